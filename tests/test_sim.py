"""Simulation and benchmark: the public objects they give, and that processes do not change the
result.
"""

import json
from typing import Any

import pytest

from kickdoor.errors import SetupError
from kickdoor.sim import bench, simulate
from kickdoor.sim.one_game import GameResult, Job, game_seed
from kickdoor.sim.simulate import play_batch
from kickdoor.sim.statistics import Tally

EASY = ["easy", "easy", "random"]


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    return simulate(12, EASY, edition="munchkin", seed=1)


def test_a_report_has_what_the_contract_promises(report: dict[str, Any]) -> None:
    assert set(report) >= {
        "games",
        "finished",
        "capped",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "turns",
        "cards",
    }
    assert set(report["wins"]) == {"seat", "bot"}
    assert set(report["turns"]) == {"mean", "p10", "p50", "p90"}
    json.dumps(report)


def test_every_finished_game_has_a_winner(report: dict[str, Any]) -> None:
    assert report["games"] == report["finished"] == 12
    assert report["capped"] == 0
    assert sum(report["wins"]["seat"]) >= 12
    assert sum(report["wins"]["bot"].values()) == sum(report["wins"]["seat"])


def test_cards_are_seen_at_least_as_often_as_played(report: dict[str, Any]) -> None:
    assert report["cards"]
    for card in report["cards"].values():
        assert card["seen"] >= card["played"] >= 0
        assert (card["win_rate_when_played"] is None) == (card["played"] == 0)


def test_progress_is_told(report: dict[str, Any]) -> None:
    told: list[tuple[int, int]] = []

    simulate(12, EASY, seed=1, progress=lambda done, games: told.append((done, games)))

    assert told[-1] == (12, 12)


@pytest.mark.slow
def test_two_processes_report_what_one_does() -> None:
    one = simulate(24, EASY, seed=3, jobs=1)
    two = simulate(24, EASY, seed=3, jobs=2)

    timed = {"seconds", "decisions_per_second", "games_per_second"}
    assert {k: v for k, v in one.items() if k not in timed} == {
        k: v for k, v in two.items() if k not in timed
    }


def test_a_game_of_many_can_be_played_alone() -> None:
    job = Job(EASY, seed=4)

    assert play_batch(job, 2, 3).turns == play_batch(job, 0, 3).turns[2:]
    assert game_seed(4, 2) != game_seed(4, 3)


@pytest.mark.parametrize(
    ("seats", "edition", "message"),
    [
        (["easy", "genius", "easy"], "munchkin", "unknown bot"),
        (["easy"], "munchkin", "player"),
        (EASY, "monopoly", "unknown edition"),
    ],
)
def test_what_cannot_be_set_up_is_refused(seats: list[str], edition: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        simulate(1, seats, edition=edition)


def test_no_games_and_no_processes_are_refused() -> None:
    with pytest.raises(SetupError, match="at least one of each"):
        simulate(0, EASY)


def test_interrupted_it_reports_what_was_played() -> None:
    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    report = simulate(40, EASY, seed=1, progress=stop)

    assert report["games"] == 10
    assert report["interrupted"] is True


def test_the_cap_is_reported() -> None:
    report = simulate(3, ["random"] * 4, seed=1, turn_cap=2)

    assert report["finished"] == 0
    assert report["capped"] == 1.0


def test_a_tally_counts_a_card_once_for_a_seat_and_game() -> None:
    tally = Tally()
    tally.add(GameResult([0], 10, 50, False, {(0, "sword"), (1, "sword")}, {(0, "sword")}))
    tally.add(GameResult([1], 20, 70, False, {(0, "sword")}, {(0, "sword")}))

    report = tally.report(Job(EASY), 2.0)

    assert report["cards"]["sword"] == {"seen": 3, "played": 2, "win_rate_when_played": 0.5}
    assert report["wins"] == {"seat": [1, 1, 0], "bot": {"easy": 2, "random": 0}}
    assert report["turns"] == {"mean": 15.0, "p10": 10, "p50": 20, "p90": 20}
    assert report["decisions_per_second"] == 60.0


def test_bench_measures() -> None:
    engine = bench(games=2, seats=3)["engine"]

    assert engine["us_per_decision"] > 0
    assert engine["us_per_clone"] > 0
    assert engine["us_per_view"] > 0
    assert engine["mean_legal"] >= 2
    assert engine["bytes_per_game"] > 1000
