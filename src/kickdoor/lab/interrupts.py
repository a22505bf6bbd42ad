"""Ctrl-C reaches all processes of a terminal; ours leave it to the one that began them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def leave() -> None:
    """For a process that was begun: whoever began it says when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def unheard(*others: str) -> Iterator[None]:
    """Processes begun meanwhile hear none: one that is still importing, and has not come to `leave`
    yet, would die of it and say so. Signals of other names may be put off likewise.
    """
    if not hasattr(signal, "pthread_sigmask"):  # not everywhere
        yield
        return
    numbers = {signal.Signals[name] for name in ("SIGINT", *others)}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
