"""Whose database it is: one server's at a time, by a lock that ends with its owner; and whether it
still answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from kickdoor.errors import SetupError
from kickdoor.server.running.late_loop import Patience
from kickdoor.server.storage import schema
from kickdoor.server.storage.ahead import Ahead
from kickdoor.server.storage.places import file_of, need_folder, parsed, shown
from kickdoor.server.storage.same_file import LostError, Node, SameFile, node_of
from kickdoor.server.storage.session import discard, part

LOCK: Final = 0x6B69636B  # the number of our lock in a PostgreSQL database: "kick"
LOOKS: Final = tuple(f"SELECT 1 FROM {name} LIMIT 1" for name in schema.metadata.tables)  # noqa: S608  our own names
ANSWER_S: Final = 2.0  # a PostgreSQL that does not answer is asked anew, by another session
ENDED_S: Final = 0.1  # a session of PostgreSQL that was told to end has ended
END: Final = (  # our own sessions but the one that asks
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE application_name = $1 AND pid <> pg_backend_pid()"
)
log = logging.getLogger("kickdoor.storage")


class Owner(Protocol):
    """What holds a database for one server."""

    async def take(self) -> bool:
        """Whether it is ours now; False: another server has it."""

    async def beat(self) -> None:
        """Raises when the database does not answer as it should, or is not ours any more."""

    async def release(self) -> None: ...

    def close(self) -> None:
        """After the last connection to the database."""


def owner_of(url: str) -> Owner:
    file = file_of(url)
    return _OfSession(parsed(url)) if file is None else _OfFile(file.resolve())


def taken(url: str) -> SetupError:
    """Why a server does not start, or a command refuses."""
    return SetupError(
        f"db: another server keeps the tables of {shown(url)}; stop it first (or set hand_over for "
        "both, and the second takes over when the first stops)"
    )


class _OfFile:
    """A file beside the database, locked by the system for as long as the process lives. It stays
    when the lock is gone: two servers must never lock two files. The database itself is not locked:
    who closes a file lets go of all locks that SQLite has on it.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self.lock = database.with_name(f"{database.name}.lock")
        self._file: int | None = None
        self._locked: Node | None = None
        self._same = SameFile(database)
        self._ahead = Ahead(database)

    async def take(self) -> bool:
        if self._file is None:
            need_folder(self.database)
            self._refuse_second_name()
            self._file = self._lock()
        return self._file is not None

    def _refuse_second_name(self) -> None:
        """By another name it would have another lock, and another log of what was written."""
        with contextlib.suppress(FileNotFoundError):
            if self.database.stat().st_nlink > 1:
                raise SetupError(
                    f"db: {self.database} has a second name (a hard link), by which another server "
                    "may be using it: remove the link, or make a copy of the file"
                )

    def _lock(self) -> int | None:
        """Locks the file of that name; None: another server has it."""
        try:
            file = os.open(self.lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise SetupError(f"db: {self.lock}: {error.strerror or error}") from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(file)
            if isinstance(error, BlockingIOError):
                return None
            raise SetupError(f"db: {self.lock}: {error.strerror or error}") from error
        self._locked = node_of(os.fstat(file))
        return file

    async def beat(self) -> None:
        if await asyncio.to_thread(self._look) != self._locked:
            self._lock_anew()

    def _lock_anew(self) -> None:
        """Somebody removed the file that we have locked: whoever comes now locks another one."""
        file = self._lock()
        if file is None:
            raise LostError("another server has the database")
        log.warning("the lock of the database was gone, and is taken anew")
        if self._file is not None:
            os.close(self._file)
        self._file = file

    def _look(self) -> Node | None:
        """With new eyes, as whoever opens it next: what we have open may be a file of the past.
        Which file is the lock, by its name.
        """
        self._same.require()
        address = f"{self.database.as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=1)) as connection:
            for look in LOOKS:
                connection.execute(look).fetchone()
            if not self._ahead.is_whole():
                raise LostError("the log of the database was cut off")
        try:
            return node_of(self.lock.stat())
        except FileNotFoundError:
            return None

    async def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def close(self) -> None:
        self._ahead.close()


class _OfSession:
    """A session of PostgreSQL that holds an advisory lock; another one is begun when it breaks.
    PostgreSQL may not know that it broke, and keep its lock for hours: by the name of our sessions
    we find it, and end it.
    """

    def __init__(self, url: URL) -> None:
        self._name = f"kickdoor {secrets.token_hex(8)}"
        self._engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True,
            connect_args={"timeout": 5, "server_settings": {"application_name": self._name}},
        )  # fmt: skip
        self._session: AsyncConnection | None = None

    async def take(self) -> bool:
        if self._session is not None:
            return True
        session = await self._engine.connect()
        try:
            is_ours = await _lock(session)
            if not is_ours and await self._end_others(session):
                await asyncio.sleep(ENDED_S)
                is_ours = await _lock(session)
        except BaseException as error:
            await _let_go(session, error)
            raise
        if is_ours:
            self._session = session
        else:
            await session.close()
        return is_ours

    async def _end_others(self, session: AsyncConnection) -> bool:
        """Whether there were any."""
        return bool((await session.exec_driver_sql(END, (self._name,))).all())

    async def beat(self) -> None:
        async with Patience(ANSWER_S):
            if not await self.take():
                raise LostError("another server has the database")
            await self._look()

    async def _look(self) -> None:
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

    def close(self) -> None:
        pass


async def _lock(session: AsyncConnection) -> bool:
    found = await session.exec_driver_sql(f"SELECT pg_try_advisory_lock({LOCK})")
    return bool(found.scalar_one())


async def _let_go(session: AsyncConnection, error: BaseException) -> None:
    """Ends a session that may not answer any more, and its lock with it."""
    discard(session, error)
    await part(session.close())
