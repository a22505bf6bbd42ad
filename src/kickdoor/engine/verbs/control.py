"""Verbs that choose, roll and repeat."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import frames
from kickdoor.engine.character import traits_of
from kickdoor.engine.frames import Frame
from kickdoor.engine.state import Table
from kickdoor.engine.verbs.levels import crown
from kickdoor.engine.verbs.step import Step
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import Q_CHOOSE_WORD, REF_VALUE


def push_program(t: Table, f: Frame, program: int, subject: int) -> None:
    """Run a program inside another: the same card, target and numbers."""
    t.stack.append(
        Frame(
            frames.EFFECT, f.seat, f.card, subject, f.target, f.count, program, extra=f.extra,
        )
    )  # fmt: skip


def is_possible(t: Table, f: Frame, program: int) -> bool:
    steps = t.catalogue.programs[program]
    return bool(steps) and steps[0].possible(t, f)


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

    def possible(self, t: Table, f: Frame) -> bool:
        return any(is_possible(t, f, p) for p in self.programs)

    def run(self, t: Table, f: Frame) -> bool:
        if f.state:
            return True
        for p in self.programs:
            if is_possible(t, f, p):
                f.state = 1
                push_program(t, f, p, f.other)
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

    def run(self, t: Table, f: Frame) -> bool:
        if f.state == 2:
            return True
        if f.regs:
            f.state = 2
            push_program(t, f, self.programs[self.words.index(f.regs[0])], f.other)
            return False
        options = self.options(t, f, f)
        if not options:
            return True
        f.state = 1
        push_ask(t, f.other, Q_CHOOSE_WORD)
        return False

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return [w for w, p in zip(self.words, self.programs, strict=True) if is_possible(t, f, p)]


class Roll(Step):
    """The subject rolls; steps that follow say `rolled`."""

    def run(self, t: Table, f: Frame) -> bool:
        if f.state:
            return True
        f.state = 1
        t.stack.append(Frame(frames.ROLL, f.other, f.card))
        return False


OTHERS: Final = 0
NEIGHBOURS: Final = 1
UNCAUGHT: Final = 2
TRAIT: Final = 3


def put_off(t: Table, f: Frame) -> bool:
    """The rest of a program waits until all have run: only then is known whom a monster caught.
    Once per monster, however many it catches.
    """
    for i in range(len(t.stack)):
        if t.stack[i].kind == frames.ESCAPE:
            later = f.copy()
            waits = [x for x in t.stack[:i] if x.program == f.program and x.target == f.target]
            f.pc = len(t.catalogue.programs[f.program])
            if not waits:
                t.stack.insert(i, later)
            return True
    return False


class Each(Step):
    """A program for each of several players; Levels rise together (PRECEDENCE-6)."""

    def __init__(self, who: int, trait: int, program: int) -> None:
        super().__init__()
        self.who = who
        self.trait = trait
        self.program = program

    def players(self, t: Table, f: Frame) -> list[int]:
        living = t.from_left_of(f.other)
        if self.who == TRAIT:
            return [s for s in living if traits_of(t, s) & self.trait]
        others = [s for s in living if s != f.other]
        if self.who == NEIGHBOURS:
            return others if len(others) < 2 else [others[0], others[-1]]
        if self.who == UNCAUGHT:
            combat = t.combat
            monster = f.target & REF_VALUE
            caught = [] if combat is None else combat.caught
            return [s for s in others if s << 8 | monster not in caught]
        return others

    def run(self, t: Table, f: Frame) -> bool:
        if f.state == 0:
            if self.who == UNCAUGHT and put_off(t, f):
                return True
            f.regs = self.players(t, f)
            f.state = 1
        if f.regs:
            seat = f.regs.pop(0)
            push_program(t, f, self.program, seat)
            return False
        crown(t)
        return True
