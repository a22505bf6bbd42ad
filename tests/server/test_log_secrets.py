"""No secret is in any log line, whatever fails: seeds, codes, keys, acts, chat, names and
passwords.
"""

from __future__ import annotations

import asyncio
import base64
import io
import logging
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from databases import PASSWORD, Postgres
from kickdoor.client import Client
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.running.logs import JsonLines, set_up
from kickdoor.server.storage.store import Store
from kickdoor.server.tables import keys
from live_servers import Running, Serve, nearly_won, run

SAID = "the-chat-is-swordfish"
NAMED = "Rumpelstilz"
ACT_ID = "client-id-of-an-act"


@pytest.fixture
def told() -> Iterator[io.StringIO]:
    """All that is logged, as a server that is debugged logs it."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    hooks = sys.unraisablehook, threading.excepthook
    set_up("debug", is_json=True)
    sys.unraisablehook, threading.excepthook = hooks
    logging.getLogger("httpx").setLevel("WARNING")  # the test's own client
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    root.handlers = [handler]
    yield out
    root.handlers = before
    root.setLevel(level)
    for name in ("kickdoor", "httpx"):
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.raiseExceptions = True


async def secrets_of(server: Running, client: Client) -> set[str]:
    store = Store(server.settings.database)
    row = await store.table(client.table)
    acts = await store.acts(client.table)
    await store.engine.dispose()
    assert row is not None
    secret = row["secret"]
    found = {
        row["code"], row["meta"], secret.hex(), repr(secret)[2:-1],
        base64.b64encode(secret).decode(), SAID, NAMED, ACT_ID, PASSWORD, "swordfish-metrics",
    }  # fmt: skip
    found |= {*client.tokens, *map(keys.hashed, client.tokens)}
    found |= {act["act"] for act in acts if len(act["act"]) > 6}
    return found


def poison(table: str) -> list[tuple[str, dict[str, Any]]]:
    """Rows that no database takes, full of what must not be told."""
    row = {"table_id": table, "number": 10**30, "seat": 0, "question": 10**30, "act": SAID,
           "by": NAMED, "client_id": ACT_ID, "at": 0.0}  # fmt: skip
    return [("act", row)]


async def play(server: Running) -> Client:
    setup = nearly_won()
    setup.seats = [SeatSetup("here", name="P0"), *setup.seats[1:]]
    setup.title = NAMED
    client = await Client.create(server.url, setup)
    async with client:
        await client.start()
        await client.say(SAID)
        await client.act("kick")
    return client


async def bad_requests(server: Running, client: Client) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        headers = {"authorization": f"Bearer {client.tokens[0]}"}
        for path in (f"/api/tables/{client.table}", "/metrics", f"/api/tables/{SAID}/log"):
            await http.get(path, headers=headers)
            await http.post(path, headers=headers, content=SAID.encode())
    async with connect(server.ws) as socket:
        hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
        act = {"type": "act", "id": ACT_ID, "seat": 0, "act": {"ask": {"who": NAMED}}}
        for message in (hello, act, {"type": "chat", "seat": 9, "text": SAID}, {"type": SAID}):
            await socket.send(msgspec.json.encode(message).decode())
        await asyncio.sleep(0.2)


def fail_everywhere(server: Running, table: str) -> None:
    """In the server's loop: every task fails with words that hold a secret, and so does a bot."""
    registry = server.registry
    error = ValueError(SAID, NAMED)

    async def fails() -> bool:
        raise error

    for duty in registry.duties[:3]:
        duty.turn = fails
        duty.stop()
        duty.start()

    def breaks(*_: object) -> None:
        raise error

    loop = asyncio.get_running_loop()
    loop.call_soon(breaks)
    registry.store.writer.put([], breaks)
    registry.store.writer.put(poison(table))
    task = loop.create_task(fails())  # nobody ever asks how it ended
    del task


async def on_every_failure(server: Running, told: io.StringIO) -> None:
    client = await play(server)
    secrets = await secrets_of(server, client)
    await bad_requests(server, client)
    server.call(lambda: fail_everywhere(server, client.table))
    await asyncio.sleep(2.5)
    await asyncio.to_thread(httpx.get, f"{server.url}/readyz")
    lines = told.getvalue()
    assert "sweeper failed and begins anew" in lines
    assert "storage" in lines
    found = [secret for secret in secrets if secret in lines or ascii(secret)[1:-1] in lines]
    assert found == [], lines


def test_no_failure_tells_a_secret_on_sqlite(serve: Serve, told: io.StringIO) -> None:
    server = serve(log_level="debug", metrics_token="swordfish-metrics")
    run(on_every_failure(server, told))
    server.stop()
    assert SAID not in told.getvalue()


@pytest.mark.slow
def test_no_failure_tells_a_secret_on_postgresql(
    serve: Serve, told: io.StringIO, postgres: Postgres
) -> None:
    server = serve(log_level="debug", db=postgres.url, metrics_token="swordfish-metrics")

    async def scene() -> None:
        await on_every_failure(server, told)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(2)
        await asyncio.to_thread(postgres.start)
        await asyncio.sleep(1)

    run(scene())
    server.stop()
    for secret in (SAID, NAMED, ACT_ID, PASSWORD):
        assert secret not in told.getvalue()


def test_a_database_that_is_broken_tells_no_secret(serve: Serve, told: io.StringIO) -> None:
    server = serve()

    async def scene() -> None:
        client = await play(server)
        secrets = await secrets_of(server, client)
        path = server.settings.db.removeprefix("sqlite:///")
        with closing(sqlite3.connect(path)) as other:
            other.execute("ALTER TABLE tables RENAME TO elsewhere")
            other.commit()
        setup = TableSetup(title=NAMED, seats=[SeatSetup("here", name="P0")] * 3)
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            made = http.post("/api/tables/", json=msgspec.to_builtins(setup), timeout=2)
            await asyncio.gather(made, return_exceptions=True)
            await http.get(f"/api/tables/{SAID}")
        await asyncio.sleep(1.5)
        lines = told.getvalue()
        assert "storage does not take writes" in lines
        assert [secret for secret in secrets if secret in lines] == []

    run(scene())
