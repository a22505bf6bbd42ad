"""The WebSocket: one client's messages as they come in, until it leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final

from litestar import WebSocket

from kickdoor.server.connections.connection import Connection
from kickdoor.server.connections.paid_reading import valve_of
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.talk import Talk

CLOSING_S: Final = 2.0
IN_A_ROW: Final = 3  # messages of one connection, without a moment between them


class SocketLine:
    """The framework's socket as what a connection sends by."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    def send(self, data: bytes) -> Awaitable[None]:
        # The framework's own `send_text`, without the two waits it puts between.
        return self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    def close(self, code: int) -> Awaitable[None]:
        return self._socket.close(code)


async def serve_socket(
    socket: WebSocket[Any, Any, Any], registry: TableRegistry, address: str
) -> None:
    """Talks with one client until it leaves."""
    await socket.accept()
    purse = registry.purses.of(address)
    connection = Connection(address, registry.settings, SocketLine(socket), purse)
    talk = Talk(registry, connection)
    valve = valve_of(socket.scope)
    if valve is not None:
        valve.is_seated = lambda: talk.is_seated
    registry.connections[address] += 1
    registry.count("connections")
    talk.wait()
    try:
        await _listen(socket, talk)
    finally:
        talk.leave()
        talk.wait_no_more()
        registry.connections[address] -= 1
        if not registry.connections[address]:
            del registry.connections[address]
        # What is queued is still sent, and the close with it; who does not read is not waited for.
        connection.close()
        await connection.closed(CLOSING_S)


async def _listen(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    heard_at, in_a_row = -1.0, 0
    while not talk.connection.close_code:
        event = await socket.receive()
        now = talk.registry.now()
        in_a_row = in_a_row + 1 if now == heard_at else 0
        if in_a_row == IN_A_ROW:  # it says much at once: others come in between
            await asyncio.sleep(0)
            in_a_row = 0
        heard_at = now
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            text = event.get("text")
            data = text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes")
            await talk.hear(data or b"")
