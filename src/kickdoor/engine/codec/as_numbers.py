"""The parts of a state as numbers, and back: what `pack` and views are written with.

Every list is preceded by its length. Reading refuses what cannot be, with the place in the list.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.state.fields import FORMAT
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.words_of_play import REF_KIND, REF_VALUE
from kickdoor.errors import RecordError


def put(out: list[int], numbers: Sequence[int]) -> None:
    out.append(len(numbers))
    out.extend(numbers)


def put_lists(out: list[int], lists: Sequence[Sequence[int]]) -> None:
    out.append(len(lists))
    for numbers in lists:
        out.append(len(numbers))
        out.extend(numbers)


def put_offers(out: list[int], offers: Sequence[Offer]) -> None:
    out.append(len(offers))
    for offer in offers:
        out.extend(offer.numbers())


def put_deal(out: list[int], deal: Offer | None) -> None:
    put_offers(out, [] if deal is None else [deal])


def put_monsters(out: list[int], monsters: list[Monster]) -> None:
    out.append(len(monsters))
    for m in monsters:
        out += [m.id, m.card, m.body, m.group, m.tamed]
        put(out, m.enhancers)


class Numbered:
    """The numbers that a field may hold, such as the steps of a frame: each is declared by being
    taken from here, and so a reader knows them all. They stand in packed tables: none is changed.
    """

    def __init__(self, what: str) -> None:
        self.what = what  # the field, as it is named where it is refused
        self.taken: list[int] = []

    def number(self, n: int) -> int:
        """Declare one, in their order."""
        assert not self.taken or n > self.taken[-1], f"{self.what}: {n} is not the next"
        self.taken.append(n)
        return n


class Reader:
    """Walks over the numbers and refuses what cannot be."""

    def __init__(self, numbers: list[int], cards: int, lowest: int = 0) -> None:
        self.numbers = numbers
        self.cards = cards
        self.lowest = lowest  # the lowest number that may stand for a card; backs are negative
        self.seats = 8  # how many sit at the table, at most
        self.programs = 1 << 20  # how many programs and powers the cards have, at most
        self.powers = 1 << 20
        self.format = FORMAT  # the packed format that the numbers are of
        # Of a table packed by version 0.1.0: the numbers of its frames, which are read later.
        self.old_frames: list[list[int]] = []
        self.at = 0

    def wrong(self, what: str, value: int) -> RecordError:
        return RecordError(f"packed table: number {self.at - 1}: {what} cannot be {value}")

    def one(self, what: str, low: int, high: int) -> int:
        """The next number, which lies within low and high."""
        if self.at >= len(self.numbers):
            raise RecordError(f"packed table: it ends before {what}")
        value = self.numbers[self.at]
        self.at += 1
        if not low <= value <= high:
            raise self.wrong(what, value)
        return value

    def numbered(self, numbers: Numbered) -> int:
        """The next number, which is one of those, or in a gap that they leave."""
        return self.one(numbers.what, numbers.taken[0], numbers.taken[-1])

    def any(self, what: str) -> int:
        return self.one(what, -(1 << 31), 1 << 31)

    def count(self, what: str) -> int:
        """The next number, of which there may be any."""
        return self.one(what, 0, 1 << 30)

    def flag(self, what: str) -> bool:
        """The next number, which says yes or no."""
        return self.one(what, 0, 1) == 1

    def seat(self, what: str) -> int:
        """The next number, a seat; -1: nobody's."""
        return self.one(what, -1, self.seats - 1)

    def seated(self, what: str) -> list[int]:
        """The next list, of seats."""
        found = self.some(what)
        for seat in found:
            if not 0 <= seat < self.seats:
                raise RecordError(f"packed table: {what}: there is no seat {seat}")
        return found

    def mask(self, what: str) -> int:
        """The next number, a bit for each of some seats."""
        return self.one(what, 0, (1 << self.seats) - 1)

    def card(self, what: str) -> int:
        """The next number, a card that a frame names; -1: none, and less than that: a back."""
        return self.one(what, self.lowest - 1, self.cards - 1)

    def ref(self, what: str) -> int:
        """The next number, a reference to a card, a seat, a monster, a word; -1: to nothing."""
        return self.one(what, self.lowest - 1, REF_KIND | REF_VALUE)

    def refs(self, what: str) -> list[int]:
        """The next list, of references."""
        found = self.some(what)
        for ref in found:
            if not self.lowest - 1 <= ref <= REF_KIND | REF_VALUE:
                raise RecordError(f"packed table: {what}: {ref} refers to nothing")
        return found

    def some(self, what: str) -> list[int]:
        """The next list."""
        return self.exactly(what, self.one(f"the length of {what}", 0, len(self.numbers) - self.at))

    def exactly(self, what: str, size: int) -> list[int]:
        if size > len(self.numbers) - self.at:
            raise RecordError(f"packed table: it ends within {what}")
        found = self.numbers[self.at : self.at + size]
        self.at += size
        return found

    def sized(self, what: str, size: int) -> list[int]:
        """The next list, whose length is known."""
        length = self.one(f"the length of {what}", 0, len(self.numbers))
        if length != size:
            raise RecordError(f"packed table: {what}: {length} entries, expected {size}")
        return self.exactly(what, size)

    def small(self, what: str, size: int) -> list[int]:
        """The next list, of numbers that fit a byte."""
        return self.within(what, size, 0, 255)

    def within(self, what: str, size: int, low: int, high: int) -> list[int]:
        """The next list, of numbers that lie within low and high."""
        found = self.sized(what, size)
        for number in found:
            if not low <= number <= high:
                raise RecordError(f"packed table: {what}: {number} cannot be")
        return found

    def zone(self, what: str) -> list[int]:
        """The next list, of cards."""
        found = self.some(what)
        for card in found:
            if not self.lowest <= card < self.cards:
                raise RecordError(f"packed table: {what}: there is no card {card}")
        return found

    def named(self, what: str) -> list[int]:
        """The next list, of cards that a frame names."""
        found = self.some(what)
        for card in found:
            if not self.lowest - 1 <= card < self.cards:
                raise RecordError(f"packed table: {what}: there is no card {card}")
        return found

    def zones(self, what: str, size: int) -> list[list[int]]:
        length = self.one(f"the number of {what}", 0, len(self.numbers))
        if length != size:
            raise RecordError(f"packed table: {length} {what}, expected {size}")
        return [self.zone(what) for _ in range(size)]


def read_offers(r: Reader, seats: int) -> list[Offer]:
    offers: list[Offer] = []
    for _ in range(r.one("the number of offers", 0, len(r.numbers))):
        number = r.any("an offer's id")
        kind = r.one("an offer's kind", 0, 1)
        maker = r.one("an offer's maker", 0, seats - 1)
        to = r.one("an offer's addressee", 0, seats - 1)
        treasures, rounds = r.any("an offer's Treasures"), r.any("an offer's round")
        picks = tuple(r.some("an offer's picks"))
        items, cards = tuple(r.zone("an offer's Items")), tuple(r.zone("an offer's cards"))
        offers.append(Offer(number, kind, maker, to, treasures, picks, items, cards, rounds))
    return offers


def read_deal(r: Reader, seats: int) -> Offer | None:
    deal = read_offers(r, seats)
    return deal[0] if deal else None


def read_monsters(r: Reader) -> list[Monster]:
    return [_read_monster(r) for _ in range(r.one("the number of monsters", 0, len(r.numbers)))]


def _read_monster(r: Reader) -> Monster:
    number, card = r.any("a monster's id"), r.one("a monster's card", 0, r.cards - 1)
    body, group = r.one("a monster's body", -1, r.cards - 1), r.any("a monster's group")
    m = Monster(number, card, body, group)
    m.tamed = r.any("a tamed monster")
    m.enhancers = tuple(r.zone("a monster's enhancers"))
    return m
