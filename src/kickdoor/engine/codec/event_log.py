"""Where the acts and events of a game are kept: the latest as they are, older ones packed.

A game holds thousands of them and hardly ever looks back, so what is old lies as bytes, in pages.
Copies of a game share a log, and each knows how much of it is its own; who adds to a log in
which a copy has gone on takes a log of his own.
"""

from __future__ import annotations

from array import array
from typing import Final, Generic, Self, TypeAlias, TypeVar

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN
from kickdoor.engine.codec.rows import (
    Reader,
    bound,
    read_act,
    read_event,
    row_of,
    write_all,
    write_events,
)
from kickdoor.engine.events.event import Event

PAGE: Final = 64  # how many make a page
LOOSE: Final = 80  # how many may lie about before a page is made of the oldest
FRESH: Final = 16  # how many are put into a log at once

# The head of an act: its verb, whether it says more, who submitted it or which question it answers,
# and above that its seat.
VERB: Final = (1 << 6) - 1
SAYS: Final = 1 << 6
SUBMITTED: Final = 1 << 7
ANSWERING: Final = 1 << 8
HEAD_SHIFT: Final = 9

T = TypeVar("T")


# An act with its seat, the question that it names (0: none), and who submitted it ("", or for
# instance "clock", "bot").
Made: TypeAlias = tuple[int, Act, int, str]


class Log(Generic[T]):
    """Things in order, only ever added to."""

    def __init__(self) -> None:
        self.pages: list[array[int]] = []
        self.loose: list[T] = []
        self.length = 0

    def extend(self, things: list[T]) -> None:
        self.loose.extend(things)
        self.length += len(things)
        while len(self.loose) >= LOOSE:
            out: list[int] = []
            self.write(self.loose[:PAGE], out)
            self.pages.append(bound(out))
            del self.loose[:PAGE]

    def longer(self, length: int, things: list[T]) -> Self:
        """The log in which more follows its first so many things: this one, or if a copy has gone
        on with it, one of its own.
        """
        log = self
        if self.length != length:
            log = type(self)()
            log.cut(self, length)
        log.extend(things)
        return log

    def some(self, start: int, end: int) -> list[T]:
        """From one number up to another."""
        found: list[T] = []
        packed = len(self.pages) * PAGE
        for number in range(start // PAGE, min(len(self.pages), -(-end // PAGE))):
            skipped = number * PAGE
            reader = Reader(self.pages[number])
            things = [self.read(reader) for _ in range(min(PAGE, end - skipped))]
            found.extend(things[max(0, start - skipped) :])
        found.extend(self.loose[max(0, start - packed) : max(0, end - packed)])
        return found

    def apart(self, length: int) -> Self:
        """A log of its own with the first so many things."""
        log = type(self)()
        log.cut(self, length)
        log.pages = [array(page.typecode, page) for page in log.pages]
        return log

    def cut(self, log: Log[T], length: int) -> None:
        """Take over the first so many things of another log."""
        self.pages = log.pages[: length // PAGE]
        self.loose = log.some(len(self.pages) * PAGE, length)
        self.length = length

    def write(self, things: list[T], out: list[int]) -> None:
        """Write things into a page."""
        raise AssertionError(f"{type(self).__name__} does not say how a thing is written")

    def read(self, reader: Reader) -> T:
        """The next thing of a page."""
        raise AssertionError(f"{type(self).__name__} does not say how a thing is read")


class ActLog(Log[Made]):
    """The acts of a game."""

    def write(self, things: list[Made], out: list[int]) -> None:
        for seat, act, question, by in things:
            head = seat << HEAD_SHIFT | act.verb
            if by or question:
                out.append(head | SAYS | (SUBMITTED if by else 0) | (ANSWERING if question else 0))
                if by:
                    write_all(out, tuple(by.encode()))
                if question:
                    out.append(question)
                out.extend(row_of(act))
            elif act is PLAIN[act.verb]:  # more than half of all
                out.append(head)
            else:
                out.append(head | SAYS)
                out.extend(row_of(act))

    def read(self, reader: Reader) -> Made:
        head = reader.number()
        verb, seat = head & VERB, head >> HEAD_SHIFT
        if not head & SAYS:
            return (seat, PLAIN[verb], 0, "")
        by = bytes(reader.numbers()).decode() if head & SUBMITTED else ""
        question = reader.number() if head & ANSWERING else 0
        return (seat, read_act(reader, verb), question, by)


class EventLog(Log[Event]):
    """What happened in a game, with who saw it whole."""

    def write(self, things: list[Event], out: list[int]) -> None:
        write_events(out, things)

    def read(self, reader: Reader) -> Event:
        return read_event(reader)
