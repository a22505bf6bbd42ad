"""Whose database it is: one server's at a time, by a lock that ends with its owner; and whether it
still answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from kickdoor.errors import SetupError
from kickdoor.server.storage import schema
from kickdoor.server.storage.places import file_of, parsed, shown
from kickdoor.server.storage.session import discard, part

LOCK: Final = 0x6B69636B  # the number of our lock in a PostgreSQL database: "kick"
LOOKS: Final = tuple(f"SELECT 1 FROM {name} LIMIT 1" for name in schema.metadata.tables)  # noqa: S608  our own names


class LostError(Exception):
    """The database is no longer the one we opened, or no longer ours."""


class Owner(Protocol):
    """What holds a database for one server."""

    async def take(self) -> bool:
        """Whether it is ours now; False: another server has it."""

    async def beat(self) -> None:
        """Raises when the database does not answer as it should, or is not ours any more."""

    async def release(self) -> None: ...


def owner_of(url: str) -> Owner:
    found = parsed(url)
    if found.get_backend_name() != "sqlite":
        return _OfSession(found)
    file = file_of(url)
    return _OfNothing() if file is None else _OfFile(file.resolve())


def taken(url: str) -> SetupError:
    """Why a server does not start, or a command refuses."""
    return SetupError(
        f"db: another server keeps the tables of {shown(url)}; stop it first (or set hand_over for "
        "both, and the second takes over when the first stops)"
    )


class _OfNothing:
    """A database in this process's memory."""

    async def take(self) -> bool:
        return True

    async def beat(self) -> None:
        return None

    async def release(self) -> None:
        return None


class _OfFile:
    """A file beside the database, locked by the system for as long as the process lives. It stays
    when the lock is gone: two servers must never lock two files.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self._file: int | None = None
        self._node: tuple[int, int] | None = None

    async def take(self) -> bool:
        if self._file is not None:
            return True
        self.database.parent.mkdir(parents=True, exist_ok=True)
        name = self.database.with_name(f"{self.database.name}.lock")
        file = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(file)
            if isinstance(error, BlockingIOError):
                return False
            raise
        self._file = file
        return True

    async def beat(self) -> None:
        await asyncio.to_thread(self._look)

    def _look(self) -> None:
        """With new eyes, as whoever opens it next: what we have open may be a file of the past."""
        found = self.database.stat()
        node = (found.st_dev, found.st_ino)
        self._node = self._node or node
        if node != self._node:
            raise LostError("the database file is another one")
        address = f"{self.database.as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=1)) as connection:
            for look in LOOKS:
                connection.execute(look).fetchone()

    async def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class _OfSession:
    """A session of PostgreSQL that holds an advisory lock; another one is begun when it breaks."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True,
            connect_args={"timeout": 5},
        )  # fmt: skip
        self._session: AsyncConnection | None = None

    async def take(self) -> bool:
        if self._session is not None:
            return True
        session = await self._engine.connect()
        try:
            found = await session.exec_driver_sql(f"SELECT pg_try_advisory_lock({LOCK})")
            is_ours = bool(found.scalar_one())
        except BaseException as error:
            await _let_go(session, error)
            raise
        if is_ours:
            self._session = session
        else:
            await session.close()
        return is_ours

    async def beat(self) -> None:
        if not await self.take():
            raise LostError("another server has the database")
        assert self._session is not None
        try:
            for look in LOOKS:
                await self._session.exec_driver_sql(look)
        except BaseException as error:
            session, self._session = self._session, None
            await _let_go(session, error)
            raise

    async def release(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await part(session.close())
        await part(self._engine.dispose())


async def _let_go(session: AsyncConnection, error: BaseException) -> None:
    """Ends a session that may not answer any more, and its lock with it."""
    discard(session, error)
    await part(session.close())
