"""Work that must not end: done turn after turn; when a turn fails it is counted and logged, and the
next one comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from kickdoor.server.running.late_loop import Patience
from kickdoor.server.running.logs import why

AGAIN_S: Final = 0.5  # after a turn that failed
SOON_S: Final = 1.0  # until the first turn, at the most
log = logging.getLogger("kickdoor.duty")

Turn = Callable[[], Awaitable[bool]]  # True: there is no more to do


class Duty:
    """One task of the server, by its name; `limit` is how many seconds a turn may take."""

    def __init__(
        self, name: str, turn: Turn, every: float = 0.0, limit: float | None = None
    ) -> None:
        self.name = name
        self.turn = turn
        self.every = every
        self.limit = limit
        self.failures = 0
        self.failing = ""  # what the last turn failed with; "": it went well
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._go(), name=self.name)

    async def ended(self) -> None:
        """Waits until there is no more to do."""
        if self.task is not None:
            await self.task

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _go(self) -> None:
        is_done, pause = False, min(self.every, SOON_S)
        while not is_done:
            try:
                if pause:
                    await asyncio.sleep(pause)
                is_done = await self._take_turn()
                pause = self.every
                self._went_well()
            except asyncio.CancelledError as error:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                pause = self._failed(error)  # of something that it waited for, not of itself
            except Exception as error:  # whatever it was, the next turn comes
                pause = self._failed(error)

    async def _take_turn(self) -> bool:
        if self.limit is None:
            return await self.turn()
        async with Patience(self.limit):
            return await self.turn()

    def _went_well(self) -> None:
        if self.failing:
            log.warning("%s goes on", self.name)
            self.failing = ""

    def _failed(self, error: BaseException) -> float:
        """Counts and tells; how long to wait before the next turn."""
        self.failures += 1
        is_news = self.failing != why(error)
        self.failing = why(error)
        if is_news:  # what fails each second is not told each second
            log.error("%s failed and begins anew", self.name, exc_info=error)
        return AGAIN_S
