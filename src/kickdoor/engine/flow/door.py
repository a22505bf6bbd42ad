"""What is behind the door: a monster to fight, a Curse that strikes, anything else to play or keep
(TURN-2).
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, DOOR, MONSTER
from kickdoor.engine import frames
from kickdoor.engine.combat import Combat
from kickdoor.engine.events import DoorKicked
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.moments import M_START
from kickdoor.engine.moves import draw_top, emit, everyone, give_to_hand
from kickdoor.engine.state import Table
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import LIMBO, Q_DOOR_CARD

TURN_UP: Final = 0
HEARD: Final = 1  # a card listened for: in the hand already
ASKED: Final = 2


class DoorFlow(Flow):
    """One card behind the door; `card` is -1 until it is drawn, unless a Cleric took it from the
    discards.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == TURN_UP:
            self.turn_up(t, f)
        elif f.state == HEARD:
            f.state = ASKED
            if t.catalogue.cards[f.card].must_play:
                return
            push_ask(t, f.seat, Q_DOOR_CARD, tag=f.card, moment=M_START)
        else:
            if t.place[f.card] == LIMBO:  # neither played nor kept: it was taken along by an effect
                give_to_hand(t, f.card, f.seat, everyone(t))
            t.stack.pop()

    def turn_up(self, t: Table, f: Frame) -> None:
        if f.card < 0:
            f.card = draw_top(t, DOOR)
            if f.card < 0:  # SETUP-3: the draw is skipped
                t.stack.pop()
                return
            t.known[f.card] = everyone(t)
        emit(t, DoorKicked(f.seat, f.card))
        card = t.catalogue.cards[f.card]
        t.stack.pop()
        if card.kind == MONSTER:
            t.met_monster = 1
            start_combat(t, f.seat, f.card)
        elif card.kind == CURSE:
            t.stack.append(Frame(frames.CURSE, f.seat, f.card, other=f.seat, extra=1))
        elif card.must_play:
            give_to_hand(t, f.card, f.seat, everyone(t))
        else:
            f.state = ASKED
            t.stack.append(f)
            push_ask(t, f.seat, Q_DOOR_CARD, tag=f.card, moment=M_START)


def start_combat(t: Table, seat: int, card: int) -> None:
    """A monster is met: the combat starts on the spot (COMBAT-1)."""
    t.combat = Combat(seat)
    t.combat.joined = 1 << seat
    t.stack.append(Frame(frames.COMBAT, seat, card))
