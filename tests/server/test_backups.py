"""Backups of one moment while people play, restored by a command; and what is pruned."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import update

from databases import Postgres
from kept import REVISION, kept_table, put_back, revision
from kickdoor.cli.command_line import run as command
from kickdoor.client import Client
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage import schema
from kickdoor.server.storage.store import Store
from live_servers import (
    Running,
    Serve,
    act_once,
    against_bots,
    change_orders,
    nearly_won,
    play_out,
    run,
)

Acknowledged = dict[str, int]  # how many acts of a table


async def busy(client: Client, acknowledged: Acknowledged, stop: asyncio.Event) -> None:
    while not stop.is_set():
        await change_orders(client)
        acknowledged[client.table] = client.sequence


async def making(server: Running, stop: asyncio.Event) -> None:
    """Tables are made all the time."""
    while not stop.is_set():
        await Client.create(server.url, nearly_won())


@asynccontextmanager
async def load(server: Running, tables: int) -> AsyncIterator[tuple[list[Client], Acknowledged]]:
    """People who act at some tables, while others are made."""
    clients = [await Client.create(server.url, against_bots()) for _ in range(tables)]
    acknowledged: Acknowledged = Counter()
    stop = asyncio.Event()
    for client in clients:
        await client.connect()
        await client.start()
    tasks = [asyncio.create_task(busy(client, acknowledged, stop)) for client in clients]
    tasks.append(asyncio.create_task(making(server, stop)))
    await asyncio.sleep(0.5)
    yield clients, acknowledged
    stop.set()
    await asyncio.gather(*tasks)
    for client in clients:
        await client.close()


def whole(file: Path, before: Acknowledged) -> None:
    """What a copy of one moment is: no gaps, no snapshot ahead of its acts, nothing of before
    missing, no stray rows.
    """
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
        acts = dict(copy.execute("SELECT table_id, count(*) FROM acts GROUP BY table_id"))
        last = dict(copy.execute("SELECT table_id, max(number) FROM acts GROUP BY table_id"))
        assert acts == last
        for table, number in copy.execute("SELECT table_id, number FROM snapshots"):
            assert number <= last.get(table, 0)
        for table, number in before.items():
            assert last[table] >= number
        keys = "SELECT count(*) FROM tables WHERE id NOT IN (SELECT table_id FROM seat_keys)"
        assert copy.execute(keys).fetchone() == (0,)


def backed_up_under_load(server: Running, folder: Path, count: int) -> Client:
    """Makes backups while people play, and checks each; a client whose table is in all of them."""
    found: list[Client] = []

    async def scene() -> None:
        async with load(server, 4) as (clients, acknowledged):
            for number in range(count):
                file, before = folder / f"copy{number}.db", dict(acknowledged)
                arguments = ["tables", "backup", str(file), "--db", server.settings.db]
                assert await asyncio.to_thread(command, arguments) == 0
                whole(file, before)
            found.extend(clients)

    run(scene(), 120)
    return found[0]


def goes_on(server: Running, client: Client) -> None:
    async def scene() -> None:
        async with Client(server.url, client.table, client.tokens) as again:
            await again.asked()
            await act_once(again, random.Random(1))

    run(scene())


@pytest.mark.slow
def test_a_backup_under_load_is_of_one_moment_and_is_restored(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve(snapshot_every=5)
    client = backed_up_under_load(server, tmp_path, 4)
    db, copy = server.settings.db, str(tmp_path / "copy3.db")
    assert command(["tables", "restore", copy, "--db", db, "--replace"]) == 2
    assert "another server keeps the tables" in capsys.readouterr().err
    server.stop()
    assert command(["tables", "restore", copy, "--db", db]) == 2
    assert "--replace removes them" in capsys.readouterr().err
    assert command(["tables", "restore", copy, "--db", db, "--replace"]) == 0
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    assert command(["tables", "restore", copy, "--db", fresh]) == 0
    for url in (db, fresh):
        goes_on(serve(db=url), client)
    with closing(sqlite3.connect(copy)) as untouched:
        assert untouched.execute("PRAGMA journal_mode").fetchone() == ("delete",)


@pytest.mark.slow
def test_postgresql_is_backed_up_under_load_and_restored(
    serve: Serve, tmp_path: Path, postgres: Postgres
) -> None:
    server = serve(db=postgres.url, snapshot_every=5)
    client = backed_up_under_load(server, tmp_path, 3)
    copy = str(tmp_path / "copy2.db")
    server.stop()
    assert command(["tables", "restore", copy, "--db", postgres.url]) == 2
    assert command(["tables", "restore", copy, "--db", postgres.url, "--replace"]) == 0
    other = postgres.new("restored")
    assert command(["tables", "restore", copy, "--db", other]) == 0
    for url in (postgres.url, other, f"sqlite:///{copy}"):
        goes_on(serve(db=url), client)


def backed_up_as_it_is(serve: Serve, folder: Path, source: str, targets: list[str]) -> None:
    """A database of an older version is copied and left as it is; its copy is served, and restored
    to be played on.
    """
    kept = kept_table()
    put_back(source, kept)
    copy = folder / "copy.db"
    assert command(["tables", "backup", str(copy), "--db", source]) == 0
    assert revision(source) == REVISION
    whole(copy, {kept["tables"][0]["id"]: len(kept["acts"])})
    for target in targets:
        assert command(["tables", "restore", str(copy), "--db", target]) == 0
    for db in (f"sqlite:///{copy}", *targets, source):
        server = serve(db=db)
        goes_on(server, Client(server.url, kept["tables"][0]["id"], kept["tokens"]))
        assert revision(db) != REVISION


def test_a_backup_leaves_a_database_of_an_older_version_as_it_is(
    serve: Serve, tmp_path: Path
) -> None:
    old, new = (f"sqlite:///{tmp_path}/{name}.db" for name in ("old", "new"))
    backed_up_as_it_is(serve, tmp_path, old, [new])


@pytest.mark.slow
def test_a_backup_leaves_a_postgresql_of_an_older_version_as_it_is(
    serve: Serve, tmp_path: Path, postgres: Postgres
) -> None:
    old, new = postgres.new("old"), postgres.new("new")
    backed_up_as_it_is(serve, tmp_path, old, [new, f"sqlite:///{tmp_path}/new.db"])


def test_what_is_not_ours_or_of_a_later_version_is_not_backed_up(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, told in (("empty", "nothing of kickdoor"), ("later", "a later version")):
        db, copy = postgres.new(name), tmp_path / f"{name}.db"
        if name == "later":
            put_back(db, kept_table())
            asyncio.run(stamp(db, "9999"))
        assert command(["tables", "backup", str(copy), "--db", db]) == 2
        assert told in capsys.readouterr().err
        assert not copy.exists()


async def stamp(db: str, name: str) -> None:
    """A database says that it has seen a step."""
    store = Store(Settings(db=db).database)
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{name}'")
    await store.engine.dispose()


@pytest.mark.parametrize("folder", ["/proc", "/sys", "file", "/dev/null"])
def test_a_backup_that_cannot_be_written_says_so_in_a_line(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str
) -> None:
    (tmp_path / "file").write_text("")
    target = tmp_path / folder / "copy.db"
    db = serve().settings.db
    for arguments in (["backup", str(target), "--db", db], ["list", "--db", f"sqlite:///{target}"]):
        assert command(["tables", *arguments]) == 2
        told = capsys.readouterr().err
        assert str(target) in told
        assert len(told.splitlines()) == 1
    assert command(["tables", "restore", str(target), "--db", db]) == 2
    assert not [*tmp_path.glob(".copy*")]


def test_a_file_that_is_no_backup_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, db = tmp_path / "bad.db", f"sqlite:///{tmp_path}/tables.db"
    bad.write_bytes(b"no backup" * 500)
    assert command(["tables", "restore", str(bad), "--db", db]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert command(["tables", "list", "--db", db]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_tables_that_people_sit_at_are_not_pruned(
    serve: Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve(keep_days=1.0)
    db = server.settings.db

    async def scene() -> None:
        idle, seated = [await Client.create(server.url, nearly_won()) for _ in range(2)]
        acted = await Client.create(server.url, nearly_won())
        async with acted:
            await acted.start()
            await acted.act("kick")
        store = Store(server.settings.database)
        async with store.engine.begin() as connection:  # as if it were long ago
            await connection.execute(update(schema.tables).values(touched=time.time() - 1e7))
        async with seated:
            # Who only sits there is in use too: the server says so, and prunes nobody itself.
            presence = next(duty for duty in server.registry.duties if duty.name == "presence")
            retention = next(duty for duty in server.registry.duties if duty.name == "retention")
            server.call(presence.start)
            for _ in range(100):
                found = await store.table(seated.table)
                if found and found["touched"] > time.time() - 1e6:
                    break
                await asyncio.sleep(0.05)
            server.call(retention.start)
            await asyncio.sleep(1.5)
            assert (
                await asyncio.to_thread(
                    command, ["tables", "prune", "--days", "0", "--all", "--db", db]
                )
                == 0
            )
            left = [row["id"] for row in await store.all()]
            assert sorted(left) == sorted([seated.table, acted.table])
            await seated.start()
            await seated.act("kick")
            await play_out(seated, random.Random(1))
        await store.engine.dispose()
        assert idle.table not in left

    run(scene())
    assert "1 table removed" in capsys.readouterr().out
