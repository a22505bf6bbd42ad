"""A thinking bot in its own time: gear, Classes, free Levels, trouble, and what to lay down."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.bargain import Bargain
from kickdoor.bots.normal.class_wishes import rank
from kickdoor.bots.normal.fight_options import cheapest, deed_of, victim_of
from kickdoor.bots.normal.goods import face_value, item_value, use_value
from kickdoor.bots.normal.harm import harm_of
from kickdoor.bots.normal.prices import LEVEL, VICTORY
from kickdoor.bots.normal.situation import Fight, Mind, supposed
from kickdoor.bots.normal.thought import KEEPS, Thought
from kickdoor.bots.shared.appraise import (
    better_than,
    displaced,
    has_kind,
    improves,
    is_crowded,
    may_use,
)
from kickdoor.cards.model import CLASS, DOOR, FOLLOWER, ITEM, LEVEL_UP, MONSTER, ONE_SHOT, RACE
from kickdoor.cards.verb import GOOD
from kickdoor.engine import Card, Combat, EquipItem, Monster, PlayCard, UnequipItem, UsePower

KICK_VALUE: Final = 30.0
SOME_GOOD: Final = 40.0  # what a card is worth of which no more is known than that it does good


def lay_down(mind: Mind, act: PlayCard) -> Thought:
    """A card played in one's own time."""
    face = mind.cards[act.card]
    if face.kind == LEVEL_UP:
        is_own = victim_of(act) in (-1, mind.me)
        points = mind.free_levels(1) if is_own else -500.0
        return Thought(points, "free-level", card=act.card)
    if face.kind in (CLASS, RACE):
        is_second = has_kind(mind.view, face.kind) and _is_full(mind, face)
        points = -50 if is_second else 45 + rank(mind, act.card)
        return Thought(points, "better-character", card=act.card)
    if face.kind == FOLLOWER or face.super or face.half:
        is_better = all(mind.cards[c].bonus < face.bonus for c in act.discarding)
        return Thought(60 if is_better else -5, "better-character", card=act.card)
    if face.kind == ITEM:
        return _item(mind, act, face)
    if face.kind == ONE_SHOT and act.carried == 1:
        return Thought(4 if is_crowded(mind.view) else -5, "makes-room")
    return _special(mind, act, face)


def _is_full(mind: Mind, face: Card) -> bool:
    """Whether a Class or Race would be one too many (CHARACTER-4); what is listed is legal."""
    wanted = "super" if face.kind == CLASS else "half"
    return not any(getattr(mind.cards[c], wanted) for c in mind.view.in_play[mind.me])


def _item(mind: Mind, act: PlayCard, face: Card) -> Thought:
    if improves(mind.view, act.card) and act.carried < 1:
        return Thought(50 + 3 * face.bonus, "better-gear", card=act.card)
    if act.carried < 1 and may_use(mind.view, act.card) and not displaced(mind.view, act.card):
        return Thought(12, "better-gear", card=act.card)
    mine = item_value(mind, mind.me, act.card)
    for seat in mind.others:
        if item_value(mind, seat, act.card) > mine + 15:
            return Thought(9, "for-trade", card=act.card)
    return Thought(7 if is_crowded(mind.view) else -5, "makes-room", card=act.card)


def _special(mind: Mind, act: PlayCard, face: Card) -> Thought:
    deed = deed_of(face)
    if deed == "steal_level":
        victim = victim_of(act)
        points = mind.free_levels(1) + LEVEL * mind.rivalry(victim)
        return Thought(points if victim != mind.me else -500, "steals-a-level", seat=victim)
    if face.attaches:
        return _cheat(mind, act)
    if deed == "take_discard":
        wanted = act.on[0] if act.on else -1
        gain = _found_value(mind, wanted) - face_value(mind, act.card) - 60
        return Thought(gain, "digs", card=wanted)
    if deed in ("draw", "gain_level"):
        return Thought(60, "free-cards", card=act.card)
    if deed == "take_item":
        return Thought(40, "steals", card=act.card)
    if face.bonus > 0 and face.kind != ONE_SHOT:
        return Thought(60, "better-gear", card=act.card)
    if deed == "cancel_curse":
        return Thought(20, "lifts-a-curse", card=act.card)
    if face.tone and mind.view.combat is None:
        return _by_tone(mind, act, face)
    return Thought(3 if is_crowded(mind.view) else -10, "makes-room", card=act.card)


def _by_tone(mind: Mind, act: PlayCard, face: Card) -> Thought:
    """A card of which no more is known than that it is good or bad for whom it is on."""
    subject = victim_of(act)
    is_own = subject in (-1, mind.me)
    if is_own == (face.tone != GOOD):
        return Thought(-300, "not-on-oneself")
    if is_own:
        return Thought(SOME_GOOD, "does-me-good", card=act.card)
    harm = harm_of(mind.view, face, subject)
    if not harm:
        return Thought(-10, "not-worth-it")
    return Thought(mind.rivalry(subject) * harm, "hurts-a-rival", seat=subject)


def _found_value(mind: Mind, card: int) -> float:
    """What a card of a pile would be worth in the hand."""
    if not 0 <= card < len(mind.cards):
        return 0.0
    return face_value(mind, card)


def _cheat(mind: Mind, act: PlayCard) -> Thought:
    item = act.on[0] if act.on else -1
    if not 0 <= item < len(mind.cards):
        return KEEPS
    gain = 0.0
    if not (mind.view.equipped[item] and item in mind.view.in_play[mind.me]):
        if not improves(mind.view, item):
            gain = mind.values.bonus * mind.cards[item].bonus
        elif displaced(mind.view, item):
            gain = mind.values.bonus * sum(mind.cards[c].bonus for c in displaced(mind.view, item))
    return Thought(gain - 45, "better-gear", card=item)


def turn_item(mind: Mind, act: EquipItem | UnequipItem) -> Thought:
    """Items are put on where the rules have room for them, and taken off for something better."""
    if isinstance(act, EquipItem):
        return Thought(50 + 3 * mind.cards[act.card].bonus, "better-gear", card=act.card)
    better = better_than(mind.view, act.card)
    return Thought(80, "better-gear", card=better) if better >= 0 else KEEPS


def trouble(mind: Mind, card: int) -> Thought:
    """Looking for trouble with a monster of one's own."""
    combat = Combat(mind.me)
    combat.monsters.append(Monster(0, card, card, 0))
    with supposed(mind.table, combat):
        return Thought(_prospect(mind, Fight(mind, combat)), "finds-trouble", card=card)


def _prospect(mind: Mind, fight: Fight) -> float:
    """What a fight that is looked for comes to."""
    points = -fight.loss(mind.me)
    spare = sum(
        mind.cards[c].bonus
        for c in mind.view.hands[mind.me]
        if mind.cards[c].kind == ONE_SHOT and mind.cards[c].bonus > 0
    )
    if fight.lack <= -mind.values.safe - mind.temper.nerve:
        points = fight.gain(mind.me) * 0.9
    elif fight.lack <= spare:
        odds = 0.7 - 0.1 * mind.temper.nerve
        spent = mind.values.shot * max(fight.lack, 0)
        points = odds * fight.gain(mind.me) - (1 - odds) * fight.loss(mind.me) - spent
    elif not fight.is_for_win and _helpers(mind, fight):
        gain = fight.gain(mind.me) - mind.values.treasure
        points = 0.7 * gain - 0.3 * fight.loss(mind.me)
    if fight.is_for_win and fight.lack > spare - 4:
        return min(points, VICTORY * 0.25)
    return points


def _helpers(mind: Mind, fight: Fight) -> bool:
    """Whether somebody could turn such a fight, and would for a Treasure."""
    bargain = Bargain(mind, fight, 0.0)
    return any(
        bargain.lack_with(s) <= 0 and bargain.worth_to_helper(s, 1) >= 0 for s in mind.others
    )


def loot(mind: Mind) -> Thought:
    return Thought(mind.values.door, "loots")


def use(mind: Mind, act: UsePower) -> Thought:
    """A power used out of combat."""
    power = mind.view.catalogue.powers[act.power]
    if power.id == "steal":
        return _steal(mind, act)
    if power.id == "resurrect":
        return _resurrect(mind)
    return KEEPS


def _steal(mind: Mind, act: UsePower) -> Thought:
    item = next((ref for ref in (*act.on, *act.choose) if 0 <= ref < len(mind.cards)), -1)
    if item < 0:
        return KEEPS
    owner = next((s for s in mind.others if item in mind.view.in_play[s]), -1)
    if owner < 0:
        return KEEPS
    if not mind.values.theft:
        return Thought(-10, "not-worth-it")
    won = mind.values.theft * use_value(mind, mind.me, item)
    won += mind.rivalry(owner) * mind.temper.spite * item_value(mind, owner, item)
    lost = LEVEL if mind.levels[mind.me] > 1 else 0.0
    return Thought(0.5 * won - 0.5 * lost - cheapest(mind, 1), "steals", seat=owner, card=item)


def _resurrect(mind: Mind) -> Thought:
    """The topmost Door of the discards in place of the kick: an easy monster, or nothing."""
    pile = mind.view.discards[DOOR]
    if not pile or mind.cards[pile[-1]].kind != MONSTER:
        return KEEPS
    thought = trouble(mind, pile[-1])
    return Thought(thought.points * 0.9 - cheapest(mind, 1), "digs", card=pile[-1])
