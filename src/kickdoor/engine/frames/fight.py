"""The combat: from the monster's showing to the wait's end (COMBAT-1 to COMBAT-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import MONSTER
from kickdoor.engine.asking import could_answer, push_prompt, push_window
from kickdoor.engine.catalogue.moments import M_WAIT
from kickdoor.engine.codec.as_numbers import Numbered, Reader, put
from kickdoor.engine.events.event_kinds import CardPlayed, CombatLost, CombatStarted
from kickdoor.engine.fighting import (
    add_monster,
    clear_away,
    enhance,
    finish,
    join_monster,
    twin_monster,
)
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.escape import Escapes
from kickdoor.engine.frames.frame import FIGHT, Exchange, Frame
from kickdoor.engine.frames.reward import COUNT, CREDITS, Rewards
from kickdoor.engine.queries.strength import itemised, munchkins_lead
from kickdoor.engine.state.combat import STAGE_FIGHT, STAGE_REWARD, STAGE_RUN, STAGE_WAIT, Combat
from kickdoor.engine.state.moves import changed, emit
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    Q_FIGHT,
    Q_WAIT,
    REF_MONSTER,
)

# The steps of a fight.
STEPS: Final = Numbered("the step of a fight")
MEET: Final[int] = STEPS.number(0)
BEFORE: Final[int] = STEPS.number(1)
DECLARE: Final[int] = STEPS.number(2)
DECLARED: Final[int] = STEPS.number(3)
WAITED: Final[int] = STEPS.number(4)
WON: Final[int] = STEPS.number(5)
OVER: Final[int] = STEPS.number(6)
FLED: Final[int] = STEPS.number(7)  # nothing is won, though no monster is left (HELP-6)


@mypyc_attr(native_class=True, acyclic=True)
class Fight(Frame):
    """One combat; who fights whom and how it stands is `Table.combat`."""

    def __init__(self, card: int, beside: list[int] | None = None, step: int = MEET) -> None:
        super().__init__(FIGHT)
        self.card = card  # the monster that is met; -1 as soon as it has shown
        # What was laid on it in the same act, or came up beside it; likewise.
        self.beside: list[int] = [] if beside is None else beside
        self.step = step

    def run(self, t: Table) -> None:
        combat = t.combat
        assert combat is not None
        if self.step == MEET:
            self.step = BEFORE
            self.meet(t, combat)
        elif self.step < WAITED and t.dead[combat.fighter]:  # DEATH-3: he declares nothing
            self.step = WAITED
        elif self.step <= DECLARE:
            self.step = DECLARE
            combat.stage = STAGE_FIGHT
            push_prompt(t, combat.fighter, Q_FIGHT)
        elif self.step == DECLARED:
            self.step = WAITED
            combat.stage = STAGE_WAIT
            if could_answer(t, M_WAIT, -1):
                push_window(t, Q_WAIT, combat.fighter, combat.fighter)
        elif self.step == WAITED:
            self.decide(t, combat)
        else:
            self.close(t, combat)

    def close(self, t: Table, combat: Combat) -> None:
        """It is won, or all have run: what it brings, and its end."""
        if self.step == WON:
            self.step = OVER
            self.reward(t, combat)
        elif combat.stage == STAGE_RUN and self.step != FLED and is_emptied(t, combat):
            self.reward(t, combat)
        elif combat.credits and combat.stage == STAGE_RUN:  # COMBAT-18: not forfeited by another
            clear_away(t, combat)
            self.reward(t, combat, credits_only=True)
        else:
            t.stack.pop()
            finish(t)

    def reward(self, t: Table, combat: Combat, credits_only: bool = False) -> None:
        combat.stage = STAGE_REWARD
        t.stack.append(Rewards(CREDITS if credits_only else COUNT))

    def meet(self, t: Table, combat: Combat) -> None:
        """The monster shows, with what was laid on it in the same act or came up beside it."""
        cards = t.catalogue.cards
        monster = add_monster(t, combat, self.card)
        emit(t, CombatStarted(combat.fighter, self.card, monster=monster.id))
        for c in self.beside:
            if cards[c].kind == MONSTER:
                join_monster(t, combat, c, combat.fighter)
                continue
            emit(t, CardPlayed(combat.fighter, c))
            if cards[c].copies_monster:
                twin_monster(t, combat, monster, c, combat.fighter)
            else:
                enhance(t, combat, monster, c)
        # They may leave, and lie anywhere before the combat is over.
        self.card, self.beside = -1, []
        for m in combat.monsters:
            before = cards[m.body].before if m.body == m.card else -1
            if before >= 0:  # COMBAT-1: once, when met at the door or as trouble
                target = REF_MONSTER | m.id
                t.stack.append(
                    RunningEffect(before, combat.fighter, m.card, combat.fighter, target)
                )

    def decide(self, t: Table, combat: Combat) -> None:
        if munchkins_lead(t) and not t.dead[combat.fighter]:
            self.step = WON
            return
        self.step = OVER
        combat.stage = STAGE_RUN
        changed(t)  # offers of help have lapsed
        sums = itemised(t)
        combat.margin = sums.theirs - sums.ours
        helper, ours, theirs = combat.helper, sums.ours, sums.theirs
        emit(t, CombatLost(combat.fighter, ours=ours, theirs=theirs, helper=helper))
        combat.losers = (combat.fighter,) if helper < 0 else (combat.fighter, helper)
        t.stack.append(Escapes())

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(-1, self.card)
        self.beside = by.cards(-1, self.beside)

    def copy(self) -> Fight:
        return Fight(self.card, self.beside.copy(), self.step)

    def write(self, out: list[int]) -> None:
        out += [self.card, self.step]
        put(out, self.beside)

    @staticmethod
    def read(r: Reader) -> Fight:
        card, step = r.card("the monster met"), r.numbered(STEPS)
        return Fight(card, r.named("what came beside it"), step)


def is_emptied(t: Table, combat: Combat) -> bool:
    """No monster is left, not even to run from: the combat is won after all (WORD-6)."""
    return not combat.monsters and not t.dead[combat.fighter]
