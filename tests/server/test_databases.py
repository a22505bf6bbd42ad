"""The database: migrations up and down, and a real PostgreSQL started for the test."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect

from databases import Postgres
from kickdoor.client import Client
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.errors import SetupError
from kickdoor.server.storage.migrate import downgrade, upgrade
from kickdoor.server.storage.schema import metadata
from kickdoor.server.storage.store import Store, open_engine
from live_servers import Serve, nearly_won, play_out, run
from poison import a_poisoned_act


def shape(connection: Connection) -> dict[str, list[tuple[str, str, bool]]]:
    """Tables and columns as the database has them."""
    look = inspect(connection)
    return {
        table: [(c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(table)]
        for table in look.get_table_names()
        if table != "alembic_version"
    }


def test_the_migrations_lead_to_the_schema_and_back(tmp_path: Path) -> None:
    migrated = create_engine(f"sqlite:///{tmp_path}/a.db")
    with migrated.begin() as connection:
        upgrade(connection)
        steps = shape(connection)
    direct = create_engine(f"sqlite:///{tmp_path}/b.db")
    metadata.create_all(direct)
    with direct.connect() as connection:
        assert steps == shape(connection)
    with migrated.begin() as connection:
        downgrade(connection, "base")
        assert shape(connection) == {}
    migrated.dispose()
    direct.dispose()


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        for _ in range(2):
            store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
            await store.open()
            assert await store.count() == 0
            await store.close()

    asyncio.run(scene())


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        async with engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await engine.dispose()
        assert found == ["wal", 2, 1]  # 2: FULL

    asyncio.run(scene())


def test_a_url_that_is_none_is_refused() -> None:
    with pytest.raises(SetupError, match="no database URL"):
        open_engine("not a url")


def test_a_game_is_played_on_postgresql_across_a_restart(serve: Serve, postgres: Postgres) -> None:
    first = serve(db=postgres.url, snapshot_every=2)

    async def begin() -> Client:
        client = await Client.create(first.url, nearly_won())
        async with client:
            await client.start()
            await client.act("kick")
        return client

    client = asyncio.run(begin())
    first.stop()
    second = serve(db=postgres.url)

    async def end() -> None:
        async with Client(second.url, client.table, client.tokens) as again:
            await again.asked()
            await play_out(again, random.Random(1))
            assert Game.replay(Record.from_json(await again.record())).is_over
        rows = await second.acts(client.table)
        assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]

    run(end())


def test_a_postgresql_that_restarts_holds_the_table_up_and_loses_nothing(
    serve: Serve, postgres: Postgres
) -> None:
    """Connections break, the writer tries again, and what was acknowledged is there."""
    server = serve(db=postgres.url)

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await client.act("kick")
            engine = open_engine(server.settings.database)
            async with engine.connect() as connection:
                await connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
            await engine.dispose()
            started = time.monotonic()
            await client.act("fight")
            assert time.monotonic() - started < 10
        assert len(await server.acts(client.table)) >= 2

    run(scene())


@pytest.mark.parametrize("values", [{"question": 2**31}, {"client_id": "a\x00"}])
def test_postgresql_refuses_a_poisoned_act_to_its_sender_alone(
    serve: Serve, postgres: Postgres, values: dict[str, object]
) -> None:
    run(a_poisoned_act(serve(db=postgres.url), **values))
