"""The examples run as they stand, and are as short as they say."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor.bots import EasyBot
from kickdoor.drive import Driver
from kickdoor.engine.game import Game
from kickdoor.lab import simulate

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BOT = str(EXAMPLES / "ten_line_bot.py") + ":Spoilsport"


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / script), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def lines_of(script: str, name: str = "") -> int:
    """How many lines of code a script has, or a class in it."""
    text = (EXAMPLES / script).read_text(encoding="utf-8")
    tree: ast.AST = ast.parse(text)
    if name:
        tree = next(n for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.name == name)
    return len({n.lineno for n in ast.walk(tree) if isinstance(n, ast.stmt)})


def test_they_are_as_short_as_they_say() -> None:
    assert lines_of("ten_line_bot.py", "Spoilsport") <= 10
    assert lines_of("tournament.py") <= 20
    assert lines_of("check_draws.py") <= 20


def test_the_bot_of_ten_lines_plays_without_a_fault() -> None:
    report = simulate(3, [BOT, "easy", "easy"], seed=2)

    assert report["finished"] == 3
    assert report["faults"] == {}


@pytest.mark.slow
def test_the_tournament_ranks_the_bots() -> None:
    done = run("tournament.py", "4", "random", "easy")

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0].endswith("easy")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game.new(["Ann", "Bob", "Cid"], seed=5)
    Driver(game, [EasyBot(), EasyBot(), EasyBot()]).play()
    file = tmp_path / "game.json"
    file.write_text(game.record.to_json(), encoding="utf-8")
    return file


def test_draws_are_checked_without_the_engine(record: Path) -> None:
    imported = {
        alias.name
        for node in ast.walk(ast.parse((EXAMPLES / "check_draws.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported == {"hashlib", "json", "sys"}
    done = run("check_draws.py", str(record))
    assert (done.returncode, ", 0 of them not" in done.stdout) == (0, True)


def test_a_loaded_die_is_found(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    stream, index, n, result = data["draws"][-1]
    data["draws"][-1] = [stream, index, n, (result + 1) % n]
    record.write_text(json.dumps(data), encoding="utf-8")

    done = run("check_draws.py", str(record))

    assert done.returncode == 1
    assert ", 1 of them not as the seed has it" in done.stdout
