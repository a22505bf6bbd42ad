"""Death: what is kept, who loots the body, in which order (DEATH-1 to DEATH-5)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CLASS, RACE
from kickdoor.engine import frames
from kickdoor.engine.character import classes_of, power_at, races_of
from kickdoor.engine.combat import STAGE_WAIT
from kickdoor.engine.events import BodyLooted, Died, PowerUsed
from kickdoor.engine.flow.fight import dismiss_helper
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.flow.roll import push_ties
from kickdoor.engine.frames import Frame
from kickdoor.engine.moments import M_DEATH, T_KILLED
from kickdoor.engine.moves import discard, emit, everyone, give_to_hand, put
from kickdoor.engine.state import Table, with_one
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    BODY,
    Q_LOOT_BODY,
    Q_YES_NO,
    W_NO,
    W_YES,
)

REBOOT: Final = 0
DIE: Final = 1
LOOT: Final = 2
SPARED: Final = 3  # set by the power that averts it


class DeathFlow(Flow):
    """A munchkin (`seat`) dies. `regs` are the looters in order, then the card the last of them
    took.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == REBOOT:
            f.state = DIE
            if power_at(t, f.seat, T_KILLED)[0] >= 0:
                push_ask(t, f.seat, Q_YES_NO, moment=M_DEATH)
        elif f.state == DIE:
            if f.regs and f.regs[-1] == W_YES:
                f.state = SPARED
                self.reboot(t, f)
                return
            f.regs = []
            self.die(t, f)
        elif f.state == LOOT:
            self.loot(t, f)
        else:
            t.stack.pop()

    def reboot(self, t: Table, f: Frame) -> None:
        """What the power costs in place of the life."""
        c, n = power_at(t, f.seat, T_KILLED)
        emit(t, PowerUsed(f.seat, c, power=n, target=f.seat))
        program = t.catalogue.powers[n].program
        t.stack.append(Frame(frames.EFFECT, f.seat, c, f.seat, program=program))

    def die(self, t: Table, f: Frame) -> None:
        emit(t, Died(f.seat))
        for c in _mortal_cards(t, f.seat):
            put(t, c, BODY)
        t.dead = with_one(t.dead, f.seat, 1)
        t.stamp += 1
        combat = t.combat
        if combat is not None and combat.helper == f.seat and combat.stage <= STAGE_WAIT:
            dismiss_helper(t, combat)  # DEATH-3
        f.state = LOOT
        push_looters(t, f.seat)

    def loot(self, t: Table, f: Frame) -> None:
        if len(f.regs) > f.count and f.regs[-1] in t.body and f.extra == 1:
            taken = f.regs.pop()
            f.extra = -1
            give_to_hand(t, taken, f.regs[0], everyone(t))
            emit(t, BodyLooted(f.regs[0], taken, dead=f.seat))
            del f.regs[0]
            if t.forced:
                return
        if not f.regs or not t.body:
            t.stack.pop()
            for c in t.body.copy():
                discard(t, c)
            return
        f.extra = 1
        f.count = len(f.regs)
        push_ask(t, f.regs[0], Q_LOOT_BODY)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return [W_YES, W_NO] if ask.target == Q_YES_NO else list(t.body)


def _mortal_cards(t: Table, seat: int) -> list[int]:
    """What the dead lose: all but Classes, Races and, by the edition, what is attached to them
    (DEATH-1).
    """
    cards = t.catalogue.cards
    lost = []
    for c in t.tables[seat]:
        card = cards[c]
        if card.kind in (CLASS, RACE):
            continue
        if card.super or card.half:
            under = classes_of(t, seat) if card.super else races_of(t, seat)
            if t.rules.attachment_kept_at_death or len(under) > 1:
                continue
        lost.append(c)
    return lost + t.hands[seat]


def push_looters(t: Table, dead: int) -> None:
    """Every other living player from the highest Level; ties by die (DEATH-2, TABLE-11)."""
    if not t.body:
        return
    others = [s for s in t.from_left_of(dead) if t.may_get_cards(s)]
    push_ties(t, others, [t.levels[s] for s in others])
