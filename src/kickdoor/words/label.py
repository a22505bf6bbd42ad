"""Acts as menus name them: a head by the verb, then what it is aimed at, with, for and paid by."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kickdoor.engine import (
    HELP_OFFER,
    AcceptOffer,
    AskForHelp,
    ChooseAnswer,
    DeclineOffer,
    DiscardCards,
    EquipItem,
    GiveCards,
    LookForTrouble,
    Offer,
    OfferTrade,
    PlayCard,
    RunAway,
    SacrificeFollower,
    SellItems,
    SetOrders,
    ShowCards,
    UnequipItem,
    UsePower,
    WithdrawOffer,
    words_of_play as w,
)
from kickdoor.words.naming import (
    Scene,
    card_name,
    card_names,
    power_name,
    references,
    seat_name,
    yes_no,
)
from kickdoor.words.offer_terms import offer_terms, seen_cards, terms_phrase
from kickdoor.words.question import open_offer
from kickdoor.words.variant import variant

if TYPE_CHECKING:
    from kickdoor.engine import Act, AimedAct
    from kickdoor.words.book import Book, Value


class Labeller:
    """One act about to be named."""

    def __init__(self, book: Book, scene: Scene, act: Act, seat: int) -> None:
        self.book = book
        self.scene = scene
        self.act = act
        self.seat = seat

    def say(self, message: str, **values: Value) -> str:
        return self.book.fill(message, values)

    def card(self, card: int) -> str:
        return card_name(self.book, self.scene, card)

    def cards(self, cards: tuple[int, ...] | list[int]) -> str:
        return card_names(self.book, self.scene, cards)

    def variant(self) -> str:
        return variant(self.scene, self.act, self.seat)

    def player(self, seat: int) -> str:
        return seat_name(self.book, self.scene, seat)


def label(book: Book, scene: Scene, act: Act, seat: int) -> str:
    """What the act is called for the seat that may make it."""
    it = Labeller(book, scene, act, seat)
    head = _HEADS[act.verb](it)
    text = head
    for tail in _tails(it):
        text += tail if tail.startswith(",") else f" {tail}"
    return text


# Heads, verb by verb.


def _kick(it: Labeller) -> str:
    return it.say("act-kick")


def _loot(it: Labeller) -> str:
    return it.say("act-loot")


def _trouble(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, LookForTrouble)
    return it.say("act-trouble", card=it.card(act.card))


def _end(it: Labeller) -> str:
    return it.say(it.variant())


def _keep(it: Labeller) -> str:
    ask = it.scene.circumstances.ask()
    card = -1 if ask is None else ask.card
    return it.say("act-keep", named=yes_no(card >= 0), card=it.card(card))


def _play(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, PlayCard)
    return it.say("act-play", card=it.card(act.card))


def _equip(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, EquipItem)
    return it.say("act-equip", card=it.card(act.card))


def _unequip(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, UnequipItem)
    return it.say("act-unequip", card=it.card(act.card))


def _discard(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, DiscardCards)
    if act.asks:
        return it.say("act-discard-ask", count=it.scene.circumstances.excess(it.seat))
    return it.say(it.variant(), cards=references(it.book, it.scene, act.cards))


def _sell(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, SellItems)
    if act.asks or not act.cards:
        return it.say("act-sell-ask")
    gold = it.scene.circumstances.price_of(act)
    return it.say("act-sell", cards=it.cards(act.cards), gold=gold)


def _use(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, UsePower)
    power = power_name(it.book, it.scene, act.power)
    if act.of < 0:
        return it.say("act-use-bare", power=power)
    return it.say("act-use", card=it.card(act.of), power=power)


def _trade(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, OfferTrade)
    message = "act-trade"
    if not act.want:
        message = "act-gift"
    elif not act.give:
        message = "act-beg"
    return it.say(
        message,
        other=it.player(act.to),
        given=it.cards(act.give),
        taken=it.cards(act.want),
    )


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
    given, taken = it.cards(seen_cards(offer.items)), it.cards(seen_cards(offer.cards))
    return it.say(message, given=given, taken=taken)


def _decline(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, DeclineOffer)
    if act.from_seat < 0:
        return it.say("act-decline")
    return it.say("act-decline-from", other=it.player(act.from_seat))


def _fight(it: Labeller) -> str:
    sums = it.scene.strengths()
    return it.say("act-fight", ours=sums.ours, theirs=sums.theirs)


def _run(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, RunAway)
    if act.from_monsters:
        return it.say("act-run-from", target=references(it.book, it.scene, act.from_monsters))
    sums = it.scene.strengths()
    return it.say("act-run", ours=sums.ours, theirs=sums.theirs)


def _sacrifice(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, SacrificeFollower)
    combat = it.scene.table.combat
    helper = combat.helper if combat is not None else -1
    card = it.card(act.card)
    if act.saves_helper < 0 or helper < 0 or helper == it.seat:
        return it.say("act-sacrifice", card=card)
    message = "act-sacrifice-both" if act.saves_helper else "act-sacrifice-alone"
    return it.say(message, card=card, other=it.player(helper))


def _give(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, GiveCards)
    if act.asks or not act.cards:
        return it.say("act-give-ask", count=it.scene.circumstances.excess(it.seat))
    shares: dict[int, list[int]] = {}
    for card, to in zip(act.cards, act.receivers, strict=False):
        shares.setdefault(to, []).append(card)
    gifts = [
        it.say("act-give-to", cards=it.cards(cards), other=it.player(to))
        for to, cards in shares.items()
    ]
    return it.say("act-give", cards=it.book.listed(gifts) if gifts else it.cards(act.cards))


def _show(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, ShowCards)
    if act.to < 0:
        return it.say("act-show", cards=it.cards(act.cards))
    return it.say("act-show-to", cards=it.cards(act.cards), other=it.player(act.to))


def _choose(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, ChooseAnswer)
    target = references(it.book, it.scene, act.answers, it.seat)
    text = it.say("act-choose", target=target)
    return text[:1].upper() + text[1:]


def _pass(it: Labeller) -> str:
    return it.say(it.variant())


def _withdraw(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, WithdrawOffer)
    return it.say("act-withdraw", other=it.player(act.to))


def _orders(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, SetOrders)
    return it.book.fill("act-orders", {"pass": w.PASSES[max(act.passes, 0)]})


# In the order of VERBS.
_HEADS: Final[tuple[Callable[[Labeller], str], ...]] = (
    _kick, _trouble, _loot, _end, _keep, _play, _equip, _unequip, _discard, _sell, _use, _trade,
    _ask, _accept, _decline, _fight, _run, _sacrifice, _give, _show, _choose, _pass, _withdraw,
    _orders,
)  # fmt: skip


# Tails: arguments in the order a sentence wants them.


def _tails(it: Labeller) -> list[str]:
    act = it.act
    if isinstance(act, PlayCard):
        tails = [*_aim_tails(it, act, act.with_cards), *_cost_tails(it, act, -1)]
        return [*tails, it.say(it.variant())] if act.carried == 1 else tails
    if isinstance(act, UsePower):
        return [*_aim_tails(it, act, ()), *_cost_tails(it, act, act.count)]
    if isinstance(act, (LookForTrouble, EquipItem)):
        return _with_tail(it, act.with_cards)
    if isinstance(act, SellItems):
        tails = _with_tail(it, (act.with_card,) if act.with_card >= 0 else ())
        return [*tails, it.say("tail-double", cards=it.cards(act.double))] if act.double else tails
    if isinstance(act, SetOrders):
        mask = max(act.unless, 0)
        words = [name for i, name in enumerate(w.UNLESS) if mask >> i & 1]
        return [it.say(f"tail-unless-{name}") for name in words]
    return []


def _with_tail(it: Labeller, along: tuple[int, ...]) -> list[str]:
    return [it.say("tail-with", cards=it.cards(along))] if along else []


def _aim_tails(it: Labeller, act: AimedAct, along: tuple[int, ...]) -> list[str]:
    tails: list[str] = []
    if act.on == (w.REF_SEAT + it.seat,):
        tails.append(it.say("tail-on-self"))
    elif act.on:
        target = references(it.book, it.scene, act.on, it.seat)
        tails.append(it.say("tail-on", target=target))
    tails += _with_tail(it, along)
    if act.from_seat >= 0:
        tails.append(it.say("tail-from", other=it.player(act.from_seat)))
    if act.side:
        tails.append(it.say(f"tail-side-{w.SIDES[act.side]}"))
    return tails


def _cost_tails(it: Labeller, act: AimedAct, count: int) -> list[str]:
    tails: list[str] = []
    if act.choose:
        target = references(it.book, it.scene, act.choose, it.seat)
        tails.append(it.say("tail-choosing", target=target))
    if count > 1:
        tails.append(it.say("tail-count", count=count))
    if act.discarding:
        tails.append(it.say("tail-discarding", cards=it.cards(act.discarding)))
    elif act.asks:
        tails.append(it.say("tail-discarding-ask"))
    return tails
