"""Where the acts and events of a game are kept: the latest as they are, older ones pressed.

A game holds thousands of them and hardly ever looks back, so what is old lies as bytes: whole
books of numbers, compressed. Copies of a game share a shelf, and each knows how much of it is its
own; who adds to a shelf on which a copy has gone on takes a shelf of his own.
"""

from __future__ import annotations

import zlib
from array import array
from typing import Final, Generic, TypeVar

from kickdoor.engine.act import Act
from kickdoor.engine.events import Event

BOOK: Final = 128  # how many make a book
LOOSE: Final = 192  # how many may lie about before one is pressed
LEVEL: Final = 1  # of compression: more takes longer and gains little

T = TypeVar("T")


class Entry:
    """One act of a record, with its seat and, if anyone said, who submitted it."""

    def __init__(self, seat: int, act: Act, by: str = "") -> None:
        self.seat = seat
        self.act = act
        self.by = by  # "", or for instance "clock", "bot"


class Shelf(Generic[T]):
    """Things in order, only ever added to."""

    def __init__(self) -> None:
        self.books: list[bytes] = []
        self.loose: list[T] = []
        self.length = 0

    def add(self, thing: T) -> None:
        self.loose.append(thing)
        self.length += 1
        if len(self.loose) == LOOSE:
            numbers: list[int] = []
            for i in range(BOOK):
                self.write(numbers, self.loose[i])
            self.books.append(zlib.compress(array("i", numbers).tobytes(), LEVEL))
            del self.loose[:BOOK]

    def some(self, start: int, end: int) -> list[T]:
        """From one number up to another."""
        found: list[T] = []
        pressed = len(self.books) * BOOK
        for number in range(start // BOOK, min(len(self.books), -(-end // BOOK))):
            skipped = number * BOOK
            found.extend(self._opened(number)[max(0, start - skipped) : end - skipped])
        found.extend(self.loose[max(0, start - pressed) : max(0, end - pressed)])
        return found

    def cut(self, shelf: Shelf[T], length: int) -> None:
        """Take over the first so many things of another shelf."""
        self.books = shelf.books[: length // BOOK]
        self.loose = shelf.some(len(self.books) * BOOK, length)
        self.length = length

    def _opened(self, number: int) -> list[T]:
        numbers = array("i")
        numbers.frombytes(zlib.decompress(self.books[number]))
        n = numbers.tolist()
        found: list[T] = []
        at = 0
        while at < len(n):
            thing, at = self.read(n, at)
            found.append(thing)
        return found

    def write(self, out: list[int], thing: T) -> None:
        """Put a thing down as numbers."""
        raise NotImplementedError

    def read(self, n: list[int], at: int) -> tuple[T, int]:
        """The thing whose numbers begin there, and where the next begins."""
        raise NotImplementedError


class ActShelf(Shelf[Entry]):
    """The acts of a game. Names of those who submit lie beside, shared by all copies."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names

    def write(self, out: list[int], thing: Entry) -> None:
        act = thing.act
        if thing.by not in self.names:
            self.names.append(thing.by)
        lists = (act.cards, act.other, act.on, act.choose, act.picks, act.pay)
        full = 0
        for i in range(len(lists)):
            if lists[i]:
                full |= 1 << i
        out.extend(
            (
                thing.seat, self.names.index(thing.by), act.verb, act.card, act.seat, act.side,
                act.power, act.of, act.count, int(act.ask), act.flag, act.question, full,
            )
        )  # fmt: skip
        for one in lists:
            if one:
                out.append(len(one))
                out.extend(one)

    def read(self, n: list[int], at: int) -> tuple[Entry, int]:
        full = n[at + 12]
        end = at + 13
        lists: list[tuple[int, ...]] = []
        for i in range(6):
            if full >> i & 1:
                lists.append(tuple(n[end + 1 : end + 1 + n[end]]))
                end += 1 + n[end]
            else:
                lists.append(())
        act = Act(
            n[at + 2], n[at + 3], lists[0], lists[1], n[at + 4], lists[2], lists[3], n[at + 5],
            n[at + 6], n[at + 7], n[at + 8], lists[4], lists[5], bool(n[at + 9]), n[at + 10],
            n[at + 11],
        )  # fmt: skip
        return Entry(n[at], act, self.names[n[at + 1]]), end


class EventShelf(Shelf[Event]):
    """What happened in a game, with who saw it whole."""

    def write(self, out: list[int], thing: Event) -> None:
        e = thing
        out.extend((e.kind, e.seat, e.card, e.other, e.a, e.b, e.seen_by, len(e.cards)))
        if e.cards:
            out.extend(e.cards)

    def read(self, n: list[int], at: int) -> tuple[Event, int]:
        end = at + 8 + n[at + 7]
        cards = tuple(n[at + 8 : end])
        event = Event(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5], cards)
        event.seen_by = n[at + 6]
        return event, end
