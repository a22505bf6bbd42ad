"""What a row of ours can hold. SQLite takes any value in any column, so that a database that came
from elsewhere is believed row by row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement

from kickdoor.errors import RecordError
from kickdoor.server.storage.migrate import NotOurs
from kickdoor.server.tables.meta import TableMeta

LATEST: Final = 1e11  # seconds: some thousand years
HIGHEST: Final = (1 << 31) - 1  # of PostgreSQL's whole numbers
EXPECTED: Final[dict[type, str]] = {
    float: "a time", int: "a whole number", str: "text", bytes: "bytes", bool: "true or false",
}  # fmt: skip


def check_row(columns: Iterable[ColumnElement[Any]], row: Mapping[str, Any]) -> None:
    """NotOurs names the column whose value cannot be ours; the value may be a secret."""
    for column in columns:
        name, kind = column.key or "", column.type.python_type
        value = row[name]
        length = getattr(column.type, "length", None) or HIGHEST
        if value is not None and not _fits(value, kind, length):
            raise NotOurs(f"a row that cannot be ours: {name}: expected {EXPECTED[kind]}")
        if name == "meta":
            try:
                TableMeta.from_json(value)
            except RecordError as error:
                raise NotOurs(f"a row that cannot be ours: {error}") from None


def _fits(value: Any, kind: type, length: int) -> bool:
    if kind is float:
        return type(value) in (int, float) and abs(value) <= LATEST
    if kind is int:
        return type(value) is int and abs(value) <= HIGHEST
    return isinstance(value, kind) and (not isinstance(value, (str, bytes)) or len(value) <= length)
