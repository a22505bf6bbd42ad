"""What one seat may know of a table: for bots, envs, search. Spectators have a view too.

It is made like a copy, with backs for the cards the seat does not know. What a view holds, and how
hidden cards are written in it, stands in `seat_view`.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.combat import HELP_OFFER, Offer
from kickdoor.engine.frames import ASK, CHARITY, PAYMENT, Frame
from kickdoor.engine.history import history_of
from kickdoor.engine.knowledge import bit_of
from kickdoor.engine.seat_view import DOOR_BACK, TREASURE_BACK, UNKNOWN, SeatView
from kickdoor.engine.state import Table, with_one
from kickdoor.engine.words_of_play import HAND, Q_DOOR_CARD, REF_SEAT

FRAME_DOOR: Final = -2  # a Door's back in a frame; a Treasure's is one less
ANSWERS: Final = (ASK, CHARITY, PAYMENT)  # frames whose registers hold answers given so far

__all__ = ["ANSWERS", "DOOR_BACK", "FRAME_DOOR", "TREASURE_BACK", "UNKNOWN", "SeatView", "view_of"]


def view_of(t: Table, seat: int) -> SeatView:
    """What the seat may know; -1 is a spectator."""
    v = SeatView(t.catalogue, t.rules, seat, t.seats)
    _see_cards(v, t)
    v.forced = _forced(v, t.forced)
    v.equipped = t.equipped
    v.host = t.host
    v.levels = t.levels
    v.sexes = t.sexes
    v.dead = t.dead
    v.newcomer = t.newcomer
    v.marks = t.marks
    v.orders = (0,) * t.seats
    if seat >= 0 and t.orders[seat]:
        v.orders = with_one(v.orders, seat, t.orders[seat])
    v.turn = t.turn
    v.turns = t.turns
    v.phase = t.phase
    v.met_monster = t.met_monster
    v.just_fought = t.just_fought
    v.follower_lost = t.follower_lost
    v.used = t.used
    v.moved = t.moved
    v.quiet = t.quiet
    if t.combat is not None:
        v.combat = t.combat.copy()
        if t.combat.deal is not None:
            v.combat.deal = _offer(v, t.combat.deal)
    v.offers = tuple([_offer(v, offer) for offer in t.offers]) if t.offers else ()
    v.declined = tuple([_offer(v, offer) for offer in t.declined]) if t.declined else ()
    v.next_offer = t.next_offer
    v.next_question = t.next_question
    v.stack = [_frame(v, frame) for frame in t.stack]
    v.winners = t.winners
    if t.histories:
        v.has_log = True
        v.log = history_of(t, seat)
        v.shown = t.shown[seat]
    return v


def _see_cards(v: SeatView, t: Table) -> None:
    """Copies the zones, with backs for the cards the seat does not know; sets `place`."""
    known = bytes(t.known)
    bit = bit_of(v.seat)
    place = t.place.copy()
    v.place = place
    back = DOOR_BACK
    for deck in t.decks:
        seen = deck.copy()
        for i, card in enumerate(deck):
            if not known[card] & bit:
                place[card] = UNKNOWN
                seen[i] = back
        v.decks.append(seen)
        back = TREASURE_BACK
    full = (1 << t.seats) - 1
    for seat in range(t.seats):
        if seat != v.seat:
            for card in t.hands[seat]:
                if not known[card] & bit:
                    place[card] = UNKNOWN
    for card in t.limbo:
        if known[card] != full and not known[card] & bit:
            place[card] = UNKNOWN
    v.hands = [_backs_last(v, hand) for hand in t.hands]
    v.received = [_backs_last(v, t.received_by(seat)) for seat in range(t.seats)]
    v.limbo = [_card(v, card) for card in t.limbo]
    v.discards = [pile.copy() for pile in t.discards]
    v.tables = [cards.copy() for cards in t.tables]
    v.curses = t.curses
    v.pool = t.pool.copy()
    v.body = t.body.copy()


def _card(v: SeatView, card: int) -> int:
    """The card, or its back."""
    return card if v.place[card] != UNKNOWN else DOOR_BACK - v.catalogue.cards[card].deck


def _backs_last(v: SeatView, cards: list[int]) -> list[int]:
    """What is known, then Doors, then Treasures: the place in a sorted hand would tell too much."""
    place = v.place
    seen: list[int] = []
    doors = 0
    treasures = 0
    for card in cards:
        if place[card] != UNKNOWN:
            seen.append(card)
        elif v.catalogue.cards[card].deck:
            treasures += 1
        else:
            doors += 1
    return seen + [DOOR_BACK] * doors + [TREASURE_BACK] * treasures


def _forced(v: SeatView, forced: tuple[int, ...]) -> tuple[int, ...]:
    """What must be played, as far as the seat knows: three numbers each, the first a card."""
    seen: list[int] = []
    for i in range(0, len(forced), 3):
        if v.place[forced[i]] != UNKNOWN:
            seen.extend(forced[i : i + 3])
    return tuple(seen)


def _offer(v: SeatView, offer: Offer) -> Offer:
    """Promised hand cards are between the two of them."""
    if offer.kind != HELP_OFFER or not offer.cards or v.seat in (offer.maker, offer.to):
        return offer
    cards = v.catalogue.cards
    backs = tuple([DOOR_BACK - cards[card].deck for card in offer.cards])
    return Offer(
        offer.id, offer.kind, offer.maker, offer.to, offer.treasures, offer.picks, offer.items,
        backs, offer.round,
    )  # fmt: skip


def _frame(v: SeatView, frame: Frame) -> Frame:
    """The frame without the cards the seat may not see, another's half-made choice among them."""
    seen = frame.copy()
    seen.card = _frame_card(v, frame.card)
    if frame.kind == ASK and frame.target == Q_DOOR_CARD:
        seen.extra = _frame_card(v, frame.extra)
    if frame.kind in ANSWERS and frame.seat != v.seat:
        hand = HAND + frame.seat
        for i, answer in enumerate(frame.regs):
            if 0 <= answer < REF_SEAT and v.place[answer] in (UNKNOWN, hand):
                seen.regs[i] = FRAME_DOOR - v.catalogue.cards[answer].deck
    return seen


def _frame_card(v: SeatView, card: int) -> int:
    if card < 0 or v.place[card] != UNKNOWN:
        return card
    return FRAME_DOOR - v.catalogue.cards[card].deck
