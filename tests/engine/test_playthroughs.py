"""Whole games, written down: what the rules, the cards or the bots do otherwise shows as a diff."""

from __future__ import annotations

import difflib
import runpy
from pathlib import Path
from typing import Any

import pytest

from kickdoor.engine.rules import EDITIONS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "playthroughs"
SHOWN = 60  # lines of a difference
RENEW = "if the change is meant, run .venv/bin/python tools/playthroughs.py and read the diff"


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "playthroughs.py"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_goes_as_it_is_written(tool: dict[str, Any], edition: str) -> None:
    written = (FOLDER / f"{edition}.txt").read_text(encoding="utf-8").splitlines()
    played = tool["transcript"](edition).splitlines()

    changed = list(difflib.unified_diff(written, played, "written", "played", lineterm=""))
    assert not changed, "\n".join([f"{edition}: {RENEW}", *changed[:SHOWN]])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_playthrough_is_short_enough_to_read_and_has_an_end(edition: str) -> None:
    lines = (FOLDER / f"{edition}.txt").read_text(encoding="utf-8").splitlines()

    assert len(lines) < 2500
    assert any("wins the game" in line or "win the game" in line for line in lines[-10:])
