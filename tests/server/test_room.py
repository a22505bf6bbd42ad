"""So many connections and no more: whoever says nothing makes room, and the tables go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

import patiently
from kickdoor.client import Client
from kickdoor.server.connections.paid_reading import Valve
from kickdoor.server.connections.room import (
    FILES,
    KEPT,
    LEAST,
    REQUESTS,
    Room,
    files,
    kept,
    want_files,
)
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.store import Store
from live_servers import act_once, against_bots
from plugs import Plug

LIMIT = LEAST  # files of the whole server
PROBES = ("/healthz", "/readyz", "/metrics")
ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Place:
    """A connection as a room sees it."""

    def __init__(self, has_seat: bool = False) -> None:
        self.has_seat = has_seat
        self.is_gone = False

    def is_seated(self) -> bool:
        return self.has_seat

    def abort(self) -> None:
        self.is_gone = True


def places(number: int, has_seat: bool = False) -> list[Any]:
    return [cast(Valve, Place(has_seat)) for _ in range(number)]


def test_who_says_nothing_goes_first_and_who_has_a_seat_never() -> None:
    room = Room(KEPT + 10)
    room.sockets = 9
    assert room.most == 10
    seated, sockets, heard, silent = places(7, True), places(1), places(1), places(1)
    for one in (*seated, *sockets, *heard, *silent):
        assert room.enter(one)
    for one in (*seated, *sockets):
        assert room.upgrade(one)
    room.heard(heard[0])
    gone = []
    for newcomer in places(4):
        assert room.enter(newcomer)
        gone.append([one.is_gone for one in (*silent, *heard, *sockets)])
        room.heard(newcomer)
    assert gone[0] == [True, False, False]
    assert gone[1] == [True, True, False]  # one with a request goes, where nobody is silent
    late, player, other = places(3)
    assert room.upgrade(player)
    assert room.upgrade(late)  # the ninth socket was free: now the oldest without a seat goes
    assert sockets[0].is_gone
    assert not any(one.is_gone for one in seated)
    player.has_seat = late.has_seat = True
    assert not room.upgrade(other)  # and where all have one, nobody


def test_a_room_full_of_seats_has_places_for_requests() -> None:
    room = Room(1000)
    for one in places(room.sockets, True):
        assert room.enter(one)
        assert room.upgrade(one)
    assert room.most - room.sockets == 90
    asking = places(200)
    assert all(map(room.enter, asking))
    assert [one.is_gone for one in asking] == [True] * 110 + [False] * 90
    for one in asking:
        room.leave(one)
    assert sum(map(len, room._kinds)) == room.sockets


@pytest.mark.parametrize("given", [LEAST, 150, 256, 1024, 20_000, FILES])
def test_some_files_are_no_connections(given: int) -> None:
    room = Room(given)
    assert kept(given) == max(KEPT, given // 10)
    assert room.most + kept(given) == given
    assert room.most - room.sockets >= REQUESTS
    assert room.sockets > 0


def test_a_server_asks_for_all_the_files_it_may_have() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(soft, 512) if soft != resource.RLIM_INFINITY else 512
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
        want_files()
        assert files() == (FILES if hard == resource.RLIM_INFINITY else min(hard, FILES))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.slow
@pytest.mark.parametrize("most", [40, LEAST - 1])
def test_with_too_few_files_no_server_begins(tmp_path: Path, most: int) -> None:
    file = tmp_path / "tables.db"
    found = subprocess.run(
        [sys.executable, "-m", "kickdoor", "serve", "--port", "0", "--db", f"sqlite:///{file}"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (20, most)),
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert found.returncode == 2
    assert f"gives this process {most} files" in found.stderr
    assert f"needs {LEAST}: raise the limit (ulimit -n 1024" in found.stderr
    assert not file.exists()


@contextlib.contextmanager
def crowd(plug: Plug, says: bytes, number: int = 300) -> Iterator[list[socket.socket]]:
    """Connections from eight addresses, which say this and no more."""
    with contextlib.ExitStack() as stack:
        lines = []
        for one in range(number):
            source = (f"127.0.0.{2 + one % 8}", 0)
            line = socket.create_connection(("127.0.0.1", plug.port), 10, source)
            lines.append(stack.enter_context(line))
            with contextlib.suppress(ConnectionError):
                line.sendall(says)
        yield lines


async def probe(plug: Plug) -> list[int]:
    """What a third address is told."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.40")
    async with httpx.AsyncClient(transport=transport, timeout=20) as client:
        return [(await client.get(plug.url + path)).status_code for path in PROBES]


async def play_on(plug: Plug, client: Client, rng: random.Random) -> None:
    """Acts for a look or two at the database, none of which waits; and how the server is."""
    until = time.monotonic() + 1.5
    while time.monotonic() < until:
        await asyncio.wait_for(act_once(client, rng), 5)
        await asyncio.sleep(0.05)
    assert await probe(plug) == [200, 200, 200]
    assert plug.process is not None
    assert len(list(Path(f"/proc/{plug.process.pid}/fd").iterdir())) < LIMIT - 20


@pytest.mark.slow
def test_a_crowd_that_takes_all_places_stops_no_table(tmp_path: Path) -> None:
    plug, rng = Plug(tmp_path, LIMIT), random.Random(1)

    async def scene() -> None:
        async with await Client.create(plug.url, against_bots(people=4)) as client:
            await client.start()
            for says in (b"", b"GET /", ASK, UPGRADE):
                with crowd(plug, says):
                    await play_on(plug, client, rng)
            acknowledged = client.sequence
            told = patiently.get(f"{plug.url}/metrics").text
            assert "kickdoor_made_room_total 0" not in told
        plug.kill()
        store = Store(Settings(db=plug.db).database)
        acts = await store.acts(client.table)
        await store.engine.dispose()
        assert acts[-1]["number"] >= acknowledged > 20

    plug.start()
    try:
        asyncio.run(asyncio.wait_for(scene(), 180))
    finally:
        plug.stop()
