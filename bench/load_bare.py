"""A bare broadcast: the same library and as many bytes to as many sockets, and nothing else.

python bench/load_bare.py SIZE PORT
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

from load_driver import SEATS, Server
from websockets.asyncio.client import ClientConnection, connect


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


def bare_server(size: int, core: int | None) -> Server:
    return Server([sys.executable, __file__, str(size)], {}, core)


class Bare:
    """The clients of the bare server: as many sockets as at the tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rooms: list[list[ClientConnection]] = []
        self.acts = 0
        self.cpu = self.wall = 0.0

    async def sit_down(self, tables: int) -> None:
        for _ in range(200):
            try:
                (await connect(self.server.ws)).transport.abort()
                break
            except OSError:
                await asyncio.sleep(0.1)
        self.rooms = [await self._room(number) for number in range(tables)]
        await asyncio.sleep(1)

    async def _room(self, number: int) -> list[ClientConnection]:
        url = self.server.ws
        sockets = [await connect(url, compression=None, ping_interval=None) for _ in range(SEATS)]
        for one in sockets:
            await one.send(str(number))
        return sockets

    async def round(self, seconds: float) -> None:
        """The next message as soon as everybody has heard the last."""
        used, started = self.server.cpu(), time.perf_counter()

        async def saturated(sockets: list[ClientConnection]) -> None:
            while time.perf_counter() < started + seconds:
                await sockets[0].send("act")
                for one in sockets:
                    await one.recv()
                self.acts += 1

        await asyncio.gather(*[saturated(room) for room in self.rooms])
        self.cpu += self.server.cpu() - used
        self.wall += time.perf_counter() - started

    async def leave(self) -> None:
        for room in self.rooms:
            for one in room:
                await one.close()

    def result(self) -> dict[str, Any]:
        return {
            "acts_per_second": round(self.acts / self.wall, 1),
            "core_busy": round(self.cpu / self.wall, 3),
            "cpu_us_per_act": round(self.cpu / self.acts * 1e6, 1),
        }


if __name__ == "__main__":
    bare(int(sys.argv[2]), int(sys.argv[1]))
