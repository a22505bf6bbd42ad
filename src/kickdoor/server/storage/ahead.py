"""Whether SQLite's write-ahead log is still whole.

SQLite believes its index of the log (`-shm`), which it has in memory, and does not look whether the
log (`-wal`) still has what it says: somebody may have cut it off, and what is written from then on
is lost with the next start. Both files are as https://www.sqlite.org/walformat.html tells.
"""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = struct.Struct("=12x2xHI4x8x8s8x")  # of the index; it is there twice
LOG: Final = 32  # bytes before the first frame
FRAME: Final = 24  # bytes before its page
SALTS: Final = slice(16, 24)  # in the log: they are others whenever it begins anew
FRAME_SALTS: Final = slice(8, 16)
TRIES: Final = 20


class Index(NamedTuple):
    """What the index says of the log."""

    page: int  # bytes, as SQLite writes them into 16 bits
    frames: int
    salts: bytes

    def start_of(self, frame: int) -> int:
        size = (self.page & 0xFE00) + ((self.page & 1) << 16)
        return LOG + (frame - 1) * (FRAME + size)


class Ahead:
    """The log beside a database file. Its index is not closed while SQLite has the database open:
    who closes a file lets go of all locks that SQLite has on it.
    """

    def __init__(self, database: Path) -> None:
        self._log = database.with_name(f"{database.name}-wal")
        self._index = database.with_name(f"{database.name}-shm")
        self._opened: list[int] = []  # the last is the one of today
        self._seen: tuple[bytes, int] = (b"", 0)  # a frame that was there, by its salts
        self._is_torn = False

    def is_whole(self) -> bool:
        """What was torn once stays so, whatever is written over it."""
        self._is_torn = self._is_torn or self._is_found_torn()
        return not self._is_torn

    def close(self) -> None:
        while self._opened:
            os.close(self._opened.pop())

    def _is_found_torn(self) -> bool:
        """Whether the log lacks what the index says, before and after we looked: who brings all of
        it into the database may cut it off, and says so in the index first.
        """
        for _ in range(TRIES):
            told = self._told()
            index = _read(told)
            if index is None:  # it was being written
                continue
            if self._is_there(index):
                self._seen = (index.salts, index.frames)
                return False
            if self._told() == told:
                return True
        return False

    def _told(self) -> bytes:
        try:
            found = self._index.stat()
        except FileNotFoundError:
            return b""
        if not self._opened or not os.path.samestat(found, os.fstat(self._opened[-1])):
            self._opened.append(os.open(self._index, os.O_RDONLY))
        return os.pread(self._opened[-1], 2 * HEADER.size, 0)

    def _is_there(self, index: Index) -> bool:
        """The log's own beginning, what was there when we last looked, and the end."""
        if not index.frames:
            return True
        salts, seen = self._seen
        # A log that had just begun anew when we looked had no frame yet.
        wanted = {index.frames, seen if seen and salts == index.salts else index.frames}
        try:
            with self._log.open("rb", 0) as log:
                if os.fstat(log.fileno()).st_size < index.start_of(index.frames + 1):
                    return False
                found = [os.pread(log.fileno(), LOG, 0)[SALTS]]
                for frame in wanted:
                    header = os.pread(log.fileno(), FRAME, index.start_of(frame))
                    found.append(header[FRAME_SALTS])
        except FileNotFoundError:
            return False
        return all(one == index.salts for one in found)


def _read(told: bytes) -> Index | None:
    """An index that is not there has no frames."""
    if len(told) < 2 * HEADER.size:
        return Index(0, 0, b"")
    if told[: HEADER.size] != told[HEADER.size :]:
        return None
    return Index(*HEADER.unpack(told[: HEADER.size]))
