"""Pausing: all people who are at a table agree to it, and any of them ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.server.tables.meta import OVER
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable


def want_pause(table: LiveTable, seat: int, wanted: bool) -> None:
    """Somebody wants a pause, or does no longer."""
    if not table.is_playing:
        raise Trouble("over" if table.meta.state == OVER else "not-started")
    table.meta.seats[seat].wants_pause = wanted
    if table.meta.paused and not wanted:
        for one in table.meta.seats:
            one.wants_pause = False
    if not pause_as_wanted(table):
        if wanted:
            table.audience.notice("pause-asked", seat, who=table.meta.seats[seat].name)
        table.audience.tell_table()


def pause_as_wanted(table: LiveTable) -> bool:
    """Pauses when all people who are here want to, and goes on when nobody who sits here does;
    whether that changed anything.
    """
    meta = table.meta
    people = [seat for seat in range(len(meta.seats)) if meta.is_person(seat)]
    if meta.paused:
        is_changed = not any(meta.seats[seat].wants_pause for seat in people)
    else:
        here = [meta.seats[seat].wants_pause for seat in people if table.players.here[seat]]
        is_changed = bool(here) and all(here)
    if is_changed:
        table.pause(not meta.paused)
    return is_changed
