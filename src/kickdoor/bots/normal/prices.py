"""What things are worth to a bot, in points: the scale on which it weighs all it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEVEL: Final = 100.0  # the measure of all the rest
VICTORY: Final = 1500.0
HOPELESS: Final = -1e6  # a fight that cannot be won: below anything that can happen in one


@dataclass(frozen=True)
class Values:
    """The worth of what can be won, kept and spent; as it stands here, to *normal*."""

    treasure: float = 60.0  # one to be drawn
    door: float = 20.0
    bonus: float = 70.0  # +1 that stays
    idle: float = 0.15  # of its use, for an Item that something better keeps idle
    gold: float = 0.06  # a gold piece that may one day be part of a sale
    shot: float = 20.0  # +1 that is spent once
    enhancer: float = 3.0  # a point of it
    curse: float = 30.0  # one kept for later
    theft: float = 0.6  # of its use, for an Item that is to be stolen; 0: does not steal
    haggle: float = 0.45  # of the Treasures at stake: what it hopes for as a helper
    envy: float = 1.0  # how much a fighter's gain counts against helping him
    asks: float = 20.0  # to ask for help before cards are spent
    safe: int = 2  # by how much trouble that is looked for must be beaten
    calling: float = 0.0  # a step in the order of Classes; 0: one is as good as another


PLAIN: Final = Values()
# What hard wants otherwise. Every price was drawn at random from three, in some 4,500 games of one
# such bot among three of normal, and the better end was taken; Levels, gear and potions agree with
# what the weights in `prospects` say.
KEEN: Final = Values(
    door=40.0,
    bonus=50.0,
    shot=35.0,
    enhancer=6.0,
    theft=0.0,
    haggle=0.8,
    envy=0.5,
    asks=0.0,
    safe=0,
    calling=1.0,
)
