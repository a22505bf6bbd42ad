"""Games kept in files: none takes another's place, and none is lost because one place fails."""

from __future__ import annotations

import errno
import io
import os
import pty
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from kickdoor.bots import bot_named
from kickdoor.cli.command_line import run
from kickdoor.engine.game import Game
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.plain import PlainGame, Seating
from kickdoor.terminal.saved_games import Keeper, Kept, default_file, keep, read_kept
from kickdoor.words import Words

SEATS = ["you", "easy", "easy"]


def kept(seed: int) -> Kept:
    return Kept(Game.new(["Zoe", "Ann", "Bob"], seed=seed).record, SEATS, seed)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return tmp_path / "home"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_two_games_begun_in_one_second_are_both_kept() -> None:
    one, two = Keeper(default_file()), Keeper(default_file())
    two.file = one.file  # the same second

    assert one.keep(kept(1)) is None
    assert two.keep(kept(2)) is None

    assert one.file != two.file
    assert [read_kept(k.file).seed for k in (one, two)] == [1, 2]


def test_a_game_kept_again_stays_in_its_file(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "a.json")
    keeper.keep(kept(1))
    keeper.keep(kept(2))

    assert keeper.file == tmp_path / "a.json"
    assert read_kept(keeper.file).seed == 2
    assert list(tmp_path.glob("*.json")) == [keeper.file]


def test_a_game_gone_on_with_twice_at_once_is_kept_twice(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    keep(kept(1), file)
    one, two = (Keeper(file, read_kept(file).text) for _ in range(2))
    one.keep(kept(2))
    two.keep(kept(3))

    assert (one.file, two.file) == (file, tmp_path / "a-2.json")
    assert (read_kept(one.file).seed, read_kept(two.file).seed) == (2, 3)


def test_no_file_that_was_there_is_written_over(
    tmp_path: Path, typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diary.json"
    file.write_text("dear diary", encoding="utf-8")
    typed("q\n")

    assert run(["play", "--plain", "--seats", "3", "--save", str(file)]) == 0

    assert file.read_text(encoding="utf-8") == "dear diary"
    assert f"--resume {tmp_path / 'diary-2.json'}" in capsys.readouterr().out


def test_a_place_that_fails_is_told_the_game_kept_elsewhere_and_the_exit_code_is_1(
    home: Path, typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("no folder", encoding="utf-8")
    typed("q\n")

    assert run(["play", "--plain", "--seats", "3"]) == 1

    said = capsys.readouterr().out
    assert "The game could not be kept in" in said
    file = Path(said.split("--resume ")[1].strip())
    assert file.is_file()
    typed("q\n")
    assert run(["play", "--plain", "--resume", str(file)]) == 0


def test_the_other_place_is_the_users_own(tmp_path: Path, home: Path) -> None:
    home.write_text("no folder", encoding="utf-8")
    keeper = Keeper(home / "g.json")
    assert keeper.keep(kept(1)) is not None
    folder = keeper.file.parent
    assert (folder.stat().st_uid, folder.stat().st_mode & 0o777) == (os.getuid(), 0o700)

    again = Keeper(home / "h.json")
    again.keep(kept(1))
    assert again.file.parent == folder

    folder.rename(tmp_path / "mine")
    folder.symlink_to(tmp_path / "mine")  # laid there by somebody else
    wary = Keeper(home / "i.json")
    wary.keep(kept(1))
    assert wary.file.parent != folder
    assert wary.file.parent.stat().st_mode & 0o777 == 0o700


def test_where_no_place_will_have_it_nobody_says_it_is_kept(
    tmp_path: Path, home: Path, typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("no folder", encoding="utf-8")
    (tmp_path / "temporary").rmdir()
    (tmp_path / "temporary").write_text("no folder either", encoding="utf-8")
    typed("q\n")

    assert run(["play", "--plain", "--seats", "3"]) == 1

    said = capsys.readouterr().out
    assert "could not be kept" in said
    assert "is kept" not in said


def test_who_sits_where_is_said_by_the_file_or_by_the_command(
    tmp_path: Path, typed: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    file, bare = tmp_path / "g.json", tmp_path / "bare.json"
    keep(kept(1), file)
    bare.write_text(kept(1).record.to_json(), encoding="utf-8")
    typed("q\nq\n")

    assert run(["play", "--plain", "--resume", str(file), "--seats", "3"]) == 2
    assert "--seats cannot go with --resume" in capsys.readouterr().err
    assert run(["play", "--plain", "--resume", str(bare), "--seats", "you,easy,easy"]) == 0


def test_a_folder_is_no_file_to_save_in(tmp_path: Path) -> None:
    assert run(["play", "--save", str(tmp_path)]) == 2


@pytest.mark.parametrize("is_told_too", [False, True])
def test_a_terminal_that_closes_keeps_the_game(home: Path, is_told_too: bool) -> None:
    """The game is the terminal's own process: at once it hears of it, finds nothing to read, and
    cannot write; in whatever order, every time the game is kept.
    """
    games = home / "kickdoor" / "games"
    command = [sys.executable, "-m", "kickdoor", "play", "--seats", "3", "--sex", "male"]
    for times in range(1, 6):
        child, terminal = pty.fork()
        if not child:
            os.execv(sys.executable, command)
        seen = b""
        while b"> " not in seen:
            seen += os.read(terminal, 4096)
        os.close(terminal)
        if is_told_too:
            os.kill(child, signal.SIGTERM)
        os.waitpid(child, 0)

        assert len(list(games.glob("*.json"))) == times


def test_a_game_that_ends_on_a_terminal_that_is_gone_is_kept(tmp_path: Path) -> None:
    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.EIO, "gone")

    game = Game.new(["Zoe", "Ann", "Bob"], seed=1)
    game.table.winners = (0,)
    easy = bot_named("easy")
    seating = Seating(SEATS, [None, easy, easy], 1)
    console = Console(file=Gone())
    file = tmp_path / "g.json"
    table = PlainGame(game, seating, Words("en"), labels_in("en"), console, input, file)

    with pytest.raises(OSError, match="gone"):
        table.play()

    assert read_kept(file).seats == SEATS
