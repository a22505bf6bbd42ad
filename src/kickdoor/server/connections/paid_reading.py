"""Reading is paid for by the processor's time it takes: what arrives is parsed in small slices, and
whoever owes too much for them is read on when it is paid.

A valve stands between a transport and its protocol, HTTP's first and then perhaps a socket's.
Between two slices others have their turn; what is left meanwhile stays here, and no more is read.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from kickdoor.server.connections.costs import Bucket

SLICE: Final = 2048  # bytes
TICK_S: Final = 0.001  # the shortest time that the loop does not take for none
LOOK_S: Final = 1.0  # whoever owes is looked at again after so long at the most
VALVE: Final = "kickdoor.valve"  # in a socket's scope, among the extensions


class Valve:
    """A transport as its protocol sees it: read while the protocol wants it and can pay."""

    def __init__(self, transport: asyncio.Transport, bucket: Bucket) -> None:
        self.bucket = bucket
        self.feed: Callable[[bytes], None] = _drop  # the parser
        self.is_seated: Callable[[], bool] = bool  # whether a player is at the other end: no
        self.flushing_s = 0.0  # not 0: so long what is written waits to be taken, after the end
        self.write = transport.write
        self.is_closing = transport.is_closing
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._rest: deque[bytes] = deque()  # what has come and is not parsed yet,
        self._at = 0  # from here on
        self._is_wanted = True  # by the protocol
        self._is_read = True
        self._is_over = False
        self._is_feeding = False
        self._next: asyncio.Handle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def take(self, data: bytes) -> None:
        """What has arrived, or is to be parsed as if it had; never in one slice with another."""
        self._rest.append(data)
        if self._is_wanted and self._next is None and not self._is_feeding:
            self._go()
        else:
            self._settle(0.0)

    def drain(self) -> bytes:
        """What was not parsed yet, for whoever parses it instead."""
        rest = b"".join(self._rest)[self._at :]
        self._rest.clear()
        self._at = 0
        return rest

    def pause_reading(self) -> None:
        self._is_wanted = False
        self._settle(0.0)

    def resume_reading(self) -> None:
        self._is_wanted = not self._is_over
        self._settle(0.0)

    def stop(self) -> None:
        """Nothing is read any more."""
        self.feed = _drop
        self._is_over = True
        self.drain()
        self.pause_reading()

    def close(self) -> None:
        self._transport.close()
        if self.flushing_s and self._transport.get_write_buffer_size():
            self._loop.call_later(self.flushing_s, self._transport.abort)

    def _go(self) -> None:
        """A slice, if it can be paid for."""
        self._next = None
        if self.is_closing():
            self.stop()
            return
        wait = self.bucket.wait(self._loop.time())
        if not wait:
            self._parse()
        self._settle(wait)

    def _parse(self) -> None:
        data = self._rest[0][self._at : self._at + SLICE]
        self._at += len(data)
        if self._at == len(self._rest[0]):
            self._rest.popleft()
            self._at = 0
        self._is_feeding = True
        began = time.thread_time()
        try:
            self.feed(data)
        except BaseException:
            self._transport.abort()
            raise
        finally:
            self._is_feeding = False
            self.bucket.owe(time.thread_time() - began)

    def _settle(self, wait: float) -> None:
        """Goes on after so long, if there is something to go on with. It is read until there is
        something left: who wants no more for a moment need not have it stopped and begun again.
        """
        if self._is_feeding:
            return
        goes_on = self._is_wanted and bool(self._rest)
        if goes_on and self._next is None:
            wait = min(max(wait, TICK_S), LOOK_S) if wait else 0.0
            self._next = self._loop.call_later(wait, self._go)
        elif not goes_on and self._next is not None:
            self._next.cancel()
            self._next = None
        is_read = not self._rest and not self._is_over
        if is_read != self._is_read and not self.is_closing():
            self._is_read = is_read
            (self._transport.resume_reading if is_read else self._transport.pause_reading)()


def valve_of(scope: Any) -> Valve | None:
    """What a socket is read by, where the server is one of ours."""
    found: Valve | None = (scope.get("extensions") or {}).get(VALVE)
    return found


def _drop(data: bytes) -> None:
    pass
