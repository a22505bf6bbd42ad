"""Running the server: uvicorn with uvloop and `websockets-sansio`, stopped politely."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn

from kickdoor.errors import KickdoorError, SetupError
from kickdoor.server.app import make_app
from kickdoor.server.connections.arriving import Arrival
from kickdoor.server.connections.security import Gatekeeper
from kickdoor.server.connections.socket_frames import Frames
from kickdoor.server.running.logs import named, set_up
from kickdoor.server.running.settings import Settings, unknown_variables
from kickdoor.server.running.stopping import Ear
from kickdoor.server.tables.table_registry import TableRegistry

GRACE_S: Final = 5
log = logging.getLogger("kickdoor.run")
COLLECT: Final = (50_000, 50, 50)


def configure(settings: Settings, app: Gatekeeper) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=Arrival,
        ws=Frames,
        ws_max_size=settings.message_size * 4,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the gatekeeper reads them
        timeout_graceful_shutdown=GRACE_S,
        backlog=2048,
    )


def serve(
    settings: Settings,
    ear: Ear,
    on_ready: Callable[[str], None] = lambda url: None,
    on_stand_by: Callable[[str], None] = lambda url: None,
) -> int:
    """Serves until the ear hears that it is to stop; how many writes were lost then, since the
    storage would not take them.
    """
    set_up(settings.log_level, settings.log_json)
    for name in unknown_variables():
        log.warning("%s in the environment is no setting, and changes nothing", name)
    listening = _listen(settings.host, settings.port, settings.hand_over)
    port = listening.getsockname()[1]
    app = make_app(settings)
    server = Server(configure(settings, app))
    host = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    url = f"http://{host}:{port}{settings.root_path}"
    server.on_ready = lambda: on_ready(url)
    app.registry.on_stand_by = lambda: on_stand_by(url)
    ear.tell = server.stop
    # What is there by now stays; games are trees without cycles, and need not be searched often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    with contextlib.suppress(SystemExit):  # uvicorn's way to say that it did not start
        server.run(sockets=[listening])
    failure = app.registry.failure
    if failure is not None:
        is_told = isinstance(failure, KickdoorError)
        raise failure if is_told else SetupError(f"the server cannot start: {named(failure)}")
    return app.registry.store.writer.left


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
    _opening: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are heard already, by one who does not raise them again in the end."""
        yield

    def stop(self, number: int) -> None:
        """A signal came: whatever we are in the middle of."""
        self.handle_exit(number, None)
        if self._opening is not None:
            self._opening.get_loop().call_soon_threadsafe(self._opening.cancel)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Gatekeeper) and not await self._open(app.registry):
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.on_ready()

    async def _open(self, registry: TableRegistry) -> bool:
        """Before anybody may come; what fails here is told by us, and without its words."""
        self._opening = asyncio.create_task(registry.open())
        if self.should_exit:  # since before there was anything to cancel
            self._opening.cancel()
        try:
            await self._opening
            return True
        except (Exception, asyncio.CancelledError) as error:
            if not self.should_exit:
                registry.failure = error
                if not isinstance(error, KickdoorError):
                    log.error("the server cannot start", exc_info=error)
        finally:
            self._opening = None
        await registry.give_up()
        return False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:  # whoever comes now is the next server's
            listening.close()
        app = self.config.app
        if isinstance(app, Gatekeeper):
            await app.registry.settle()
        await super().shutdown(sockets)
