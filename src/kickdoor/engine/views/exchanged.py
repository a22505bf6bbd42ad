"""A game with the cards that a seat cannot place exchanged among themselves: to the seat it is the
same game, and nobody who plays by what he sees may do otherwise in it.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Protocol

from mypy_extensions import mypyc_attr

from kickdoor.engine.frames.frame import Exchange
from kickdoor.engine.queries.price import can_be_promised
from kickdoor.engine.state.knowledge import bit_of, hidden_cards
from kickdoor.engine.state.moves import changed
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import HAND, IN_PLAY

if TYPE_CHECKING:
    from kickdoor.engine.game import Game


class Shuffler(Protocol):
    """What is asked of a source of randomness; `random.Random` is one."""

    def shuffle(self, x: list[int], /) -> None: ...


def exchanged(game: Game, seat: int, rng: Shuffler) -> Game:
    """The same game, with the cards that the seat cannot place exchanged among themselves; and
    where it knows a hand but not which card of it is meant, another one is.
    """
    swap = exchange_of(game.table, seat, rng)
    other = game.clone()
    t = other.table
    _relabel(t, swap)
    for f in t.stack:
        f.exchange(_Others(t, bit_of(seat), rng))
    return other


def relabelled(game: Game, swap: list[int]) -> Game:
    """The same game, with other cards in the place of those that `swap` has at their numbers."""
    other = game.clone()
    _relabel(other.table, swap)
    return other


def exchange_of(t: Table, seat: int, rng: Shuffler, kept: Container[int] = ()) -> list[int]:
    """A number for every card: the card that takes its place. The seat can place neither, and none
    is one of those that are kept.
    """
    swap = list(range(len(t.place)))
    fixed = _told(t, seat)
    is_promise = any(offer.cards for offer in _offers(t))
    alike: dict[tuple[int, bool], list[int]] = {}
    for c in hidden_cards(t, seat):
        card = t.catalogue.cards[c]
        # What must be played when got is in nobody's hand (TIMING-9), and everybody knows it.
        if c in fixed or c in kept or card.must_play:
            continue
        # What is promised is a card that can be, and everybody knows that too.
        alike.setdefault((card.deck, is_promise and can_be_promised(card)), []).append(c)
    for cards in alike.values():
        rng.shuffle(cards)  # and each takes the place of the one before it: none stays where it is
        for i, c in enumerate(cards):
            swap[c] = cards[i - 1]
    return swap


def _told(t: Table, seat: int) -> set[int]:
    """Cards that the seat has seen otherwise: named to it in an offer, or shown to all."""
    told = {c for o in _offers(t) if seat in (o.maker, o.to) for c in o.cards}
    if seat < 0:  # a spectator has seen what everybody has
        everyone = (1 << t.seats) - 1
        told |= {c for c in range(len(t.known)) if t.known[c] == everyone}
    return told


def _offers(t: Table) -> list[Offer]:
    """Offers that are open or were declined, and the deal of the fight."""
    deal = None if t.combat is None else t.combat.deal
    return [*t.offers, *t.declined] if deal is None else [*t.offers, *t.declined, deal]


def _relabel(t: Table, swap: list[int]) -> None:
    t.place = _moved(t.place, swap)
    t.known = bytearray(_moved(list(t.known), swap))
    t.decks = [[swap[c] for c in deck] for deck in t.decks]
    t.hands = tuple([tuple(sorted([swap[c] for c in hand])) for hand in t.hands])
    t.received = tuple([swap[c] for c in t.received])
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

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        return [self.swap[c] if 0 <= c < len(self.swap) else c for c in cards]


@mypyc_attr(native_class=True)
class _Others(Exchange):
    """Frames name another card of the same hand and deck, where the seat does not know which of
    them is meant.
    """

    def __init__(self, t: Table, bit: int, rng: Shuffler) -> None:
        self.t = t
        self.bit = bit
        self.rng = rng

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        if privy & self.bit:
            return cards
        found = cards.copy()
        for i, card in enumerate(cards):
            like = self.like(card, found)
            self.rng.shuffle(like)
            found[i] = like[0] if like else card
        return found

    def like(self, card: int, held: list[int]) -> list[int]:
        """The cards of the same hand and deck that are not held as well."""
        t = self.t
        place = t.place[card] if 0 <= card < len(t.place) else -1
        if not HAND <= place < IN_PLAY:
            return []
        cards = t.catalogue.cards
        hand = t.hands[place - HAND]
        return [c for c in hand if cards[c].deck == cards[card].deck and c not in held]
