"""Trades and gifts (ITEM-8), and what becomes of open offers (TABLE-5)."""

from __future__ import annotations

from kickdoor.cards.model import FOLLOWER
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import OfferTrade
from kickdoor.engine.acts.family import Family
from kickdoor.engine.catalogue.moments import M_REST
from kickdoor.engine.events.event_kinds import Traded, TradeOffered
from kickdoor.engine.queries.character import summary_of
from kickdoor.engine.queries.equipment import can_carry
from kickdoor.engine.queries.targets import is_bound
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.refusals import (
    CARD_SAYS_NO,
    DEAD,
    FOLLOWER_NOT_TRADED,
    TARGET_DEAD,
    TRADE_ITEMS_ONLY,
    TRADE_NOT_NOW,
    TRADE_TOO_BIG,
    TRADE_WITH_NEWCOMER,
    about,
)
from kickdoor.engine.state.moves import emit, hand_over
from kickdoor.engine.state.offer import TRADE_OFFER, Offer
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import IN_PLAY


def goods_refusal(t: Table, owner: int, cards: tuple[int, ...]) -> int:
    for c in cards:
        card = t.catalogue.cards[c]
        if card.kind == FOLLOWER:
            return about(FOLLOWER_NOT_TRADED, c)
        if t.place[c] != IN_PLAY + owner or not card.is_item:
            return about(TRADE_ITEMS_ONLY, c)
        if is_bound(t, c):
            return about(CARD_SAYS_NO, c)
    return 0


def is_barred(t: Table, a: int, b: int) -> bool:
    """DEATH-4: without a card of his own before his turn a newcomer could only be given some."""
    return not t.may_get_cards(a) or not t.may_get_cards(b)


def trade_refusal(t: Table, a: int, b: int, gives: tuple[int, ...], wants: tuple[int, ...]) -> int:
    """Why `a` and `b` cannot make this trade now; 0: they can."""
    if t.dead[a]:
        return DEAD
    if a == b or b < 0:
        return TRADE_NOT_NOW
    if t.dead[b]:
        return TARGET_DEAD
    if not moment(t) & M_REST or t.in_combat(a) or t.in_combat(b):
        return TRADE_NOT_NOW
    if is_barred(t, a, b):
        return TRADE_WITH_NEWCOMER
    if (not gives and not wants) or len(set(gives + wants)) != len(gives) + len(wants):
        return TRADE_ITEMS_ONLY
    refused = goods_refusal(t, a, gives)
    if not refused:
        refused = goods_refusal(t, b, wants)
    if refused:
        return refused
    return 0 if fits(t, a, b, gives, wants) else TRADE_TOO_BIG


def fits(t: Table, a: int, b: int, gives: tuple[int, ...], wants: tuple[int, ...]) -> bool:
    """Whether both can carry what they get."""
    return can_carry(t, a, list(wants), list(gives)) and can_carry(t, b, list(gives), list(wants))


class TradeFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, OfferTrade)
        return trade_refusal(t, seat, act.to, act.give, act.want)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        """At rest and out of combat: one idle Item for one; gifts and whatever else is legal are
        accepted when submitted.
        """
        give = self.spare(t, seat)
        if give < 0:
            return
        cards = t.catalogue.cards
        for s in range(t.seats):
            if s == seat or is_barred(t, seat, s):
                continue
            for wanted in (t.summaries[s] or summary_of(t, s)).free:
                big = cards[give].big or cards[wanted].big
                if not big or fits(t, seat, s, (give,), (wanted,)):
                    out.append(OfferTrade(s, give=(give,), want=(wanted,)))

    def spare(self, t: Table, seat: int) -> int:
        """The first Item that lies idle and may change hands; -1: none does."""
        for c in (t.summaries[seat] or summary_of(t, seat)).idle:
            if not is_bound(t, c):
                return c
        return -1

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, OfferTrade)
        round = 0
        for o in t.offers:
            if o.kind == TRADE_OFFER and o.maker == act.to and o.to == seat:
                round = max(round, o.round + 1)
        drop_between(t, TRADE_OFFER, seat, act.to)
        offer = Offer(
            t.next_offer, TRADE_OFFER, seat, act.to, items=act.give, cards=act.want, round=round
        )
        t.offers += (offer,)
        t.next_offer += 1
        emit(t, TradeOffered(seat, to=act.to, given=act.give, taken=act.want))


def drop_between(t: Table, kind: int, a: int, b: int) -> None:
    """One offer at a time between two: a new one takes the place of the old."""
    between = 1 << a | 1 << b
    kept = [o for o in t.offers if o.kind != kind or 1 << o.maker | 1 << o.to != between]
    t.offers = tuple(kept)


def carry_out(t: Table, offer: Offer) -> None:
    for c in offer.items:
        hand_over(t, c, offer.to)
    for c in offer.cards:
        hand_over(t, c, offer.maker)
    emit(t, Traded(offer.maker, partner=offer.to, given=offer.items, taken=offer.cards))
