"""The far end of a connection, without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Line:
    """Takes what it is sent, or waits until it may."""

    def __init__(self, take: Callable[[bytes], None] = lambda data: None) -> None:
        self.take = take
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.closed: list[int] = []
        self.is_gone = False

    async def send(self, data: bytes) -> None:
        await self._ready()
        self.take(data)

    async def close(self, code: int) -> None:
        await self._ready()
        self.closed.append(code)

    async def _ready(self) -> None:
        await self.flowing.wait()
        if self.is_gone:
            raise ConnectionError("nobody is there")
