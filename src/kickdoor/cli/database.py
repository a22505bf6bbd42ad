"""The database of a server, for commands: opened and closed again, or a line that says why not."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from kickdoor.cli.output import WrongUseError

if TYPE_CHECKING:
    from kickdoor.server.storage.store import Store

Result = TypeVar("Result")


def need_server() -> None:
    """Says what to install, where the live table is not there."""
    if importlib.util.find_spec("litestar") is None:
        raise WrongUseError("the server is not installed: pip install 'kickdoor[server]'")


def with_store(url: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Runs something with the database; a server may be using it meanwhile."""

    async def run() -> Result:
        async with _opened(url) as store:
            return await work(store)

    return asyncio.run(run())


def check_database(url: str) -> None:
    """Finds out before the server starts whether its database can be opened."""

    async def nothing(store: Store) -> None:
        return None

    with_store(url, nothing)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    from sqlalchemy.exc import SQLAlchemyError

    from kickdoor.server.storage.store import Store

    try:
        store = Store(url)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise WrongUseError(_sentence(url, error)) from error
    try:
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        await store.engine.dispose()
        raise WrongUseError(_sentence(url, error)) from error
    try:
        yield store
    finally:
        await store.close()


def _sentence(url: str, error: Exception) -> str:
    """What cannot be opened, without its password, and the driver's own reason."""
    from sqlalchemy import make_url

    shown = make_url(url).render_as_string(hide_password=True)
    reason = str(getattr(error, "orig", error)).splitlines()[0]
    return (
        f"db: cannot open {shown}: {reason}; expected sqlite:///FILE or postgresql://USER@HOST/NAME"
    )
