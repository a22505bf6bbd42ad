"""The one writer: it commits everything that came in while the last commit ran, and only then does
anybody hear of it.

A disk that is full or read-only keeps the writes waiting: they are tried again until it takes them,
and whoever asks is told that the storage is stuck.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    Executable,
    Insert,
    bindparam,
    delete,
    insert,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kickdoor.server.storage import schema

RETRY_S: Final = 0.5
GATHER_S: Final = 0.02
log = logging.getLogger("kickdoor.storage")

Values = dict[str, Any]
Row = tuple[str, Values]  # what is written, and its values
Statement = Callable[[Connection, list[Values]], None]
Done = Callable[[bool], None]  # called with False when the write was refused as a double


class Write:
    """Rows that go together: all of them or none."""

    def __init__(self, rows: list[Row], done: Done) -> None:
        self.rows = rows
        self.done = done


class Writer:
    """Writes in batches, one transaction each."""

    def __init__(self, engine: AsyncEngine, open_blocking: Callable[[], Engine] | None) -> None:
        self.engine = engine
        # For a database in this process: a thread of its own, and an engine that waits in it.
        self._thread = None if open_blocking is None else ThreadPoolExecutor(1, "writer")
        self._open_blocking = open_blocking or (lambda: engine.sync_engine)
        self._blocking: Engine | None = None
        self.is_stuck = False
        self.on_stuck: Callable[[bool], None] = lambda stuck: None
        self.batches = 0
        self.rows = 0
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        self._statements = _statements(engine.dialect)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Writes what is left, then stops; a stuck disk is not waited for."""
        self._is_closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._thread is not None:
            self._thread.shutdown()
            if self._blocking is not None:
                self._blocking.dispose()

    def put(self, rows: Iterable[Row], done: Done = lambda ok: None) -> None:
        """Have rows written; `done` is called once they are."""
        self._waiting.append(Write(list(rows), done))
        self._wake.set()

    async def write(self, rows: Iterable[Row]) -> bool:
        """Write and wait for it; False: refused as a double."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(ok: bool) -> None:
            if not future.done():
                future.set_result(ok)

        self.put(rows, done)
        return await future

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        began = -GATHER_S
        while True:
            if not self._waiting:
                if self._is_closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            # Whoever comes within a moment of the last commit shares the next one.
            since = loop.time() - began
            if since < GATHER_S:
                await asyncio.sleep(GATHER_S - since)
            began = loop.time()
            batch, self._waiting = self._waiting, []
            left = await self._commit(batch)
            if left:
                self._waiting = left + self._waiting
                if self._is_closing:
                    log.error("storage is stuck; %d writes are lost", len(self._waiting))
                    return
                await asyncio.sleep(RETRY_S)

    async def _commit(self, batch: list[Write]) -> list[Write]:
        """Commits the batch; what is left of it must be tried again, since the disk is stuck."""
        try:
            if self._thread is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._commit_here, batch)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(self._execute, batch)
        except IntegrityError:
            return await self._find_double(batch)
        except (DBAPIError, OSError) as error:
            self._stick(True, error)
            return batch
        self._stick(False)
        self._finish(batch, True)
        return []

    async def _find_double(self, batch: list[Write]) -> list[Write]:
        """One of these was written before: they go one by one, and that one is refused."""
        if len(batch) == 1:
            self._finish(batch, False)
            return []
        for i, write in enumerate(batch):
            if await self._commit([write]):
                return batch[i:]
        return []

    def _commit_here(self, batch: list[Write]) -> None:
        """One transaction in the writer's own thread: a hop there and back, not one a statement."""
        if self._blocking is None:
            self._blocking = self._open_blocking()
        with self._blocking.begin() as connection:
            self._execute(connection, batch)

    def _execute(self, connection: Connection, batch: list[Write]) -> None:
        by_kind: dict[str, list[dict[str, Any]]] = {}
        for write in batch:
            for kind, values in write.rows:
                by_kind.setdefault(kind, []).append(values)
        for kind, statement in self._statements.items():
            rows = by_kind.get(kind)
            if rows:
                statement(connection, rows)
                self.rows += len(rows)
        self.batches += 1

    def _finish(self, batch: list[Write], ok: bool) -> None:
        for write in batch:
            write.done(ok)

    def _stick(self, is_stuck: bool, error: BaseException | None = None) -> None:
        if is_stuck != self.is_stuck:
            self.is_stuck = is_stuck
            if is_stuck:
                log.error("storage does not take writes: %s", error)
            else:
                log.warning("storage takes writes again")
            self.on_stuck(is_stuck)


def _statements(dialect: Dialect) -> dict[str, Statement]:
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
    shown = upsert(schema.shown)
    shown = shown.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"events": shown.excluded.events}
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
        "unkey": _by(
            delete(schema.seat_keys).where(
                schema.seat_keys.c.table_id == bindparam("key"),
                schema.seat_keys.c.seat == bindparam("place"),
            )
        ),
        "key": _by(key),
        "act": _plainly_by(insert(schema.acts), dialect),
        "snapshot": _by(snapshot),
        "shown": _by(shown),
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
