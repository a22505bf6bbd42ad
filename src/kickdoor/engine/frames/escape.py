"""Running away: fighter, then helper, from one monster after the other (ESCAPE-1 to ESCAPE-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import TREASURE
from kickdoor.engine.asking import could_answer, push_prompt, push_window
from kickdoor.engine.catalogue.moments import M_FIRST_ROLL
from kickdoor.engine.codec.as_numbers import Numbered, Reader, put
from kickdoor.engine.curse_endings import end_curse
from kickdoor.engine.events.event_kinds import Caught, Escaped
from kickdoor.engine.frames.bad_stuff import BadStuff
from kickdoor.engine.frames.frame import CHASE, ESCAPES, PROMPT, WINDOW, Frame
from kickdoor.engine.frames.roll import Roll
from kickdoor.engine.queries.character import has_passive
from kickdoor.engine.queries.modifiers import escape_modifier, holds
from kickdoor.engine.queries.timing import NEEDED, has_to_run
from kickdoor.engine.queries.under_way import chase_under_way, escapes_under_way
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.hidden_moves import draw
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import emit, lose_levels
from kickdoor.engine.state.table import Table, without
from kickdoor.engine.words_of_play import (
    Q_RUN_ORDER,
    Q_WAIT,
)

ENCORE: Final = 1 << PASSIVES.index("encore")
ROLL_ESCAPE_LIFTS: Final = 1 << PASSIVES.index("roll-escape-lifts")

# The steps of all escapes.
ESCAPE_STEPS: Final = Numbered("the step of escapes")
NEXT_RUNNER: Final[int] = ESCAPE_STEPS.number(0)
NEXT_MONSTER: Final[int] = ESCAPE_STEPS.number(1)


@mypyc_attr(native_class=True, acyclic=True)
class Escapes(Frame):
    """All escapes of a lost combat."""

    def __init__(
        self,
        step: int = NEXT_RUNNER,
        runner: int = -1,
        turn: int = -1,
        ahead: list[int] | None = None,
        have_rolled: int = 0,
    ) -> None:
        super().__init__(ESCAPES)
        self.step = step
        self.runner = runner  # the seat that runs now
        self.turn = turn  # its place among the losers; -1: nobody has run yet
        # The ids of the monsters that he has still to run from.
        self.ahead: list[int] = [] if ahead is None else ahead
        self.have_rolled = have_rolled  # who has rolled a die, as a mask of seats

    def run(self, t: Table) -> None:
        combat = t.combat
        assert combat is not None
        if self.step == NEXT_RUNNER:
            self.next_runner(t, combat)
        else:
            self.next_monster(t, combat)

    def next_runner(self, t: Table, combat: Combat) -> None:
        self.turn += 1
        if self.turn >= len(combat.losers):
            t.stack.pop()
            return
        self.runner = combat.losers[self.turn]
        self.ahead = [m.id for m in combat.monsters]
        self.step = NEXT_MONSTER
        if has_to_run(t, self.runner) and could_answer(t, M_FIRST_ROLL, self.runner):
            push_window(t, Q_WAIT, self.runner, self.runner)

    def next_monster(self, t: Table, combat: Combat) -> None:
        self.look_again(combat)
        runner = self.runner
        auto = [id for id in self.ahead if combat.held or runner << 8 | id in combat.auto]
        if auto and not t.dead[runner]:
            self.run_from(t, auto[0])
        elif t.dead[runner] or not self.ahead:  # ESCAPE-6
            self.step = NEXT_RUNNER
            self.encore(t, combat)
        else:
            push_prompt(t, runner, Q_RUN_ORDER)

    def look_again(self, combat: Combat) -> None:
        """Nobody runs from a monster that is gone."""
        self.ahead = [id for id in self.ahead if combat.monster(id) is not None]

    def run_from(self, t: Table, monster: int) -> None:
        """The runner runs from this one now."""
        self.ahead.remove(monster)
        t.stack.append(Chase(self.runner, monster))

    def encore(self, t: Table, combat: Combat) -> None:
        if t.dead[self.runner] or not has_passive(t, self.runner, ENCORE):
            return
        ran = any(x >> 8 == self.runner for x in combat.escaped)
        if ran and not any(x >> 8 == self.runner for x in combat.caught):
            draw(t, self.runner, TREASURE)

    def copy(self) -> Escapes:
        return Escapes(self.step, self.runner, self.turn, self.ahead.copy(), self.have_rolled)

    def write(self, out: list[int]) -> None:
        out += [self.step, self.runner, self.turn, self.have_rolled]
        put(out, self.ahead)

    @staticmethod
    def read(r: Reader) -> Escapes:
        step = r.numbered(ESCAPE_STEPS)
        runner, turn = r.seat("who runs"), r.seat("the runner's turn")
        have_rolled = r.mask("who has rolled")
        return Escapes(step, runner, turn, r.some("the monsters ahead"), have_rolled)


# The steps of one chase.
STEPS: Final = Numbered("the step of a run")
SET_OFF: Final[int] = STEPS.number(0)
ROLLED: Final[int] = STEPS.number(1)  # a die lies open
AWAY: Final[int] = STEPS.number(2)  # got away without a roll, or after all
TAKEN: Final[int] = STEPS.number(3)
DONE: Final[int] = STEPS.number(4)
AGAIN: Final[int] = STEPS.number(5)  # he had got away, and must roll after all


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


FOR_SURE: Final = 0
NEVER: Final = 7


def needed_face(t: Table, monster: Monster, seat: int) -> int:
    """What a munchkin would have to roll to get away from a monster, as things stand: `FOR_SURE`
    where he need not roll, `NEVER` where no face would do (ESCAPE-1).
    """
    combat = t.combat
    is_away = combat is not None and seat << 8 | monster.id in combat.auto
    is_held = combat is not None and bool(combat.held) and not is_away
    if is_away or not attacks(t, monster, seat) or not (pursues(t, monster, seat) or is_held):
        return FOR_SURE
    if is_held or (t.catalogue.cards[monster.card].cannot_flee and not monster.tamed):
        return NEVER
    return max(1, min(NEEDED - escape_modifier(t, seat, monster), NEVER))


@mypyc_attr(native_class=True, acyclic=True)
class Chase(Roll):
    """One runner and one monster: he gets away, by a roll or without one, or is caught."""

    def __init__(
        self,
        runner: int,
        monster: int,
        step: int = SET_OFF,
        face: int = 0,
        added: int = 0,
        powers: list[int] | None = None,
    ) -> None:
        super().__init__(CHASE, runner, face, added, powers)
        self.monster = monster  # its id in the combat
        self.step = step

    def run(self, t: Table) -> None:
        combat = t.combat
        assert combat is not None
        monster = combat.monster(self.monster)
        if monster is None:  # it disappeared before it could catch him
            t.stack.pop()
        elif self.step == SET_OFF:
            self.set_off(t, combat, monster)
        elif self.step == AGAIN:
            self.roll_again(t)
        elif self.step == TAKEN:
            self.step = DONE
            combat.caught += (self.seat << 8 | monster.id,)
            emit(t, Caught(self.seat, monster.card, monster=monster.id))
            t.stack.append(BadStuff(self.seat, monster.card, monster.id))
        elif self.step == DONE:
            t.stack.pop()
        elif self.succeeds():
            self.get_away(t, combat, monster)
        else:
            self.step = TAKEN

    def is_open(self) -> bool:
        return self.step == ROLLED

    def succeeds(self) -> bool:
        """Its total, or a card's word for it."""
        return self.step == AWAY or (self.step == ROLLED and self.total >= NEEDED)

    def set_off(self, t: Table, combat: Combat, monster: Monster) -> None:
        card = t.catalogue.cards[monster.card]
        chased = pursues(t, monster, self.seat)
        by_card = self.seat << 8 | monster.id in combat.auto
        is_held = combat.held and not by_card
        if not attacks(t, monster, self.seat) or not (chased or is_held):
            self.slip_away(t)
            return
        if card.flee_penalty and chased and not monster.tamed:  # ESCAPE-4: as he runs, held or not
            lose_levels(t, self.seat, card.flee_penalty, monster.card)
        if by_card:
            self.slip_away(t)
        elif is_held or (card.cannot_flee and not monster.tamed):
            self.step = TAKEN
        else:
            self.cast(t)
            self.open_window(t)

    def slip_away(self, t: Table) -> None:
        self.step = AWAY
        self.open_window(t)

    def roll_again(self, t: Table) -> None:
        if t.dead[self.seat]:  # ESCAPE-6
            t.stack.pop()
            return
        self.run_again(t)
        if self.is_open():
            self.open_window(t)

    def cast(self, t: Table) -> None:
        """Nothing is rolled for a monster that is gone."""
        combat, escapes = t.combat, escapes_under_way(t.stack)
        monster = None if combat is None else combat.monster(self.monster)
        if monster is None or escapes is None:
            return
        self.added = escape_modifier(t, self.seat, monster)
        escapes.have_rolled |= 1 << self.seat
        self.step = ROLLED
        super().cast(t)

    def told_of(self, t: Table) -> int:
        monster = None if t.combat is None else t.combat.monster(self.monster)
        return -1 if monster is None else monster.card

    def run_again(self, t: Table) -> None:
        """An escape at hand must be rolled for after all, or fails where no roll is allowed."""
        combat = t.combat
        assert combat is not None
        monster = combat.monster(self.monster)
        if monster is None:  # it disappeared after the roll: there is nothing left to run from
            return
        mark = self.seat << 8 | monster.id
        if mark in combat.auto:
            combat.auto = without(combat.auto, mark)
        if t.catalogue.cards[monster.card].cannot_flee and not monster.tamed:
            self.step = TAKEN
        elif not attacks(t, monster, self.seat):
            self.step = AWAY
        else:
            self.cast(t)

    def get_away(self, t: Table, combat: Combat, monster: Monster) -> None:
        combat.escaped += (self.seat << 8 | monster.id,)
        emit(t, Escaped(self.seat, monster.card, monster=monster.id))
        t.stack.pop()
        if self.is_open():
            for c in t.curses[self.seat]:
                if t.catalogue.cards[c].passives & ROLL_ESCAPE_LIFTS:
                    end_curse(t, self.seat, c)

    def copy(self) -> Chase:
        return Chase(self.seat, self.monster, self.step, self.face, self.added, self.powers.copy())

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.monster, self.step, self.face, self.added]
        put(out, self.powers)

    @staticmethod
    def read(r: Reader) -> Chase:
        seat, monster = r.seat("who runs"), r.count("the monster he runs from")
        step, face = r.numbered(STEPS), r.one("a die", 0, 6)
        added = r.any("what is added to a die")
        return Chase(seat, monster, step, face, added, r.some("the powers used on a roll"))


def chase_again(t: Table, seat: int, id: int) -> None:
    """A monster that somebody got away from before is next: after the run at hand, or at once
    between two rolls.
    """
    combat = t.combat
    assert combat is not None
    mark = seat << 8 | id
    combat.escaped = without(combat.escaped, mark)
    if mark in combat.auto:
        combat.auto = without(combat.auto, mark)
    i = len(t.stack) - 1
    while t.stack[i].kind not in (CHASE, PROMPT):
        i -= 1
    above = t.stack[i].kind == PROMPT
    t.stack.insert(i + above, Chase(seat, id, AGAIN))


def resume_escape(t: Table) -> None:
    """Whatever the runner was asked is answered: the window or prompt above the escape goes."""
    i = len(t.stack) - 1
    while i >= 0 and t.stack[i].kind != ESCAPES:
        i -= 1
    if i >= 0:
        above = t.stack[i + 1 :]
        t.stack[i + 1 :] = [x for x in above if x.kind not in (PROMPT, WINDOW)]


def run_on(t: Table) -> None:
    """A monster is gone: whoever was to run from it, or was about to be caught by it, need not."""
    combat, escapes = t.combat, escapes_under_way(t.stack)
    assert combat is not None
    assert escapes is not None
    escapes.look_again(combat)
    if not escapes.ahead or chase_under_way(t.stack) is not None:
        resume_escape(t)
