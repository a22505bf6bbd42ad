"""What a spectator is sent later: in order, with one timer and an end.

At a table with a delay every message waits its time. It waits compressed, and goes when its
connection does; who would have more waiting than that is let go.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_BYTES: Final = 2_000_000  # that wait for one connection


class DelayLine:
    """Messages on their way to one connection."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._waiting: deque[tuple[float, bytes]] = deque()
        self._bytes = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, data: bytes, delay: float) -> bool:
        """Has it sent so much later; False if there is no room for it."""
        kept = zlib.compress(data, 1)
        if self._bytes + len(kept) > MOST_BYTES:
            return False
        loop = asyncio.get_running_loop()
        self._waiting.append((loop.time() + delay, kept))
        self._bytes += len(kept)
        if self._timer is None:
            self._timer = loop.call_at(self._waiting[0][0], self._let_out)
        return True

    def _let_out(self) -> None:
        self._timer = None
        loop = asyncio.get_running_loop()
        while self._waiting and self._waiting[0][0] <= loop.time():
            kept = self._waiting.popleft()[1]
            self._bytes -= len(kept)
            self._send(zlib.decompress(kept))
        if self._waiting:
            self._timer = loop.call_at(self._waiting[0][0], self._let_out)

    def clear(self) -> None:
        """Nobody is there any more."""
        self._waiting.clear()
        self._bytes = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
