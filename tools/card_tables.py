"""The tables of docs/reference/cards.md: every word of card files, from their JSON Schema.

The schema is what `kickdoor cards schema` prints, so that page, editors and loader agree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from page_table import PageTable, code, either

from kickdoor.cards.json_schema import card_schema
from kickdoor.cards.model import CardDef
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.cards.specials import words_of
from kickdoor.cards.verbs import VERBS

Schema = dict[str, Any]

_NAMED: Final = {
    "effect": "[effects](#effects)",
    "condition": "a [condition](#conditions)",
    "inner_condition": "a [condition](#conditions) that holds no other",
    "price": "a [price](#prices)",
    "power": "[powers](#powers)",
}
# Words with a table of their own, and the heading that it stands under.
_TOLD: Final = {
    "timings": "timings",
    "targets": "targets",
    "passives": "passives",
    "ignores": "what-is-ignored",
    "sources": "where-a-price-comes-from",
    "limits": "limits",
    "queries": "queries",
    "pers": "what-a-modifier-is-counted-by",
}
_PLAIN: Final = {"string": "a text", "boolean": "`true` or `false`", "object": "a table"}


@cache
def schema() -> Schema:
    return card_schema()


@cache
def cards() -> list[CardDef]:
    return [card for one in load_sets(built_in()) for card in one.cards]


def takes(shape: Schema) -> str:
    """What a value may be, in words."""
    if "$ref" in shape:
        return _NAMED[shape["$ref"].rpartition("/")[2]]
    if "anyOf" in shape:
        return either([word for one in shape["anyOf"] for word in _alternatives(one)])
    if "enum" in shape:
        return _one_of(shape["enum"]) or either(_alternatives(shape))
    if shape["type"] == "integer":
        return _number(shape)
    if shape["type"] == "array":
        return _list(shape)
    if "properties" in shape:
        return "a table: " + ", ".join(code(key) for key in shape["properties"])
    return _PLAIN[shape["type"]]


def _alternatives(shape: Schema) -> list[str]:
    return [code(word) for word in shape["enum"]] if "enum" in shape else [takes(shape)]


def _one_of(words: list[str], article: str = "one of") -> str:
    """Where the words have a table of their own: a link to it."""
    for name, heading in _TOLD.items():
        if words == WORDS[name]():
            return f"{article} [these](#{heading})"
    return ""


def _number(shape: Schema) -> str:
    low, high = shape.get("minimum"), shape.get("maximum")
    if low is None:
        return "a number"
    return f"a number from {low}" + ("" if high is None else f" to {high}")


def _list(shape: Schema) -> str:
    items = shape["items"]
    if "$ref" in items:
        return "a list of " + _NAMED[items["$ref"].rpartition("/")[2]]
    if "enum" in items:
        words = ", ".join(code(word) for word in items["enum"])
        return _one_of(items["enum"], "any of") or f"any of {words}"
    if "properties" in items:
        return "a list of [modifiers](#modifiers)"
    kind = "texts" if items["type"] == "string" else "numbers"
    return f"{shape['minItems']} {kind}" if "minItems" in shape else f"a list of {kind}"


def kinds() -> dict[str, Schema]:
    """The schema of a card by its kind."""
    return {
        one["properties"]["kind"]["const"]: one for one in schema()["additionalProperties"]["oneOf"]
    }


def of_kinds() -> PageTable:
    counted = [card.kind_word for card in cards()]
    shared = set.intersection(*(set(one["properties"]) for one in kinds().values()))
    rows = []
    for kind, one in kinds().items():
        own = [
            f"**{code(field)}**" if field in one["required"] else code(field)
            for field in one["properties"]
            if field not in shared
        ]
        rows.append((code(kind), str(counted.count(kind)), ", ".join(own)))
    return PageTable(("kind", "cards of ours", "fields of its own", "is"), rows)


def of_fields() -> PageTable:
    fields: dict[str, Schema] = {}
    for one in kinds().values():
        fields.update(one["properties"])
    del fields["kind"]  # told by the table of kinds
    rows = [(code(field), takes(shape)) for field, shape in fields.items()]
    return PageTable(("field", "takes", "means"), rows)


def effects() -> dict[str, Schema]:
    """The schema of an effect by its verb; the short forms that have no long one too."""
    found: dict[str, Schema] = {}
    for one in schema()["$defs"]["effect"]["anyOf"]:
        properties = one["properties"]
        if "do" in properties and "const" in properties["do"]:
            found[properties["do"]["const"]] = one
        else:
            found.setdefault(one["required"][0], one)
    return found


def of_verbs() -> PageTable:
    users = {
        verb: [card for card in cards() if f"do:{verb}" in words_of(card)] for verb in effects()
    }
    rows = []
    for verb, one in effects().items():
        arguments = [
            _argument(name, shape, name in one["required"])
            for name, shape in one["properties"].items()
            if name != "when" and "const" not in shape
        ]
        told = VERBS[verb]
        count = len({card.id for card in users[verb]})
        rows.append((code(verb), "; ".join(arguments), str(count), told.does, code(told.example)))
    return PageTable(("verb", "takes", "cards of ours", "does", "example"), rows)


def _argument(name: str, shape: Schema, is_needed: bool) -> str:
    given = _word(shape["default"]) if "default" in shape else ""
    shown = f"**{code(name)}**" if is_needed else code(name)
    return f"{shown}: {takes(shape)}" + (f" ({given})" if given else "")


def _word(value: object) -> str:
    if isinstance(value, bool):
        return code("true" if value else "false")
    return code(value)


def _parts(name: str) -> PageTable:
    return _rows_of(schema()["$defs"][name])


def _rows_of(table: Schema) -> PageTable:
    needed = table.get("required", ())
    rows = [
        (f"**{code(key)}**" if key in needed else code(key), takes(shape))
        for key, shape in table["properties"].items()
    ]
    return PageTable(("part", "takes", "means"), rows)


def _modifier() -> Schema:
    shape: Schema = kinds()["item"]["properties"]["gives"]["items"]
    return shape


def _field_words(field: str) -> list[str]:
    """The words that a field takes."""
    shape: Schema = next(
        one["properties"][field] for one in kinds().values() if field in one["properties"]
    )
    words: list[str] = shape["enum"] if "enum" in shape else shape["items"]["enum"]
    return words


def _part_words(table: Schema, part: str) -> list[str]:
    words: list[str] = table["properties"][part]["enum"]
    return words


WORDS: Final[dict[str, Callable[[], list[str]]]] = {
    "timings": lambda: _field_words("timing"),
    "targets": lambda: _field_words("on"),
    "passives": lambda: _field_words("passive"),
    "ignores": lambda: _field_words("ignores"),
    "sources": lambda: _part_words(schema()["$defs"]["price"], "from"),
    "limits": lambda: _part_words(_power_limit(), "per"),
    "queries": lambda: _part_words(_modifier(), "to"),
    "pers": lambda: _part_words(_modifier(), "per"),
}


def _power_limit() -> Schema:
    limit: Schema = schema()["$defs"]["power"]["properties"]["limit"]
    return limit


def _of_words(name: str) -> Callable[[], PageTable]:
    return lambda: PageTable(("word", "means"), [(code(word),) for word in WORDS[name]()])


TABLES: Final[dict[str, Callable[[], PageTable]]] = {
    "kinds": of_kinds,
    "fields": of_fields,
    "verbs": of_verbs,
    "conditions": lambda: _parts("condition"),
    "power": lambda: _parts("power"),
    "price": lambda: _parts("price"),
    "modifier": lambda: _rows_of(_modifier()),
    **{name: _of_words(name) for name in WORDS},
}
