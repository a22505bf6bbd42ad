"""Selling Items for Levels (ITEM-9)."""

from __future__ import annotations

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import SellItems
from kickdoor.engine.acts.family import Family
from kickdoor.engine.catalogue.moments import M_REST
from kickdoor.engine.frames.sale import (
    LEVEL_PRICE,
    Sale,
    can_double,
    goods_of,
    sale_refusal,
    sell,
    worth,
)
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.refusals import (
    NOT_IN_HAND,
    SALE_NOT_NOW,
    SALE_TOO_SMALL,
    SALE_WINS_NOT,
    about,
)
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import Q_BIG_EXCESS


def sale_time_refusal(t: Table, seat: int) -> int:
    """On one's own turn, out of combat, be another in one (COMBAT-18)."""
    f = t.top
    mending = isinstance(f, Ask) and f.asks == Q_BIG_EXCESS and f.seat == seat
    open_now = t.turn == seat and not t.in_combat(seat) and (mending or moment(t) & M_REST)
    return 0 if open_now else SALE_NOT_NOW


def discount_cards(t: Table, seat: int) -> list[int]:
    """Cards that are played with a sale."""
    cards = t.catalogue.cards
    return [c for c in t.hands[seat] if cards[c].sale_bonus]


class SellFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, SellItems)
        refused = sale_time_refusal(t, seat)
        if refused:
            return refused
        if act.with_card >= 0 and act.with_card not in discount_cards(t, seat):
            return about(NOT_IN_HAND, act.with_card)
        double = act.double[0] if act.double else -1
        if not act.asks:
            if not act.cards or len(set(act.cards)) != len(act.cards):
                return SALE_TOO_SMALL
            return sale_refusal(t, seat, list(act.cards), double, act.with_card)
        goods = goods_of(t, seat)
        if t.levels[seat] >= t.rules.last_free_level:
            return SALE_WINS_NOT
        if double >= 0 and double not in goods:
            return sale_refusal(t, seat, [double], double, act.with_card)
        if double >= 0 and not can_double(t, seat):
            return sale_refusal(t, seat, goods, double, act.with_card)
        return 0 if worth(t, goods, double, act.with_card) >= LEVEL_PRICE else SALE_TOO_SMALL

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        """Where the time is right for a sale."""
        if t.levels[seat] >= t.rules.last_free_level:
            return
        goods = goods_of(t, seat)
        if not goods:
            return
        doubles = [-1, *goods] if can_double(t, seat) else [-1]
        for discount in (-1, *discount_cards(t, seat)):
            for double in doubles:
                if worth(t, goods, double, discount) >= LEVEL_PRICE:
                    other = () if double < 0 else (double,)
                    out.append(SellItems(double=other, with_card=discount, asks=True))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, SellItems)
        double = act.double[0] if act.double else -1
        if act.asks:
            t.stack.append(Sale(seat, act.with_card, double))
        else:
            sell(t, seat, list(act.cards), double, act.with_card)
