"""What the player is offered, told in advance, and spared."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from kickdoor.bots import bot_named
from kickdoor.drive import Asked, Driver, Rng
from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.game import Game
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.menu import Entry, MenuMaker
from kickdoor.terminal.patience import Patience
from kickdoor.terminal.previews import outlook
from kickdoor.terminal.typed import Names, read_act
from kickdoor.words import Words
from told_games import CATALOGUE, scene

ANN, BOB = 0, 1
LANGUAGES = [Words("en"), Words("de")]


def menu(game: Game, seat: int = ANN, is_beat: bool = False) -> list[Entry]:
    maker = MenuMaker(game, seat, Words("en"), labels_in("en"))
    return maker.menu(game.legal(seat), is_beat)


def texts(entries: list[Entry]) -> list[str]:
    return [entry.text for entry in entries]


def repr_of(act: Act) -> str:
    return str(act.key())


def acts_in(entries: list[Entry]) -> list[Act]:
    found: list[Act] = []
    for entry in entries:
        found += [entry.act] if entry.act is not None else acts_in(entry.entries)
    return found


def test_the_next_step_of_the_turn_comes_first() -> None:
    assert texts(menu(scene([])))[0] == "Kick open the door"


def test_a_card_with_several_targets_is_one_line() -> None:
    game = scene([], Ann={"hand": ["curse-duck-of-doom"]})
    (entry,) = [e for e in menu(game) if "Duck" in e.text]
    assert entry.text == "Play Curse! Duck of Doom ..."
    assert texts(entry.entries) == [
        "Play Curse! Duck of Doom on Bob",
        "Play Curse! Duck of Doom on Cid",
        "Play Curse! Duck of Doom on yourself",
    ]


def test_at_a_beat_doing_nothing_comes_first() -> None:
    game = scene([], Bob={"hand": ["curse-duck-of-doom"]})
    first = menu(game, BOB, is_beat=True)[0]
    assert first.text == "Do nothing"
    assert first.is_idle


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_act_is_in_the_menu_once_and_all_is_said_well(seed: int) -> None:
    edition = ("munchkin", "star")[seed % 2]
    game = Game.new(["Ann", "Bob", "Cid"], edition=edition, seed=seed)
    driver = Driver(game, [None, bot_named("easy"), bot_named("easy")], seed=seed)
    ann, rng = bot_named("random"), Rng(seed)
    for number in range(150):
        asked = driver.advance()
        if asked is None:
            break
        entries = menu(game, ANN, asked.is_beat)
        assert sorted(map(repr_of, acts_in(entries))) == sorted(map(repr_of, asked.legal))
        for words in LANGUAGES:
            is_said_well(words.question(asked.kind, game, ANN, asked.question))
            for act in asked.legal:
                is_said_well(words.act(act, game, ANN))
        options: list[Act | None] = [*asked.legal, None] if asked.is_beat else [*asked.legal]
        driver.answer(ann.choose(game.view(ANN), options, rng.at(number)))
    for words in LANGUAGES:
        for reader in (ANN, BOB, -1):
            for sentence in words.story(game.view(reader).history, game, reader):
                is_said_well(sentence)


def is_said_well(text: str) -> None:
    assert text
    assert "{" not in text
    assert "  " not in text


# What an act would make of the fight.


FIGHT: list[object] = [{"Ann": "kick"}]


def test_the_outlook_tells_a_win() -> None:
    game = scene(FIGHT, Ann={"hand": ["magic-missile"]})
    labels = labels_in("en")
    missile = {act.side: act for act in game.legal(ANN) if isinstance(act, PlayCard)}
    before = game.hash()
    assert outlook(game, ANN, missile[w.MUNCHKINS], labels) == "6 to 1, a win"
    assert outlook(game, ANN, missile[w.MONSTERS], labels) == "1 to 6"
    assert game.hash() == before


def test_the_outlook_says_whose_win_it_is_to_who_does_not_fight() -> None:
    game = scene(FIGHT, Bob={"hand": ["magic-missile"]})
    missile = {act.side: act for act in game.legal(BOB) if isinstance(act, PlayCard)}
    assert outlook(game, BOB, missile[w.MUNCHKINS], labels_in("en")) == "6 to 1, Ann wins"


def test_the_outlook_on_help_counts_the_helper_in() -> None:
    game = scene(FIGHT, Bob={"level": 4})
    ask = next(act for act in game.legal(ANN) if act.verb == w.ASK and act.player() == BOB)
    assert outlook(game, ANN, ask, labels_in("en")) == "5 to 1, a win"


def test_the_outlook_on_trouble_is_told_before_it_is_found() -> None:
    game = scene([{"Ann": "kick"}, {"Ann": "keep"}], Ann={"hand": ["bullrog"]}, doors=("elf",))
    trouble = next(act for act in game.legal(ANN) if act.verb == w.TROUBLE)
    assert outlook(game, ANN, trouble, labels_in("en")) == "1 to 18"


def test_what_is_demanded_comes_before_what_is_free() -> None:
    excess = ["elf", "dwarf", "cleric", "thief", "warrior", "halfling"]
    game = scene([], phase="charity", Ann={"hand": excess})
    assert texts(menu(game))[0].startswith("Charity: ") or texts(menu(game))[0].startswith(
        "Discard"
    )


def test_there_is_no_outlook_without_a_fight() -> None:
    game = scene([], Ann={"hand": ["curse-duck-of-doom"]})
    curse = next(act for act in game.legal(ANN) if act.verb == w.PLAY)
    assert outlook(game, ANN, curse, labels_in("en")) == ""


# When the player is asked.


def asked(game: Game, seat: int, is_beat: bool = False) -> Asked:
    return Asked(seat, "wait", 0, game.legal(seat), is_beat)


def test_a_beat_with_nothing_to_play_is_let_pass() -> None:
    game = scene([], Bob={"play": ["elf", "helm-of-courage"]})
    patience = Patience(game, BOB)
    assert patience.lets_pass(asked(game, BOB, is_beat=True))
    patience.is_quiet = False
    assert not patience.lets_pass(asked(game, BOB, is_beat=True))


def test_a_player_with_a_curse_is_asked_at_one_beat_a_turn() -> None:
    game = scene([], Bob={"hand": ["curse-duck-of-doom"]})
    patience = Patience(game, BOB)
    assert not patience.lets_pass(asked(game, BOB, is_beat=True))
    assert patience.lets_pass(asked(game, BOB, is_beat=True))


def test_a_question_without_a_pass_is_always_asked() -> None:
    game = scene([])
    assert not Patience(game, ANN).lets_pass(asked(game, ANN))


# Whatever is typed.


NAMES = Names(CATALOGUE, ["Ann", "Bob", "Cid"], 0)
WORDS = st.sampled_from(
    [
        *w.VERBS,
        "on",
        "from",
        "with",
        "discarding",
        "ask",
        "elf",
        "mace",
        "of",
        "sharpness",
        "Bob",
        "me",
        "3",
        ",",
        "~2",
        "#2",
        "yes",
        "é",
    ]
)


@settings(max_examples=200)
@given(st.lists(WORDS, max_size=7).map(" ".join) | st.text(max_size=30))
def test_no_line_can_break_the_reader(line: str) -> None:
    data = read_act(line, NAMES)
    assert data is None or isinstance(data, str | dict)
