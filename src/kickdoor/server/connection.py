"""One connection: who shares it, what it was sent, and a queue with an end for slow readers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from kickdoor.server.limits import Bucket
from kickdoor.server.settings import Settings
from kickdoor.server.trouble import Trouble
from kickdoor.wire.eyes import Eyes
from kickdoor.wire.messages import Error
from kickdoor.words.book import LANGUAGES

encode: Final = msgspec.json.Encoder().encode
TOO_SLOW: Final = 1013
GONE_AWAY: Final = 1001
BROKEN: Final = 1008

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A socket with the seats that share it; without any it watches."""

    def __init__(self, address: str, settings: Settings, send: Send) -> None:
        self.address = address
        self.language = LANGUAGES[0]
        self.eyes: list[Eyes] = []
        self.seats: list[int] = []
        self.is_host = False
        self.delay = 0.0  # seconds that a spectator is behind
        self.muted: set[int] = set()
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.chats = Bucket(settings.chats_per_minute / 60, max(3.0, settings.chats_per_minute / 4))
        self.close_code = 0  # not 0: it is to be closed
        self._limit = settings.send_queue
        self._send = send
        self._queue: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # what the sender waits for

    def send(self, data: bytes) -> None:
        """Sends, when it comes to it; who does not read is let go."""
        if self.close_code:
            return
        if len(self._queue) >= self._limit:
            self.close(TOO_SLOW)
            return
        self._queue.append(data)
        self._wake()

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    def complain(self, trouble: Trouble, id: str = "") -> None:
        self.tell(Error(id, trouble.code, trouble.text(self.language)))

    def close(self, code: int = GONE_AWAY) -> None:
        """Sends what is queued, then closes."""
        if not self.close_code:
            self.close_code = code
            self._wake()

    async def run(self) -> None:
        """Sends what is queued until the connection is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                await self._send(self._queue.popleft().decode())
            if self.close_code:
                return
            self._idle = loop.create_future()
            await self._idle

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def look_with(self, seats: list[int]) -> None:
        """Begins anew: whole views come next."""
        self.seats = seats
        self.eyes = [Eyes(seat, self.language) for seat in seats or [-1]]
