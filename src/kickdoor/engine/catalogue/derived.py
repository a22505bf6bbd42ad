"""What a card file says in words as the engine wants it: in which moments a card is played, what it
ignores, whether it hurts.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import IGNORES, SORTS
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    RACE,
    CardDef,
    Effect,
)
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.catalogue.model import (
    FIRST_SORT,
    LASER_SORT,
    NO_ITEMS,
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


def moments_of(card: Card) -> int:
    """The moments in which a card could be played from the hand by itself."""
    moments: int = TIMING_MOMENTS[card.timing]
    if card.kind == MONSTER:  # COMBAT-10
        return M_COMBAT if card.undead else 0
    if card.kind in (CLASS, RACE, ITEM, FOLLOWER) or card.super or card.half:
        return M_REST | M_OPENING
    return M_REST if card.kind in (CURSE, LEVEL_UP) else moments
