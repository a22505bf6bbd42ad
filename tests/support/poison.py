"""Rows that no database takes, put behind the door's back into a live server's writer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from websockets.asyncio.client import connect

import patiently
from kickdoor.client import Client
from kickdoor.server.storage.statements import Row
from live_servers import Running, nearly_won

POISON = "poison"


def poisoned(server: Running, table: str, **values: Any) -> None:
    """The next act at that table is to be written with these values."""
    writer = server.registry.store.writer
    put = writer.put

    def spoiled(rows: Iterable[Row], *told: Any, **more: Any) -> None:
        made = list(rows)
        for kind, row in made:
            if kind == "act" and row["table_id"] == table:
                row.update(values)
                writer.put = put  # type: ignore[method-assign]
        put(made, *told, **more)

    writer.put = spoiled  # type: ignore[method-assign]


async def a_poisoned_act(server: Running, **values: Any) -> None:
    """Its sender is told, its table is as it was, and another table plays on beside it."""
    victim, other = [await Client.create(server.url, nearly_won()) for _ in range(2)]
    async with other:
        await other.start()
        async with victim:
            await victim.start()
        poisoned(server, victim.table, **values)
        heard = await say_poison(server, victim)
        assert await asyncio.wait_for(other.act("kick"), 5) == 1
    assert [h["code"] for h in heard if h.get("id") == POISON] == ["unwritable"]
    assert patiently.get(f"{server.url}/readyz").status_code == 200
    assert await server.acts(victim.table) == []
    async with victim.__class__(server.url, victim.table, victim.tokens) as again:
        assert again.sequence == 0
        assert await asyncio.wait_for(again.act("kick"), 5) == 1
    assert len(await server.acts(other.table)) == 1


async def say_poison(server: Running, victim: Client) -> list[dict[str, Any]]:
    """All that the sender hears until the line is closed."""
    async with connect(server.ws) as socket:
        hello = {"type": "hello", "table": victim.table, "tokens": victim.tokens}
        kick = {"type": "act", "id": POISON, "seat": 0, "act": "kick"}
        for message in (hello, kick):
            await socket.send(json.dumps(message))
        async with asyncio.timeout(10):
            return [json.loads(text) async for text in socket]
