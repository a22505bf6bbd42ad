"""The laboratory: the table of games, the page with plots, and the command that makes them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from kickdoor.cli.command_line import run as kickdoor
from kickdoor.engine.game import Game
from kickdoor.lab.analysis import card_lifts, levels_by_round
from kickdoor.lab.dataframe import frame, without_faulty
from kickdoor.lab.one_game import FaultNote, GameResult, Job, card_ids
from kickdoor.lab.plots import Share, shares
from kickdoor.lab.process_pool import Run
from kickdoor.lab.report import page

SEATS = ["easy", "random", "random"]
BROKEN = """
class Broken:
    def choose(self, view, legal, rng):
        if view.turns >= 2:
            raise LookupError("a <script> of mine")
        return legal[0]
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here, and not in anybody's home."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def results(games: int = 60) -> list[GameResult]:
    """Games that seat 0 wins when it had the first card, which is every second one."""
    return [
        GameResult(
            number,
            [0 if number % 2 else 1 + number // 2 % 2],
            10 + number % 7,
            50,
            False,
            ["3" if number % 2 else "6", "2", "2"],
            ["1" if number % 2 else "0", "2", "0"],
            [[1, 1, 1], [4, 2, 2], [10, 5, 3]],
        )
        for number in range(games)
    ]


def run_of(played: list[GameResult]) -> Run:
    run = Run(Job(SEATS))
    for result in played:
        run.tally.add(result)
    return run


def test_the_table_has_a_row_for_each_game_and_seat() -> None:
    job = Job(SEATS)

    table = frame(job, reversed(results(4)))

    assert table["game"].to_list() == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    row = table.row(3, named=True)
    assert (row["bot"], row["won"], row["level"], row["levels"]) == ("easy", True, 10, [1, 4, 10])
    assert row["seen"] == card_ids(job.game(0))[:2]
    assert row["played"] == row["seen"][:1]


def test_a_card_that_wins_is_found() -> None:
    lifts = card_lifts(frame(Job(SEATS), results()))

    best = lifts.row(0, named=True)
    assert best["card"] == card_ids(Job(SEATS).game(0))[0]
    assert (best["held"], best["held_share"]) == (30, 1.0)
    assert best["held_lift"] == pytest.approx(0.5)  # the bot wins every second game anyway
    assert lifts.row(-1, named=True)["held_lift"] == pytest.approx(-0.5)


def test_levels_rise_round_by_round() -> None:
    easy, random, winner = levels_by_round(frame(Job(SEATS), results()), ["easy", "random"])

    assert easy.means == [1, 4, 10]
    assert random.means == [1, 2, 4]
    assert (winner.name, winner.is_dashed) == ("whoever won", True)


def test_a_game_in_which_a_bot_failed_is_not_looked_at() -> None:
    played = results(3)
    note = FaultNote(1, "random", "slow", "thought long", 2, 9, "fight")
    played.append(GameResult(3, [0], 5, 9, False, ["0"] * 3, ["0"] * 3, [[1] * 3], [note]))

    table = frame(Job(SEATS), played)

    assert table.filter(pl.col("fault") != "")["seat"].to_list() == [1]
    assert without_faulty(table)["game"].unique().to_list() == [0, 1, 2]


class Links(HTMLParser):
    """Whatever a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in {"link", "iframe", "object", "embed", "base", "img"}
        self.found += [v or "" for name, v in attrs if name in {"src", "href", "xlink:href"}]


def test_the_page_is_whole_and_fetches_nothing() -> None:
    played = results()
    html = page(run_of(played), frame(Job(SEATS), played))

    links = Links()
    links.feed(html)
    assert [link for link in links.found if not link.startswith("#")] == []
    assert not re.search(r"url\((?!#)", html)
    assert "@import" not in html
    assert html.count("<svg") == 5
    assert "$" not in re.sub(r"<script>.*?</script>", "", html, flags=re.DOTALL)
    for title in ("Wins by bot", "Wins by seat", "Length", "Levels over time", "What cards do"):
        assert title in html


@pytest.mark.slow
@pytest.mark.parametrize("seats", [["easy"] * 3, ["easy"] * 6, ["easy", "random", "easy"]])
@pytest.mark.parametrize("winners", [[0], [0, 1], [0, 1, 2], []])
def test_a_page_can_be_made_of_whoever_wins(seats: list[str], winners: list[int]) -> None:
    count = len(seats)
    levels = [[1] * count, [10] * count]
    for games in (1, 7):
        played = [
            GameResult(n, winners, 9, 50, not winners, ["1"] * count, ["1"] * count, levels)
            for n in range(games)
        ]
        run = Run(Job(seats))
        for result in played:
            run.tally.add(result)

        assert page(run, frame(run.job, played)).count("<svg") >= 4


def test_text_report_and_json_name_the_same_shares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "r.html"
    job = ["--games", "5", "--seats", "easy,easy,random", "--jobs", "1", "--seed", "3"]
    job += ["--options", "shared-victory"]

    assert kickdoor(["simulate", *job, "--report", str(report)]) == 0
    text = capsys.readouterr().out
    assert kickdoor(["simulate", *job, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)

    html = report.read_text(encoding="utf-8")
    for share in [*said["win_share"]["seat"], *said["win_share"]["bot"].values()]:
        assert f"{share:.1%}" in text
        assert f"{share:.1%}" in html
    seats = said["win_share"]["seat"]
    assert said["win_share"]["bot"]["easy"] == pytest.approx(sum(seats[:2]) / 2, abs=1e-3)


def test_a_page_that_cannot_be_written_does_not_lose_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "r.html"
    job = ["simulate", "--games", "2", "--seats", "easy,easy,easy", "--jobs", "1"]
    (tmp_path / "r.html.part").mkdir()  # in the way

    assert kickdoor([*job, "--report", str(report)]) == 1

    said = capsys.readouterr()
    assert "2 games, 2 finished" in said.out
    assert "--resume goes on" in said.err
    kept = said.err.split(" are kept in ")[1].split(": ")[0]
    (tmp_path / "r.html.part").rmdir()
    assert kickdoor([*job, "--report", str(report), "--resume", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["resumed"] == 2
    assert report.is_file()
    assert not Path(kept).exists()


def test_who_begins_anew_is_told_where_the_games_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    job = ["simulate", "--games", "2", "--seats", "easy,easy,easy", "--jobs", "1"]
    report = tmp_path / "r.html"
    (tmp_path / "r.html.part").mkdir()  # in the way
    assert kickdoor([*job, "--report", str(report)]) == 1
    capsys.readouterr()

    assert kickdoor([*job, "--json"]) == 0

    said = capsys.readouterr()
    aside = Path(said.err.split("they are in ")[1].split(" now")[0])
    assert aside.read_text(encoding="utf-8").count("\n") == 3
    assert json.loads(said.out)["games"] == 2


def test_names_with_dollars_are_no_formulas() -> None:
    rows = [Share("a $x_{ bot$", 0.5, 0.4, 0.6, "#c8553d")]

    assert "$x_{" in shares(rows, 0.25)


def test_the_same_games_give_the_same_page() -> None:
    one, two = results(), list(reversed(results()))

    assert page(run_of(one), frame(Job(SEATS), one)) == page(run_of(two), frame(Job(SEATS), two))


def test_the_command_writes_what_it_was_asked_for(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, report, records = tmp_path / "g.parquet", tmp_path / "r.html", tmp_path / "records"
    files = ["--out", str(out), "--report", str(report), "--records", str(records)]

    code = kickdoor(
        ["simulate", "--games", "2", "--seats", "easy,easy,easy", "--jobs", "1", *files]
    )

    assert code == 0
    assert "95 %" in capsys.readouterr().out
    assert pl.read_parquet(out).height == 6
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert kickdoor(["replay", str(records / "game-000001.json"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"]
    assert list((home / "kickdoor" / "simulations").iterdir()) == []


def test_a_bot_that_fails_is_reported_with_the_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    seats = ["--seats", "easy,broken.py:Broken,easy", "--jobs", "1", "--games", "1"]

    assert kickdoor(["simulate", *seats, "--report", "r.html"]) == 0

    said = capsys.readouterr()
    assert "0 finished" in said.out
    assert "broken.py:Broken: failed 1 time and its seat went on as easy" in said.err
    assert "LookupError: a <script> of mine (broken.py:5)" in said.err
    position = said.err.split("kickdoor replay ")[1].strip()
    assert kickdoor(["replay", position]) == 0
    html = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "a &lt;script&gt; of mine" in html


class Stumbling:
    """A driver that does not come far."""

    def __init__(self, game: Game, *_: object, **__: object) -> None:
        self.game = game
        self.decisions = 0
        self.is_capped = False

    def play(self) -> None:
        raise AssertionError("nobody is waited for")


def test_a_fault_of_the_engine_is_counted_apart_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kickdoor.lab.one_game.Driver", Stumbling)

    assert kickdoor(["simulate", "--games", "2", "--jobs", "1", "--seats", "easy,easy,easy"]) == 0

    said = capsys.readouterr()
    assert "2 games, 0 finished" in said.out
    assert "the engine: failed 2 times; such games are counted apart. First in game 0" in said.err
    assert "AssertionError: nobody is waited for (test_lab.py:" in said.err
    position = said.err.split("kickdoor replay ")[1].strip()
    assert kickdoor(["replay", position]) == 0


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (["--out", "no/such/folder/g.parquet"], "expected a file in a folder that is there"),
        (["--report", "."], "expected a file in a folder that is there"),
    ],
)
def test_what_could_not_be_written_is_told_before_the_games(
    files: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kickdoor(["simulate", "--games", "100000", *files]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "needs"), [("--out", "polars"), ("--report", "polars and matplotlib")]
)
def test_without_the_laboratory_one_line_says_what_to_install(
    option: str, needs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kickdoor.cli.output.find_spec", lambda name: None)

    assert kickdoor(["simulate", option, "x"]) == 2

    assert capsys.readouterr().err == (
        f"kickdoor: {option} needs {needs}: pip install 'kickdoor[lab]'\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_games_and_resume_goes_on(jobs: str, home: Path) -> None:
    command = [sys.executable, "-m", "kickdoor", "simulate", "--seats", "easy,easy,easy"]
    command += ["--jobs", jobs, "--json"]
    # Who was begun in the background of a shell ignores Ctrl-C, and so would its children.
    was = signal.signal(signal.SIGINT, signal.default_int_handler)
    running = subprocess.Popen(
        [*command, "--games", "500"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C reaches all processes of a terminal's group
    )
    signal.signal(signal.SIGINT, was)
    while not any(file.stat().st_size > 3000 for file in home.rglob("*.jsonl")):
        assert running.poll() is None
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)

    assert running.returncode == 1
    assert "Traceback" not in err
    kept = json.loads(out)["games"]
    assert f"stopped; {kept} of 500 games are kept in {home}" in err
    done = subprocess.run(
        [*command, "--games", str(kept + 3), "--resume"], capture_output=True, text=True, check=True
    )
    report = json.loads(done.stdout)
    assert (report["games"], report["resumed"] > 0) == (kept + 3, True)
