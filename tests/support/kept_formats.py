"""How tables are packed in every format there was, kept as data in records/formats.json
(`tools/packed_formats.py`).
"""

from __future__ import annotations

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
    LIST,
    LISTS,
    ROW,
    ROWS,
    Field,
    as_packed,
)

FILE: Final = Path(__file__).parents[1] / "records" / "formats.json"
Format = dict[str, Any]
# What is packed alike, whatever holds it on a table.
LIES: Final = {
    LIST: "numbers", ROW: "numbers", LISTS: "lists of numbers", ROWS: "lists of numbers",
}  # fmt: skip


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


def current() -> Format:
    """The format of today."""
    return {
        "table": layout(FIELDS, FORMAT),
        "combat": layout(COMBAT_FIELDS, FORMAT),
        "full": base64.b64encode(pack(full_table())).decode(),
        "frames": frames(),
    }


def written() -> str:
    """All that is kept, and what is not kept yet."""
    formats = kept() if FILE.exists() else {}
    newest = formats.setdefault(FORMAT, current())
    for kind, variants in frames().items():
        newest["frames"].setdefault(kind, variants)
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
        parts.append(f'  "{name}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}"
