"""Run by a program with a few fields more than ours (`test_more_fields`): what was packed without
them is read, and they are as on a new table; one is shown beside munchkins, one begins anew with a
new character, and is laid at random within its bounds.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import zlib
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from full_tables import CATALOGUE, RULES, full_table
from kept_formats import kept
from kickdoor import Game, Record
from kickdoor.drive import Rng
from kickdoor.engine.codec.pack import FORMAT, digest, pack, unpack
from kickdoor.engine.frames.turn import Turn
from kickdoor.errors import RecordError
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.screen import Screen
from kickdoor.words import Words
from qa.random_tables import random_table

RECORDS = Path(__file__).parents[1] / "records"
NEW = {"hiccups": 7, "moustache": (2, 2, 2), "toothpicks": (0, 0, 0), "doodles": [[], [], []]}
LISTENING = ("listen-at-the-door",)  # the option that gives toothpicks


def told(t: object) -> dict[str, object]:
    return {name: getattr(t, name) for name in NEW}


def check_read(data: bytes, t: Any) -> None:
    """It was read with what is new as it begins, and is packed in the new format."""
    assert data[8] < FORMAT, "it is not older"
    begun = {"moustache": (2,) * t.seats, "doodles": [[] for _ in range(t.seats)]}
    assert told(t) == NEW | begun | {"toothpicks": (2 * t.rules.listen,) * t.seats}
    assert t.combat is None or t.combat.sneezes == 5
    again = unpack(pack(t), t.catalogue, t.rules)
    assert digest(again) == digest(t)


def check_new() -> None:
    """What is new is packed, copied and seen as all else is."""
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    before = game.hash()
    t: Any = game.table
    t.hiccups, t.moustache, t.doodles = 9, (4, 0, 1), [[], [0], []]
    assert game.hash() != before
    for other in (unpack(pack(t), t.catalogue, t.rules), t.copy(), game.view(1)):
        assert told(other) == told(t)
    assert t.copy().doodles is not t.doodles


def check_anew() -> None:
    """A new character has what everybody began with, and keeps what is not said to begin anew."""
    t: Any = Game.new(["Ann", "Bob", "Cid"], options=LISTENING, seed=1).table
    assert t.toothpicks == (2, 2, 2)
    t.turn, t.dead, t.newcomer, t.toothpicks, t.moustache = (
        0,
        (0, 1, 0),
        (0, 0, 0),
        (1, 0, 0),
        (1, 0, 0),
    )
    stamp = t.stamp
    Turn().begin(t)
    assert (t.dead, t.newcomer) == ((0, 0, 0), (0, 1, 0))
    assert (t.toothpicks, t.moustache) == ((1, 2, 0), (1, 0, 0))
    assert t.stamp > stamp


def check_bounds() -> None:
    """What lies within bounds is laid at random, where there is room, and nothing else is read."""
    laid: set[int] = set()
    for seed in range(10):
        t: Any = random_table("munchkin", 4, Rng(seed), options=LISTENING).table
        laid |= {*t.toothpicks}
        t = random_table("munchkin", 4, Rng(seed)).table
        assert t.toothpicks == (0, 0, 0, 0)
    assert laid == {0, 1, 2}
    full: Any = full_table()
    assert full.toothpicks == (0, 0, 0)
    for wrong in (-1, 3):
        full.toothpicks = (0, wrong, 2)
        with pytest.raises(RecordError, match=f"toothpicks: {wrong} cannot be"):
            unpack(pack(full), CATALOGUE, RULES)


def check_badge() -> None:
    """One of them is on the wire, in a terminal, and a key of scenarios."""
    players: dict[str, object] = {"Ann": {"moustache": 0}, "Bob": {"moustache": 4}, "Cid": {}}
    expected = {"Ann": {"moustache": 0}, "Bob": {"moustache": 4}, "Cid": {"moustache": 2}}
    data: dict[str, object] = {"players": players, "steps": [{"expect": expected}]}
    runner = Runner(read_scenario(Path(), "", data), Game.new(["Ann", "Bob", "Cid"]).catalogue)
    assert runner.run() is None
    for language, words in (
        ("en", ["moustache 4", "moustache 2"]),
        ("de", ["Schnurrbart 4", "Schnurrbart 2"]),
    ):
        section = GameRendering(runner.game).section("munchkins", 0, language)
        munchkins = json.loads(bytes(section.data))
        assert [badge["text"] for one in munchkins for badge in one["badges"]] == words
        console = Console(file=StringIO(), width=100)
        Screen(console, runner.game, 0, Words(language), labels_in(language)).players()
        assert isinstance(console.file, StringIO)
        assert re.findall(r"\[(.*?)\]", console.file.getvalue()) == words


def main() -> None:
    assert max(kept()) + 1 == FORMAT
    read = 0
    tables: dict[str, dict[str, str]] = json.loads((RECORDS / "tables-0.1.0.json").read_text())
    for name, some in tables.items():
        record = Record.from_json((RECORDS / "0.1.0" / f"{name}.json").read_text())
        game = Game.replay(record)
        assert not record.hash or record.state < FORMAT
        for packed in some.values():
            data = zlib.decompress(base64.b64decode(packed))
            check_read(data, unpack(data, game.table.catalogue, game.table.rules))
            read += 1
    for one in kept().values():
        if "full" in one:  # of the first format there are those above
            data = base64.b64decode(one["full"])
            check_read(data, unpack(data, CATALOGUE, RULES))
            read += 1
    check_new()
    check_anew()
    check_bounds()
    check_badge()
    sys.stdout.write(f"{read} tables of formats before {FORMAT} were read\n")


if __name__ == "__main__":
    main()
