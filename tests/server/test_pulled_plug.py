"""The pulled plug: tables in flight, the server killed with SIGKILL at random moments.

Every act that was acknowledged is there, none is there twice, every game goes on to its end, and
every record verifies. The short form has a few short games and kills; the long one whole games, on
thirty tables, and twenty-five kills.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickdoor.client import Client, Refused, ServerError
from kickdoor.engine.codec.record import Record, check_draws
from kickdoor.engine.game import Game
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.storage.store import Store
from live_servers import sensible
from plugs import Plug


class Witness:
    """A client that plays all seats of its table and remembers what was acknowledged."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}  # number -> what was done

    async def play(self) -> None:
        client = self.client
        while not client.has_view:
            await client.news()
        while not client.is_over:
            for seat in client.seats:
                view, sequence = client.view_of(seat), client.sequence_of(seat)
                if view.asked is None or not view.acts:
                    continue
                chosen = sensible(view, self.rng)
                try:
                    number = await client.act(chosen.act, seat, chosen.question)
                except Refused as refused:  # only what came too late may be refused
                    if refused.refusal.sequence <= sequence:
                        raise
                except ServerError as error:
                    if error.code not in ("stopping", "late"):
                        raise
                else:
                    assert number not in self.acknowledged
                    self.acknowledged[number] = f"{seat}:{chosen.verb}"
                break
            else:
                await client.news()


SHORT_GAME = """
edition = "munchkin"
turn = "P0"
players.P0 = { level = 7, play = ["huge-rock"] }
players.P1 = { level = 7 }
players.P2 = { level = 8 }
"""


async def scene(plug: Plug, tables: int, kills: int, gap: float, prepared: str = "") -> int:
    """Keeps so many tables in flight until the plug was pulled often enough; how many games."""
    seats = [SeatSetup("here", name=f"P{i}") for i in range(3)]
    setup = TableSetup(seats=seats, clock="none", prepared=prepared)

    async def in_flight(slot: int) -> int:
        games = 0
        while plug.kills < kills or not games:
            await one_game(plug, setup, seed=1000 * slot + games)
            games += 1
        return games

    playing = [asyncio.create_task(in_flight(slot)) for slot in range(tables)]
    rng = random.Random(7)
    while plug.kills < kills:
        await asyncio.sleep(gap * rng.uniform(0.3, 1.7))
        await asyncio.to_thread(plug.kill)
        await asyncio.to_thread(plug.start)
    return sum(await asyncio.gather(*playing))


async def one_game(plug: Plug, setup: TableSetup, seed: int) -> None:
    """From the set-up to the record, however often the server is gone meanwhile."""
    client = await patiently(lambda: Client.create(plug.url, setup))
    await patiently(client.connect)
    await patiently(client.start)
    witness = Witness(client, seed)
    await witness.play()
    await patiently(lambda: check(plug, witness))
    await client.close()


async def patiently(ask: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Asks over HTTP until the server is there to answer."""
    while True:
        try:
            return await ask()
        except ServerError as error:
            if error.code == "started":  # it was, just before the plug was pulled
                return None
            if error.code not in ("unreachable", "stopping"):
                raise
        except (httpx.HTTPError, TimeoutError):
            pass  # gone in the middle of it: asked again
        await asyncio.sleep(0.1)


async def check(plug: Plug, witness: Witness) -> None:
    """What was acknowledged is on the disk, once, in its place; the record verifies."""
    client = witness.client
    store = Store(plug.db.replace("sqlite:", "sqlite+aiosqlite:"))
    rows = await store.acts(client.table)
    await store.engine.dispose()
    assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
    ids = [row["client_id"] for row in rows if row["client_id"]]
    assert len(ids) == len(set(ids))
    by_number = {row["number"]: row for row in rows}
    for number, done in witness.acknowledged.items():
        assert str(by_number[number]["seat"]) == done.partition(":")[0]
    record = Record.from_json(await client.record())
    assert Game.replay(record).is_over
    assert check_draws(record) >= 0


def pull(folder: Path, tables: int, kills: int, gap: float, seconds: float, prepared: str) -> int:
    plug = Plug(folder)
    plug.start()

    async def timed() -> int:
        return await asyncio.wait_for(scene(plug, tables, kills, gap, prepared), seconds)

    try:
        games = asyncio.run(timed())
    finally:
        plug.stop()
    assert plug.kills == kills
    return games


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_plug_is_pulled(tmp_path: Path) -> None:
    assert pull(tmp_path, tables=3, kills=2, gap=0.6, seconds=170, prepared=SHORT_GAME) >= 3


@pytest.mark.soak
def test_thirty_tables_survive_twenty_five_kills(tmp_path: Path) -> None:
    assert pull(tmp_path, tables=30, kills=25, gap=4.0, seconds=3600, prepared="") >= 30
