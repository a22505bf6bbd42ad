"""What chance to win every seat has, as a table lies: for who looks ahead and must stop somewhere.

The weights were fitted to 1,800 games of four *normal* of munchkin (62,000 beginnings of turns): a
multinomial logit of who won on what every seat had then. They are in logarithms of the odds.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kickdoor.cards.model import ENHANCER, FOLLOWER, ITEM, MONSTER, ONE_SHOT
from kickdoor.engine import Card, Table

# By Levels that are missing to the last: one short of it is worth most.
MISSING: Final = (2.7, 2.1, 1.51, 1.3, 1.0, 0.76, 0.48, 0.37, 0.14, 0.0)
GEAR: Final = 0.068  # +1 in use
GOLD: Final = 0.00017  # a gold piece of what lies idle or in the hand
HELD: Final = (0.095, 0.059)  # a Door, a Treasure in the hand
SHOT: Final = 0.053  # +1 to be spent once, besides
ENHANCED: Final = 0.016  # the same, of a monster
QUARRY: Final = 0.16  # a monster in the hand that can be beaten, besides
CLERIC: Final = 0.36  # Divine Intervention may bring the last Level
LATER: Final = 0.072  # a turn that comes one later


def chance_of(t: Table, seat: int) -> float:
    """A seat's chance to win the game."""
    if t.winners:
        return 1.0 / len(t.winners) if seat in t.winners else 0.0
    odds = [exp(standing(t, s)) for s in range(t.seats)]
    return odds[seat] / sum(odds)


def standing(t: Table, seat: int) -> float:
    """How a seat stands: its Level, what it uses, what it holds, how soon its turn comes."""
    gear, rest = _in_play(t, seat)
    level = t.levels[seat]
    missing = min(max(t.rules.win_level - level, 0), len(MISSING) - 1)
    wait = (seat - t.turn - 1) % t.seats
    return MISSING[missing] + GEAR * gear + rest + _in_hand(t, seat, level + gear) - LATER * wait


def _in_play(t: Table, seat: int) -> tuple[int, float]:
    """The bonuses in use, and what the rest is worth."""
    cards = t.catalogue.cards
    gear = 0
    rest = 0.0
    for c in t.tables[seat]:
        face = cards[c]
        if t.equipped[c] or face.kind == FOLLOWER:
            gear += face.bonus
        elif face.kind == ONE_SHOT:
            rest += HELD[face.deck] + _goods(face)
        elif face.kind == ITEM:
            rest += _goods(face)
        elif face.id == "cleric":
            rest += CLERIC
    return gear, rest


def _in_hand(t: Table, seat: int, strength: int) -> float:
    """What is held; a monster counts more for who is stronger than it."""
    cards = t.catalogue.cards
    worth = 0.0
    for c in t.hands[seat]:
        face = cards[c]
        worth += HELD[face.deck]
        worth += _goods(face)
        if face.kind == ENHANCER:
            worth += ENHANCED * abs(face.bonus)
        elif face.kind == MONSTER and face.level < strength:
            worth += QUARRY
    return worth


def _goods(face: Card) -> float:
    """What an Item that lies idle, or a potion that is not drunk yet, is worth."""
    if face.kind == ONE_SHOT:
        return SHOT * abs(face.bonus)
    return GOLD * max(face.gold, 0) if face.kind == ITEM else 0.0
