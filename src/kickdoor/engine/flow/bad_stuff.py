"""Bad Stuff, and rolls of the die that are no escape."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import frames
from kickdoor.engine.events import Event
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import ROLLED, Frame
from kickdoor.engine.modifiers import die_modifier
from kickdoor.engine.moments import M_BAD_STUFF, M_ROLLED
from kickdoor.engine.moves import emit, roll_die
from kickdoor.engine.state import Table
from kickdoor.engine.waits import could_answer, push_window
from kickdoor.engine.words_of_play import (
    DICE_ROLLED,
    Q_ANSWER_BAD_STUFF,
    Q_ANSWER_ROLL,
    REF_MONSTER,
)

STRIKE: Final = 1
STRUCK: Final = 2


class BadStuffFlow(Flow):
    """What a monster (`card`, combat id `target`) does to whom it caught. `count` 1: Levels and
    life are spared.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            f.state = STRIKE
            if could_answer(t, M_BAD_STUFF, f.seat):
                push_window(t, Q_ANSWER_BAD_STUFF, f.seat, f.seat)
        elif f.state == STRIKE:
            f.state = STRUCK
            combat = t.combat
            gone = combat is None or combat.monster(f.target) is None
            program = t.catalogue.cards[f.card].bad_stuff
            if program >= 0 and not gone:
                target = REF_MONSTER | f.target
                t.stack.append(
                    Frame(frames.EFFECT, f.seat, f.card, f.seat, target, program=program)
                )
        else:
            t.stack.pop()


class RollFlow(Flow):
    """A roll for a card or power: `count` is the face; the frame below gets the total in its
    `count`.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            f.state = ROLLED
            f.count = roll_die(t)
            f.other = die_modifier(t, f.seat)
            emit(t, Event(DICE_ROLLED, f.seat, f.card, a=f.count, b=f.count + f.other))
            if could_answer(t, M_ROLLED, f.seat, f):
                push_window(t, Q_ANSWER_ROLL, f.seat, f.seat)
        else:
            t.stack.pop()
            t.stack[-1].count = f.count + f.other
