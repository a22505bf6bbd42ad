"""Simulation and benchmark: the public objects they give, and that processes do not change the
result.
"""

import json
import venv
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kickdoor.errors import RecordError, SetupError
from kickdoor.lab import bench, simulate
from kickdoor.lab.one_game import FaultNote, GameResult, Job, card_ids, game_seed, play_one
from kickdoor.lab.peers import measure_peers, ratios
from kickdoor.lab.process_pool import run
from kickdoor.lab.results_file import Store
from kickdoor.lab.tally import Tally, WinShare, bits_of, interval

EASY = ["easy", "easy", "random"]


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """What a report says of the games themselves."""
    timed = {"seconds", "decisions_per_second", "games_per_second", "resumed"}
    return {name: value for name, value in report.items() if name not in timed}


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
    assert sum(report["wins"]["seat"]) == report["finished"] >= 12
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

    assert untimed(one) == untimed(two)


def test_a_game_of_many_can_be_played_alone() -> None:
    job = Job(EASY, seed=4)
    played: list[GameResult] = []

    run(job, 3, take=played.append)

    assert play_one(job, 2) == played[2]
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

    assert report["games"] == 1
    assert report["interrupted"] is True


def test_the_cap_is_reported() -> None:
    report = simulate(3, ["random"] * 4, seed=1, turn_cap=2)

    assert report["finished"] == 0
    assert report["capped"] == 1.0


def result(number: int, winner: int, turns: int = 10, **more: Any) -> GameResult:
    """A game in which seats 0 and 1 had the first card, and seat 0 played it."""
    levels = [[1, 1, 1], [10, 4, 2]]
    return GameResult(
        number, [winner], turns, 50, False, ["1", "1", "0"], ["1", "0", "0"], levels, **more
    )


def fault(seat: int = 1) -> FaultNote:
    return FaultNote(seat, "random", "raised", "KeyError", 3, 17, "fight", "the record")


def test_a_tally_counts_a_card_once_for_a_seat_and_game() -> None:
    job = Job(EASY)
    tally = Tally(job)
    tally.add(result(0, winner=0))
    tally.add(result(1, winner=1, turns=20))

    report = tally.report(2.0)

    (card,) = report["cards"]
    assert card == card_ids(job.game(0))[0]
    assert report["cards"][card] == {"seen": 4, "played": 2, "win_rate_when_played": 0.5}
    assert report["wins"] == {"seat": [1, 1, 0], "bot": {"easy": 2, "random": 0}}
    assert report["turns"] == {"mean": 15.0, "p10": 10, "p50": 20, "p90": 20}
    assert report["decisions_per_second"] == 50.0


def test_a_shared_win_counts_in_parts_and_a_share_is_one_seats() -> None:
    tally = Tally(Job(["easy", "easy", "random"]))
    tally.add(replace(result(0, winner=0), winners=[0, 1]))
    tally.add(replace(result(1, winner=0), winners=[0, 1, 2]))
    tally.add(result(2, winner=2))

    report = tally.report(1.0)

    assert report["wins"]["seat"] == [0.8333, 0.8333, 1.3333]
    assert report["wins"]["bot"] == {"easy": 1.6667, "random": 1.3333}
    assert report["win_share"]["seat"] == [0.2778, 0.2778, 0.4444]
    assert report["win_share"]["bot"] == {"easy": 0.2778, "random": 0.4444}
    assert list(report["ci95"]["seat"][2]) == report["ci95"]["bot"]["random"]
    (card,) = report["cards"].values()
    assert card["win_rate_when_played"] == 0.2778


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("games", [1, 3, 7, 10, 400])
def test_a_share_lies_in_its_interval_also_where_all_is_won(seats: int, games: int) -> None:
    for won in (0.0, 0.5, games / 3, games - 1 / 6, float(games)):
        share = WinShare(won, games, seats)
        assert 0 <= share.low <= share.share <= share.high <= 1
        assert share.ci95[0] <= share.rounded <= share.ci95[1]


def test_a_game_in_which_a_bot_failed_is_counted_apart() -> None:
    tally = Tally(Job(EASY))
    late = tally.add(result(7, winner=0, faults=[fault()]))
    tally.add(result(1, winner=1))
    early = tally.add(result(3, winner=0, faults=[fault(), fault(2)]))

    report = tally.report(1.0)

    assert (report["games"], report["finished"], report["faulty"]) == (3, 1, 2)
    assert report["wins"]["seat"] == [0, 1, 0]
    blamed = report["faults"]["random"]
    assert (blamed["count"], blamed["kinds"], blamed["first"]["game"]) == (3, {"raised": 3}, 3)
    assert [note.record for note in [*late.faults, *early.faults]] == [
        "the record", "the record", "",
    ]  # fmt: skip


def test_an_interval_holds_the_share_and_shrinks() -> None:
    low, high = interval(25, 100)
    assert low < 0.25 < high
    assert (round(low, 3), round(high, 3)) == (0.175, 0.343)  # Wilson's, as in the books
    assert interval(2500, 10000)[1] < high
    assert interval(0, 10)[0] == 0.0
    assert interval(0, 0) == (0.0, 1.0)


def test_sets_of_cards_are_read_back() -> None:
    assert bits_of("0") == []
    assert bits_of(f"{1 << 3 | 1 << 150:x}") == [3, 150]


def test_levels_are_noted_every_round(report: dict[str, Any]) -> None:
    played = play_one(Job(EASY, seed=1), 0)

    assert played.levels[0] == [1, 1, 1]
    assert max(played.levels[-1]) == 10
    assert len(played.levels) == (played.turns - 1) // 3 + 2  # every round, and the end


@pytest.mark.slow
def test_a_stopped_simulation_goes_on_where_it_was(tmp_path: Path) -> None:
    job = Job(EASY, seed=1)

    def stop(done: int, games: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    store = Store(tmp_path / "games.jsonl", job)
    first = run(job, 9, progress=stop, store=store)
    store.close()
    with store.file.open("ab") as file:
        file.write(b'{"number": 4, "winn')  # the power went

    again: list[int] = []
    resumed = Store(store.file, job, resume=True)
    second = run(job, 9, store=resumed, take=lambda one: again.append(one.number))

    assert first.stopped
    assert [first.tally.games, second.resumed, second.tally.games] == [4, 4, 9]
    assert again == [4, 5, 6, 7, 8]
    whole = simulate(9, EASY, seed=1)
    assert untimed(second.report()) == untimed(whole)
    resumed.remove()
    assert not store.file.exists()


def test_games_that_were_kept_are_laid_aside_where_it_begins_anew(tmp_path: Path) -> None:
    job = Job(EASY, seed=1)
    laid: list[Path | None] = []
    for games in (2, 3, 1):
        with closing(Store(tmp_path / "games.jsonl", job)) as store:
            laid.append(store.aside)
            run(job, games, store=store)

    assert laid == [None, tmp_path / "games-2.jsonl", tmp_path / "games-3.jsonl"]
    for number in (2, 3):
        with closing(Store(tmp_path / f"games-{number}.jsonl", job, resume=True)) as store:
            assert run(job, number, store=store).resumed == number


def test_games_of_another_simulation_are_refused(tmp_path: Path) -> None:
    Store(tmp_path / "games.jsonl", Job(EASY, seed=1)).close()

    with pytest.raises(RecordError, match="no games of this simulation"):
        Store(tmp_path / "games.jsonl", Job(EASY, seed=2), resume=True)


def test_a_simulation_is_not_played_twice_at_once(tmp_path: Path) -> None:
    first = Store(tmp_path / "games.jsonl", Job(EASY, seed=1))

    with pytest.raises(SetupError, match="being played already"):
        Store(tmp_path / "games.jsonl", Job(EASY, seed=1))

    first.close()
    Store(tmp_path / "games.jsonl", Job(EASY, seed=1)).close()


@pytest.mark.slow
def test_bench_measures() -> None:
    engine = bench(games=2, seats=3)["engine"]

    assert engine["us_per_decision"] > 0
    assert engine["us_per_clone"] > 0
    assert engine["us_per_view"] > 0
    assert engine["mean_legal"] >= 2
    assert engine["bytes_per_game"] > 1000
    assert engine["bytes_per_game"] > engine["bytes_per_clone"]
    assert engine["start_up_ms"] > 0


def test_a_peer_that_is_not_there_is_named(tmp_path: Path) -> None:
    venv.create(tmp_path / "bare", symlinks=True)

    peers = measure_peers(tmp_path / "bare" / "bin" / "python", seconds=0.01)

    assert {"catanatron", "open_spiel gin rummy", "python-chess"} <= set(peers)
    assert all(peer == {"error": "not installed"} for peer in peers.values())
    assert ratios({"us_per_decision": 1.0, "us_per_clone": 1.0}, peers) == {}


def test_no_python_for_the_peers_is_told(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="No such file"):
        measure_peers(tmp_path / "nowhere")
