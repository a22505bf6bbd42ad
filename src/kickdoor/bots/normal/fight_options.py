"""What a card or power could do to the fight at hand: by how much it moves it, what it costs, and
whether it simply ends it.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.goods import face_value, item_value
from kickdoor.bots.normal.situation import Fight, Mind
from kickdoor.bots.shared.appraise import MOST, PER_CARD
from kickdoor.cards.model import CURSE, ENHANCER, FOLLOWER, LEVEL_UP, MONSTER, ONE_SHOT
from kickdoor.engine import (
    MONSTERS,
    REF_KIND,
    REF_MONSTER,
    REF_SEAT,
    REF_VALUE,
    Act,
    AimedAct,
    Card,
    Monster,
    PlayCard,
    UsePower,
    monster_strength,
    one_shot_strength,
)

GEAR_PRICE: Final = 60.0  # what a price costs, by the card, who has nothing cheap to pay it with
# What becomes of monsters that go: the Treasure stays or not (True, False).
LEAVES: Final = {"walk-past": False, "bribe": False, "drive-off": True, "charm": True}


class Means:
    """An act in a fight: `swing` is towards the munchkins, `cost` what is spent, in points."""

    def __init__(
        self, act: AimedAct, swing: int, cost: float, removes: int = 0, is_kept: bool = False
    ) -> None:
        self.act = act
        self.swing = swing
        self.cost = cost
        self.removes = removes  # how many monsters go without a kill
        self.is_kept = is_kept  # their Treasure stays to be won


def deed_of(face: Card) -> str:
    """The first thing a card does, by its verb; empty if it does nothing by itself."""
    effects = face.definition.effects
    return effects[0].do if effects else ""


def card_of(act: AimedAct) -> int:
    """The card that is played; -1: it is a power that is used."""
    return act.card if isinstance(act, PlayCard) else -1


def source_of(act: AimedAct) -> tuple[int, int]:
    """The card that is played, and the power that is used: one of them is -1."""
    return (card_of(act), act.power if isinstance(act, UsePower) else -1)


def victim_of(act: AimedAct) -> int:
    """The seat an act is aimed at; -1: none."""
    return act.on[0] & REF_VALUE if act.on and act.on[0] & REF_KIND == REF_SEAT else -1


def means_of(mind: Mind, fight: Fight, act: Act) -> Means | None:
    """What an act would do to the fight; None: nothing that could be counted."""
    if isinstance(act, PlayCard):
        return _card(mind, fight, act)
    return _power(mind, fight, act) if isinstance(act, UsePower) else None


def _card(mind: Mind, fight: Fight, act: PlayCard) -> Means | None:
    face = mind.cards[act.card]
    cost = face_value(mind, act.card)
    if face.kind == ENHANCER and not face.copies_monster:
        return Means(act, -face.bonus * _twins(fight, act), cost)
    if face.kind == MONSTER:
        return Means(act, -face.level, cost)
    if face.kind in (FOLLOWER, LEVEL_UP):
        helps = fight.combat.has(mind.me) and victim_of(act) in (-1, mind.me)
        gone = sum(mind.cards[c].bonus for c in act.discarding)
        swing = face.bonus - gone if face.kind == FOLLOWER else 1
        return Means(act, swing, 0.0) if helps else None
    if face.kind == CURSE:
        return None
    deed = deed_of(face)
    if deed and not (act.side and not act.on):
        return _deed(mind, fight, act, deed, cost)
    amount = one_shot_strength(mind.table, fight.combat, face, act.side)
    if face.kind == ONE_SHOT and amount:
        return Means(act, -amount if act.side == MONSTERS else amount, cost)
    return None


def _twins(fight: Fight, act: AimedAct) -> int:
    """How many monsters an enhancer changes: twins share it (COMBAT-9)."""
    monster = _monster_of(fight, act)
    if monster is None:
        return 1
    return sum(m.group == monster.group for m in fight.combat.monsters)


def _monster_of(fight: Fight, act: AimedAct) -> Monster | None:
    monsters = fight.combat.monsters
    if act.on and act.on[0] & REF_KIND == REF_MONSTER:
        return fight.combat.monster(act.on[0] & REF_VALUE)
    return monsters[0] if len(monsters) == 1 else None


def _deed(mind: Mind, fight: Fight, act: PlayCard, deed: str, cost: float) -> Means | None:
    monster = _monster_of(fight, act)
    arguments = mind.cards[act.card].definition.effects[0].args
    if deed == "remove_all" or deed == "reward":
        return Means(act, 0, cost, removes=len(fight.combat.monsters))
    if deed == "double_fighter":
        return Means(act, fight.ours, cost)
    if deed == "take_to_win":
        return Means(act, max(fight.lack, 0), cost)
    if deed == "add_monster" and not arguments.get("instead"):
        return Means(act, -sum(mind.cards[c].level for c in act.with_cards), cost)
    if monster is None:
        return None
    strength = monster_strength(mind.table, fight.combat, monster)
    if deed == "clone_monster":
        return Means(act, -strength, cost)
    if deed == "add_monster":
        return Means(act, strength - sum(mind.cards[c].level for c in act.with_cards), cost)
    if deed == "kill_monster":
        return Means(act, strength, cost)
    if deed == "remove_monster":
        is_kept = arguments.get("treasure") in ("yes", "if-last")
        return Means(act, strength, cost, removes=1, is_kept=is_kept)
    return None


def _power(mind: Mind, fight: Fight, act: UsePower) -> Means | None:
    power = mind.view.catalogue.powers[act.power]
    if power.id == "backstab":
        return Means(act, -2, cheapest(mind, 1))
    if power.id in PER_CARD:
        count = min(MOST, len(mind.view.hands[mind.me]))
        need = -(-max(fight.lack, 1) // PER_CARD[power.id])
        count = min(count, need)
        return Means(act, PER_CARD[power.id] * count, cheapest(mind, count)) if count else None
    if power.id in LEAVES:
        monster = _monster_of(fight, act)
        cost = 0.0
        if power.id == "charm":
            cost = sum(face_value(mind, c) for c in mind.view.hands[mind.me])
        elif power.id == "bribe":
            cost = _cheapest_item(mind)
        swing = 0 if monster is None else monster_strength(mind.table, fight.combat, monster)
        return Means(act, swing, cost, removes=1, is_kept=LEAVES[power.id])
    return None


def cheapest(mind: Mind, count: int) -> float:
    """What the least valuable cards of the hand are worth; who has none pays with gear."""
    values = sorted(face_value(mind, c) for c in mind.view.hands[mind.me])
    return sum(values[:count]) if len(values) >= count else GEAR_PRICE * count


def _cheapest_item(mind: Mind) -> float:
    own = [c for c in mind.view.in_play[mind.me] if mind.cards[c].is_item]
    return min((item_value(mind, mind.me, c) for c in own), default=GEAR_PRICE)
