"""Writes the modules that follow from the declared events (engine/events/event_fields.py): a class
for each, and how one is read from a row of numbers; and the list of what stands in which column.
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path
from typing import Final

from made_files import formatted, settle

from kickdoor.engine.events.event_fields import (
    BOOL,
    CARD,
    CARDS,
    COUNTED,
    EVENT_KINDS,
    EVENTS,
    OTHER,
    REST,
    SEAT,
    TUPLE,
    A,
    B,
    EventField,
    EventKind,
)

ENGINE: Final = Path(__file__).parent.parent / "src" / "kickdoor" / "engine"
STORED: Final = Path(__file__).parent.parent / "tests" / "engine" / "event_columns.txt"
WIDTH: Final = 92
MADE: Final = (
    "Made by tools/event_classes.py from the events declared in `event_fields`. Do not edit."
)
CLASSES_HEAD: Final = f'''"""The events: a class for each kind of thing that happens at a table.

{MADE}
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.events.event import Event, Row, back_of, backs_of
from kickdoor.sealing import read_only
'''
ROWS_HEAD: Final = f'''"""Events from rows of numbers, as they are stored.

{MADE}
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.events import event_kinds as events
from kickdoor.engine.events.event import Event, Row
'''


# A class.

MARKS: Final = "seen_by: int = -1, begins: bool = False"


def event_class(number: int, kind: EventKind) -> list[str]:
    own = [field for field in kind.fields if field.column != SEAT]
    has_seat = len(own) < len(kind.fields)
    slots = tuple(sorted(field.name for field in own))
    return [
        "", "", "@mypyc_attr(native_class=True, acyclic=True)", f"class {kind.name}(Event):",
        *docstring(kind), "", f"    __slots__ = {slots}", "",
        f"    def __init__(self, {', '.join([*map(argument, kind.fields), MARKS])}) -> None:",
        f"        super().__init__({'seat' if has_seat else '-1'}, seen_by, begins)",
        *[f"        self.{field.name}: Final = {field.name}" for field in own], "",
        "    @property",
        "    def kind(self) -> int:",
        f"        return {number}", "",
        "    def row(self) -> Row:",
        f"        return ({', '.join([str(number), *columns(kind)])})",
        *masking(kind), *marking(kind),
    ]  # fmt: skip


def docstring(kind: EventKind) -> list[str]:
    lines = textwrap.wrap(f'"""{kind.told}', WIDTH)
    lines += ["", "Attributes:"]
    for field in kind.fields:
        lines += textwrap.wrap(f"    {field.name}: {field.told}.", WIDTH, subsequent_indent=" " * 8)
    return [f"    {line}".rstrip() for line in [*lines, '"""']]


def argument(field: EventField) -> str:
    default = f" = {field.default}" if field.default else ""
    return f"{field.name}: {field.shape}{default}"


def columns(kind: EventKind) -> list[str]:
    """What stands in the columns after the kind."""
    return [column(kind, name) for name in (SEAT, CARD, OTHER, A, B, CARDS)]


def column(kind: EventKind, name: str) -> str:
    said = {field.column: f"self.{field.name}" for field in kind.fields}
    if name == CARDS and COUNTED in said:
        return " + ".join(said[part] for part in (COUNTED, REST) if part in said)
    if name == A and COUNTED in said:
        return f"len({said[COUNTED]})"
    for field in kind.fields:
        if field.column == name:
            more = f" + {field.plus}" if field.plus else ""
            return f"int({said[name]})" if field.shape == BOOL else said[name] + more
    return {CARDS: "()", A: "0", B: "0"}.get(name, "-1")


def masking(kind: EventKind) -> list[str]:
    """How it looks to those who may not know its cards."""
    if not any(field.is_hidden for field in kind.fields):
        return []
    told = [hidden(field) if field.is_hidden else f"self.{field.name}" for field in kind.fields]
    return [
        "",
        f"    def masked(self, faces: list[Card]) -> {kind.name}:",
        f"        return {kind.name}({', '.join([*told, 'begins=self.begins'])})",
    ]


def marking(kind: EventKind) -> list[str]:
    """The same with other marks: those that were told of it, and whether an act begins with it."""
    said = [f"self.{field.name}" for field in kind.fields]
    return [
        "",
        f"    def marked(self, seen_by: int, begins: bool) -> {kind.name}:",
        f"        return {kind.name}({', '.join([*said, 'seen_by', 'begins'])})",
    ]


def hidden(field: EventField) -> str:
    back = "backs_of" if field.shape == TUPLE else "back_of"
    return f"{back}(faces, self.{field.name})"


# From a row.


def reader(kind: EventKind) -> list[str]:
    has_rest = any(field.column == REST for field in kind.fields)
    said = [f"{field.name}={read(field, has_rest)}" for field in kind.fields]
    return [
        "",
        "",
        f"def {function_name(kind)}(row: Row) -> Event:",
        f"    return events.{kind.name}({', '.join(said)})",
    ]


def function_name(kind: EventKind) -> str:
    return "_" + re.sub(r"(?<!^)(?=[A-Z])", "_", kind.name).lower()


def read(field: EventField, has_rest: bool) -> str:
    places = {SEAT: 1, CARD: 2, OTHER: 3, A: 4, B: 5, CARDS: 6, COUNTED: 6, REST: 6}
    parts = {COUNTED: "[: row[4]]", REST: "[row[4] :]"} if has_rest else {}
    part = parts.get(field.column, "")
    found = f"row[{places[field.column]}]{part}"
    if field.shape == BOOL:
        return f"bool({found})"
    return f"{found} - {field.plus}" if field.plus else found


def event_of() -> list[str]:
    return [
        "", "", "_BY_KIND: Final[tuple[Callable[[Row], Event], ...]] = (",
        *[f"    {function_name(kind)}," for kind in EVENT_KINDS], ")", "", "",
        "def event_of(row: Row) -> Event:", '    """The event of which that is the row."""',
        "    return _BY_KIND[row[0]](row)",
    ]  # fmt: skip


def exported() -> list[str]:
    """What the engine's face takes over."""
    return ["", "__all__ = [", *[f'    "{name}",' for name in sorted(EVENTS)], "]"]


def sealed() -> list[str]:
    return ["", "", "read_only(", *[f"    {kind.name}," for kind in EVENT_KINDS], ")"]


def files() -> dict[Path, str]:
    """The modules, by where they belong."""
    classes = [
        line for number, kind in enumerate(EVENT_KINDS) for line in event_class(number, kind)
    ]
    readers = [line for kind in EVENT_KINDS for line in reader(kind)]
    texts = {
        "events/event_kinds.py": [CLASSES_HEAD, *exported(), *classes, *sealed(), ""],
        "codec/event_rows.py": [ROWS_HEAD, *readers, *event_of(), ""],
    }
    made = {
        ENGINE / name: formatted("\n".join(text), ENGINE / name) for name, text in texts.items()
    }
    return {**made, STORED: stored(STORED.read_text(encoding="utf-8").splitlines())}


# In which column of a stored row what stands.


def stored(lines: list[str]) -> str:
    """The list of all kinds, which only ever grows: rows of events lie in databases."""
    declared = [stored_line(kind) for kind in EVENT_KINDS]
    for old, new in zip(lines, [*declared, *[""] * len(lines)], strict=False):
        if old != new:
            raise SystemExit(
                f"event_fields.py: rows of events are stored as {old!r}, and would be read as"
                f" {new!r}: no kind changes its place, no field its column"
            )
    return "".join(f"{line}\n" for line in declared)


def stored_line(kind: EventKind) -> str:
    columns = {field.column: field for field in kind.fields}
    order = [
        columns[name] for name in (SEAT, CARD, OTHER, A, B, CARDS, COUNTED, REST) if name in columns
    ]
    said = [f"{one.column}={one.name}" + (f"+{one.plus}" if one.plus else "") for one in order]
    return " ".join([kind.name, *said])


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
