"""Invented tables with hands as players keep them.

What can be laid down is laid down at once, and what is of use in a fight is kept: of the Treasures
that *normal* holds five in six are for one use only, and twice as many of its Doors as of the
deck's are for fights.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    ITEM,
    LEVEL_UP,
    ONE_SHOT,
    RACE,
    SPECIAL_DOOR,
)
from kickdoor.drive import Rng
from kickdoor.engine import Game, Habits, SeatView, imagine

HABITS: Final = Habits(
    spent={ITEM: 0.8, LEVEL_UP: 0.8, CLASS: 0.5, RACE: 0.5, CURSE: 0.4},
    kept=(ENHANCER, SPECIAL_DOOR, ONE_SHOT),
)


def imagined(view: SeatView, rng: Rng) -> Game:
    """A game that looks like the view from its seat, and has likely hands at the others."""
    return imagine(view, rng, HABITS)
