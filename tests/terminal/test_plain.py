"""The game in the terminal, played through a scripted keyboard."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from kickdoor.bots import bot_named
from kickdoor.cli.command_line import run
from kickdoor.engine.game import Game
from kickdoor.errors import RecordError
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.plain import PlainGame, Seating
from kickdoor.terminal.saved_games import read_kept
from kickdoor.terminal.spelling import Spelled
from kickdoor.words import LANGUAGES, Words

PATIENCE = 3000  # lines typed; a game that takes more is stuck


class Keyboard:
    """Types given lines, then one and the same for ever, or nothing more."""

    def __init__(self, lines: Iterable[str], then: str | None = None) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._then = then
        self.typed = 0

    def __call__(self) -> str:
        self.typed += 1
        assert self.typed < PATIENCE
        line = next(self._lines, self._then)
        if line is None:
            raise EOFError
        return line


class Played:
    """A game that was played at a keyboard, and what was on the screen."""

    def __init__(self, game: Game, is_over: bool, text: str, file: Path) -> None:
        self.game = game
        self.is_over = is_over
        self.text = text
        self.file = file


Play = Callable[..., Played]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    def played(
        *lines: str,
        then: str | None = None,
        seed: int = 7,
        language: str = "en",
        width: int = 80,
        bot: str = "easy",
    ) -> Played:
        names = ["you", bot, bot]
        game = Game.new(["Zoe", "Ann", "Bob"], seed=seed)
        seating = Seating(names, [None, bot_named(bot), bot_named(bot)], seed)
        out = io.StringIO()
        console = Console(file=out, width=width, no_color=True, highlight=False)
        file = tmp_path / "game.json"
        words, labels = Words(language), labels_in(language)
        table = PlainGame(game, seating, words, labels, console, Keyboard(lines, then), file)
        table.welcome(is_resumed=False)
        return Played(game, table.play(), out.getvalue(), file)

    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_always_taking_the_first_choice(play: Play, language: str) -> None:
    played = play(then="1", language=language)
    assert played.is_over
    assert played.game.winners
    assert "{" not in played.text
    assert read_kept(played.file).record.hash == played.game.hash()


def test_a_bot_that_fails_is_told_and_replaced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def boom(*_: object) -> None:
        raise LookupError("no such card")

    monkeypatch.setattr("kickdoor.bots.random_bot.RandomBot.choose", boom)
    played = play(then="1", bot="random")

    assert played.is_over
    told = " ".join(played.text.split())
    assert told.count("The bot random failed: LookupError: no such card") == 2
    assert "From here on easy plays for Ann." in told


def test_no_line_is_wider_than_the_terminal(play: Play) -> None:
    played = play("?", "t", "h", "s", "l", then="1")
    # What is typed ends the prompt's line on a real terminal; and paths are never broken.
    lines = played.text.replace("> ", "").splitlines()
    assert [line for line in lines if len(line.rstrip()) > 80 and "game.json" not in line] == []


def test_the_first_screen_says_what_is_expected(play: Play) -> None:
    text = play().text
    assert "you against Ann and Bob, to Level 10" in text
    assert "Before the first turn: lay out what you like of your hand" in text
    assert "Your hand (8 of 5)" in text


def test_a_terminal_without_unicode_gets_it_spelled() -> None:
    out = io.StringIO()
    spelled = Spelled(out)
    Console(file=spelled, width=60).print("▸ 3 ▰▰▱ Elf ♀ · Schätze … 🐔")  # type: ignore[arg-type]
    spelled.flush()
    assert out.getvalue() == "> 3 ##. Elf f - Schaetze ~ ?\n"
    assert not spelled.isatty()


def test_leaving_keeps_the_game_and_it_can_be_gone_on_with(play: Play) -> None:
    left = play(*["1"] * 12, "save")
    assert not left.is_over
    assert f"kickdoor play --resume {left.file}\n" in left.text
    kept = read_kept(left.file)
    assert kept.seats == ["you", "easy", "easy"]
    again = Game.replay(kept.record)
    assert again.hash() == left.game.hash()
    assert again.view(0) == left.game.view(0)


@pytest.mark.parametrize("command", ["q", "quit", "exit", "save"])
def test_there_are_several_ways_to_leave(play: Play, command: str) -> None:
    played = play(command)
    assert not played.is_over
    assert played.file.is_file()


def test_a_closed_keyboard_and_ctrl_c_keep_the_game_too(play: Play) -> None:
    assert play("1").file.is_file()


def test_a_folder_that_cannot_be_written_is_said_so(play: Play, tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    assert "could not be kept" in play("q").text


NONSENSE = [
    "99",
    "0",
    "dance",
    "play toaster",
    "ask",
    "why",
    "why dance",
    "i",
    "i zzzz",
    "choose",
    "-1",
    "🐔",
]


def test_nonsense_is_answered_and_changes_nothing(play: Play) -> None:
    before = play().game.hash()
    played = play(*NONSENSE, "")
    assert played.game.hash() == before
    assert "There is no 99 here" in played.text
    assert "I do not know what dance means" in played.text
    assert "there is no card 'toaster'" in played.text


def test_an_illegal_act_is_refused_with_its_rule(play: Play) -> None:
    text = play("kick", "why fight").text
    assert "You cannot kick open the door now" in text
    assert "(TURN-2)" in text
    assert "(COMBAT-16)" in text


def test_a_legal_act_may_be_typed(play: Play) -> None:
    played = play("why end", "end")
    assert "That is legal: Done: that is my opening." in played.text
    assert len(played.game.record.acts) > 0


def test_a_card_is_shown_by_part_of_its_name(play: Play) -> None:
    text = play("i 3,872", "i 3872-orcs").text
    assert text.count("monster · Level 10 · 3 Treasures") == 2
    assert "Bad Stuff:" in text
    assert "· Monster: Level 10, 3 Treasures, 1 level for killing it." in text
    assert "· +6 combat strength, if a munchkin in the combat counts as Dwarf." in text


def test_a_kept_file_that_is_damaged_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text, why in (
        ("", "no JSON"),
        ("{}", "format 1"),
        ('{"record": {}, "seats": 3, "seed": 0}', "seats: expected"),
        ('{"record": {}, "seats": [], "seed": "x"}', "seed: expected"),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(RecordError, match=why):
            read_kept(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="no text"):
        read_kept(file)
    with pytest.raises(RecordError, match="cannot read"):
        read_kept(tmp_path)


# Through the command.


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_play_resume_and_replay_by_command(
    tmp_path: Path, typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.json"
    typed("1\n1\nsave\n")
    arguments = ["play", "--plain", "--seed", "3", "--seats", "3", "--name", "Zoe"]
    assert run([*arguments, "--save", str(file)]) == 0
    assert "The game is kept." in capsys.readouterr().out
    typed("q\n")
    assert run(["play", "--plain", "--resume", str(file)]) == 0
    assert "The game goes on where you left it." in capsys.readouterr().out
    assert run(["replay", str(file), "--verify", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ok"]
    assert report["acts"] > 0
    assert run(["replay", str(file), "--verify"]) == 0
    assert capsys.readouterr().out.startswith("ok: ")
    assert run(["replay", str(file), "--seat", "Zoe"]) == 0
    assert "You draw" in capsys.readouterr().out
    assert run(["replay", str(file), "--seat", "Nobody"]) == 2


def test_a_damaged_record_is_exit_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"kickdoor": 1}', encoding="utf-8")
    assert run(["replay", str(file), "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["ok"] is False
    assert "is missing" in said.err
    assert run(["play", "--resume", str(file)]) == 1
