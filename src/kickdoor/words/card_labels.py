"""Labels of acts with one's own cards: playing, equipping, discarding, selling, using, showing."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import ITEM
from kickdoor.engine import (
    DiscardCards,
    EquipItem,
    LookForTrouble,
    PlayCard,
    SacrificeFollower,
    SellItems,
    ShowCards,
    UnequipItem,
    UsePower,
    words_of_play as w,
)
from kickdoor.words.labeller import Head, Labeller
from kickdoor.words.naming import Values, all_referred, money, power_name


def _trouble(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, LookForTrouble)
    return it.fill("act-trouble", it.card(act.card))


def _play(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, PlayCard)
    if act.carried == 1:
        return it.fill("act-carry", it.card(act.card))
    is_worn = it.scene.table.catalogue.cards[act.card].kind == ITEM and not act.on
    return it.fill("act-equip" if is_worn else "act-play", it.card(act.card))


def _equip(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, EquipItem)
    return it.fill("act-equip", it.card(act.card))


def _unequip(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, UnequipItem)
    return it.fill("act-unequip", it.card(act.card))


def _discard(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, DiscardCards)
    if act.asks:
        return it.say("act-discard-ask", count=it.scene.circumstances.excess(it.seat))
    return it.fill(it.variant(), all_referred(it.book, it.scene, "cards", act.cards))


def _sell(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, SellItems)
    if act.asks or not act.cards:
        return it.say("act-sell-ask")
    paid: Values = {"gold": it.scene.circumstances.price_of(act), "money": money(it.scene)}
    return it.fill("act-sell", it.cards(act.cards) | paid)


def _use(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, UsePower)
    message = aimed_message(it, act)
    if message:
        power = it.fill(message, it.target(act.on, act.from_seat))
    else:
        power = power_name(it.book, it.scene, act.power)
    if act.of < 0:
        return it.say("act-use-bare", power=power)
    return it.fill("act-use", it.card(act.of) | {"power": power})


def costs_the_hand(it: Labeller, act: UsePower) -> bool:
    """Whether the price of a power is the whole hand."""
    price = it.scene.table.catalogue.powers[act.power].price
    return price is not None and price.source == "whole-hand"


def aimed_message(it: Labeller, act: UsePower) -> str:
    """The message of a power that is said with what it is aimed at ("steal Mithril Armor"); none
    for one that is aimed at nothing, and for those of strangers.
    """
    message = f"aimed-{it.scene.table.catalogue.powers[act.power].id}"
    return message if act.on and it.book.has(message) else ""


def _sacrifice(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, SacrificeFollower)
    combat = it.scene.table.combat
    helper = combat.helper if combat is not None else -1
    values = it.card(act.card)
    if act.saves_helper < 0 or helper < 0 or helper == it.seat:
        return it.fill("act-sacrifice", values)
    message = "act-sacrifice-both" if act.saves_helper else "act-sacrifice-alone"
    return it.fill(message, values | {"other": it.player(helper)})


def _show(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, ShowCards)
    if act.to < 0:
        return it.fill("act-show", it.cards(act.cards))
    return it.fill("act-show-to", it.cards(act.cards) | {"other": it.player(act.to)})


HEADS: Final[dict[int, Head]] = {
    w.TROUBLE: _trouble,
    w.PLAY: _play,
    w.EQUIP: _equip,
    w.UNEQUIP: _unequip,
    w.DISCARD: _discard,
    w.SELL: _sell,
    w.USE: _use,
    w.SACRIFICE: _sacrifice,
    w.SHOW: _show,
}
