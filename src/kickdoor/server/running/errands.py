"""What is begun at once, and seldom has anything to wait for.

Sending to a socket waits only for somebody who reads too slowly. A task for each message would cost
more than most messages do; from Python 3.12 on the standard library calls such tasks eager.
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from types import coroutine
from typing import Any

Steps = Generator[Any, Any, None]


def begin(errand: Awaitable[None]) -> Awaitable[None] | None:
    """Does it until there is something to wait for; what is left of it then, None if it is done."""
    steps = errand.__await__()
    try:
        awaited = next(steps)
    except StopIteration:
        return None
    return _rest(steps, awaited)


@coroutine
def _rest(steps: Steps, awaited: object) -> Steps:
    """Whoever awaits this waits in its place."""
    yield awaited
    yield from steps
