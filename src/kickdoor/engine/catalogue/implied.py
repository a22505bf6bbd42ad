"""What a card file leaves unsaid, or says in words, as the engine wants it: when and on what a card
is played, in which moments, what it ignores, whether it hurts.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import IGNORES, SORTS, TARGETS
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    RACE,
    SPECIAL_TREASURE,
    CardDef,
    Effect,
)
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.catalogue.model import (
    FIRST_SORT,
    LASER_SORT,
    NO_ITEMS,
    ON_ANY_MONSTER_SIDE,
    ON_MONSTER,
    ON_PLAYER,
    ON_SIDE,
    Card,
)
from kickdoor.engine.catalogue.moments import (
    M_BAD_STUFF,
    M_COMBAT,
    M_CURSE,
    M_FIRST_ROLL,
    M_OPENING,
    M_REST,
    M_ROLLED,
    M_WAIT,
    T_ANY_TIME,
    T_AS_ITEM,
    T_CLASS,
    T_COMBAT,
    TIMING_MOMENTS,
)

WINDOWS: Final = M_WAIT | M_FIRST_ROLL | M_ROLLED | M_CURSE | M_BAD_STUFF


def ignored_by(d: CardDef) -> int:
    """The bits of what does not count; of the Items those of each sort that is meant."""
    bits = 0
    for word in d.ignores:
        bits |= 1 << IGNORES.index(word)
    if not bits & NO_ITEMS:
        return bits
    sorts = _sorts(d.of_items.get("only", SORTS)) & ~_sorts(d.of_items.get("but", ()))
    return bits & ~NO_ITEMS | sorts << FIRST_SORT


def _sorts(words: tuple[str, ...]) -> int:
    """Sorts of Items as bits; a laser is a 2-Hands Item too (ITEM-12)."""
    bits = 0
    for word in words:
        bits |= 1 << SORTS.index(word)
        if word == "2-hands":
            bits |= 1 << LASER_SORT
    return bits


def hurts(e: Effect) -> bool:
    """Whether an effect, or one inside it, takes Levels or kills."""
    if VERBS[e.do].takes_levels:
        return True
    if e.do == "discard_worth":
        return bool(e.args.get("short_level") or e.args.get("or_level"))
    inner = e.args.get("of", e.args.get("otherwise"))
    if isinstance(inner, dict):
        return any(hurts(x) for program in inner.values() for x in program)
    return isinstance(inner, list) and any(hurts(x) for x in inner)


def answers_of(timing: int) -> int:
    """The windows in which something of this timing answers."""
    moments = TIMING_MOMENTS[timing]
    if moments & M_REST == M_REST:
        return moments & M_CURSE  # what may be done at any time answers nothing, but a Curse
    return moments & WINDOWS


def default_timing(d: CardDef, card: Card) -> int:
    """When a card of its kind is played."""
    if d.kind in (ENHANCER, ONE_SHOT):
        return T_COMBAT
    if d.kind in (CLASS, RACE) or card.super or card.half:
        return T_CLASS
    if d.kind in (SPECIAL_TREASURE, ITEM):
        return T_AS_ITEM
    return 0 if d.must_play else T_ANY_TIME


def default_target(d: CardDef | None, effects: list[Effect]) -> int:
    """What a card of its kind, or what its effects do, is aimed at."""
    if d is not None:
        if d.kind in (CURSE, LEVEL_UP):
            return ON_PLAYER
        if d.kind == ENHANCER:
            return ON_MONSTER
        if d.side == "either":
            return ON_SIDE if not effects else ON_ANY_MONSTER_SIDE
    for e in effects:
        own = VERBS[e.do].own_target(e.args)
        if own:
            return TARGETS.index(own)
    return 0


def moments_of(card: Card) -> int:
    """The moments in which a card could be played from the hand by itself."""
    moments: int = TIMING_MOMENTS[card.timing]
    if card.kind == MONSTER:  # COMBAT-10
        return M_COMBAT if card.undead else 0
    if card.kind in (CLASS, RACE, ITEM, FOLLOWER) or card.super or card.half:
        return M_REST | M_OPENING
    return M_REST if card.kind in (CURSE, LEVEL_UP) else moments
