"""A game with the cards that a seat cannot place exchanged among themselves: to the seat it is the
same game, and nobody who plays by what he sees may do otherwise in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from mypy_extensions import mypyc_attr

from kickdoor.engine.frames.frame import Exchange
from kickdoor.engine.state.knowledge import hidden_cards
from kickdoor.engine.state.moves import changed
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.table import Table

if TYPE_CHECKING:
    from kickdoor.engine.game import Game

# Frames hold cards and plain numbers alike. Cards of small index stay where they are, so that a
# count, a seat or a face of the die is never taken for one of the cards that are exchanged.
FIRST_EXCHANGED: Final = 24


class Shuffler(Protocol):
    """What is asked of a source of randomness; `random.Random` is one."""

    def shuffle(self, x: list[int], /) -> None: ...


def exchanged(game: Game, seat: int, rng: Shuffler) -> Game:
    """The same game, with the cards that the seat cannot place exchanged among themselves."""
    other = game.clone()
    _relabel(other.table, _exchange(other.table, seat, rng))
    return other


def _exchange(t: Table, seat: int, rng: Shuffler) -> list[int]:
    """A number for every card: the card that takes its place."""
    swap = list(range(len(t.place)))
    fixed = _told(t, seat)
    for deck in range(2):
        cards = [
            c
            for c in hidden_cards(t, seat)
            if c >= FIRST_EXCHANGED
            and t.catalogue.cards[c].deck == deck
            and c not in fixed
            # What must be played when got is in nobody's hand (TIMING-9), and everybody knows it.
            and not t.catalogue.cards[c].must_play
        ]
        mixed = cards.copy()
        rng.shuffle(mixed)
        for c, d in zip(cards, mixed, strict=True):
            swap[c] = d
    return swap


def _told(t: Table, seat: int) -> set[int]:
    """Cards that the seat has seen otherwise: named to it in an offer, or shown to all."""
    offers = [*t.offers, *t.declined]
    if t.combat is not None and t.combat.deal is not None:
        offers.append(t.combat.deal)
    told = {c for o in offers if seat in (o.maker, o.to) for c in o.cards}
    if seat < 0:  # a spectator has seen what everybody has
        told |= {c for c, seen_by in enumerate(t.known) if seen_by == (1 << t.seats) - 1}
    return told


def _relabel(t: Table, swap: list[int]) -> None:
    t.place = _moved(t.place, swap)
    t.known = bytearray(_moved(list(t.known), swap))
    t.decks = [[swap[c] for c in deck] for deck in t.decks]
    t.hands = [sorted([swap[c] for c in hand]) for hand in t.hands]
    t.received = [swap[c] for c in t.received]
    t.limbo = [swap[c] for c in t.limbo]
    t.forced = tuple([swap[n] if i % 3 == 0 else n for i, n in enumerate(t.forced)])
    t.got = tuple([swap[how >> 1] << 1 | how & 1 for how in t.got])
    t.offers = tuple([_offer(o, swap) for o in t.offers])
    t.declined = tuple([_offer(o, swap) for o in t.declined])
    if t.combat is not None and t.combat.deal is not None:
        t.combat.deal = _offer(t.combat.deal, swap)
    swapped = _Swapped(swap)
    for f in t.stack:
        f.exchange(swapped)
    changed(t)
    t.look_again()


def _moved(numbers: list[int], swap: list[int]) -> list[int]:
    """What is kept by card, with each card's number at the card that takes its place."""
    moved = numbers.copy()
    for c, d in enumerate(swap):
        moved[d] = numbers[c]
    return moved


def _offer(o: Offer, swap: list[int]) -> Offer:
    if o.kind != HELP_OFFER or not o.cards:
        return o
    cards = tuple([swap[c] for c in o.cards])
    return Offer(o.id, o.kind, o.maker, o.to, o.treasures, o.picks, o.items, cards, o.round)


@mypyc_attr(native_class=True)
class _Swapped(Exchange):
    """Frames name the cards that others have become; other references stay."""

    def __init__(self, swap: list[int]) -> None:
        self.swap = swap

    def card(self, seat: int, card: int) -> int:
        return self.open(card)

    def answers(self, seat: int, chosen: list[int]) -> list[int]:
        return self.opened(chosen)

    def open(self, card: int) -> int:
        return self.swap[card] if 0 <= card < len(self.swap) else card
