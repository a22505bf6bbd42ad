"""Bad Stuff: what a monster does to whom it has caught (ESCAPE-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.asking import could_answer, push_window
from kickdoor.engine.catalogue.moments import M_BAD_STUFF
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import BAD_STUFF, Exchange, Frame
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import Q_ANSWER_BAD_STUFF, REF_MONSTER

# Its steps.
STEPS: Final = Numbered("the step of Bad Stuff")
CAUGHT: Final[int] = STEPS.number(0)
STRIKE: Final[int] = STEPS.number(1)
STRUCK: Final[int] = STEPS.number(2)


@mypyc_attr(native_class=True, acyclic=True)
class BadStuff(Frame):
    """What a monster does to whom it has caught."""

    def __init__(
        self, victim: int, card: int, monster: int, step: int = CAUGHT, spared: bool = False
    ) -> None:
        super().__init__(BAD_STUFF)
        self.victim = victim  # the seat that it has caught
        self.card = card  # whose Bad Stuff it is
        self.monster = monster  # its id in the combat
        self.step = step
        self.spared = spared  # a card spares the victim Levels and life

    def run(self, t: Table) -> None:
        if self.step == CAUGHT:
            self.step = STRIKE
            if could_answer(t, M_BAD_STUFF, self.victim):
                push_window(t, Q_ANSWER_BAD_STUFF, self.victim, self.victim)
        elif self.step == STRIKE:
            self.step = STRUCK
            combat = t.combat
            gone = combat is None or combat.monster(self.monster) is None
            program = t.catalogue.cards[self.card].bad_stuff
            if program >= 0 and not gone:
                target = REF_MONSTER | self.monster
                t.stack.append(RunningEffect(program, self.victim, self.card, self.victim, target))
        else:
            t.stack.pop()

    def asking_card(self) -> int:
        return self.card

    def asked_about(self) -> int:
        return self.victim

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.victim, self.card)

    def copy(self) -> BadStuff:
        return BadStuff(self.victim, self.card, self.monster, self.step, self.spared)

    def write(self, out: list[int]) -> None:
        out += [self.victim, self.card, self.monster, self.step, int(self.spared)]

    @staticmethod
    def read(r: Reader) -> BadStuff:
        victim, card = r.seat("who is caught"), r.card("whose Bad Stuff it is")
        monster = r.count("the monster that has caught him")
        step = r.numbered(STEPS)
        return BadStuff(victim, card, monster, step, r.flag("whether he is spared"))
