"""A process beside the server's: where bots think, and where whole games are read and replayed, so
that no table waits for either. It is begun when it is wanted, begun anew when it breaks or hangs,
and gone when the server is, however that ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Final, ParamSpec, TypeVar

from kickdoor.server.running.logs import set_up, why

HUNG_S: Final = 5.0  # without a single thought thought to its end
START_S: Final = 30.0  # until its first one: it has to begin
GONE: Final = (BrokenExecutor, OSError, RuntimeError)
log = logging.getLogger("kickdoor.bots")
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Mind:
    """One process; whoever asks it waits for those before."""

    def __init__(self, name: str = "bots", hung_s: float = HUNG_S) -> None:
        self.name = name
        self.hung_s = hung_s
        self.failures = 0
        self.failing = ""  # why it is not there; "": it is, or nobody has asked for it
        self._pool: ProcessPoolExecutor | None = None
        self._life: Connection | None = None  # the process ends when this is closed
        self._asked = 0
        self._moved = 0.0  # when it last began or ended a thought
        self._suspected = 0.0  # when it had last moved, as it seemed to hang
        self._has_thought = False
        self._looking: asyncio.Task[int] | None = None

    async def ask(
        self, think: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """What a function returns there; raises when the process is broken."""
        loop = asyncio.get_running_loop()
        pool = None
        if not self._asked:
            self._moved = loop.time()
        self._asked += 1
        try:
            pool = self._pool or self._begin()
            found = await loop.run_in_executor(pool, think, *args)
            if pool is self._pool:
                self.failing, self._has_thought = "", True
            return found
        except GONE as error:
            if pool is self._pool:  # others who waited for the same one come later
                self._end(why(error))
            raise
        finally:
            self._asked -= 1
            self._moved = loop.time()

    async def look(self) -> bool:
        """Sees whether it is still there, and has it begin anew if it is not."""
        if self._asked:
            still = asyncio.get_running_loop().time() - self._moved
            is_late = still > self.hung_s
            if is_late and self._suspected == self._moved:  # twice: perhaps only the loop was late
                self.failing = "it hangs"
                if self._has_thought or still > START_S:
                    self._end("it hangs")
            self._suspected = self._moved if is_late else 0.0
        elif self._pool is not None or self.failing:
            # Not waited for: one that hangs is found by the next look.
            self._looking = asyncio.create_task(self.ask(os.getpid))
            self._looking.add_done_callback(_forget)
        return False

    def _begin(self) -> ProcessPoolExecutor:
        theirs, ours = Pipe(duplex=False)
        root = logging.getLogger()
        self._pool = ProcessPoolExecutor(
            1, get_context("spawn"), initializer=_live, initargs=(theirs, root.level)
        )
        self._life = ours
        self._has_thought = False
        return self._pool

    def _end(self, why: str) -> None:
        self.failures += 1
        self.failing = why
        log.error("the process of the %s broke: %s", self.name, why)
        self.close()

    def close(self) -> None:
        if self._life is not None:
            self._life.close()
        if self._pool is not None:
            # A process that is frozen does not see that its life is over, and ours would wait for
            # it. Who still waits for a thought is told that the process broke.
            for process in [*(self._pool._processes or {}).values()]:
                process.kill()
            self._pool.shutdown(wait=False)
        self._pool = self._life = None


def _forget(looking: asyncio.Task[int]) -> None:
    """What went wrong with a look has been told."""
    if not looking.cancelled():
        looking.exception()


def _live(life: Connection, level: int) -> None:
    """In the process: it has no life of its own."""
    set_up(logging.getLevelName(level), is_json=True)

    def watch() -> None:
        try:
            life.recv()
        finally:
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
