"""How tables are packed in every format there was, kept as data in records/formats.json
(`tools/packed_formats.py`).
"""

from __future__ import annotations

import ast
import base64
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from full_frames import ONE_OF_EACH, changed, fields, held
from full_tables import full_table
from kickdoor.engine.codec.pack import FORMAT, pack
from kickdoor.engine.frames.codec import put_stack
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.state.fields import (
    COMBAT_FIELDS,
    FIELDS,
    FRAMES_SINCE,
    LIST,
    LISTS,
    ROW,
    ROWS,
    Field,
    as_packed,
)
from kickdoor.engine.words_of_play import QUESTIONS

FRAMES: Final = Path(__file__).parents[2] / "src" / "kickdoor" / "engine" / "frames"
FILE: Final = Path(__file__).parents[1] / "records" / "formats.json"
Format = dict[str, Any]
# What is packed alike, whatever holds it on a table.
LIES: Final = {
    LIST: "numbers", ROW: "numbers", LISTS: "lists of numbers", ROWS: "lists of numbers",
}  # fmt: skip
NUMBER_ADVICE: Final = (
    f"Packed tables have these numbers. What is new comes last: give it the next number, and the"
    f" others those they had. If it must be otherwise, have `read` ask `r.format >= {FORMAT + 1}`,"
    f" and set FRAMES_SINCE in engine/state/fields.py to {FORMAT + 1}. (What was only renamed is"
    f" renamed in tests/records/formats.json; if nobody has kept a table with it, take it out.)"
)


def kept() -> dict[int, Format]:
    """Every format that is kept, by its number."""
    return {int(number): one for number, one in json.loads(FILE.read_text("utf-8")).items()}


def layout(declared: Iterable[Field], number: int) -> list[str]:
    """The fields as they lie one after another in a format."""
    return [_lies(field) for field in as_packed(declared) if field.since <= number]


def _lies(field: Field) -> str:
    entries = f", one for each of {field.per}" if field.per else ""
    below = f", below nought in {field.within}" if field.within else ""
    return f"{field.name}: {LIES.get(field.shape, field.shape)}{entries}{below}"


def late_fields() -> list[str]:
    """Fields that say that they stood in a format which is kept without them."""
    formats = kept() if FILE.exists() else {}
    newest = max(formats, default=FORMAT)
    return [
        f"field {lies.partition(':')[0]!r}: packed format {number} is kept without it; "
        f"say since={newest + 1}"
        for number, one in formats.items()
        for part, declared in (("table", FIELDS), ("combat", COMBAT_FIELDS))
        for lies in layout(declared, number)
        if lies not in one[part]
    ]


def frames() -> dict[str, list[Format]]:
    """Every kind of frame by its class, with another value in each of its fields in turn."""
    return {
        type(one).__name__: [_frame(one), *[_frame(changed(one, name)) for name in fields(one)]]
        for one in ONE_OF_EACH
    }


def _frame(frame: Frame) -> Format:
    out: list[int] = []
    put_stack(out, [frame])
    return {"holds": held(frame), "numbers": out}


def numbered() -> dict[str, dict[str, int]]:
    """What numbers stand for in packed tables, by name: the steps of every frame that has some, the
    kinds of questions.
    """
    found: dict[str, dict[str, int]] = {}
    for path in sorted(FRAMES.glob("*.py")):
        for what, names in _numbered_in(ast.parse(path.read_text("utf-8"))):
            assert what not in found, f"{path.name}: {what} is numbered elsewhere, too"
            found[what] = names
    return found | {"a kind of question": {id: i for i, id in enumerate(QUESTIONS)}}


def _numbered_in(module: ast.Module) -> Iterable[tuple[str, dict[str, int]]]:
    """By what is numbered in a module, the constants that were taken from it."""
    found: dict[str, tuple[str, dict[str, int]]] = {}
    for line in module.body:
        match line:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Call(func=ast.Name(id="Numbered"), args=[ast.Constant(value=str(what))]),
            ):
                found[name] = (what, {})
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Call(
                    func=ast.Attribute(value=ast.Name(id=of), attr="number"),
                    args=[ast.Constant(value=int(number))],
                ),
            ):
                found[of][1][name] = number
    return found.values()


def misnumbered(old: dict[str, dict[str, int]], new: dict[str, dict[str, int]]) -> list[str]:
    """What has no longer the number that it had, or came in among those that were there."""
    faults = []
    for what, had in old.items():
        has = new.get(what, {})
        for name, number in had.items():
            if name not in has:
                faults.append(f"{what}: {name}, number {number}, is gone")
            elif has[name] != number:
                faults.append(f"{what}: {name} was number {number} and is {has[name]}")
        last = max(had.values())
        faults += [
            f"{what}: {name} is new, and number {number} does not come after {last}"
            for name, number in has.items()
            if name not in had and number <= last
        ]
    return faults


def faults_of_numbers() -> list[str]:
    """What today's numbers are not as in formats in which frames were written as they are now."""
    formats, today = kept() if FILE.exists() else {}, numbered()
    old = [one.get("numbered", {}) for n, one in formats.items() if n >= FRAMES_SINCE]
    return list(dict.fromkeys(fault for one in old for fault in misnumbered(one, today)))


def current() -> Format:
    """The format of today."""
    return {
        "table": layout(FIELDS, FORMAT),
        "combat": layout(COMBAT_FIELDS, FORMAT),
        "full": base64.b64encode(pack(full_table())).decode(),
        "frames": frames(),
        "numbered": numbered(),
    }


def written() -> str:
    """All that is kept, and what is not kept yet."""
    formats = kept() if FILE.exists() else {}
    newest = formats.setdefault(FORMAT, current())
    for kind, variants in frames().items():
        newest["frames"].setdefault(kind, variants)
    newest["numbered"] = numbered()
    lines = [f'"{number}": {_shown(one)}' for number, one in sorted(formats.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _shown(one: Format) -> str:
    """A format in lines that can be compared: a frame has one for each of its variants."""
    parts = []
    for name, value in one.items():
        text = json.dumps(value)
        if name == "frames":
            kinds = [
                f'    "{kind}": [\n      '
                + ",\n      ".join(json.dumps(variant) for variant in variants)
                + "\n    ]"
                for kind, variants in value.items()
            ]
            text = "{\n" + ",\n".join(kinds) + "\n  }"
        elif name == "numbered":
            each = [f'    "{what}": {json.dumps(numbers)}' for what, numbers in value.items()]
            text = "{\n" + ",\n".join(each) + "\n  }"
        parts.append(f'  "{name}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}"
