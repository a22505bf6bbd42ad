"""What happens before there is a request: who may open a connection, and how long he may take to
say what he wants.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from kickdoor.server.hall import Hall
from kickdoor.server.security import Gatekeeper, place_of

READING_S: Final = 20.0  # for a request, headers and body; twice that at the most
ROOM: Final = 2  # connections of any kind for each that may be a socket


class Arrival(H11Protocol):
    """uvicorn's HTTP, for those who come to the point."""

    reading_s = READING_S
    arrived: ClassVar[Counter[str]] = Counter()  # open connections, by address
    _timer: asyncio.TimerHandle | None = None
    _before: Any = None  # the last request at the last look
    _place = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        gatekeeper = self.config.app
        assert isinstance(gatekeeper, Gatekeeper)
        self._place = place_of(self.client[0] if self.client else "local")
        self.arrived[self._place] += 1
        if self._is_unwelcome(gatekeeper.hall):
            transport.close()
        else:
            self._wind()

    def _is_unwelcome(self, hall: Hall) -> bool:
        """Too many of one address; or it went on asking though it was told not to. Behind a proxy
        all come from there, and whom they speak for is only known by their headers.
        """
        if hall.settings.proxies:
            return False
        most = ROOM * hall.settings.connections_per_address
        return self.arrived[self._place] > most or hall.is_shut_out(self._place)

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

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop()
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        """It is no longer one of those; a socket is counted where sockets are."""
        if self._place:
            self.arrived[self._place] -= 1
            if not self.arrived[self._place]:
                del self.arrived[self._place]
            self._place = ""
