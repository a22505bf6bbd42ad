"""Lines from a keyboard while other things go on: nothing waits in a thread that Ctrl-C cannot
reach.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, TextIO

Read = Callable[[], str]  # the next line typed; raises EOFError when there is none
CHUNK: Final = 4096


class Keys(Protocol):
    """A keyboard, or what stands for one."""

    is_live: bool  # somebody types, whenever he likes; otherwise a line is wanted first

    async def line(self) -> str:
        """The next line; raises EOFError when there is none."""


class Called:
    """Lines that a function reads, which takes its time."""

    is_live = False

    def __init__(self, read: Read) -> None:
        self._read = read

    async def line(self) -> str:
        return await asyncio.to_thread(self._read)


class Watched:
    """Lines of a terminal or a pipe, read when there are some."""

    def __init__(self, stream: TextIO) -> None:
        self.is_live = stream.isatty()
        self._file = stream.fileno()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._rest = b""
        self._is_watched = False

    async def line(self) -> str:
        if not self._is_watched:
            self._is_watched = True
            asyncio.get_running_loop().add_reader(self._file, self._take)
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise EOFError
        return line

    def close(self) -> None:
        with suppress(RuntimeError):  # the loop may be gone, and with it the watch
            asyncio.get_running_loop().remove_reader(self._file)

    def _take(self) -> None:
        try:
            data = os.read(self._file, CHUNK)
        except OSError:  # the terminal is gone
            data = b""
        *lines, self._rest = (self._rest + data).split(b"\n")
        if not data:
            self.close()
            lines += [self._rest] if self._rest else []
        for line in lines:
            self._lines.put_nowait(line.decode("utf-8", "replace"))
        if not data:
            self._lines.put_nowait(None)
