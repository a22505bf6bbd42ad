"""Where the acts and events of a game are kept: the latest as they are, older ones pressed.

A game holds thousands of them and hardly ever looks back, so what is old lies as bytes, in books.
Copies of a game share a shelf, and each knows how much of it is its own; who adds to a shelf on
which a copy has gone on takes a shelf of his own.
"""

from __future__ import annotations

from array import array
from typing import Final, Generic, TypeAlias, TypeVar

from kickdoor.engine.act import PLAIN, Act
from kickdoor.engine.events import Event
from kickdoor.engine.pressed import (
    Reader,
    bound,
    read_act,
    read_event,
    write_act,
    write_all,
    write_event,
)

BOOK: Final = 64  # how many make a book
LOOSE: Final = 80  # how many may lie about before one is pressed

# The head of an act: its verb, whether it says more or who submitted it, and above that its seat.
VERB: Final = (1 << 6) - 1
SAYS: Final = 1 << 6
SUBMITTED: Final = 1 << 7
HEAD_SHIFT: Final = 8

T = TypeVar("T")


# An act with its seat and who submitted it ("", or for instance "clock", "bot").
Made: TypeAlias = tuple[int, Act, str]


class Shelf(Generic[T]):
    """Things in order, only ever added to."""

    def __init__(self) -> None:
        self.books: list[array[int]] = []
        self.loose: list[T] = []
        self.length = 0

    def add(self, thing: T) -> None:
        self.loose.append(thing)
        self.length += 1
        if len(self.loose) == LOOSE:
            out: list[int] = []
            for i in range(BOOK):
                self.press(self.loose[i], out)
            self.books.append(bound(out))
            del self.loose[:BOOK]

    def some(self, start: int, end: int) -> list[T]:
        """From one number up to another."""
        found: list[T] = []
        pressed = len(self.books) * BOOK
        for number in range(start // BOOK, min(len(self.books), -(-end // BOOK))):
            skipped = number * BOOK
            reader = Reader(self.books[number])
            things = [self.read(reader) for _ in range(min(BOOK, end - skipped))]
            found.extend(things[max(0, start - skipped) :])
        found.extend(self.loose[max(0, start - pressed) : max(0, end - pressed)])
        return found

    def cut(self, shelf: Shelf[T], length: int) -> None:
        """Take over the first so many things of another shelf."""
        self.books = shelf.books[: length // BOOK]
        self.loose = shelf.some(len(self.books) * BOOK, length)
        self.length = length

    def press(self, thing: T, out: list[int]) -> None:
        """Write a thing into a book."""
        raise AssertionError(f"{type(self).__name__} does not say how a thing is written")

    def read(self, reader: Reader) -> T:
        """The next thing of a book."""
        raise AssertionError(f"{type(self).__name__} does not say how a thing is read")


class ActShelf(Shelf[Made]):
    """The acts of a game."""

    def press(self, thing: Made, out: list[int]) -> None:
        seat, act, by = thing
        head = seat << HEAD_SHIFT | act.verb
        if act is PLAIN[act.verb] and not by:  # more than half of all
            out.append(head)
            return
        out.append(head | (SUBMITTED if by else SAYS))
        if by:
            write_all(out, tuple(by.encode()))
        write_act(out, act)

    def read(self, reader: Reader) -> Made:
        head = reader.number()
        verb, seat = head & VERB, head >> HEAD_SHIFT
        if not head & (SAYS | SUBMITTED):
            return (seat, PLAIN[verb], "")
        by = bytes(reader.numbers()).decode() if head & SUBMITTED else ""
        return (seat, read_act(reader, verb), by)


class EventShelf(Shelf[Event]):
    """What happened in a game, with who saw it whole."""

    def press(self, thing: Event, out: list[int]) -> None:
        write_event(out, thing)

    def read(self, reader: Reader) -> Event:
        return read_event(reader)
