"""Choosing at the terminal: what has parts can be thought better of, and no choice is dropped
without a word.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from kickdoor.bots import EasyBot
from kickdoor.drive import Rng
from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.game import Game
from kickdoor.engine.views.view import SeatView
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.plain import PlainGame, Seating
from kickdoor.words import LANGUAGES, Words
from told_games import scene

GOODS = {
    "level": 3,
    "carry": ["mithril-armor", "pointy-hat-of-power", "cloak-of-obscurity"],
}


class Idle:
    """Does nothing, where that is an answer."""

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        if None in legal:
            return None
        return next((act for act in legal if act and act.verb == w.PASS), legal[0])


class Cursing(Idle):
    """Butts in with the first Curse that comes to hand."""

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        ann = (w.REF_SEAT + 0,)
        curses = [act for act in legal if isinstance(act, PlayCard) and act.on == ann]
        return curses[0] if curses else super().choose(view, legal, rng)


def typed(
    game: Game, tmp_path: Path, *lines: str, bob: Idle | None = None, language: str = "en"
) -> str:
    """What Ann is shown while she types this, and then closes her keyboard."""
    out = io.StringIO()
    keys = iter(lines)

    def read() -> str:
        line = next(keys, None)
        if line is None:
            raise EOFError
        out.write(f"{line}\n")
        return line

    seating = Seating(["you", "easy", "easy"], [None, bob or Idle(), EasyBot()], 1)
    console = Console(file=out, width=100, no_color=True, highlight=False)
    words, labels = Words(language), labels_in(language)
    PlainGame(game, seating, words, labels, console, read, tmp_path / "game.json").play()
    return out.getvalue()


def joined(shown: str) -> str:
    """Without the breaks of lines."""
    return " ".join(shown.split())


def items(game: Game) -> list[str]:
    return [game.table.catalogue.cards[c].id for c in game.table.in_play[0]]


def number_of(shown: str, label: str) -> str:
    """The number beside the last entry of that name."""
    lines = [line.split() for line in shown.splitlines() if line[5:].startswith(label)]
    return lines[-1][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_can_go_back_from_a_sale_and_nothing_was_sold(tmp_path: Path, language: str) -> None:
    game = scene([], Ann=GOODS)
    shown = typed(game, tmp_path, language=language)
    number = next(
        line.split()[0]
        for line in shown.splitlines()
        if line.endswith(" ...") and ("Sell" in line or "erkauf" in line)
    )
    before = game.hash()

    typed(game, tmp_path, number, "1", "0", "0", "t", language=language)
    typed(game, tmp_path, number, "1", "", "", language=language)

    assert game.hash() == before


def test_who_picks_one_item_sells_no_other(tmp_path: Path) -> None:
    """Two are left, and either would do: what is not picked stays."""
    carried = ["mithril-armor", "pointy-hat-of-power"]
    game = scene([], Ann={"level": 3, "carry": carried, "hand": ["elf"]})
    sell = number_of(typed(game, tmp_path), "Sell Items")

    shown = typed(game, tmp_path, sell, "1")

    assert "Chosen so far: Mithril Armor. Worth 600 gold." in joined(shown)
    assert items(game) == carried

    typed(game, tmp_path, sell, "1", "1")

    assert items(game) == []
    assert game.table.levels[0] == 4


def test_what_would_be_sold_is_said_before_it_is(tmp_path: Path) -> None:
    game = scene([], Ann=GOODS)
    sell = number_of(typed(game, tmp_path), "Sell Items")

    shown = typed(game, tmp_path, sell, "1", "1")

    assert "2  Sell Mithril Armor and Pointy Hat of Power for 1,000 gold" in shown
    assert len(items(game)) == 3
    typed(game, tmp_path, sell, "1", "1", "2")
    assert items(game) == ["cloak-of-obscurity"]


def test_a_sale_that_is_typed_can_be_left_too(tmp_path: Path) -> None:
    game = scene([], Ann=GOODS)

    shown = typed(game, tmp_path, "sell", "0")

    assert "What do you sell?" in shown
    assert shown.count("Kick open the door") == 2
    assert len(items(game)) == 3


def test_one_can_go_back_from_a_power_that_costs_cards(tmp_path: Path) -> None:
    fighter = {"level": 3, "play": ["warrior"], "hand": ["elf", "dwarf", "cleric"]}
    game = scene([{"Ann": "kick"}], Ann=fighter)
    shown = typed(game, tmp_path)
    number = number_of(shown, "Warrior: ")
    before = game.hash()

    shown = typed(game, tmp_path, number, "1", "0")

    assert game.hash() == before
    assert "What do you pay with?" in shown
    assert len(game.table.hands[0]) == 3


def test_a_choice_that_somebody_came_before_is_said_to_be_open(tmp_path: Path) -> None:
    bob = {"level": 4, "hand": ["curse-lose-a-level"]}
    game = scene([], Bob=bob, Ann={"level": 3, "hand": ["elf"]})

    shown = typed(game, tmp_path, "kick", "play elf", bob=Cursing())

    assert game.table.levels[0] == 2
    assert shown.count("Somebody came in before “Kick open the door”") == 1
    assert game.waiting[0][:2] == (0, "start")


def test_what_somebody_came_before_is_done_the_second_time_without_a_word(tmp_path: Path) -> None:
    bob = {"level": 4, "hand": ["curse-lose-a-level"]}
    game = scene([], Bob=bob, Ann={"level": 3, "hand": ["elf", "dwarf"]}, doors=("wizard",))

    shown = typed(game, tmp_path, "kick", "kick", bob=Cursing())

    assert shown.count("You kick open the door") == 1
    assert shown.count("Somebody came in before “Kick open the door”") == 1


def test_what_was_not_chosen_is_not_said_to_be_open(tmp_path: Path) -> None:
    """All Ann can do is kick: that is done for her, and done again after Bob's Curse."""
    game = scene([], Bob={"level": 4, "hand": ["curse-lose-a-level"]}, Ann={"level": 3})

    assert "came in before" not in typed(game, tmp_path, bob=Cursing())


def test_a_choice_that_nobody_came_before_is_made_in_silence(tmp_path: Path) -> None:
    game = scene([], Ann={"level": 3, "hand": ["elf"]})

    shown = typed(game, tmp_path, "kick")

    assert "You kick open the door" in shown
    assert "came in before" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_are_shown_once_more(tmp_path: Path, language: str) -> None:
    game = scene([], Ann=GOODS)
    once = typed(game, tmp_path, "c", language=language)
    top = [line for line in once.splitlines() if line.startswith("  1  ")]
    assert len(top) == 2
    assert top[0] == top[1]

    helped = typed(game, tmp_path, "?", language=language)
    assert any(line.split()[:1] == ["c"] for line in helped.splitlines())
