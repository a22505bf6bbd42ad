"""One connection: who shares it, what it was sent, and a queue with an end for slow readers.

What is sent goes out at once. Only where a reader is slow does it queue, and a task sees to it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, Final, Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from kickdoor.protocol.messages import Error
from kickdoor.protocol.rendering.viewer import Viewer
from kickdoor.server.connections.costs import OF_ADDRESS, Bucket
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.delay import DelayLine
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import LANGUAGES

encode: Final = msgspec.json.Encoder().encode
TOO_SLOW: Final = 1013
GONE_AWAY: Final = 1001
BROKEN: Final = 1008
TOO_MUCH: Final = 1008  # whoever goes on after being told that it is too much
# So often a connection may be told that it is too fast, and again after so many seconds.
TOLD: Final = 100
TOLD_AGAIN_S: Final = 0.5
BEHIND_BYTES: Final = 1_000_000  # that a slow reader may be behind

LOST: Final = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)  # nobody is there

Steps = Generator[Any, Any, None]


class Line(Protocol):
    """What a connection sends by."""

    def send(self, data: bytes) -> Awaitable[None]: ...

    def close(self, code: int) -> Awaitable[None]: ...


class Connection:
    """A socket with the seats that share it; without any it watches."""

    def __init__(
        self, address: str, settings: Settings, line: Line, purse: Bucket | None = None
    ) -> None:
        self.address = address
        self.language = LANGUAGES[0]
        self.viewers: list[Viewer] = []
        self.seats: list[int] = []
        self.keys: list[str] = []  # hashed; what they fit, the table says
        self.is_host = False
        self.may_watch = False
        self.delay = 0.0  # seconds that a spectator is behind
        self.muted: set[str] = set()  # people at its table, by their keys
        self.visit = 0  # the tables it has left: what was meant for one of those is not heard
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.purse = purse or address_purse(settings)  # shared by all of its address
        self.patience = Bucket(1 / TOLD_AGAIN_S, TOLD)
        self.turned_out: Callable[[], None] = lambda: None  # it may be here no longer
        self.close_code = 0  # not 0: it is to be closed
        self._limit = settings.send_queue
        self._line = line
        self._queue: deque[bytes] = deque()
        self._queued = 0  # bytes
        self._sender: asyncio.Task[None] | None = None  # while the reader is behind
        self.later = DelayLine(self.send)

    def may_speak(self, now: float) -> bool:
        """Whether it and its address can pay for a message; who goes on asking is let go."""
        if self.messages.take(now):
            if self.purse.take(now):
                return True
            self.messages.owe(-1.0)
        if not self.patience.take(now):
            self.close(TOO_MUCH)
        return False

    def pay(self, amount: float) -> None:
        """What a message cost besides the one it was let in for."""
        self.messages.owe(amount)
        self.purse.owe(amount)

    def send(self, data: bytes) -> None:
        """Sends, behind whatever the reader has not taken yet; who does not read is let go."""
        if self.close_code:
            return
        if self._sender is None:
            self._do(self._line.send(data))
        elif len(self._queue) < self._limit and self._queued < BEHIND_BYTES:
            self._queue.append(data)
            self._queued += len(data)
        else:
            self.close(TOO_SLOW)

    def show(self, data: bytes) -> None:
        """Sends what happened, to a spectator later if that is how the table wants it."""
        if self.delay:
            if not self.close_code and not self.later.put(data, self.delay):
                self.close(TOO_SLOW)
        else:
            self.send(data)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    def complain(self, trouble: Trouble, id: str = "") -> None:
        self.tell(Error(id, trouble.code, trouble.text(self.language)))

    def close(self, code: int = GONE_AWAY) -> None:
        """Sends what is queued, then closes."""
        self.later.clear()
        if not self.close_code:
            self.close_code = code
            if self._sender is None:
                self._do(self._line.close(code))

    async def closed(self, timeout: float) -> None:
        """Waits for what is still to be sent, but not for ever."""
        sender = self._sender
        if sender is not None:
            await asyncio.wait([sender], timeout=timeout)
            sender.cancel()

    def _do(self, errand: Awaitable[None]) -> None:
        try:
            rest = begin(errand)
        except LOST:
            self.close_code = BROKEN
            return
        if rest is not None:
            self._sender = asyncio.create_task(self._catch_up(rest))

    async def _catch_up(self, rest: Awaitable[None]) -> None:
        """Sends what has come meanwhile, as the reader takes it."""
        try:
            await rest
            while self._queue:
                data = self._queue.popleft()
                self._queued -= len(data)
                await self._line.send(data)
            if self.close_code:
                await self._line.close(self.close_code)
        except LOST:
            self.close_code = BROKEN
        finally:
            self._sender = None

    def sit_down(self, seats: list[int], may_watch: bool, delay: float) -> None:
        """With these seats, or to watch so many seconds behind, or to wait for a seat."""
        self.may_watch = may_watch
        self.delay = delay
        self.later.clear()  # what was on its way to whoever this was before
        self.look_with(seats)

    def leave(self) -> None:
        """It is at its table no more, and hears nothing that is still on its way from there."""
        self.visit += 1
        self.sit_down([], False, 0.0)

    def come_back(self) -> None:
        """It left only to greet the same table anew: what it has asked there is still answered."""
        self.visit -= 1

    @property
    def hears(self) -> bool:
        """Whether what is said at the table is for it; not who only waits for a seat."""
        return bool(self.seats) or self.may_watch

    def look_with(self, seats: list[int]) -> None:
        """Begins anew: whole views come next."""
        self.seats = seats
        watching = [-1] if self.may_watch else []
        self.viewers = [Viewer(seat, self.language) for seat in seats or watching]


def address_purse(settings: Settings) -> Bucket:
    """What all connections of one address have together."""
    rate, burst = settings.messages_per_second, settings.message_burst
    return Bucket(OF_ADDRESS * rate, OF_ADDRESS * burst)


def begin(errand: Awaitable[None]) -> Awaitable[None] | None:
    """Does it until there is something to wait for; what is left of it then, None if it is done.

    Sending waits only for somebody who reads too slowly. A task for each message would cost more
    than most messages do; from Python 3.12 on the standard library calls such tasks eager.
    """
    steps = errand.__await__()
    try:
        awaited = next(steps)
    except StopIteration:
        return None
    return _rest(steps, awaited)


@coroutine
def _rest(steps: Steps, awaited: object) -> Steps:
    """Whoever awaits this waits in its place."""
    yield awaited
    yield from steps
