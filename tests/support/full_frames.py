"""One frame of every kind, and each of them with another value in any of its fields."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.frames.codec import put_stack, read_stack
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.frame_kinds import FRAME_IDS, READERS
from kickdoor.errors import RecordError

CARDS: Final = 60
LONGER_THAN_ANY: Final = 200  # numbers of a frame


def one_of(kind: int) -> Frame:
    """A frame that holds the same number wherever it may, and lists of one."""
    for number in (1, 2, 0):
        try:
            return READERS[kind](Reader([number] * LONGER_THAN_ANY, CARDS))
        except RecordError:
            continue
    raise AssertionError(f"{FRAME_IDS[kind]}: no simple one can be read: make one here")


ONE_OF_EACH: Final[list[Frame]] = [one_of(kind) for kind in range(len(READERS))]


def fields(frame: Frame) -> list[str]:
    """The names of all that it holds but its kind, compiled or not."""
    names = list(getattr(frame, "__dict__", ()))
    for one in type(frame).__mro__:
        names += getattr(one, "__mypyc_attrs__", ())
    return [name for name in dict.fromkeys(names) if name not in ("kind", "__dict__")]


def held(frame: Frame) -> dict[str, object]:
    found = {name: getattr(frame, name) for name in fields(frame)}
    return {name: list(v) if isinstance(v, list) else v for name, v in found.items()}


def read_back(frame: Frame) -> Frame:
    out: list[int] = []
    put_stack(out, [frame])
    reader = Reader(out, CARDS)
    [found] = read_stack(reader)
    assert reader.at == len(out)
    return found


def others(value: object) -> list[object]:
    """Values that a field might have instead, of which a reader takes one at least."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [one for one in (value + 1, value - 1) if one != value]
    assert isinstance(value, list)
    return [[*value, 3], [*value, 3, 4]]


def changed(frame: Frame, name: str) -> Frame:
    """The frame with another value in one field, one that can be."""
    for value in others(getattr(frame, name)):
        twin = frame.copy()
        setattr(twin, name, value)
        try:
            read_back(twin)
        except RecordError:
            continue
        return twin
    raise AssertionError(f"{frame!r}: nothing else can stand in {name}")
