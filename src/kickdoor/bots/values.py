"""What things are worth to a bot, in points: the scale on which it weighs all it does."""

from __future__ import annotations

from typing import Final

LEVEL: Final = 100.0  # the measure of all the rest
VICTORY: Final = 1500.0


class Values:
    """The worth of what can be won, kept and spent."""

    def __init__(self, theft: float = 0.6, curse: float = 30.0) -> None:
        self.treasure = 60.0  # one to be drawn
        self.door = 20.0
        self.bonus = 70.0  # +1 that stays
        self.idle = 0.15  # of its use, for an Item that something better keeps idle
        self.gold = 0.06  # a gold piece that may one day be part of a sale
        self.shot = 20.0  # +1 that is spent once
        self.enhancer = 3.0  # a point of it
        self.theft = theft  # of its use, for an Item that is to be stolen; 0: does not steal
        self.curse = curse  # one kept for later


PLAIN: Final = Values()
KEEN: Final = Values(theft=0.0, curse=90.0)
