"""Acts to begin with when one is composed: what is listed, and what is open without being listed.

A skeleton says everything about an act but the sets that are filled in: payments, sales, terms,
answers. `legal` lists most of them. Here are added trades, pleas, shown cards and standing orders,
answers by `discard`, and what is legal only in a form that no list holds: a Curse with its Item
named, a monster with the enhancer that lets it in, a card whose payment makes it legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CURSE, ENHANCER, ITEM, MONSTER, ONE_SHOT
from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.act_kinds import (
    AskForHelp,
    ChooseAnswer,
    DiscardCards,
    EquipItem,
    OfferTrade,
    PlayCard,
    SetOrders,
    ShowCards,
    UnequipItem,
    UsePower,
)
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
    REF_SEAT,
    TRADE,
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
    found += [OfferTrade(s) for s in others if can_trade(game, seat, OfferTrade(s))]
    found += [AskForHelp(s) for s in others if not code_of(game, seat, AskForHelp(s))]
    if t.hands[seat] and not code_of(game, seat, ShowCards((t.hands[seat][0],))):
        found.append(ShowCards())
    found += _demanded(game, seat, found)
    if not t.dead[seat]:
        found += _unlisted_plays(game, seat, found)
        found += _unlisted_uses(game, seat, found)
        found += _unlisted_turns(game, seat, found)
    if not code_of(game, seat, SetOrders(0)):
        found.append(SetOrders())
    return found


def can_trade(game: Game, seat: int, offer: OfferTrade) -> bool:
    """Whether an offer can be made a legal one by wanting more; only burdens are in its way."""
    t = game.table
    taken = [c for c in bigs_of(t, offer.to) if c not in offer.want]
    wants = [offer.want + tuple(taken[:n]) for n in range(len(taken) + 1)]
    for want in wants:
        if not code_of(game, seat, OfferTrade(offer.to, give=offer.give, want=want)):
            return True
    if offer.give or offer.want:
        return False
    singles = [OfferTrade(offer.to, give=(c,)) for c in items_of(t, seat)]
    singles += [OfferTrade(offer.to, want=(c,)) for c in items_of(t, offer.to)]
    for single in singles:
        if not code_of(game, seat, single):
            return True
    return any(can_trade(game, seat, single) for single in singles if single.give)


def _demanded(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    """Answers to a question that may be given by `discard` as well."""
    t = game.table
    ask = ask_on_top(t.stack)
    if ask is None or ask.seat != seat:
        return []
    cards = [
        a.answers[0] for a in listed if isinstance(a, ChooseAnswer) and a.answers[0] < REF_SEAT
    ]
    acts = [DiscardCards((c,)) for c in cards]
    return [a for a in acts if not code_of(game, seat, a)]


def _unlisted_plays(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    t = game.table
    cards = t.catalogue.cards
    found: list[Act] = []
    for c in (*t.hands[seat], *[c for c in t.in_play[seat] if cards[c].kind == ONE_SHOT]):
        card = cards[c]
        acts: list[Act] = []
        if card.kind == CURSE and card.names_item:
            acts = [
                PlayCard(c, on=(REF_SEAT | s,), choose=(item,))
                for s in t.living()
                for item in items_of(t, s)
            ]
        elif card.kind == ITEM or card.kind == ONE_SHOT:  # laid down sideways, or to lie ready
            acts = [PlayCard(c, carried=1)]
        elif card.kind == MONSTER:
            enhancers = [e for e in t.hands[seat] if cards[e].kind == ENHANCER]
            acts = [PlayCard(c, with_cards=(e,)) for e in enhancers]
        found += [a for a in acts if not code_of(game, seat, a)]
        if card.price is not None and not pays_itself(card.price):
            for target in targets(t, seat, card.on, c, card.when):
                act = PlayCard(
                    c, on=target.on, from_seat=target.seat, side=target.side, choose=target.choose
                )
                if _only_paid(game, seat, act, card.price, c):
                    found.append(act)
    return [a for a in found if a not in listed]


def _unlisted_turns(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    """Items that may be turned and cards that may be dropped though nobody is reminded of it."""
    t = game.table
    acts: list[Act] = []
    for c in t.in_play[seat]:
        acts += [EquipItem(c), UnequipItem(c), DiscardCards((c,))]
        acts += [EquipItem(c, with_cards=(k,)) for k in free_carriers(t, seat)]
    return [a for a in acts if a not in listed and not code_of(game, seat, a)]


def _unlisted_uses(game: Game, seat: int, listed: list[Act]) -> list[Act]:
    """Powers that are legal only with their payment named."""
    t = game.table
    found: list[Act] = []
    for c in t.in_play[seat]:
        for number in t.catalogue.cards[c].powers:
            power = t.catalogue.powers[number]
            if power.price is None or pays_itself(power.price):
                continue
            for target in targets(t, seat, power.on, c, power.when):
                act = UsePower(
                    number, c, target.on, target.seat, choose=target.choose, side=target.side
                )
                if _only_paid(game, seat, act, power.price, c):
                    found.append(act)
    return [a for a in found if a not in listed]


def _only_paid(game: Game, seat: int, act: AimedAct, price: Price, source: int) -> bool:
    """Whether the act is refused where its payment is asked for, and legal with a card named."""
    if code_of(game, seat, act.paid((), asks=True)) not in _MENDED_BY_PAYMENT:
        return False
    legal = False
    for c in payers(game.table, seat, price, source):
        legal = legal or not code_of(game, seat, act.paid((c,)))
    return legal


def companions(t: Table, seat: int) -> list[int]:
    """What of a hand may come along with a monster: enhancers, and what makes a second one."""
    cards = t.catalogue.cards
    return [c for c in t.hands[seat] if cards[c].kind == ENHANCER or cards[c].copies_monster]
