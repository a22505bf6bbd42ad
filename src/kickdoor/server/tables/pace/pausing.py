"""Pausing: all people who are at a table agree to it; one no is enough, and any of them ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.server.tables.meta import OVER
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable


def want_pause(table: LiveTable, seat: int, wanted: bool) -> None:
    """Somebody wants a pause, does no longer, or does not when others do: then nobody asks for it
    any more, and they are told.
    """
    if not table.is_playing:
        raise Trouble("over" if table.meta.state == OVER else "not-started")
    seats, who = table.meta.seats, table.meta.seats[seat]
    is_no = not (wanted or table.meta.paused or who.wants_pause)
    is_no = is_no and any(one.wants_pause for one in seats)
    who.wants_pause = wanted
    if is_no or (table.meta.paused and not wanted):
        for one in seats:
            one.wants_pause = False
    if not pause_as_wanted(table, seat):
        if wanted or is_no:
            code = "pause-asked" if wanted else "pause-declined"
            table.audience.notice(code, seat, who=who.name)
        table.audience.tell_table()


def pause_as_wanted(table: LiveTable, by: int = -1) -> bool:
    """Pauses when all people who are here want to, and goes on when nobody who sits here does;
    whether that changed anything. Somebody's word may be what did it.
    """
    meta = table.meta
    people = [seat for seat in range(len(meta.seats)) if meta.is_person(seat)]
    if meta.paused:
        is_changed = not any(meta.seats[seat].wants_pause for seat in people)
    else:
        here = [meta.seats[seat].wants_pause for seat in people if table.players.here[seat]]
        is_changed = bool(here) and all(here)
    if is_changed:
        table.pause(not meta.paused, by)
    return is_changed
