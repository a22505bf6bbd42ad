"""What a card file leaves unsaid: when and on what a card of its kind is played, and what happens.

The engine plays by it, sentences say it, the linter asks it what a verb has around it.
"""

from __future__ import annotations

from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    ITEM,
    LEVEL_UP,
    ONE_SHOT,
    RACE,
    SPECIAL_TREASURE,
    CardDef,
    Effect,
)
from kickdoor.cards.verbs import VERBS


def timing_of(card: CardDef) -> str:
    """When a card is played: as it says, or as its kind is."""
    if card.timing:
        return card.timing
    if card.kind in (ENHANCER, ONE_SHOT):
        return "combat"
    if card.kind in (CLASS, RACE) or {"two-classes", "two-races"} & set(card.passive):
        return "class"
    if card.kind in (SPECIAL_TREASURE, ITEM):
        return "as-item"
    return "never" if card.must_play else "any-time"


def target_of(card: CardDef) -> str:
    """What a card is played on: as it says, or as its kind or its effects are; often nothing."""
    if card.on:
        return card.on
    if card.kind in (CURSE, LEVEL_UP):
        return "player"
    if card.kind == ENHANCER:
        return "monster"
    effects = effects_of(card)
    if card.side == "either":
        return "side-or-monster" if effects else "side"
    return aimed_at("", effects)


def aimed_at(on: str, effects: list[Effect]) -> str:
    """What a power is aimed at: as it says, or as its effects are; often nothing."""
    if on:
        return on
    for effect in effects:
        own = VERBS[effect.do].own_target(effect.args)
        if own:
            return own
    return ""


def effects_of(card: CardDef) -> list[Effect]:
    """What happens as a card is played; a Go Up a Level need not say it."""
    if card.kind == LEVEL_UP and not card.effects:
        return [Effect("gain_level", {})]
    return card.effects
