"""What players were called before: what was said of them then is told again as it was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from kickdoor.engine import Event


class Called(Struct):
    """Until so many events had been told, the player of a seat was called that."""

    until: int
    seat: int
    name: str


def names_then(names: Sequence[str], called: Sequence[Called], position: int) -> list[str]:
    """What everybody was called when the event at a position was told."""
    then = list(names)
    for one in reversed(called):  # the latest change first: what came before undoes it
        if position < one.until:
            then[one.seat] = one.name
    return then


def by_names(
    events: Sequence[Event], first: int, names: Sequence[str], called: Sequence[Called]
) -> Iterator[tuple[Sequence[Event], list[str]]]:
    """The events, of which the first has that position, in runs that were told with the same
    names.
    """
    last = first + len(events)
    cuts = sorted({one.until for one in called if first < one.until < last})
    for begin, end in zip([first, *cuts], [*cuts, last], strict=True):
        yield events[begin - first : end - first], names_then(names, called, begin)
