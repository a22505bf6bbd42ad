"""Set-up and opening plays (SETUP-1 to SETUP-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.asking import push_prompt
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.frames.frame import SETUP, Frame
from kickdoor.engine.frames.newcomer import deal
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.state.moves import give_turn, roll
from kickdoor.engine.state.table import PHASE_OPENING, Table
from kickdoor.engine.words_of_play import Q_OPENING

# Its steps.
STEPS: Final = Numbered("the step of the set-up")
DEAL: Final[int] = STEPS.number(0)
OPENING: Final[int] = STEPS.number(1)
FIRST: Final[int] = STEPS.number(2)  # it is found out who begins


@mypyc_attr(native_class=True, acyclic=True)
class Setup(Frame):
    """From the deal to the first turn."""

    def __init__(self, first_is_given: bool, step: int = DEAL, opened: int = 0) -> None:
        super().__init__(SETUP)
        self.first_is_given = first_is_given  # the first player is not rolled for
        self.step = step
        self.opened = opened  # how many seats have had their opening plays

    def run(self, t: Table) -> None:
        t.phase = PHASE_OPENING
        if self.step == DEAL:
            for s in range(t.seats):
                deal(t, s)
            self.step = OPENING
        elif self.step == OPENING:
            if self.opened < t.seats:
                self.opened += 1
                push_prompt(t, self.opened - 1, Q_OPENING)
            else:
                self.step = FIRST
        else:
            if not self.first_is_given:
                give_turn(t, first_by_die(t, list(range(t.seats))))
            t.stack.pop()
            t.stack.append(Turn())

    def copy(self) -> Setup:
        return Setup(self.first_is_given, self.step, self.opened)

    def write(self, out: list[int]) -> None:
        out += [int(self.first_is_given), self.step, self.opened]

    @staticmethod
    def read(r: Reader) -> Setup:
        given = r.flag("whether the first player is given")
        step = r.numbered(STEPS)
        return Setup(given, step, r.one("opening plays", 0, r.seats))


def first_by_die(t: Table, seats: list[int]) -> int:
    """The highest roll among these, ties rolled again (SETUP-8)."""
    while len(seats) > 1:
        rolls = [roll(t, s) for s in seats]
        high = max(rolls)
        seats = [s for s, r in zip(seats, rolls, strict=True) if r == high]
    return seats[0]
