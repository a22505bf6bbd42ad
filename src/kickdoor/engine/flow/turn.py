"""The turn: its phases in order, and how it passes on (TURN-1 to TURN-8, TABLE-9)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import DOOR as DOOR_DECK
from kickdoor.engine.character import highest_level, in_force, is_epic
from kickdoor.engine.events import NewCharacter, TurnBegan
from kickdoor.engine.flow.door import HEARD
from kickdoor.engine.flow.epic import push_doors
from kickdoor.engine.flow.fight import end_curse
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import DOOR, NEWCOMER, Frame
from kickdoor.engine.modifiers import hand_limit
from kickdoor.engine.moves import draw, emit, end_receipts, give_turn, win
from kickdoor.engine.state import PHASE_AFTER_DOOR, PHASE_CHARITY, PHASE_START, Table, with_one
from kickdoor.engine.waits import end_turn_orders, push_prompt
from kickdoor.engine.words_of_play import (
    Q_CHARITY,
    Q_END,
    Q_START,
    Q_TROUBLE_OR_LOOT,
)

BEGIN: Final = 0
LISTEN: Final = 1
START: Final = 2
AFTER_DOOR: Final = 4
ROOM_DONE: Final = 5
CHARITY: Final = 6
PASS_ON: Final = 7


def open_door(t: Table, raised: list[int]) -> None:
    """The door is kicked open; some cards may come in place of the draw."""
    if is_epic(t, t.turn):
        push_doors(t, t.turn, raised)
    else:
        t.stack.append(Frame(DOOR, t.turn, raised[0] if raised else -1))


class TurnFlow(Flow):
    """One frame for all turns: it begins again with the next player."""

    def run(self, t: Table, f: Frame) -> None:
        state = f.state
        if t.dead[t.turn] and BEGIN < state < ROOM_DONE:  # TURN-8
            f.state = ROOM_DONE
        elif state == BEGIN:
            self.begin(t, f)
        elif state == LISTEN:
            f.state = START
            if t.rules.listen:
                listen(t)
        elif state == START:
            t.phase = PHASE_START
            push_prompt(t, t.turn, Q_START)
        elif state == AFTER_DOOR:
            if t.met_monster == 1:  # TURN-6; 2: a card gave the looting back
                f.state = ROOM_DONE
            else:
                t.phase = PHASE_AFTER_DOOR
                push_prompt(t, t.turn, Q_TROUBLE_OR_LOOT)
        else:
            self.close(t, f)

    def begin(self, t: Table, f: Frame) -> None:
        t.turns += 1
        t.phase = PHASE_START
        t.met_monster = 0
        t.used = ()
        t.disturbed |= 1 << t.turn  # CURSE-3: one that waited for this turn counts from now on
        end_aftermath(t)
        emit(t, TurnBegan(t.turn, number=t.turns))
        for s in range(t.seats):
            if t.dead[s]:  # DEATH-4
                t.dead = with_one(t.dead, s, 0)
                t.newcomer = with_one(t.newcomer, s, 1)
                t.disturbed |= 1 << s
                t.stamp += 1
                emit(t, NewCharacter(s))
        f.state = LISTEN
        if t.newcomer[t.turn]:
            t.stack.append(Frame(NEWCOMER, t.turn))

    def close(self, t: Table, f: Frame) -> None:
        if f.state == PASS_ON or t.dead[t.turn]:  # TURN-8
            self.pass_on(t, f)
            return
        t.phase = PHASE_CHARITY
        if f.state == ROOM_DONE:
            push_prompt(t, t.turn, Q_END)
        elif len(t.hands[t.turn]) > hand_limit(t, t.turn):
            push_prompt(t, t.turn, Q_CHARITY)
        else:
            f.state = PASS_ON

    def pass_on(self, t: Table, f: Frame) -> None:
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
        f.state = BEGIN


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
        t.stack.append(Frame(DOOR, t.turn, card, state=HEARD))
