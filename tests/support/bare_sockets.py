"""Clients that say what they like: a request, a socket."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec

from live_servers import Running


def post(server: Running, path: str, token: str = "", **body: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    url = f"{server.url}/api/tables{path}"
    return httpx.post(url, json=body, headers=headers, timeout=20)


class Bare:
    """A socket that says what it likes."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def says(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hears(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while True:
            found: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            if found["type"] in kinds:
                return found

    async def hears_all(self, seconds: float = 0.4) -> list[dict[str, Any]]:
        found = []
        try:
            while True:
                async with asyncio.timeout(seconds):
                    found.append(msgspec.json.decode(await self.socket.recv()))
        except TimeoutError:
            return found
