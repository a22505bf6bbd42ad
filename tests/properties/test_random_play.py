"""Properties under random play: from the deal and from random tables, three to six players.

The same games every time. `qa/run_fuzz.py` plays others, by the thousand.
"""

import pytest

from kickdoor.engine.rules import EDITIONS
from kickdoor.protocol.caches import WireWatch
from qa.fuzz import Case, play_case

FAST = 4
ALL = 120
BATCH = 4


def play(first: int, last: int) -> None:
    for number in range(first, last):
        case = Case.numbered(number, EDITIONS)
        finding = play_case(case, watchers=(WireWatch,)).finding
        if finding is not None:
            pytest.fail(f"{case.name} after {finding.acts} acts: {finding.what}\n{finding.trace}")


@pytest.mark.parametrize("first", range(0, FAST, BATCH))
def test_the_properties_hold(first: int) -> None:
    play(first, first + BATCH)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(FAST, ALL, BATCH))
def test_the_properties_hold_in_many_games(first: int) -> None:
    play(first, first + BATCH)
