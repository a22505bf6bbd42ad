"""A server under load: tables full of sockets, an act per table and second, then all it takes.

    python bench/load.py --tables 300 --seconds 20

The server runs on one core, the clients on another. Measured are the time from an act to the frame
of everyone at the table, how busy the server's core is, what a table costs in memory, and how many
acts it takes when nobody waits, beside a bare broadcast of as many bytes by the same library. The
two take turns on that core, since a machine is quick in one minute and slow in the next. What an
act costs the server's processor is measured too, since it does not hang on what else the machine
has to do: the share of the bare broadcast is given by both.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from typing import Any, Final

import httpx
from load_bare import Bare, bare_server
from load_driver import SEATS, Server, Table, percentile

WARM_UP_S: Final = 4.0
ROUNDS: Final = 5
ENVIRONMENT: Final = {
    "KICKDOOR_MESSAGES_PER_SECOND": "1e9", "KICKDOOR_MESSAGE_BURST": "1e9",
    "KICKDOOR_ACTS_PER_SECOND": "1e9", "KICKDOOR_REQUESTS_PER_SECOND": "1e9",
    "KICKDOOR_REQUEST_BURST": "1e9", "KICKDOOR_TABLES_PER_HOUR": "1e9",
    "KICKDOOR_JOINS_PER_MINUTE": "1e9", "KICKDOOR_CONNECTIONS_PER_ADDRESS": "100000",
    "KICKDOOR_LIVE_TABLES": "100000", "KICKDOOR_LOG_LEVEL": "warning", "KICKDOOR_GRACE_S": "100000",
}  # fmt: skip


async def idle_cost(http: httpx.AsyncClient, server: Server, count: int) -> float:
    """Bytes of a table in memory whose game has begun and at which nobody does anything."""
    before = server.memory()
    for number in range(count):
        table = Table(number)
        await table.make(http)
        headers = {"authorization": f"Bearer {table.tokens[0]}"}
        await http.post(f"/api/tables/{table.id}/start", headers=headers)
    return (server.memory() - before) / count


async def sit_down(server: Server, count: int) -> tuple[list[Table], float]:
    """Tables with a socket for every seat, and what an idle one costs."""
    await server.ready()
    tables = [Table(i) for i in range(count)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        for table in tables[:2]:  # what is loaded once is not a table's cost
            await table.make(http)
            await table.sit(http, server.ws)
        idle = await idle_cost(http, server, len(tables))
        for table in tables[2:]:
            await table.make(http)
            await table.sit(http, server.ws)
    return tables, idle


async def paced(tables: list[Table], server: Server, seconds: float) -> dict[str, Any]:
    """One act per table and second."""
    await asyncio.gather(*[table.paced(WARM_UP_S) for table in tables])
    for table in tables:
        table.times.clear()
    used, started = server.cpu(), time.perf_counter()
    await asyncio.gather(*[table.paced(seconds) for table in tables])
    used, wall = server.cpu() - used, time.perf_counter() - started
    times = [one for table in tables for one in table.times]
    return {
        "acts": len(times),
        "acts_per_second": round(len(times) / wall, 1),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "core_busy": round(used / wall, 3),
        "cpu_us_per_act": round(used / len(times) * 1e6, 1),
    }


class Saturated:
    """The next act as soon as everybody has heard of the last, in as many rounds as one likes."""

    def __init__(self, server: Server, tables: list[Table]) -> None:
        self.server = server
        self.tables = tables
        self.acts = self.bytes = 0
        self.cpu = self.wall = 0.0

    async def round(self, seconds: float) -> None:
        acts, size = self._acts(), self._bytes()
        used, started = self.server.cpu(), time.perf_counter()
        await asyncio.gather(*[table.saturated(seconds) for table in self.tables])
        self.cpu += self.server.cpu() - used
        self.wall += time.perf_counter() - started
        self.acts += self._acts() - acts
        self.bytes += self._bytes() - size

    def _acts(self) -> int:
        return sum(table.acts for table in self.tables)

    def _bytes(self) -> int:
        return sum(one.bytes for table in self.tables for one in table.sockets)

    @property
    def bytes_per_frame(self) -> int:
        return round(self.bytes / max(1, self.acts * SEATS))

    def result(self) -> dict[str, Any]:
        return {
            "acts_per_second": round(self.acts / self.wall, 1),
            "frames_per_second": round(self.acts * SEATS / self.wall, 1),
            "bytes_per_frame": self.bytes_per_frame,
            "core_busy": round(self.cpu / self.wall, 3),
            "cpu_us_per_act": round(self.cpu / self.acts * 1e6, 1),
        }


async def compare(
    tables: list[Table], server: Server, core: int | None, seconds: float
) -> dict[str, Any]:
    """Ours and the bare broadcast in turn, round after round."""
    ours = Saturated(server, tables)
    await ours.round(seconds / ROUNDS)  # tells how large a frame is
    other = bare_server(ours.bytes_per_frame, core)
    try:
        bare = Bare(other)
        await bare.sit_down(len(tables))
        ours = Saturated(server, tables)
        for _ in range(ROUNDS):
            await bare.round(seconds / ROUNDS)
            await ours.round(seconds / ROUNDS)
        await bare.leave()
    finally:
        other.stop()
    mine, theirs = ours.result(), bare.result()
    return {
        "saturated": mine,
        "bare": theirs,
        "share_of_bare": round(mine["acts_per_second"] / theirs["acts_per_second"], 3),
        "share_by_cpu": round(theirs["cpu_us_per_act"] / mine["cpu_us_per_act"], 3),
    }


async def measure(
    arguments: argparse.Namespace, server: Server, core: int | None
) -> dict[str, Any]:
    tables, idle = await sit_down(server, arguments.tables)
    result = {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "idle_bytes_per_table": round(idle),
        "load_average": round(os.getloadavg()[0], 1),
        "paced": await paced(tables, server, arguments.seconds),
        **await compare(tables, server, core, arguments.seconds / 2),
    }
    for table in tables:
        await table.leave()
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--db", default="")
    parser.add_argument("--profile", default="", help="write a profile of the server to this file")
    arguments = parser.parse_args()
    gc.disable()  # what is measured is the server, not how its clients tidy up
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
            result = asyncio.run(measure(arguments, server, core))
        finally:
            server.stop()
    sys.stdout.write(json.dumps(result, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
