"""Selling Items for Levels (ITEM-9), whole or asked for card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.card_words import PASSIVES
from kickdoor.engine.asking import push_ask
from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.events.event_kinds import CardPlayed, ItemsSold
from kickdoor.engine.frames.frame import SALE, Exchange, Frame
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import has_passive, items_of
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.refusals import (
    DOUBLE_ONCE,
    PROMISED,
    SALE_ITEMS_ONLY,
    SALE_TOO_SMALL,
    SALE_WINS_NOT,
    about,
)
from kickdoor.engine.state.moves import discard, emit, gain_levels
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import HAND, IN_PLAY, Q_CHOOSE_ITEM

DOUBLE_SALE: Final = 1 << PASSIVES.index("double-sale")
LEVEL_PRICE: Final = 1000
DOUBLED: Final = 4095  # the entry in `used` for the sale at double value


def goods_of(t: Table, seat: int) -> list[int]:
    """Everything a seat may sell: Items in hand and in play, but what is promised."""
    cards = t.catalogue.cards
    own = [c for c in t.hands[seat] if cards[c].is_item] + items_of(t, seat)
    if t.combat is None:
        return own
    return [c for c in own if not is_promised(t, seat, c)]


def worth(t: Table, cards: list[int], double: int, discount: int) -> int:
    known = t.catalogue.cards
    gold = 0
    for c in cards:
        gold += known[c].gold
    if double >= 0:
        gold += known[double].gold
    return gold + (known[discount].sale_bonus if discount >= 0 else 0)


def sale_refusal(t: Table, seat: int, cards: list[int], double: int, discount: int) -> int:
    """Why these Items are not sold; 0: they are. Timing is asked elsewhere."""
    for c in cards:
        if is_promised(t, seat, c):
            return about(PROMISED, c)
        mine = t.place[c] == HAND + seat or t.place[c] == IN_PLAY + seat
        if not mine or not t.catalogue.cards[c].is_item:
            return about(SALE_ITEMS_ONLY, c)
    if double >= 0 and (double not in cards or not can_double(t, seat)):
        return about(DOUBLE_ONCE, double)
    if t.levels[seat] >= t.rules.last_free_level:
        return SALE_WINS_NOT
    return 0 if worth(t, cards, double, discount) >= LEVEL_PRICE else SALE_TOO_SMALL


def can_double(t: Table, seat: int) -> bool:
    return has_passive(t, seat, DOUBLE_SALE) and seat << 12 | DOUBLED not in t.used


def sell(t: Table, seat: int, cards: list[int], double: int, discount: int) -> None:
    gold = worth(t, cards, double, discount)
    if double >= 0:
        t.used += (seat << 12 | DOUBLED,)
    levels = gold // LEVEL_PRICE
    if discount >= 0:
        emit(t, CardPlayed(seat, discount))
    emit(t, ItemsSold(seat, gold=gold, levels=levels, cards=tuple(cards)))
    for c in cards:
        discard(t, c)
    if discount >= 0:
        discard(t, discount)
    gain_levels(t, seat, levels)


@mypyc_attr(native_class=True, acyclic=True)
class Sale(Frame):
    """A sale whose Items are named one by one."""

    def __init__(self, seat: int, discount: int = -1, double: int = -1) -> None:
        super().__init__(SALE)
        self.seat = seat  # who sells
        self.discount = discount  # the card that is played with it; -1: none
        self.double = double  # the Item that counts double; -1: none

    def run(self, t: Table) -> None:
        push_ask(t, self.seat, Q_CHOOSE_ITEM, 1, len(goods_of(t, self.seat)))

    def at_most(self, t: Table, ask: Ask) -> int:
        return len(goods_of(t, self.seat))

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        t.stack.pop()
        sell(t, self.seat, chosen, self.double, self.discount)

    def options(self, t: Table, ask: Ask) -> list[int]:
        return goods_of(t, self.seat)

    def accepts(self, t: Table, ask: Ask, chosen: list[int]) -> bool:
        return sale_refusal(t, self.seat, chosen, self.double, self.discount) == 0

    def exchange(self, by: Exchange) -> None:
        self.discount = by.card(self.seat, self.discount)
        self.double = by.card(self.seat, self.double)

    def copy(self) -> Sale:
        return Sale(self.seat, self.discount, self.double)

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.discount, self.double]

    @staticmethod
    def read(r: Reader) -> Sale:
        return Sale(r.seat("who sells"), r.card("a discount"), r.card("what counts double"))
