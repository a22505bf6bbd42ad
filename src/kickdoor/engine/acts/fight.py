"""Declaring a fight or a flight, and running from one monster after the other (COMBAT-16,
ESCAPE-1).
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN, RunAway
from kickdoor.engine.acts.family import Family
from kickdoor.engine.acts.turn import has_move
from kickdoor.engine.events.event_kinds import FightDeclared
from kickdoor.engine.frames.escape import Escapes
from kickdoor.engine.frames.fight import DECLARED, Fight
from kickdoor.engine.queries.strength import munchkins_lead
from kickdoor.engine.queries.under_way import escapes_under_way
from kickdoor.engine.refusals import (
    AHEAD_DOES_NOT_RUN,
    DECLARE_NOT_NOW,
    RUN_FROM_WHOM,
    RUN_NOT_NOW,
)
from kickdoor.engine.state.combat import STAGE_RUN
from kickdoor.engine.state.moves import changed, emit
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    FIGHT,
    Q_FIGHT,
    Q_RUN_ORDER,
    REF_KIND,
    REF_MONSTER,
    REF_VALUE,
    RUN,
)

# Acts are never changed: one of each serves all.
FIGHTING: Final = PLAIN[FIGHT]
RUNNING: Final = PLAIN[RUN]


def declare(t: Table, seat: int, to_fight: int) -> None:
    t.stack.pop()
    fight = t.stack[-1]
    assert isinstance(fight, Fight)
    fight.step = DECLARED
    changed(t)
    emit(t, FightDeclared(seat, fights=to_fight == 1))


class FightFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        return 0 if has_move(t, seat, Q_FIGHT) else DECLARE_NOT_NOW

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        out.append(FIGHTING)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        declare(t, seat, 1)


class RunFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, RunAway)
        if has_move(t, seat, Q_FIGHT):
            return AHEAD_DOES_NOT_RUN if munchkins_lead(t) else 0
        if not has_move(t, seat, Q_RUN_ORDER):
            lost = t.combat is not None and t.combat.stage == STAGE_RUN
            return RUN_NOT_NOW if lost else DECLARE_NOT_NOW
        escapes = escapes_under_way(t.stack)
        assert escapes is not None
        if not act.from_monsters:
            return 0 if len(escapes.ahead) == 1 else RUN_FROM_WHOM
        ref = act.from_monsters[0]
        known = ref & REF_KIND == REF_MONSTER and ref & REF_VALUE in escapes.ahead
        return 0 if known and len(act.from_monsters) == 1 else RUN_FROM_WHOM

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        if t.top.asks == Q_FIGHT:
            if not munchkins_lead(t):
                out.append(RUNNING)
        else:
            escapes = escapes_under_way(t.stack)
            assert escapes is not None
            out.extend([RunAway((REF_MONSTER | id,)) for id in escapes.ahead])

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, RunAway)
        if t.top.asks == Q_FIGHT:
            declare(t, seat, 0)
            return
        t.stack.pop()
        escapes = t.stack[-1]
        assert isinstance(escapes, Escapes)
        escapes.run_from(
            t, act.from_monsters[0] & REF_VALUE if act.from_monsters else escapes.ahead[0]
        )
