"""Verbs that answer an escape, a roll, a Curse or Bad Stuff."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import frames
from kickdoor.engine.act import Act
from kickdoor.engine.events import CurseCancelled
from kickdoor.engine.flow.bad_stuff import STRUCK
from kickdoor.engine.flow.curse import CANCELLED
from kickdoor.engine.flow.escape import chase_again, resume_escape, run_again
from kickdoor.engine.flow.roll import cast, tell
from kickdoor.engine.frames import AWAY, ESCAPE, ROLL, RUN, WINDOW, Frame
from kickdoor.engine.modifiers import munchkins_in
from kickdoor.engine.moves import discard, emit
from kickdoor.engine.refusals import CARD_SAYS_NO, CARD_WRONG_TARGET, about
from kickdoor.engine.state import Table
from kickdoor.engine.timing import find_frame
from kickdoor.engine.verbs.step import Step
from kickdoor.engine.words_of_play import (
    CURSED,
    MONSTERS,
    MUNCHKINS,
    REF_KIND,
    REF_MONSTER,
    REF_SEAT,
    REF_VALUE,
)

SELF: Final = 0
TARGETS: Final = 1
RUNNERS: Final = 2


def roll_at_hand(t: Table) -> Frame | None:
    """The roll or escape under way, below whatever answers it."""
    for i in range(len(t.stack) - 1, -1, -1):
        if t.stack[i].kind in (RUN, ROLL):
            return t.stack[i]
    return None


def grant_escape(t: Table, seat: int, monster: int) -> None:
    """An automatic escape: no use against a monster that cannot be fled (ESCAPE-3)."""
    combat = t.combat
    assert combat is not None
    for m in combat.monsters:
        if monster >= 0 and m.id != monster:
            continue
        if not t.catalogue.cards[m.card].cannot_flee or m.tamed:
            mark = seat << 8 | m.id
            if mark not in combat.auto:
                combat.auto.append(mark)


class Escape(Step):
    """Away without a roll: from one monster or all; the user, those named, or all who run."""

    def __init__(self, who: int, one: bool) -> None:
        super().__init__()
        self.who = who
        self.one = one

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        if not self.one:
            return 0
        combat = t.combat
        assert combat is not None
        id = act.on[0] & REF_VALUE if act.on else -1
        escape = find_frame(t, ESCAPE)
        for m in combat.monsters:
            mine = m.id == id or (not act.on and m.card == card)
            if mine and escape is not None and m.id in escape.regs:
                barred = t.catalogue.cards[m.card].cannot_flee and not m.tamed
                return about(CARD_SAYS_NO, m.card) if barred else 0
        return about(CARD_WRONG_TARGET, card)

    def run(self, t: Table, f: Frame) -> bool:
        combat = t.combat
        assert combat is not None
        seats = [f.seat]
        if self.who == TARGETS:
            seats = [
                r & REF_VALUE for r in (f.target, f.extra) if r & REF_KIND == REF_SEAT and r >= 0
            ]
        elif self.who == RUNNERS:
            seats = munchkins_in(combat)
        monster = -1
        if self.one and f.target & REF_KIND == REF_MONSTER:
            monster = f.target & REF_VALUE
        for s in seats:
            grant_escape(t, s, monster)
        resume_escape(t)
        return True


class Hold(Step):
    """One side is held: the monsters, and all who run are away; or the munchkins, and all are
    caught.
    """

    def run(self, t: Table, f: Frame) -> bool:
        combat = t.combat
        assert combat is not None
        if f.extra == MUNCHKINS:
            combat.held = 1
        elif f.extra == MONSTERS:
            for s in munchkins_in(combat):
                grant_escape(t, s, -1)
        resume_escape(t)
        return True


class RunAgain(Step):
    """An escape, however made, is rolled for again: the one at hand, or an earlier one of his."""

    def run(self, t: Table, f: Frame) -> bool:
        run = find_frame(t, RUN)
        monster = f.extra & REF_VALUE
        if run is not None and (f.extra & REF_KIND != REF_MONSTER or monster == run.target):
            run_again(t, run)
        else:
            chase_again(t, f.other, monster)
        return True


class EscapeAfterAll(Step):
    """The escape at hand succeeds, whatever was rolled; one who was caught is let go."""

    def run(self, t: Table, f: Frame) -> bool:
        bad = find_frame(t, frames.BAD_STUFF)
        if bad is not None:
            bad.state = STRUCK
            return True
        run = find_frame(t, RUN)
        if run is not None:
            run.state = AWAY
        return True


class SetDie(Step):
    """The roll at hand shows the face chosen."""

    def run(self, t: Table, f: Frame) -> bool:
        roll = roll_at_hand(t)
        if roll is not None:
            roll.count = f.count
            tell(t, roll)
        return True


class AddToRoll(Step):
    """So much is added to the roll at hand for each card paid."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: Table, f: Frame) -> bool:
        roll = roll_at_hand(t)
        if roll is not None:
            roll.other += self.amount * max(1, f.count)
        return True


class RollAgain(Step):
    """The roll at hand is made again."""

    def run(self, t: Table, f: Frame) -> bool:
        roll = roll_at_hand(t)
        if roll is not None:
            cast(t, roll)
        return True


class Avert(Step):
    """Bad Stuff that takes Levels takes none, and what kills costs one Level instead."""

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        bad = find_frame(t, frames.BAD_STUFF)
        if bad is None or not t.catalogue.cards[bad.card].hurts or bad.count:
            return about(CARD_SAYS_NO, card)
        return 0

    def run(self, t: Table, f: Frame) -> bool:
        bad = find_frame(t, frames.BAD_STUFF)
        if bad is not None:
            bad.count = 1
        return True


class CancelCurse(Step):
    """The Curse that strikes has no effect, or one that lasts is lifted (CURSE-6)."""

    def run(self, t: Table, f: Frame) -> bool:
        curse = find_frame(t, frames.CURSE)
        if curse is not None and curse.card == f.target:
            curse.state = CANCELLED
            i = t.stack.index(curse)
            above = t.stack[i + 1 :]
            t.stack[i + 1 :] = [x for x in above if x.kind != WINDOW]
            return True
        seat = t.place[f.target] - CURSED
        if 0 <= seat < t.seats:
            emit(t, CurseCancelled(seat, f.target))
            discard(t, f.target)
        return True
