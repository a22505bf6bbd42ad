"""Which Class a bot would rather have, if it cares."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.mind import Mind
from kickdoor.cards.model import CLASS

# Divine Intervention lifts Clerics to the last Level too, and one game in ten ends so; a Thief who
# steals loses more Levels than his loot is worth.
ORDER: Final = {"cleric": 3, "warrior": 2, "wizard": 1}
WORN: Final = 1  # bonuses in use that may be lost with a Class


def rank(mind: Mind, card: int) -> float:
    """What a Class is worth beside others, in points; other cards have no rank."""
    return mind.values.calling * ORDER.get(mind.cards[card].id, 0)


def is_called(mind: Mind, card: int) -> bool:
    """Whether a Class in the hand is the one this seat has been waiting for."""
    best = mind.values.calling * max(ORDER.values())
    mine = max((rank(mind, c) for c in mind.view.tables[mind.me]), default=0.0)
    return rank(mind, card) == best > mine


def makes_way(mind: Mind, card: int) -> bool:
    """Whether a Class in play is given up for the best one, which is in the hand."""
    view = mind.view
    if mind.cards[card].kind != CLASS or view.turn != mind.me or view.combat is not None:
        return False
    if not any(is_called(mind, c) for c in view.hands[mind.me] if mind.cards[c].kind == CLASS):
        return False
    if any(mind.cards[c].super for c in view.tables[mind.me]):  # then there is room for both
        return False
    trait = mind.cards[card].trait
    worn = [c for c in view.tables[mind.me] if view.equipped[c] and mind.cards[c].usable & trait]
    return sum(mind.cards[c].bonus for c in worn) <= WORN
