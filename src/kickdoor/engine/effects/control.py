"""Verbs that choose, roll and repeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CURSE
from kickdoor.engine.asking import push_ask
from kickdoor.engine.effects.levels import crown
from kickdoor.engine.effects.step import BEGUN, Step
from kickdoor.engine.effects.step_making import Args, Steps
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import ESCAPES, Frame
from kickdoor.engine.frames.roll import DieRoll
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import traits_of
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import Q_CHOOSE_WORD, REF_VALUE, REF_WORD, WORDS

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker


def push_program(t: Table, effect: RunningEffect, program: int, subject: int) -> None:
    """Run a program inside another: the same card, target and numbers."""
    t.stack.append(effect.within(program, subject))


def is_possible(t: Table, effect: RunningEffect, program: int) -> bool:
    steps = t.catalogue.programs[program]
    if not steps or not holds(t, steps[0].when, effect.subject, effect.number):
        return False
    return steps[0].possible(t, effect)


def is_idle(t: Table, effect: RunningEffect, program: int) -> bool:
    """Whether everybody can see that a program would take nothing."""
    return all(
        not holds(t, step.when, effect.subject, effect.number) or step.is_idle(t, effect)
        for step in t.catalogue.programs[program]
    )


def finds_nothing(t: Table, by: int, card: int, victim: int) -> bool:
    """Whether everybody can see that a Curse would take nothing from somebody, and do nothing."""
    curse = t.catalogue.cards[card]
    if curse.kind != CURSE or curse.lasts or curse.effects < 0:
        return False
    return is_idle(t, RunningEffect(curse.effects, by, card, victim), curse.effects)


def programs_at_risk(t: Table, programs: list[int], seat: int) -> list[int]:
    """The cards of a seat that one of several programs could take."""
    steps = [step for program in programs for step in t.catalogue.programs[program]]
    return [c for step in steps for c in step.at_risk(t, seat)]


class FirstPossible(Step):
    """The first of several programs that would do anything."""

    def __init__(self, programs: list[int]) -> None:
        super().__init__()
        self.programs = programs

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return programs_at_risk(t, self.programs, seat)

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return any(is_possible(t, effect, p) for p in self.programs)

    def is_idle(self, t: Table, effect: RunningEffect) -> bool:
        found = [p for p in self.programs if is_possible(t, effect, p)]
        return not found or is_idle(t, effect, found[0])

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == BEGUN:
            return True
        for p in self.programs:
            if is_possible(t, effect, p):
                effect.stage = BEGUN
                push_program(t, effect, p, effect.subject)
                return False
        return True


class ChooseOne(Step):
    """The subject chooses one of several programs by its word; those that would do nothing are not
    offered.
    """

    def __init__(self, words: list[int], programs: list[int]) -> None:
        super().__init__()
        self.words = words
        self.programs = programs

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return programs_at_risk(t, self.programs, seat)

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(self.possible_words(t, effect))

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == BEGUN or not self.possible(t, effect):
            return True
        effect.stage = BEGUN
        push_ask(t, effect.subject, Q_CHOOSE_WORD)
        return False

    def answered(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> None:
        push_program(t, effect, self.programs[self.words.index(chosen[0])], effect.subject)

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return self.possible_words(t, effect)

    def possible_words(self, t: Table, effect: RunningEffect) -> list[int]:
        return [
            w for w, p in zip(self.words, self.programs, strict=True) if is_possible(t, effect, p)
        ]


class Roll(Step):
    """The subject rolls; steps that follow say `rolled`."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == BEGUN:
            return True
        effect.stage = BEGUN
        t.stack.append(DieRoll(effect.subject, effect.card))
        return False


OTHERS: Final = 0
NEIGHBOURS: Final = 1
UNCAUGHT: Final = 2
TRAIT: Final = 3
_WHO: Final = ("others", "neighbours", "uncaught")


def put_off(t: Table, effect: RunningEffect) -> bool:
    """The rest of a program waits until all have run: only then is known whom a monster caught.
    Once per monster, however many it catches.
    """
    for i in range(len(t.stack)):
        if t.stack[i].kind == ESCAPES:
            later = effect.copy()
            effect.step = len(t.catalogue.programs[effect.program])
            if not any(_is_like(x, effect) for x in t.stack[:i]):
                t.stack.insert(i, later)
            return True
    return False


def _is_like(x: Frame, effect: RunningEffect) -> bool:
    return (
        isinstance(x, RunningEffect) and x.program == effect.program and x.target == effect.target
    )


class Each(Step):
    """A program for each of several players; Levels rise together (PRECEDENCE-6)."""

    def __init__(self, who: int, trait: int, program: int) -> None:
        super().__init__()
        self.who = who
        self.trait = trait
        self.program = program

    def players(self, t: Table, effect: RunningEffect) -> list[int]:
        living = t.from_left_of(effect.subject)
        if self.who == TRAIT:
            return [s for s in living if traits_of(t, s) & self.trait]
        others = [s for s in living if s != effect.subject]
        if self.who == NEIGHBOURS:
            return others if len(others) < 2 else [others[0], others[-1]]
        if self.who == UNCAUGHT:
            combat = t.combat
            monster = effect.target & REF_VALUE
            caught = () if combat is None else combat.caught
            return [s for s in others if s << 8 | monster not in caught]
        return others

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return any(
            is_possible(t, effect.within(self.program, seat), self.program)
            for seat in self.players(t, effect)
        )

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage != BEGUN:
            if self.who == UNCAUGHT and put_off(t, effect):
                return True
            effect.seats = self.players(t, effect)
            effect.stage = BEGUN
        if effect.seats:
            push_program(t, effect, self.program, effect.seats.pop(0))
            return False
        crown(t)
        return True


def _choose_one(link: Linker, a: Args) -> Step:
    words = [REF_WORD + WORDS.index(w) for w in a["of"]]
    return ChooseOne(words, [link.program(p) for p in a["of"].values()])


def _each(link: Linker, a: Args) -> Step:
    who = _WHO.index(a["who"]) if a["who"] in _WHO else TRAIT
    return Each(who, link.traits([a["who"]]), link.program(a["do"]))


STEPS: Final[Steps] = {
    "first_possible": lambda link, a: FirstPossible([link.program([e]) for e in a["of"]]),
    "choose_one": _choose_one,
    "roll": lambda link, a: Roll(),
    "each": _each,
}
