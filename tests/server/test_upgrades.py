"""Running tables go on under another version: from their snapshot, not from a replay; and so does
the database of another version, with all its tables.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, update
from websockets.asyncio.client import connect

import patiently
from databases import Postgres
from kept import REVISION, kept_table, put_back, revision
from kickdoor import __version__
from kickdoor.client import Client
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.server.storage import schema
from live_servers import Running, Serve, act_once, nearly_won, play_out, run


def of_another_version(kept: dict[str, Any]) -> dict[str, Any]:
    """The same table, begun under other rules and cards: its acts could not be made any more."""
    changed: dict[str, Any] = json.loads(json.dumps(kept))
    meta = json.loads(changed["tables"][0]["meta"])
    changed["tables"][0]["meta"] = json.dumps(meta | {"engine": "0.0.9"})
    changed["snapshots"][0]["engine"] = "0.0.9"
    cards = json.loads(changed["snapshots"][0]["cards"])
    cards["sets"] = dict.fromkeys(cards["sets"], "of another day")
    changed["snapshots"][0]["cards"] = json.dumps(cards)
    for row in changed["acts"]:
        row["act"] = '{"verb":"kick"}'
    return changed


async def sit_down(server: Running, kept: dict[str, Any]) -> Client:
    """A client at the kept table, which stands as it was left."""
    client = Client(server.url, kept["tables"][0]["id"], kept["tokens"])
    await client.connect()
    while not client.has_view:
        await client.news()
    assert client.sequence == kept["snapshots"][0]["number"]
    assert [m.level for m in client.view.munchkins] == kept["levels"]
    assert len(client.log) > 20  # what happened before is still told
    return client


def test_a_table_of_an_older_version_goes_on_and_its_record_begins_there(
    serve: Serve, tmp_path: Path
) -> None:
    kept = of_another_version(kept_table())
    db = f"sqlite:///{tmp_path}/old.db"
    put_back(db, kept)
    server = serve(db=db)

    async def scene() -> None:
        client = await sit_down(server, kept)
        await play_out(client, random.Random(1))
        record = Record.from_json(await client.record())
        await client.close()
        assert server.registry.counts["tables_upgraded"] == 1
        assert record.engine == __version__
        game = Game.replay(record)
        rows = await server.acts(kept["tables"][0]["id"])
        assert game.is_over
        assert len(record.acts) == len(rows) - kept["snapshots"][0]["number"]
        assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]

    run(scene(), 120)


def played_on(serve: Serve, db: str) -> None:
    """A database that has not seen today's steps, and a table in flight in it."""
    kept = kept_table()
    put_back(db, kept)
    assert revision(db) == REVISION

    async def scene(server: Running) -> None:
        client = await sit_down(server, kept)
        before = client.sequence
        while client.sequence < before + 3:
            await act_once(client, random.Random(1))
        await client.close()
        rows = await server.acts(client.table)
        assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]

    run(scene(serve(db=db)))
    assert revision(db) != REVISION


def test_a_table_kept_by_0_1_0_can_be_played_on(serve: Serve, tmp_path: Path) -> None:
    played_on(serve, f"sqlite:///{tmp_path}/old.db")


def test_a_table_kept_by_0_1_0_can_be_played_on_on_postgresql(
    serve: Serve, postgres: Postgres
) -> None:
    played_on(serve, postgres.url)


def test_an_upgraded_table_survives_another_restart(serve: Serve, tmp_path: Path) -> None:
    kept = of_another_version(kept_table())
    db = f"sqlite:///{tmp_path}/old.db"
    put_back(db, kept)

    async def scene() -> None:
        for upgraded in (1, 0):
            server = serve(db=db)
            await (await sit_down(server, kept)).close()
            assert server.registry.counts["tables_upgraded"] == upgraded
            await asyncio.get_running_loop().run_in_executor(None, server.stop)

    run(scene())


def test_acts_that_newer_rules_refuse_are_taken_back_and_the_table_goes_on(
    serve: Serve, tmp_path: Path
) -> None:
    """A server that was killed left acts after its last snapshot, and the next has other rules."""
    kept = of_another_version(kept_table())
    last = kept["snapshots"][0]["number"]
    for number in (last + 1, last + 2):
        row = kept["acts"][-1] | {"number": number, "client_id": f"of another day {number}"}
        kept["acts"].append(row)
    db = f"sqlite:///{tmp_path}/old.db"
    put_back(db, kept)
    server = serve(db=db)

    async def scene() -> None:
        async with connect(server.ws) as socket:
            hello = {"type": "hello", "table": kept["tables"][0]["id"], "tokens": kept["tokens"]}
            await socket.send(json.dumps(hello))
            heard = [json.loads(await socket.recv()) for _ in range(3)]
        assert [one["type"] for one in heard] == ["welcome", "notice", "view"]
        assert "the last 2 acts" in heard[1]["text"]
        assert heard[2]["sequence"] == last + 2  # numbers are not given twice
        assert [m["level"] for m in heard[2]["view"]["munchkins"]] == kept["levels"]
        async with Client(server.url, kept["tables"][0]["id"], kept["tokens"]) as client:
            await play_out(client, random.Random(1))
            game = Game.replay(Record.from_json(await client.record()))
            assert game.is_over
        rows = await server.acts(kept["tables"][0]["id"])
        assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
        assert len(rows) > last + 2

    run(scene(), 120)


def test_a_finished_game_that_ends_otherwise_now_is_not_shown_as_if_it_had(serve: Serve) -> None:
    server = serve()

    async def scene() -> str:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await play_out(client, random.Random(1))
        return client.table

    table = asyncio.run(scene())
    server.stop()
    engine = create_engine(server.settings.db)
    acts = schema.acts
    with engine.begin() as connection:
        connection.execute(
            update(acts).where(acts.c.table_id == table, acts.c.number == 2).values(act='["run"]')
        )
    engine.dispose()
    again = serve()
    answer = patiently.get(f"{again.url}/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "other-version")
