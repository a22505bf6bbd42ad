"""An effect under way: a program of the card language, step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.codec.as_numbers import Reader, put
from kickdoor.engine.curse_endings import fly_off, perched_on
from kickdoor.engine.effects.step import NOT_BEGUN, Step
from kickdoor.engine.frames.frame import EFFECT, Exchange, Frame
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.state.table import Table

WITH_PRIVY: Final = 3  # the packed format since which an effect says who knows what it holds


@mypyc_attr(native_class=True, acyclic=True)
class RunningEffect(Frame):
    """A program of the card language: what it was used on and with, which step runs next, and what
    that step has to remember until it is finished.
    """

    def __init__(
        self,
        program: int,
        player: int,
        card: int,
        subject: int,
        target: int = -1,
        number: int = 0,
        also: int = -1,
        side: int = 0,
        face_up: bool = False,
        deck: int = -1,
    ) -> None:
        super().__init__(EFFECT)
        self.program = program  # its number in the catalogue
        self.player = player  # the seat whose card or power it is
        self.card = card  # the card that says it
        self.subject = subject  # the seat that it happens to
        self.target = target  # what it was aimed at, as a reference; -1: nothing
        self.number = number  # what was rolled last, chosen, or how many cards were paid
        self.also = also  # what was named beside the target: a card, or a reference; -1: nothing
        self.side = side  # the side of the fight that was named; 0: none
        self.face_up = face_up  # whether the card came for all to see
        self.deck = deck  # the deck of the cards that were paid, where all are of one; else -1
        self.step = 0  # which of its steps runs next
        # What the step remembers between its runs, and forgets when it is finished.
        self.stage = NOT_BEGUN  # how far it has come
        self.chosen: list[int] = []  # what was answered to its question
        self.seats: list[int] = []  # to whom it has still to happen
        self.done = 0  # how many it has dealt with: players, or cards
        # Which seats know which hidden cards it was aimed at or has chosen, as a mask: nobody else
        # is shown them.
        self.privy = 0

    def run(self, t: Table) -> None:
        steps = t.catalogue.programs[self.program]
        while self.step < len(steps):
            step = steps[self.step]
            if self.stage != NOT_BEGUN or holds(t, step.when, self.subject, self.number):
                t.steps.append(self.program << 8 | self.step)
                perched = perched_on(t, self.card)
                is_done = step.run(t, self)
                fly_off(t, perched)
                if not is_done:
                    return
            self.go_on()
            if t.winners or t.stack[-1] is not self:
                return
        t.stack.pop()

    def go_on(self) -> None:
        """The step is finished: the next one begins with nothing to remember."""
        self.step += 1
        self.stage = NOT_BEGUN
        self.done = 0
        self.chosen = []
        self.seats = []

    def at(self, t: Table) -> Step:
        """The step that runs now."""
        return t.catalogue.programs[self.program][self.step]

    def options(self, t: Table, ask: Ask) -> list[int]:
        return self.at(t).options(t, self, ask)

    def at_most(self, t: Table, ask: Ask) -> int:
        return self.at(t).at_most(t, self, ask)

    def accepts(self, t: Table, ask: Ask, chosen: list[int]) -> bool:
        return self.at(t).accepts(t, self, ask, chosen)

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        perched = perched_on(t, self.card)
        self.at(t).answered(t, self, ask, chosen)
        fly_off(t, perched)

    def rolled(self, t: Table, total: int) -> None:
        self.number = total

    def asking_card(self) -> int:
        return self.card

    def asked_about(self) -> int:
        return self.subject

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.player, self.card)
        self.target = by.one(self.subject, self.privy, self.target)
        self.also = by.one(self.subject, self.privy, self.also)
        if self.chosen:
            self.chosen = by.held(self.subject, self.privy, self.chosen)

    def remember(self, cards: list[int], privy: int) -> None:
        """Hold cards until the step is finished; only the seats of the mask know which they are."""
        self.chosen = cards
        self.privy = privy

    def within(self, program: int, subject: int) -> RunningEffect:
        """Another program inside this one: the same card, target and numbers."""
        inner = RunningEffect(
            program, self.player, self.card, subject, self.target, self.number, self.also,
            self.side, self.face_up, self.deck,
        )  # fmt: skip
        inner.privy = self.privy
        return inner

    def copy(self) -> RunningEffect:
        twin = self.within(self.program, self.subject)
        twin.step = self.step
        twin.stage = self.stage
        twin.done = self.done
        if self.chosen:
            twin.chosen = self.chosen.copy()
        if self.seats:
            twin.seats = self.seats.copy()
        return twin

    def write(self, out: list[int]) -> None:
        out += [
            self.program, self.player, self.card, self.subject, self.target, self.number,
            self.also, self.side, int(self.face_up), self.deck, self.step, self.stage, self.done,
            self.privy,
        ]  # fmt: skip
        put(out, self.chosen)
        put(out, self.seats)

    @staticmethod
    def read(r: Reader) -> RunningEffect:
        program = r.one("a program", 0, r.programs - 1)
        player, card, subject = r.seat("whose effect"), r.card("an effect"), r.seat("on whom")
        target, number = r.ref("an effect's target"), r.any("an effect's number")
        also, side = r.ref("what else is named"), r.one("a side", 0, 2)
        effect = RunningEffect(program, player, card, subject, target, number, also, side)
        effect.face_up = r.flag("whether a card came face up")
        effect.deck = r.one("the deck of what was paid", -1, 1)
        effect.step = r.count("which step")
        effect.stage = r.count("the stage of a step")
        effect.done = r.count("how many are done")
        if r.format >= WITH_PRIVY:
            effect.privy = r.mask("who knows what was chosen")
        effect.chosen = r.refs("what was chosen")
        effect.seats = r.seated("to whom it has still to happen")
        return effect
