"""The page of promises names what is promised: the face of the library, and today's versions."""

import json
import re
from pathlib import Path

import kickdoor
from kickdoor import Game
from kickdoor.protocol.messages import PROTOCOL

PAGE = (Path(__file__).parents[2] / "docs" / "promises.md").read_text(encoding="utf-8")
LIBRARY = PAGE.partition("### The library")[2].partition("###")[0]


def today(contract: str) -> str:
    """The last cell of a contract's row."""
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {contract} |"))
    return row.strip("| ").split(" | ")[-1]


def test_every_name_of_the_face_is_promised() -> None:
    assert [name for name in kickdoor.__all__ if f"`{name}`" not in LIBRARY] == []


def test_what_is_promised_of_a_game_is_there() -> None:
    promised = re.findall(r"`(\w+)`", LIBRARY.partition("Of `Game`:")[2].partition(".")[0])
    assert promised
    assert [name for name in promised if not hasattr(Game, name)] == []


def test_the_versions_are_todays() -> None:
    record = json.loads(Game.new(["Ann", "Bob", "Cid"]).record.to_json())
    assert today("records") == str(record["kickdoor"])
    assert today("the wire") == str(PROTOCOL)
