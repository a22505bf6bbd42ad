"""Faults, put where a task waits: every await of ours fails once, in turn."""

from __future__ import annotations

import asyncio
import types
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, TypeVar

Result = TypeVar("Result")
Point = tuple[str, int, int]  # the function, the line that waits, and which of its waits it is


class Faults:
    """Notes where tasks wait, and has the armed place fail once."""

    def __init__(self, most: int) -> None:
        self.most = most  # waits of one line, in one turn
        self.seen: set[Point] = set()
        self.armed: Point | None = None
        self.error: BaseException = RuntimeError()

    def arm(self, point: Point, error: BaseException) -> None:
        self.error, self.armed = error, point

    def fails(self, point: Point) -> bool:
        if point[2] <= self.most:
            self.seen.add(point)
        if self.armed != point:
            return False
        self.armed = None
        return True

    def through(
        self, turn: Callable[[], Awaitable[Result]]
    ) -> Callable[[], Coroutine[Any, Any, Result]]:
        """The same work, with faults."""

        async def faulty() -> Result:
            found: Result = await _step(self, turn())
            return found

        return faulty


@types.coroutine
def _step(faults: Faults, work: Any) -> Generator[Any, Any, Any]:
    waits: Counter[tuple[str, int]] = Counter()
    do: Callable[[], Any] = lambda: work.send(None)  # noqa: E731  what comes next
    while True:
        try:
            awaited = do()
        except StopIteration as end:
            return end.value
        place = where(work)
        waits[place] += 1
        if faults.fails((*place, waits[place])):
            if asyncio.isfuture(awaited):
                awaited._asyncio_future_blocking = False
            error = faults.error
            do = lambda: work.throw(error)  # noqa: B023, E731
            continue
        try:
            yield awaited
            do = lambda: work.send(None)  # noqa: E731
        except BaseException as thrown:
            error = thrown
            do = lambda: work.throw(error)  # noqa: B023, E731


def where(work: Any) -> tuple[str, int]:
    """The innermost of our own lines that waits."""
    place = ("", 0)
    while work is not None:
        frame = getattr(work, "cr_frame", None)
        if frame is not None and "kickdoor/server" in frame.f_code.co_filename:
            place = (frame.f_code.co_qualname, frame.f_lineno)
        work = getattr(work, "cr_await", None)
    return place
