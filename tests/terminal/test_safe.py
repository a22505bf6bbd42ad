"""Strangers' text on a terminal: whatever a card, a name or a message says, it moves no cursor."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from kickdoor.bots import bot_named
from kickdoor.cli.command_line import run
from kickdoor.cli.output import Output, progress
from kickdoor.engine.game import Game
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.plain import PlainGame, Seating
from kickdoor.terminal.safe import MARK, escaped, guard, guarded_ends, one_line, safe
from kickdoor.terminal.saved_games import Kept, keep
from kickdoor.words import Words

ESCAPE = "\x1b]0;gone\x07\x1b[2J"
EIGHT_BITS = "\x9b2J"
TURNED = "\u202eeil\u2066"
EVIL = f"Ev{ESCAPE}il{EIGHT_BITS}{TURNED}"
CARD = r"""
[toaster]
kind  = "monster"
name  = "Toaster \u001b[2J\nBob wins the game"
text  = "Hot.\u001b]0;gone\u0007 \u009b2J \u202e"
level = 3
treasures = 1
bad_stuff_text = "Ouch \u001b[31m"
bad_stuff = [{ do = "lose_level" }]

[hat]
kind  = "item"
name  = "Hat\r\u001b[8m"
text  = "Hidden."
bonus = 1
gold  = 100
slot  = "headgear"
"""


def is_harmless(text: str) -> bool:
    return not any(sign in text for sign in ("\x1b", "\x07", "\x9b", "\r", "\u202e", "\u2066"))


@pytest.fixture
def evil_set(tmp_path: Path) -> Path:
    folder = tmp_path / "evil"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARD, encoding="utf-8")
    return folder


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def on_a_terminal(*arguments: str) -> str:
    """What a command sends to the terminal that it runs on."""
    mine, theirs = os.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "kickdoor", *arguments],
        stdin=theirs,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color"},
    )
    os.close(theirs)
    seen = b""
    with suppress(OSError):  # which is how a terminal says that nobody is left
        while part := os.read(mine, 4096):
            seen += part
    os.close(mine)
    assert child.wait(20) == 0
    return seen.decode()


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--games", "3", "--jobs", "1", "--seats", "random,random,random"],
        ["ladder", "--games", "4", "--jobs", "1", "--bots", "random,easy", "--four", ""],
    ],
)
def test_the_bar_moves_the_cursor_as_it_should(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    told = on_a_terminal(*command)

    assert MARK not in told
    assert "\x1b[2K" in told
    assert "games" in told


def test_what_others_print_meanwhile_moves_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with guarded_ends():
        monkeypatch.setattr(sys.stderr.raw, "isatty", lambda: True)  # type: ignore[union-attr]
        with progress("games", 2) as tell:
            sys.stderr.write("moved\x1b[2J\x9b2J\n")
            tell(1, 2)

    told = capsys.readouterr().err
    assert "moved" in told
    assert "\x1b[2J" not in told
    assert "\x9b" not in told


def test_what_is_safe_stays_what_it_is() -> None:
    plain = "Ann & Bób ♀ 日本\n\t“1,000” 🐔 👩\u200d🚀"

    assert safe(plain) == plain
    assert safe("a\r\nb") == "a\nb"


@pytest.mark.parametrize("sign", [*map(chr, range(32)), *map(chr, range(127, 160)), "\u202e"])
def test_no_control_gets_through(sign: str) -> None:
    assert safe(f"a{sign}b") == (f"a{sign}b" if sign in "\t\n" else f"a{MARK}b")
    assert one_line(f"a{sign}b") in ("a b", f"a{MARK}b")


def test_halves_of_characters_are_no_failure() -> None:
    assert one_line("a\udcffb") == f"a{MARK}b"


def test_json_says_the_same_and_holds_no_control() -> None:
    said = {"name": EVIL, "more": "ä"}
    text = escaped(json.dumps(said, ensure_ascii=False))

    assert is_harmless(text)
    assert json.loads(text) == said
    assert "ä" in text


def test_a_console_keeps_its_own_colours() -> None:
    out = io.StringIO()
    console = guard(Console(file=out, force_terminal=True, color_system="standard", width=60))
    console.print(Panel(Text(EVIL, style="red")), Text(f"[bold]{ESCAPE}"))

    written = out.getvalue()
    assert "\x1b[31m" in written
    assert "\x1b[2J" not in written
    assert "\x1b]" not in written
    assert "\x9b" not in written


def test_standard_output_keeps_its_colours_under_the_guard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from kickdoor.terminal.safe import guarded_ends

    with guarded_ends():
        Output(force_terminal=True, color_system="standard").print(Text(EVIL, style="red"))
        sys.stdout.write(EVIL)

    coloured, _, plain = capsys.readouterr().out.partition("\n")
    assert coloured.startswith("\x1b[31m")
    assert is_harmless(coloured.replace("\x1b[31m", "").replace("\x1b[0m", ""))
    assert is_harmless(plain)


@pytest.mark.parametrize(
    "command", [["list"], ["explain", "toaster"], ["explain", "hat", "--language", "de"]]
)
def test_cards_are_printed_safely(
    evil_set: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert run(["cards", *command, "--set", str(evil_set)]) == 0

    told = capsys.readouterr().out
    assert is_harmless(told)
    assert MARK in told
    assert not any(line.startswith("Bob wins") for line in told.splitlines())
    assert run(["cards", *command, "--set", str(evil_set), "--json"]) == 0
    assert is_harmless(capsys.readouterr().out)


def test_what_lint_says_is_safe_and_one_line_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "ev\x1b[2Jil"
    folder.mkdir()
    (folder / "cards.toml").write_text(
        '["a\\u001b[2J\\nerror: b"]\nkind = "\\u001b]0;x\\u0007"\n["\\u009b"]\nkind = 3\n',
        encoding="utf-8",
    )

    assert run(["cards", "lint", str(folder)]) == 1

    told = capsys.readouterr().out
    assert is_harmless(told)
    assert all(line.startswith(("error: ", "warning: ")) for line in told.splitlines()[:-1])


def test_what_scenarios_say_is_safe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evil.toml"
    file.write_text(
        '[[scenario]]\nname = "A\\u001b[2J\\npass  x: y"\nrules = ["SETUP-1"]\n'
        'edition = "munchkin"\nturn = "B\\u001b[31m"\n'
        'players = { "B\\u001b[31m" = { hand = ["\\u001b]0;x\\u0007"] }, C = {}, D = {} }\n'
        "steps = []\n",
        encoding="utf-8",
    )

    assert run(["scenario", str(file)]) == 1

    told = capsys.readouterr().out
    assert is_harmless(told)
    assert not any(line.startswith("pass") for line in told.splitlines())


def test_a_complaint_is_safe_and_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--edition", f"{ESCAPE}\nkickdoor: all is well"]) == 2
    assert run(["cards", "explain", EVIL]) == 2
    assert run(["dance", EVIL]) == 2

    told = capsys.readouterr().err
    assert is_harmless(told)
    assert len(told.splitlines()) == 3


def test_a_name_is_printed_safely(
    tmp_path: Path, typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "g.json"
    typed("t\ni zzz\x1b[2J\ndance\x1b[2J\nq\n")

    name = f"{EVIL}\nBob wins the game"
    assert run(["play", "--plain", "--seats", "3", "--name", name, "--save", str(file)]) == 0
    told = capsys.readouterr().out
    assert is_harmless(told)
    assert not any(line.startswith("Bob wins") for line in told.splitlines())
    for command in (["replay", str(file)], ["replay", str(file), "--seat", name]):
        assert run(command) == 0
        assert is_harmless(capsys.readouterr().out)
    assert run(["replay", str(file), "--seat", EVIL]) == 2
    assert is_harmless(capsys.readouterr().err)


def test_a_record_with_evil_cards_is_told_safely(
    tmp_path: Path, evil_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [EVIL, f"{EVIL}2", "Cid"]
    game = Game.new(names, sets=["munchkin", str(evil_set)], seed=1)
    file = tmp_path / "g.json"
    keep(Kept(game.record, ["easy"] * 3, 1), file)

    for language in ("en", "de"):
        assert run(["replay", str(file), "--language", language]) == 0
        told = capsys.readouterr().out
        assert is_harmless(told)
        assert MARK in told


def test_a_whole_evil_game_in_the_terminal(tmp_path: Path, evil_set: Path) -> None:
    out = io.StringIO()
    game = Game.new([EVIL, f"{EVIL}2", "Cid"], sets=["munchkin", str(evil_set)], seed=2)
    easy = bot_named("easy")
    seating = Seating(["you", "easy", "easy"], [None, easy, easy], 2)
    lines = iter([f"i {name}" for name in ("toaster", "hat")] + ["1"] * 60)

    def read() -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=out, width=80, no_color=True)
    PlainGame(
        game, seating, Words("en"), labels_in("en"), console, read, tmp_path / "g.json"
    ).play()

    assert is_harmless(out.getvalue())
    assert "Toaster" in out.getvalue()


def test_a_name_that_is_no_text_is_no_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kickdoor", "play", "--plain", "--seats", "3", "--name"]
    done = subprocess.run(
        [*(part.encode() for part in command), b"Z\xffoe"],
        input=b"q\n",
        capture_output=True,
        check=False,
        env={"XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": str(Path("src").absolute())},
    )

    assert b"Traceback" not in done.stderr
