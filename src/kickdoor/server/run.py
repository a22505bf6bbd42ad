"""Running the server: uvicorn with uvloop and `websockets-sansio`, stopped politely."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from kickdoor.errors import SetupError
from kickdoor.server.app import make_app
from kickdoor.server.arriving import Arrival
from kickdoor.server.logs import LEVELS, set_up
from kickdoor.server.security import Gatekeeper
from kickdoor.server.settings import Settings

GRACE_S: Final = 5
COLLECT: Final = (50_000, 50, 50)


def configure(settings: Settings, app: Gatekeeper) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=Arrival,
        ws="websockets-sansio",
        ws_max_size=settings.message_size * 4,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or "127.0.0.1",
        timeout_graceful_shutdown=GRACE_S,
        backlog=2048,
    )


def serve(settings: Settings, on_ready: Callable[[str], None] = lambda url: None) -> None:
    """Serves until it is told to stop (SIGTERM, SIGINT)."""
    if settings.log_level not in LEVELS:
        raise SetupError(f"log_level: expected one of {', '.join(LEVELS)}")
    set_up(settings.log_level, settings.log_json)
    listening = _listen(settings.host, settings.port, settings.hand_over)
    port = listening.getsockname()[1]
    server = Server(configure(settings, make_app(settings)))
    host = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    server.on_ready = lambda: on_ready(f"http://{host}:{port}{settings.root_path}")
    # uvicorn raises the signal again once it has stopped: by then nobody is left to be told.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    # What is there by now stays; games are trees without cycles, and need not be searched often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server.run(sockets=[listening])


def _listen(host: str, port: int, hand_over: bool) -> socket.socket:
    """A socket that can be bound anew right after a restart, or before the last server is gone."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hand_over:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SetupError(f"cannot listen on {host}:{port}: {error.strerror or error}") from error
    listening.set_inheritable(True)
    return listening


class Server(uvicorn.Server):
    """uvicorn, which tells when it is ready, and lets go of people before it waits for them."""

    on_ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:  # whoever comes now is the next server's
            listening.close()
        app = self.config.app
        if isinstance(app, Gatekeeper):
            await app.hall.settle()
        await super().shutdown(sockets)
