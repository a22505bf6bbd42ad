"""Writes the modules that follow from the declared fields of the state (engine/state/fields.py)."""

from __future__ import annotations

import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from made_files import formatted, settle

from kickdoor.engine.state.fields import (
    BADGES,
    BYTES,
    CARDS,
    COMBAT,
    COMBAT_FIELDS,
    COPIED,
    DEAL,
    FIELDS,
    FLAG,
    INT,
    LIST,
    LISTS,
    MASKS,
    MONSTERS,
    OFFERS,
    PUBLIC,
    ROWS,
    SEATS,
    SECRET,
    STACK,
    STATE,
    Badge,
    Field,
    as_packed,
)

ENGINE: Final = Path(__file__).parent.parent / "src" / "kickdoor" / "engine"
WIDTH: Final = 90  # of what is told of a field, and its indent
MADE: Final = "Made by tools/state_fields.py from the fields declared in `fields`. Do not edit."
PACKED: Final = as_packed(FIELDS)
PACKED_COMBAT: Final = as_packed(COMBAT_FIELDS)
FIRST: Final = 1  # the format that the oldest fields have always stood in
SEEING: Final = "catalogue: Catalogue, rules: Rules, seat: int, seats: int"
COMBAT_CODEC_HEAD: Final = f'''"""The fields of a combat as numbers and back.

{MADE}
"""

from __future__ import annotations

from kickdoor.engine.state.combat import Combat
from kickdoor.engine.codec.as_numbers import (
    Reader,
    put,
    put_deal,
    put_monsters,
    read_deal,
    read_monsters,
)
'''
WHOLE: Final = {  # what is read in one go
    OFFERS: "tuple(read_offers(r, seats))", COMBAT: "read_combat(r, seats)",
    STACK: "read_stack(r)", DEAL: "read_deal(r, seats)", MONSTERS: "read_monsters(r)",
}  # fmt: skip
MADE_WITH: Final = (
    ("catalogue", "Catalogue", "catalogue", "the cards of the game: names, figures, powers"),
    ("rules", "Rules", "rules", "what the edition and the options say, a field for each"),
    ("seat", "int", "seat", "whose view it is; -1: a spectator's"),
    ("seats", "int", "seats", "how many sit at the table"),
)
MAKING: Final = "catalogue: Catalogue, rules: Rules, seed: bytes, seats: int"
SEEN: Final = [field for field in PACKED if field.seen != SECRET]
TAKEN_OVER: Final = [field for field in SEEN if field.seen == PUBLIC]

STATE_HEAD: Final = f'''"""What a table and a view of it hold, and how one takes over the other.

{MADE}
"""

from __future__ import annotations

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.queries.seat_summary import SeatSummary
from kickdoor.engine.acts.legal_acts import LegalActs
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.rules import Rules
from kickdoor.engine.codec.event_log import EventLog
from kickdoor.engine.words_of_play import OUT
'''

COMBAT_HEAD: Final = f'''"""What a combat holds.

{MADE}
"""

from __future__ import annotations

from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.offer import Offer
'''

CODEC_HEAD: Final = f'''"""The fields of a table, and of a view, as numbers and back.

{MADE}
"""

from __future__ import annotations

from kickdoor.engine.codec.combat_codec import put_combat, read_combat
from kickdoor.engine.frames.codec import put_stack, read_stack
from kickdoor.engine.codec.as_numbers import Reader, put, put_lists, put_offers, read_offers
from kickdoor.engine.state.table import Table
from kickdoor.engine.state.state_fields import ViewFields
'''


# What a table and a view hold.


def table_fields() -> list[str]:
    slots = sorted([*names(FIELDS), "catalogue", "rules", "seats", "seed"])
    return [
        "class TableFields:",
        '    """The fields of a table, before the deal or as another table has them."""',
        "",
        "    # Python looks more than thirty fields up in a dict of their own; slots are quicker.",
        f"    __slots__ = {tuple(slots)}",
        "",
        f"    def __init__(self, {MAKING}, like: TableFields | None) -> None:",
        "        self.catalogue = catalogue",
        "        self.rules = rules",
        "        self.seed = seed",
        "        self.seats = seats",
        "        if like is None:",
        "            # Without seats it is a form, to be filled.",
        "            cards = len(catalogue.cards) if seats else 0",
        *lines(begun(field) for field in FIELDS),
        "        else:  # written out, since a copy is made for every look ahead",
        *[f"            self.{field.name} = {in_copy(field)}" for field in FIELDS],
    ]


def begun(field: Field) -> list[str]:
    return attribute(field.name, field.shape, field.begins, field.told, " " * 12)


def attribute(name: str, shape: str, value: str, told: str, indent: str) -> list[str]:
    """An attribute, and under it what it is, where the reference finds it."""
    text = f"{told[0].upper()}{told[1:]}."
    if len(text) > WIDTH - len(indent):
        text = f"\n{indent}".join([*textwrap.wrap(text, WIDTH - len(indent)), ""])
    return [f"{indent}self.{name}: {shape} = {value}", f'{indent}"""{text}"""']


def in_copy(field: Field) -> str:
    name = f"like.{field.name}"
    if field.keeping == STATE:
        return copied(field.shape, name)
    return f"{name}.copy()" if field.in_copy == COPIED else name


def copied(shape: str, name: str) -> str:
    """An expression for a value of the shape that shares nothing which can be changed."""
    if shape in (LIST, MASKS):
        return f"{name}.copy()"
    if shape in (LISTS, STACK, MONSTERS):
        return f"[one.copy() for one in {name}]"
    if shape == COMBAT:
        return f"None if {name} is None else {name}.copy()"
    return name


def combat_fields() -> list[str]:
    return [
        "class CombatFields:",
        '    """The fields of a combat, as it begins or as another has them."""',
        "",
        "    def __init__(self, fighter: int, like: CombatFields | None = None) -> None:",
        "        if like is None:",
        *lines(begun(field) for field in COMBAT_FIELDS),
        "        else:",
        *[f"            self.{f.name} = {in_copy(f)}" for f in COMBAT_FIELDS],
    ]


def view_fields() -> list[str]:
    return [
        "class ViewFields:",
        '    """The fields of a table as a seat sees them."""',
        "",
        f"    def __init__(self, {SEEING}) -> None:",
        *lines(attribute(*one, " " * 8) for one in MADE_WITH),
        *lines(
            attribute(field.name, field.view_shape, empty(field), field.told, " " * 8)
            for field in SEEN
        ),
    ]


def empty(field: Field) -> str:
    if field.shape == INT:
        return field.begins
    return {BYTES: 'b""', COMBAT: "None"}.get(
        field.view_shape, "()" if field.view_shape.startswith("tuple") else "[]"
    )


def taking_over() -> list[str]:
    """Functions by which one takes over from another what everybody may know."""
    own = [(f.name, copied(f.shape, f"other.{f.name}")) for f in TAKEN_OVER]
    shared = [(f.name, f"other.{f.name}") for f in TAKEN_OVER]
    return [
        line
        for name, one, other, told, values in (
            ("see_public", "ViewFields", "TableFields", "Copied into a view.", own),
            ("believe_public", "TableFields", "ViewFields", "Copied into a table.", own),
            ("share_public", "TableFields", "TableFields", "Lists and all.", shared),
            ("share_view", "TableFields", "ViewFields", "Lists and all.", shared),
        )
        for line in function(
            name, f"one: {one}, other: {other}", told, [f"one.{a} = {b}" for a, b in values]
        )
    ]


def of_a_seat() -> list[str]:
    """Functions that tell what everybody may know of one seat."""
    known = [f for f in TAKEN_OVER if f.per == SEATS]
    each = [f"tuple(t.{f.name}[seat])" if f.shape == LISTS else f"t.{f.name}[seat]" for f in known]
    worth = [f'("{badge.id}", {value_of(name, badge)})' for name, badge in BADGES]
    return [
        *function("public_of", "t: TableFields, seat: int",
                  "All that everybody may know of a seat, field by field: to compare it.",
                  [f"return [{', '.join(each)}]"], "list[object]"),
        *function("badges_of", "t: TableFields, seat: int",
                  "What everybody sees beside a munchkin: the ids of badges, and their values.",
                  [f"worth = [{', '.join(worth)}]",
                   "return [badge for badge in worth if badge[1]]"], "list[tuple[str, int]]"),
        *function("badged", "t: TableFields", "The fields that have a badge: to compare them.",
                  [f"return ({', '.join(f't.{name}' for name, _ in BADGES)},)"],
                  "tuple[tuple[int, ...], ...]"),
    ]  # fmt: skip


def by_seat() -> list[str]:
    """Functions that go by what is declared of numbers by seat."""
    bounded = [f for f in TAKEN_OVER if f.per == SEATS and f.bounds]
    bounds = [f'("{f.name}", {of_table(f.bounds)})' for f in bounded]
    return [
        *function("begin_anew", "t: TableFields, seat: int",
                  "What a new character does not have from the old one.",
                  [f"t.{f.name} = (*t.{f.name}[:seat], {of_table(f.anew)}, *t.{f.name}[seat + 1 :])"
                   for f in FIELDS if f.anew]),
        *function("bounded", "t: TableFields",
                  "The public numbers by seat that have bounds, the lowest and the highest.",
                  [f"return [{', '.join(bounds)}]"], "list[tuple[str, int, int]]"),
    ]  # fmt: skip


def of_table(expression: str) -> str:
    """An expression of `seats` and `rules` where they are those of a table."""
    return re.sub(r"\b(seats|rules)\b", r"t.\1", expression)


def value_of(name: str, badge: Badge) -> str:
    number = f"t.{name}[seat]"
    return f"1 if {number} else 0" if badge.shows == FLAG else number


# As numbers, and back.


def codec() -> list[str]:
    seats = "seats, cards = t.seats, r.cards"
    return [
        *function("put_table", "out: list[int], t: Table", "The state, but for the seed.",
                  [numbers(["seats"], PACKED, "t"), *lines(written(f, "t") for f in PACKED)]),
        *function("read_table", "r: Reader, t: Table", "What was put, but for the seats.",
                  [seats, *lines(if_there(f, found(f)) for f in PACKED)]),
        *function("put_view", "out: list[int], v: ViewFields", "A view, but for what was shown.",
                  [numbers(["seat", "seats"], SEEN, "v"), *lines(written(f, "v") for f in SEEN)]),
        *function("read_view", "r: Reader, v: ViewFields", "What was put, but for the seats.",
                  lines(found_in_view(f) for f in SEEN)),
    ]  # fmt: skip


def numbers(first: list[str], fields: Iterable[Field], of: str) -> str:
    """A line that writes what is one number each."""
    all_of_them = [*first, *names(field for field in fields if field.shape == INT)]
    return f"out += [{', '.join(f'{of}.{name}' for name in all_of_them)}]"


def if_there(field: Field, read: list[str]) -> list[str]:
    """Lines that read a field; in data of before there was one it is as on a new table."""
    if field.since == FIRST or not read:
        return read
    return [f"if r.format >= {field.since}:", *[f"    {line}" for line in read]]


def combat_codec() -> list[str]:
    put_all = [numbers([], PACKED_COMBAT, "c"), *lines(written(f, "c") for f in PACKED_COMBAT)]
    read_all = lines(
        if_there(f, [f"c.{f.name} = {reading(f, repr(f.called))}"]) for f in PACKED_COMBAT
    )
    return [
        *function("put_combat", "out: list[int], c: Combat | None", "All of it, if there is one.",
                  ["out.append(0 if c is None else 1)", "if c is None:", "    return", *put_all]),
        *function("read_combat", "r: Reader, seats: int", "What was put.",
                  ['if not r.one("whether there is a combat", 0, 1):', "    return None",
                   "c = Combat(0)", *read_all, "return c"], "Combat | None"),
    ]  # fmt: skip


def written(field: Field, of: str) -> list[str]:
    name = f"{of}.{field.name}"
    shape = field.view_shape if of == "v" else field.shape
    if shape == INT or (of == "t" and field.within):
        return []
    if of == "t" and field.name == "received":
        return ["put_lists(out, [t.received_by(seat) for seat in range(t.seats)])"]
    if of == "t" and any(other.within == field.name for other in FIELDS):
        below = next(other.name for other in FIELDS if other.within == field.name)
        return [
            f"# There seldom is anything to say of `{below}`: it lies below nought.",
            f"put(out, (*{name}, *[~one for one in t.{below}]))",
        ]
    by_shape = {
        LISTS: "put_lists", ROWS: "put_lists", OFFERS: "put_offers", COMBAT: "put_combat",
        STACK: "put_stack", DEAL: "put_deal", MONSTERS: "put_monsters",
    }  # fmt: skip
    return [f"{by_shape.get(shape, 'put')}(out, {name})"]


def found(field: Field) -> list[str]:
    """Lines that read a field of a table, and refuse what cannot be."""
    name, called = f"t.{field.name}", f'"{field.called}"'
    if field.within:
        return []
    below = next((other.name for other in FIELDS if other.within == field.name), "")
    if below:
        return [
            f"{field.name} = r.some({called})",
            f"{name} = tuple([one for one in {field.name} if one >= 0])",
            f"t.{below} = tuple([~one for one in {field.name} if one < 0])",
        ]
    if field.name == "received":
        return [f"{name} = tuple([card for zone in r.zones({called}, seats) for card in zone])"]
    return [f"{name} = {reading(field, called)}"]


def reading(field: Field, called: str) -> str:
    shape, per = field.shape, field.per
    if shape == INT:
        return f"r.one({called}, {field.bounds})" if field.bounds else f"r.any({called})"
    if shape in WHOLE:
        return WHOLE[shape]
    if shape in (BYTES, MASKS):
        return f"{shape}(r.small({called}, {per}))"
    if shape == LISTS:
        return f"r.zones({called}, {per})"
    if shape == ROWS:
        return f"tuple([tuple(zone) for zone in r.zones({called}, {per})])"
    some = f"r.sized({called}, {per})" if per else f"r.some({called})"
    if field.of_cards:
        some = f"r.zone({called})"
    elif field.bounds:
        some = f"r.within({called}, {per}, {of_table(field.bounds)})"
    return some if shape == LIST else f"tuple({some})"


def found_in_view(field: Field) -> list[str]:
    name, called, shape = f"v.{field.name}", f'"{field.name}"', field.view_shape
    per = {SEATS: "v.seats", CARDS: "r.cards"}.get(field.per, field.per)
    if shape == INT:
        read = f"r.any({called})"
    elif shape in WHOLE:
        read = WHOLE[shape].replace("seats", "v.seats")
    elif shape == BYTES:
        read = f"bytes(r.small({called}, {per}))"
    elif shape in (LISTS, ROWS):
        zones = f"r.zones({called}, {per})"
        read = zones if shape == LISTS else f"tuple([tuple(zone) for zone in {zones}])"
    else:
        read = f"r.some({called})" if shape == LIST else f"tuple(r.some({called}))"
    return [f"{name} = {read}"]


# Text.


def names(fields: Iterable[Field]) -> list[str]:
    return [field.name for field in fields]


def lines(parts: Iterable[list[str]]) -> list[str]:
    return [line for part in parts for line in part]


def function(
    name: str, arguments: str, told: str, body: list[str], gives: str = "None"
) -> list[str]:
    return [
        "", "", f"def {name}({arguments}) -> {gives}:", f'    """{told}"""',
        *[f"    {line}" for line in body],
    ]  # fmt: skip


def files() -> dict[Path, str]:
    """The modules, by where they belong."""
    for declared in (FIELDS, COMBAT_FIELDS):
        for name, count in Counter(field.name for field in declared).items():
            if count > 1:
                sys.exit(f"field {name!r} is declared {count} times: give one another name")
    fields = [*table_fields(), "", "", *view_fields()]
    state = [STATE_HEAD, "", *fields, *taking_over(), *of_a_seat(), *by_seat(), ""]
    texts = {
        "state/state_fields.py": state,
        "state/combat_fields.py": [COMBAT_HEAD, "", *combat_fields(), ""],
        "codec/field_codec.py": [CODEC_HEAD, *codec(), ""],
        "codec/combat_codec.py": [COMBAT_CODEC_HEAD, *combat_codec(), ""],
    }
    return {
        ENGINE / name: formatted("\n".join(text), ENGINE / name) for name, text in texts.items()
    }


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
