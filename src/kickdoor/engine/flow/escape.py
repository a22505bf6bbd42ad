"""Running away: fighter, then helper, from one monster after the other (ESCAPE-1 to ESCAPE-7)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import TREASURE
from kickdoor.cards.terms import PASSIVES
from kickdoor.engine import frames
from kickdoor.engine.character import has_passive
from kickdoor.engine.combat import Combat
from kickdoor.engine.events import Caught, CombatLost, Escaped
from kickdoor.engine.flow.fight import end_curse
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.flow.roll import cast, open_window
from kickdoor.engine.frames import AWAY, ESCAPE, PROMPT, ROLLED, RUN, WINDOW, Frame
from kickdoor.engine.modifiers import holds
from kickdoor.engine.moments import M_FIRST_ROLL
from kickdoor.engine.monster import Monster
from kickdoor.engine.moves import draw, emit, lose_levels
from kickdoor.engine.state import Table
from kickdoor.engine.timing import find_frame, has_to_run, run_succeeds
from kickdoor.engine.waits import could_answer, push_prompt, push_window
from kickdoor.engine.words_of_play import (
    Q_RUN_ORDER,
    Q_WAIT,
)

ENCORE: Final = 1 << PASSIVES.index("encore")
ROLL_ESCAPE_LIFTS: Final = 1 << PASSIVES.index("roll-escape-lifts")

LOST: Final = 0
NEXT_RUNNER: Final = 1
NEXT_MONSTER: Final = 2


class EscapeFlow(Flow):
    """All escapes of a lost combat. `seat` runs now, `regs` are the monsters he has still to run
    from; `extra` is a mask of those who have rolled a die.
    """

    def run(self, t: Table, f: Frame) -> None:
        combat = t.combat
        assert combat is not None
        if f.state == LOST:
            emit(t, CombatLost(combat.fighter, ours=f.count, theirs=f.other, helper=combat.helper))
            combat.losers = [combat.fighter]
            if combat.helper >= 0:
                combat.losers.append(combat.helper)
            f.count, f.extra = -1, 0
            f.state = NEXT_RUNNER
        elif f.state == NEXT_RUNNER:
            self.next_runner(t, f, combat)
        else:
            self.next_monster(t, f, combat)

    def next_runner(self, t: Table, f: Frame, combat: Combat) -> None:
        f.count += 1
        if f.count >= len(combat.losers):
            t.stack.pop()
            return
        f.seat = combat.losers[f.count]
        f.regs = [m.id for m in combat.monsters]
        f.state = NEXT_MONSTER
        if has_to_run(t, f.seat) and could_answer(t, M_FIRST_ROLL, f.seat):
            push_window(t, Q_WAIT, f.seat, f.seat)

    def next_monster(self, t: Table, f: Frame, combat: Combat) -> None:
        f.regs = [id for id in f.regs if combat.monster(id) is not None]
        auto = [id for id in f.regs if combat.held or f.seat << 8 | id in combat.auto]
        if auto and not t.dead[f.seat]:
            f.regs.remove(auto[0])
            t.stack.append(Frame(frames.RUN, f.seat, target=auto[0]))
        elif t.dead[f.seat] or not f.regs:  # ESCAPE-6
            f.state = NEXT_RUNNER
            self.encore(t, f, combat)
        else:
            push_prompt(t, f.seat, Q_RUN_ORDER)

    def encore(self, t: Table, f: Frame, combat: Combat) -> None:
        if t.dead[f.seat] or not has_passive(t, f.seat, ENCORE):
            return
        ran = any(x >> 8 == f.seat for x in combat.escaped)
        if ran and not any(x >> 8 == f.seat for x in combat.caught):
            draw(t, f.seat, TREASURE)


# States of RUN.
SET_OFF: Final = 0
# frames.ROLLED: `count` is the face, `other` what is added
# frames.AWAY: got away without a roll, or after all
TAKEN: Final = 4
DONE: Final = 5
AGAIN: Final = 6  # he had got away, and must roll after all


def pursues(t: Table, monster: Monster, seat: int) -> bool:
    card = t.catalogue.cards[monster.card]
    if monster.tamed:
        return True
    return not card.auto_escape and holds(t, card.pursues, seat)


def attacks(t: Table, monster: Monster, seat: int) -> bool:
    """Whether a monster has anything against a munchkin as he is now: whom it does not fight it
    does not catch.
    """
    shy = t.catalogue.cards[monster.card].will_not_fight
    return shy is None or bool(monster.tamed) or not holds(t, shy, seat)


class RunFlow(Flow):
    """One runner and one monster (`target`); `regs` are the powers already used on this roll."""

    def run(self, t: Table, f: Frame) -> None:
        combat = t.combat
        assert combat is not None
        monster = combat.monster(f.target)
        if monster is None:  # it disappeared before it could catch him
            t.stack.pop()
        elif f.state == SET_OFF:
            self.set_off(t, f, combat, monster)
        elif f.state == AGAIN:
            self.roll_again(t, f)
        elif f.state == TAKEN:
            f.state = DONE
            combat.caught.append(f.seat << 8 | monster.id)
            emit(t, Caught(f.seat, monster.card, monster=monster.id))
            t.stack.append(Frame(frames.BAD_STUFF, f.seat, monster.card, target=monster.id))
        elif f.state == DONE:
            t.stack.pop()
        elif run_succeeds(f):
            self.get_away(t, f, combat, monster)
        else:
            f.state = TAKEN

    def set_off(self, t: Table, f: Frame, combat: Combat, monster: Monster) -> None:
        card = t.catalogue.cards[monster.card]
        chased = pursues(t, monster, f.seat)
        by_card = f.seat << 8 | monster.id in combat.auto
        is_held = combat.held and not by_card
        if not attacks(t, monster, f.seat) or not (chased or is_held):
            self.slip_away(t, f)
            return
        if card.flee_penalty and chased and not monster.tamed:  # ESCAPE-4: as he runs, held or not
            lose_levels(t, f.seat, card.flee_penalty, monster.card)
        if by_card:
            self.slip_away(t, f)
        elif is_held or (card.cannot_flee and not monster.tamed):
            f.state = TAKEN
        else:
            cast(t, f)
            open_window(t, f)

    def slip_away(self, t: Table, f: Frame) -> None:
        f.state = AWAY
        open_window(t, f)

    def roll_again(self, t: Table, f: Frame) -> None:
        if t.dead[f.seat]:  # ESCAPE-6
            t.stack.pop()
            return
        run_again(t, f)
        if f.state == ROLLED:
            open_window(t, f)

    def get_away(self, t: Table, f: Frame, combat: Combat, monster: Monster) -> None:
        combat.escaped.append(f.seat << 8 | monster.id)
        emit(t, Escaped(f.seat, monster.card, monster=monster.id))
        t.stack.pop()
        if f.state == ROLLED:
            for c in t.curses[f.seat]:
                if t.catalogue.cards[c].passives & ROLL_ESCAPE_LIFTS:
                    end_curse(t, f.seat, c)


def run_again(t: Table, f: Frame) -> None:
    """An escape at hand must be rolled for after all, or fails where no roll is allowed."""
    combat = t.combat
    assert combat is not None
    monster = combat.monster(f.target)
    if monster is None:  # it disappeared after the roll: there is nothing left to run from
        return
    mark = f.seat << 8 | monster.id
    if mark in combat.auto:
        combat.auto.remove(mark)
    if t.catalogue.cards[monster.card].cannot_flee and not monster.tamed:
        f.state = TAKEN
    elif not attacks(t, monster, f.seat):
        f.state = AWAY
    else:
        cast(t, f)


def chase_again(t: Table, seat: int, id: int) -> None:
    """A monster that somebody got away from before is next: after the run at hand, or at once
    between two rolls.
    """
    combat = t.combat
    assert combat is not None
    mark = seat << 8 | id
    combat.escaped.remove(mark)
    if mark in combat.auto:
        combat.auto.remove(mark)
    i = len(t.stack) - 1
    while t.stack[i].kind not in (frames.RUN, frames.PROMPT):
        i -= 1
    above = t.stack[i].kind == frames.PROMPT
    t.stack.insert(i + above, Frame(frames.RUN, seat, target=id, state=AGAIN))


def resume_escape(t: Table) -> None:
    """Whatever the runner was asked is answered: the window or prompt above the escape goes."""
    i = len(t.stack) - 1
    while i >= 0 and t.stack[i].kind != ESCAPE:
        i -= 1
    if i >= 0:
        above = t.stack[i + 1 :]
        t.stack[i + 1 :] = [x for x in above if x.kind not in (PROMPT, WINDOW)]


def run_on(t: Table) -> None:
    """A monster is gone: whoever was to run from it, or was about to be caught by it, need not."""
    combat, escape = t.combat, find_frame(t, ESCAPE)
    assert combat is not None
    assert escape is not None
    escape.regs = [id for id in escape.regs if combat.monster(id) is not None]
    if not escape.regs or find_frame(t, RUN) is not None:
        resume_escape(t)
