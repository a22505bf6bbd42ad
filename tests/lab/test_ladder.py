"""The ladder: who is better, by how much, and how they deal with each other."""

import json
from collections import Counter
from pathlib import Path

import pytest

from kickdoor.cli.command_line import run
from kickdoor.errors import SetupError
from kickdoor.lab.ladder import Ladder, Pairing, play_number
from kickdoor.lab.manners import summary

BAD_BOT = """
class Rude:
    def choose(self, view, legal, rng):
        raise RuntimeError("I am not playing")
"""


def test_the_challenger_goes_round_the_table() -> None:
    pairing = Pairing("easy", "random")

    assert [pairing.seats(number).index("easy") for number in range(8)] == [0, 1, 2, 3] * 2


def test_equal_odds_are_no_step_and_ten_times_are_four_hundred() -> None:
    pairing = Pairing("easy", "random")
    pairing.games, pairing.wins = 400, 100.0
    assert pairing.step == pytest.approx(0.0)

    pairing.wins = 400 * 10 / 13
    assert pairing.step == pytest.approx(400.0)


def test_the_interval_holds_the_share_and_narrows_with_games() -> None:
    pairing = Pairing("easy", "random")
    pairing.games, pairing.wins = 40, 16.0
    low, high = pairing.interval
    pairing.games, pairing.wins = 400, 160.0
    inner = pairing.interval

    assert low < inner[0] < 0.4 < inner[1] < high


def test_a_game_that_nobody_wins_is_nobodys_and_a_shared_one_is_shared() -> None:
    pairing = Pairing("easy", "random")
    one = play_number(Ladder(["random", "easy"]).job, pairing, 0)
    for winners in ([0], [0, 1], [], [2]):
        one.winners = winners
        pairing.add(0, one)

    assert (pairing.wins, pairing.others_wins) == (1.5, 1.5)
    assert pairing.win_share.rounded == 0.375
    assert pairing.others_share.rounded == 0.125  # of each of three


def test_easy_climbs_over_random() -> None:
    ladder = Ladder(["random", "easy"], seed=3)
    ladder.play(8)
    report = ladder.report()

    assert report["bots"]["easy"]["games"] == 8
    assert report["bots"]["easy"]["win_share"] > 0.4
    assert report["bots"]["easy"]["rating"] > report["bots"]["random"]["rating"]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing_but_the_time() -> None:
    reports = []
    for jobs in (1, 2):
        ladder = Ladder(["random", "easy"], seed=5)
        ladder.play(5, jobs)
        report = ladder.report()
        for row in report["bots"].values():
            del row["ms_per_decision"]
        reports.append(report)

    assert reports[0] == reports[1]


def test_four_of_a_kind_show_their_manners() -> None:
    ladder = Ladder([], four="normal", seed=1)
    ladder.play(4)
    four = ladder.report()["four"]

    assert four["games"] == 4
    assert four["fights_per_game"] > 4
    assert 0 < four["help_asked"] < 1
    assert four["attacks_on_leader"] > four["attacks_on_last"]
    low, high = four["peoples_turns"]
    assert low < four["turns"]["p50"] < high


def test_how_long_they_play_is_told_beside_how_long_people_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["ladder", "--bots", "", "--four", "easy", "--games", "1", "--jobs", "1"]) == 0
    assert "people take about 20 to 60" in " ".join(capsys.readouterr().out.split())


def test_shares_of_nothing_are_nothing() -> None:
    assert summary(Counter(), 0)["help_accepted"] == 0


def test_a_ladder_of_one_rung_is_none() -> None:
    with pytest.raises(SetupError, match="two rungs"):
        Ladder(["easy"])


def test_a_game_in_which_a_bot_failed_is_counted_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rude.py").write_text(BAD_BOT, encoding="utf-8")
    bot = f"{tmp_path / 'rude.py'}:Rude"
    folder = tmp_path / "faults"

    played = ["--bots", f"random,{bot}", "--four", "", "--games", "2", "--jobs", "1"]
    code = run(["ladder", *played, "--faults", str(folder), "--json"])

    told = capsys.readouterr()
    pairing = json.loads(told.out)["pairings"][0]
    assert code == 0
    assert (pairing["games"], pairing["faulty"]) == (0, 2)
    assert "RuntimeError: I am not playing" in told.err
    assert len(list(folder.glob("*.json"))) == 2


def test_one_game_is_the_same_game_again() -> None:
    ladder = Ladder(["easy", "normal"], seed=2)
    pairing = ladder.pairings[0]

    first, again = (play_number(ladder.job, pairing, 1) for _ in range(2))

    assert (first.winners, first.turns) == (again.winners, again.turns)
