"""Plays some acts on a server and writes down what it keeps of the table: `test_upgrades` reads it.

    python tests/server/keep_a_table.py tests/server/kept-VERSION.json

Run once for a version, and never again for the same one.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select

from kickdoor.client import Client
from kickdoor.server.storage import schema
from live_servers import Servers, act_once, against_bots

ACTS = 60


async def begun(url: str) -> Client:
    rng = random.Random(1)
    client = await Client.create(url, against_bots(people=3))
    async with client:
        await client.start()
        while client.sequence < ACTS:
            await act_once(client, rng)
    return client


def plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        servers = Servers(Path(folder))
        server = servers.start(snapshot_every=10_000)
        client = asyncio.run(begun(server.url))
        server.stop()
        kept: dict[str, Any] = {
            "tokens": client.tokens,
            "levels": [munchkin.level for munchkin in client.view.munchkins],
        }
        engine = create_engine(server.settings.db)
        with engine.connect() as connection:
            for name in ("tables", "seat_keys", "acts", "snapshots"):
                rows = connection.execute(select(schema.metadata.tables[name])).mappings()
                kept[name] = [{key: plain(value) for key, value in row.items()} for row in rows]
        engine.dispose()
    file.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
