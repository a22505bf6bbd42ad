"""One frame of every kind, and each of them with another value in any of its fields."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.frames.bad_stuff import BadStuff
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.codec import put_stack, read_stack
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.death import Death
from kickdoor.engine.frames.door import Door
from kickdoor.engine.frames.draw import FaceUpDraw
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.epic import EpicDoors
from kickdoor.engine.frames.escape import Chase, Escapes
from kickdoor.engine.frames.excess import Excess
from kickdoor.engine.frames.fight import Fight
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.newcomer import Newcomer
from kickdoor.engine.frames.opening import Setup
from kickdoor.engine.frames.payment import Payment
from kickdoor.engine.frames.promise import Promise
from kickdoor.engine.frames.reward import Rewards
from kickdoor.engine.frames.roll import DieRoll, Tie
from kickdoor.engine.frames.sale import Sale
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask, Prompt, Window
from kickdoor.errors import RecordError

CARDS: Final = 60
ONE_OF_EACH: Final[list[Frame]] = [
    Ask(1, 2), Window(1, 2, 3, 4), Prompt(1, 2, 3), Setup(first_is_given=False), Turn(), Door(1),
    Fight(5), Escapes(), Chase(1, 2), DieRoll(1), BadStuff(1, 5, 2), Death(1), Rewards(),
    Curse(1, 5, 2), Charity(1), RunningEffect(3, 1, 5, 2), Payment(1, 5, 2), Sale(1), Excess(1, 2),
    Newcomer(1), FaceUpDraw(1, 1, 3), EpicDoors(1, [5]), Tie([1, 2]), Promise(1, 5, 2),
]  # fmt: skip


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
