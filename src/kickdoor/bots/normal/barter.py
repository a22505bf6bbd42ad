"""Trades: an idle Item for one that does more here, if the other side gains by it too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots.normal.goods import item_value
from kickdoor.bots.normal.remember import has_offered
from kickdoor.bots.normal.situation import Mind, OpenMind
from kickdoor.bots.normal.thought import Thought
from kickdoor.cards.model import ITEM
from kickdoor.engine import TRADE_OFFER, Act, Offer, OfferTrade, trade_refusal

SMALL: Final = 0.5  # below that a trade is not worth the trouble
LEAST: Final = 8.0  # what a trade must bring either side to be worth the talk


def best_trade(mind: Mind) -> tuple[Thought, Act | None]:
    """The best trade that this seat could propose now."""
    view, me = mind.view, mind.me
    idle = [c for c in view.in_play[me] if mind.cards[c].kind == ITEM and not view.equipped[c]]
    best, best_act = Thought(0.0, "trades"), None
    if not idle:
        return best, best_act
    kept = {c: item_value(mind, me, c) for c in idle}
    for seat in mind.others:
        if any({o.maker, o.to} == {me, seat} for o in view.offers):
            continue
        wanted = [(c, item_value(mind, me, c)) for c in _goods(mind, seat)]
        for give in idle:
            theirs = item_value(mind, seat, give)
            for want, value in wanted:
                mine = value - kept[give]
                if mine < LEAST or mine <= best.points:
                    continue
                gain = theirs - item_value(mind, seat, want)
                points = mine - mind.rivalry(seat) * max(gain, 0) * 0.5
                if gain < LEAST or points <= best.points or not _is_open(mind, seat, give, want):
                    continue
                best = Thought(points, "trades", seat=seat, card=want)
                best_act = OfferTrade(seat, give=(give,), want=(want,))
    return best, best_act


def _goods(mind: Mind, seat: int) -> list[int]:
    return [c for c in mind.view.in_play[seat] if mind.cards[c].kind == ITEM]


def _is_open(mind: Mind, seat: int, give: int, want: int) -> bool:
    """Whether this trade can be made, and has not been talked about of late."""
    if trade_refusal(mind.table, mind.me, seat, (give,), (want,)):
        return False
    return not has_offered(mind.view, seat, give, want)


def taken(mind: Mind, offer: Offer) -> Thought:
    """What taking a trade is worth: `items` come, `cards` go."""
    seen = mind if mind.haggles else OpenMind(mind.view, mind.temper)
    points = swapped(seen, mind.me, offer.maker, offer.items, offer.cards)
    small = 0.0 if mind.haggles else SMALL
    return Thought(points - small - mind.temper.margin * 0.3, "trades", seat=offer.maker)


def swapped(mind: Mind, seat: int, other: int, gets: Sequence[int], gives: Sequence[int]) -> float:
    """What a trade is worth to a seat; the other's gain counts against it."""
    mine = sum(item_value(mind, seat, c) for c in gets)
    mine -= sum(item_value(mind, seat, c) for c in gives)
    theirs = sum(item_value(mind, other, c) for c in gives)
    theirs -= sum(item_value(mind, other, c) for c in gets)
    return mine - mind.rivalry(other, seat) * mind.temper.envy * max(theirs, 0) * 0.5


def counter(mind: Mind, offer: Offer) -> tuple[Thought, Act | None]:
    """For what the other wants, something of his that makes it worth while."""
    best, best_act = Thought(0.0, "counters", seat=offer.maker), None
    if offer.kind != TRADE_OFFER or not offer.cards or offer.round > 1:
        return best, best_act
    if not mind.haggles and taken(mind, offer).points > 0:  # good enough as it is
        return best, best_act
    gone = sum(item_value(mind, mind.me, c) for c in offer.cards)
    gets = sum(item_value(mind, offer.maker, c) for c in offer.cards)
    for want in _goods(mind, offer.maker):
        if want in offer.items:
            continue
        mine = item_value(mind, mind.me, want) - gone
        theirs = gets - item_value(mind, offer.maker, want)
        is_open = mine > max(best.points, LEAST) and theirs > 0
        if is_open and not trade_refusal(mind.table, mind.me, offer.maker, offer.cards, (want,)):
            best = Thought(mine, "counters", seat=offer.maker, card=want)
            best_act = OfferTrade(offer.maker, give=offer.cards, want=(want,))
    return best, best_act
