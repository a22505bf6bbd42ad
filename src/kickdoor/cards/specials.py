"""Counts what only one card can reach: every word of the language that a single card uses.

A language in which every card has a word of its own is no language; the count keeps us honest.
Verbs, conditions, timings, targets, prices, limits, durations, queries, passives and what is
ignored all count. The arguments of a verb do not: they are how two cards come to share one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kickdoor.cards.model import CardDef, CardSet, Effect, Modifier, Power

MOST_SPECIAL: Final = 15  # per cent of the distinct cards


def words_of(card: CardDef) -> set[str]:
    """Every word of the language that a card uses, as `do:roll`, `when:fire`, `timing:curse`."""
    words = {f"passive:{word}" for word in card.passive}
    words |= {f"ignores:{word}" for word in card.ignores}
    for modifier in (*card.modifiers, *card.extra_levels, *card.extra_treasures):
        words |= set(_of_modifier(modifier))
    for power in card.powers:
        words |= set(_of_power(power))
    for effects in (card.before, card.bad_stuff, card.effects):
        words |= set(_of_effects(effects))
    for condition in (card.pursues, card.will_not_fight, card.when):
        words |= set(_of_condition(condition))
    words |= set(_of_use(card.timing, card.on, card.pay))
    if card.lasts:
        words.add(f"lasts:{card.lasts}")
    return words


def specials(sets: Iterable[CardSet]) -> dict[str, list[str]]:
    """Per card id the words that no other card uses; copies in other sets are the same card."""
    users: dict[str, set[str]] = {}
    for card_set in sets:
        for card in card_set.cards:
            for word in words_of(card):
                users.setdefault(word, set()).add(card.id)
    alone: dict[str, list[str]] = {}
    for word in sorted(users):
        if len(users[word]) == 1:
            alone.setdefault(min(users[word]), []).append(word)
    return dict(sorted(alone.items()))


def nested_effects(effect: Effect) -> Iterator[list[Effect]]:
    """The lists of effects within an effect."""
    for name, argument in effect.args.items():
        if isinstance(argument, list):
            yield argument
        elif isinstance(argument, dict) and name != "when":
            yield from argument.values()


def _of_effects(effects: list[Effect]) -> Iterator[str]:
    for effect in effects:
        yield f"do:{effect.do}"
        yield from _of_condition(effect.args.get("when", {}))
        for inner in nested_effects(effect):
            yield from _of_effects(inner)


def _of_modifier(modifier: Modifier) -> Iterator[str]:
    yield f"to:{modifier.to}"
    if modifier.per:
        yield f"per:{modifier.per}"
    yield from _of_condition(modifier.when)


def _of_power(power: Power) -> Iterator[str]:
    yield from _of_use(power.timing, power.on, power.pay)
    yield from _of_condition(power.when)
    yield from _of_effects(power.effects)
    if power.limit:
        yield f"limit:{power.limit['per']}"


def _of_use(timing: str, on: str, pay: dict[str, Any]) -> Iterator[str]:
    if timing:
        yield f"timing:{timing}"
    if on:
        yield f"on:{on}"
    if pay:
        yield f"pay:{pay['from']}"


def _of_condition(condition: dict[str, Any]) -> Iterator[str]:
    for word, value in condition.items():
        yield f"when:{word}"
        if isinstance(value, dict):
            yield from _of_condition(value)
