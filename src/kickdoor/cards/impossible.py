"""What can never be: conditions that nothing fulfils, cards, powers and effects nobody gets to.

None of it does harm, so that the linter warns and the loader says nothing; but nobody writes it on
purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kickdoor.cards.checked_reading import listed
from kickdoor.cards.model import (
    ENHANCER,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    SPECIAL_DOOR,
    SPECIAL_TREASURE,
    CardDef,
    Effect,
    Power,
)
from kickdoor.cards.specials import nested_effects
from kickdoor.cards.verbs import VERBS

HIGHEST_LEVEL: Final = 20  # of an Epic game
_PLAYED: Final = (ENHANCER, SPECIAL_DOOR, ONE_SHOT, LEVEL_UP, SPECIAL_TREASURE)
_BOUNDS: Final = (("min_level", "max_level"), ("rolled_min", "rolled_max"))
# Flags that cannot hold together; or the first cannot hold where the second does not.
_CLASHES: Final = (
    ("helping", True, "fighting", True),
    ("helping", True, "alone", True),
    ("plain", True, "alone", False),
)
# Who may use a power of this timing is the one, so that he is not the other.
_ROLES: Final = {"helper": ("fighting", "helping"), "own-combat": ("helping", "fighting")}
# When a power may be used over and over.
_REPEATED: Final = (
    "any-time", "combat", "in-combat", "own-combat", "helper", "own-turn", "out-of-combat",
    "before-kick", "equip",
)  # fmt: skip


def impossible(condition: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The keys of a condition that cannot hold, and why."""
    for low, high in _BOUNDS:
        if low in condition and high in condition and condition[low] > condition[high]:
            yield low, f"never holds: {condition[low]} is more than {high} = {condition[high]}"
    if condition.get("min_level", 0) > HIGHEST_LEVEL:
        yield "min_level", f"never holds: nobody is above Level {HIGHEST_LEVEL}"
    if condition.get("max_level", 1) < 1:
        yield "max_level", "never holds: nobody is below Level 1"
    lacks = set(condition.get("lacks", ()))
    for key in ("has", "suffers"):
        traits = condition.get(key, ())
        if traits and lacks.issuperset(traits):
            yield key, f"never holds: `lacks` says the opposite of {listed(traits)}"
    for one, value, other, clash in _CLASHES:
        if condition.get(one) is value and condition.get(other) is clash:
            yield one, f"never holds together with {other} = {str(clash).lower()}"


def unreachable(card: CardDef) -> Iterator[tuple[str, str]]:
    """The fields of a card that nobody ever gets to, or the card itself."""
    if card.usable_by and set(card.not_usable_by).issuperset(card.usable_by):
        yield "usable_by", "nobody can use it: `not_usable_by` names the same"
    lies_there = card.modifiers or card.passive or card.powers
    is_lost = card.timing == "never" and not card.must_play and not lies_there
    if card.kind in _PLAYED and is_lost:
        yield "timing", "the card can never be played"
    for index, power in enumerate(card.powers, 1):
        for field, message in _unusable(power):
            yield f"powers[{index}].{field}", message
    for name in ("before", "bad_stuff", "effects"):
        yield from _past(name, getattr(card, name))
    if card.kind == MONSTER:
        yield from _of_monster(card)


def endless(card: CardDef) -> Iterator[tuple[str, str]]:
    """Powers that can be used again and again, at no cost: a bot may never do anything else."""
    for index, power in enumerate(card.powers, 1):
        is_free = not power.limit and (not power.pay or power.pay["cards"][1] == 0)
        ends = any(VERBS[effect.do].ends for effect in power.effects)
        if is_free and not ends and power.timing in _REPEATED:
            yield (
                f"powers[{index}]",
                "costs nothing and has no limit: it can be used for ever (`pay`, `limit`)",
            )


def _unusable(power: Power) -> Iterator[tuple[str, str]]:
    if power.timing == "never":
        yield "timing", "the power can never be used"
    excluded, role = _ROLES.get(power.timing, ("", ""))
    if excluded and (power.when.get(excluded) is True or power.when.get(role) is False):
        yield "when", f"never holds for those who may use it: the timing is {power.timing!r}"
    yield from _past("effects", power.effects)


def _past(field: str, effects: list[Effect]) -> Iterator[tuple[str, str]]:
    """Effects after one that is always possible, where only the first possible happens."""
    for effect in effects:
        if effect.do == "first_possible":
            for first in effect.args.get("of", [])[:-1]:
                if VERBS[first.do].is_certain and "when" not in first.args:
                    yield (
                        field,
                        f"what comes after {first.do!r} never happens: it is always possible",
                    )
                    break
        for inner in nested_effects(effect):
            yield from _past(field, inner)


def _of_monster(card: CardDef) -> Iterator[tuple[str, str]]:
    if card.leaves_treasures and not card.will_not_fight:
        yield "leaves_treasures", "never drawn: there is no `will_not_fight`"
    if card.cannot_flee and card.auto_escape:
        yield "auto_escape", "never happens: `cannot_flee` says the opposite"
    if card.auto_escape and card.bad_stuff:
        yield "bad_stuff", "never happens: with `auto_escape` everybody gets away"
    if card.run_away and (card.cannot_flee or card.auto_escape):
        yield "run_away", "never counts: nobody rolls to escape it"
