"""Bad Stuff: what a monster does to whom it has caught (ESCAPE-2)."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import frames
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.moments import M_BAD_STUFF
from kickdoor.engine.state import Table
from kickdoor.engine.waits import could_answer, push_window
from kickdoor.engine.words_of_play import Q_ANSWER_BAD_STUFF, REF_MONSTER

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
