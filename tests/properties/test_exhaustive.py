"""Everything that can happen does: every card, step, power, condition, refusal, question, event and
act, in steered random games. `qa/run_exhaustive.py` goes other ways.
"""

import pytest

from qa.exhaustive import Run
from qa.goals import NEVER

BOUND = 4000  # games; about a fifth of them are needed


def test_the_list_knows_what_has_not_happened() -> None:
    run = Run(seed=1)
    assert "card munchkin:plutonium-dragon suffered" in run.missing
    assert "power star:cyborg reboot" in run.missing
    assert "refusal game-over" in run.missing
    assert not set(NEVER) & set(run.missing)

    run.go(games=3)

    assert run.games == 3
    assert 0 < len(run.missing) < run.goals.total
    assert "verb kick" not in run.missing


def test_the_same_seed_goes_the_same_way() -> None:
    first, second = Run(seed=5), Run(seed=5)
    first.go(games=2)
    second.go(games=2)
    assert (first.acts, first.missing) == (second.acts, second.missing)


def test_a_card_drawn_is_crossed_off_and_no_other() -> None:
    run = Run(seed=1)
    run.goals.met("card munchkin:amazon drawn")
    assert "card munchkin:amazon drawn" not in run.missing
    assert "card munchkin:amazon fought" in run.missing
    assert len(run.missing) == run.goals.total - 1


@pytest.mark.slow
def test_everything_that_can_happen_happens() -> None:
    run = Run(seed=1)
    run.go(BOUND)
    assert run.missing == []
