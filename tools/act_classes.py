"""Writes the modules that follow from the declared acts (engine/acts/act_fields.py): a class for
each, and how one is read from a row of columns.
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path
from typing import Final

from made_files import formatted, settle

from kickdoor.engine.acts.act_fields import (
    ACT_KINDS,
    AIM,
    ASK,
    COLUMNS,
    OFFER,
    PAY,
    ActField,
    ActKind,
)

ENGINE: Final = Path(__file__).parent.parent / "src" / "kickdoor" / "engine"
WIDTH: Final = 92
MADE: Final = "Made by tools/act_classes.py from the acts declared in `act_fields`. Do not edit."
CLASSES_HEAD: Final = f'''"""The acts: a class for each kind of thing that a seat may do.

{MADE}
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.acts.act import Act, AimedAct, Row
from kickdoor.sealing import read_only
'''
ROWS_HEAD: Final = f'''"""Acts from rows of columns, as they are recorded.

{MADE}
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.acts import act_kinds as acts
from kickdoor.engine.acts.act import Act, Row
'''
DEFAULTS: Final = {column.name: column.default for column in COLUMNS}
PLACES: Final = {column.name: place for place, column in enumerate(COLUMNS, 1)}


# A class.


def act_class(number: int, kind: ActKind) -> list[str]:
    slots = tuple(sorted(field.name for field in own_fields(kind)))
    return [
        "", "", "@mypyc_attr(native_class=True, acyclic=True)", f"class {kind.name}({base(kind)}):",
        *docstring(kind), "", f"    __slots__ = {slots}", "", *making(kind),
        "    @property", "    def verb(self) -> int:", f"        return {number}", "",
        "    def key(self) -> Row:",
        f"        return ({', '.join([str(number), *columns(kind)])})", "",
        "    def __hash__(self) -> int:",
        f"        return hash({hashed(number, kind)})",
        *answering(kind), *paying(kind),
    ]  # fmt: skip


def hashed(number: int, kind: ActKind) -> str:
    said = ", ".join(f"self.{field.name}" for field in kind.fields)
    return f"({number}, {said})" if said else str(number)


def docstring(kind: ActKind) -> list[str]:
    lines = textwrap.wrap(f'"""{kind.told}', WIDTH)
    if not kind.fields:
        return [f"    {line}".rstrip() for line in [*lines[:-1], f'{lines[-1]}"""']]
    lines += ["", "Attributes:"]
    for field in kind.fields:
        lines += textwrap.wrap(f"    {field.name}: {field.told}.", WIDTH, subsequent_indent=" " * 8)
    return [f"    {line}".rstrip() for line in [*lines, '"""']]


def base(kind: ActKind) -> str:
    return "AimedAct" if kind.is_aimed else "Act"


def own_fields(kind: ActKind) -> list[ActField]:
    """Those that it does not have from what it derives from."""
    return [field for field in kind.fields if not kind.is_aimed or field.column not in AIM]


def making(kind: ActKind) -> list[str]:
    if not kind.fields:
        return []
    said = ", ".join(argument(field) for field in kind.fields)
    aim = {field.column: field.name for field in kind.fields}
    return [
        f"    def __init__(self, {said}) -> None:",
        *([f"        super().__init__({', '.join(aim[c] for c in AIM)})"] if kind.is_aimed else []),
        *[f"        self.{field.name}: Final = {field.name}" for field in own_fields(kind)],
        "",
    ]


def argument(field: ActField) -> str:
    default = "" if field.is_needed else f" = {DEFAULTS[field.column]}"
    return f"{field.name}: {field.shape}{default}"


def columns(kind: ActKind) -> list[str]:
    """What stands in the columns after the verb."""
    said = {field.column: f"self.{field.name}" for field in kind.fields}
    return [said.get(column.name, column.default) for column in COLUMNS]


def answering(kind: ActKind) -> list[str]:
    """How it is made to say which offer it answers, if it answers one."""
    if not any(field.column == OFFER for field in kind.fields):
        return []
    said = ["question" if field.column == OFFER else f"self.{field.name}" for field in kind.fields]
    return [
        "",
        "    def answering(self, question: int | None) -> Act:",
        "        if not question or self.offer == question:",
        "            return self",
        f"        return {kind.name}({', '.join(said)})",
    ]


def paying(kind: ActKind) -> list[str]:
    """How the same is said with another payment, if it may be paid for."""
    if not kind.is_aimed:
        return []
    new = {PAY: "discarding", ASK: "asks"}
    said = [new.get(field.column, f"self.{field.name}") for field in kind.fields]
    return [
        "",
        "    def paid(self, discarding: tuple[int, ...], asks: bool = False) -> AimedAct:",
        f"        return {kind.name}({', '.join(said)})",
    ]


def sealed() -> list[str]:
    return ["", "", f"read_only({', '.join(kind.name for kind in ACT_KINDS if kind.fields)})"]


def exported() -> list[str]:
    """What the engine's face takes over."""
    return [
        "",
        "__all__ = [",
        *[f'    "{name}",' for name in sorted(k.name for k in ACT_KINDS)],
        "]",
    ]


def plain() -> list[str]:
    """One of each kind that says nothing more."""
    missing = [["-1" for field in kind.fields if field.is_needed] for kind in ACT_KINDS]
    acts = zip(ACT_KINDS, missing, strict=True)
    return [
        "", "# The act of each verb that says nothing more: one serves all games.",
        "PLAIN: Final[tuple[Act, ...]] = (",
        *[f"    {kind.name}({', '.join(said)})," for kind, said in acts], ")",
    ]  # fmt: skip


# From a row.


def reader(kind: ActKind) -> list[str]:
    said = [f"{field.name}=row[{PLACES[field.column]}]" for field in kind.fields]
    return [
        "",
        "",
        f"def {function_name(kind)}(row: Row) -> Act:",
        f"    return acts.{kind.name}({', '.join(said)})",
    ]


def function_name(kind: ActKind) -> str:
    return "_" + re.sub(r"(?<!^)(?=[A-Z])", "_", kind.name).lower()


def act_of_row() -> list[str]:
    return [
        "", "", "_BY_VERB: Final[tuple[Callable[[Row], Act], ...]] = (",
        *[f"    {function_name(kind)}," for kind in ACT_KINDS], ")", "", "",
        "def act_of_row(row: Row) -> Act:",
        '    """The act of which that is the key; what it does not take is passed over."""',
        "    return _BY_VERB[row[0]](row)",
    ]  # fmt: skip


def files() -> dict[Path, str]:
    """The modules, by where they belong."""
    classes = [line for number, kind in enumerate(ACT_KINDS) for line in act_class(number, kind)]
    readers = [line for kind in ACT_KINDS for line in reader(kind)]
    texts = {
        "acts/act_kinds.py": [CLASSES_HEAD, *exported(), *classes, *sealed(), *plain(), ""],
        "codec/act_rows.py": [ROWS_HEAD, *readers, *act_of_row(), ""],
    }
    return {
        ENGINE / name: formatted("\n".join(text), ENGINE / name) for name, text in texts.items()
    }


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
