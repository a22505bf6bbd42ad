"""A PostgreSQL of a test's own, which can be stopped, frozen and started again, and what stands in
for one that is starting up.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import socketserver
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Self

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if os.name == "posix" else []
BIN = FOLDERS[-1] if FOLDERS else None


class Postgres:
    """Run by its own user, since it does not start as root, in a folder that others leave alone."""

    def __init__(self) -> None:
        self.folder = folder = Path(tempfile.mkdtemp(prefix="kickdoor-postgresql-"))
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = one.getsockname()[1]
        self.url = f"postgresql://kickdoor:{PASSWORD}@127.0.0.1:{self.port}/tables"
        self._data = folder / "data"
        self._as_user: list[str] = []
        if os.geteuid() == 0:
            folder.chmod(0o777)
            self._as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def _call(self, program: str, *arguments: str) -> None:
        assert BIN is not None, "PostgreSQL is not installed: apt-get install -y postgresql"
        command = [*self._as_user, str(BIN / program), *arguments]
        done = subprocess.run(command, check=False, capture_output=True, cwd=self.folder, text=True)
        assert done.returncode == 0, done.stderr

    def make(self) -> None:
        self._call("initdb", "-D", str(self._data), "-A", "trust", "-U", "kickdoor", "-E", "UTF8")
        self.start()
        self.new("tables")

    def new(self, name: str) -> str:
        """Another database; its URL."""
        port = str(self.port)
        self._call("createdb", "-h", "127.0.0.1", "-p", port, "-U", "kickdoor", name)
        return self.url.removesuffix("tables") + name

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self._call(
            "pg_ctl", "-D", str(self._data), "-l", str(self.folder / "log"), "-w", "-o", options,
            "start",
        )  # fmt: skip

    def stop(self) -> None:
        self._call("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def freeze(self, is_frozen: bool) -> None:
        """It does not answer any more, nor does anything of it end; or it does again."""
        first = int((self._data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
        for pid in (first, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(pid, signal.SIGSTOP if is_frozen else signal.SIGCONT)

    def read_only(self, name: str, is_read_only: bool) -> None:
        """Whoever connects from now on may write no more, or may again; who is connected while it
        is forbidden is sent away.
        """
        state = "on" if is_read_only else "off"
        lines = [f"ALTER DATABASE {name} SET default_transaction_read_only = {state}"]
        if is_read_only:
            mine = f"datname = '{name}' AND pid <> pg_backend_pid()"
            lines.append(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
        for line in lines:
            where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "kickdoor", "-d", "postgres")
            self._call("psql", *where, "-qc", line)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class StartingUp(socketserver.ThreadingTCPServer):
    """What a PostgreSQL that is being started, or has not recovered yet, tells whoever comes."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Refuses)
        self.url = f"postgresql://kickdoor@127.0.0.1:{self.server_address[1]}/tables"

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class _Refuses(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        asked = self.request.recv(1024)
        if asked[4:8] == b"\x04\xd2\x16\x2f":  # for encryption, first
            self.request.sendall(b"N")
            asked = self.request.recv(1024)
        text = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
        if asked:
            self.request.sendall(b"E" + (len(text) + 4).to_bytes(4, "big") + text)


class Wire:
    """Between a server and its PostgreSQL. It can be cut in silence: what was connected stays so,
    for ever as it seems to both ends, and hears nothing any more.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._is_cut = False
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_cut = True

    def mend(self) -> None:
        """For whoever connects from now on."""
        self._is_cut = False

    def close(self) -> None:
        self._door.close()
        for end in self._ends:
            end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed
            while True:
                near = self._door.accept()[0]
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += near, far
                is_dead = threading.Event()
                for one, other in ((near, far), (far, near)):
                    threading.Thread(
                        target=self._carry, args=(one, other, is_dead), daemon=True
                    ).start()

    def _carry(self, one: socket.socket, other: socket.socket, is_dead: threading.Event) -> None:
        with contextlib.suppress(OSError):  # an end is closed
            while got := one.recv(65_536):
                if self._is_cut:
                    is_dead.set()
                if not is_dead.is_set():
                    other.sendall(got)
            if not is_dead.is_set():
                other.shutdown(socket.SHUT_WR)


PASSWORD = "wrong-horse-battery"
