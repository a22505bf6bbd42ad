"""A bot answers an ask of any kind by what is declared of it: what is named is got or given up."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, Final

import pytest

from kickdoor.bots import BOTS, our_bot
from kickdoor.bots.shared.saying_no import YES
from kickdoor.cards.sets import load_sets
from kickdoor.drive import Rng
from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act_kinds import ChooseAnswer
from kickdoor.engine.frames.death import Death
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.excess import CLASSES, COMPLEX, FOLLOWERS, RACES, SLOTS, Excess
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.frame_kinds import FRAME_IDS
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from worded import messages

ANN, BOB, CID = range(3)
GOOD, POOR = "mithril-armor", "leather-armor"
LAID: Final[dict[str, Any]] = {
    "edition": "munchkin",
    "turn": "Ann",
    "players": {
        "Ann": {"level": 4, "hand": [GOOD, POOR]},
        "Bob": {"level": 8},
        "Cid": {"level": 2},
    },
    "steps": [{"Ann": "kick"}],
}
ENGINE: Final = Path(__file__).parents[2] / "src" / "kickdoor" / "engine"
TO_BE_REFUSED: Final = {"Q_YES_NO", "W_NO", "W_NOTHING"}
ASKS: Final = [n for n, kind in enumerate(w.QUESTION_KINDS) if kind.put == w.BY_ASK]
THINKING: Final = [name for name in BOTS if name != "random"]  # who answers anything
of_every_kind = pytest.mark.parametrize("asks", ASKS, ids=[w.QUESTIONS[n] for n in ASKS])
of_every_bot = pytest.mark.parametrize("name", THINKING)


def table(laid: dict[str, Any] = LAID) -> Game:
    scene = read_scenario(Path("scene.toml"), "scene", dict(laid))
    return Runner(scene, catalogue_of(load_sets(["munchkin"]))).game


def answer(
    name: str, asks: int, refs: list[int], game: Game | None = None, below: Frame | None = None
) -> int:
    """What the bot names, of these, when Ann is asked a question of the kind."""
    view = (game or table()).view(ANN)
    view.stack += [Ask(ANN, asks)] if below is None else [below, Ask(ANN, asks)]
    found = {our_bot(name).choose(view, [ChooseAnswer((r,)) for r in order], Rng(1)) for order in
             (refs, refs[::-1])}  # fmt: skip
    assert len(found) == 1, "it takes whichever comes first"
    [act] = found
    assert isinstance(act, ChooseAnswer)
    return act.answers[0]


@of_every_bot
@of_every_kind
def test_a_card_that_is_got_is_the_best_and_one_that_is_lost_the_least(
    name: str, asks: int
) -> None:
    game = table()
    good, poor = sorted(game.view(ANN).hands[ANN], key=lambda c: -game.catalogue.cards[c].gold)

    named = answer(name, asks, [good, poor])

    assert named == (good if w.QUESTION_KINDS[asks].naming == w.GOT else poor)


@of_every_bot
@pytest.mark.parametrize("asks", [w.Q_CHOOSE_CARD, w.Q_CHOOSE_ITEM])
def test_of_what_is_a_rivals_the_best_is_taken(name: str, asks: int) -> None:
    """A troll, and the Lawyer's estate: who may take something takes what is worth having."""
    game = table(
        LAID | {"players": {"Ann": {"level": 9}, "Bob": {"carry": [GOOD, POOR]}, "Cid": {}}}
    )
    good, poor = sorted(game.view(ANN).in_play[BOB], key=lambda c: -game.catalogue.cards[c].gold)

    assert answer(name, asks, [poor, good], game) == good


@of_every_bot
@pytest.mark.parametrize("what", [CLASSES, RACES, FOLLOWERS, SLOTS, COMPLEX])
def test_of_too_many_the_best_is_kept(name: str, what: int) -> None:
    """CHARACTER-5: of Classes and Races one names what stays, of all else what goes."""
    game = table()
    good, poor = sorted(game.view(ANN).hands[ANN], key=lambda c: -game.catalogue.cards[c].gold)
    named = answer(name, w.Q_CHOOSE_CARD, [good, poor], below=Excess(ANN, what))

    assert named == (good if what in (CLASSES, RACES) else poor)


@of_every_bot
@of_every_kind
def test_a_player_who_has_the_harm_of_it_is_the_leader_and_who_has_the_good_the_last(
    name: str, asks: int
) -> None:
    is_good = w.QUESTION_KINDS[asks].naming == w.GOT

    assert answer(name, asks, [w.REF_SEAT + BOB, w.REF_SEAT + CID]) == w.REF_SEAT + (
        CID if is_good else BOB
    )
    assert (answer(name, asks, [w.REF_SEAT + ANN, w.REF_SEAT + CID]) == w.REF_SEAT + ANN) == is_good


@of_every_bot
@of_every_kind
def test_a_word_that_turns_it_down_is_not_the_answer(name: str, asks: int) -> None:
    assert answer(name, asks, [w.W_NOTHING, w.W_YES]) == w.W_YES
    assert answer(name, asks, [w.W_NO, w.W_YES]) == w.W_YES


@pytest.mark.parametrize("folder", ["frames", "effects"])
def test_of_who_may_be_told_no_it_is_said_what_yes_is_worth(folder: str) -> None:
    found = {
        one.name: names_of(one) & TO_BE_REFUSED
        for path in (ENGINE / folder).glob("*.py")
        for one in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(one, ast.ClassDef)
    }

    assert [name for name, words in found.items() if words and name not in YES] == []
    assert [name for name, words in found.items() if not words and name in YES] == []


def test_a_frame_that_may_be_told_no_says_on_a_button_what_that_comes_to() -> None:
    asking = {re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in YES} & {*FRAME_IDS}
    labelled = {frame for frame in asking if f"act-choose-{frame}-no" in messages("en")}
    assert not asking - labelled, "add `act-choose-FRAME-no`, and `-yes` if need be"


def names_of(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


@of_every_bot
@pytest.mark.parametrize("asking", ["Death", "Taken"])
def test_no_is_the_answer_where_yes_is_worth_less_than_nothing(
    name: str, asking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the frame that asks, and by the step of an effect."""
    game = table()
    below: Frame = Death(ANN)
    if asking == "Taken":
        programs = game.catalogue.programs
        first = next(n for n, p in enumerate(programs) if p and type(p[0]).__name__ == asking)
        below = RunningEffect(first, BOB, card=-1, subject=BOB)
    yes_or_no = [w.W_YES, w.W_NO]

    assert answer(name, w.Q_YES_NO, yes_or_no, game, below) == w.W_YES
    monkeypatch.setitem(YES, asking, lambda view, ask: -0.1)
    assert answer(name, w.Q_YES_NO, yes_or_no, game, below) == w.W_NO
