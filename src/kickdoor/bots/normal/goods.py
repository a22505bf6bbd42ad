"""What goods are worth to a munchkin, in points: in use, in reserve, and at the market."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.class_wishes import is_called
from kickdoor.bots.normal.situation import Mind
from kickdoor.bots.shared.appraise import displaced, hands_of, has_kind, slot_of, strength_of
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    NO_SLOT,
    ONE_SHOT,
    RACE,
    SPECIAL_DOOR,
)
from kickdoor.engine import LEVEL_PRICE, Card, SellItems, can_double, is_usable

_PLAIN: Final = {FOLLOWER: 45.0, SPECIAL_DOOR: 30.0}
_BACK: Final = 25.0  # what cards are worth on average


def face_value(mind: Mind, card: int) -> float:
    """What a card in the hand is worth to keep; a back is worth what such cards are on average."""
    if card < 0:
        return _BACK
    face = mind.cards[card]
    if face.kind == ITEM:
        return item_value(mind, mind.me, card)
    if face.kind == ONE_SHOT:
        return one_shot_value(mind, face)
    if face.kind == ENHANCER:
        return 8.0 + mind.values.enhancer * abs(face.bonus)
    if face.kind == MONSTER:
        return monster_value(mind, face)
    if face.kind == CURSE:
        return mind.values.curse
    if face.kind == LEVEL_UP:
        return mind.free_levels(1) or 15.0
    if face.kind in (CLASS, RACE):
        if is_called(mind, card):
            return 60.0
        return 6.0 if has_kind(mind.view, face.kind) else 25.0
    return _PLAIN.get(face.kind, 40.0)


def one_shot_value(mind: Mind, face: Card) -> float:
    """Potions and the like: they turn a fight, or make up a sale."""
    use = mind.values.shot * abs(face.bonus) if face.bonus else 40.0
    return max(use, mind.values.gold * max(face.gold, 0))


def monster_value(mind: Mind, face: Card) -> float:
    """A monster in the hand: trouble that can be beaten is a Level, most of all the last one."""
    margin = strength_of(mind.view, mind.me) - face.level
    if margin > 0:
        is_last = mind.levels[mind.me] + face.levels >= mind.win_level
        return 90.0 if is_last else 35.0
    return 8.0


def item_value(mind: Mind, seat: int, card: int) -> float:
    """What an Item is worth to a seat that has it or would get it."""
    return max(use_value(mind, seat, card), mind.values.gold * max(mind.cards[card].gold, 0))


def use_value(mind: Mind, seat: int, card: int) -> float:
    """What using an Item gives a seat beyond what it would use otherwise."""
    view, face = mind.view, mind.cards[card]
    if face.kind == ONE_SHOT:
        return one_shot_value(mind, face)
    full = mind.values.bonus * face.bonus + (
        12.0 if face.powers or face.passives or face.modifiers else 0.0
    )
    if view.equipped[card] and card in view.in_play[seat]:
        spare = spare_bonus(mind, seat, card)
        return full - mind.values.bonus * spare
    if not is_usable(mind.table, seat, card):
        return mind.values.idle * full * 0.5
    worn = sum(max(mind.cards[c].bonus, 0) for c in displaced(mind.view, card, seat))
    return max(full - mind.values.bonus * worn, mind.values.idle * full)


def spare_bonus(mind: Mind, seat: int, card: int) -> int:
    """The best bonus lying idle that could take an Item's place."""
    cards, view = mind.cards, mind.view
    if cards[card].slot == NO_SLOT:
        return 0
    held = () if mind.is_open else view.hands[seat]
    own = [*view.in_play[seat], *(c for c in held if c >= 0)]
    return max(
        (
            cards[c].bonus
            for c in own
            if cards[c].kind == ITEM
            and c != card
            and not view.equipped[c]
            and slot_of(view, c) == slot_of(view, card)
            and hands_of(view, c) <= hands_of(view, card)
            and is_usable(mind.table, seat, c)
        ),
        default=0,
    )


def best_sale(mind: Mind) -> tuple[float, SellItems | None]:
    """The sale that brings most, and what it brings: Levels, less what is missed."""
    view, me = mind.view, mind.me
    if mind.free_levels(1) <= 0:
        return 0.0, None
    own = [*view.in_play[me], *view.hands[me]]
    goods = [c for c in own if mind.cards[c].gold > 0]
    missed = {c: _missed(mind, c) for c in goods}
    double = _doubled(mind, goods)
    # Cheapest to part with for its price first; then what turned out not to be needed stays.
    goods.sort(key=lambda c: missed[c] / mind.cards[c].gold)
    best, best_act = 0.0, None
    chosen: list[int] = []
    gold = 0
    for c in goods:
        chosen.append(c)
        gold += mind.cards[c].gold * (2 if c == double else 1)
        levels = gold // LEVEL_PRICE
        if levels < 1:
            continue
        kept = _without_excess(mind, chosen, double, levels, missed)
        value = mind.free_levels(levels) - sum(missed[k] for k in kept)
        if value > best:
            other = (double,) if double in kept else ()
            best, best_act = value, SellItems(tuple(kept), double=other)
    return best, best_act


def _doubled(mind: Mind, goods: list[int]) -> int:
    """The Item a Halfling sells at double price: the dearest idle one."""
    if not goods or not can_double(mind.table, mind.me):
        return -1
    idle = [c for c in goods if not mind.view.equipped[c]]
    return max(idle or goods, key=lambda c: (mind.cards[c].gold, -c))


def _without_excess(
    mind: Mind, chosen: list[int], double: int, levels: int, missed: dict[int, float]
) -> list[int]:
    """The sale without what it can do without, the most missed first."""
    kept = list(chosen)
    gold = sum(mind.cards[c].gold * (2 if c == double else 1) for c in kept)
    for c in sorted(chosen, key=lambda c: -missed[c]):
        price = mind.cards[c].gold * (2 if c == double else 1)
        if gold - price >= levels * LEVEL_PRICE:
            kept.remove(c)
            gold -= price
    return kept


def _missed(mind: Mind, card: int) -> float:
    """What selling an Item costs besides its price."""
    view = mind.view
    if mind.cards[card].kind == ITEM and not view.equipped[card] and card in view.in_play[mind.me]:
        return use_value(mind, mind.me, card) * 0.8
    return use_value(mind, mind.me, card)
