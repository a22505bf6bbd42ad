"""A table as version 0.1.0 kept it in the middle of a game, in a database as that version made it.

`kept-0.1.0.json` stays as it is: whatever comes later must be able to go on with it.
"""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.migrate import revision_of, shape_at, upgrade
from kickdoor.server.storage.store import open_engine

KEPT = Path(__file__).parents[1] / "server" / "kept-0.1.0.json"
REVISION = "0001"  # of the database, at 0.1.0


def kept_table() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def _put(connection: Connection, kept: dict[str, Any]) -> None:
    upgrade(connection, REVISION)
    shape = shape_at(REVISION)
    for name in ("tables", "seat_keys", "acts", "snapshots"):
        for row in kept[name]:
            values = {
                key: base64.b64decode(value["base64"]) if isinstance(value, dict) else value
                for key, value in row.items()
            }
            connection.execute(insert(shape.tables[name]), values)


def put_back(db: str, kept: dict[str, Any]) -> None:
    """Writes the rows of a kept table into a database of its time, which stays of its time."""

    async def work() -> None:
        engine = open_engine(Settings(db=db).database)
        async with engine.begin() as connection:
            await connection.run_sync(_put, kept)
        await engine.dispose()

    asyncio.run(work())


def revision(db: str) -> str | None:
    """The last step that a database has seen."""

    async def work() -> str | None:
        engine = open_engine(Settings(db=db).database)
        async with engine.connect() as connection:
            found = await connection.run_sync(revision_of)
        await engine.dispose()
        return found

    return asyncio.run(work())
