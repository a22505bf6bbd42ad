"""What happened around a game, and stands in its log: who came, left, was called otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct, field

from kickdoor.engine import Event
from kickdoor.protocol.view_messages import LogLine
from kickdoor.words.book import Book

# The seat is somebody else's afterwards: nobody reads "you" there.
_OF_OTHERS = ("left", "kicked")


class Noted(Struct):
    """After so many events something happened around the game; what it says was so then."""

    at: int
    code: str
    seat: int
    values: dict[str, str] = field(default_factory=dict)


def noted_line(one: Noted, book: Book, reader: int) -> LogLine:
    """The line of the log, as a seat reads it."""
    is_reader = one.seat == reader >= 0 and one.code not in _OF_OTHERS
    values = one.values | {"you": "yes" if is_reader else "no"}
    return LogLine(one.code, book.say(f"told-{one.code}", **values), one.seat, [], [])


def between(
    events: Sequence[Event], first: int, noted: Sequence[Noted]
) -> Iterator[tuple[int, Sequence[Event], list[Noted]]]:
    """The events, of which the first has that position, in runs, each with what was noted after
    it.
    """
    last = first + len(events)
    kept = [one for one in noted if first <= one.at <= last]
    ends = [first, *sorted({one.at for one in kept} | {last})]
    for begin, end in pairwise(ends):
        yield (
            begin, events[begin - first : end - first], [one for one in kept if one.at == end],
        )  # fmt: skip
