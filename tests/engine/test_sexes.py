"""SETUP-6 at the commands: the starting sex is the player's; who says nothing varies by seed."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from kickdoor.bots import drawn_sexes
from kickdoor.cli import play
from kickdoor.cli.command_line import run
from kickdoor.client.http_requests import against
from kickdoor.drive import Rng
from kickdoor.engine.game import Game
from kickdoor.errors import SetupError
from kickdoor.lab.ladder import Ladder, Pairing
from kickdoor.lab.one_game import Job
from kickdoor.terminal.saved_games import read_kept
from qa.fuzz import Case

SEATS = ["easy", "easy", "easy", "easy"]


def sexes(game: Game) -> list[str]:
    return [sex for _, sex, _ in game.record.seats]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *options: str) -> list[str]:
    """The sexes of a game from a pipe."""
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(["play", "--plain", "--save", str(file), *options]) == 0
    return [sex for _, sex, _ in read_kept(file).record.seats]


def test_both_sexes_come_with_seeds_and_the_same_with_the_same() -> None:
    drawn = [tuple(drawn_sexes(seed, 4)) for seed in range(40)]

    assert len(set(drawn)) > 10
    assert drawn == [tuple(drawn_sexes(seed, 4)) for seed in range(40)]
    for seat in range(4):
        assert {sexes[seat] for sexes in drawn} == {"male", "female"}


def test_the_games_of_a_simulation_vary_and_are_the_same_again() -> None:
    games = [sexes(Job(SEATS, seed=1).game(number)) for number in range(20)]

    assert len({tuple(one) for one in games}) > 4
    assert games == [sexes(Job(SEATS, seed=1).game(number)) for number in range(20)]


def test_a_simulation_can_be_told_the_sexes() -> None:
    said = ["female", "male", "male", "female"]
    job = Job(SEATS, sexes=said)

    assert [sexes(job.game(number)) for number in range(3)] == [said] * 3
    assert job.key() != Job(SEATS).key()
    with pytest.raises(SetupError, match="4 seats, but 1 sexes"):
        Job(SEATS, sexes=["male"]).game(0)


def test_the_command_takes_one_for_each_or_one_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "--games", "1", "--seats", "easy,easy,easy", "--jobs", "1", "--json"]
    for said, expected in (
        ("female,male,Female", ["female", "male", "female"]),
        ("female", ["female"] * 3),
    ):
        folder = tmp_path / said
        assert run([*command, "--sex", said, "--records", str(folder)]) == 0
        (file,) = folder.iterdir()
        assert [sex for _, sex, _ in read_kept(file).record.seats] == expected
        assert run(["replay", str(file), "--verify", "--json"]) == 0
        assert json.loads(capsys.readouterr().out.splitlines()[-1])["ok"]
    assert run([*command, "--sex", "female,male"]) == 2
    assert run([*command, "--sex", "other"]) == 2
    assert "expected male or female, got 'other'" in capsys.readouterr().err


def test_the_ladder_varies_them_too() -> None:
    ladder = Ladder(["random", "easy"], seed=1)
    seats = Pairing("easy", "random").seats
    games = [Job(seats(n), ladder.job.edition, seed=1).game(n) for n in range(20)]

    assert len({tuple(sexes(game)) for game in games}) > 4


def test_fuzzed_games_have_women_in_them() -> None:
    games = [Case("munchkin", 4, "deal", seed, ()).game(Rng(seed)) for seed in range(10)]

    assert {sex for game in games for sex in sexes(game)} == {"male", "female"}


def test_a_player_says_his_own_or_everybodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = ("--seats", "easy,easy,you", "--seed", "3")
    assert played(monkeypatch, tmp_path, *last, "--sex", "female")[2] == "female"
    assert played(monkeypatch, tmp_path, *last, "--sex", "male")[2] == "male"
    said = ["female", "female", "male"]
    assert played(monkeypatch, tmp_path, *last, "--sex", ",".join(said)) == said
    assert run(["play", "--seats", "3", "--sex", "male,female"]) == 2
    assert run(["play", "--seats", "3", "--sex", "yes"]) == 2


def test_from_a_pipe_nobody_is_asked_and_the_seed_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        tuple(played(monkeypatch, tmp_path, "--seats", "3", "--seed", str(seed)))
        for seed in (1, 2, 3, 4, 5, 6, 1)
    ]

    assert found[0] == found[-1]
    assert len(set(found)) > 2


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [("en", "f", "female"), ("en", "x\nMALE", "male"), ("de", "w", "female"), ("de", "m", "male")],
)
def test_at_a_terminal_the_player_is_asked(
    monkeypatch: pytest.MonkeyPatch, language: str, typed: str, expected: str
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal(typed + "\n"))
    seating = play.seating_of("normal,you,normal", 1)

    assert play._sexes("", seating, 1, language)[1] == expected


def test_at_a_servers_table_the_sexes_are_sent() -> None:
    seats = against(["easy", "easy"], "Zoe", ["female", "female"]).seats

    assert [seat.sex for seat in seats[:2]] == ["female", "female"]
    assert seats[0].name == "Zoe"
