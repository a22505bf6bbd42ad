"""Copies of a whole database: a backup, of one moment, while a server writes; and the way back.

A backup is an SQLite file. Of SQLite the moment is taken by SQLite's own means, of PostgreSQL by
reading everything in one transaction that sees it. Either way only our rows are poured into tables
of our own making: triggers, views and whatever else somebody put there stay behind.
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

from sqlalchemy import MetaData, delete, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from kickdoor.errors import SetupError
from kickdoor.server.storage import schema
from kickdoor.server.storage.blame import unwritten
from kickdoor.server.storage.looking import look_engine
from kickdoor.server.storage.migrate import NotOurs, recognise, shape_at, upgrade
from kickdoor.server.storage.owner import owner_of, taken
from kickdoor.server.storage.places import file_of, make_file, need_folder
from kickdoor.server.storage.row_limits import check_row
from kickdoor.server.storage.store import Store

ROWS: Final = 500  # at a time
ENDS: Final = ("-wal", "-shm", "-journal")  # what SQLite puts beside a file


async def back_up(url: str, file: Path) -> int:
    """Copies everything as it is at one moment into a new file; how many tables. The file is there
    when it is whole, and not before.
    """
    if file.exists():
        raise SetupError(f"{file} is there already: a backup is written to a new file")
    need_folder(file)
    await _count(url)
    with _writing(file) as part:
        source = file_of(url)
        if source is None:
            await _pour(url, _url(part))
        else:
            with _writing(file, ".moment") as moment:
                await asyncio.to_thread(_copy, source, moment, (source, file))
                await _pour(_url(moment), _url(part))
        count = await asyncio.to_thread(_seal, part, file)
        part.rename(file)
    return count


async def restore(file: Path, url: str, is_replacing: bool) -> int:
    """Puts a backup in the place of a database that no server uses; how many tables. It is put
    there whole or not at all, and nothing is touched for what is no backup.
    """
    with tempfile.TemporaryDirectory(prefix="kickdoor-") as folder:
        copy, part = Path(folder) / "copy.db", Path(folder) / "restored.db"
        # The backup itself is not touched.
        with _written(copy):
            await asyncio.to_thread(_copy, file, copy, (file, copy))
            await asyncio.to_thread(_seal, copy, file)
        with _written(part):
            await _pour_backup(copy, part, file)
            count = await asyncio.to_thread(_seal, part, file)
        owner = owner_of(url)
        if not await owner.take():
            raise taken(url)
        try:
            await _refuse_full(url, is_replacing)
            target = file_of(url)
            if target is None:
                await _pour(_url(part), url)
            else:
                make_file(target)
                await asyncio.to_thread(_copy, part, target, (file, target))
        finally:
            await owner.release()
    return count


async def _pour_backup(copy: Path, part: Path, file: Path) -> None:
    """What is ours in the copy of a backup, brought up to date; SetupError if it is the copy of
    another thing.
    """
    try:
        await _pour(_url(copy), _url(part))
    except (SetupError, DBAPIError) as error:
        if unwritten(error, part):
            raise
        reason = getattr(error, "orig", None) or error
        raise SetupError(f"{file}: is no backup to restore: {reason}") from error


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def _refuse_full(url: str, is_replacing: bool) -> None:
    """What is there is replaced only if that is meant, and another program's never."""
    target = file_of(url)
    if target is not None and not target.exists():
        return
    count = await _count(url)
    if count and not is_replacing:
        raise SetupError(f"db: there are {count} tables already; --replace removes them")


async def _count(url: str) -> int:
    """How many tables there are, in a database that is left as it is; NotOurs if it is not ours."""
    engine = look_engine(url)
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(recognise) is None:
                return 0
            found = await connection.execute(select(func.count(schema.tables.c.id)))
            return int(found.scalar_one())
    finally:
        await engine.dispose()


@contextlib.contextmanager
def _writing(file: Path, end: str = "") -> Iterator[Path]:
    """A name beside a file, for as long as it is not whole; SetupError if nothing can be there."""
    part = file.with_name(f".{file.name}.{os.getpid()}{end}")
    try:
        with _written(file):
            part.unlink(missing_ok=True)  # of a process of that number that was killed
            make_file(part)
            yield part
    finally:
        for rest in (part, *(part.with_name(part.name + end) for end in ENDS)):
            with contextlib.suppress(OSError):
                rest.unlink()


@contextlib.contextmanager
def _written(file: Path) -> Iterator[None]:
    """SetupError if it cannot be: by the name that people know, or can find."""
    try:
        yield
    except OSError as error:
        raise SetupError(f"{file}: cannot be written: {error.strerror or error}") from error
    except (sqlite3.Error, DBAPIError) as error:
        reason = getattr(error, "orig", None) or error
        if not isinstance(getattr(reason, "__cause__", None) or reason, sqlite3.Error):
            raise  # of the database that is read
        raise SetupError(f"{file}: cannot be written: {reason}") from error


def _copy(source: Path, target: Path, names: tuple[Path, Path]) -> None:
    """SQLite copies itself, all pages in one transaction: writers go on, and are not in it. What
    goes wrong is told of the one it went wrong with, by the name that people know.
    """
    blamed, at_fault = "cannot be read", names[0]
    try:
        with contextlib.ExitStack() as stack:
            address = f"{source.resolve().as_uri()}?mode=rw"
            one = stack.enter_context(contextlib.closing(sqlite3.connect(address, uri=True)))
            one.execute("SELECT count(*) FROM sqlite_master").fetchone()
            blamed, at_fault = "cannot be written", names[1]
            two = stack.enter_context(contextlib.closing(sqlite3.connect(target, timeout=30)))
            one.backup(two, pages=-1)
    except sqlite3.Error as error:
        if found := unwritten(error, at_fault):
            blamed, at_fault = "cannot be written", found
        raise SetupError(f"{at_fault}: {blamed}: {error}") from error


def _seal(part: Path, file: Path) -> int:
    """One file, whole and on the disk; how many tables are in it. People know it as `file`."""
    try:
        with contextlib.closing(sqlite3.connect(part)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            strays = connection.execute("PRAGMA foreign_key_check").fetchall()
            count = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        if unwritten(error, part):
            raise
        raise SetupError(f"{file}: is not whole: {error}") from error
    if verdict != "ok" or strays:
        raise SetupError(f"{file}: is not whole: {verdict if verdict != 'ok' else 'stray rows'}")
    with part.open("rb") as written:
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
            revision = await one.run_sync(recognise)
            if revision is None:
                raise NotOurs("there is nothing of kickdoor in it")
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
            values = [{str(name): value for name, value in row.items()} for row in part]
            for row in values:
                check_row(table.columns, row)
            await two.execute(insert(table), values)
