"""Verbs that answer an escape, a roll, a Curse or Bad Stuff."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.effects.step import Step
from kickdoor.engine.effects.step_making import Steps
from kickdoor.engine.events.event_kinds import CurseCancelled
from kickdoor.engine.frames.bad_stuff import STRUCK
from kickdoor.engine.frames.curse import CANCELLED
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.escape import AWAY, chase_again, resume_escape
from kickdoor.engine.frames.frame import WINDOW
from kickdoor.engine.queries.modifiers import munchkins_in
from kickdoor.engine.queries.under_way import (
    bad_stuff_under_way,
    chase_under_way,
    curse_under_way,
    escapes_under_way,
    roll_under_way,
)
from kickdoor.engine.refusals import CARD_SAYS_NO, CARD_WRONG_TARGET, about
from kickdoor.engine.state.moves import discard, emit
from kickdoor.engine.state.table import Table
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
_ESCAPERS: Final = ("self", "targets", "runners")


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
                combat.auto += (mark,)


class Escape(Step):
    """Away without a roll: from one monster or all; the user, those named, or all who run."""

    def __init__(self, who: int, one: bool) -> None:
        super().__init__()
        self.who = who
        self.one = one

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        if not self.one:
            return 0
        combat = t.combat
        assert combat is not None
        id = act.on[0] & REF_VALUE if act.on else -1
        escapes = escapes_under_way(t.stack)
        for m in combat.monsters:
            mine = m.id == id or (not act.on and m.card == card)
            if mine and escapes is not None and m.id in escapes.ahead:
                barred = t.catalogue.cards[m.card].cannot_flee and not m.tamed
                return about(CARD_SAYS_NO, m.card) if barred else 0
        return about(CARD_WRONG_TARGET, card)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = t.combat
        assert combat is not None
        seats = [effect.player]
        if self.who == TARGETS:
            seats = [
                r & REF_VALUE
                for r in (effect.target, effect.also)
                if r & REF_KIND == REF_SEAT and r >= 0
            ]
        elif self.who == RUNNERS:
            seats = munchkins_in(combat)
        monster = -1
        if self.one and effect.target & REF_KIND == REF_MONSTER:
            monster = effect.target & REF_VALUE
        for s in seats:
            grant_escape(t, s, monster)
        resume_escape(t)
        return True


class Hold(Step):
    """One side is held: the monsters, and all who run are away; or the munchkins, and all are
    caught.
    """

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = t.combat
        assert combat is not None
        if effect.side == MUNCHKINS:
            combat.held = 1
        elif effect.side == MONSTERS:
            for s in munchkins_in(combat):
                grant_escape(t, s, -1)
        resume_escape(t)
        return True


class RunAgain(Step):
    """An escape, however made, is rolled for again: the one at hand, or an earlier one of his."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        chase = chase_under_way(t.stack)
        monster = effect.also & REF_VALUE
        if chase is not None and (
            effect.also & REF_KIND != REF_MONSTER or monster == chase.monster
        ):
            chase.run_again(t)
        else:
            chase_again(t, effect.subject, monster)
        return True


class EscapeAfterAll(Step):
    """The escape at hand succeeds, whatever was rolled; one who was caught is let go."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        bad = bad_stuff_under_way(t.stack)
        if bad is not None:
            bad.step = STRUCK
            return True
        chase = chase_under_way(t.stack)
        if chase is not None:
            chase.step = AWAY
        return True


class SetDie(Step):
    """The roll at hand shows the face chosen."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        roll = roll_under_way(t.stack)
        if roll is not None:
            roll.face = effect.number
            roll.tell(t)
        return True


class AddToRoll(Step):
    """So much is added to the roll at hand for each card paid."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: Table, effect: RunningEffect) -> bool:
        roll = roll_under_way(t.stack)
        if roll is not None:
            roll.added += self.amount * max(1, effect.number)
        return True


class RollAgain(Step):
    """The roll at hand is made again."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        roll = roll_under_way(t.stack)
        if roll is not None:
            roll.cast(t)
        return True


class Avert(Step):
    """Bad Stuff that takes Levels takes none, and what kills costs one Level instead."""

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        bad = bad_stuff_under_way(t.stack)
        if bad is None or not t.catalogue.cards[bad.card].hurts or bad.spared:
            return about(CARD_SAYS_NO, card)
        return 0

    def run(self, t: Table, effect: RunningEffect) -> bool:
        bad = bad_stuff_under_way(t.stack)
        if bad is not None:
            bad.spared = True
        return True


class CancelCurse(Step):
    """The Curse that strikes has no effect, or one that lasts is lifted (CURSE-6)."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        curse = curse_under_way(t.stack)
        if curse is not None and curse.card == effect.target:
            curse.step = CANCELLED
            i = t.stack.index(curse)
            above = t.stack[i + 1 :]
            t.stack[i + 1 :] = [x for x in above if x.kind != WINDOW]
            return True
        seat = t.place[effect.target] - CURSED
        if 0 <= seat < t.seats:
            emit(t, CurseCancelled(seat, effect.target))
            discard(t, effect.target)
        return True


STEPS: Final[Steps] = {
    "escape": lambda link, a: Escape(_ESCAPERS.index(a["who"]), a["monsters"] == "one"),
    "hold": lambda link, a: Hold(),
    "run_again": lambda link, a: RunAgain(),
    "escape_after_all": lambda link, a: EscapeAfterAll(),
    "set_die": lambda link, a: SetDie(),
    "add_to_roll": lambda link, a: AddToRoll(a["amount"]),
    "roll_again": lambda link, a: RollAgain(),
    "avert": lambda link, a: Avert(),
    "cancel_curse": lambda link, a: CancelCurse(),
}
