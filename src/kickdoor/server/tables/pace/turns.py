"""Whose turn it is where one goes at a time: owners take turns, however much each of them wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kickdoor.server.tables.trouble import Trouble

PATIENCE_S: Final = 20.0


class Turns:
    """A queue for each owner; the next is always taken from the owner who waits for the longest."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_taken = False

    async def wait(self, owner: str, patience: float) -> bool:
        """Waits for a turn, which then must be ended; False: it did not come in time."""
        if not self._is_taken:
            self._is_taken = True
            return True
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        try:
            async with asyncio.timeout(patience):
                await asyncio.shield(mine)
        except TimeoutError:
            if mine.done():  # at the last moment
                return True
            self._leave(owner, mine)
            return False
        except asyncio.CancelledError:
            if mine.done():
                self.end()
            else:
                self._leave(owner, mine)
            raise
        return True

    @asynccontextmanager
    async def turn(self, owner: str, patience: float = PATIENCE_S) -> AsyncIterator[None]:
        """A turn for whoever can do nothing else; Trouble if it does not come in time."""
        if not await self.wait(owner, patience):
            raise Trouble("busy")
        try:
            yield
        finally:
            self.end()

    def end(self) -> None:
        """The turn is over: the next owner's begins, who then waits behind all others."""
        if not self._waiting:
            self._is_taken = False
            return
        owner, queue = self._waiting.popitem(last=False)
        mine = queue.popleft()
        if queue:
            self._waiting[owner] = queue
        mine.set_result(None)

    def _leave(self, owner: str, mine: asyncio.Future[None]) -> None:
        queue = self._waiting[owner]
        queue.remove(mine)
        if not queue:
            del self._waiting[owner]
