"""Where the acts and events of a game are kept: the latest as they are, older ones pressed.

A game holds thousands of them and hardly ever looks back, so what is old lies as bytes: whole
books of numbers, compressed. Copies of a game share a shelf, and each knows how much of it is its
own; who adds to a shelf on which a copy has gone on takes a shelf of his own.
"""

from __future__ import annotations

import marshal
import zlib
from typing import Any, Final, Generic, TypeVar

from kickdoor.engine.act import Act
from kickdoor.engine.events import Event

BOOK: Final = 256  # how many make a book
LOOSE: Final = 320  # how many may lie about before one is pressed
LEVEL: Final = 1  # of compression: more takes longer and gains little
# The format of `marshal` that writes numbers one by one. It never leaves this process.
PLAIN: Final = 2

# Bits of a written act, beside those of its numbers and lists.
ASKS: Final = 1 << 14
SUBMITTED: Final = 1 << 15

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
            keys = [self.key_of(self.loose[i]) for i in range(BOOK)]
            self.books.append(zlib.compress(marshal.dumps(keys, PLAIN), LEVEL))
            del self.loose[:BOOK]

    def some(self, start: int, end: int) -> list[T]:
        """From one number up to another."""
        found: list[T] = []
        pressed = len(self.books) * BOOK
        for number in range(start // BOOK, min(len(self.books), -(-end // BOOK))):
            skipped = number * BOOK
            keys = marshal.loads(zlib.decompress(self.books[number]))
            for key in keys[max(0, start - skipped) : end - skipped]:
                found.append(self.thing_of(key))
        found.extend(self.loose[max(0, start - pressed) : max(0, end - pressed)])
        return found

    def cut(self, shelf: Shelf[T], length: int) -> None:
        """Take over the first so many things of another shelf."""
        self.books = shelf.books[: length // BOOK]
        self.loose = shelf.some(len(self.books) * BOOK, length)
        self.length = length

    def key_of(self, thing: T) -> tuple[object, ...]:
        """A thing as plain values."""
        raise NotImplementedError

    def thing_of(self, key: Any) -> T:
        raise NotImplementedError


class ActShelf(Shelf[Entry]):
    """The acts of a game."""

    def key_of(self, thing: Entry) -> tuple[object, ...]:
        return (thing.seat, thing.by, thing.act.key())

    def thing_of(self, key: Any) -> Entry:
        return Entry(key[0], Act(*key[2]), key[1])


class EventShelf(Shelf[Event]):
    """What happened in a game, with who saw it whole."""

    def key_of(self, thing: Event) -> tuple[object, ...]:
        return (thing.seen_by, thing.key())

    def thing_of(self, key: Any) -> Event:
        event = Event(*key[1])
        event.seen_by = key[0]
        return event
