"""A Curse strikes: answered, shrugged off or carried out; some stay (CURSE-1 to CURSE-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.card_words import PASSIVES
from kickdoor.engine.asking import could_answer, push_window
from kickdoor.engine.catalogue.moments import M_CURSE
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.events.event_kinds import CurseCancelled, CurseStruck
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import CURSE, Exchange, Frame
from kickdoor.engine.queries.character import NOT_THIS_TURN, has_passive
from kickdoor.engine.state.moves import discard, emit, put
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    CURSED,
    LIMBO,
    Q_ANSWER_CURSE,
)

SHRUG_OFF: Final = 1 << PASSIVES.index("shrug-off")

# Its steps.
STEPS: Final = Numbered("the step of a Curse")
COME: Final[int] = STEPS.number(0)
STRIKE: Final[int] = STEPS.number(1)
STAY: Final[int] = STEPS.number(2)
CANCELLED: Final[int] = STEPS.number(3)  # set by what lifts it


@mypyc_attr(native_class=True, acyclic=True)
class Curse(Frame):
    """A Curse that somebody has played, or that was behind the door."""

    def __init__(
        self,
        by: int,
        card: int,
        victim: int,
        named: int = -1,
        at_door: bool = False,
        step: int = COME,
    ) -> None:
        super().__init__(CURSE)
        self.by = by  # the seat that has played it, or found it
        self.card = card  # the Curse
        self.victim = victim  # the seat that it strikes
        self.named = named  # the Item that its player has named; -1: none
        self.at_door = at_door  # it turned up at the victim's own door
        self.step = step

    def run(self, t: Table) -> None:
        if self.step == COME:
            self.come(t)
        elif self.step == STRIKE:
            self.step = STAY
            emit(t, CurseStruck(self.victim, self.card, by=self.by))
            program = t.catalogue.cards[self.card].effects
            if program >= 0:
                t.stack.append(RunningEffect(program, self.by, self.card, self.victim, self.named))
        elif self.step == STAY:
            t.stack.pop()
            if t.place[self.card] == LIMBO:
                self.stay(t)
        else:
            t.stack.pop()
            emit(t, CurseCancelled(self.victim, self.card))
            discard(t, self.card)

    def come(self, t: Table) -> None:
        """It lies open; before it strikes, everybody may answer it."""
        self.step = STRIKE
        put(t, self.card, LIMBO)
        if self.at_door and has_passive(t, self.victim, SHRUG_OFF):
            self.step = CANCELLED
        elif could_answer(t, M_CURSE, self.victim):
            push_window(t, Q_ANSWER_CURSE, self.by, self.victim)

    def stay(self, t: Table) -> None:
        """One that lasts lies before its victim from now on; any other is discarded."""
        card = t.catalogue.cards[self.card]
        if not card.lasts:
            discard(t, self.card)
            return
        put(t, self.card, CURSED + self.victim)
        if card.lasts == "next-turn" and not t.rules.next_turn_is_this:
            t.used += (NOT_THIS_TURN | self.card,)

    def asking_card(self) -> int:
        return self.card

    def asked_about(self) -> int:
        return self.victim

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.by, self.card)
        self.named = by.card(self.by, self.named)

    def copy(self) -> Curse:
        return Curse(self.by, self.card, self.victim, self.named, self.at_door, self.step)

    def write(self, out: list[int]) -> None:
        out += [self.by, self.card, self.victim, self.named, int(self.at_door), self.step]

    @staticmethod
    def read(r: Reader) -> Curse:
        by, card, victim = r.seat("who curses"), r.card("a Curse"), r.seat("who is cursed")
        named, at_door = r.ref("what a Curse names"), r.flag("whether a Curse was at the door")
        return Curse(by, card, victim, named, at_door, r.numbered(STEPS))
