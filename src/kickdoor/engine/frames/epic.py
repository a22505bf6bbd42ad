"""Two Doors at once, for a munchkin who is Epic (OPTION-4): Curses first, then what is neither
monster nor enhancer, then the fight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import CURSE, DOOR, ENHANCER, MONSTER
from kickdoor.engine.asking import push_ask
from kickdoor.engine.codec.as_numbers import Reader, put
from kickdoor.engine.events.event_kinds import DoorKicked
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.door import ask_about, start_combat
from kickdoor.engine.frames.frame import EPIC_DOORS, Exchange, Frame
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import is_epic
from kickdoor.engine.state.hidden_moves import give_to_hand, turn_up
from kickdoor.engine.state.moves import emit, everyone
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import LIMBO, Q_CHOOSE_CARD

DOORS: Final = 2


def doors_behind(t: Table, seat: int) -> int:
    """How many Doors a kick turns up."""
    return DOORS if is_epic(t, seat) else 1


def push_doors(t: Table, seat: int, raised: list[int]) -> None:
    """Both Doors are turned up at once, before anything is paid for those that a Cleric raised."""
    doors = raised.copy()
    while len(doors) < DOORS:
        card = turn_up(t, DOOR)
        if card < 0:
            break
        doors.append(card)
    for c in doors:
        emit(t, DoorKicked(seat, c))
    t.stack.append(EpicDoors(seat, doors))


@mypyc_attr(native_class=True, acyclic=True)
class EpicDoors(Frame):
    """Both Doors lie in limbo until each has had its turn."""

    def __init__(self, seat: int, doors: list[int], card: int = -1) -> None:
        super().__init__(EPIC_DOORS)
        self.seat = seat  # who has kicked them open
        self.doors = doors  # still to come, first what a Cleric took
        self.card = card  # the one at hand, which he may play or keep; else -1

    def run(self, t: Table) -> None:
        if self.card >= 0 and t.place[self.card] == LIMBO:
            give_to_hand(t, self.card, self.seat, everyone(t))  # it was neither played nor kept
        self.card = -1
        group = self.next_group(t)
        if not group:
            self.meet(t)
        elif len(group) > 1:
            push_ask(t, self.seat, Q_CHOOSE_CARD)
        else:
            self.handle(t, group[0])

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        """He has chosen which of two comes first."""
        self.handle(t, chosen[0])

    def next_group(self, t: Table) -> list[int]:
        """The cards that come next, among which he chooses the order."""
        cards = t.catalogue.cards
        curses = [c for c in self.doors if cards[c].kind == CURSE]
        if curses:
            return curses
        return [c for c in self.doors if not _fights(t, c)]

    def handle(self, t: Table, card: int) -> None:
        self.doors.remove(card)
        definition = t.catalogue.cards[card]
        if definition.kind == CURSE:
            t.stack.append(Curse(self.seat, card, self.seat, at_door=True))
        elif definition.must_play:
            give_to_hand(t, card, self.seat, everyone(t))
        else:
            self.card = card
            ask_about(t, self.seat, card)

    def meet(self, t: Table) -> None:
        """Monsters are fought together, what enhances them lies on the first; alone it is kept."""
        t.stack.pop()
        monsters = [c for c in self.doors if t.catalogue.cards[c].kind == MONSTER]
        if not monsters:
            for c in self.doors:
                give_to_hand(t, c, self.seat, everyone(t))
            return
        t.met_monster = 1
        start_combat(t, self.seat, monsters[0], [c for c in self.doors if c != monsters[0]])

    def options(self, t: Table, ask: Ask) -> list[int]:
        return self.next_group(t)

    def exchange(self, by: Exchange) -> None:
        self.doors = by.cards(self.seat, self.doors)
        self.card = by.card(self.seat, self.card)

    def copy(self) -> EpicDoors:
        return EpicDoors(self.seat, self.doors.copy(), self.card)

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.card]
        put(out, self.doors)

    @staticmethod
    def read(r: Reader) -> EpicDoors:
        seat, card = r.seat("who kicks two Doors"), r.card("the Door at hand")
        return EpicDoors(seat, r.named("two Doors"), card)


def _fights(t: Table, c: int) -> bool:
    card = t.catalogue.cards[c]
    return card.kind in (MONSTER, ENHANCER) or card.copies_monster
