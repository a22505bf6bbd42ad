"""The database of a server, for commands: opened and closed again, or a line that says why not."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from kickdoor.cli.output import WrongUseError
from kickdoor.errors import KickdoorError

if TYPE_CHECKING:
    from kickdoor.server.storage.store import Store

Result = TypeVar("Result")


def need_server() -> None:
    """Says what to install, where the live table is not there."""
    if importlib.util.find_spec("litestar") is None:
        raise WrongUseError("the server is not installed: pip install 'kickdoor[server]'")


def with_store(
    url: str,
    work: Callable[[Store], Awaitable[Result]],
    is_reading: bool = False,
    may_make: bool = False,
) -> Result:
    """Runs something with the database; a server may be using it meanwhile."""
    if not is_reading:
        check_database(url, may_make)

    async def run() -> Result:
        async with _looked_at(url) if is_reading else _opened(url) as store:
            return await work(store)

    return asyncio.run(run())


def check_database(url: str, may_make: bool = False) -> None:
    """Finds out whether a database can be opened, is ours and is whole. It is not brought up to
    date: another server may be using it.
    """
    from kickdoor.server.storage.looking import check

    with told(url):
        asyncio.run(check(url, may_make))


class told:  # noqa: N801  read as a word: with told(url)
    """What goes wrong with a database becomes one line, without its password."""

    def __init__(self, url: str) -> None:
        self.url = url

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        from kickdoor.server.storage.migrate import NotOurs

        is_told = isinstance(error, (KickdoorError, WrongUseError))
        if isinstance(error, Exception) and (not is_told or isinstance(error, NotOurs)):
            raise WrongUseError(_sentence(self.url, error)) from error


@asynccontextmanager
async def _looked_at(url: str) -> AsyncIterator[Store]:
    from kickdoor.server.storage.looking import looking

    with told(url):
        async with looking(url) as store:
            yield store


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    from kickdoor.server.storage.store import Store

    with told(url):
        store = Store(url)
        try:
            await store.open()
        except BaseException:
            await store.engine.dispose()
            raise
    try:
        yield store
    finally:
        await store.close()


def _sentence(url: str, error: Exception) -> str:
    """What cannot be opened, without its password, and the driver's own reason."""
    from kickdoor.server.storage.blame import unwritten
    from kickdoor.server.storage.places import file_of, shown

    reason = (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]
    if isinstance(error, TimeoutError):
        reason = "it does not answer"
    file = file_of(url)
    if file is not None and (found := unwritten(error, file)):
        return f"db: {found}: cannot be written: {reason}"
    return f"db: cannot open {shown(url)}: {reason}"
