"""What chance to win every seat has, as a table lies: for who looks ahead and must stop somewhere.

The weights were fitted to 1,800 games of four *normal* of munchkin (62,000 beginnings of turns): a
multinomial logit of who won on what every seat had then. They are in logarithms of the odds.
"""

from __future__ import annotations

from math import exp
from typing import Final

from kickdoor.cards.model import ENHANCER, FOLLOWER, ITEM, MONSTER, ONE_SHOT
from kickdoor.engine import Card, Game, SeatView

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


def chance_of(game: Game, seat: int) -> float:
    """A seat's chance to win a game, in which all hands are known."""
    winners = game.winners
    if winners:
        return 1.0 / len(winners) if seat in winners else 0.0
    odds = [exp(standing(game.view(s))) for s in range(len(game.seats))]
    return odds[seat] / sum(odds)


def standing(view: SeatView) -> float:
    """How a seat stands: its Level, what it uses, what it holds, how soon its turn comes."""
    gear, rest = _in_play(view)
    level = view.levels[view.seat]
    missing = min(max(view.rules.win_level - level, 0), len(MISSING) - 1)
    wait = (view.seat - view.turn - 1) % view.seats
    return MISSING[missing] + GEAR * gear + rest + _in_hand(view, level + gear) - LATER * wait


def _in_play(view: SeatView) -> tuple[int, float]:
    """The bonuses in use, and what the rest is worth."""
    cards = view.catalogue.cards
    gear = 0
    rest = 0.0
    for c in view.in_play[view.seat]:
        face = cards[c]
        if view.equipped[c] or face.kind == FOLLOWER:
            gear += face.bonus
        elif face.kind == ONE_SHOT:
            rest += HELD[face.deck] + _goods(face)
        elif face.kind == ITEM:
            rest += _goods(face)
        elif face.id == "cleric":
            rest += CLERIC
    return gear, rest


def _in_hand(view: SeatView, strength: int) -> float:
    """What is held; a monster counts more for who is stronger than it."""
    cards = view.catalogue.cards
    worth = 0.0
    for c in view.hand:
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
