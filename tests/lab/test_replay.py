"""Replays: told, verified down to the bots' decisions, and played on."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kickdoor.bots import seated
from kickdoor.cli.command_line import run as kickdoor
from kickdoor.drive import Driver, Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.game import Game
from kickdoor.engine.views.view import SeatView
from kickdoor.lab.verify import Redealt, Verifier, shortened
from kickdoor.terminal.saved_games import Kept, keep, read_kept

NAMES = ["Ann", "Bob", "Cid"]
BOTS = ["easy", "easy", "random"]
SEED = 6


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture(scope="module")
def played() -> Game:
    game = Game.new(NAMES, seed=4)
    Driver(game, seated(game, BOTS), seed=SEED).play()
    return game


@pytest.fixture
def file(played: Game, tmp_path: Path) -> Path:
    keep(Kept(played.record, BOTS, SEED), tmp_path / "game.json")
    return tmp_path / "game.json"


def test_every_decision_is_asked_again(
    file: Path, played: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kickdoor(["replay", str(file), "--verify", "--json"]) == 0

    said = capsys.readouterr()
    report = json.loads(said.out)
    assert said.err == ""
    assert (report["ok"], report["acts"], report["hash"]) == (
        True, played.record.length, played.hash(),
    )  # fmt: skip
    assert report["followed"] == report["acts"]
    assert report["decisions"] > 50
    assert report["draws"] > 90  # two shuffles at least


def test_it_is_told_in_a_sentence_or_two(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert kickdoor(["replay", str(file), "--verify"]) == 0
    out = capsys.readouterr().out
    assert out.count("ok: ") == 2
    assert "the same act each time" in out


class Fickle:
    """Decides otherwise each time it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        self.asked += 1
        return legal[self.asked % len(legal)]


def test_a_bot_that_decides_otherwise_on_an_equal_table_is_found() -> None:
    game = Game.new(NAMES, seed=4)
    seat = game.waiting[0][0]
    bot = Fickle()
    act = bot.choose(game.view(seat), game.legal(seat), Rng())

    found = Redealt(SEED).differs(game, seat, bot, 0, act, False)

    assert "where other cards are hidden" in found


def test_a_bot_that_is_not_pure_fails_the_verification(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fickle.py").write_text(
        "class Fickle:\n"
        "    asked = 0\n"
        "    def choose(self, view, legal, rng):\n"
        "        self.asked += 1\n"
        "        return legal[self.asked % len(legal)]\n",
        encoding="utf-8",
    )
    bots = ["fickle.py:Fickle", "easy", "easy"]
    game = Game.new(NAMES, seed=4)
    Driver(game, seated(game, bots), seed=SEED, turn_cap=3).play()
    keep(Kept(game.record, bots, SEED), tmp_path / "game.json")

    seats = ",".join(bots)
    assert kickdoor(["replay", "game.json", "--verify", "--seats", seats, "--json"]) == 1

    said = capsys.readouterr()
    assert json.loads(said.out)["ok"] is False
    assert "kickdoor: a bot knows what it cannot see: after act 0, fickle.py:Fickle: " in said.err


@pytest.fixture(params=["trap.py:Bot", "trap:Bot", "{folder}/trap.py:Bot", "os:abort", "genius"])
def trap(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """A file that names a bot of its sender's; nothing of it may run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())
    (tmp_path / "trap.py").write_text("open('sprung', 'w').close()\nBot = None\n")
    game = Game.new(NAMES, seed=4)
    name = request.param.format(folder=tmp_path)
    keep(Kept(game.record, ["you", name, "easy"], SEED), tmp_path / "game.json")
    yield tmp_path / "game.json"
    assert not (tmp_path / "sprung").exists()


def test_a_file_does_not_choose_what_is_run_to_verify_it(
    trap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kickdoor(["replay", str(trap), "--verify", "--json"]) == 0

    said = capsys.readouterr()
    assert json.loads(said.out)["ok"] is True
    assert json.loads(said.out)["decisions"] == 0
    assert "kickdoor: seat 2's bot '" in said.err
    assert "the record alone was verified and no bot's choices were compared" in said.err
    assert "--seats" in said.err


@pytest.mark.parametrize(
    "command", [["replay", "{file}", "--from", "0", "--play"], ["play", "--resume", "{file}"]]
)
def test_a_file_does_not_choose_who_is_played_against(
    command: list[str],
    trap: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    arguments = [part.format(file=trap) for part in command]

    assert kickdoor(arguments) == 2

    said = capsys.readouterr().err
    assert "seat 2's bot '" in said
    assert "say who sits where yourself: --seats" in said
    assert kickdoor([*arguments, "--seats", "you,easy,easy"]) == 0


def test_bots_of_another_version_are_no_fault_of_the_record(
    played: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(Kept(played.record, ["random", "random", "random"], SEED), tmp_path / "g.json")

    assert kickdoor(["replay", str(tmp_path / "g.json"), "--verify"]) == 0

    assert "decide otherwise than recorded" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        ({"seats": ["easy"], "seed": 1}, "seats: 1 names for 3 players"),
        ({"seats": BOTS, "seed": 1, "begun": [-3]}, "begun: expected numbers of acts, 0 to "),
        ({"seats": BOTS, "seed": 1, "begun": [1 << 70]}, "begun: expected numbers of acts"),
    ],
)
def test_a_frame_that_does_not_fit_its_record_is_refused(
    frame: dict[str, object],
    told: str,
    played: Game,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = {**frame, "record": json.loads(played.record.to_json())}
    (tmp_path / "odd.json").write_text(json.dumps(data), encoding="utf-8")

    assert kickdoor(["replay", str(tmp_path / "odd.json"), "--verify"]) == 1

    assert told in capsys.readouterr().err


def test_a_bare_record_has_no_bots_to_ask(
    played: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bare.json").write_text(played.record.to_json(), encoding="utf-8")

    assert kickdoor(["replay", str(tmp_path / "bare.json"), "--verify"]) == 0

    assert "does not say which bots sat there" in capsys.readouterr().err


def test_a_person_is_followed_through_breaks(played: Game) -> None:
    """Who left and came back had a new driver; and of what he did only acts are recorded."""
    record = played.record
    alone = Verifier(record, ["", "", ""], SEED, [20, 45]).verify()

    assert (alone.decisions, alone.followed) == (0, record.length)


def test_bots_are_asked_again_beside_a_person(played: Game) -> None:
    record = played.record
    beside = Verifier(record, ["", "easy", "random"], SEED).verify()

    assert (beside.followed, beside.peeked) == (record.length, "")
    assert beside.decisions > 30


@pytest.mark.parametrize("cut", ["draws", "die"])
def test_a_record_with_other_draws_is_refused(
    cut: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    if cut == "draws":
        data["record"]["draws"].pop()
    else:
        data["record"]["draws"][-1][3] ^= 1
    file.write_text(json.dumps(data), encoding="utf-8")

    assert kickdoor(["replay", str(file), "--verify", "--json"]) == 1

    said = capsys.readouterr()
    assert json.loads(said.out)["ok"] is False
    assert "record" in said.err


def test_it_is_told_from_some_act_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kickdoor(["replay", str(file)])
    whole = capsys.readouterr().out
    kickdoor(["replay", str(file), "--from", "60"])
    rest = capsys.readouterr().out

    assert len(rest) < len(whole)
    assert whole.endswith(rest[len(rest) // 2 :])
    assert kickdoor(["replay", str(file), "--from", "99999"]) == 2
    assert "the game has" in capsys.readouterr().err


def test_it_is_played_on(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))

    assert kickdoor(["replay", str(file), "--from", "40", "--play", "--seat", "Bob"]) == 0

    assert "kickdoor play --resume" in capsys.readouterr().out
    (kept,) = (tmp_path / "home").rglob("*.json")
    again = read_kept(kept)
    assert again.seats == ["easy", "you", "random"]
    assert again.begun == [40]
    assert again.record.length >= 40


def test_a_game_that_is_over_is_not_played_on(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kickdoor(["replay", str(file), "--play"]) == 2
    assert "that game is over" in capsys.readouterr().err


def test_a_record_can_be_shortened(played: Game) -> None:
    short = Game.replay(shortened(played.record, 30))

    assert short.record.length == 30
    assert Game.replay(played.record).hash() == played.hash()
