"""The gate: nothing is heard before it is on the disk, and in the order it happened."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 2000  # while a disk is stuck: more is not asked of a table

log = logging.getLogger("kickdoor.table")


class Gate:
    """What waits to be told at one table; `now` is the time of the loop."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.written = 0  # acts on the disk
        self.not_before = 0.0  # when what is being done may be heard of at the earliest
        self._now = now
        self._waiting: deque[tuple[int, float, Callable[[], None]]] = deque()

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def after(self, number: int, do: Callable[[], None]) -> None:
        """Do something once the act of this number is on the disk, and all that waits before it
        is done.
        """
        if self.written >= number and not self._waiting:
            do()
        else:
            self._waiting.append((number, self.not_before, do))

    def opens(self, number: int) -> None:
        """The acts up to this number are on the disk."""
        self.written = max(self.written, number)
        self.let_out()

    def let_out(self) -> None:
        """Tell what is on the disk, and whose time has come."""
        while self._waiting and self._waiting[0][0] <= self.written:
            _, not_before, do = self._waiting[0]
            if not_before > self._now():
                asyncio.get_running_loop().call_at(not_before, self.let_out)
                return
            self._waiting.popleft()
            try:
                do()
            except Exception:  # the others are told all the same
                log.exception("somebody could not be told")
