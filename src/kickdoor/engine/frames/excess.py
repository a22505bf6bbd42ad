"""One card too many of a kind: which, and how the owner chooses what goes (CHARACTER-5, ITEM-5 to
ITEM-7).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import ARMOR, CLASS, FOOTGEAR, HEADGEAR, RACE
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.moments import M_ASK
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.frames.frame import ASK, EXCESS, Exchange, Frame
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import (
    attachment_of,
    cards_of_kind,
    is_exempt,
    items_of,
    lowest_level,
    sidekicks_of,
)
from kickdoor.engine.queries.equipment import Load, bigs_of, can_carry, is_gear, load_of, over_slots
from kickdoor.engine.queries.modifiers import big_limit, complex_limit, follower_limit, hands_of
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.queries.under_way import asker
from kickdoor.engine.state.moves import discard, hand_over, unequip
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    KEPT,
    LAID_DOWN,
    Q_BIG_EXCESS,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_CHOOSE_PLAYER,
    REF_SEAT,
    REF_VALUE,
)

# What is in excess.
EXCESSES: Final = Numbered("what there is too much of")
CLASSES: Final[int] = EXCESSES.number(0)
RACES: Final[int] = EXCESSES.number(1)
FOLLOWERS: Final[int] = EXCESSES.number(2)
SLOTS: Final[int] = EXCESSES.number(3)
COMPLEX: Final[int] = EXCESSES.number(4)
BIG: Final[int] = EXCESSES.number(5)
_QUESTIONS: Final = (
    Q_CHOOSE_CARD, Q_CHOOSE_CARD, Q_CHOOSE_CARD, Q_CHOOSE_ITEM, Q_CHOOSE_ITEM, Q_BIG_EXCESS,
)  # fmt: skip


def excess(t: Table, s: int, what: int) -> list[int]:
    """The cards among which something must go; empty: all in order."""
    if what <= RACES:
        kind = CLASS if what == CLASSES else RACE
        own = cards_of_kind(t, s, kind)
        limit = 2 if attachment_of(t, s, kind) >= 0 else 1
        return own if len(own) > limit else []
    if what == FOLLOWERS:
        own = sidekicks_of(t, s)
        return own if len(own) > follower_limit(t, s) else []
    if what == BIG:
        own = bigs_of(t, s)
        return own if len(own) > big_limit(t, s) else []
    equipped = [c for c in items_of(t, s) if t.equipped[c] and not is_exempt(t, s, c)]
    load = load_of(t, s)
    if what == SLOTS:
        return [c for c in equipped if _relieves(t, s, c, load)] if over_slots(t, s, load) else []
    if load.complex <= complex_limit(t, s):
        return []
    return [c for c in equipped if t.catalogue.cards[c].complex]


def too_many(t: Table, s: int, what: int) -> int:
    """How many must go; 1 where each that goes changes what is left to choose."""
    own = len(excess(t, s, what))
    if what <= RACES:
        return own - (2 if attachment_of(t, s, CLASS if what == CLASSES else RACE) >= 0 else 1)
    if what == FOLLOWERS:
        return own - follower_limit(t, s)
    load = load_of(t, s)
    if what == COMPLEX and load.complex_lasers < 2:
        return load.complex - complex_limit(t, s)
    return 1


def _relieves(t: Table, s: int, c: int, load: Load) -> bool:
    """Whether an Item is of a slot that is overfull: nothing else is taken off for it (ITEM-5)."""
    slot = t.catalogue.cards[c].slot
    if not slot or not is_gear(t, c):
        return False
    if slot == HEADGEAR:
        return load.heads > 1
    if slot == ARMOR:
        return load.armors > 1
    return load.feet > 1 if slot == FOOTGEAR else load.hands > hands_of(t, s)


@mypyc_attr(native_class=True, acyclic=True)
class Excess(Frame):
    """One card too many; the owner chooses what goes."""

    def __init__(self, seat: int, what: int, card: int = -1) -> None:
        super().__init__(EXCESS)
        self.seat = seat  # the owner
        self.what = what  # what there is too much of, `CLASSES` and so on
        self.card = card  # the Big Item that he gives away, while he is asked to whom; else -1

    def run(self, t: Table) -> None:
        own = excess(t, self.seat, self.what)
        if not own:
            t.stack.pop()
            return
        many = too_many(t, self.seat, self.what)
        if self.what <= RACES:  # CHARACTER-5: of Classes and Races he names what stays
            many = len(own) - many
        push_ask(t, self.seat, _QUESTIONS[self.what], many, many, moment=self.moment(t))

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        if ask.asks == Q_CHOOSE_PLAYER:
            t.stack.pop()
            hand_over(t, self.card, chosen[0] & REF_VALUE)
        elif self.what == BIG:
            self.give_big(t, chosen[0])
        else:
            t.stack.pop()
            self.part_with(t, chosen)

    def part_with(self, t: Table, chosen: list[int]) -> None:
        if self.what in (SLOTS, COMPLEX):
            for c in chosen:
                unequip(t, c, self.seat)
            return
        if self.what <= RACES:
            chosen = [c for c in excess(t, self.seat, self.what) if c not in chosen]
        for c in chosen:
            discard(t, c)

    def give_big(self, t: Table, card: int) -> None:
        """ITEM-7: to the lowest other player who can carry it, else to the discards."""
        takers = big_takers(t, self.seat, card)
        if len(takers) > 1:
            self.card = card
            push_ask(t, self.seat, Q_CHOOSE_PLAYER)
            return
        t.stack.pop()
        if takers:
            hand_over(t, card, takers[0])
        else:
            discard(t, card)

    def moment(self, t: Table) -> int:
        """What a card may mend, it may at the time at which it could be played (ITEM-7)."""
        if not is_mendable(t, self.what):
            return M_ASK
        t.stack.pop()
        now = moment(t)
        t.stack.append(self)
        return now

    def options(self, t: Table, ask: Ask) -> list[int]:
        if ask.asks == Q_CHOOSE_PLAYER:
            return [REF_SEAT | s for s in big_takers(t, self.seat, self.card)]
        return excess(t, self.seat, self.what)

    def naming(self, ask: Ask) -> str:
        """Of Classes and Races he names what stays (CHARACTER-5), of Items what he lays down."""
        if ask.asks == Q_CHOOSE_PLAYER or self.what in (FOLLOWERS, BIG):
            return super().naming(ask)
        return KEPT if self.what <= RACES else LAID_DOWN

    def is_mended(self, t: Table) -> bool:
        """Whether it has been mended in another way than he was asked about (ITEM-7)."""
        return self.card < 0 and not excess(t, self.seat, self.what)

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.seat, self.card)

    def copy(self) -> Excess:
        return Excess(self.seat, self.what, self.card)

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.what, self.card]

    @staticmethod
    def read(r: Reader) -> Excess:
        seat, what = r.seat("who has too much"), r.numbered(EXCESSES)
        return Excess(seat, what, r.card("the Item given away"))


def big_takers(t: Table, seat: int, card: int) -> list[int]:
    others = [s for s in t.from_left_of(seat) if s != seat and t.may_get_cards(s)]
    able = [s for s in others if can_carry(t, s, [card], [])]
    return lowest_level(t, able) if able else []


def names_what_stays(t: Table) -> bool:
    """Whether the question on top asks which Class or Race is kept, not what goes."""
    below = asker(t.stack)
    return isinstance(below, Excess) and below.what <= RACES


def is_mendable(t: Table, what: int) -> bool:
    """Whether a card may be played to end an excess: of Big Items, by the edition of Complex ones
    (ITEM-7).
    """
    return what == BIG or (what == COMPLEX and t.rules.complex_mended_by_card)


def mending(t: Table, seat: int) -> int:
    """The excess that a seat is asked about and may end by a card; -1: none."""
    if t.stack[-1].kind != ASK or t.stack[-2].kind != EXCESS:
        return -1
    below = cast(Excess, t.stack[-2])
    if t.top.seat != seat:
        return -1
    return below.what if below.card < 0 and is_mendable(t, below.what) else -1
