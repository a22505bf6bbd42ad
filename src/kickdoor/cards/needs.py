"""What a verb needs around it: a combat to work in, something to answer, somebody it is aimed at.

A card may be well written and still ask for a fight where there is none; the linter says so, and
the engine need not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kickdoor.cards.checked_reading import listed
from kickdoor.cards.implied import target_of, timing_of
from kickdoor.cards.model import (
    MONSTER,
    CardDef,
    Effect,
)
from kickdoor.cards.specials import nested_effects
from kickdoor.cards.verbs import VERBS

# When there is a combat for certain.
_IN_COMBAT: Final = (
    "combat", "in-combat", "own-combat", "helper", "first-roll", "runner-first", "runner",
    "own-escape-roll", "own-failed", "any-failed", "any-escape", "bad-stuff", "own-turn-combat",
)  # fmt: skip


def needs(card: CardDef) -> Iterator[tuple[str, str]]:
    """The fields of a card whose effects cannot do what they say, and what they lack."""
    for field, effects in (("before", card.before), ("bad_stuff", card.bad_stuff)):
        yield from _lacking(field, effects, "combat", "monster")
    yield from _lacking("effects", card.effects, timing_of(card), target_of(card))
    for index, power in enumerate(card.powers, 1):
        on = power.on or ("monster" if card.kind == MONSTER else "")  # itself
        yield from _lacking(f"powers[{index}].effects", power.effects, power.timing, on)
        if power.timing == "face-up-draw" and not power.pay:
            yield f"powers[{index}]", "'face-up-draw' is paid for after the draw: give it a `pay`"


def _lacking(field: str, effects: list[Effect], timing: str, on: str) -> Iterator[tuple[str, str]]:
    for effect in effects:
        verb, declared = effect.do, VERBS[effect.do]
        if declared.in_combat and timing not in _IN_COMBAT:
            yield field, f"{verb!r} needs a combat: give it a timing such as 'combat'"
        if declared.answers and timing not in declared.answers:
            expected = listed(declared.answers)
            yield field, f"{verb!r} answers something: `timing` is one of {expected}"
        aimed = declared.targets(effect.args)
        if aimed and on not in aimed:
            yield field, f"{verb!r} is aimed at something: `on` is one of {listed(aimed)}"
        for inner in nested_effects(effect):
            yield from _lacking(field, inner, timing, on)
