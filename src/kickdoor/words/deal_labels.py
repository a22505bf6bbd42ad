"""Labels of acts between players: trades, help, the answers to both, and Charity."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import (
    HELP_OFFER,
    AcceptOffer,
    AskForHelp,
    DeclineOffer,
    GiveCards,
    Offer,
    OfferTrade,
    WithdrawOffer,
    words_of_play as w,
)
from kickdoor.words.labeller import Head, Labeller
from kickdoor.words.offer_terms import offer_terms, seen_cards, terms_phrase
from kickdoor.words.question import open_offer


def _trade(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, OfferTrade)
    message = "act-trade"
    if not act.want:
        message = "act-gift"
    elif not act.give:
        message = "act-beg"
    values = it.cards(act.give, "given") | it.cards(act.want, "taken")
    return it.fill(message, values | {"other": it.player(act.to)})


def _ask(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, AskForHelp)
    combat = it.scene.table.combat
    fights = combat is None or combat.fighter == it.seat
    terms = terms_phrase(it.book, it.scene, act.treasures, act.picks, act.items, act.hand_cards)
    message = "act-ask" if fights else "act-offer-help"
    return it.say(message, other=it.player(act.to), terms=terms)


def _accept(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, AcceptOffer)
    t = it.scene.table
    offer = open_offer(t, it.seat, act.offer, act.from_seat)
    if offer is None:
        return it.say("act-accept")
    if offer.kind == HELP_OFFER:
        fights = t.combat is not None and t.combat.fighter == it.seat
        message = "act-accept-helper" if fights else "act-accept-help"
        terms = offer_terms(it.book, it.scene, offer)
        return it.say(message, other=it.player(offer.maker), terms=terms)
    return _accept_trade(it, offer)


def _accept_trade(it: Labeller, offer: Offer) -> str:
    message = "act-accept-trade"
    if not offer.cards:
        message = "act-accept-present"
    elif not offer.items:
        message = "act-accept-begged"
    given = it.cards(seen_cards(offer.items), "given")
    return it.fill(message, given | it.cards(seen_cards(offer.cards), "taken"))


def _decline(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, DeclineOffer)
    if act.from_seat < 0:
        return it.say("act-decline")
    return it.say("act-decline-from", other=it.player(act.from_seat))


def _withdraw(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, WithdrawOffer)
    return it.say("act-withdraw", other=it.player(act.to))


def _give(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, GiveCards)
    if act.asks or not act.cards:
        return it.say("act-give-ask", count=it.scene.circumstances.excess(it.seat))
    shares: dict[int, list[int]] = {}
    for card, to in zip(act.cards, act.receivers, strict=False):
        shares.setdefault(to, []).append(card)
    gifts = [
        it.fill("act-give-to", it.cards(cards) | {"other": it.player(to)})
        for to, cards in shares.items()
    ]
    return it.say("act-give", cards=it.book.listed(gifts))


HEADS: Final[dict[int, Head]] = {
    w.TRADE: _trade,
    w.ASK: _ask,
    w.ACCEPT: _accept,
    w.DECLINE: _decline,
    w.WITHDRAW: _withdraw,
    w.GIVE: _give,
}
