"""A new character comes to the table, with eight cards like everybody before (DEATH-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import DOOR, TREASURE
from kickdoor.engine.asking import push_prompt
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.frames.frame import NEWCOMER, Frame
from kickdoor.engine.state.hidden_moves import draw
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import Q_OPENING

DEALT: Final = 4

# Its steps.
STEPS: Final = Numbered("the step of a newcomer")
DEAL: Final[int] = STEPS.number(0)
OPENING: Final[int] = STEPS.number(1)
PLAYED: Final[int] = STEPS.number(2)


def deal(t: Table, seat: int) -> None:
    """Four of each, Doors before Treasures (SETUP-1)."""
    for deck in (DOOR, TREASURE):
        for _ in range(DEALT):
            draw(t, seat, deck)


@mypyc_attr(native_class=True, acyclic=True)
class Newcomer(Frame):
    """A new character's own turn begins: eight cards, and what he may play of them (DEATH-4)."""

    def __init__(self, seat: int, step: int = DEAL) -> None:
        super().__init__(NEWCOMER)
        self.seat = seat
        self.step = step

    def run(self, t: Table) -> None:
        if self.step == DEAL:
            t.newcomer = with_one(t.newcomer, self.seat, 0)
            deal(t, self.seat)
            self.step = OPENING
        elif self.step == OPENING:
            self.step = PLAYED
            push_prompt(t, self.seat, Q_OPENING)
        else:
            t.stack.pop()

    def copy(self) -> Newcomer:
        return Newcomer(self.seat, self.step)

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.step]

    @staticmethod
    def read(r: Reader) -> Newcomer:
        return Newcomer(r.seat("a newcomer"), r.numbered(STEPS))
