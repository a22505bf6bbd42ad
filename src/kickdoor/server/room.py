"""How many connections a server has at once, and who makes room when there are too many.

Every connection is a file to the system, which gives a process so many and no more. Some are kept
back, for the database, for the processes that think, for the page's files: however many come, the
tables go on, and whoever asks how we are is answered.
"""

from __future__ import annotations

import contextlib
import resource
from typing import Final

from kickdoor.server.reading import Valve

FILES: Final = 65_536  # that we ask for; the system may give fewer
KEPT: Final = 100  # files that no connection gets, or a tenth of all
SILENT, HEARD, SOCKET = 0, 1, 2  # who goes first: without a whole request, with one, a socket


def files() -> int:
    """How many the system gives this process."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if most == resource.RLIM_INFINITY else min(most, FILES)


def want_files() -> None:
    """Asks for as many as we may have without asking anybody."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def kept(most: int) -> int:
    """How many of so many files no connection gets."""
    return min(max(KEPT, most // 10), most // 2)


class Room:
    """All connections of a server, by what they have said; of each kind the oldest first."""

    def __init__(self, files: int) -> None:
        self.most = files - kept(files)
        self.sockets = self.most - self.most // 10  # the rest is for requests
        self.made = 0  # how often somebody had to go
        self._kinds: tuple[dict[Valve, None], ...] = ({}, {}, {})

    def enter(self, valve: Valve) -> bool:
        """Lets in one more; False: all who are here stay."""
        if sum(map(len, self._kinds)) >= self.most and not self._make_room(SILENT):
            return False
        self._kinds[SILENT][valve] = None
        return True

    def heard(self, valve: Valve) -> None:
        """It has come to the end of a request."""
        if valve in self._kinds[SILENT]:
            del self._kinds[SILENT][valve]
            self._kinds[HEARD][valve] = None

    def upgrade(self, valve: Valve) -> bool:
        """It becomes a socket; False: there are too many, and all of them sit at tables."""
        if len(self._kinds[SOCKET]) >= self.sockets and not self._make_room(SOCKET):
            return False
        self.leave(valve)
        self._kinds[SOCKET][valve] = None
        return True

    def leave(self, valve: Valve) -> None:
        for kind in self._kinds:
            kind.pop(valve, None)

    def _make_room(self, first: int) -> bool:
        """Whoever has a seat never goes."""
        for kind in self._kinds[first:]:
            for valve in kind:
                if not valve.is_seated():
                    self.leave(valve)
                    valve.abort()
                    self.made += 1
                    return True
        return False
