"""What is written, kind by kind: the statement that writes the rows of each, in either database."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    Connection,
    Dialect,
    Executable,
    Insert,
    bindparam,
    delete,
    insert,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from kickdoor.server.storage import schema

Values = dict[str, Any]
Row = tuple[str, Values]  # what is written, and its values
Statement = Callable[[Connection, list[Values]], None]


def in_order(rows: list[Row]) -> Iterable[Row]:
    """Kinds are written one after the other; of what is said of a seat's key the last word counts,
    whatever kind it is.
    """
    keys: dict[tuple[str, int], Row] = {}
    for kind, values in rows:
        if kind == "key":
            keys[values["table_id"], values["seat"]] = (kind, values)
        elif kind == "unkey":
            keys[values["key"], values["place"]] = (kind, values)
    rest = [row for row in rows if row[0] not in ("key", "unkey")]
    return [*rest, *keys.values()]


def statements_of(dialect: Dialect) -> dict[str, Statement]:
    """What is written, in the order it is: a table before its acts."""
    upsert = postgresql_insert if dialect.name == "postgresql" else sqlite_insert
    snapshot = upsert(schema.snapshots)
    snapshot = snapshot.on_conflict_do_update(
        index_elements=["table_id"],
        set_={c: snapshot.excluded[c] for c in ("number", "engine", "cards", "data")},
    )
    key = upsert(schema.seat_keys)
    key = key.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"token": key.excluded.token}
    )
    beginning = upsert(schema.beginnings)
    beginning = beginning.on_conflict_do_update(
        index_elements=["table_id"], set_={"record": beginning.excluded.record}
    )
    changed = ("state", "listed", "touched", "due", "meta")
    return {
        "table": _by(insert(schema.tables)),
        "meta": _by(
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("key"))
            .values({name: bindparam(name) for name in changed})
        ),
        "touch": _by(
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("key"))
            .values(touched=bindparam("now"))
        ),
        "unkey": _by(
            delete(schema.seat_keys).where(
                schema.seat_keys.c.table_id == bindparam("key"),
                schema.seat_keys.c.seat == bindparam("place"),
            )
        ),
        "key": _by(key),
        "act": _plainly_by(insert(schema.acts), dialect),
        "snapshot": _by(snapshot),
        "beginning": _by(beginning),
    }


def _by(statement: Executable) -> Statement:
    def execute(connection: Connection, rows: list[Values]) -> None:
        connection.execute(statement, rows)

    return execute


def _plainly_by(insertion: Insert, dialect: Dialect) -> Statement:
    """For many rows of numbers and text, which the driver takes as they are: SQLAlchemy's care for
    the values of each costs more than writing them.
    """
    compiled = insertion.compile(dialect=dialect)
    assert compiled.positiontup is not None  # both databases number what is put in
    text, values = str(compiled), itemgetter(*compiled.positiontup)

    def execute(connection: Connection, rows: list[Values]) -> None:
        connection.exec_driver_sql(text, [values(row) for row in rows])

    return execute
