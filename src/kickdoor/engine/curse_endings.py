"""Curses that lie before a munchkin: how they end, and what sits on a head (CURSE-3)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import CURSE, HEADGEAR
from kickdoor.engine.events.event_kinds import CurseEnded
from kickdoor.engine.queries.character import items_of
from kickdoor.engine.queries.under_way import bad_stuff_under_way
from kickdoor.engine.state.moves import discard, emit
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import IN_PLAY

HEADGEAR_LIFTS: Final = 1 << PASSIVES.index("headgear-lost-lifts")


def end_curse(t: Table, seat: int, card: int) -> None:
    emit(t, CurseEnded(seat, card))
    discard(t, card)


def perched_on(t: Table, card: int) -> list[tuple[int, int]]:
    """Headgear under a Curse that sits on the head, each with its owner, where a card is one that
    could take it and the Curse with it: a Curse, or a monster that does its Bad Stuff.
    """
    if not any(t.curses) or not _is_harm(t, card):
        return []
    cards = t.catalogue.cards
    heads = [s for s in t.living() if _perching(t, s)]
    return [(c, s) for s in heads for c in items_of(t, s) if cards[c].slot == HEADGEAR]


def _perching(t: Table, seat: int) -> list[int]:
    return [c for c in t.curses[seat] if t.catalogue.cards[c].passives & HEADGEAR_LIFTS]


def _is_harm(t: Table, card: int) -> bool:
    bad = bad_stuff_under_way(t.stack)
    return t.catalogue.cards[card].kind == CURSE or (bad is not None and bad.card == card)


def fly_off(t: Table, perched: list[tuple[int, int]]) -> None:
    """A Curse that sits on the head goes with whatever Headgear is gone."""
    for c, seat in perched:
        if t.place[c] != IN_PLAY + seat:
            for curse in _perching(t, seat):
                end_curse(t, seat, curse)
