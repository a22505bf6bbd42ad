"""What happens before there is a request: who may open a connection, how long he may take to say
what he wants, and what becomes of him if it is no HTTP.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from kickdoor.server.connections.paid_reading import Valve
from kickdoor.server.connections.security import Gatekeeper, place_of, refusal
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble

READING_S: Final = 20.0  # for a request, headers and body; twice that at the most
ROOM: Final = 2  # connections of any kind for each that may be a socket
LENGTH: Final = b"content-length"
CHUNKED: Final = b"transfer-encoding"
NO_HTTP: Final = "this is no HTTP"
log = logging.getLogger("kickdoor.arriving")
peers = logging.getLogger("uvicorn.error.peers")  # what they do wrong is no line of ours each time
peers.setLevel(logging.ERROR)


class Strict(h11.Connection):
    """HTTP whose requests end where everybody thinks they do: one whose length is told in two ways
    may be two requests to a proxy, and one to us.
    """

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            named = {name for name, _ in event.headers}
            is_old = event.http_version < b"1.1"
            if CHUNKED in named and (LENGTH in named or is_old):
                raise h11.RemoteProtocolError("its end is told in two ways")
        return event


class Arrival(H11Protocol):
    """uvicorn's HTTP, for those who come to the point."""

    reading_s = READING_S
    arrived: ClassVar[Counter[str]] = Counter()  # open connections, by address
    _timer: asyncio.TimerHandle | None = None
    _before: Any = None  # the last request at the last look
    _place = ""
    registry: TableRegistry
    valve: Valve

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn = Strict(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        gatekeeper = self.config.app
        assert isinstance(gatekeeper, Gatekeeper)
        self.registry = gatekeeper.registry
        reads = self.registry.reads
        self.valve = Valve(transport, reads.new())
        self.valve.feed = self._feed
        self.logger = peers
        super().connection_made(cast(asyncio.Transport, self.valve))
        self._place = place_of(self.client[0] if self.client else "local")
        self.arrived[self._place] += 1
        if self._is_unwelcome(self.registry) or not self.registry.room.enter(self.valve):
            transport.close()
            return
        if not self.registry.settings.proxies:
            self.valve.bucket = reads.of(self._place)
        self._wind()

    def data_received(self, data: bytes) -> None:
        self.valve.take(data)

    def _feed(self, data: bytes) -> None:
        super().data_received(data)
        cycle: Any = self.cycle
        if cycle is not None and not cycle.more_body:
            self.registry.room.heard(self.valve)

    def _is_unwelcome(self, registry: TableRegistry) -> bool:
        """Too many of one address; or it went on asking though it was told not to. Behind a proxy
        all come from there, and whom they speak for is only known by their headers.
        """
        if registry.settings.proxies:
            return False
        most = ROOM * registry.settings.connections_per_address
        return self.arrived[self._place] > most or registry.is_shut_out(self._place)

    def _wind(self) -> None:
        self._before = self.cycle
        self._timer = self.loop.call_later(self.reading_s, self._look)

    def _look(self) -> None:
        """Closes who has not come to the end of a request since the last look."""
        cycle: Any = self.cycle
        was_here = cycle is self._before
        if was_here and (cycle is None or cycle.response_complete or cycle.more_body):
            self._timer = None
            self.transport.close()
        else:
            self._wind()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP; who goes on with it is not let in for a while."""
        log.debug("what came is no HTTP")
        if not self.registry.settings.proxies:
            self.registry.strike(self._place)
        self.valve.stop()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._refuse(Trouble("bad-message", why=NO_HTTP))
        else:  # it has its answer, or a part of it
            self.transport.close()

    def _refuse(self, trouble: Trouble) -> None:
        """Before any request is made of it."""
        status, headers, body = refusal(trouble)
        first = b"HTTP/1.1 %d %s" % (status, STATUS_PHRASES[status])
        lines = [first, *(b"%s: %s" % header for header in headers), b"", body]
        self.transport.write(b"\r\n".join(lines))
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        log.debug("an upgrade to what there is not")

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The socket's protocol reads what has come behind the request, too."""
        if _has_body(event):
            self.send_400_response(NO_HTTP)
            return
        if not self.registry.room.upgrade(self.valve):
            self._refuse(Trouble("too-many"))
            return
        self._stop()
        self._forget()
        behind = self.conn.trailing_data[0] + self.valve.drain()
        super().handle_websocket_upgrade(event)
        if behind:
            self.valve.take(behind)

    def shutdown(self) -> None:
        """Who has not come to the end of his request by now is not waited for."""
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete and cycle.more_body:
            self.transport.close()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._forget()
        self.registry.room.leave(self.valve)
        self.valve.stop()
        super().connection_lost(exc)

    def _forget(self) -> None:
        """It is no longer one of those; a socket is counted where sockets are."""
        if self._place:
            self.arrived[self._place] -= 1
            if not self.arrived[self._place]:
                del self.arrived[self._place]
            self._place = ""


def _has_body(request: h11.Request) -> bool:
    headers = dict(request.headers)
    return CHUNKED in headers or headers.get(LENGTH, b"0").strip(b"0") != b""
