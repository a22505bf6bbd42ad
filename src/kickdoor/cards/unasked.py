"""What a card may say and nobody asks: numbers that count for nothing on a card of its kind, and
conditions on what is not there to be asked about.

The loader takes them, and they would do nothing without a word: the linter refuses them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kickdoor.cards.card_words import QUERIES
from kickdoor.cards.checked_reading import listed
from kickdoor.cards.model import (
    ENHANCER,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    CardDef,
    Effect,
    Modifier,
)
from kickdoor.cards.specials import nested_effects

_FOR_KILLS: Final = ("extra-levels", "extra-treasures")  # asked of monsters alone
# What a card of the kind adds to; any other adds to whatever is asked of its owner or victim.
_OF_KIND: Final = {
    MONSTER: ("strength", "doors", "sale", *_FOR_KILLS),
    ENHANCER: ("strength", "sale"),
    ONE_SHOT: ("strength", "sale"),
    LEVEL_UP: ("sale",),
}
_OF_OWNER: Final = tuple(query for query in QUERIES if query not in _FOR_KILLS)
_COUNTED: Final = ("strength", *_FOR_KILLS)  # what `per` multiplies
_ROLLS: Final = ("rolled_min", "rolled_max")
_TARGETS: Final = ("target_higher", "target_max_level", "target_is")


def modifiers_by_field(card: CardDef) -> Iterator[tuple[str, Modifier]]:
    """Every modifier of a card, with the field of its file that says it."""
    own = "strength" if card.kind == MONSTER else "gives"
    for field, modifiers in (
        (own, card.modifiers),
        ("extra_levels", card.extra_levels),
        ("extra_treasures", card.extra_treasures),
    ):
        for modifier in modifiers:
            yield field, modifier


def unasked(card: CardDef) -> Iterator[tuple[str, str]]:
    """The fields of a card that are never asked, and why."""
    for field, modifier in modifiers_by_field(card):
        for message in _of_modifier(card, modifier):
            yield field, message
        yield from _of_condition(field, modifier.when, (*_ROLLS, *_TARGETS))
    for field in ("pursues", "will_not_fight"):
        yield from _of_condition(field, getattr(card, field), (*_ROLLS, *_TARGETS))
    yield from _of_use("", card.when, card.pay)
    for field in ("before", "bad_stuff", "effects"):
        yield from _of_effects(field, getattr(card, field))
    for index, power in enumerate(card.powers, 1):
        yield from _of_use(f"powers[{index}].", power.when, power.pay)
        yield from _of_effects(f"powers[{index}].effects", power.effects)


def _of_modifier(card: CardDef, modifier: Modifier) -> Iterator[str]:
    to, per = modifier.to, modifier.per
    allowed = _OF_KIND.get(card.kind, _OF_OWNER)
    if to not in allowed:
        yield f"never asked: a {card.kind_word!r} adds to {listed(allowed)}, not to {to!r}"
    elif to == "sale" and (modifier.when or per):
        yield "never asked: what a sale brings has no `when` and no `per`"
    elif per and to not in _COUNTED:
        yield f"never asked: {to!r} is not counted by anything"
    elif per == "munchkin" and (card.kind != MONSTER or to == "extra-treasures"):
        yield "never asked: only a monster's strength and its levels are for each munchkin"


def _of_use(head: str, when: dict[str, Any], pay: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What is asked before a card is played or a power used: its target is known, no roll is."""
    yield from _of_condition(f"{head}when", when, _ROLLS)
    for key, inner in when.items():
        if isinstance(inner, dict):
            yield from _of_condition(f"{head}when.{key}", inner, _TARGETS)
    yield from _of_condition(f"{head}pay.unless", pay.get("unless", {}), (*_ROLLS, *_TARGETS))


def _of_effects(field: str, effects: list[Effect]) -> Iterator[tuple[str, str]]:
    for effect in effects:
        yield from _of_condition(field, effect.args.get("when", {}), _TARGETS)
        for inner in nested_effects(effect):
            yield from _of_effects(field, inner)


def _of_condition(
    field: str, condition: dict[str, Any], unknown: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    for key, value in condition.items():
        if key in unknown:
            what = "no roll" if key in _ROLLS else "nothing aimed at"
            yield f"{field}.{key}", f"never asked: there is {what} here"
        if isinstance(value, dict):
            yield from _of_condition(f"{field}.{key}", value, unknown)
