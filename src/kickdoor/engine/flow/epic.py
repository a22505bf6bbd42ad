"""Two Doors at once, for a munchkin who is Epic (OPTION-4): Curses first, then what is neither
monster nor enhancer, then the fight.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, DOOR, ENHANCER, MONSTER
from kickdoor.engine import frames
from kickdoor.engine.character import is_epic
from kickdoor.engine.events import DoorKicked
from kickdoor.engine.flow.door import start_combat
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.moments import M_START
from kickdoor.engine.moves import draw_top, emit, everyone, give_to_hand
from kickdoor.engine.state import Table
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import LIMBO, Q_CHOOSE_CARD, Q_DOOR_CARD

DOORS: Final = 2

HANDLE: Final = 1
ORDERED: Final = 2  # the last of `regs` is the card chosen to come next


def doors_behind(t: Table, seat: int) -> int:
    """How many Doors a kick turns up."""
    return DOORS if is_epic(t, seat) else 1


def push_doors(t: Table, seat: int, raised: list[int]) -> None:
    """Both Doors are turned up at once, before anything is paid for those that a Cleric raised."""
    doors = raised.copy()
    while len(doors) < DOORS:
        card = draw_top(t, DOOR)
        if card < 0:
            break
        t.known[card] = everyone(t)
        doors.append(card)
    for c in doors:
        emit(t, DoorKicked(seat, c))
    t.stack.append(Frame(frames.EPIC_DOORS, seat, state=HANDLE, regs=doors))


class EpicDoorsFlow(Flow):
    """Both Doors lie in limbo (`regs`, first what a Cleric took); `card` is the one at hand."""

    def run(self, t: Table, f: Frame) -> None:
        if f.card >= 0 and t.place[f.card] == LIMBO and f.card not in f.regs:
            give_to_hand(t, f.card, f.seat, everyone(t))  # it was neither played nor kept
        f.card = -1
        group = self.next_group(t, f)
        if not group:
            self.meet(t, f)
        elif f.state == HANDLE and len(group) > 1:
            f.state = ORDERED
            push_ask(t, f.seat, Q_CHOOSE_CARD)
        else:
            card = f.regs.pop() if f.state == ORDERED else group[0]
            f.state = HANDLE
            f.regs.remove(card)
            self.handle(t, f, card)

    def next_group(self, t: Table, f: Frame) -> list[int]:
        """The cards that come next, among which he chooses the order."""
        cards = t.catalogue.cards
        curses = [c for c in f.regs[:DOORS] if cards[c].kind == CURSE]
        if curses:
            return curses
        return [c for c in f.regs[:DOORS] if not _fights(t, c)]

    def handle(self, t: Table, f: Frame, card: int) -> None:
        definition = t.catalogue.cards[card]
        if definition.kind == CURSE:
            t.stack.append(Frame(frames.CURSE, f.seat, card, other=f.seat, extra=1))
        elif definition.must_play:
            give_to_hand(t, card, f.seat, everyone(t))
        else:
            f.card = card
            push_ask(t, f.seat, Q_DOOR_CARD, tag=card, moment=M_START)

    def meet(self, t: Table, f: Frame) -> None:
        """Monsters are fought together, what enhances them lies on the first; alone it is kept."""
        t.stack.pop()
        monsters = [c for c in f.regs if t.catalogue.cards[c].kind == MONSTER]
        if not monsters:
            for c in f.regs:
                give_to_hand(t, c, f.seat, everyone(t))
            return
        t.met_monster = 1
        start_combat(t, f.seat, monsters[0])
        t.stack[-1].regs.extend(c for c in f.regs if c != monsters[0])

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return self.next_group(t, f)


def _fights(t: Table, c: int) -> bool:
    card = t.catalogue.cards[c]
    return card.kind in (MONSTER, ENHANCER) or card.copies_monster
