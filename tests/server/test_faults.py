"""Every await of the writer and of what is done now and then fails once, in turn, and so does every
look at the clock: nothing acknowledged is lost, and the server heals within five seconds or says
what it lacks.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import update

from databases import Postgres
from faults import Faults, Point
from kickdoor.client import Client, Refused, ServerError
from kickdoor.server.storage import schema
from kickdoor.server.storage.store import Store
from live_servers import Running, Serve, against_bots, change_orders, run

HEALED_S = 5.0
SAID_S = 15.0
SURPRISE = (RuntimeError,)
ALL = (RuntimeError, OSError, TimeoutError, asyncio.CancelledError, OverflowError)


class Witness:
    """Somebody who acts, and remembers what was acknowledged."""

    def __init__(self, server: Running, client: Client) -> None:
        self.server = server
        self.client = client
        self.acknowledged: list[int] = []

    async def act(self) -> None:
        """One act is acknowledged, in time; a server that says what it lacks gets more of it."""
        began, lacked = time.monotonic(), False
        while True:
            lacked = lacked or bool(self.server.registry.lacks())
            limit = SAID_S if lacked else HEALED_S
            assert time.monotonic() - began < limit, self.server.registry.lacks()
            try:
                orders = change_orders(self.client)
                self.acknowledged.append(await asyncio.wait_for(orders, 1.0))
                return
            except (ServerError, Refused, TimeoutError):
                await asyncio.sleep(0.05)

    async def healed(self) -> None:
        await self.act()
        limit = time.monotonic() + HEALED_S
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            while (await http.get("/readyz")).status_code != 200:
                assert time.monotonic() < limit, self.server.registry.lacks()
                await asyncio.sleep(0.05)

    async def check(self) -> None:
        """All that was acknowledged is there, in order and once."""
        rows = await self.server.acts(self.client.table)
        assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
        assert {*self.acknowledged} <= {row["number"] for row in rows}
        ids = [row["client_id"] for row in rows if row["client_id"]]
        assert len(ids) == len({*ids})


def install(server: Running, faults: Faults) -> None:
    """In the server's loop: all that it does now and then is done often, and can fail."""
    registry = server.registry
    registry.owner.beat = faults.through(registry.owner.beat)  # type: ignore[method-assign]
    registry.store.writer.duty.turn = faults.through(registry.store.writer.duty.turn)
    for duty in registry.duties:
        duty.turn = faults.through(duty.turn)
        duty.every = min(duty.every, 0.1)
        duty.stop()
        duty.start()


async def make_due(store: Store, table: str) -> None:
    """A table of days whose time has come."""
    async with store.engine.begin() as connection:
        rows = update(schema.tables).where(schema.tables.c.id == table)
        await connection.execute(rows.values(due=1.0, state="playing"))


async def end_session(store: Store) -> None:
    """Whoever holds a PostgreSQL database for a server loses it, and takes it again."""
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
        )


async def every_await(server: Running, errors: tuple[type[BaseException], ...]) -> int:
    days = await Client.create(server.url, against_bots("days"))
    async with days:
        await days.start()
    store = Store(server.settings.database)
    client = await Client.create(server.url, against_bots())
    faults, tried = Faults(4 if errors is SURPRISE else 1000), 0
    done: set[Point] = set()
    async with client:
        await client.start()
        witness = Witness(server, client)
        server.call(lambda: install(server, faults))
        for _ in range(10):
            await make_due(store, days.table)
            await witness.act()
            await asyncio.sleep(0.2)
        while faults.seen - done:
            point = min(faults.seen - done)
            done.add(point)
            for error in errors:
                faults.arm(point, error())
                limit = time.monotonic() + 2
                while faults.armed is not None and time.monotonic() < limit:
                    if point[0] == "Store._rows":
                        await make_due(store, days.table)
                    if point[0] == "_OfSession.take":
                        await end_session(store)
                    await witness.act()
                is_missed = faults.armed is not None
                tried += not is_missed
                await witness.healed()
                if is_missed:
                    break  # it is not come by now, whatever the error
        await witness.check()
    await store.engine.dispose()
    functions = {point[0] for point in done}
    assert {"Writer._turn", "Writer._commit", "Pulse.look"} <= functions
    assert tried > len(done) // 2  # some are only come by after another fault
    sys.stdout.write(f"{tried} faults at {len(done)} places\n")
    return tried


@pytest.mark.slow
def test_every_await_fails_once_on_sqlite(serve: Serve) -> None:
    run(every_await(serve(idle_s=0.1, keep_days=1.0), SURPRISE), 120)


@pytest.mark.slow
def test_every_await_fails_once_on_postgresql(serve: Serve, postgres: Postgres) -> None:
    run(every_await(serve(db=postgres.url, idle_s=0.1, keep_days=1.0), SURPRISE), 240)


@pytest.mark.soak
def test_every_await_fails_in_every_way_on_sqlite(serve: Serve) -> None:
    run(every_await(serve(idle_s=0.1, keep_days=1.0), ALL), 1200)


@pytest.mark.soak
def test_every_await_fails_in_every_way_on_postgresql(serve: Serve, postgres: Postgres) -> None:
    db = postgres.new("soak")
    run(every_await(serve(db=db, idle_s=0.1, keep_days=1.0), ALL), 1200)


class Clock:
    """The time, which cannot be read once."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.left = -1  # readings until it fails; -1: it does not

    def __call__(self) -> float:
        self.left -= self.left >= 0
        if self.left == 0:
            self.left = -1
            raise RuntimeError
        return self.now()


async def every_reading(server: Running, count: int) -> None:
    """Audience and clocks wait for nothing: they are called by the loop, and read the time."""
    client = await Client.create(server.url, against_bots("brisk"))
    async with client:
        await client.start()
        witness = Witness(server, client)
        clock = Clock(server.registry.now)
        server.registry.now = clock
        for number in range(1, count + 1):
            clock.left = number
            limit = time.monotonic() + 1
            while clock.left >= 0 and time.monotonic() < limit:
                await witness.act()
            await witness.healed()
        # The table still moves by itself: its windows close, its bots play.
        before = client.sequence
        limit = time.monotonic() + 60
        while client.sequence <= before or client.is_over:
            assert time.monotonic() < limit, "the clocks stand still"
            await asyncio.sleep(0.1)
        await witness.check()


@pytest.mark.slow
def test_every_look_at_the_clock_fails_once(serve: Serve) -> None:
    run(every_reading(serve(), 25), 180)


@pytest.mark.soak
def test_many_looks_at_the_clock_fail(serve: Serve) -> None:
    run(every_reading(serve(), 300), 1200)
