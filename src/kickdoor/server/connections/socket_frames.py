"""A socket's frames: uvicorn's WebSocket, for those who send whole messages and go when they are
told to.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from kickdoor.server.connections.arriving import peers
from kickdoor.server.connections.paid_reading import SLICE, VALVE, Valve
from kickdoor.server.connections.security import Gatekeeper

FRAGMENTS: Final = 256  # of one message
TOO_LARGE: Final = 1009
NO_TEXT: Final = 1007
CLOSING_S: Final = 1.0  # until a peer that was told to go is let go
FLUSHING_S: Final = 5.0  # and until it has taken what it was sent before
LAST: Final = 4 * SLICE  # bytes that are read after our close: the peer's own may be among them
log = logging.getLogger("kickdoor.frames")


class Frames(WebSocketsSansIOProtocol):
    """One socket, from its handshake on."""

    valve: Valve

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.logger = peers
        self.close_timeout = CLOSING_S
        self._last = LAST

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gatekeeper = self.config.app
        assert isinstance(gatekeeper, Gatekeeper)
        self.room = gatekeeper.registry.room
        self.valve = cast(Valve, transport)
        self.valve.feed = self._feed
        self.valve.flushing_s = FLUSHING_S
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.valve.stop()
        self.room.leave(self.valve)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.valve.take(data)

    def _feed(self, data: bytes) -> None:
        if self.close_sent:
            self._last -= len(data)
            if self._last < 0:
                self.valve.stop()
                return
        super().data_received(data)
        if self.conn.handshake_exc is not None:  # nobody else writes what it is answered
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """What comes behind it waits until it is let in; whose it is, who believes proxies says."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[VALVE] = self.valve
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """A refusal is the end of a handshake, too."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Who does not read is not answered."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._fail(TOO_LARGE, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "bytes" or self.close_sent or self._is_text():
            super().send_receive_event_to_app()
        else:
            self._fail(NO_TEXT, "not UTF-8")

    def _is_text(self) -> bool:
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return True

    def _fail(self, code: int, why: str) -> None:
        log.debug("a socket is closed: %s", why)
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """The end comes a moment after the close, else what the peer is sending would take from it
        what it was told.
        """
        told = self.conn.close_sent
        assert told is not None
        event = {"type": "websocket.disconnect", "code": told.code, "reason": told.reason}
        self.queue.put_nowait(cast(Any, event))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.valve.stop()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
