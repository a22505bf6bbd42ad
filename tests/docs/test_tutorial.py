"""The tutorial holds: its files are written as it says, its commands answer as it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor.cli.command_line import run

PAGE = Path(__file__).parents[2] / "docs" / "tutorial-cards.md"
# A block, and the line before it where that is nothing but a file's name.
BLOCK = re.compile(r"(?:^`([\w./-]+)`\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
CODES = {"slips/doors.toml": 1}  # commands that find fault with what they look at


def blocks() -> list[tuple[str, str, str]]:
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def words(text: str) -> str:
    """A text however it is wrapped."""
    return " ".join(text.split())


def answers(expected: str, out: str) -> bool:
    """Whether this was printed; three dots stand for anything."""
    parts = [re.escape(part) for part in words(expected).split("...")]
    return re.fullmatch(".*?".join(parts), words(out), re.DOTALL) is not None


def test_every_block_is_run() -> None:
    found = blocks()
    assert len(found) == PAGE.read_text(encoding="utf-8").count("\n```\n")
    assert {kind for _, kind, _ in found} == {"toml", "console", "py"}
    assert all(bool(file) == (kind == "toml") for file, kind, _ in found)


def test_dots_stand_for_anything_and_nothing_else_does() -> None:
    assert answers("a ... d", "a b\nc d")
    assert not answers("a d", "a b c d")


def test_the_first_set_is_made_in_ten_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for file, kind, text in blocks():
        if kind == "toml":
            path = tmp_path / file
            path.parent.mkdir(exist_ok=True)
            before = path.read_text(encoding="utf-8") + "\n" if path.exists() else ""
            path.write_text(before + text, encoding="utf-8")
        elif kind == "py":
            subprocess.run([sys.executable, "-W", "error", "-c", text], check=True, timeout=60)
        for command, expected in COMMAND.findall(text) if kind == "console" else ():
            program, *arguments = command.split()
            assert program == "kickdoor"
            assert run(arguments) == CODES.get(arguments[-1], 0), command
            out = capsys.readouterr().out
            assert answers(expected, out), out
