"""A transaction on a connection out of the pool.

A connection on which anything fails, or takes too long, is thrown away and never goes back: nobody
knows what it is in the middle of. One that is left in a transaction makes whatever comes next a
part of that: it seems to be committed, and is not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

GOODBYE_S: Final = 2.0


@contextlib.asynccontextmanager
async def session(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Committed at its end."""
    async with engine.connect() as connection:
        try:
            yield connection
            await connection.commit()
        except BaseException as error:
            discard(connection, error)
            raise


def discard(connection: AsyncConnection, error: BaseException) -> None:
    """Ends a connection to a server, which may not answer any more, without waiting for it. One to
    a file is a thread of ours, which does what it is told in order: it only has to be rolled back.
    """
    below = connection.sync_connection
    if connection.dialect.name != "sqlite" and below is not None and not below.closed:
        below.invalidate(error)  # called outside the driver's greenlet: it does not say goodbye


async def part(goodbye: Awaitable[None]) -> None:
    """Connections are closed as is proper, but one that does not answer is not waited for."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(GOODBYE_S):
            await goodbye
