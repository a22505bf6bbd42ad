"""How long something is waited for, when the loop itself may be late.

A time-out is noticed by the loop. Where that was busy with something else meanwhile, the answer may
lie there since long, and nobody has looked: only time in which the loop went round counts.
"""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Final

STEP_S: Final = 0.25  # what comes back after twice as long was not waited for


class Patience:
    """As `asyncio.timeout`, for so many seconds of a loop that goes round; None: for ever."""

    def __init__(self, seconds: float | None) -> None:
        self._left = seconds
        self._limit = asyncio.timeout(None)
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> None:
        await self._limit.__aenter__()
        if self._left is not None:
            self._wind(self._left)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        await self._limit.__aexit__(kind, error, where)

    def _wind(self, left: float) -> None:
        loop = asyncio.get_running_loop()
        step = min(STEP_S, left)
        self._timer = loop.call_later(step, self._look, left, step, loop.time() + step)

    def _look(self, left: float, step: float, due: float) -> None:
        now = asyncio.get_running_loop().time()
        left -= 0.0 if now - due > STEP_S else step
        if left > 0.0:
            self._wind(left)
        else:
            self._limit.reschedule(now)
