"""Levels that the effects of cards take, and who is spared them."""

from __future__ import annotations

from kickdoor.engine.queries.modifiers import level_floor
from kickdoor.engine.queries.under_way import bad_stuff_under_way
from kickdoor.engine.state.moves import lose_levels
from kickdoor.engine.state.table import Table


def is_spared(t: Table, seat: int) -> bool:
    """Whether a card has spared this seat the Levels and the death of its Bad Stuff."""
    bad = bad_stuff_under_way(t.stack)
    return bad is not None and bad.spared and bad.victim == seat


def is_at_floor(t: Table, seat: int) -> bool:
    """Whether this seat has no Level to lose."""
    return t.levels[seat] <= level_floor(t, seat)


def take_levels(t: Table, seat: int, count: int, card: int) -> None:
    """A card's effect takes Levels, unless the seat is spared them."""
    if not is_spared(t, seat):
        lose_levels(t, seat, count, card)


def charge_levels(t: Table, seat: int, count: int, card: int) -> None:
    """Levels are the price of a life: nobody is spared them."""
    lose_levels(t, seat, count, card)
