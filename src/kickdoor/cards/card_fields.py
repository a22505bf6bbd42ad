"""Reads one card: every field of its table, each by a reader that knows its shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.cards.card_words import (
    DURATIONS,
    FIELDS,
    IGNORES,
    NEEDED_FIELDS,
    PASSIVES,
    SIDES,
    SORTS,
    TARGETS,
    TIMINGS,
)
from kickdoor.cards.checked_reading import Reader, listed, nearest
from kickdoor.cards.effects import (
    read_condition,
    read_effects,
    read_modifiers,
    read_powers,
    read_price,
)
from kickdoor.cards.model import KINDS, SLOTS, CardDef


def read_card(reader: Reader, set_id: str, card_id: str, table: dict[str, Any]) -> CardDef | None:
    """The card a table says; None if not even its kind can be told."""
    if "kind" not in table:
        reader.wrong("kind", f"missing: one of {listed(KINDS)}")
        return None
    kind = reader.word(table["kind"], "kind", tuple(KINDS))
    if not kind:
        return None
    if "name" not in table:
        reader.wrong("name", "missing: what the card is called")
    for field in NEEDED_FIELDS.get(kind, ()):
        if field not in table:
            reader.wrong(field, f"missing: a card of kind {kind!r} needs it")
    card = CardDef(card_id, set_id, reader.text(table.get("name", card_id), "name"), kind)
    for field, value in table.items():
        if reader.is_fed_up:
            break
        if field in FIELDS[kind]:
            _FIELD_READERS[field](reader, card, value, field)
        else:
            _unknown_field(reader, kind, field)
    return card


def _unknown_field(reader: Reader, kind: str, field: str) -> None:
    if any(field in fields for fields in FIELDS.values()):
        reader.wrong(
            field, f"a card of kind {kind!r} has no such field; it has {listed(FIELDS[kind])}"
        )
    else:
        hint = nearest(field, FIELDS[kind]) or f"; a {kind!r} has {listed(FIELDS[kind])}"
        reader.wrong(field, f"unknown field {field!r}{hint}")


_FieldReader = Callable[[Reader, CardDef, object, str], None]


def _figure(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, reader.figure(value, field, field))


def _flag(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, reader.flag(value, field))


def _text(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, reader.text(value, field))


def _words(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, reader.words(value, field))


def _effects(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, read_effects(reader, value, field))


def _condition(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, read_condition(reader, value, field))


def _price(reader: Reader, card: CardDef, value: object, field: str) -> None:
    card.pay = read_price(reader, value, field)


def _powers(reader: Reader, card: CardDef, value: object, field: str) -> None:
    card.powers = read_powers(reader, value, field)


def _gives(reader: Reader, card: CardDef, value: object, field: str) -> None:
    card.modifiers += read_modifiers(reader, value, field)


def _strength(reader: Reader, card: CardDef, value: object, field: str) -> None:
    card.modifiers += read_modifiers(reader, value, field, "strength")


def _extra(reader: Reader, card: CardDef, value: object, field: str) -> None:
    setattr(card, field, read_modifiers(reader, value, field, field.replace("_", "-")))


def _slot(reader: Reader, card: CardDef, value: object, field: str) -> None:
    word = reader.word(value, field, SLOTS)
    card.slot = SLOTS.index(word) if word else 0


def _one_of(allowed: tuple[str, ...]) -> _FieldReader:
    def read(reader: Reader, card: CardDef, value: object, field: str) -> None:
        setattr(card, field, reader.word(value, field, allowed))

    return read


def _some_of(allowed: tuple[str, ...]) -> _FieldReader:
    def read(reader: Reader, card: CardDef, value: object, field: str) -> None:
        setattr(card, field, reader.words_of(value, field, allowed))

    return read


def _of_items(reader: Reader, card: CardDef, value: object, field: str) -> None:
    table = reader.table(value, field)
    reader.only(table, ("only", "but"), field, "part of a choice of Items")
    card.of_items = {key: reader.words_of(table[key], f"{field}.{key}", SORTS) for key in table}


def _read_before(reader: Reader, card: CardDef, value: object, field: str) -> None:
    """`kind` and `name` are read before the rest."""


_FIGURES: Final = (
    "copies", "level", "treasures", "levels", "bonus", "gold", "treasures_mod", "run_away",
    "flee_penalty", "leaves_treasures", "carries",
)  # fmt: skip
_FLAGS: Final = (
    "big", "complex", "laser", "cannot_flee", "auto_escape", "no_helpers", "must_play", "on_choice",
    "plural",
)  # fmt: skip
_FIELD_READERS: Final[dict[str, _FieldReader]] = {
    **dict.fromkeys(("kind", "name"), _read_before),
    **dict.fromkeys(("text", "art", "bad_stuff_text", "epic_text"), _text),
    **dict.fromkeys(("tags", "rulings", "usable_by", "not_usable_by"), _words),
    **dict.fromkeys(_FIGURES, _figure),
    **dict.fromkeys(_FLAGS, _flag),
    **dict.fromkeys(("before", "bad_stuff", "effects"), _effects),
    **dict.fromkeys(("pursues", "will_not_fight", "when"), _condition),
    **dict.fromkeys(("extra_levels", "extra_treasures"), _extra),
    "passive": _some_of(PASSIVES),
    "ignores": _some_of(IGNORES),
    "of_items": _of_items,
    "timing": _one_of(TIMINGS),
    "on": _one_of(TARGETS),
    "lasts": _one_of(DURATIONS),
    "side": _one_of(SIDES),
    "slot": _slot,
    "powers": _powers,
    "pay": _price,
    "gives": _gives,
    "strength": _strength,
}
