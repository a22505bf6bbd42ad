"""Tables of days: nobody need be there, orders pass, and the table says for whom it waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

import patiently
from kickdoor.client import Client
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.running import rounds
from kickdoor.server.storage import schema
from kickdoor.server.storage.store import Store
from live_servers import Running, Serve, run

SCENE = """
edition = "munchkin"
doors = ["potted-plant"]
turn = "P0"
[players.P0]
level = {level}
hand = ["curse-lose-a-level"]
[players.P1]
level = 2
hand = ["wishing-ring"]
[players.P2]
"""


def of_days(level: int, **times: Any) -> TableSetup:
    seats = [SeatSetup("here", name=f"P{i}") for i in range(3)]
    return TableSetup(seats=seats, clock="days", prepared=SCENE.format(level=level), **times)


def waiting_for(server: Running, tokens: list[str]) -> list[int]:
    """The seats whose people find this table among those that wait for them."""
    found = patiently.post(f"{server.url}/api/tables/mine", json={"tokens": tokens}).json()
    return sorted(one["seat"] for one in found if one["waits_for_you"])


def test_nobody_is_woken_by_a_fight_that_wins_nothing(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, of_days(level=5)) as table:
            await table.start()
            assert waiting_for(server, table.tokens) == [0]
            await table.act("kick", seat=0)
            await table.act("fight", seat=0)
            assert waiting_for(server, table.tokens) == [0]  # the fight is his own business
            await table.act("pass", seat=0)
            assert any(line.kind == "CombatWon" for line in table.log)

    run(scene())


def test_a_fight_that_could_win_the_game_wakes_everybody(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, of_days(level=9)) as table:
            await table.start()
            await table.act("kick", seat=0)
            await table.act("fight", seat=0)
            assert not table.is_over
            assert waiting_for(server, table.tokens) == [0, 1, 2]
            await table.act("pass", seat=1)
            assert waiting_for(server, table.tokens) == [0, 2]
            await table.act("pass", seat=2)
            await table.act("pass", seat=0)
            assert table.is_over

    run(scene())


def test_what_is_aimed_at_somebody_wakes_him_and_nobody_else(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, of_days(level=5)) as table:
            await table.start()
            await table.act({"play": "curse-lose-a-level", "on": "P1"}, seat=0)
            assert waiting_for(server, table.tokens) == [1]
            await table.act("pass", seat=1)
            assert waiting_for(server, table.tokens) == [0]
            assert table.view.munchkins[1].level == 1

    run(scene())


def test_time_runs_out_though_nobody_is_there_and_the_table_has_left_the_memory(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "DUE_S", 0.2)
    server = serve(idle_s=0.0)

    async def scene() -> None:
        client = await Client.create(server.url, of_days(level=5, turn_s=3, window_ms=500))
        async with client:
            await client.start()
        while server.registry.live:
            await asyncio.sleep(0.05)
        before = len(await server.acts(client.table))
        acts: list[dict[str, Any]] = []
        while not acts:
            await asyncio.sleep(0.1)
            acts = (await server.acts(client.table))[before:]
        assert {(row["seat"], row["by"]) for row in acts[:1]} == {(0, "clock")}
        assert server.registry.counts["tables_unloaded"] >= 1

    run(scene())


def test_a_table_that_cannot_go_on_does_not_keep_the_others(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "DUE_S", 0.2)
    server = serve(idle_s=0.0)

    async def scene() -> None:
        tables = []
        for _ in range(3):
            setup = of_days(level=5, turn_s=3, window_ms=500)
            client = await Client.create(server.url, setup)
            async with client:
                await client.start()
            tables.append(client.table)
        while server.registry.live:
            await asyncio.sleep(0.05)
        broken = min(tables)
        spoilt = update(schema.snapshots).where(schema.snapshots.c.table_id == broken)
        store = Store(server.settings.database)
        async with store.engine.begin() as connection:
            await connection.execute(spoilt.values(data=b"this is no snapshot"))
        await store.engine.dispose()
        counts = {table: len(await server.acts(table)) for table in tables}
        for table in tables:
            while table != broken and len(await server.acts(table)) == counts[table]:
                await asyncio.sleep(0.1)
        assert len(await server.acts(broken)) == counts[broken]

    run(scene())
