"""The commands are a contract: exit codes 0, 1 and 2, one JSON object, never a traceback."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kickdoor import __version__
from kickdoor.cli.command_line import run
from kickdoor.cli.output import counted, words_of
from kickdoor.cli.this_terminal import screen

EXAMPLE = """
[[scenario]]
name = "A door is kicked"
turn = "Ann"
doors = ["elf"]
players.Ann = {}
players.Bob = {}
players.Cid = {}
steps = [{ Ann = "kick" }, { Ann = "keep" }, { expect = { Ann = { hand = ["elf"] } } }]

[[scenario]]
name = "A door is kicked, and somebody else's hand grows"
turn = "Ann"
doors = ["elf"]
players.Ann = {}
players.Bob = {}
players.Cid = {}
steps = [{ Ann = "kick" }, { Ann = "keep" }, { expect = { Bob = { hand = ["elf"] } } }]
"""

CARD = """
[sensible-hat]
kind  = "item"
name  = "Sensible Hat"
text  = "Keeps the rain off."
bonus = 1
gold  = 200
slot  = "hat"
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is kept here, and not in anybody's home."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def out_of(capsys: pytest.CaptureFixture[str]) -> Any:
    """The one JSON object on standard output."""
    return json.loads(capsys.readouterr().out)


def test_version_says_how_the_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"kickdoor {__version__} (engine: ")


@pytest.mark.parametrize(
    "command",
    ["play", "scenario", "cards", "simulate", "bench", "replay", "bots", "doctor"],
)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert f"kickdoor {command}" in capsys.readouterr().out


SAID_BY_A_FILE = [
    ["--seed", "0"],
    ["--edition", "munchkin"],
    ["--sets", "munchkin"],
    ["--options", "epic"],
    ["--sex", "male"],
    ["--name", "Zoe"],
]
NOT_ONLINE = [
    ["--seed", "0"],
    ["--resume", "game.json"],
    ["--save", "game.json"],
    ["--key", "k"],
    ["--table", "abc", "--edition", "lite"],
    ["--table", "abc", "--sets", "munchkin"],
    ["--table", "abc", "--options", "epic"],
    ["--table", "abc", "--seats", "4"],
    ["--table", "abc", "--key", "k", "--sex", "male"],
    ["--table", "abc", "--key", "k", "--name", "Zoe"],
]
WRONG = [
    ["dance"],
    ["bots", "--shine"],
    ["cards", "list", "--kind", "teapot"],
    ["cards", "list", "--set", "no-such-set"],
    ["cards", "lint", "no/such/folder"],
    ["scenario"],
    ["scenario", "no/such/file.toml"],
    ["scenario", "--coverage", "some/folder"],
    ["replay"],
    ["replay", "no-such-file.json"],
    ["simulate", "--games", "many"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "1", "--seats", "easy,teapot,easy"],
    ["simulate", "--games", "1", "--seats", "easy,easy"],
    ["simulate", "--games", "1", "--edition", "chess"],
    ["simulate", "--games", "1", "--options", "free-beer"],
    ["play", "--seats", "easy,easy,easy"],
    ["play", "--seats", "you,you,easy"],
    ["play", "--seats", "2"],
    ["play", "--edition", "chess"],
    ["play", "--sets", "no-such-set"],
    ["play", "--language", "fr"],
    ["play", "--resume", "no-such-file.json"],
    *(["play", "--resume", "no-such-file.json", *more] for more in SAID_BY_A_FILE),
    *(["play", "--server", "http://127.0.0.1:1", *more] for more in NOT_ONLINE),
    ["play", "--seats", "0"],
    ["play", "--seats", "99999999999"],
    ["play", "--seats", "you,easy,easy,easy,easy,easy,easy,easy,easy"],
    ["play", "--table", "ABCD"],
    ["replay", "no-such-file.json", "--seats", "you,easy,easy"],
    ["simulate", "--records", __file__],
    ["ladder", "--bots", "genius"],
    ["bench", "--games", "0"],
    ["bench", "--peer-seconds", "-1"],
    ["serve", "--port", "65536"],
    ["serve", "--port", "-1"],
    ["serve", "--db", f"sqlite:///{__file__}"],
    ["serve", "--db", "postgresql://ann@localhost:1/tables"],
    ["serve", "--db", "teapot://short-and-stout"],
    ["tables", "list", "--db", f"sqlite:///{__file__}"],
    ["tables", "list", "--db", "no database at all"],
    ["tables", "prune", "--days", "-1"],
    ["tables", "prune", "--days", "nan"],
]
PROOF = str(Path(__file__).parents[2] / "web" / "tests" / "games" / "munchkin.json")
EMPTY = [
    *(["replay", PROOF, "--verify", *more] for more in (
        ["--commitment", ""], ["--commitment="], ["--commitment", " "], ["--nonce", ""],
        ["--seats", ""],
    )),
    ["replay", PROOF, "--seat", ""],
    ["replay", ""],
    ["play", "--server", "http://127.0.0.1:1", "--table", "abc", "--key", ""],
    ["play", "--server", ""],
    ["play", "--resume", ""],
    ["play", "--seed", ""],
    ["simulate", "--games", "1", "--records", ""],
    ["serve", "--config", ""],
    ["tables", "list", "--db", ""],
]  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_use_is_exit_2_and_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kickdoor: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("arguments", EMPTY, ids=" ".join)
def test_an_empty_value_does_not_pass_for_none(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "the value is empty" in said.err


@pytest.mark.parametrize("more", SAID_BY_A_FILE, ids=" ".join)
def test_what_a_file_says_is_not_said_again(
    more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--resume", "no-such-file.json", *more]) == 2
    assert f"{more[0]} cannot go with --resume" in capsys.readouterr().err


def test_a_wrong_option_leads_to_the_help_of_its_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["cards", "list", "--shine"]) == 2
    assert capsys.readouterr().err.endswith("(kickdoor cards list --help lists the options)\n")
    assert run(["dance"]) == 2
    assert capsys.readouterr().err.endswith("bench, ... (kickdoor --help lists the commands)\n")


def test_a_password_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tables", "list", "--db", "postgresql://ann:rosebud@localhost:1/tables"]) == 2
    said = capsys.readouterr().err
    assert "ann:***@localhost" in said
    assert "rosebud" not in said


OURS = [sys.executable, "-c", "import sys; from kickdoor.cli import main; main(sys.argv[1:])"]


@pytest.mark.parametrize("command", ["play --plain <&-", "bots --json >&-", "bots 2>&-"])
def test_a_closed_stream_is_no_failure(command: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {command}', "sh", *OURS], capture_output=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_without_unicode_is_spelled_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")

    told = subprocess.check_output([*OURS, "cards", "list", "--set", "lite"])
    asked = subprocess.check_output(
        [*OURS, "cards", "explain", "elf", "--language", "de", "--json"]
    )

    assert told.decode("ascii").count(" - ") > 100
    assert "für" in json.loads(asked)["text"]


@pytest.mark.parametrize("command", ["bots", "--help", "cards list --set lite", "play --plain"])
def test_whoever_has_read_enough_is_no_failure(command: str) -> None:
    talking = subprocess.Popen(
        [*OURS, *command.split()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert talking.stdout is not None
    talking.stdout.close()

    assert talking.communicate()[1] == b""
    assert talking.returncode == 0


def test_a_sliver_of_a_terminal_is_drawn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "2")

    assert screen(is_plain=False).width == 20
    assert screen(is_plain=True).width == 80


def test_cards_are_listed_with_their_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "list", "--set", "munchkin", "--kind", "monster", "--json"]) == 0
    cards = {card["id"]: card for card in out_of(capsys)["cards"]}
    orcs = cards["3872-orcs"]
    assert (orcs["deck"], orcs["level"], orcs["treasures"], orcs["levels"]) == ("door", 10, 3, 1)
    assert orcs["slot"] is None
    assert orcs["gold"] is None


def test_cards_are_found_by_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "list", "--search", "ORCS"]) == 0
    out = capsys.readouterr().out
    assert "3872-orcs" in out
    assert "net-troll" not in out


def test_lint_finds_nothing_wrong_with_our_own_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "lint", "--json"]) == 0
    assert out_of(capsys)["errors"] == []


def test_lint_says_where_and_what_was_expected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "items.toml").write_text(CARD, encoding="utf-8")
    assert run(["cards", "lint", str(folder), "--json"]) == 1
    (error,) = out_of(capsys)["errors"]
    assert (error["file"], error["card"], error["field"]) == (
        "mine/items.toml",
        "sensible-hat",
        "slot",
    )
    assert "expected one of" in error["message"]
    assert run(["cards", "lint", str(folder)]) == 1
    assert "1 error, " in capsys.readouterr().out


def test_lint_does_not_pass_over_what_is_no_card_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.txt"
    file.write_text(CARD, encoding="utf-8")

    assert run(["cards", "lint", str(file)]) == 1
    assert "no card file: its name must end in .toml" in capsys.readouterr().out


def test_the_schema_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "schema"]) == 0
    assert out_of(capsys)["$schema"].startswith("https://json-schema.org/")


def test_scenarios_pass_and_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "doors.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    assert run(["scenario", str(file), "--json"]) == 1
    report = out_of(capsys)
    assert (report["passed"], report["failed"]) == (1, 1)
    (failure,) = report["failures"]
    assert failure["name"] == "A door is kicked, and somebody else's hand grows"
    assert failure["step"] == 3
    assert run(["scenario", str(file)]) == 1
    out = capsys.readouterr().out
    assert "pass  doors.toml: A door is kicked\n" in out
    assert out.count("step 3: ") == 1
    assert out.endswith("1 passed, 1 failed\n")


def test_coverage_names_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--coverage", "--json"]) == 0
    report = out_of(capsys)
    assert set(report) == {"rules", "cards"}
    assert all(isinstance(part["covered"], int) for part in report.values())


def test_simulate_reports_what_the_contract_says(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--games", "2", "--seats", "easy,easy,random", "--jobs", "1"]
    assert run([*arguments, "--json"]) == 0
    report = out_of(capsys)
    assert report["games"] == 2
    assert len(report["wins"]["seat"]) == 3
    assert set(report["turns"]) >= {"mean", "p10", "p50", "p90"}
    assert run(arguments) == 0
    assert capsys.readouterr().out.startswith("2 games, ")


def test_the_same_seed_simulates_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for _ in range(2):
        run(["simulate", "--games", "1", "--seats", "easy,easy,easy", "--jobs", "1", "--json"])
        report = out_of(capsys)
        reports.append([report["wins"], report["decisions"], report["cards"]])
    assert reports[0] == reports[1]


def test_bench_prints_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(games: int, seats: int, **how: object) -> dict[str, object]:
        assert (games, seats, how) == (9, 5, {"edition": "star", "seed": 2})
        return {"engine": {"us_per_decision": 12.5}, "peers": {}, "ratios": {}}

    monkeypatch.setattr("kickdoor.lab.bench", measured)
    monkeypatch.setattr("kickdoor.cli.bench._us_per_wire_view", lambda *_: 99.5)
    arguments = ["bench", "--games", "9", "--seats", "5", "--edition", "star", "--seed", "2"]
    assert run([*arguments, "--json"]) == 0
    assert out_of(capsys)["engine"] == {"us_per_decision": 12.5, "us_per_wire_view": 99.5}
    assert run(arguments) == 0
    assert re.search(r"us per decision +12.5", capsys.readouterr().out)


@pytest.mark.slow
def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--games", "1", "--seats", "3", "--json"]) == 0
    engine = out_of(capsys)["engine"]
    promised = {
        "compiled", "us_per_decision", "us_per_clone", "us_per_view", "us_per_wire_view",
        "games_per_second", "decisions_per_game", "turns_per_game", "mean_legal", "bytes_per_game",
    }  # fmt: skip
    assert promised <= set(engine)
    assert all(engine[name] > 0 for name in promised - {"compiled"})


def test_peers_are_shown_beside_us(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = {"us_per_decision": 10.0, "us_per_clone": 5.0}
    peers = {
        "catan": {
            "version": "3", "us_per_decision": 67.0, "us_per_clone": 56.0, "mean_legal": 9.0,
        },
        "uno": {"version": "1", "us_per_decision": 5.0, "us_per_clone": None, "mean_legal": 3.0},
        "chess": {"error": "not installed"},
    }  # fmt: skip
    monkeypatch.setattr("kickdoor.lab.bench", lambda *_, **__: {"engine": dict(engine)})
    monkeypatch.setattr("kickdoor.cli.bench._us_per_wire_view", lambda *_: 99.5)
    monkeypatch.setattr("kickdoor.lab.peers.measure_peers", lambda *_: peers)
    assert run(["bench", "--peers", "--json"]) == 0
    assert out_of(capsys)["ratios"] == {
        "catan": {"decisions": 6.7, "clones": 11.2},
        "uno": {"decisions": 0.5},
    }
    assert run(["bench", "--peers"]) == 0
    out = capsys.readouterr().out
    assert "6.7 x" in out
    assert "not installed" in out


def test_bots_and_doctor(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--json"]) == 0
    assert {"random", "easy"} <= {bot["name"] for bot in out_of(capsys)["bots"]}
    assert run(["bots"]) == 0
    assert "easy" in capsys.readouterr().out
    assert run(["doctor", "--json"]) == 0
    report = out_of(capsys)
    assert report["ok"]
    assert all(check["remedy"] for check in report["checks"] if not check["ok"])
    assert run(["doctor"]) == 0
    assert "card sets" in capsys.readouterr().out


def test_ctrl_c_stops_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kickdoor.scenario.suite.run_paths", stop)
    assert run(["scenario", "anything"]) == 1
    assert capsys.readouterr().err == "kickdoor: stopped; there was nothing to keep\n"


def test_small_words() -> None:
    assert words_of("a, b,,c ") == ["a", "b", "c"]
    assert [counted(1, "card"), counted(2, "card")] == ["1 card", "2 cards"]
