"""Handing over: the next server listens before the last one stops, and nobody waits for long.

Real processes, real sockets. Players act all the time; what counts is the longest time between two
acts of one of them that were acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from kickdoor.client import Client
from kickdoor.server.storage.store import Store
from live_servers import against_bots, change_orders

NOTICED_S: Final = 3.0  # half a second with nothing beside it: docs/running.md has the figures
LIMITS: Final = {
    "KICKDOOR_HAND_OVER": "1", "KICKDOOR_MESSAGES_PER_SECOND": "1e6",
    "KICKDOOR_MESSAGE_BURST": "1e6", "KICKDOOR_ACTS_PER_SECOND": "1e6",
    "KICKDOOR_LOG_LEVEL": "warning", "KICKDOOR_QUIET_ACTS": "1000000",
}  # fmt: skip


def start(db: str, port: int) -> subprocess.Popen[str]:
    """A server in a process of its own, once it says that it is ready."""
    command = [sys.executable, "-m", "kickdoor", "serve", "--port", str(port), "--db", db]
    process = subprocess.Popen(command, env=os.environ | LIMITS, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "is served at" in process.stdout.readline()
    process.stdout.close()
    return process


class Player:
    """Changes its standing orders again and again, and remembers when it was told they are."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: list[float] = []

    async def play(self) -> None:
        while True:
            await change_orders(self.client)
            self.acknowledged.append(time.monotonic())
            await asyncio.sleep(0.02)

    @property
    def longest_wait(self) -> float:
        return max(later - earlier for earlier, later in pairwise(self.acknowledged))


async def scene(db: str, port: int, tables: int) -> tuple[float, int]:
    """The longest anybody waited while one server took over from another; how many acts."""
    url = f"http://127.0.0.1:{port}"
    first = await asyncio.to_thread(start, db, port)
    players = [Player(await Client.create(url, against_bots())) for _ in range(tables)]
    for player in players:
        await player.client.connect()
        await player.client.start()
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(0.5)
    second = await asyncio.to_thread(start, db, port)
    before = time.monotonic()
    first.send_signal(signal.SIGTERM)
    await asyncio.to_thread(first.wait, 20)
    await asyncio.sleep(1.0)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        player.acknowledged = [at for at in player.acknowledged if at > before - 0.2]
        await player.client.close()
    second.terminate()
    await asyncio.to_thread(second.wait, 20)
    assert (first.returncode, second.returncode) == (0, 0)
    return max(player.longest_wait for player in players), await on_disk(db, players)


async def on_disk(db: str, players: list[Player]) -> int:
    """Every act is there once; how many."""
    store = Store(db.replace("sqlite:", "sqlite+aiosqlite:"))
    count = 0
    for player in players:
        rows = await store.acts(player.client.table)
        assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
        ids = [row["client_id"] for row in rows if row["client_id"]]
        assert len(ids) == len(set(ids))
        count += len(ids)
    await store.engine.dispose()
    return count


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.slow
def test_a_server_that_has_taken_over_says_so(tmp_path: Path) -> None:
    arguments = ["serve", "--port", str(free_port()), "--db", f"sqlite:///{tmp_path}/tables.db"]
    environment = os.environ | LIMITS | {"KICKDOOR_LOG_LEVEL": "info", "KICKDOOR_PROT": "1"}
    begun: list[subprocess.Popen[str]] = []
    with ExitStack() as stack:
        for _ in range(2):
            server = subprocess.Popen(
                [sys.executable, "-m", "kickdoor", *arguments], stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, text=True, env=environment,
            )  # fmt: skip
            stack.enter_context(server)
            stack.callback(server.kill)
            assert server.stdout is not None
            assert "is served at" in server.stdout.readline()
            begun.append(server)
        first, second = begun
        first.terminate()
        assert second.stdout is not None
        assert "by this server now, which has taken over" in second.stdout.readline()
        second.terminate()
        told = second.communicate(timeout=20)[1]
        assert "this one takes over" in told
        assert "KICKDOOR_PROT in the environment is no setting" in told


@pytest.mark.slow
def test_nobody_notices_for_more_than_a_second_that_another_server_took_over(
    tmp_path: Path,
) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    waited, acts = asyncio.run(scene(db, free_port(), tables=8))
    assert waited < NOTICED_S
    assert acts > 50
    sys.stdout.write(f"the longest wait was {waited:.3f} s, among {acts} acts of 8 tables\n")
