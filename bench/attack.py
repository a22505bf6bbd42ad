"""One address against a server, inside all its limits, and a quiet table beside it.

    python bench/attack.py                     # all attacks, one after the other
    python bench/attack.py why hello           # some of them

For each attack a fresh server. Five quiet tables at another address of this machine make five acts
a second each; measured are the times until all their seats have heard of them, the server's
processor, what it writes and by how much its memory grows, and of the attacker how much was
answered and how many of its connections were closed. An act waits for the disk, and some disks take
their time: how long a bare write of one page took at most is told beside it. The attacks run in a
process of their own, which leaves the machine to the others: attackers bring their own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx
from load_driver import Server, Table, percentile
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

ADDRESS: Final = "127.0.0.2"
SOCKETS: Final = 60
RATE: Final = 20.0  # messages a second of one connection: what the settings allow
WARM_UP_S: Final = 2.0
QUIET: Final = 5  # tables that nobody attacks
RECORD_SIZE: Final = 1_990_000


class Attacker:
    """Connections from one address, each inside its own limit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, transport=httpx.AsyncHTTPTransport(local_address=ADDRESS), timeout=60
        )
        self.heard: Counter[str] = Counter()
        self.sockets: list[ClientConnection] = []
        self._reading: list[asyncio.Task[None]] = []

    async def table(self, **setup: Any) -> tuple[str, str]:
        """A game that has begun: its id and its maker's key."""
        seats = [{"kind": "here", "name": "Mallory"}, *[{"kind": "bot", "bot": "easy"}] * 3]
        body = {"seats": seats, "clock": "none", **setup}
        made = (await self.http.post("/api/tables/", json=body)).json()
        id, token = made["table"]["id"], made["host_token"]
        await self.http.post(f"/api/tables/{id}/start", headers=bearer(token))
        return id, token

    async def open(self, count: int, table: str = "", tokens: tuple[str, ...] = ()) -> None:
        for _ in range(count):
            try:
                one = await connect(
                    self.url.replace("http", "ws") + "/ws", local_addr=(ADDRESS, 0),
                    compression=None, max_size=None, ping_interval=None,
                )  # fmt: skip
            except (OSError, WebSocketException):
                self.heard["not let in"] += 1
                await asyncio.sleep(0.05)
                continue
            self.sockets.append(one)
            self._reading.append(asyncio.create_task(self._read(one)))
            if table:
                await one.send(hello(table, tokens))

    async def _read(self, one: ClientConnection) -> None:
        try:
            async for text in one:
                kind = str(text[:40]).partition('"type":"')[2].partition('"')[0]
                self.heard[kind] += 1
        except ConnectionClosed:
            pass

    async def send(self, message: Callable[[int], str], rate: float = RATE) -> None:
        """On all connections, for ever; who is thrown out stays out."""
        await asyncio.gather(*[self._send(one, message, rate) for one in self.sockets])

    async def _send(
        self, one: ClientConnection, message: Callable[[int], str], rate: float
    ) -> None:
        number = 0
        try:
            while True:
                await one.send(message(number))
                number += 1
                self.heard["sent"] += 1
                await asyncio.sleep(1 / rate)
        except ConnectionClosed:
            self.heard["closed"] += 1


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def hello(table: str, tokens: tuple[str, ...] = ()) -> str:
    return json.dumps({"type": "hello", "table": table, "tokens": tokens})


def about(type: str, number: int, act: Any) -> str:
    return json.dumps({"type": type, "id": f"a{number}", "seat": 0, "act": act})


def pause(number: int) -> str:
    return json.dumps({"type": "pause", "seat": 0, "wanted": number % 2 == 0})


# What is tried.


async def nothing(a: Attacker) -> None:
    await asyncio.sleep(3600)


async def why(a: Attacker) -> None:
    """Long names that are no card's."""
    id, token = await a.table()
    await a.open(SOCKETS, id, (token,))
    await a.send(lambda n: about("why", n, {"play": "potted plant " * 1100}))


async def names(a: Attacker) -> None:
    """Short names that are no card's, and many of them."""
    id, token = await a.table()
    await a.open(SOCKETS, id, (token,))
    await a.send(lambda n: about("act", n, {"play": f"poted plonts of {n}"}))


async def again(a: Attacker) -> None:
    """`hello` again and again, with all seats of a table behind one connection."""
    id, token = await a.table()
    await a.open(SOCKETS, id, (token,))
    await a.send(lambda n: hello(id, (token,)))


async def toggle(a: Attacker) -> None:
    id, token = await a.table()
    await a.open(SOCKETS, id, (token,))
    await a.send(pause)


async def flood(a: Attacker) -> None:
    """Faster than anybody may, and on after being told so."""
    await a.open(SOCKETS)
    await a.send(lambda n: json.dumps({"type": "ping", "id": str(n)}), 1000)


async def large(a: Attacker) -> None:
    """A table that is large on the disk, and a small change again and again."""
    from kickdoor.engine.game import Game

    text = Game.new(["Ann", "Bob", "Cid"], seed=7).record.to_json()
    body = text.rstrip()[:-1] + " " * (RECORD_SIZE - len(text)) + "}"
    made = (await a.http.post("/api/tables/import", content=body.encode())).json()
    await a.open(4, made["table"]["id"], (made["host_token"],))
    await a.send(pause)


async def behind(a: Attacker) -> None:
    """Spectators an hour behind who ask for everything again and again."""
    id, _ = await a.table(watch_delay_s=3600)
    await a.open(SOCKETS, id)
    await a.send(lambda n: '{"type":"sync"}')


async def unknown(a: Attacker) -> None:
    """Tables that there are not."""
    await a.open(SOCKETS)
    await a.send(lambda n: hello(f"{n}".rjust(40, "q")))


async def thinkers(a: Attacker) -> None:
    """Fifty tables full of bots that search."""
    made = [await a.table(seats=[{"kind": "bot", "bot": "hard"}] * 6) for _ in range(50)]
    for id, token in made:
        await a.open(1, id, (token,))
    await asyncio.sleep(3600)


async def headers(a: Attacker) -> None:
    """Requests that never come to their end, a byte a second."""
    host, port = a.url.removeprefix("http://").split(":")
    lines = []
    for _ in range(300):
        try:
            lines.append(await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0)))
        except OSError:
            a.heard["not let in"] += 1
    for _, out in lines:
        out.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
    while True:
        await asyncio.sleep(1)
        still = [out for reader, out in lines if not reader.at_eof() and not out.is_closing()]
        for out in still:
            out.write(b"x")
        a.heard["open"], a.heard["closed"] = len(still), len(lines) - len(still)


async def records(a: Attacker) -> None:
    """What costs most over HTTP."""
    id, token = await a.table()

    async def ask() -> None:
        while True:
            for path in (f"/api/tables/{id}/log", "/api/tables/", "/api/choices"):
                try:
                    answer = await a.http.get(path, headers=bearer(token))
                    a.heard[str(answer.status_code)] += 1
                except httpx.HTTPError:
                    a.heard["not let in"] += 1
                    await asyncio.sleep(0.01)

    async with asyncio.TaskGroup() as group:
        for _ in range(20):
            group.create_task(ask())


# What is said below the messages, by connections that take no notice of anything.

UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNKED: Final = (
    b"POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


def frame(first: int, data: bytes = b"") -> bytes:
    """A masked frame; its first byte says what it is, and whether it is the last of a message."""
    return bytes([first, 0x80 | len(data)]) + bytes(4) + data


async def pour(a: Attacker, begin: bytes, again: bytes, first: bytes = b"") -> None:
    """One connection after the other, each for as long as it is taken."""
    host, port = a.url.removeprefix("http://").split(":")
    while True:
        try:
            line = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
            a.heard["connections"] += 1
            await _pour(a, line, begin, again, first)
        except OSError:
            a.heard["closed"] += 1
            await asyncio.sleep(0.01)


async def _pour(
    a: Attacker, line: tuple[asyncio.StreamReader, asyncio.StreamWriter], begin: bytes,
    again: bytes, first: bytes,
) -> None:  # fmt: skip
    reader, out = line
    out.write(begin)
    if begin is UPGRADE:
        await reader.read(1 << 16)
    out.write(first)
    while not reader.at_eof() and not out.is_closing():
        out.write(again)
        await out.drain()
        a.heard["kilobytes"] += len(again) // 1024
        await asyncio.sleep(0)


async def pong(a: Attacker) -> None:
    """Frames that nobody asked for, by one socket that says no hello."""
    await pour(a, UPGRADE, frame(0x8A) * 2000)


async def fragments(a: Attacker) -> None:
    """One message that does not end, in pieces with nothing in them."""
    await pour(a, UPGRADE, frame(0x00) * 2000, frame(0x01, b"{"))


async def after_close(a: Attacker) -> None:
    """On and on, closed or not."""
    await pour(a, UPGRADE, frame(0x81, b"{}") * 2000)


async def one_byte_chunks(a: Attacker) -> None:
    await pour(a, CHUNKED, b"1\r\n \r\n" * 2000)


async def no_http(a: Attacker) -> None:
    """Requests that are none, each on a connection of its own."""
    host, port = a.url.removeprefix("http://").split(":")

    async def ask() -> None:
        while True:
            try:
                reader, out = await asyncio.open_connection(
                    host, int(port), local_addr=(ADDRESS, 0)
                )
                out.write(b"X\r\n\r\n")
                a.heard["400" if b"400" in await reader.read(100) else "not let in"] += 1
                out.close()
            except OSError:
                a.heard["not let in"] += 1

    await asyncio.gather(*[ask() for _ in range(4)])


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    one.__name__.replace("_", "-"): one
    for one in (
        nothing, why, names, again, toggle, flood, large, behind, unknown, thinkers, headers,
        records, pong, fragments, after_close, one_byte_chunks, no_http,
    )
}  # fmt: skip


async def attack(name: str, url: str, seconds: float) -> None:
    """The attacker's own process: prints what became of it."""
    attacker = Attacker(url)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](attacker)
    sys.stdout.write(json.dumps(attacker.heard))


# The quiet table.


async def sit_down(server: Server) -> list[Table]:
    tables = [Table(number) for number in range(QUIET)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for table in tables:
            await table.make(http)
            await table.sit(http, server.ws)
    return tables


class Thinker:
    """A quiet table with a bot that searches: how long its neighbours wait for it."""

    async def longest(self, server: Server, seconds: float) -> float:
        """The longest time in which nothing happened there, all seats but one being bots'."""
        seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "bot": "hard"}] * 3]
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            made = (await http.post("/api/tables/", json={"seats": seats, "clock": "none"})).json()
            id, token = made["table"]["id"], made["host_token"]
            await http.post(f"/api/tables/{id}/start", headers=bearer(token))
        worst, end = 0.0, time.perf_counter() + seconds
        async with connect(server.ws, compression=None, max_size=None) as socket:
            await socket.send(hello(id, (token,)))
            asked_at, is_mine = time.perf_counter(), False
            while time.perf_counter() < end:
                try:
                    async with asyncio.timeout(1):
                        text = await socket.recv()
                except TimeoutError:
                    worst = max(worst, 0.0 if is_mine else time.perf_counter() - asked_at)
                    continue
                said = json.loads(text)
                if said["type"] not in ("frame", "view"):
                    continue
                worst = max(worst, 0.0 if is_mine else time.perf_counter() - asked_at)
                asked_at = time.perf_counter()
                part = said.get("changed") or said.get("view")
                acts = part.get("acts", None)
                is_mine = bool(part.get("asked", is_mine))
                if is_mine and acts:
                    useful = [x for x in acts if x["verb"] in ("pass", "end", "kick")] or acts
                    chosen = useful[0]
                    await socket.send(json.dumps({
                        "type": "act", "id": f"{time.time()}", "seat": 0, "act": chosen["act"],
                        "question": chosen["question"],
                    }))  # fmt: skip
        return worst


async def acting(tables: list[Table], seconds: float) -> list[float]:
    """How long each of their acts took until everyone at the table had heard of it."""
    for table in tables:
        table.times.clear()
    await asyncio.gather(*[five_a_second(table, seconds) for table in tables])
    return [one for table in tables for one in table.times]


async def five_a_second(table: Table, seconds: float) -> None:
    end = time.perf_counter() + seconds
    await asyncio.sleep(table.rng.random() / 5)
    while time.perf_counter() < end:
        started = time.perf_counter()
        if not await table.act():
            return
        await asyncio.sleep(max(0.0, 0.2 - (time.perf_counter() - started)))


class Disk:
    """One page after the other, written to the disk that the server writes to."""

    def __init__(self, folder: str) -> None:
        self.longest = 0.0
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._write, args=(Path(folder, "page"),))
        self._thread.start()

    def _write(self, path: Path) -> None:
        with path.open("wb", buffering=0) as file:
            while not self._is_over.wait(0.02):
                file.write(bytes(4096))
                started = time.perf_counter()
                os.fdatasync(file.fileno())
                self.longest = max(self.longest, time.perf_counter() - started)

    def stop(self) -> float:
        self._is_over.set()
        self._thread.join()
        return self.longest


def written(server: Server) -> int:
    for line in Path(f"/proc/{server.process.pid}/io").read_text().splitlines():
        if line.startswith("write_bytes:"):
            return int(line.split()[1])
    return 0


async def measured(name: str, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {"KICKDOOR_LOG_LEVEL": "error", "KICKDOOR_DB": f"sqlite:///{folder}/t.db"}
        server = Server([sys.executable, "-m", "kickdoor", "serve", "--port"], environment, None)
        try:
            await server.ready()
            tables = await sit_down(server)
            await acting(tables, WARM_UP_S)
            one = subprocess.Popen(
                [sys.executable, __file__, "--against", server.url, "--seconds",
                 str(WARM_UP_S + seconds), name], stdout=subprocess.PIPE,
            )  # fmt: skip
            waits = None
            if name in ("nothing", "thinkers"):
                waits = asyncio.create_task(Thinker().longest(server, WARM_UP_S + seconds))
            await acting(tables, WARM_UP_S)  # the attack is set up meanwhile
            memory, cpu, disk = server.memory(), server.cpu(), written(server)
            started, page = time.perf_counter(), Disk(folder)
            times = await acting(tables, seconds)
            waited = page.stop()
            wall = time.perf_counter() - started
            result = {
                "acts": len(times),
                "p50_ms": round(percentile(times, 0.5), 1),
                "p99_ms": round(percentile(times, 0.99), 1),
                "longest_ms": round(max(times) * 1000, 1),
                "longest_of_the_disk_ms": round(waited * 1000, 1),
                "core_busy": round((server.cpu() - cpu) / wall, 2),
                "writes_kb_per_s": round((written(server) - disk) / wall / 1e3),
                "memory_kb_per_s": round((server.memory() - memory) / wall / 1e3),
                "attacker": json.loads(await asyncio.to_thread(lambda: one.communicate()[0])),
            }
            if waits is not None:
                result["longest_wait_for_a_bot_s"] = round(await waits, 1)
            return result
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--against", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.against:
        os.nice(10)
        asyncio.run(attack(options.attacks[0], options.against, options.seconds))
        return
    gc.disable()  # what is measured is the server, not how its clients tidy up
    for name in options.attacks or ATTACKS:
        result = asyncio.run(measured(name, options.seconds))
        sys.stdout.write(f"{name}: {json.dumps(result)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
