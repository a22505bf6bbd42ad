"""What is quoted is what bots answer: they go by what all can see, as the estimate does."""

import pytest

from qa.quoted import KINDS, measured

WRONG = 0.05


def shares(bot: str, games: int) -> dict[tuple[str, bool], float]:
    """How often a bot answered otherwise than was foretold."""
    found = measured(bot, games)
    wrong: dict[tuple[str, bool], float] = {}
    for kind in KINDS:
        for is_taken in (True, False):
            said = {answer: found[kind, is_taken, answer] for answer in ("yes", "counter", "no")}
            total = sum(said.values())
            if total >= 20:
                errors = total - said["yes"] if is_taken else said["yes"]
                wrong[kind, is_taken] = errors / total
    return wrong


@pytest.mark.parametrize(
    ("bot", "games"), [("normal", 3), pytest.param("hard", 2, marks=pytest.mark.slow)]
)
def test_who_is_asked_for_help_or_for_a_trade_answers_as_was_foretold(bot: str, games: int) -> None:
    wrong = shares(bot, games)
    wrong = {key: share for key, share in wrong.items() if key[0] != "offer"}
    assert len(wrong) == 4
    assert max(wrong.values()) < WRONG, wrong


def test_who_wins_alone_takes_no_help() -> None:
    found = measured("normal", 3)
    assert found["offer", False, "no"] > 10
    assert found["offer", False, "yes"] == 0
