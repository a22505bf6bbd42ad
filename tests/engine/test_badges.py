"""Badges: a public number by seat, shown beside a munchkin wherever one is shown."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from rich.console import Console

import kickdoor.words
from kickdoor.engine.game import Game
from kickdoor.engine.state.fields import (
    BADGES,
    COUNT,
    FIELDS,
    FLAG,
    PUBLIC,
    ROW,
    SEATS,
    STATE,
    Badge,
)
from kickdoor.engine.state.state_fields import badges_of
from kickdoor.protocol.rendering.game_rendering import GameRendering, Kept
from kickdoor.protocol.view_messages import Munchkin
from kickdoor.scenario import shapes
from kickdoor.scenario.files import PLAYER_KEYS, read_scenario
from kickdoor.scenario.runner import run_scenario
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.online_table import OnlineTable
from kickdoor.terminal.screen import Screen
from kickdoor.words import LANGUAGES, Words

WORDS = Path(kickdoor.words.__file__).parent
NAMES = ["Ann", "Bob", "Cid"]
ALL = [badge for _, badge in BADGES]


@pytest.mark.parametrize("badge", ALL, ids=lambda badge: badge.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_badge_has_its_words(badge: Badge, language: str) -> None:
    book = Words(language).book
    assert book.has(f"badge-{badge.id}"), f"badge-{badge.id} is missing in words/{language}.ftl"
    said = {book.say(f"badge-{badge.id}", count=count) for count in (1, 2, 5)}
    assert all(said)
    wanted = "say how many, by $count" if badge.shows == COUNT else "a flag has one sentence"
    assert len(said) == (3 if badge.shows == COUNT else 1), f"badge-{badge.id}: {wanted}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_lack_their_badge(language: str) -> None:
    said = re.findall(
        r"^badge-([\w-]+) *=", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert sorted(said) == sorted(badge.id for badge in ALL)


def test_a_badge_is_of_a_public_number_by_seat() -> None:
    for field in FIELDS:
        if field.badge is not None:
            assert (field.shape, field.per, field.seen) == (ROW, SEATS, PUBLIC), field.name
            assert field.keeping == STATE
            assert field.badge.shows in (FLAG, COUNT)
            assert field.badge.told


def test_no_badge_has_the_key_of_something_else() -> None:
    """In scenarios, where it stands among the others."""
    assert len({badge.key for badge in ALL}) == len(ALL)
    assert len(set(PLAYER_KEYS)) == len(PLAYER_KEYS)
    source = Path(shapes.__file__).read_text(encoding="utf-8")
    assert not [badge.key for badge in ALL if f'"{badge.key}":' in source]


def test_what_is_nought_is_not_shown() -> None:
    t = Game.new(NAMES, seed=1).table
    assert [badges_of(t, seat) for seat in range(3)] == [[], [], []]

    t.newcomer, t.marks = (0, 1, 0), (0, 1 << 8 | 1, 2)

    assert [badges_of(t, seat) for seat in range(3)] == [
        [], [("newcomer", 1), ("no-help", 1)], [("no-help", 1)],
    ]  # fmt: skip


def sent(rendering: GameRendering, language: str) -> list[list[tuple[str, int, str]]]:
    """The badges of every munchkin, on the wire."""
    data = rendering.section("munchkins", 0, language).data
    munchkins = msgspec.json.decode(data, type=list[Munchkin])
    return [[(one.id, one.value, one.text) for one in who.badges] for who in munchkins]


def test_they_are_on_the_wire_in_the_reader_s_language_and_kept_no_longer_than_they_hold() -> None:
    game, kept = Game.new(NAMES, seed=1), Kept()
    assert sent(GameRendering(game, kept), "en") == [[], [], []]

    game.table.newcomer = (0, 1, 0)
    game.table.stamp += 1

    assert sent(GameRendering(game, kept), "en") == [[], [("newcomer", 1, "new character")], []]
    assert sent(GameRendering(game, kept), "de") == [[], [("newcomer", 1, "neuer Charakter")], []]


def test_they_are_on_the_screen_of_the_terminal() -> None:
    game = Game.new(NAMES, seed=1)
    game.table.newcomer = (0, 1, 0)
    console = Console(file=io.StringIO(), width=100, color_system=None)
    Screen(console, game, 0, Words("en"), labels_in("en")).players()

    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert ["[new character]" in line for line in lines if "Bob" in line or "Ann" in line] == [
        False, True,
    ]  # fmt: skip


def test_they_are_in_the_plain_lines_of_a_live_table() -> None:
    game = Game.new(NAMES, seed=1)
    game.table.newcomer = (0, 1, 0)
    data = GameRendering(game).section("munchkins", 0, "de").data
    munchkins = msgspec.json.decode(data, type=list[Munchkin])
    table = SimpleNamespace(turn=0, sets=["munchkin"])
    client: Any = SimpleNamespace(
        language="de", view=SimpleNamespace(seat=0, table=table, munchkins=munchkins)
    )
    lines: list[str] = []
    OnlineTable(client, labels_in("de"), lines.append).players()

    assert [line.endswith("[neuer Charakter]") for line in lines] == [False, True, False]


def played(players: Mapping[str, object], *steps: object) -> str:
    """What is wrong with a scenario; empty: nothing."""
    seated: dict[str, object] = {"Ann": {}, "Bob": {}, "Cid": {}}
    data: dict[str, object] = {"players": seated | dict(players)}
    scenario = read_scenario(Path(), "", data | {"steps": list(steps)})
    game = Game.new(NAMES, seed=1)
    failure = run_scenario(scenario, game.table.catalogue)
    return failure.message if failure else ""


def test_scenarios_lay_them_out_and_expect_them() -> None:
    newcomer = {"Bob": {"newcomer": True}}
    holds = {"Ann": {"newcomer": False, "no_help": False}, "Bob": {"newcomer": True}}

    assert played(newcomer, {"expect": holds}) == ""
    fault = played({}, {"expect": {"Bob": {"newcomer": True}}})
    assert "Bob: newcomer: expected true, got false" in fault
    assert "newcomer 1" in played(newcomer, {"expect": {"Ann": {"level": 2}}})


def test_what_takes_more_than_a_word_cannot_be_laid_out() -> None:
    assert "no_help" not in PLAYER_KEYS
    assert all((badge.key in PLAYER_KEYS) == badge.is_laid for badge in ALL)
    assert {badge.key for badge in ALL} <= set(shapes.PLAYER)
