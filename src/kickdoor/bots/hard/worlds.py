"""Invented tables with hands as players keep them.

`determinize` deals what is unseen with no thought of who holds it. But what can be laid down is
laid down at once, and what is of use in a fight is kept: of the Treasures that *normal* holds five
in six are for one use only, and twice as many of its Doors as of the deck's are for fights. So
some of the unseen cards are exchanged for others of their deck that are unseen too.
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
from kickdoor.engine import Game, SeatView, Table, cards_named, determinize

# By kind, how likely it is that a card dealt to somebody would have been laid down or thrown.
SPENT: Final = {ITEM: 0.8, LEVEL_UP: 0.8, CLASS: 0.5, RACE: 0.5, CURSE: 0.4}
KEPT: Final = (ENHANCER, SPECIAL_DOOR, ONE_SHOT)


def imagined(view: SeatView, rng: Rng) -> Game:
    """A game that looks like the view from its seat, and has likely hands at the others."""
    world = determinize(view, rng)
    t = world.table
    spare = [_kept(t, view, deck) for deck in t.decks]
    fixed = _told(t)
    for seat in range(t.seats):
        if seat != view.seat:
            _dress(t, view, seat, spare, fixed, rng)
    t.stamp += 1
    t.look_again()
    return world


def _kept(t: Table, view: SeatView, deck: list[int]) -> list[int]:
    """Where in a deck lies what players would keep; what is known to lie there stays."""
    cards = t.catalogue.cards
    return [
        i
        for i, c in enumerate(deck)
        if not view.knows(c) and cards[c].kind in KEPT and not cards[c].must_play
    ]


def _told(t: Table) -> set[int]:
    """Cards that somebody has promised, or that a question under way is about."""
    offers = [*t.offers, *t.declined]
    if t.combat is not None and t.combat.deal is not None:
        offers.append(t.combat.deal)
    promised = {c for offer in offers for c in offer.cards}
    return promised | cards_named(t.stack)


def _dress(
    t: Table, view: SeatView, seat: int, spare: list[list[int]], fixed: set[int], rng: Rng
) -> None:
    """Exchanges what this seat would hardly hold."""
    cards = t.catalogue.cards
    hand = t.hands[seat]
    for i, card in enumerate(hand):
        number = cards[card].deck
        is_fixed = view.knows(card) or card in fixed or card in t.received
        if is_fixed or not spare[number] or rng.random() >= SPENT.get(cards[card].kind, 0.0):
            continue
        place = spare[number].pop(int(rng.random() * len(spare[number])))
        other = t.decks[number][place]
        t.decks[number][place], hand[i] = card, other
        t.place[card], t.place[other] = t.place[other], t.place[card]
        t.known[card], t.known[other] = t.known[other], t.known[card]
    hand.sort()
