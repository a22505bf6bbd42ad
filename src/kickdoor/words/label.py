"""Acts as menus name them: a head by the verb, then what it is aimed at, with, for and paid by.

The heads are in `card_labels`, `deal_labels` and `turn_labels`, the tails here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.engine import (
    EquipItem,
    LookForTrouble,
    PlayCard,
    SellItems,
    SetOrders,
    UsePower,
    words_of_play as w,
)
from kickdoor.words import card_labels, deal_labels, turn_labels
from kickdoor.words.labeller import Head, Labeller
from kickdoor.words.naming import Scene

if TYPE_CHECKING:
    from kickdoor.engine import Act, AimedAct
    from kickdoor.words.book import Book

_HEADS: Final[dict[int, Head]] = card_labels.HEADS | deal_labels.HEADS | turn_labels.HEADS


def label(book: Book, scene: Scene, act: Act, seat: int) -> str:
    """What the act is called for the seat that may make it."""
    it = Labeller(book, scene, act, seat)
    text = _HEADS[act.verb](it)
    for tail in _tails(it):
        text += tail if tail.startswith(",") else f" {tail}"
    return text


# Tails: arguments in the order a sentence wants them.


def _tails(it: Labeller) -> list[str]:
    act = it.act
    if isinstance(act, PlayCard):
        tails = [*_aim_tails(it, act, act.with_cards), *_cost_tails(it, act, -1)]
        return [*tails, it.fill(it.variant(), it.card(act.card))] if act.carried == 1 else tails
    if isinstance(act, UsePower):
        is_aimed = bool(card_labels.aimed_message(it, act))  # what it is aimed at is said already
        aims = [] if is_aimed else _aim_tails(it, act, ())
        if card_labels.costs_the_hand(it, act):
            aims = [*aims, it.say("tail-discarding-hand")]
        return [*aims, *_cost_tails(it, act, act.count)]
    if isinstance(act, (LookForTrouble, EquipItem)):
        return _with_tail(it, act.with_cards)
    if isinstance(act, SellItems):
        tails = _with_tail(it, (act.with_card,) if act.with_card >= 0 else ())
        return [*tails, it.fill("tail-double", it.cards(act.double))] if act.double else tails
    if isinstance(act, SetOrders):
        mask = max(act.unless, 0)
        words = [name for i, name in enumerate(w.UNLESS) if mask >> i & 1]
        return [it.say(f"tail-unless-{name}") for name in words]
    return []


def _with_tail(it: Labeller, along: tuple[int, ...]) -> list[str]:
    return [it.fill("tail-with", it.cards(along))] if along else []


def _aim_tails(it: Labeller, act: AimedAct, along: tuple[int, ...]) -> list[str]:
    tails: list[str] = []
    if act.on == (w.REF_SEAT + it.seat,):
        tails.append(it.say("tail-on-self"))
    elif act.on:
        tails.append(it.fill("tail-on", it.target(act.on, act.from_seat)))
    tails += _with_tail(it, along)
    if act.from_seat >= 0 and not act.on:
        tails.append(it.say("tail-from", other=it.player(act.from_seat)))
    if act.side:
        tails.append(it.say(f"tail-side-{w.SIDES[act.side]}"))
    return tails


def _cost_tails(it: Labeller, act: AimedAct, count: int) -> list[str]:
    tails: list[str] = []
    if act.choose:
        tails.append(it.fill("tail-choosing", it.target(act.choose)))
    if count > 1:
        tails.append(it.say("tail-count", count=count))
    if act.discarding:
        tails.append(it.fill("tail-discarding", it.cards(act.discarding)))
    elif act.asks:
        tails.append(it.say("tail-discarding-ask"))
    return tails
