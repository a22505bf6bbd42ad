"""What a server does now and then, each as a duty of its own."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from kickdoor.server.running.duty import Duty
from kickdoor.server.storage.pulse import EVERY_S
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import DAY
from kickdoor.server.tables.setting_up.newcomers import Newcomers
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.table_registry import TableRegistry

SWEEP_S: Final = 1.0
DUE_S = 20.0
CHECKPOINT_S: Final = 5.0
PRUNE_S: Final = 3600.0
TOUCH_S: Final = 60.0
TURN_S: Final = 15.0  # the most that one turn of these may take
PASSING: Final = ("too-many", "storage")  # no room in memory, no answer: the rest comes later
log = logging.getLogger("kickdoor.registry")


class Rounds:
    """Goes through the registry and looks after everything."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.duties = [
            Duty("sweeper", self.sweep, SWEEP_S),
            Duty("newcomers", self.look_at_newcomers, SWEEP_S),
            Duty("days", self.look_at_days, DUE_S, TURN_S),
            Duty("checkpoints", self.checkpoint, CHECKPOINT_S, TURN_S),
            Duty("retention", self.prune, PRUNE_S, TURN_S),
            Duty("presence", self.touch, TOUCH_S),
            Duty("pulse", registry.pulse.look, EVERY_S),
            Duty("bots", registry.robots.mind.look, SWEEP_S),
            Duty("records", registry.clerk.look, SWEEP_S),
        ]

    async def sweep(self) -> bool:
        """Tables nobody looks at leave the memory."""
        for table in list(self.registry.live.values()):
            try:
                self._look_after(table)
            except Exception:  # the others are looked after all the same
                log.exception("table %s could not be looked after", table.id)
        return False

    async def look_at_newcomers(self) -> bool:
        """Whoever asks for a seat need not wait for somebody who has gone."""
        asking = Newcomers(Seating(self.registry))
        for table in [one for one in self.registry.live.values() if one.meta.requests]:
            try:
                await asking.look_again(table)
            except Exception:  # the others are looked after all the same
                log.exception("nobody could sit down at table %s", table.id)
        return False

    def _look_after(self, table: LiveTable) -> None:
        table.gate.let_out()
        table.players.look_after()
        idle_s = self.registry.now() - table.audience.idle_since
        if table.is_idle and idle_s > self.registry.settings.idle_s:
            self.registry.unload(table)

    async def checkpoint(self) -> bool:
        if not self.registry.store.writer.is_stuck:
            await self.registry.store.checkpoint()
        return False

    async def look_at_days(self) -> bool:
        """Tables of days whose time has come go on, though nobody is there."""
        if self.registry.store.writer.is_stuck:
            return False
        for id in await self.registry.store.due(time.time()):
            try:
                (await self.registry.find(id)).plan()
            except Trouble as trouble:
                if trouble.code in PASSING:
                    break
                log.error("table %s could not go on: %s", id, trouble.code)
            except Exception:  # the others go on all the same
                log.exception("table %s could not go on", id)
        return False

    async def touch(self) -> bool:
        """A table that people sit at is in use, whether or not they act."""
        now, writer = time.time(), self.registry.store.writer
        seated = [id for id, table in self.registry.live.items() if table.audience.connections]
        if seated and not writer.is_stuck:
            writer.put([("touch", {"key": id, "now": now}) for id in seated])
        return False

    async def prune(self) -> bool:
        """What nobody has touched for too long goes, but not from under anybody."""
        keep_days = self.registry.settings.keep_days
        if keep_days:
            limit = time.time() - keep_days * DAY
            await self.registry.store.forget(limit, spared=list(self.registry.live))
        return False
