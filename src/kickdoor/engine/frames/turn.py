"""The turn: its phases in order, and how it passes on (TURN-1 to TURN-8, TABLE-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import DOOR as DOOR_DECK
from kickdoor.engine.asking import end_turn_orders, push_prompt
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.curse_endings import end_curse
from kickdoor.engine.events.event_kinds import TurnBegan
from kickdoor.engine.frames.door import HEARD, Door
from kickdoor.engine.frames.epic import push_doors
from kickdoor.engine.frames.frame import TURN, Frame
from kickdoor.engine.frames.newcomer import Newcomer
from kickdoor.engine.queries.character import highest_level, in_force, is_epic
from kickdoor.engine.queries.modifiers import hand_limit
from kickdoor.engine.state.hidden_moves import draw
from kickdoor.engine.state.moves import emit, end_receipts, give_character, give_turn, win
from kickdoor.engine.state.table import PHASE_AFTER_DOOR, PHASE_CHARITY, PHASE_START, Table
from kickdoor.engine.words_of_play import (
    Q_CHARITY,
    Q_END,
    Q_START,
    Q_TROUBLE_OR_LOOT,
)

# The steps of a turn.
STEPS: Final = Numbered("the step of a turn")
BEGIN: Final[int] = STEPS.number(0)
LISTEN: Final[int] = STEPS.number(1)
START: Final[int] = STEPS.number(2)
AFTER_DOOR: Final[int] = STEPS.number(4)
ROOM_DONE: Final[int] = STEPS.number(5)
CHARITY: Final[int] = STEPS.number(6)
PASS_ON: Final[int] = STEPS.number(7)


def open_door(t: Table, raised: list[int]) -> None:
    """The door is kicked open; some cards may come in place of the draw."""
    if is_epic(t, t.turn):
        push_doors(t, t.turn, raised)
    else:
        t.stack.append(Door(t.turn, raised[0] if raised else -1))


@mypyc_attr(native_class=True, acyclic=True)
class Turn(Frame):
    """One frame for all turns, below all others: it begins again with the next player. Whose turn
    it is and in which phase stands in the table.
    """

    def __init__(self, step: int = BEGIN) -> None:
        super().__init__(TURN)
        self.step = step

    def run(self, t: Table) -> None:
        if t.dead[t.turn] and BEGIN < self.step < ROOM_DONE:  # TURN-8
            self.step = ROOM_DONE
        elif self.step == BEGIN:
            self.begin(t)
        elif self.step == LISTEN:
            self.step = START
            if t.rules.listen:
                listen(t)
        elif self.step == START:
            t.phase = PHASE_START
            push_prompt(t, t.turn, Q_START)
        elif self.step == AFTER_DOOR:
            if t.met_monster == 1:  # TURN-6; 2: a card gave the looting back
                self.step = ROOM_DONE
            else:
                t.phase = PHASE_AFTER_DOOR
                push_prompt(t, t.turn, Q_TROUBLE_OR_LOOT)
        else:
            self.close(t)

    def begin(self, t: Table) -> None:
        t.turns += 1
        t.phase = PHASE_START
        t.met_monster = 0
        t.used = ()
        t.disturbed |= 1 << t.turn  # CURSE-3: one that waited for this turn counts from now on
        end_aftermath(t)
        emit(t, TurnBegan(t.turn, number=t.turns))
        for s in range(t.seats):
            if t.dead[s]:
                give_character(t, s)
        self.step = LISTEN
        if t.newcomer[t.turn]:
            t.stack.append(Newcomer(t.turn))

    def close(self, t: Table) -> None:
        if self.step == PASS_ON or t.dead[t.turn]:  # TURN-8
            self.pass_on(t)
            return
        t.phase = PHASE_CHARITY
        if self.step == ROOM_DONE:
            push_prompt(t, t.turn, Q_END)
        elif len(t.hands[t.turn]) > hand_limit(t, t.turn):
            push_prompt(t, t.turn, Q_CHARITY)
        else:
            self.step = PASS_ON

    def pass_on(self, t: Table) -> None:
        t.quiet = 0 if t.moved else t.quiet + 1
        t.moved = 0
        if t.quiet >= t.seats:  # TABLE-9
            win(t, highest_level(t, t.living()))
            return
        end_turn_orders(t)
        for c in t.curses[t.turn]:
            if t.catalogue.cards[c].lasts == "next-turn" and in_force(t, t.turn, c):
                end_curse(t, t.turn, c)
        t.offers = ()  # TABLE-5: the turn they were made in is over
        give_turn(t, (t.turn + 1) % t.seats)
        self.step = BEGIN

    def copy(self) -> Turn:
        return Turn(self.step)

    def write(self, out: list[int]) -> None:
        out.append(self.step)

    @staticmethod
    def read(r: Reader) -> Turn:
        return Turn(r.numbered(STEPS))


def settle_window(t: Table) -> None:
    """The next kick, trouble or loot: nothing is "just received" any more (WORD-5)."""
    end_receipts(t)
    end_aftermath(t)


def end_aftermath(t: Table) -> None:
    """That, or the turn's end: nothing is "right after" any more (WORD-7)."""
    t.just_fought = 0
    t.follower_lost = 0


def listen(t: Table) -> None:
    """OPTION-1: a Door face down, to play or keep."""
    card = draw(t, t.turn, DOOR_DECK)
    if card >= 0:
        t.stack.append(Door(t.turn, card, HEARD))
