"""`kickdoor serve` as a process of its own, and tables laid into its database for it to find."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from kickdoor.protocol.table_messages import TableSetup
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.store import Store
from kickdoor.server.tables.setting_up.laying import Laid, lay

QUICK = {
    "MESSAGES_PER_SECOND": "1000", "MESSAGE_BURST": "1000", "ACTS_PER_SECOND": "1000",
    "REQUESTS_PER_SECOND": "1000", "REQUEST_BURST": "1000", "TABLES_PER_HOUR": "1000",
    "JOINS_PER_MINUTE": "1000", "LOG_LEVEL": "warning",
}  # fmt: skip
WINDOW_MS = 50
STOPPING_S = 30.0


class RealServer:
    """A server that can be killed and started again."""

    def __init__(self, folder: Path, pace: str = "0") -> None:
        self.settings = QUICK | {"PACE": pace}
        self.db = f"sqlite:///{folder}/tables.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kickdoor", "serve", "--port", str(self.port), "--db", self.db],
            env=os.environ | {f"KICKDOOR_{name}": value for name, value in self.settings.items()},
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None, "the server does not start"
        self.port = int(found.group(1))

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(STOPPING_S)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def lay(self, scene: str, *people: str, **setup: Any) -> list[str]:
        """Sets the scene: a prepared table, in the database; the links to its people's seats.

        It is done as `kickdoor tables lay` does it. The server is asked nothing.
        """
        plan = TableSetup(**({"clock": "none"} | setup))
        # Playwright keeps a loop in this thread, which bears no other.
        with ThreadPoolExecutor(1) as thread:
            laid = thread.submit(asyncio.run, self._lay(scene, list(people), plan)).result()
        return [self.url + laid.seats[name] for name in people]

    async def _lay(self, scene: str, people: list[str], plan: TableSetup) -> Laid:
        store = Store(Settings(db=self.db).database)
        await store.open()
        try:
            return await lay(store, scene, people, plan)
        finally:
            await store.close()
