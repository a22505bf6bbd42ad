"""The JSON Schema of card files, for editors: built from the same words the loader reads by."""

from __future__ import annotations

from typing import Any, Final

from kickdoor.cards.card_words import (
    CHOICES,
    DURATIONS,
    FIELDS,
    FIGURES,
    IGNORES,
    LIMITS,
    NEEDED_FIELDS,
    PASSIVES,
    PERS,
    QUERIES,
    SIDES,
    SORTS,
    SOURCES,
    TARGETS,
    TIMINGS,
)
from kickdoor.cards.effects import MODIFIER_FIELDS
from kickdoor.cards.model import SLOTS
from kickdoor.cards.verb import Argument
from kickdoor.cards.verbs import VERBS
from kickdoor.cards.vocabulary import CONDITIONS

Schema = dict[str, Any]

_TEXT: Final[Schema] = {"type": "string"}
_FLAG: Final[Schema] = {"type": "boolean"}
_WORDS: Final[Schema] = {"type": "array", "items": _TEXT}
_TRAITS: Final[Schema] = {"anyOf": [_TEXT, _WORDS]}
_EFFECTS: Final[Schema] = {"type": "array", "items": {"$ref": "#/$defs/effect"}}
_CONDITION: Final[Schema] = {"$ref": "#/$defs/condition"}
_PRICE: Final[Schema] = {"$ref": "#/$defs/price"}


def card_schema() -> Schema:
    """The schema of one card file: a table per card."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "kickdoor card file",
        "type": "object",
        "additionalProperties": {"oneOf": [_card(kind) for kind in FIELDS]},
        "$defs": {
            # `each` has a `do` of its own and so no long form.
            "effect": {
                "anyOf": [*(_effect(verb) for verb in VERBS if verb != "each"), *_short_forms()]
            },
            "condition": _condition(tuple(CONDITIONS)),
            "inner_condition": _condition(
                tuple(key for key in CONDITIONS if CONDITIONS[key] != "condition")
            ),
            "price": _table(
                {
                    "cards": {
                        "type": "array",
                        "items": {"type": "integer"},
                        "minItems": 2,
                        "maxItems": 2,
                    },
                    "from": _one_of(SOURCES),
                    "gold": _figure("gold"),
                    "slot": _one_of(SLOTS[1:]),
                    "tags": _WORDS,
                    "unless": _CONDITION,
                }
            ),
            "power": _power(),
        },
    }


def _table(properties: Schema, needed: tuple[str, ...] = ()) -> Schema:
    table: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if needed:
        table["required"] = list(needed)
    return table


def _one_of(words: tuple[str, ...]) -> Schema:
    return {"enum": [word for word in words if word]}


def _list_of(words: tuple[str, ...]) -> Schema:
    return {"type": "array", "items": _one_of(words)}


def _figure(name: str) -> Schema:
    low, high = FIGURES[name]
    return {"type": "integer", "minimum": low, "maximum": high}


def _card(kind: str) -> Schema:
    properties = {field: _field(field) for field in FIELDS[kind]}
    properties["kind"] = {"const": kind}
    return _table(properties, ("kind", "name", *NEEDED_FIELDS.get(kind, ())))


def _field(field: str) -> Schema:
    if field in FIGURES:
        return _figure(field)
    return _FIELDS.get(field, _TEXT)


def _modifiers(with_query: bool) -> Schema:
    values: Schema = {
        "to": _one_of(QUERIES),
        "add": _figure("add"),
        "when": _CONDITION,
        "power": _TEXT,
        "per": _one_of(PERS),
    }
    fields = MODIFIER_FIELDS if with_query else MODIFIER_FIELDS[1:]
    needed = ("to", "add") if with_query else ("add",)
    return {"type": "array", "items": _table({field: values[field] for field in fields}, needed)}


def _power() -> Schema:
    limit = _table({"per": _one_of(LIMITS), "count": {"type": "integer", "minimum": 1}}, ("per",))
    return _table(
        {
            "id": _TEXT,
            "timing": _one_of(TIMINGS),
            "on": _one_of(TARGETS),
            "when": _CONDITION,
            "pay": _PRICE,
            "limit": limit,
            "effects": _EFFECTS,
        },
        ("id", "timing", "effects"),
    )


def _effect(verb: str) -> Schema:
    properties: Schema = {key: _argument(one) for key, one in VERBS[verb].arguments.items()}
    properties["do"] = {"const": verb}
    properties["when"] = _CONDITION
    return _table(properties, ("do", *VERBS[verb].needed))


def _short_forms() -> list[Schema]:
    return [
        _table({"first_possible": _EFFECTS, "when": _CONDITION}, ("first_possible",)),
        _table({"choose_one": _SHAPES["choices"], "when": _CONDITION}, ("choose_one",)),
        _table({"each": _TEXT, "do": _EFFECTS, "when": _CONDITION}, ("each", "do")),
    ]


def _argument(argument: Argument) -> Schema:
    value = _value(argument)
    return value | {"default": argument.default} if argument.has_default_to_write else value


def _value(argument: Argument) -> Schema:
    shape = argument.shape
    if isinstance(shape, tuple):
        return _one_of(shape)
    if argument.is_trait:
        return _TEXT
    if shape in _SHAPES:
        return _SHAPES[shape]
    number: Schema = {"type": "integer", "minimum": argument.low, "maximum": argument.high}
    return {"anyOf": [number, {"enum": list(argument.words)}]} if argument.words else number


def _condition(keys: tuple[str, ...]) -> Schema:
    return _table({key: _condition_value(key) for key in keys})


def _condition_value(key: str) -> Schema:
    return _SHAPES.get(CONDITIONS[key], {"type": "integer"})


_SHAPES: Final[dict[str, Schema]] = {
    "str": _TEXT,
    "bool": _FLAG,
    "traits": _TRAITS,
    "effects": _EFFECTS,
    "condition": {"$ref": "#/$defs/inner_condition"},
    "choices": _table(dict.fromkeys(CHOICES, _EFFECTS)),
}
_FIELDS: Final[dict[str, Schema]] = {
    **dict.fromkeys(("tags", "rulings", "usable_by", "not_usable_by"), _WORDS),
    **dict.fromkeys(("before", "bad_stuff", "effects"), _EFFECTS),
    **dict.fromkeys(("pursues", "will_not_fight", "when"), _CONDITION),
    **dict.fromkeys(("strength", "extra_levels", "extra_treasures"), _modifiers(False)),
    **dict.fromkeys(("big", "complex", "laser", "cannot_flee", "auto_escape"), _FLAG),
    **dict.fromkeys(("no_helpers", "must_play", "on_choice", "plural"), _FLAG),
    "gives": _modifiers(True),
    "passive": _list_of(PASSIVES),
    "ignores": _list_of(IGNORES),
    "of_items": _table({"only": _list_of(SORTS), "but": _list_of(SORTS)}),
    "timing": _one_of(TIMINGS),
    "on": _one_of(TARGETS),
    "lasts": _one_of(DURATIONS),
    "side": _one_of(SIDES),
    "slot": _one_of(SLOTS),
    "pay": _PRICE,
    "powers": {"type": "array", "items": {"$ref": "#/$defs/power"}},
}
