"""What every test of the server goes by."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def hangups_are_heard() -> Iterator[None]:
    """Servers of tests hear a terminal that closes, also where the tests were begun by `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)
