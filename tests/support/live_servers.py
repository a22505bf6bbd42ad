"""Real servers on real sockets, and clients that play at them."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection

from kickdoor.client import Client, Refused
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.protocol.view_messages import LegalAct, View
from kickdoor.server.app import make_app
from kickdoor.server.running.run import Server, configure
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.store import Store
from kickdoor.server.tables.table_registry import TableRegistry

QUICK: dict[str, Any] = {
    "pace": 0.0, "messages_per_second": 1e6, "message_burst": 1e6, "acts_per_second": 1e6,
    "requests_per_second": 1e6, "request_burst": 1e6, "tables_per_hour": 1e6,
    "joins_per_minute": 1e6, "chats_per_minute": 6000.0, "allow_prepared": True,
    "quiet_acts": 1_000_000, "connections_per_address": 5000,
    "guesses_per_minute": 1e6, "guesses_in_all": 1e6,
}  # fmt: skip


class QuickToStop(Server):
    """A server that looks every hundredth of a second whether it is to stop, not every tenth: that
    is most of what a short test waits for.
    """

    async def main_loop(self) -> None:
        ticks = 0
        while not await self.on_tick(ticks):
            await asyncio.sleep(0.01)
            ticks += 1


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", settings.port))
        self.port = self._socket.getsockname()[1]
        app = make_app(settings)
        self.registry: TableRegistry = app.registry
        self._server = QuickToStop(configure(settings, app))
        self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def call(self, work: Callable[[], None]) -> None:
        """Has something done in the server's own loop."""
        self._loop.call_soon_threadsafe(work)

    async def does(self, work: Coroutine[Any, Any, None]) -> None:
        """Waits for something that is done in the server's own loop."""
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        task = self.registry.duties[0].task
        assert task is not None
        return task.get_loop()

    def faults(self) -> int:
        """Messages that broke, and writes that can never be made."""
        return self.registry.counts["broken"] + self.registry.store.writer.refused

    @property
    def is_running(self) -> bool:
        return self._thread.is_alive()

    async def acts(self, table: str) -> list[dict[str, Any]]:
        """What is on the disk."""
        store = Store(self.settings.database)
        try:
            return await store.acts(table)
        finally:
            await store.engine.dispose()

    @contextmanager
    def pragma(self, on: str, off: str) -> Iterator[None]:
        """SQLite itself refuses to write, for a while."""
        setting = on

        def set_pragma(connection: DBAPIConnection, *_: object) -> None:
            connection.cursor().execute(f"PRAGMA {setting}")

        engine = self.registry.store.writer._blocking
        assert engine is not None
        event.listen(engine, "checkout", set_pragma)
        try:
            yield
        finally:
            setting = off

    def start(self) -> None:
        self._thread.start()
        limit = time.monotonic() + 20
        while not self._server.started:
            assert time.monotonic() < limit, "the server does not start"
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server does not stop"
        self._socket.close()


Serve = Callable[..., Running]


class Servers:
    """The servers of one test, on a database of its own unless it names another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[Running] = []

    def start(self, **changes: Any) -> Running:
        values: dict[str, Any] = {"db": f"sqlite:///{self.folder}/tables.db", "port": 0}
        one = Running(Settings(**(values | QUICK | changes)))
        one.start()
        self.running.append(one)
        return one

    def stop(self) -> None:
        for one in self.running:
            if one.is_running:
                one.stop()


def against_bots(clock: str = "none", people: int = 1) -> TableSetup:
    seats = [SeatSetup("here", name=f"P{i}") for i in range(people)]
    return TableSetup(seats=seats + [SeatSetup("bot", "easy")] * (4 - people), clock=clock)


# Verbs that do not bring a game to its end.
IDLE = ("trade", "ask", "unequip", "use", "show", "orders", "withdraw", "sell", "discard")


def sensible(view: View, rng: random.Random) -> LegalAct:
    """An act that gets on with it, where there is one."""
    useful = [act for act in view.acts if act.verb not in IDLE]
    return rng.choice(useful or view.acts)


NEARLY_WON = """
edition = "munchkin"
doors = ["potted-plant"]
turn = "P0"
[players.P0]
level = 9
[players.P1]
[players.P2]
[players.P3]
"""


def nearly_won(people: int = 1, clock: str = "none") -> TableSetup:
    """A table that is won with two acts and some passes."""
    setup = against_bots(clock, people)
    setup.prepared = NEARLY_WON
    return setup


def run(scene: Coroutine[Any, Any, object], seconds: float = 60.0) -> None:
    """Plays a scene; one that hangs fails."""
    asyncio.run(asyncio.wait_for(scene, seconds))


ORDERS: WeakKeyDictionary[Client, Iterator[str]] = WeakKeyDictionary()


async def change_orders(client: Client) -> int:
    """An act that moves nothing, and can be made for ever; its number."""
    words = ORDERS.setdefault(client, cycle(("fight", "turn")))
    return await client.act({"orders": {"pass": next(words)}})


async def act_once(client: Client, rng: random.Random) -> None:
    """One act of any seat of the connection that is asked; if none is, waits for news."""
    for seat in client.seats:
        if client._tracker(seat).view is None:  # of several seats of a connection, one comes first
            continue
        view, sequence = client.view_of(seat), client.sequence_of(seat)
        if view.asked is None or not view.acts:
            continue
        chosen = sensible(view, rng)
        try:
            await client.act(chosen.act, seat, chosen.question)
        except Refused as refused:  # the table may have moved on; nothing else is an excuse
            if refused.refusal.sequence <= sequence:
                raise
        return
    await client.news()


async def play_out(client: Client, rng: random.Random, limit: int = 5000) -> None:
    """Plays every seat of the connection at random until the game is over."""
    for _ in range(limit):
        if client.is_over:
            return
        await act_once(client, rng)
    raise AssertionError("the game does not end")
