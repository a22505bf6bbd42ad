"""Tempers: the same skill with another heart. They change prices, grudges and nerve, not sums."""

from __future__ import annotations

from typing import Final


class Temper:
    """What a bot is like: factors and margins that its estimates are bent by."""

    def __init__(
        self,
        name: str,
        description: str,
        envy: float = 1.0,
        margin: int = 0,
        spite: float = 1.0,
        grudge: float = 1.0,
        nerve: int = 0,
    ) -> None:
        self.name = name
        self.description = description
        self.envy = envy  # how much another's gain counts as one's own loss, in deals
        self.margin = margin  # what a deal must bring on top, in points
        self.spite = spite  # how much another's loss is worth when nothing else is at stake
        self.grudge = grudge  # how much an injury by somebody makes him the next victim
        self.nerve = nerve  # by how much a fight must be won before it is declared or made harder


EVEN: Final = Temper("even", "Takes things as they are.")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        EVEN,
        Temper(
            "generous",
            "Helps for little, forgives soon.",
            envy=0.5,
            margin=-15,
            spite=0.6,
            grudge=0.3,
        ),
        Temper(
            "greedy", "Asks more for help, and haggles.", envy=1.2, margin=35, spite=1.0, grudge=0.6
        ),
        Temper("vengeful", "Pays back whoever hurt it.", envy=1.0, spite=1.5, grudge=4.0),
        Temper(
            "cautious",
            "Fights what it is sure to beat.",
            envy=1.1,
            margin=10,
            spite=0.7,
            grudge=0.5,
            nerve=4,
        ),
    )
}
