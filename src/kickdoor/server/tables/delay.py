"""What spectators are behind by: what one is sent later, in order, with one timer and an end; and
how much had happened by when, for who asks over HTTP.

At a table with a delay every message waits its time. It waits compressed, and goes when its
connection does; who would have more waiting than that is let go.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from typing import Final

from kickdoor.engine import Game

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


class Past:
    """Of every second in which something happened, as far back as spectators are behind, how many
    events there were at its end.
    """

    def __init__(self) -> None:
        self._marks: deque[tuple[float, int]] = deque()

    def begin(self, at: float, game: Game) -> None:
        """What happened before anything was noted is no younger than this."""
        if not self._marks:
            self._marks.append((at, game.events_so_far))

    def note(self, at: float, game: Game, delay: int) -> None:
        marks = self._marks
        if len(marks) > 1 and int(marks[-1][0]) == int(at):
            marks.pop()
        marks.append((at, game.events_so_far))
        while len(marks) > 1 and marks[1][0] <= at - delay:
            marks.popleft()

    def by(self, then: float, touched: float, game: Game, shown: int) -> int:
        """How many of the events shown by now there were then; none where nobody knows."""
        told = -1
        for at, count in self._marks or [(touched, game.events_so_far)]:
            if at <= then:
                told = count
        return shown - (game.events_so_far - told) if told >= 0 else 0
