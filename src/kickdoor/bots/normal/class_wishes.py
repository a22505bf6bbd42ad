"""Which Class a bot would rather have, if it cares."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.situation import Mind

# Divine Intervention lifts Clerics to the last Level too, and one game in ten ends so; a Thief who
# steals loses more Levels than his loot is worth.
ORDER: Final = {"cleric": 3, "warrior": 2, "wizard": 1}


def rank(mind: Mind, card: int) -> float:
    """What a Class is worth beside others, in points; other cards have no rank."""
    return mind.values.calling * ORDER.get(mind.cards[card].id, 0)


def is_called(mind: Mind, card: int) -> bool:
    """Whether a Class in the hand is the one this seat has been waiting for."""
    best = mind.values.calling * max(ORDER.values())
    mine = max((rank(mind, c) for c in mind.view.in_play[mind.me]), default=0.0)
    return rank(mind, card) == best > mine
