"""Whether the database answers, asked every second, so that a server which waits for one that hangs
says so in time.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from kickdoor.server.running.late_loop import Patience
from kickdoor.server.storage.owner import Owner
from kickdoor.server.storage.writer import COMMIT, Writer

EVERY_S: Final = 1.0
PATIENCE_S: Final = 2.0  # with EVERY_S, well within the five seconds we promise
AGAIN_S: Final = 0.1
ANSWER: Final = "answer"


class Pulse:
    """Asks, and tells the writer what it found."""

    def __init__(self, owner: Owner, writer: Writer) -> None:
        self.owner = owner
        self.writer = writer
        self.answered_s = 0.0  # how long the last answer took
        self._asked: asyncio.Task[None] | None = None
        self._since = 0.0

    async def look(self) -> bool:
        if await self._is_commit_late():
            self.writer.stick(COMMIT, TimeoutError())
        elif COMMIT in self.writer.troubles:
            self.writer.put([])  # tables wait for it, so that nothing else may come to be written
        if self._asked is None:
            self._asked, self._since = asyncio.create_task(self.owner.beat()), time.monotonic()
        with contextlib.suppress(TimeoutError):
            async with Patience(PATIENCE_S):
                await asyncio.wait([self._asked])
        if self._asked.done():
            self._hear(self._asked)
            self._asked = None
            return False
        self.writer.stick(ANSWER, TimeoutError())
        return False

    async def _is_commit_late(self) -> bool:
        """Looks twice: if the loop was late, the end of it may not have been heard of yet."""
        since = self.writer.busy_since
        if not since or time.monotonic() - since <= PATIENCE_S:
            return False
        await asyncio.sleep(AGAIN_S)
        return self.writer.busy_since == since

    def _hear(self, asked: asyncio.Task[None]) -> None:
        self.answered_s = time.monotonic() - self._since
        error = TimeoutError() if asked.cancelled() else asked.exception()
        if error is None:
            self.writer.unstick(ANSWER)
        else:
            self.writer.stick(ANSWER, error)

    def stop(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
