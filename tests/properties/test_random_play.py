"""Properties under random play: from the deal and from random tables, three to six players.

The same games every time. `qa/run_fuzz.py` plays others, by the thousand.
"""

import pytest

from kickdoor.engine.rules import EDITIONS
from kickdoor.protocol.caches import WireWatch
from qa.fuzz import ACTS, Case, play_case

FAST = 4
ALL = 120
BATCH = 4


# What long runs have found, and how many acts into the game.
FOUND = {
    # A card promised unseen was imagined as one that takes an Item, and aimed at a player.
    "munchkin+shared-victory+epic+mixed:6:deal:44000000165": 22,
    # Who had looted a body died in the same act, and what he had of it was looted again.
    "lite+mixed:4:table:100000000059": 48,
    # What was discarded came back in the same act.
    "star+listen-at-the-door+shared-victory+epic+house-powers:5:table:100000000214": 3,
}


def play(first: int, last: int) -> None:
    for number in range(first, last):
        walk(Case.numbered(number, EDITIONS))


def walk(case: Case, acts: int = ACTS) -> None:
    finding = play_case(case, acts=acts, watchers=(WireWatch,)).finding
    if finding is not None:
        pytest.fail(f"{case.name} after {finding.acts} acts: {finding.what}\n{finding.trace}")


@pytest.mark.parametrize("name", FOUND)
def test_what_was_found_once_holds(name: str) -> None:
    walk(Case.named(name), FOUND[name] + 10)


@pytest.mark.parametrize("first", range(0, FAST, BATCH))
def test_the_properties_hold(first: int) -> None:
    play(first, first + BATCH)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(FAST, ALL, BATCH))
def test_the_properties_hold_in_many_games(first: int) -> None:
    play(first, first + BATCH)
