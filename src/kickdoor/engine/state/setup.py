"""Setting a table: from the deal, or at a phase of somebody's turn."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.frames import turn as turns
from kickdoor.engine.frames.opening import OPENING, Setup
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.loop import advance
from kickdoor.engine.rules import Rules
from kickdoor.engine.state import chance
from kickdoor.engine.state.table import PHASE_START, Table, with_one
from kickdoor.engine.views.history import keep_histories
from kickdoor.engine.words_of_play import DECK

_STEPS: Final = {"start": turns.START, "after-door": turns.AFTER_DOOR, "charity": turns.CHARITY}


def empty_table(catalogue: Catalogue, rules: Rules, seed: bytes, seats: int) -> Table:
    """A table without a card on it; every seat's history is kept."""
    t = Table(catalogue, rules, seed, seats)
    keep_histories(t)
    return t


def shuffled_table(catalogue: Catalogue, rules: Rules, seed: bytes, seats: int) -> Table:
    """A table with two shuffled decks (SETUP-1)."""
    t = empty_table(catalogue, rules, seed, seats)
    for deck in (0, 1):
        cards = [c for c in range(len(catalogue.cards)) if catalogue.cards[c].deck == deck]
        t.decks[deck] = chance.shuffled(seed, f"{chance.STREAMS[deck]}/0", cards)
        t.drawn = with_one(t.drawn, deck, 1)
        t.chances += (deck, 0, len(cards))
        for c in cards:
            t.place[c] = DECK
    return t


def begin(t: Table, phase: str = "deal", turn: int = -1) -> None:
    """Start from a phase; `turn` -1: the first player is rolled for. Runs to the first wait."""
    is_given = turn >= 0
    t.turn = max(turn, 0)
    if phase == "deal":
        t.stack = [Setup(is_given)]
    elif phase == "opening":
        _force_hands(t)
        t.stack = [Setup(is_given, OPENING)]
    else:
        t.turns = 1
        t.phase = PHASE_START
        step = _STEPS[phase]
        if phase == "charity" and len(t.hands[t.turn]) <= 5:
            step = turns.ROOM_DONE
        t.stack = [Turn(step)]
    advance(t)


def _force_hands(t: Table) -> None:
    """What lies in an opening hand and must be played when got (SETUP-9)."""
    for seat in range(t.seats):
        for c in t.hands[seat]:
            if t.catalogue.cards[c].must_play:
                t.forced += (c, seat, 0)
