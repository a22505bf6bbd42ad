"""Rolls of the die: made, made again and told; and ties, which are settled by them (TABLE-11)."""

from __future__ import annotations

from kickdoor.engine import frames
from kickdoor.engine.events import DiceRolled
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import ROLLED, Frame
from kickdoor.engine.modifiers import die_modifier, escape_modifier
from kickdoor.engine.moments import M_ROLLED
from kickdoor.engine.monster import Monster
from kickdoor.engine.moves import emit, roll_die
from kickdoor.engine.state import Table
from kickdoor.engine.timing import find_frame
from kickdoor.engine.waits import could_answer, push_window
from kickdoor.engine.words_of_play import Q_ANSWER_ROLL


def cast(t: Table, f: Frame) -> None:
    """A new roll: what counts now is added and nothing that an earlier one was given, and limits
    per roll start anew. Nothing is rolled for a monster that is gone.
    """
    if f.kind != frames.RUN:
        f.other = die_modifier(t, f.seat)
    else:
        monster, escape = fled_from(t, f), find_frame(t, frames.ESCAPE)
        if monster is None or escape is None:
            return
        f.other = escape_modifier(t, f.seat, monster)
        escape.extra |= 1 << f.seat
    f.state = ROLLED
    f.count = roll_die(t)
    f.regs = []
    tell(t, f)


def tell(t: Table, f: Frame) -> None:
    """Say what the die of a roll shows, and what is made of it."""
    monster = fled_from(t, f)
    card = f.card if monster is None else monster.card
    emit(t, DiceRolled(f.seat, face=f.count, total=f.count + f.other, card=card))


def fled_from(t: Table, f: Frame) -> Monster | None:
    """The monster that an escape roll is made for."""
    combat = t.combat
    return combat.monster(f.target) if combat is not None and f.kind == frames.RUN else None


def open_window(t: Table, f: Frame) -> None:
    """Everybody may answer a roll, or an escape without one, if anybody could."""
    if could_answer(t, M_ROLLED, f.seat, f):
        push_window(t, Q_ANSWER_ROLL, f.seat, f.seat)


class RollFlow(Flow):
    """A roll for a card, a power or a tie: `count` is the face; the frame below gets the total in
    its `count`.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            cast(t, f)
            open_window(t, f)
        else:
            t.stack.pop()
            t.stack[-1].count = f.count + f.other


class TieFlow(Flow):
    """Seats that are tied, `target` of them in `regs`, then what they have rolled so far. Their
    order is added to the `regs` of the frame that wants it, below all ties.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state:
            f.state = 0
            f.regs.append(f.count)
        tied, rolls = f.regs[: f.target], f.regs[f.target :]
        if len(tied) == 1:
            t.stack.pop()
            _asker(t).regs.append(tied[0])
        elif len(rolls) < len(tied):
            f.state = 1
            t.stack.append(Frame(frames.ROLL, tied[len(rolls)]))
        else:
            t.stack.pop()
            push_ties(t, tied, rolls)


def _asker(t: Table) -> Frame:
    i = len(t.stack) - 1
    while t.stack[i].kind == frames.TIE:
        i -= 1
    return t.stack[i]


def push_ties(t: Table, seats: list[int], ranks: list[int]) -> None:
    """Put seats in order by rank, the highest first; those of one rank roll for it."""
    for rank in sorted(set(ranks)):
        tied = [s for s, r in zip(seats, ranks, strict=True) if r == rank]
        t.stack.append(Frame(frames.TIE, target=len(tied), regs=tied))
