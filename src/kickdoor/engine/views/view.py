"""What one seat may know of a table: for bots, envs, search. Spectators have a view too.

It is made like a copy, with backs for the cards the seat does not know. What a view holds, and how
hidden cards are written in it, stands in `seat_view`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.frames.frame import Exchange, Frame
from kickdoor.engine.state.knowledge import bit_of
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.state_fields import see_public
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.views.history import history_of
from kickdoor.engine.views.seat_view import DOOR_BACK, TREASURE_BACK, UNKNOWN, SeatView
from kickdoor.engine.words_of_play import DECK, HAND, IN_PLAY, REF_SEAT

FRAME_DOOR: Final = -2  # a Door's back in a frame; a Treasure's is one less

__all__ = [
    "DOOR_BACK", "FRAME_DOOR", "TREASURE_BACK", "UNKNOWN", "Own", "SeatView", "deck_backs",
    "hides", "known_to_others", "seen_hands", "seen_limbo", "seen_offer", "seen_offers",
    "seen_stack", "view_of",
]  # fmt: skip


def view_of(t: Table, seat: int) -> SeatView:
    """What the seat may know; -1 is a spectator."""
    v = SeatView(t.catalogue, t.rules, seat, t.seats)
    see_public(v, t)
    _see_cards(v, t)
    v.forced = _forced(v, t.forced)
    v.got = _got(v, t.got)
    v.orders = (0,) * t.seats
    if seat >= 0 and t.orders[seat]:
        v.orders = with_one(v.orders, seat, t.orders[seat])
    if t.combat is not None:
        v.combat = t.combat.copy()
        if t.combat.deal is not None:
            v.combat.deal = seen_offer(t, t.combat.deal, seat)
    v.offers = seen_offers(t, seat) if t.offers else ()
    v.declined = tuple([seen_offer(t, offer, seat) for offer in t.declined]) if t.declined else ()
    v.stack = seen_stack(t.catalogue, v.place, seat, t.stack)
    if t.histories:
        v.has_log = True
        v.log = history_of(t, seat)
        v.shown = t.shown[seat]
    return v


class Own:
    """What a seat sees and others do not: a part of its view, quicker to make than the whole."""

    def __init__(self, t: Table, seat: int, known: list[tuple[int, int, int]]) -> None:
        """`known` is what `known_to_others` finds: one look serves all seats."""
        self.hand = list(t.hands[seat])
        self.known: dict[int, list[int]] = {}  # by whose hands they are in
        for who, card, mask in known:
            if who != seat and mask & bit_of(seat):
                self.known.setdefault(who, []).append(card)
        self.limbo = seen_limbo(t, seat)
        self.orders = t.orders[seat]
        deal = t.combat.deal if t.combat is not None else None
        self.deal = seen_offer(t, deal, seat) if deal is not None else None

    def key(self) -> tuple[object, ...]:
        """Equal as long as the seat sees the same, the deal apart."""
        return (self.hand, self.known, self.limbo, self.orders)


def seen_offers(t: Table, seat: int) -> tuple[Offer, ...]:
    """The open offers, as the seat may know them."""
    return tuple([seen_offer(t, offer, seat) for offer in t.offers])


def deck_backs(t: Table) -> list[list[int]]:
    """The decks, as one sees them who knows none of their cards."""
    return [[DOOR_BACK] * len(t.decks[0]), [TREASURE_BACK] * len(t.decks[1])]


def known_to_others(t: Table) -> list[tuple[int, int, int]]:
    """The cards in hands that not their owner alone knows: whose they are, which, and the mask of
    those who know.
    """
    known = bytes(t.known)
    found: list[tuple[int, int, int]] = []
    for who, hand in enumerate(t.hands):
        own = bit_of(who)
        for card in hand:
            if known[card] != own:
                found.append((who, card, known[card]))
    return found


def seen_hands(t: Table, seat: int) -> list[list[int]]:
    """The hands as the seat sees them: its own, of others what it knows, then backs."""
    known, bit = bytes(t.known), bit_of(seat)
    return [
        list(hand) if who == seat else _others(t.catalogue, hand, known, bit)
        for who, hand in enumerate(t.hands)
    ]


def seen_limbo(t: Table, seat: int) -> list[int]:
    """What is being turned up, played or resolved, with backs for what the seat does not know."""
    if not t.limbo:
        return []
    bit, full = bit_of(seat), (1 << t.seats) - 1
    return [
        card if t.known[card] == full or t.known[card] & bit else _back(t.catalogue, card)
        for card in t.limbo
    ]


def seen_offer(t: Table, offer: Offer, seat: int) -> Offer:
    """Promised hand cards are between the two of them."""
    if offer.kind != HELP_OFFER or not offer.cards or seat in (offer.maker, offer.to):
        return offer
    backs = tuple([_back(t.catalogue, card) for card in offer.cards])
    return Offer(
        offer.id, offer.kind, offer.maker, offer.to, offer.treasures, offer.picks, offer.items,
        backs, offer.round,
    )  # fmt: skip


def _see_cards(v: SeatView, t: Table) -> None:
    """Copies what is not open, with backs for the cards the seat does not know; sets `place`."""
    known = bytes(t.known)
    bit = bit_of(v.seat)
    place = t.place.copy()
    v.place = place
    v.decks = deck_backs(t)
    for deck in range(2):
        for i, card in enumerate(t.decks[deck]):
            if known[card] & bit:
                v.decks[deck][i] = card
            else:
                place[card] = UNKNOWN
    full = (1 << t.seats) - 1
    for seat in range(t.seats):
        if seat != v.seat:
            for card in t.hands[seat]:
                if not known[card] & bit:
                    place[card] = UNKNOWN
    for card in t.limbo:
        if known[card] != full and not known[card] & bit:
            place[card] = UNKNOWN
    v.hands = seen_hands(t, v.seat)
    v.received = [[] for _ in range(t.seats)]
    if t.received:
        for seat in range(t.seats):
            received = t.received_by(seat)
            is_own = seat == v.seat
            shown = list(received) if is_own else _others(t.catalogue, received, known, bit)
            v.received[seat] = shown
    v.limbo = seen_limbo(t, v.seat)


def _back(catalogue: Catalogue, card: int) -> int:
    return DOOR_BACK - catalogue.cards[card].deck


def _others(catalogue: Catalogue, cards: tuple[int, ...], known: bytes, bit: int) -> list[int]:
    """Of another's hand what is known, then Doors, then Treasures: the place in a sorted hand would
    tell too much.
    """
    seen: list[int] = []
    doors = 0
    treasures = 0
    for card in cards:
        if known[card] & bit:
            seen.append(card)
        elif catalogue.cards[card].deck:
            treasures += 1
        else:
            doors += 1
    for _ in range(doors):  # mypyc repeats a list more slowly than this
        seen.append(DOOR_BACK)
    for _ in range(treasures):
        seen.append(TREASURE_BACK)
    return seen


def _got(v: SeatView, got: tuple[int, ...]) -> tuple[int, ...]:
    """How cards came to the seat's own hand; of others' that is theirs to know."""
    return tuple([how for how in got if v.place[how >> 1] == HAND + v.seat])


def _forced(v: SeatView, forced: tuple[int, ...]) -> tuple[int, ...]:
    """What must be played, as far as the seat knows: three numbers each, the first a card."""
    seen: list[int] = []
    for i in range(0, len(forced), 3):
        if v.place[forced[i]] != UNKNOWN:
            seen.extend(forced[i : i + 3])
    return tuple(seen)


@mypyc_attr(native_class=True)
class Backs(Exchange):
    """Backs for the cards that a seat may not see; the places are as the seat sees them. A card of
    a hand or a deck that it knows is hidden as well, unless it knows that it is this one.
    """

    def __init__(self, catalogue: Catalogue, place: list[int], seat: int) -> None:
        self.catalogue = catalogue
        self.place = place
        self.bit = bit_of(seat)
        self.found = False  # whether there was anything to hide

    def one(self, seat: int, privy: int, card: int) -> int:
        if not 0 <= card < REF_SEAT:
            return card
        place = self.place[card]
        is_hand = HAND <= place < IN_PLAY
        if place != UNKNOWN and (privy & self.bit or not (is_hand or place == DECK)):
            return card
        self.found = True
        return FRAME_DOOR - self.catalogue.cards[card].deck

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        return [self.one(seat, privy, card) for card in cards]

    def number(self, seat: int, number: int) -> int:
        return number if self.bit and self.bit == bit_of(seat) else 0


@mypyc_attr(native_class=True)
class Looking(Backs):
    """Looks whether there is anything to hide, and leaves it."""

    def one(self, seat: int, privy: int, card: int) -> int:
        super().one(seat, privy, card)
        return card

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        for card in cards:
            super().one(seat, privy, card)
        return cards

    def number(self, seat: int, number: int) -> int:
        if super().number(seat, number) != number:
            self.found = True
        return number


def seen_stack(
    catalogue: Catalogue, place: list[int], seat: int, stack: list[Frame]
) -> list[Frame]:
    """The stack as a seat sees it: no frame of it is the table's own."""
    backs = Backs(catalogue, place, seat)
    seen = [frame.copy() for frame in stack]
    for frame in seen:
        frame.exchange(backs)
    return seen


def hides(catalogue: Catalogue, place: list[int], seat: int, stack: list[Frame]) -> bool:
    """Whether frames hold something that the seat may not see."""
    look = Looking(catalogue, place, seat)
    for frame in stack:
        frame.exchange(look)
    return look.found
