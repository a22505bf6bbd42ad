"""A server in a process of its own."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

import patiently

LIMITS = {
    "MESSAGES_PER_SECOND": "1e6", "MESSAGE_BURST": "1e6", "ACTS_PER_SECOND": "1e6",
    "REQUESTS_PER_SECOND": "1e6", "REQUEST_BURST": "1e6", "TABLES_PER_HOUR": "1e6",
    "CONNECTIONS_PER_ADDRESS": "500", "PACE": "0", "LOG_LEVEL": "warning", "SNAPSHOT_EVERY": "50",
    "GRACE_S": "600", "ALLOW_PREPARED": "1", "JOINS_PER_MINUTE": "1e6", "CHATS_PER_MINUTE": "6000",
    "GUESSES_PER_MINUTE": "1e6", "GUESSES_IN_ALL": "1e6", "IDLE_S": "2",
}  # fmt: skip


class Plug:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, files: int = 0) -> None:
        self.files = files  # that the system gives it; 0: as many as us
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = one.getsockname()[1]
        self.db = f"sqlite:///{folder}/plug.db"
        self.url = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.kills = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = os.environ | {f"KICKDOOR_{key}": value for key, value in LIMITS.items()}
        command = [sys.executable, "-m", "kickdoor", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--db", self.db],
            env=environment,
            stdout=subprocess.DEVNULL,
            preexec_fn=self._limit,  # noqa: PLW1509  we have no threads that hold anything
        )
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def _limit(self) -> None:
        if self.files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.kills += 1

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

    def faults(self) -> int:
        """Messages that broke, and writes that can never be made."""
        told = patiently.get(f"{self.url}/metrics").text.splitlines()
        names = ("kickdoor_broken_total ", "kickdoor_refused_writes_total ")
        return sum(int(float(line.split()[1])) for line in told if line.startswith(names))

    def memory(self) -> int:
        """Kilobytes that it takes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024
