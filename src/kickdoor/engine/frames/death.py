"""Death: what is kept, who loots the body, in which order (DEATH-1 to DEATH-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import CLASS, RACE
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.moments import M_DEATH, T_KILLED
from kickdoor.engine.codec.as_numbers import Numbered, Reader, put as put_numbers
from kickdoor.engine.events.event_kinds import BodyLooted, Died, PowerUsed
from kickdoor.engine.fighting import dismiss_helper
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import DEATH, Frame
from kickdoor.engine.frames.roll import push_ties
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import classes_of, power_at, races_of
from kickdoor.engine.state.combat import STAGE_WAIT
from kickdoor.engine.state.hidden_moves import give_to_hand
from kickdoor.engine.state.moves import changed, discard, emit, everyone, put
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import (
    BODY,
    Q_LOOT_BODY,
    Q_YES_NO,
    W_NO,
    W_YES,
)

# Its steps.
STEPS: Final = Numbered("the step of a death")
REBOOT: Final[int] = STEPS.number(0)  # he may have a power that averts it
DIE: Final[int] = STEPS.number(1)
LOOT: Final[int] = STEPS.number(2)
SPARED: Final[int] = STEPS.number(3)  # set by the power that averts it


@mypyc_attr(native_class=True, acyclic=True)
class Death(Frame):
    """A munchkin dies: what he keeps, and who takes the rest from his body."""

    def __init__(self, seat: int, step: int = REBOOT, looters: list[int] | None = None) -> None:
        super().__init__(DEATH)
        self.seat = seat  # who dies
        self.step = step
        # Who has still to take a card, in order; it fills when ties are rolled for.
        self.looters: list[int] = [] if looters is None else looters

    def run(self, t: Table) -> None:
        if self.step == REBOOT:
            self.step = DIE
            if power_at(t, self.seat, T_KILLED)[0] >= 0:
                push_ask(t, self.seat, Q_YES_NO, moment=M_DEATH)
        elif self.step == DIE:
            self.die(t)
        elif self.step == LOOT:
            self.loot(t)
        else:
            t.stack.pop()

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        """The dying has decided whether to reboot, or the next looter what to take."""
        if ask.asks == Q_LOOT_BODY:
            del self.looters[0]
            give_to_hand(t, chosen[0], ask.seat, everyone(t))
            emit(t, BodyLooted(ask.seat, chosen[0], dead=self.seat))
        elif chosen[0] == W_YES:
            self.step = SPARED
            self.reboot(t)

    def reboot(self, t: Table) -> None:
        """What the power costs in place of the life."""
        c, n = power_at(t, self.seat, T_KILLED)
        emit(t, PowerUsed(self.seat, c, power=n, target=self.seat))
        t.stack.append(RunningEffect(t.catalogue.powers[n].program, self.seat, c, self.seat))

    def die(self, t: Table) -> None:
        emit(t, Died(self.seat))
        for c in _mortal_cards(t, self.seat):
            put(t, c, BODY)
        t.dead = with_one(t.dead, self.seat, 1)
        changed(t)
        combat = t.combat
        if combat is not None and combat.helper == self.seat and combat.stage <= STAGE_WAIT:
            dismiss_helper(t, combat)  # DEATH-3
        self.step = LOOT
        push_looters(t, self.seat)

    def ranked(self, seat: int) -> None:
        self.looters.append(seat)

    def loot(self, t: Table) -> None:
        if self.looters and t.body:
            push_ask(t, self.looters[0], Q_LOOT_BODY)
            return
        t.stack.pop()
        for c in t.body:
            discard(t, c)

    def options(self, t: Table, ask: Ask) -> list[int]:
        return [W_YES, W_NO] if ask.asks == Q_YES_NO else list(t.body)

    def asked_about(self) -> int:
        return self.seat

    def copy(self) -> Death:
        return Death(self.seat, self.step, self.looters.copy())

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.step]
        put_numbers(out, self.looters)

    @staticmethod
    def read(r: Reader) -> Death:
        seat, step = r.seat("who dies"), r.numbered(STEPS)
        return Death(seat, step, r.seated("who loots"))


def _mortal_cards(t: Table, seat: int) -> list[int]:
    """What the dead lose: all but Classes, Races and, by the edition, what is attached to them
    (DEATH-1).
    """
    cards = t.catalogue.cards
    lost = []
    for c in t.in_play[seat]:
        card = cards[c]
        if card.kind in (CLASS, RACE):
            continue
        if card.super or card.half:
            under = classes_of(t, seat) if card.super else races_of(t, seat)
            if t.rules.attachment_kept_at_death or len(under) > 1:
                continue
        lost.append(c)
    return [*lost, *t.hands[seat]]


def push_looters(t: Table, dead: int) -> None:
    """Every other living player from the highest Level; ties by die (DEATH-2, TABLE-11)."""
    if not t.body:
        return
    others = [s for s in t.from_left_of(dead) if t.may_get_cards(s)]
    push_ties(t, others, [t.levels[s] for s in others])
