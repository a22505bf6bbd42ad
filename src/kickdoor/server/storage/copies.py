"""Copies of a whole database: a backup, of one moment, while a server writes; and the way back.

A backup is an SQLite file. Of SQLite it is made by SQLite's own means, of PostgreSQL by reading
everything in one transaction that sees one moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import MetaData, delete, insert, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kickdoor.errors import SetupError
from kickdoor.server.storage.migrate import revision_of, shape_at, upgrade
from kickdoor.server.storage.owner import owner_of, taken
from kickdoor.server.storage.store import Store

ROWS: Final = 500  # at a time


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    parsed = make_url(url)
    is_file = parsed.drivername.startswith("sqlite") and parsed.database not in (None, ":memory:")
    return Path(parsed.database or "") if is_file else None


async def back_up(url: str, file: Path) -> int:
    """Copies everything as it is at one moment into a new file; how many tables. The file is there
    when it is whole, and not before.
    """
    if file.exists():
        raise SetupError(f"{file} is there already: a backup is written to a new file")
    with _writing(file) as part:
        source = file_of(url)
        if source is None:
            await _pour(url, f"sqlite+aiosqlite:///{part}")
        else:
            await asyncio.to_thread(_copy, source, part)
        count = await asyncio.to_thread(_seal, part)
        part.rename(file)
    return count


async def restore(file: Path, url: str, is_replacing: bool) -> int:
    """Puts a backup in the place of a database that no server uses; how many tables. It is put
    there whole or not at all.
    """
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder) / "restored.db"
        await asyncio.to_thread(_copy, file, part)  # the backup itself is not touched
        up_to_date = Store(f"sqlite+aiosqlite:///{part}")
        await up_to_date.open()
        await up_to_date.close()
        count = await asyncio.to_thread(_seal, part)
        owner = owner_of(url)
        if not await owner.take():
            raise taken(url)
        try:
            await _refuse_full(url, is_replacing)
            target = file_of(url)
            if target is None:
                await _pour(f"sqlite+aiosqlite:///{part}", url)
            else:
                await asyncio.to_thread(_copy, part, target)
        finally:
            await owner.release()
    return count


async def _refuse_full(url: str, is_replacing: bool) -> None:
    """What is there is replaced only if that is meant."""
    target = file_of(url)
    if is_replacing or (target is not None and not target.exists()):
        return
    store = Store(url)
    try:
        await store.open()
        count = await store.count()
    finally:
        await store.close()
    if count:
        raise SetupError(f"db: there are {count} tables already; --replace removes them")


@contextlib.contextmanager
def _writing(file: Path) -> Iterator[Path]:
    """A name beside a file, for as long as it is not whole; SetupError if nothing can be there."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.touch(exist_ok=False)
        part.unlink()
        yield part
    except OSError as error:
        raise SetupError(f"{file}: cannot be written: {error.strerror or error}") from error
    except sqlite3.Error as error:
        raise SetupError(f"{file}: cannot be written: {error}") from error
    finally:
        for rest in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            with contextlib.suppress(OSError):
                rest.unlink()


def _copy(source: Path, target: Path) -> None:
    """SQLite copies itself, all pages in one transaction: writers go on, and are not in it."""
    with contextlib.ExitStack() as stack:
        address = f"{source.resolve().as_uri()}?mode=rw"
        try:
            one = stack.enter_context(contextlib.closing(sqlite3.connect(address, uri=True)))
            two = stack.enter_context(contextlib.closing(sqlite3.connect(target, timeout=30)))
            one.backup(two, pages=-1)
        except sqlite3.Error as error:
            raise SetupError(f"{source}: cannot be copied: {error}") from error


def _seal(file: Path) -> int:
    """One file, whole and on the disk; how many tables are in it."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        strays = connection.execute("PRAGMA foreign_key_check").fetchall()
        if verdict != "ok" or strays:
            raise SetupError(f"{file}: the copy is not whole: {verdict}")
        count = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return count


async def _pour(source_url: str, target_url: str) -> None:
    """Every row of one database, as it is at one moment, in place of all that is in another. What
    has not seen every step yet is read as it is; its copy takes the steps that are left.
    """
    source, target = Store(source_url), Store(target_url)
    try:
        async with source.engine.connect() as one, target.engine.begin() as two:
            if source.engine.dialect.name == "postgresql":
                await one.execution_options(isolation_level="REPEATABLE READ")
            revision = await one.run_sync(revision_of)
            if revision is None:
                raise SetupError("db: there is nothing of kickdoor in it")
            shape = shape_at(revision)
            await two.run_sync(upgrade, revision)
            await _replace(one, two, shape)
            await two.run_sync(upgrade)
    finally:
        await source.engine.dispose()
        await target.engine.dispose()


async def _replace(one: AsyncConnection, two: AsyncConnection, shape: MetaData) -> None:
    for table in reversed(shape.sorted_tables):
        await two.execute(delete(table))
    for table in shape.sorted_tables:
        rows = await one.stream(select(table))
        async for part in rows.mappings().partitions(ROWS):
            await two.execute(insert(table), [dict(row) for row in part])
