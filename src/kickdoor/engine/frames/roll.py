"""Rolls of the die: made, made again and told; and ties, which are settled by them (TABLE-11)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kickdoor.engine.asking import could_answer, push_window
from kickdoor.engine.catalogue.moments import M_ROLLED
from kickdoor.engine.codec.as_numbers import Reader, put
from kickdoor.engine.events.event_kinds import DiceRolled
from kickdoor.engine.frames.frame import DIE_ROLL, TIE, Exchange, Frame
from kickdoor.engine.queries.modifiers import die_modifier
from kickdoor.engine.state.moves import emit, roll_die
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import Q_ANSWER_ROLL


@mypyc_attr(native_class=True, acyclic=True)
class Roll(Frame):
    """A roll of the die that others may answer: an escape, or any other."""

    def __init__(
        self,
        kind: int,
        seat: int,
        face: int = 0,
        added: int = 0,
        powers: list[int] | None = None,
    ) -> None:
        super().__init__(kind)
        self.seat = seat  # who rolls
        self.face = face  # what the die shows; 0: nothing yet
        self.added = added  # what is added to it
        # The powers used on this roll, by number, each as often as it was used.
        self.powers: list[int] = [] if powers is None else powers

    @property
    def total(self) -> int:
        """What the roll amounts to."""
        return self.face + self.added

    def is_open(self) -> bool:
        """Whether a die lies open."""
        return self.face > 0

    def succeeds(self) -> bool:
        """Whether an escape has succeeded so far; any other roll is none."""
        return False

    def cast(self, t: Table) -> None:
        """A new roll: what counts now is added and nothing that an earlier one was given, and
        limits per roll start anew.
        """
        self.face = roll_die(t)
        self.powers = []
        self.tell(t)

    def told_of(self, t: Table) -> int:
        """The card that the roll is made for; -1: none."""
        return -1

    def tell(self, t: Table) -> None:
        """Say what the die shows, and what is made of it."""
        emit(t, DiceRolled(self.seat, face=self.face, total=self.total, card=self.told_of(t)))

    def open_window(self, t: Table) -> None:
        """Everybody may answer a roll, or an escape without one, if anybody could."""
        if could_answer(t, M_ROLLED, self.seat, self):
            push_window(t, Q_ANSWER_ROLL, self.seat, self.seat)


@mypyc_attr(native_class=True, acyclic=True)
class DieRoll(Roll):
    """A roll for a card, a power or a tie; the frame below gets the total."""

    def __init__(
        self,
        seat: int,
        card: int = -1,
        face: int = 0,
        added: int = 0,
        powers: list[int] | None = None,
    ) -> None:
        super().__init__(DIE_ROLL, seat, face, added, powers)
        self.card = card  # the card that has it rolled; -1: none does

    def run(self, t: Table) -> None:
        if not self.is_open():
            self.cast(t)
            self.open_window(t)
        else:
            t.stack.pop()
            t.stack[-1].rolled(t, self.total)

    def cast(self, t: Table) -> None:
        self.added = die_modifier(t, self.seat)
        super().cast(t)

    def told_of(self, t: Table) -> int:
        return self.card

    def asking_card(self) -> int:
        return self.card

    def asked_about(self) -> int:
        return self.seat

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.seat, self.card)

    def copy(self) -> DieRoll:
        return DieRoll(self.seat, self.card, self.face, self.added, self.powers.copy())

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.card, self.face, self.added]
        put(out, self.powers)

    @staticmethod
    def read(r: Reader) -> DieRoll:
        seat, card = r.seat("who rolls"), r.card("the card that has it rolled")
        face, added = r.one("a die", 0, 6), r.any("what is added to a die")
        return DieRoll(seat, card, face, added, r.some("the powers used on a roll"))


@mypyc_attr(native_class=True, acyclic=True)
class Tie(Frame):
    """Seats that are tied and roll for who comes first. The frame that wants their order, below all
    ties, is told each as it is found.
    """

    def __init__(self, tied: list[int], rolls: list[int] | None = None) -> None:
        super().__init__(TIE)
        self.tied = tied  # the seats
        self.rolls: list[int] = [] if rolls is None else rolls  # what they have rolled so far

    def run(self, t: Table) -> None:
        if len(self.tied) == 1:
            t.stack.pop()
            _asker(t).ranked(self.tied[0])
        elif len(self.rolls) < len(self.tied):
            t.stack.append(DieRoll(self.tied[len(self.rolls)]))
        else:
            t.stack.pop()
            push_ties(t, self.tied, self.rolls)

    def rolled(self, t: Table, total: int) -> None:
        self.rolls.append(total)

    def copy(self) -> Tie:
        return Tie(self.tied.copy(), self.rolls.copy())

    def write(self, out: list[int]) -> None:
        put(out, self.tied)
        put(out, self.rolls)

    @staticmethod
    def read(r: Reader) -> Tie:
        tied = r.seated("who are tied")
        return Tie(tied, r.some("what the tied have rolled"))


def _asker(t: Table) -> Frame:
    i = len(t.stack) - 1
    while t.stack[i].kind == TIE:
        i -= 1
    return t.stack[i]


def push_ties(t: Table, seats: list[int], ranks: list[int]) -> None:
    """Put seats in order by rank, the highest first; those of one rank roll for it."""
    for rank in sorted(set(ranks)):
        t.stack.append(Tie([s for s, r in zip(seats, ranks, strict=True) if r == rank]))
