"""The clients of `load.py`, who play all seats of all tables, and the process of the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
IDLE: Final = ("trade", "ask", "unequip", "show", "orders", "withdraw")


class Legal(msgspec.Struct):
    act: Any
    verb: str
    question: int


class Sections(msgspec.Struct):
    """The parts of a view or a frame's changes that a driver needs."""

    acts: list[Legal] | msgspec.UnsetType = msgspec.UNSET
    asked: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class Heard(msgspec.Struct):
    type: str
    sequence: int = -1
    changed: Sections | None = None
    view: Sections | None = None


_decoder: Final = msgspec.json.Decoder(Heard)


class Socket:
    """One seat's connection."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.acts: list[Legal] = []
        self.is_asked = False
        self.sequence = -1
        self.bytes = 0
        self.ws: ClientConnection

    async def open(self, url: str, token: str) -> None:
        self.ws = await connect(url, compression=None, max_size=None, ping_interval=None)
        hello = {"type": "hello", "table": self.table.id, "tokens": [token]}
        await self.ws.send(json.dumps(hello))

    async def read(self) -> None:
        async for text in self.ws:
            heard = _decoder.decode(text)
            sections = heard.changed or heard.view
            if sections is None:
                continue
            self.bytes += len(text)
            if sections.acts is not msgspec.UNSET:
                self.acts = sections.acts
            if sections.asked is not msgspec.UNSET:
                self.is_asked = sections.asked is not None
            self.sequence = heard.sequence
            self.table.heard()


class Table:
    """A table whose seats are all played from here."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = ""
        self.tokens: list[str] = []
        self.sockets = [Socket(self, seat) for seat in range(SEATS)]
        self.rng = random.Random(number)
        self.news = asyncio.Event()
        self.times: list[float] = []
        self.acts = 0

    async def make(self, http: httpx.AsyncClient) -> None:
        # Every table has names of its own, as people have: no sentence serves two of them.
        seats = [{"kind": "here", "name": f"P{i} of {self.number}"} for i in range(SEATS)]
        made = (await http.post("/api/tables/", json={"clock": "none", "seats": seats})).json()
        self.id = made["table"]["id"]
        self.tokens = [key["token"] for key in made["keys"]]

    async def sit(self, http: httpx.AsyncClient, url: str) -> None:
        for one, token in zip(self.sockets, self.tokens, strict=True):
            await one.open(url, token)
        self.tasks = [asyncio.create_task(one.read()) for one in self.sockets]
        headers = {"authorization": f"Bearer {self.tokens[0]}"}
        await http.post(f"/api/tables/{self.id}/start", headers=headers)
        await self.until(0)

    def heard(self) -> None:
        self.news.set()

    async def until(self, sequence: int) -> None:
        """Until everyone at the table has seen that act."""
        while min(one.sequence for one in self.sockets) < sequence:
            self.news.clear()
            async with asyncio.timeout(60):
                await self.news.wait()

    async def act(self) -> bool:
        """One act, and the time until all have its frame; False when the game is over."""
        asked = [one for one in self.sockets if one.is_asked and one.acts]
        if not asked:
            return False
        one = self.rng.choice(asked)
        useful = [act for act in one.acts if act.verb not in IDLE] or one.acts
        chosen = self.rng.choice(useful)
        wanted = one.sequence + 1
        message = {
            "type": "act", "id": f"{self.acts}-{self.rng.random()}", "seat": one.seat,
            "act": chosen.act, "question": chosen.question,
        }  # fmt: skip
        started = time.perf_counter()
        await one.ws.send(json.dumps(message))
        await self.until(wanted)
        self.times.append(time.perf_counter() - started)
        self.acts += 1
        return True

    async def paced(self, seconds: float) -> None:
        """One act a second, begun at any moment of it."""
        end = time.perf_counter() + seconds
        await asyncio.sleep(self.rng.random())
        while time.perf_counter() < end:
            next_at = time.perf_counter() + 1
            if not await self.act():
                return
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))

    async def saturated(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and await self.act():
            pass

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for one in self.sockets:
            await one.ws.close()


class Server:
    """A server in its own process, on one core."""

    def __init__(self, command: list[str], environment: dict[str, str], core: int | None) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = one.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.process = subprocess.Popen(
            [*command, str(self.port)], env=os.environ | environment, stdout=subprocess.DEVNULL
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    await http.get(f"{self.url}/healthz")
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
                else:
                    return
        raise SystemExit("the server does not start")

    def cpu(self) -> float:
        """Seconds of its core that it has used, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it keeps in memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000
