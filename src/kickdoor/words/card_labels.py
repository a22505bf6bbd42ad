"""Labels of acts with one's own cards: playing, equipping, discarding, selling, using, showing."""

from __future__ import annotations

from typing import Final

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
from kickdoor.words.naming import money, power_name, references


def _trouble(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, LookForTrouble)
    return it.say("act-trouble", card=it.card(act.card))


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
    return it.say("act-sell", cards=it.cards(act.cards), gold=gold, money=money(it.scene))


def _use(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, UsePower)
    power = power_name(it.book, it.scene, act.power)
    if act.of < 0:
        return it.say("act-use-bare", power=power)
    return it.say("act-use", card=it.card(act.of), power=power)


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


def _show(it: Labeller) -> str:
    act = it.act
    assert isinstance(act, ShowCards)
    if act.to < 0:
        return it.say("act-show", cards=it.cards(act.cards))
    return it.say("act-show-to", cards=it.cards(act.cards), other=it.player(act.to))


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
