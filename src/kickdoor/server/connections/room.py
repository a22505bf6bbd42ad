"""How many connections a server has at once, and who makes room when there are too many.

Every connection is a file to the system, which gives a process so many and no more. Some are kept
back, for the database, for the processes that think, for the page's files: however many come, the
tables go on, and whoever asks how we are is answered. Where that leaves nearly nobody else, a
server does not begin.
"""

from __future__ import annotations

import contextlib
import resource
from typing import Final

from kickdoor.errors import SetupError
from kickdoor.server.connections.paid_reading import Valve

FILES: Final = 65_536  # that we ask for; the system may give fewer
# Files that no connection gets, or a tenth of all. Of SQLite sixteen connections have two each, and
# the log and the lock are looked at; two processes have eight pipes each and more as they begin;
# the loop, the streams and the door are a dozen: some 70 at once, and the page's files.
KEPT: Final = 100
LEAST: Final = 128  # with fewer files no server begins
REQUESTS: Final = 10  # connections that no socket gets, or a tenth of them
SILENT, HEARD, SOCKET = 0, 1, 2  # who goes first: without a whole request, with one, a socket


def files() -> int:
    """How many the system gives this process."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if most == resource.RLIM_INFINITY else min(most, FILES)


def want_files() -> None:
    """Asks for as many as we may have without asking anybody; SetupError if that is not enough."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if files() < LEAST:
        raise SetupError(
            f"the system gives this process {files()} files, of which every connection is one, and "
            f"a server needs {LEAST}: raise the limit (ulimit -n 1024, LimitNOFILE=1024, "
            "--ulimit nofile=1024)"
        )


def kept(most: int) -> int:
    """How many of so many files no connection gets."""
    return max(KEPT, most // 10)


class Room:
    """All connections of a server, by what they have said; of each kind the oldest first."""

    def __init__(self, files: int) -> None:
        self.most = files - kept(files)
        self.sockets = self.most - max(REQUESTS, self.most // 10)  # the rest is for requests
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
