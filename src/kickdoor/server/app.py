"""The application: routes, the socket, what becomes of errors, start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kickdoor import __version__
from kickdoor.protocol.table_messages import Problem
from kickdoor.server.connections.security import SOCKETS, Gatekeeper, address_of
from kickdoor.server.http_api import CardsController, TablesController
from kickdoor.server.http_records import RecordsController
from kickdoor.server.http_request import language_of
from kickdoor.server.pages import page_handlers
from kickdoor.server.running.health import RunningController
from kickdoor.server.running.settings import Settings
from kickdoor.server.sockets import serve_socket
from kickdoor.server.storage.store import StorageError
from kickdoor.server.storage.writer import Unwritable
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble

BODY_SIZE: Final = 65_536  # of all but a record, which has a limit of its own
GONE: Final = "client disconnected prematurely"  # the framework's words
log = logging.getLogger("kickdoor.http")


def registry_of(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


@websocket(SOCKETS)
async def socket_handler(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """The table, live: see docs/protocol.md."""
    await serve_socket(socket, registry_of(state), address_of(socket.scope))


def make_app(settings: Settings) -> Gatekeeper:
    """The whole server as an ASGI application."""
    registry = TableRegistry(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    app = Litestar(
        [
            CardsController, TablesController, RecordsController, RunningController, socket_handler,
            *page_handlers(settings.static, settings.root_path),
        ],
        state=State({"registry": registry}),
        dependencies={"registry": Provide(registry_of, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Trouble: on_trouble, Unwritable: on_unwritable, StorageError: on_storage,
            HTTPException: on_http_error, UnicodeDecodeError: on_unreadable,
            RecursionError: on_unreadable,
            Exception: on_surprise,
        },
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="kickdoor", version=__version__, path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )  # fmt: skip
    return Gatekeeper(app, registry)


# What becomes of errors: a stable code, a sentence, and nothing of what is inside.


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    let_go(trouble)
    return Response(
        Problem(trouble.code, trouble.text(language_of(request))), status_code=trouble.status
    )


def on_unwritable(request: Request[Any, Any, Any], error: Unwritable) -> Response[Problem]:
    return on_trouble(request, Trouble("unwritable"))


def on_storage(request: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    log.error("%s failed: %s", request.method, error)
    return on_trouble(request, Trouble("storage"))


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that the decoder gives up on without saying so in its own words."""
    return on_trouble(request, Trouble("bad-message", why="this cannot be read"))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refused: a path, a method, a body."""
    if error.status_code >= 500 and error.detail != GONE:
        return on_surprise(request, error)
    let_go(error)
    if error.detail == GONE:  # in its body: nobody is there to be answered, and we are not at fault
        log.debug("%s was not sent to its end", request.method)
        return on_trouble(request, Trouble("bad-message", why=GONE))
    known = {404: "not-found", 413: "too-long"}
    detail = str(error.detail).partition(" for ")[0][:200]
    if _names_no_table(error):
        return on_trouble(request, Trouble("no-such-table"))
    trouble = Trouble(known.get(error.status_code, "bad-message"), why=detail)
    problem = Problem(trouble.code, trouble.text(language_of(request)))
    headers = error.headers if isinstance(error.headers, dict) else None
    return Response(problem, status_code=error.status_code, headers=headers)


def let_go(error: BaseException | None) -> None:
    """What was refused is not kept: an error holds on to where it happened, and that to the error
    and to all that was sent, until somebody collects the garbage.
    """
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def _names_no_table(error: HTTPException) -> bool:
    """Whether a path was refused since no table can be called that."""
    extra = error.extra if isinstance(error.extra, list) else []
    return any(isinstance(one, dict) and one.get("key") == "table" for one in extra)


def on_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # Not the path: it may have a table's code in it.
    log.error("%s failed", request.method, exc_info=error)
    trouble = Trouble("broken")
    return Response(Problem(trouble.code, trouble.text(language_of(request))), status_code=500)
