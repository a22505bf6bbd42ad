"""The one writer: it commits everything that came in while the last commit ran, and only then does
anybody hear of it.

A disk that is full or read-only, or a database that is away, keeps the writes waiting: they are
tried again until it takes them, and whoever asks is told that the storage is stuck. What the
storage will never take is found out of its batch and refused alone, with what else was to be
written of the same table after it; the rest of the batch is written.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kickdoor.errors import KickdoorError
from kickdoor.server.running.duty import Duty
from kickdoor.server.running.late_loop import Patience
from kickdoor.server.running.logs import named, why
from kickdoor.server.storage.blame import AWAY, UNKNOWN, blame
from kickdoor.server.storage.session import session
from kickdoor.server.storage.statements import Row, Values, in_order, statements_of

RETRY_S: Final = 0.5
GATHER_S: Final = 0.02
PATIENCE_S: Final = 3.0
GIVE_UP_S: Final = 3.0  # a database elsewhere that does not answer is asked anew
COMMIT: Final = "commit"  # the writer's own reason to be stuck
log = logging.getLogger("kickdoor.storage")

Done = Callable[[bool], None]  # called with False when the write was refused as a double
Refused = Callable[[], None]  # called when it can never be written


class Unwritable(KickdoorError):
    """The storage takes writes, but not this one."""


class Write:
    """Rows that go together: all of them or none."""

    def __init__(self, rows: list[Row], done: Done, refused: Refused) -> None:
        self.rows = rows
        self.done = done
        self.refused = refused
        self.is_done = False
        self.failed_at = 0.0  # alone, for the first time

    @property
    def tables(self) -> set[str]:
        """The ids of the tables it is about."""
        named = ("id" if kind == "table" else "table_id" for kind, _ in self.rows)
        return {v.get(name) or v["key"] for name, (_, v) in zip(named, self.rows, strict=True)}


class Writer:
    """Writes in batches, one transaction each."""

    def __init__(self, engine: AsyncEngine, open_blocking: Callable[[], Engine] | None) -> None:
        self.engine = engine
        # For a database in this process: a thread of its own, and an engine that waits in it.
        self._thread = None if open_blocking is None else ThreadPoolExecutor(1, "writer")
        self._open_blocking = open_blocking or (lambda: engine.sync_engine)
        self._blocking: Engine | None = None
        self.troubles: dict[str, str] = {}  # why it takes no writes
        self.busy_since = 0.0  # not 0: a commit is under way
        self.on_stuck: Callable[[bool], None] = lambda stuck: None
        self.batches = 0
        self.rows = 0
        self.refused = 0
        self._waiting: list[Write] = []
        self._batch: list[Write] = []  # being written
        self._wake = asyncio.Event()
        self._began = 0.0
        self._is_closing = False
        self._statements = statements_of(engine.dialect)
        self.duty = Duty("writer", self._turn)

    @property
    def is_stuck(self) -> bool:
        return bool(self.troubles)

    @property
    def left(self) -> int:
        """How many writes are not made yet; once it is closed, they are lost."""
        writes = {id(write): write for write in (*self._batch, *self._waiting)}
        return sum(bool(write.rows) and not write.is_done for write in writes.values())

    def start(self) -> None:
        self.duty.start()

    async def close(self) -> None:
        """Writes what is left, then stops; a stuck disk is not waited for."""
        self._is_closing = True
        self._wake.set()
        await self.duty.ended()
        if self._thread is not None:
            self._thread.shutdown()
            if self._blocking is not None:
                self._blocking.dispose()

    def put(
        self,
        rows: Iterable[Row],
        done: Done = lambda ok: None,
        refused: Refused = lambda: None,
    ) -> None:
        """Have rows written; `done` is called once they are, `refused` if they never can be."""
        self._waiting.append(Write(list(rows), done, refused))
        self._wake.set()

    async def write(self, rows: Iterable[Row]) -> bool:
        """Write and wait for it; False: refused as a double. Unwritable if it never can be."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(ok: bool) -> None:
            if not future.done():
                future.set_result(ok)

        def refused() -> None:
            if not future.done():
                future.set_exception(Unwritable("this cannot be written"))

        self.put(rows, done, refused)
        return await future

    async def _turn(self) -> bool:
        """Waits for something to write, and writes it; True when it is closed and all is done."""
        if not self._waiting:
            if self._is_closing:
                return True
            self._wake.clear()
            await self._wake.wait()
            return False
        # Whoever comes within a moment of the last commit shares the next one.
        since = time.monotonic() - self._began
        if since < GATHER_S:
            await asyncio.sleep(GATHER_S - since)
        self._batch, self._waiting = self._waiting, []
        self._began = self.busy_since = time.monotonic()
        try:
            await self._commit(self._batch)
        finally:  # whatever happened, nothing is forgotten
            self.busy_since = 0.0
            left = [write for write in self._batch if not write.is_done]
            self._waiting = left + self._waiting
        if left and self._is_closing:
            log.error("storage is stuck; %d writes are lost", self.left)
            return True
        if left:
            await asyncio.sleep(RETRY_S)
        return False

    async def _commit(self, batch: list[Write]) -> list[Write]:
        """Commits the batch; what is left of it must be tried again, since the disk is stuck."""
        batch = [write for write in batch if not write.is_done]
        try:
            if self._thread is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._commit_here, batch)
            else:
                async with Patience(GIVE_UP_S), session(self.engine) as connection:
                    await connection.run_sync(self._execute, batch)
        except Exception as error:  # whatever it is: nothing ends the writer
            if blame(error) != AWAY:
                return await self._part(batch, error)
            self.stick(COMMIT, error)
            return batch
        self.unstick(COMMIT)
        for write in batch:
            self._finish(write, True)
        return []

    async def _part(self, batch: list[Write], error: Exception) -> list[Write]:
        """One of these is to blame: halves go alone, until it stands alone and is refused."""
        if len(batch) > 1:
            middle = len(batch) // 2
            left = await self._commit(batch[:middle])
            return left + batch[middle:] if left else await self._commit(batch[middle:])
        return [] if self._is_refused(batch[0], error) else batch

    def _is_refused(self, write: Write, error: Exception) -> bool:
        """Refuses a write that failed alone; where nobody knows why, not before some time."""
        write.failed_at = write.failed_at or time.monotonic()
        if blame(error) == UNKNOWN and time.monotonic() - write.failed_at < PATIENCE_S:
            self.stick(COMMIT, error)
            return False
        is_double = isinstance(error, IntegrityError)
        if not is_double:
            log.error("a write is refused, it can never be made: %s", named(error))
            self.refused += 1
        self._turn_down(write, is_double)
        return True

    def _turn_down(self, write: Write, is_double: bool) -> None:
        """Refuses a write; what was to follow it at the same table rests on it and goes as well."""
        self.unstick(COMMIT)
        tables = write.tables
        self._finish(write, False, not is_double)
        for other in [*self._batch, *self._waiting]:
            if not other.is_done and tables & other.tables:
                self._finish(other, False)
        self._waiting = [other for other in self._waiting if not other.is_done]

    def _commit_here(self, batch: list[Write]) -> None:
        """One transaction in the writer's own thread: a hop there and back, not one a statement."""
        if self._blocking is None:
            self._blocking = self._open_blocking()
        with self._blocking.begin() as connection:
            self._execute(connection, batch)

    def _execute(self, connection: Connection, batch: list[Write]) -> None:
        by_kind: dict[str, list[Values]] = {}
        for kind, values in in_order([row for write in batch for row in write.rows]):
            by_kind.setdefault(kind, []).append(values)
        for kind, statement in self._statements.items():
            rows = by_kind.get(kind)
            if rows:
                statement(connection, rows)
                self.rows += len(rows)
        self.batches += 1

    def _finish(self, write: Write, ok: bool, is_refused: bool = False) -> None:
        write.is_done = True
        try:
            if is_refused:
                write.refused()
            else:
                write.done(ok)
        except Exception:  # whoever waited for it broke, not the writer
            log.exception("what follows a write broke")

    def stick(self, reason: str, error: BaseException) -> None:
        """There is a reason why nothing can be written."""
        was_stuck = self.is_stuck
        if reason not in self.troubles:
            log.error("storage does not take writes (%s): %s", reason, named(error))
        self.troubles[reason] = why(error)
        if not was_stuck:
            self.on_stuck(True)

    def unstick(self, reason: str) -> None:
        """That reason is gone; another may be there still."""
        if self.troubles.pop(reason, "") and not self.troubles:
            log.warning("storage takes writes again")
            self.on_stuck(False)
