"""A table from the disk: its seats and keys, and its game from a snapshot and the acts after it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from kickdoor.server.storage.statements import Row
from kickdoor.server.tables import persistence
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import DAYS, LOBBY, TableMeta
from kickdoor.server.tables.setting_up.making import new_game
from kickdoor.server.tables.setting_up.people import call_by_names
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.engine import Game
    from kickdoor.server.tables.table_registry import TableRegistry

AT_ONCE: Final = 50  # acts that are made before others get a word in
log = logging.getLogger("kickdoor.registry")


async def read_table(registry: TableRegistry, id: str) -> LiveTable:
    """The table of that id, as it was left."""
    row = await registry.store.table(id)
    if row is None:
        raise Trouble("no-such-table")
    table = LiveTable(
        registry, row["id"], row["code"], row["secret"], TableMeta.from_json(row["meta"])
    )
    table.keys = await registry.store.keys(table.id)
    table.touched = row["touched"]
    if table.meta.state != LOBBY:
        await _read_game(registry, table)
    return table


async def _read_game(registry: TableRegistry, table: LiveTable) -> None:
    """The game from its snapshot and the acts after it; without one, from the deal."""
    store = registry.store
    snapshot = await store.snapshot(table.id)
    if snapshot is None:
        start, is_ours = table.meta.begins, True
        game = new_game(table.meta, table.secret, await store.beginning(table.id))
    else:
        start, is_ours = snapshot["number"], persistence.is_ours(table.meta, snapshot)
        game = persistence.from_snapshot(snapshot)
    await asyncio.sleep(0)
    rows = await store.acts(table.id, start)
    is_strict = is_ours or not table.meta.is_running
    for done in range(0, len(rows), AT_ONCE):
        some = rows[done : done + AT_ONCE]
        if is_strict:
            persistence.play_on(game, some)
        elif left := persistence.play_on_as_far(game, some):
            table.taken_back = len(rows) - done - len(some) + left
            break
        await asyncio.sleep(0)
    last = await store.last_act(table.id)
    number = last["number"] if last else start
    persistence.forget_record(game)
    call_by_names(game, table.meta)
    table.game = game
    table.snapshot_at = start
    table.sequence = table.gate.written = number
    table.done.read(await store.client_ids(table.id), table.keys)
    table.players.take_places()
    # At a table of days time goes on while it is out of memory; at others nobody was there.
    table.touched = max(table.touched, last["at"] if last else 0.0)
    slept = max(0.0, time.time() - table.touched) if table.meta.setup.clock == DAYS else 0.0
    table.clock.look(game, registry.now() - slept)
    if table.is_playing and not is_ours:
        _begin_here(registry, table, game)


def _begin_here(registry: TableRegistry, table: LiveTable, game: Game) -> None:
    """A game of another version goes on: its record begins where this one took it over."""
    record = persistence.begin_here(table.meta, game, table.sequence)
    begins: Row = ("beginning", persistence.beginning_row(table.id, record))
    registry.store.writer.put([table.meta_row(), begins, table.snapshot()])
    registry.count("tables_upgraded")
    if table.taken_back:
        log.warning(
            "table %s: acts %d to %d are refused by this version and taken back",
            table.id, table.sequence - table.taken_back + 1, table.sequence,
        )  # fmt: skip
