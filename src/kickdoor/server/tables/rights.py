"""Who may be at a table, and see what: asked of the table whenever it matters, kept by nobody.

What somebody holds are keys, hashed already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.server.tables import keys
from kickdoor.server.tables.meta import LOBBY

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable
    from kickdoor.server.tables.meta import SeatRequest


def may_watch(table: LiveTable) -> bool:
    """Whether somebody who does not sit here may see the game: the lobby is for all to see. A host
    without a seat is nobody else.
    """
    return table.meta.setup.watch or table.meta.state == LOBBY


def may_be_here(table: LiveTable, held: list[str]) -> bool:
    """Whether somebody may stay: to sit, to watch, to wait for a seat, or as the host."""
    is_host = keys.is_among(table.meta.host_key, held)
    return bool(table.seats_with(held) or may_watch(table) or request_of(table, held) or is_host)


def request_of(table: LiveTable, held: list[str]) -> int:
    """The number of the request for a seat that one of the keys belongs to; 0: none."""
    for request in table.meta.requests:
        if keys.is_among(request.key, held):
            return request.number
    return 0


def is_no_newcomer(table: LiveTable, held: list[str]) -> bool:
    """Whether no seat is for somebody: who sits here has one. Who did since the deal knows a hand,
    and is let in again by all who sit, but not where nobody is left to agree.
    """
    if table.seats_with(held):
        return True
    return not voters(table) and any(keys.is_among(gone, held) for gone in table.meta.gone)


def voters(table: LiveTable) -> list[int]:
    """Who has to agree before somebody sits down: all people seated, before the deal the host. One
    who set the table up and does not sit is -1; where all have left there is nobody to ask.
    """
    meta = table.meta
    if meta.state != LOBBY:
        return [seat for seat in range(len(meta.seats)) if meta.is_person(seat)]
    return [meta.host] if meta.host_key else []


def voters_on(table: LiveTable, request: SeatRequest) -> list[int]:
    """Who has to agree to a request: all of them but those who are not here, and who have their say
    if they come back before it is given. Where nobody is here it waits for somebody; not for
    whoever had that seat.
    """
    wanted, absent = voters(table), table.players.absent
    here = [seat for seat in wanted if seat not in absent]
    return here or [seat for seat in wanted if seat != request.seat or seat not in absent]


def may_be_asked(table: LiveTable) -> bool:
    """Whether a request for a seat can come to anything. Where all have left by themselves nobody
    minds; where the host sent people away nobody is left who could have.
    """
    return bool(voters(table)) or not table.meta.sent_away


def votes_with(table: LiveTable, held: list[str]) -> list[int]:
    """Those of them that these keys speak for."""
    mine = table.seats_with(held)
    if keys.is_among(table.meta.host_key, held):
        mine = [*mine, table.meta.host]
    return [seat for seat in voters(table) if seat in mine]
