"""Looking at a database that is left as it is: nothing is made, changed or brought up to date.

It may be another server's, or another program's.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kickdoor.errors import SetupError
from kickdoor.server.storage.migrate import is_current, recognise
from kickdoor.server.storage.places import file_of, need_folder, parsed
from kickdoor.server.storage.row_limits import check_row
from kickdoor.server.storage.store import Store, Values, open_engine


class Looked(Store):
    """A database of whose rows nobody knows who wrote them."""

    async def _rows(self, query: Any) -> list[Values]:
        rows = await super()._rows(query)
        for row in rows:
            check_row(query.selected_columns, row)
        return rows


def look_engine(url: str) -> AsyncEngine:
    """An engine that opens what is there; SetupError if there is no such file."""
    file = file_of(url)
    if file is None:
        return open_engine(url)
    if not file.is_file():
        what = "is no file" if file.exists() else "there is no such file"
        raise SetupError(f"db: {file}: {what}")
    address = URL.create(
        parsed(url).drivername, database=file.resolve().as_uri(),
        query={"mode": "rw", "uri": "true"},
    )  # fmt: skip
    return create_async_engine(address, connect_args={"timeout": 30}, hide_parameters=True)


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[Store]:
    """A database to read from, which must be of this version."""
    engine = look_engine(url)
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(recognise) is None:
                raise SetupError("db: there is nothing in it yet; kickdoor serve makes it ready")
            if not await connection.run_sync(is_current):
                raise SetupError(
                    "db: an older version of kickdoor made it; kickdoor serve brings it up to date"
                )
        yield Looked(url, engine)
    finally:
        await engine.dispose()


async def check(url: str, may_make: bool) -> None:
    """Raises if a database cannot be opened, is another program's, or a file that is broken; or is
    not there, unless it may be made.
    """
    file = file_of(url)
    if may_make and file is not None and not file.exists():
        need_folder(file)
        return
    engine = look_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(recognise)
            if file is not None:
                found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
                if found != "ok":
                    raise SetupError(f"db: {file} is broken: {found}")
    finally:
        await engine.dispose()
