"""Cards that nobody would print, but the linter lets pass: every verb on every kind of card, aimed
at everything, at every time. Whatever is typed of them is refused in an orderly way, or leads to a
question that somebody can answer.
"""

from itertools import product
from pathlib import Path

import pytest

from kickdoor.cards.card_words import TARGETS, TIMINGS
from kickdoor.cards.lint import lint
from kickdoor.cards.verb import Argument, Verb
from kickdoor.cards.verbs import VERBS
from kickdoor.drive import Rng
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.game import Game
from qa.random_tables import random_table
from qa.typed import check_answered, submitted
from scenes import Scene

KINDS = {
    "level_up": "",
    "special_treasure": "",
    "special_door": "",
    "one_shot": "gold = 100",
    "monster_enhancer": "bonus = 2",
    "curse": "",
    "class": "",
}
CARDS = 60  # of each verb
STEPS = 10


def effect_of(verb: Verb) -> str:
    """What a verb cannot do without, and no more; those that hold others as the page has them."""
    needed = [verb.arguments[name] for name in verb.needed]
    if any(argument.holds_effects for argument in needed):
        return verb.example.removeprefix("{ ").removesuffix(" }")
    return ", ".join([f"do = '{verb.name}'", *(f"{one.name} = {value_of(one)}" for one in needed)])


def value_of(argument: Argument) -> str:
    return f"'{argument.words[0]}'" if argument.words else str(max(argument.low, 1))


def card(number: int, kind: str, on: str, timing: str, verb: str) -> str:
    effect = effect_of(VERBS[verb])
    use = [f"on = '{on}'"] if on else []
    use += [f"timing = '{timing}'"] if timing else []
    use.append(f"effects = [{{ {effect} }}]")
    if kind == "class":  # a Class does nothing by itself: it has a power that does
        use += ["pay = { from = 'hand' }"] if timing == "face-up-draw" else []
        use = [f"powers = [{{ id = 'odd', {', '.join(use)} }}]"]
    head = [f"[odd-{number}]", f"kind = '{kind}'", f"name = 'Odd {number}'", "text = 'Odd.'"]
    return "\n".join([*head, KINDS[kind], *use, ""])


def odd_set(folder: Path, verb: str) -> Path:
    """Cards of a verb that pass the linter, in a set of their own."""
    folder.mkdir()
    path = folder / "cards.toml"
    choices = list(product(KINDS, TARGETS, ("", *TIMINGS)))
    Rng(verb.encode()).shuffle(choices)
    fine: list[str] = []
    for number, choice in enumerate(choices):
        one = card(number, *choice, verb)
        path.write_text(one, encoding="utf-8")
        if not lint([folder])[0]:
            fine.append(one)
        if len(fine) == CARDS:
            break
    assert fine
    path.write_text("\n".join(fine), encoding="utf-8")
    return folder


def try_all(game: Game, rng: Rng) -> None:
    """Types everything at several moments of a game."""
    for _ in range(STEPS):
        if game.is_over:
            return
        for seat in game.table.living():
            submitted(game, seat)
        seat = rng.choice([seat for seat, _, _ in game.waiting])
        game.apply(seat, rng.choice(game.legal(seat)))


@pytest.mark.slow
@pytest.mark.parametrize("verb", VERBS)
def test_whatever_is_typed_of_an_odd_card_is_answered(tmp_path: Path, verb: str) -> None:
    folder = odd_set(tmp_path / "odd", verb)
    rng = Rng(verb.encode())
    sets = ["munchkin", str(folder)]
    for _ in range(2):
        try_all(random_table("munchkin", 3, rng, sets), rng)


PROMOTION = """
[promotion]
kind    = "level_up"
name    = "Promotion"
text    = "Somebody loses a level, you gain it."
effects = [{ do = "steal_level" }]
"""


def test_a_level_stolen_from_nobody_in_particular_is_one_s_own(tmp_path: Path) -> None:
    scene = Scene(tmp_path, PROMOTION, ann={"level": 1, "hand": ["promotion"]}, bob={"level": 3})
    act = PlayCard(scene.card("promotion"))

    assert check_answered(scene.game, 0, act) is None

    scene.refuses("card:promotion", Ann={"play": "promotion"})
    scene.does(Ann={"play": "promotion", "on": "Bob"})
    scene.shows(Ann={"level": 2}, Bob={"level": 2})
