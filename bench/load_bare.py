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


async def _room(server: Server, number: int) -> list[ClientConnection]:
    sockets = [await connect(server.ws, compression=None, ping_interval=None) for _ in range(SEATS)]
    for one in sockets:
        await one.send(str(number))
    return sockets


async def broadcast(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """How many messages a second the bare server takes, with as many sockets."""
    for _ in range(200):
        try:
            (await connect(server.ws)).transport.abort()
            break
        except OSError:
            await asyncio.sleep(0.1)
    rooms = [await _room(server, number) for number in range(tables)]
    await asyncio.sleep(1)
    made = 0
    used, started = server.cpu(), time.perf_counter()

    async def saturated(sockets: list[ClientConnection]) -> None:
        nonlocal made
        while time.perf_counter() < started + seconds:
            await sockets[0].send("act")
            for one in sockets:
                await one.recv()
            made += 1

    await asyncio.gather(*[saturated(room) for room in rooms])
    used, wall = server.cpu() - used, time.perf_counter() - started
    for room in rooms:
        for one in room:
            await one.close()
    return {
        "acts_per_second": round(made / wall, 1),
        "core_busy": round(used / wall, 3),
        "cpu_us_per_act": round(used / made * 1e6, 1),
    }


if __name__ == "__main__":
    bare(int(sys.argv[2]), int(sys.argv[1]))
