"""Reads what a card does: effects, conditions, prices, limits, modifiers and powers.

The shapes come from `verbs`, `vocabulary` and `terms`; nothing here knows what a verb means.
"""

from __future__ import annotations

from typing import Any

from kickdoor.cards.card_words import (
    CHOICES,
    DEEPEST,
    LIMITS,
    PERS,
    QUERIES,
    SOURCES,
    TARGETS,
    TIMINGS,
)
from kickdoor.cards.checked_reading import Reader, listed, nearest, shown
from kickdoor.cards.model import SLOTS, Effect, Modifier, Power
from kickdoor.cards.verb import Argument
from kickdoor.cards.verbs import VERBS
from kickdoor.cards.vocabulary import CONDITIONS

POWER_FIELDS = ("id", "timing", "on", "when", "pay", "limit", "effects")
MODIFIER_FIELDS = ("to", "add", "when", "power", "per")
# Conditions that are decided by adding up what would hang on them: the engine would go in circles.
CIRCULAR = {"strength": ("behind", "plain", "for_win"), "extra-levels": ("for_win",)}


def read_effects(reader: Reader, value: object, field: str, depth: int = 1) -> list[Effect]:
    """A list of effects, each a table with `do` (or one of the short forms)."""
    if depth > DEEPEST:
        reader.wrong(field, f"effects within effects go {DEEPEST} deep at most")
        return []
    effects = []
    for index, table in enumerate(reader.tables(value, field), 1):
        effect = _effect(reader, table, f"{field}[{index}]", depth)
        if effect is not None:
            effects.append(effect)
    return effects


def read_condition(
    reader: Reader, value: object, field: str, inner: bool = False
) -> dict[str, Any]:
    """A condition: every key a known one; traits always as a list. One may hold another, once."""
    table = reader.table(value, field)
    known = tuple(key for key in CONDITIONS if not inner or CONDITIONS[key] != "condition")
    reader.only(table, known, field, "condition")
    condition: dict[str, Any] = {}
    for key, entry in table.items():
        shape = CONDITIONS.get(key)
        path = f"{field}.{key}"
        if shape == "traits":
            condition[key] = list(reader.words([entry] if isinstance(entry, str) else entry, path))
        elif shape == "int":
            condition[key] = reader.number(entry, path, -20, 30)
        elif shape == "bool":
            condition[key] = reader.flag(entry, path)
        elif shape == "str":
            condition[key] = reader.text(entry, path)
        elif shape == "condition" and not inner:
            condition[key] = read_condition(reader, entry, path, inner=True)
    return condition


def read_price(reader: Reader, value: object, field: str) -> dict[str, Any]:
    """What must be discarded: `cards = [low, high]`, `from`, and which of those."""
    table = reader.table(value, field)
    reader.only(
        table, ("cards", "from", "gold", "slot", "tags", "unless"), field, "part of a price"
    )
    price: dict[str, Any] = {"cards": [1, 1], "from": "any"}
    if "cards" in table:
        price["cards"] = _span(reader, table["cards"], f"{field}.cards")
    if "from" in table:
        price["from"] = reader.word(table["from"], f"{field}.from", SOURCES)
    if "gold" in table:
        price["gold"] = reader.figure(table["gold"], f"{field}.gold", "gold")
    if "slot" in table:
        price["slot"] = reader.word(table["slot"], f"{field}.slot", SLOTS[1:])
    if "tags" in table:
        price["tags"] = list(reader.words(table["tags"], f"{field}.tags"))
    if "unless" in table:
        price["unless"] = read_condition(reader, table["unless"], f"{field}.unless")
    return price


def read_limit(reader: Reader, value: object, field: str) -> dict[str, Any]:
    """How often: `per` and `count`."""
    table = reader.table(value, field)
    reader.only(table, ("per", "count"), field, "part of a limit")
    if "per" not in table:
        reader.wrong(f"{field}.per", f"missing: one of {listed(LIMITS)}")
    per = reader.word(table.get("per", "turn"), f"{field}.per", LIMITS)
    return {"per": per, "count": reader.number(table.get("count", 1), f"{field}.count", 1, 20)}


def read_modifiers(reader: Reader, value: object, field: str, to: str = "") -> list[Modifier]:
    """A list of modifiers; `to` stands in the file unless the field itself says it."""
    return [
        _modifier(reader, table, f"{field}[{index}]", to)
        for index, table in enumerate(reader.tables(value, field), 1)
    ]


def read_powers(reader: Reader, value: object, field: str) -> list[Power]:
    """A list of powers, each with an id of its own."""
    powers: list[Power] = []
    for index, table in enumerate(reader.tables(value, field), 1):
        power = _power(reader, table, f"{field}[{index}]")
        if power.id and any(power.id == other.id for other in powers):
            reader.wrong(f"{field}[{index}].id", f"the card has two powers {power.id!r}")
        powers.append(power)
    return powers


def _modifier(reader: Reader, table: dict[str, Any], field: str, to: str) -> Modifier:
    allowed = MODIFIER_FIELDS if not to else MODIFIER_FIELDS[1:]
    reader.only(table, allowed, field, "part of a modifier")
    if not to:
        to = reader.word(table.get("to", ""), f"{field}.to", QUERIES)
    if "add" not in table:
        reader.wrong(f"{field}.add", "missing: the number that is added")
    when = read_condition(reader, table.get("when", {}), f"{field}.when")
    keys = {*when, *when.get("or", ()), *when.get("nobody", ())}
    for key in CIRCULAR.get(to, ()):
        if key in keys:
            what = "a strength" if to == "strength" else "a level"
            reader.wrong(f"{field}.when.{key}", f"{what} cannot hang on what hangs on it")
    return Modifier(
        to,
        reader.figure(table.get("add", 0), f"{field}.add", "add"),
        when,
        reader.text(table.get("power", ""), f"{field}.power"),
        reader.word(table["per"], f"{field}.per", PERS) if "per" in table else "",
    )


def _power(reader: Reader, table: dict[str, Any], field: str) -> Power:
    reader.only(table, POWER_FIELDS, field, "part of a power")
    for key in ("id", "timing", "effects"):
        if key not in table:
            reader.wrong(f"{field}.{key}", "missing: a power has an id, a timing and effects")
    pay = table.get("pay")
    limit = table.get("limit")
    return Power(
        reader.text(table.get("id", ""), f"{field}.id"),
        reader.word(table.get("timing", "never"), f"{field}.timing", TIMINGS),
        reader.word(table["on"], f"{field}.on", TARGETS) if "on" in table else "",
        read_condition(reader, table.get("when", {}), f"{field}.when"),
        read_price(reader, pay, f"{field}.pay") if pay is not None else {},
        read_limit(reader, limit, f"{field}.limit") if limit is not None else {},
        read_effects(reader, table.get("effects", []), f"{field}.effects"),
    )


def _effect(reader: Reader, table: dict[str, Any], field: str, depth: int) -> Effect | None:
    table = _written_out(table)
    verb = table.get("verb", table.get("do"))
    if not isinstance(verb, str):
        reader.wrong(field, 'missing: an effect says what it does (do = "lose_level")')
        return None
    if verb not in VERBS:
        hint = nearest(verb, VERBS) or f"; known: {listed(VERBS)}"
        reader.wrong(f"{field}.do", f"unknown verb {verb!r}{hint}")
        return None
    arguments = {key: entry for key, entry in table.items() if key not in ("verb", "when")}
    if "verb" not in table:
        del arguments["do"]
    taken = VERBS[verb].arguments
    reader.only(arguments, tuple(taken), field, f"argument of {verb!r}:")
    for key in VERBS[verb].needed:
        if key not in arguments:
            reader.wrong(f"{field}.{key}", f"missing: {verb!r} cannot do without it")
    read = {
        key: _argument(reader, taken[key], entry, f"{field}.{key}", depth)
        for key, entry in arguments.items()
        if key in taken
    }
    if "when" in table:
        read["when"] = read_condition(reader, table["when"], f"{field}.when")
    return Effect(verb, read)


def _written_out(table: dict[str, Any]) -> dict[str, Any]:
    """The short forms as the long one: `verb` and its arguments."""
    if "do" not in table:
        for verb in ("first_possible", "choose_one"):
            if verb in table:
                rest = {key: entry for key, entry in table.items() if key != verb}
                return {"verb": verb, "of": table[verb], **rest}
    if "each" in table:  # `do` is what each of them does
        rest = {key: entry for key, entry in table.items() if key != "each"}
        return {"verb": "each", "who": table["each"], **rest}
    return table


def _argument(reader: Reader, argument: Argument, value: object, field: str, depth: int) -> Any:
    shape = argument.shape
    if isinstance(shape, tuple):
        return reader.word(value, field, shape)
    if shape == "effects":
        return read_effects(reader, value, field, depth + 1)
    if shape == "choices":
        table = reader.table(value, field)
        reader.only(table, CHOICES, field, "word of a choice:")
        return {
            word: read_effects(reader, entry, f"{field}.{word}", depth + 1)
            for word, entry in table.items()
        }
    if shape == "bool":
        return reader.flag(value, field)
    if shape == "str" or argument.is_trait:
        return reader.text(value, field)
    return _number_or_word(reader, argument, value, field)


def _number_or_word(reader: Reader, argument: Argument, value: object, field: str) -> int | str:
    words = argument.words
    if isinstance(value, str) and words:
        return reader.word(value, field, words)
    if isinstance(value, str | list | dict):
        expected = " or ".join(["a whole number", *(repr(word) for word in words)])
        reader.wrong(field, f"expected {expected}, got {shown(value)}")
        return 0
    return reader.number(value, field, argument.low, argument.high)


def _span(reader: Reader, value: object, field: str) -> list[int]:
    if (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(entry, int) and not isinstance(entry, bool) for entry in value)
        and 0 <= value[0] <= value[1] <= 99
    ):
        return list(value)
    reader.wrong(field, f"expected two numbers, lowest and highest, got {shown(value)}")
    return [1, 1]
