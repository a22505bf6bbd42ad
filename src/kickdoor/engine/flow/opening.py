"""Set-up and opening plays, and the same for a new character (SETUP-1 to SETUP-9, DEATH-4)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import DOOR, TREASURE
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import TURN, Frame
from kickdoor.engine.moves import draw, give_turn, roll
from kickdoor.engine.state import PHASE_OPENING, Table, with_one
from kickdoor.engine.waits import push_prompt
from kickdoor.engine.words_of_play import Q_OPENING

DEALT: Final = 4

# States of SETUP; `extra` is 1 when the first player is given, not rolled for.
DEAL: Final = 0
OPENING: Final = 1
FIRST: Final = 2


def deal(t: Table, seat: int) -> None:
    """Four of each, Doors before Treasures (SETUP-1)."""
    for deck in (DOOR, TREASURE):
        for _ in range(DEALT):
            draw(t, seat, deck)


class SetupFlow(Flow):
    """From the deal to the first turn."""

    def run(self, t: Table, f: Frame) -> None:
        t.phase = PHASE_OPENING
        if f.state == DEAL:
            for s in range(t.seats):
                deal(t, s)
            f.state = OPENING
        elif f.state == OPENING:
            if f.count < t.seats:
                f.count += 1
                push_prompt(t, f.count - 1, Q_OPENING)
            else:
                f.state = FIRST
        else:
            if not f.extra:
                give_turn(t, first_by_die(t, list(range(t.seats))))
            t.stack.pop()
            t.stack.append(Frame(TURN))


def first_by_die(t: Table, seats: list[int]) -> int:
    """The highest roll among these, ties rolled again (SETUP-8)."""
    while len(seats) > 1:
        rolls = [roll(t, s) for s in seats]
        high = max(rolls)
        seats = [s for s, r in zip(seats, rolls, strict=True) if r == high]
    return seats[0]


class NewcomerFlow(Flow):
    """A new character's own turn begins: eight cards, and what he may play of them (DEATH-4)."""

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            t.newcomer = with_one(t.newcomer, f.seat, 0)
            deal(t, f.seat)
            f.state = 1
        elif f.state == 1:
            f.state = 2
            push_prompt(t, f.seat, Q_OPENING)
        else:
            t.stack.pop()
