"""Acts and events as numbers in a row: only what they say is written, so most take three or four.

What is said goes before it as bits. A row becomes a page, two bytes to a number as long as all are
small. Pages never leave the process; what is kept for good is a record.
"""

from __future__ import annotations

from array import array
from struct import error, pack
from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.event_rows import event_of
from kickdoor.engine.events.event import Event
from kickdoor.engine.words_of_play import REF_VALUE

# A page of small numbers, and one of any: types of `array`.
SMALL: Final = "h"
ANY: Final = "q"
KIND_SHIFT: Final = 16  # a reference is written in two: its kind, its value

# What an act says beside its verb, in the order it is written.
CARD: Final = 1
SEAT: Final = 1 << 1
POWER: Final = 1 << 2
OF: Final = 1 << 3
COUNT: Final = 1 << 4
FLAG: Final = 1 << 5
SIDE: Final = 1 << 6
OFFER: Final = 1 << 7
CARDS: Final = 1 << 8
OTHER: Final = 1 << 9
ON: Final = 1 << 10
CHOSEN: Final = 1 << 11
PICKS: Final = 1 << 12
PAY: Final = 1 << 13
ASKS: Final = 1 << 14

# The head of an event: its kind, whether an act begins with it, and above that one more than its
# seats.
E_KIND: Final = (1 << 6) - 1
E_BEGINS: Final = 1 << 6
E_SEAT: Final = 7
E_SEATS: Final = 15
E_OTHER: Final = 11


def bound(row: list[int]) -> array[int]:
    """A row of numbers as a page."""
    try:
        return array(SMALL, pack(f"{len(row)}{SMALL}", *row))  # quicker than number by number
    except error:
        return array(ANY, row)


def write_all(out: list[int], numbers: tuple[int, ...]) -> None:
    out.append(len(numbers))
    out.extend(numbers)


def write_refs(out: list[int], refs: tuple[int, ...]) -> None:
    out.append(len(refs))
    for ref in refs:
        out.append(ref >> KIND_SHIFT)
        out.append(ref & REF_VALUE)


class Reader:
    """Reads a page from its beginning."""

    def __init__(self, page: array[int]) -> None:
        self.page = page
        self.at = 0

    def number(self) -> int:
        self.at += 1
        return self.page[self.at - 1]

    def numbers(self) -> tuple[int, ...]:
        return tuple([self.number() for _ in range(self.number())])

    def refs(self) -> tuple[int, ...]:
        return tuple([self.number() << KIND_SHIFT | self.number() for _ in range(self.number())])


def row_of(act: Act) -> list[int]:
    """An act as a row, all but the verb."""
    (
        _, card, cards, other, seat, on, choose, side, power, of, count, picks, pay, ask, flag,
        offer,
    ) = act.key()  # fmt: skip
    out = [0]
    said = ASKS if ask else 0
    if card != -1:
        said |= CARD
        out.append(card)
    if seat != -1:
        said |= SEAT
        out.append(seat)
    if power != -1:
        said |= POWER
        out.append(power)
    if of != -1:
        said |= OF
        out.append(of)
    if count != -1:
        said |= COUNT
        out.append(count)
    if flag != -1:
        said |= FLAG
        out.append(flag)
    if side:
        said |= SIDE
        out.append(side)
    if offer:
        said |= OFFER
        out.append(offer)
    if cards:
        said |= CARDS
        write_all(out, cards)
    if other:
        said |= OTHER
        write_all(out, other)
    if on:
        said |= ON
        write_refs(out, on)
    if choose:
        said |= CHOSEN
        write_refs(out, choose)
    if picks:
        said |= PICKS
        write_all(out, picks)
    if pay:
        said |= PAY
        write_all(out, pay)
    out[0] = said
    return out


def read_act(reader: Reader, verb: int) -> Act:
    said = reader.number()
    card = reader.number() if said & CARD else -1
    seat = reader.number() if said & SEAT else -1
    power = reader.number() if said & POWER else -1
    of = reader.number() if said & OF else -1
    count = reader.number() if said & COUNT else -1
    flag = reader.number() if said & FLAG else -1
    side = reader.number() if said & SIDE else 0
    offer = reader.number() if said & OFFER else 0
    cards = reader.numbers() if said & CARDS else ()
    other = reader.numbers() if said & OTHER else ()
    on = reader.refs() if said & ON else ()
    choose = reader.refs() if said & CHOSEN else ()
    picks = reader.numbers() if said & PICKS else ()
    pay = reader.numbers() if said & PAY else ()
    return act_of_row((
        verb, card, cards, other, seat, on, choose, side, power, of, count, picks, pay,
        bool(said & ASKS), flag, offer,
    ))  # fmt: skip


def write_events(out: list[int], events: list[Event]) -> None:
    for event in events:
        kind, seat, card, other, a, b, cards = event.row()
        head = kind | seat + 1 << E_SEAT | other + 1 << E_OTHER
        if event.begins:
            head |= E_BEGINS
        if cards or event.seen_by != -1:  # the sign says that more follows
            out += (~head, card, a, b, event.seen_by)
            write_all(out, cards)
        else:
            out += (head, card, a, b)


def read_event(reader: Reader) -> Event:
    head = reader.number()
    says_more = head < 0
    if says_more:
        head = ~head
    seat, other = (head >> E_SEAT & E_SEATS) - 1, (head >> E_OTHER) - 1
    card, a, b = reader.number(), reader.number(), reader.number()
    seen_by = reader.number() if says_more else -1
    cards = reader.numbers() if says_more else ()
    event = event_of((head & E_KIND, seat, card, other, a, b, cards))
    begins = bool(head & E_BEGINS)
    return event.marked(seen_by, begins) if begins or seen_by != -1 else event
