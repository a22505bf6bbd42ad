"""The table rests: previews, deals and what those may do who are not asked come a little later."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec

from kickdoor.engine.acts.act_kinds import KickDoor
from kickdoor.protocol.messages import Frame, ServerMessage
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.connections.connection import Connection
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.audience import REST_S
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.table_registry import TableRegistry
from lines import Line

SCENE = """
edition = "munchkin"
doors = ["3872-orcs"]
turn = "P0"
[players.P0]
hand = ["freezing-explosive-potion"]
[players.P1]
[players.P2]
"""
decode = msgspec.json.Decoder(ServerMessage).decode


async def fighter(registry: TableRegistry) -> tuple[LiveTable, list[Frame]]:
    """A table at which P0 stands before the door, and the frames he is sent."""
    seats = [SeatSetup("here", name=f"P{i}") for i in range(3)]
    made = await Seating(registry).create(TableSetup(seats=seats, clock="none", prepared=SCENE))
    table = registry.live[made.table.id]
    frames: list[Frame] = []

    def take(data: bytes) -> None:
        message = decode(data)
        if isinstance(message, Frame):
            frames.append(message)

    connection = Connection("here", registry.settings, Line(take))
    table.audience.attach(connection, [made.keys[0].token])
    table.begin()
    return table, frames


async def scene(folder: Path, busy_s: float) -> list[tuple[Frame, float]]:
    """The frames of a kick, each with when it was there; the loop does something else meanwhile."""
    registry = TableRegistry(Settings(db=f"sqlite:///{folder}/rest.db", allow_prepared=True))
    await registry.open()
    try:
        table, frames = await fighter(registry)
        started = time.monotonic()
        table.make(0, KickDoor(), "")
        await asyncio.sleep(0.1)
        time.sleep(busy_s)
        heard: list[tuple[Frame, float]] = []
        while len(heard) < 2:
            await asyncio.sleep(0.01)
            heard += [(frame, time.monotonic() - started) for frame in frames[len(heard) :]]
        return heard
    finally:
        await registry.close()


def verbs(frame: Frame) -> set[str]:
    assert frame.changed.acts is not msgspec.UNSET
    return {act.verb for act in frame.changed.acts}


def test_a_frame_comes_at_once_and_the_rest_when_the_table_rests(tmp_path: Path) -> None:
    (first, _), (second, later) = asyncio.run(scene(tmp_path, busy_s=0.0))
    assert first.sequence == second.sequence == 1
    assert verbs(first) == {"fight", "run", "play"}
    assert verbs(second) == {"fight", "run", "play", "ask"}
    assert second.log == []
    assert first.changed.acts is not msgspec.UNSET
    assert second.changed.acts is not msgspec.UNSET
    assert all(act.preview is None for act in first.changed.acts)
    assert any(act.preview is not None for act in second.changed.acts)
    assert later >= REST_S


def test_a_busy_server_lets_tables_rest_later(tmp_path: Path) -> None:
    _, (_, later) = asyncio.run(scene(tmp_path, busy_s=0.4))
    assert later >= 0.5 + REST_S - 0.01
