"""Being told to stop: by SIGTERM, by Ctrl-C (SIGINT), by a terminal that closes (SIGHUP).

One handler hears them all, from before the server is even loaded until the process ends: none is
ever lost between two handlers.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, Self

SIGNALS: Final = ("SIGTERM", "SIGINT", "SIGHUP")
UNSERVED: Final = "kickdoor was stopped before it served; nothing is lost"


def _leave(number: int) -> None:
    """While nothing is open that would have to be closed. Nothing is raised, which whatever is
    under way could catch, or end late for: a database that hangs is not waited for.
    """
    with contextlib.suppress(OSError):
        os.write(1, f"{UNSERVED}\n".encode())
    os._exit(0)


class Ear:
    """Hears that we are to stop, and passes it on to the server once there is one."""

    def __init__(self) -> None:
        self.tell: Callable[[int], None] = _leave
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        """From now on. What was begun with a signal ignored (`nohup`) goes on ignoring it."""
        for name in SIGNALS:
            number = getattr(signal, name, None)  # not every system has them all
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Who has stopped is deaf to whoever tells him twice; what never began is as it was."""
        if error is not None:
            for number, handler in self._before.items():
                signal.signal(number, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.tell(number)
