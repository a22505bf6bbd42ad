"""Acts to begin with when one is composed: what is listed, and what is open without being listed.

A skeleton says everything about an act but the sets that are filled in: payments, sales, terms,
answers. `legal` lists most of them. Here are added trades, pleas, shown cards and standing orders,
answers by `discard`, and what is legal only in a form that no list holds: a Curse with its Item
named, a monster with the enhancer that lets it in, a card whose payment makes it legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CURSE, ENHANCER, ITEM, MONSTER, ONE_SHOT
from kickdoor.engine.acts.act import Act, draft_of
from kickdoor.engine.acts.equip import free_carriers
from kickdoor.engine.catalogue.model import Price
from kickdoor.engine.queries.character import items_of
from kickdoor.engine.queries.equipment import bigs_of
from kickdoor.engine.queries.favour import in_favour
from kickdoor.engine.queries.price import payers, pays_itself
from kickdoor.engine.queries.targets import targets
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.refusals import CARD_SAYS_NO, CARD_WRONG_TARGET, NOT_PAID
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    ASK,
    CHOOSE,
    DISCARD,
    EQUIP,
    ORDERS,
    PLAY,
    REF_SEAT,
    SHOW,
    TRADE,
    UNEQUIP,
    USE,
)

if TYPE_CHECKING:
    from kickdoor.engine.game import Game

CODE: Final = 255  # the code of a refusal, without the card it names
# What a payment could change about a card or power that is refused without one.
_MENDED_BY_PAYMENT: Final = (CARD_SAYS_NO, CARD_WRONG_TARGET, NOT_PAID)


def code_of(game: Game, seat: int, act: Act) -> int:
    """Why the act is refused, as a code; 0: it is not."""
    return game.refusal(seat, act) & CODE


def skeletons(game: Game, seat: int) -> list[Act]:
    """Everything the seat may begin with, listed acts first, the likeliest targets first."""
    return [*in_favour(game.table, seat, _skeletons(game, seat))]


def _skeletons(game: Game, seat: int) -> list[Act]:
    found = [a for a in game.legal(seat) if a.verb != TRADE and a.verb != ASK]
    t = game.table
    if t.winners:
        return found
    others = [s for s in range(t.seats) if s != seat]
    found += [Act(TRADE, seat=s) for s in others if can_trade(game, seat, Act(TRADE, seat=s))]
    found += [Act(ASK, seat=s) for s in others if not code_of(game, seat, Act(ASK, seat=s))]
    if t.hands[seat] and not code_of(game, seat, Act(SHOW, cards=(t.hands[seat][0],))):
        found.append(Act(SHOW))
    found += _demanded(game, seat, found)
    if not t.dead[seat]:
        found += _unlisted_plays(game, seat, found)
        found += _unlisted_uses(game, seat, found)
        found += _unlisted_turns(game, seat, found)
    if not code_of(game, seat, Act(ORDERS, count=0)):
        found.append(Act(ORDERS))
    return found


def can_trade(game: Game, seat: int, offer: Act) -> bool:
    """Whether an offer can be made a legal one by wanting more; only burdens are in its way."""
    t = game.table
    taken = [c for c in bigs_of(t, offer.seat) if c not in offer.other]
    wants = [offer.other + tuple(taken[:n]) for n in range(len(taken) + 1)]
    for want in wants:
        if not code_of(game, seat, Act(TRADE, cards=offer.cards, other=want, seat=offer.seat)):
            return True
    if offer.cards or offer.other:
        return False
    singles = [Act(TRADE, cards=(c,), seat=offer.seat) for c in items_of(t, seat)]
    singles += [Act(TRADE, other=(c,), seat=offer.seat) for c in items_of(t, offer.seat)]
    for single in singles:
        if not code_of(game, seat, single):
            return True
    return any(can_trade(game, seat, single) for single in singles if single.cards)


def _demanded(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    """Answers to a question that may be given by `discard` as well."""
    t = game.table
    ask = ask_on_top(t.stack)
    if ask is None or ask.seat != seat:
        return []
    cards = [a.choose[0] for a in listed if a.verb == CHOOSE and a.choose[0] < REF_SEAT]
    acts = [Act(DISCARD, cards=(c,)) for c in cards]
    return [a for a in acts if not code_of(game, seat, a)]


def _unlisted_plays(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    t = game.table
    cards = t.catalogue.cards
    found: list[Act] = []
    for c in t.hands[seat] + [c for c in t.tables[seat] if cards[c].kind == ONE_SHOT]:
        card = cards[c]
        acts: list[Act] = []
        if card.kind == CURSE and card.names_item:
            acts = [
                Act(PLAY, c, on=(REF_SEAT | s,), choose=(item,))
                for s in t.living()
                for item in items_of(t, s)
            ]
        elif card.kind == ITEM or card.kind == ONE_SHOT:  # laid down sideways, or to lie ready
            acts = [Act(PLAY, c, flag=1)]
        elif card.kind == MONSTER:
            enhancers = [e for e in t.hands[seat] if cards[e].kind == ENHANCER]
            acts = [Act(PLAY, c, other=(e,)) for e in enhancers]
        found += [a for a in acts if not code_of(game, seat, a)]
        if card.price is not None and not pays_itself(card.price):
            for target in targets(t, seat, card.on, c, card.when):
                act = Act(
                    PLAY, c, seat=target.seat, on=target.on, choose=target.choose, side=target.side
                )
                if _only_paid(game, seat, act, card.price, c):
                    found.append(act)
    return [a for a in found if a not in listed]


def _unlisted_turns(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    """Items that may be turned and cards that may be dropped though nobody is reminded of it."""
    t = game.table
    acts: list[Act] = []
    for c in t.tables[seat]:
        acts += [Act(EQUIP, c), Act(UNEQUIP, c), Act(DISCARD, cards=(c,))]
        acts += [Act(EQUIP, c, other=(k,)) for k in free_carriers(t, seat)]
    return [a for a in acts if a not in listed and not code_of(game, seat, a)]


def _unlisted_uses(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    """Powers that are legal only with their payment named."""
    t = game.table
    found: list[Act] = []
    for c in t.tables[seat]:
        for number in t.catalogue.cards[c].powers:
            power = t.catalogue.powers[number]
            if power.price is None or pays_itself(power.price):
                continue
            for target in targets(t, seat, power.on, c, power.when):
                act = Act(
                    USE, seat=target.seat, on=target.on, choose=target.choose, side=target.side,
                    power=number, of=c,
                )  # fmt: skip
                if _only_paid(game, seat, act, power.price, c):
                    found.append(act)
    return [a for a in found if a not in listed]


def _only_paid(game: Game, seat: int, act: Act, price: Price, source: int) -> bool:
    """Whether the act is refused where its payment is asked for, and legal with a card named."""
    paid = draft_of(act)
    paid.ask = True
    if code_of(game, seat, paid.act()) not in _MENDED_BY_PAYMENT:
        return False
    paid.ask = False
    legal = False
    for c in payers(game.table, seat, price, source):
        paid.pay = (c,)
        legal = legal or not code_of(game, seat, paid.act())
    return legal


def hand_enhancers(t: Table, seat: int) -> list[int]:
    return [c for c in t.hands[seat] if t.catalogue.cards[c].kind == ENHANCER]
