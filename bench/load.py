"""A server under load: tables full of sockets, an act per table and second, then all it takes.

    python bench/load.py --tables 300 --seconds 20

The server runs on one core, the clients on another. Measured are the time from an act to the frame
of everyone at the table, how busy the server's core is, what a table costs in memory, and how many
acts it takes when nobody waits, beside a bare broadcast of the same bytes by the same library.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
WARM_UP_S: Final = 4.0
IDLE: Final = ("trade", "ask", "unequip", "show", "orders", "withdraw")
ENVIRONMENT: Final = {
    "KICKDOOR_MESSAGES_PER_SECOND": "1e9", "KICKDOOR_MESSAGE_BURST": "1e9",
    "KICKDOOR_ACTS_PER_SECOND": "1e9", "KICKDOOR_REQUESTS_PER_SECOND": "1e9",
    "KICKDOOR_REQUEST_BURST": "1e9", "KICKDOOR_TABLES_PER_HOUR": "1e9",
    "KICKDOOR_JOINS_PER_MINUTE": "1e9", "KICKDOOR_CONNECTIONS_PER_ADDRESS": "100000",
    "KICKDOOR_LIVE_TABLES": "100000", "KICKDOOR_LOG_LEVEL": "warning", "KICKDOOR_GRACE_S": "100000",
}  # fmt: skip


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
        self.id = ""
        self.tokens: list[str] = []
        self.sockets = [Socket(self, seat) for seat in range(SEATS)]
        self.rng = random.Random(number)
        self.news = asyncio.Event()
        self.times: list[float] = []
        self.acts = 0

    async def make(self, http: httpx.AsyncClient) -> None:
        seats = [{"kind": "here", "name": f"P{i}"} for i in range(SEATS)]
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
            await asyncio.wait_for(self.news.wait(), 60)

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


async def idle_cost(http: httpx.AsyncClient, server: Server, count: int) -> float:
    """Bytes of a table in memory whose game has begun and at which nobody does anything."""
    before = server.memory()
    for number in range(count):
        table = Table(number)
        await table.make(http)
        headers = {"authorization": f"Bearer {table.tokens[0]}"}
        await http.post(f"/api/tables/{table.id}/start", headers=headers)
    return (server.memory() - before) / count


async def measure(arguments: argparse.Namespace, server: Server) -> dict[str, Any]:
    await server.ready()
    tables = [Table(i) for i in range(arguments.tables)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for table in tables[:2]:  # what is loaded once is not a table's cost
            await table.make(http)
            await table.sit(http, server.ws)
        idle = await idle_cost(http, server, len(tables))
        for table in tables[2:]:
            await table.make(http)
            await table.sit(http, server.ws)
    await asyncio.gather(*[table.paced(WARM_UP_S) for table in tables])
    for table in tables:
        table.times.clear()
    used, started = server.cpu(), time.perf_counter()
    await asyncio.gather(*[table.paced(arguments.seconds) for table in tables])
    wall = time.perf_counter() - started
    times = [one for table in tables for one in table.times]
    paced = {
        "acts": len(times),
        "acts_per_second": round(len(times) / wall, 1),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "core_busy": round((server.cpu() - used) / wall, 3),
    }
    done = sum(table.acts for table in tables)
    size = sum(one.bytes for table in tables for one in table.sockets)
    used, started = server.cpu(), time.perf_counter()
    await asyncio.gather(*[table.saturated(arguments.seconds / 2) for table in tables])
    wall = time.perf_counter() - started
    made = sum(table.acts for table in tables) - done
    frames = made * SEATS
    sent = sum(one.bytes for table in tables for one in table.sockets) - size
    result = {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "idle_bytes_per_table": round(idle),
        "paced": paced,
        "saturated": {
            "acts_per_second": round(made / wall, 1),
            "frames_per_second": round(frames / wall, 1),
            "bytes_per_frame": round(sent / max(1, frames)),
            "core_busy": round((server.cpu() - used) / wall, 3),
        },
    }
    for table in tables:
        await table.leave()
    return result


# The bare broadcast: the same library and the same bytes, and nothing else.


def bare(port: int, size: int) -> None:
    """A server that answers every message with a broadcast to the four of a table."""
    import uvicorn
    from litestar import Litestar, WebSocket, websocket

    rooms: dict[str, list[WebSocket[Any, Any, Any]]] = {}
    payload = json.dumps({"type": "frame", "sequence": 0, "pad": "x" * size})

    @websocket("/ws")
    async def handler(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        room = rooms.setdefault(await socket.receive_text(), [])
        room.append(socket)
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            for one in room:
                await one.send_text(payload)

    uvicorn.run(
        Litestar([handler], openapi_config=None), port=port, loop="uvloop",
        ws="websockets-sansio", ws_per_message_deflate=False, log_level="error",
    )  # fmt: skip


async def broadcast(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """How many messages a second the bare server takes, with as many sockets."""
    for _ in range(200):
        try:
            (await connect(server.ws)).transport.abort()
            break
        except OSError:
            await asyncio.sleep(0.1)
    made = 0

    async def room(number: int) -> None:
        nonlocal made
        sockets = [await connect(server.ws, compression=None, ping_interval=None) for _ in range(4)]
        for one in sockets:
            await one.send(str(number))
        await asyncio.sleep(1)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await sockets[0].send("act")
            for one in sockets:
                await one.recv()
            made += 1
        for one in sockets:
            await one.close()

    await asyncio.gather(*[room(number) for number in range(tables)])
    return {"acts_per_second": round(made / seconds, 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--db", default="")
    parser.add_argument("--profile", default="", help="write a profile of the server to this file")
    parser.add_argument("--bare", nargs=2, type=int, metavar=("SIZE", "PORT"))
    arguments = parser.parse_args()
    if arguments.bare:
        bare(arguments.bare[1], arguments.bare[0])
        return 0
    cores = sorted(os.sched_getaffinity(0))
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[1:]))
    with tempfile.TemporaryDirectory() as folder:
        db = arguments.db or f"sqlite:///{folder}/load.db"
        profiled = ["-m", "cProfile", "-o", arguments.profile] if arguments.profile else []
        command = [sys.executable, *profiled, "-m", "kickdoor", "serve", "--db", db, "--port"]
        server = Server(command, ENVIRONMENT, core)
        try:
            result = asyncio.run(measure(arguments, server))
        finally:
            server.stop()
    size = result["saturated"]["bytes_per_frame"]
    other = Server([sys.executable, __file__, "--bare", str(size)], {}, core)
    try:
        result["bare"] = asyncio.run(broadcast(other, arguments.tables, arguments.seconds / 2))
    finally:
        other.stop()
    share = result["saturated"]["acts_per_second"] / result["bare"]["acts_per_second"]
    result["share_of_bare"] = round(share, 3)
    sys.stdout.write(json.dumps(result, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
