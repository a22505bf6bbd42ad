"""A table of friends in a registry without a socket, for what happens around a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.protocol.table_messages import Join, SeatChange, SeatSetup, TableSetup
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.setting_up.newcomers import Newcomers
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from live_servers import run

FRIENDS = TableSetup(
    seats=[SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup(), SeatSetup("bot", "easy")],
    clock="none",
)


class Evening:
    """A table for Ann, who made it, Bob and Cid; their keys by name."""

    def __init__(self, seating: Seating, table: LiveTable, tokens: dict[str, str]) -> None:
        self.seating = seating
        self.table = table
        self.tokens = tokens

    async def ask(self, name: str, seat: int = -1, token: str = "", place: str = "") -> int:
        join = Join(name, seat=seat)
        asked = await Newcomers(self.seating).ask(self.table.id, join, token, place or name)
        self.tokens[name] = asked.key.token
        return asked.request

    async def answer(self, name: str, request: int, agree: bool = True) -> None:
        token = self.tokens.get(name, name)
        await Newcomers(self.seating).answer(self.table.id, request, agree, token)

    def seat_of(self, name: str) -> list[int]:
        return self.table.seats_for([self.tokens[name]])

    async def send_away(self, seat: int, kind: str = "open") -> None:
        change = SeatChange(kind)
        await self.seating.change(self.table.id, seat, change, self.tokens["Ann"])


def evening(
    folder: Path, scene: Callable[[Evening], Awaitable[None]], is_dealt: bool = True, **setup: Any
) -> None:
    """A registry without a socket, and that table in it."""

    async def whole() -> None:
        registry = TableRegistry(Settings(db=f"sqlite:///{folder}/tables.db"))
        await registry.open()
        try:
            seating = Seating(registry)
            made = await seating.create(msgspec.structs.replace(FRIENDS, **setup))
            table = await registry.find(made.table.id)
            tokens = {"Ann": made.host_token}
            if is_dealt:
                for name in ("Bob", "Cid"):
                    tokens[name] = (await seating.join(table.id, Join(name))).key.token
                await seating.start(table.id, made.host_token)
            await scene(Evening(seating, table, tokens))
        finally:
            await registry.close()

    run(whole())


async def refused(deed: Awaitable[object], code: str) -> None:
    with pytest.raises(Trouble) as trouble:
        await deed
    assert trouble.value.code == code
