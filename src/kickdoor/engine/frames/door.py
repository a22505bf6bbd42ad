"""What is behind the door: a monster to fight, a Curse that strikes, anything else to play or keep
(TURN-2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import CURSE, DOOR as DOOR_DECK, MONSTER
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.moments import M_START
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.events.event_kinds import DoorKicked
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.fight import Fight
from kickdoor.engine.frames.frame import DOOR, Exchange, Frame
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.hidden_moves import give_to_hand, turn_up
from kickdoor.engine.state.moves import emit, everyone
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import LIMBO, Q_DOOR_CARD

# Its steps.
STEPS: Final = Numbered("the step of a door")
TURN_UP: Final[int] = STEPS.number(0)
HEARD: Final[int] = STEPS.number(1)  # a card listened for: in the hand already
ASKED: Final[int] = STEPS.number(2)


@mypyc_attr(native_class=True, acyclic=True)
class Door(Frame):
    """One card behind the door."""

    def __init__(self, seat: int, card: int = -1, step: int = TURN_UP) -> None:
        super().__init__(DOOR)
        self.seat = seat  # who has kicked it open, or listened
        self.card = card  # -1 until it is drawn, unless a Cleric took it from the discards
        self.step = step

    def run(self, t: Table) -> None:
        if self.step == TURN_UP:
            self.turn_up(t)
        elif self.step == HEARD:
            self.step = ASKED
            if t.catalogue.cards[self.card].must_play:
                return
            ask_about(t, self.seat, self.card)
        else:
            if t.place[self.card] == LIMBO:  # neither played nor kept: an effect took it along
                give_to_hand(t, self.card, self.seat, everyone(t))
            t.stack.pop()

    def turn_up(self, t: Table) -> None:
        if self.card < 0:
            self.card = turn_up(t, DOOR_DECK)
            if self.card < 0:  # SETUP-3: the draw is skipped
                t.stack.pop()
                return
        emit(t, DoorKicked(self.seat, self.card))
        card = t.catalogue.cards[self.card]
        t.stack.pop()
        if card.kind == MONSTER:
            t.met_monster = 1
            start_combat(t, self.seat, self.card)
        elif card.kind == CURSE:
            t.stack.append(Curse(self.seat, self.card, self.seat, at_door=True))
        elif card.must_play:
            give_to_hand(t, self.card, self.seat, everyone(t))
        else:
            self.step = ASKED
            t.stack.append(self)
            ask_about(t, self.seat, self.card)

    def asking_card(self) -> int:
        return self.card

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.seat, self.card)

    def copy(self) -> Door:
        return Door(self.seat, self.card, self.step)

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.card, self.step]

    @staticmethod
    def read(r: Reader) -> Door:
        seat, card = r.seat("who kicks the door"), r.card("the card behind it")
        return Door(seat, card, r.numbered(STEPS))


def ask_about(t: Table, seat: int, card: int) -> None:
    """A card that was turned up may be played or kept: `play` and `keep` answer."""
    push_ask(t, seat, Q_DOOR_CARD, card=card, moment=M_START)


def start_combat(t: Table, seat: int, card: int, beside: list[int] | None = None) -> None:
    """A monster is met: the combat starts on the spot (COMBAT-1)."""
    t.combat = Combat(seat)
    t.combat.joined = 1 << seat
    t.stack.append(Fight(card, beside))
