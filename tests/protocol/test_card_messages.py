"""What the page is told of a card that is not printed on it."""

from __future__ import annotations

import pytest

from kickdoor.cards.sets import load_sets
from kickdoor.protocol.card_messages import card_info
from kickdoor.words import Words


@pytest.mark.parametrize(
    ("card", "waits_for"),
    [
        ("wishing-ring", "curse"),
        ("loaded-die", "roll"),
        ("cotion-of-ponfusion", "fight"),
        ("enraged", "fight"),
        ("3872-orcs", "trouble"),
        ("steal-a-level", ""),
        ("dwarf", ""),
        ("invisibility-potion", "fight"),
    ],
)
def test_what_a_card_is_kept_for(card: str, waits_for: str) -> None:
    [found] = [one for one in load_sets(["munchkin"])[0].cards if one.id == card]
    assert card_info(found, Words("en")).waits_for == waits_for
