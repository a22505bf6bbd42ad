"""Many tables are kept and few are in memory: it stays flat, however many there are.

Every table is dealt, played at a little, and left; then people come back to some of them. The short
form keeps a few hundred, the long one ten thousand with a hundred in memory.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import time
from pathlib import Path

import pytest

from kickdoor.engine.game import Game
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.table_registry import TableRegistry

ACTS = 6


def memory() -> int:
    """Kilobytes that this process keeps in memory."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


class House:
    """A registry in which the tables that were left for the longest make room for others."""

    def __init__(self, registry: TableRegistry, live: int) -> None:
        self.registry = registry
        self.most = live
        self.ids: list[str] = []
        self.rng = random.Random(1)

    async def new_table(self) -> None:
        seats = [SeatSetup("here", name=f"P{i}") for i in range(4)]
        made = await Seating(self.registry).create(TableSetup(seats=seats, clock="none"))
        table = self.registry.live[made.table.id]
        table.begin()
        self.ids.append(table.id)
        self._play(table)
        await self._make_room()

    async def visit(self) -> None:
        """Somebody comes back to a table, finds it as it was, and plays on."""
        table = await self.registry.find(self.rng.choice(self.ids))
        assert table.sequence >= ACTS
        self._play(table)
        await self._make_room()

    def _play(self, table: LiveTable) -> None:
        game = table.game
        assert isinstance(game, Game)
        for _ in range(ACTS):
            if game.is_over:
                return
            who, _, _ = game.waiting[0]
            table.make(who, self.rng.choice(game.legal(who)), "")

    async def _make_room(self) -> None:
        while len(self.registry.live) > self.most:
            oldest = next(iter(self.registry.live.values()))
            while not oldest.is_settled:
                await asyncio.sleep(0.005)
            self.registry.unload(oldest)


async def crowd(folder: Path, kept: int, live: int, visits: int) -> tuple[int, int, int]:
    """Kilobytes with a tenth of the tables kept, with all of them, and after all visits."""
    registry = TableRegistry(
        Settings(db=f"sqlite:///{folder}/many.db", idle_s=1e9, live_tables=live + 1)
    )
    await registry.open()
    house = House(registry, live)
    try:
        for _ in range(kept // 10):
            await house.new_table()
        few = memory()
        for _ in range(kept - kept // 10):
            await house.new_table()
        many = memory()
        for _ in range(visits):
            await house.visit()
        assert len(registry.live) == live
        assert await registry.store.count() == kept
        return few, many, memory()
    finally:
        await registry.close()


@pytest.mark.slow
def test_memory_stays_flat_with_hundreds_of_tables(tmp_path: Path) -> None:
    few, many, later = asyncio.run(crowd(tmp_path, kept=200, live=15, visits=40))
    assert many - few < 6_000
    assert later - many < 6_000


@pytest.mark.soak
def test_memory_stays_flat_with_ten_thousand_tables(tmp_path: Path) -> None:
    started = time.monotonic()
    few, many, later = asyncio.run(crowd(tmp_path, kept=10_000, live=100, visits=2_000))
    sys.stdout.write(f"{few} KB, {many} KB, {later} KB; {time.monotonic() - started:.0f} s\n")
    assert many - few < 20_000
    assert later - many < 20_000
