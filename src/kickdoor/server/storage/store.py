"""Opening the database, bringing it up to date, and reading from it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Engine, create_engine, delete, event, func, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kickdoor.errors import KickdoorError
from kickdoor.server.running.late_loop import Patience
from kickdoor.server.running.logs import Told, named
from kickdoor.server.storage import schema
from kickdoor.server.storage.places import file_of, make_file, need_folder, parsed
from kickdoor.server.storage.same_file import SameFile
from kickdoor.server.storage.session import part, session
from kickdoor.server.storage.writer import Writer

Values = dict[str, Any]
AT_ONCE: Final = 1000  # rows


class StorageError(KickdoorError, Told):
    """The database does not answer, or not as it should."""


class Store:
    """The database of one server."""

    def __init__(self, url: str, engine: AsyncEngine | None = None) -> None:
        self.url = url
        self.engine = engine or open_engine(url)
        is_here = self.engine.dialect.name == "sqlite"
        self.writer = Writer(self.engine, self._open_blocking if is_here else None)
        self.patience: float | None = None  # seconds that a reader waits for an answer

    def _open_blocking(self) -> Engine:
        """The same database for the writer's thread."""
        url = self.engine.url.set(drivername="sqlite")
        engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "connect", _leave_checkpoints)
        self._refuse_other_file(engine)
        return engine

    def _refuse_other_file(self, engine: Engine) -> None:
        """Whoever connects from now on finds the file that is there now, or is refused."""
        file = file_of(self.url)
        if file is not None:
            same = SameFile(file)
            same.require()
            event.listen(engine, "do_connect", lambda *_: same.require())

    async def checkpoint(self) -> None:
        """Bring what SQLite wrote ahead into its file; the writer does not wait for that."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        from kickdoor.server.storage.migrate import upgrade

        self._probe()
        self._refuse_other_file(self.engine.sync_engine)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self.writer.start()

    def _probe(self) -> None:
        """A file that cannot be opened is found without the driver, whose thread would stay."""
        file = file_of(self.url)
        if file is not None:
            make_file(file)
            with contextlib.closing(sqlite3.connect(file)) as connection:
                connection.execute("PRAGMA schema_version")

    async def prepare(self) -> None:
        """Opening it later will be quick."""
        from kickdoor.server.storage.migrate import is_current

        async with self.engine.connect() as connection:
            await connection.run_sync(is_current)

    async def close(self) -> None:
        await self.writer.close()
        await part(self.engine.dispose())

    async def _rows(self, query: Any) -> list[Values]:
        try:
            async with Patience(self.patience), session(self.engine) as connection:
                result = await connection.execute(query)
                rows: list[Values] = []
                for some in result.mappings().partitions(AT_ONCE):
                    if rows:  # a long game has many: others have their turn between
                        await asyncio.sleep(0)
                    rows += [dict(row) for row in some]
                return rows
        except Exception as error:  # drivers have classes of their own
            raise StorageError(f"the database does not answer: {named(error)}") from error

    async def table(self, id_or_code: str) -> Values | None:
        t = schema.tables
        rows = await self._rows(select(t).where((t.c.id == id_or_code) | (t.c.code == id_or_code)))
        return rows[0] if rows else None

    async def keys(self, table_id: str) -> dict[int, str]:
        """The hashed keys of a table's seats."""
        k = schema.seat_keys
        rows = await self._rows(select(k.c.seat, k.c.token).where(k.c.table_id == table_id))
        return {row["seat"]: row["token"] for row in rows}

    async def seats_of(self, tokens: list[str]) -> list[tuple[str, int]]:
        """The tables and seats that these hashed keys fit, the latest table first."""
        k, t = schema.seat_keys, schema.tables
        query = (
            select(k.c.table_id, k.c.seat)
            .join(t, t.c.id == k.c.table_id)
            .where(k.c.token.in_(tokens))
            .order_by(t.c.touched.desc())
        )
        return [(row["table_id"], row["seat"]) for row in await self._rows(query)]

    async def acts(self, table_id: str, after: int = 0) -> list[Values]:
        a = schema.acts
        return await self._rows(
            select(a).where(a.c.table_id == table_id, a.c.number > after).order_by(a.c.number)
        )

    async def last_act(self, table_id: str) -> Values | None:
        a = schema.acts
        query = select(a.c.number, a.c.at).where(a.c.table_id == table_id)
        rows = await self._rows(query.order_by(a.c.number.desc()).limit(1))
        return rows[0] if rows else None

    async def client_ids(self, table_id: str) -> list[Values]:
        """The acts that clients gave an id: seat, id and number."""
        a = schema.acts
        return await self._rows(
            select(a.c.seat, a.c.client_id, a.c.number).where(
                a.c.table_id == table_id, a.c.client_id.is_not(None)
            )
        )

    async def snapshot(self, table_id: str) -> Values | None:
        s = schema.snapshots
        rows = await self._rows(select(s).where(s.c.table_id == table_id))
        return rows[0] if rows else None

    async def beginning(self, table_id: str) -> str:
        """The record a game begins with; "": it was dealt."""
        b = schema.beginnings
        rows = await self._rows(select(b.c.record).where(b.c.table_id == table_id))
        return str(rows[0]["record"]) if rows else ""

    async def listed(self, limit: int = 50) -> list[Values]:
        """Tables open to anyone, the latest first."""
        t = schema.tables
        query = select(t).where(t.c.listed, t.c.state != "over").order_by(t.c.touched.desc())
        return await self._rows(query.limit(limit))

    async def due(self, now: float) -> list[str]:
        """Tables whose clock wants to be looked at."""
        t = schema.tables
        rows = await self._rows(
            select(t.c.id).where(t.c.due.is_not(None), t.c.due <= now, t.c.state == "playing")
        )
        return [row["id"] for row in rows]

    async def forget(self, older_than: float, spared: Collection[str] = ()) -> int:
        """Remove tables that nobody has touched or acted at since; how many there were."""
        t, a = schema.tables, schema.acts
        acted = select(a.c.number).where(a.c.table_id == t.c.id, a.c.at >= older_than).exists()
        async with session(self.engine) as connection:
            old = select(t.c.id).where(t.c.touched < older_than, ~acted)
            ids = [row for row in (await connection.execute(old)).all() if row[0] not in spared]
            for (id,) in ids:
                for part in (schema.acts, schema.seat_keys, schema.snapshots, schema.beginnings):
                    await connection.execute(delete(part).where(part.c.table_id == id))
                await connection.execute(delete(t).where(t.c.id == id))
            return len(ids)

    async def all(self) -> list[Values]:
        """Every table, the latest first."""
        t = schema.tables
        return await self._rows(select(t).order_by(t.c.touched.desc()))

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int(
                (await connection.execute(select(func.count(schema.tables.c.id)))).scalar_one()
            )


def open_engine(url: str) -> AsyncEngine:
    """The engine for a URL; SQLite writes ahead, and waits for the disk at every commit."""
    found, file = parsed(url), file_of(url)
    if file is None:
        return create_async_engine(
            found, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": 5}
        )
    need_folder(file)
    engine = create_async_engine(found, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _leave_checkpoints(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """The writer only writes ahead: bringing that into the file takes a disk its time."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def _prepare_sqlite(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
