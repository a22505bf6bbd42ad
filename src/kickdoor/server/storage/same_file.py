"""Whether a database file is still the one that was opened.

SQLite keeps its index of the log (`-shm`) in shared memory, and a process that opens a file nobody
else has open cuts the index short before it builds it anew. A file that took the place of the one
we have open has the same index beside it, and SQLite does not see that this very process uses it:
the next look into it would end the process. So nothing of ours opens what took its place.
"""

from __future__ import annotations

import os
from pathlib import Path

from kickdoor.server.running.logs import Told

Node = tuple[int, int]  # what a file is, by whatever name


class LostError(Told):
    """The database is no longer the one we opened, or no longer ours."""


class SameFile:
    """A file by its name, and which one it was when it was first required."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._node: Node | None = None

    def require(self) -> None:
        try:
            node = node_of(self.file.stat())
        except FileNotFoundError:
            raise LostError("the database file is gone") from None
        self._node = self._node or node
        if node != self._node:
            raise LostError("the database file is another one")


def node_of(found: os.stat_result) -> Node:
    return (found.st_dev, found.st_ino)
