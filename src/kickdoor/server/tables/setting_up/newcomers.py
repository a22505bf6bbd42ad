"""Asking for a seat: of the host before the deal, where the table wants that; in the game of all
people seated who are here, since whoever sits down then takes a hand over.

Whoever asks gets a key at once. It is the seat's when the last of them has agreed, and nothing
before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor.engine import SEXES
from kickdoor.protocol.bounds import alike
from kickdoor.protocol.table_messages import Join, SeatAsked, TableInfo
from kickdoor.server.tables import keys
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import LOBBY, OPEN, OVER, PERSON, SeatRequest, TableMeta
from kickdoor.server.tables.rights import (
    is_no_newcomer,
    may_be_asked,
    voters_on,
    votes_with,
)
from kickdoor.server.tables.setting_up.making import clean_name, name_at
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.setting_up.table_seats import Seating

MOST: Final = 4  # requests that wait at one table
PLACE: Final = 16  # signs of the mark of an address; the address itself is not kept


class Newcomers:
    """Those who would like to sit down."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    async def ask(
        self, name: str, data: Join, token: str, address: str, language: str = "en"
    ) -> SeatAsked:
        """Somebody asks for a seat; who sits at the table has one."""
        table = await self.seating.registry.find(name)
        meta = table.meta
        async with table.changing:
            if meta.state == OVER:
                raise Trouble("over")
            if meta.state == LOBBY and not meta.setup.approve:
                raise Trouble("sit-down")
            if is_no_newcomer(table, [keys.hashed(token)]):
                raise Trouble("was-seated")
            if not may_be_asked(table):
                raise Trouble("nobody-to-ask")
            place = _free_place(table, address)
            new, seat = keys.new_token(), _wanted_seat(table, data.seat)
            meta.asked += 1
            called = name_at(meta, data.name, language)
            data = msgspec.structs.replace(data, name=called, seat=seat)
            who = _checked(meta, data, -1 if meta.seats[seat].kind != PERSON else seat)
            request = SeatRequest(meta.asked, seat, who, keys.hashed(new), place=place)
            if meta.seats[seat].kind == PERSON and not voters_on(table, request):
                raise Trouble("nobody-else")
            meta.requests.append(request)
            await self._seat_whom_all_want(table)
            await self._write(table)
        if request in meta.requests:
            table.audience.notice("asks", key=request.key, who=request.who.name)
        table.audience.tell_table()
        return SeatAsked(table.info(), request.number, self.seating.key(table, seat, new))

    async def answer(self, name: str, number: int, agree: bool, token: str) -> TableInfo:
        """Somebody who has a say says yes or no; one no is enough, a yes takes all."""
        table = await self.seating.registry.find(name)
        async with table.changing:
            votes = votes_with(table, [keys.hashed(token)])
            if not votes:
                raise Trouble("bad-token")
            request = next((r for r in table.meta.requests if r.number == number), None)
            if request is None:
                raise Trouble("no-such-request")
            if agree:
                request.agreed = sorted({*request.agreed, *votes})
                await self._seat_whom_all_want(table)
            else:
                self.forget(table, request.key)
            await self._write(table)
        table.audience.tell_table()
        return table.info()

    def forget(self, table: LiveTable, key: str) -> bool:
        """A request is over, and nobody sits down; whether there was one."""
        gone = [r for r in table.meta.requests if r.key == key]
        for request in gone:
            table.meta.requests.remove(request)
            table.audience.notice("declined", key=request.key, who=request.who.name)
        if gone:
            table.audience.renew()
            table.audience.tell_table()
            table.save()
        return bool(gone)

    def send_away(self, table: LiveTable) -> None:
        """The host sends somebody away in the game. That is nobody's yes: those who stay are asked
        anew about whoever waits.
        """
        table.meta.sent_away = True
        for request in table.meta.requests:
            request.agreed = []

    async def stood_up(self, table: LiveTable, seat: int) -> None:
        """Who has left has no say, and what the seat said is not its next player's word."""
        for request in table.meta.requests:
            request.agreed = [one for one in request.agreed if one != seat]
        if not may_be_asked(table):
            for request in list(table.meta.requests):
                self.forget(table, request.key)
        if table.meta.requests:
            await self._write(table)
            await self._seat_whom_all_want(table)

    async def look_again(self, table: LiveTable) -> None:
        """Whoever was still waited for may have gone meanwhile, and has no say then."""
        if table.meta.state == OVER or not any(
            self._is_agreed(table, request) for request in table.meta.requests
        ):
            return
        async with table.changing:
            await self._seat_whom_all_want(table)
            await self._write(table)
        table.audience.tell_table()

    async def _seat_whom_all_want(self, table: LiveTable) -> None:
        """One at a time: whoever has sat down is asked about the next."""
        meta = table.meta
        for request in list(meta.requests):
            if request not in meta.requests or not self._is_agreed(table, request):
                continue
            try:
                await self.seating.seat(table, request.seat, request.who, request.key)
            except Trouble:  # the name is taken by now
                self.forget(table, request.key)
                raise
            meta.requests.remove(request)
            for other in [r for r in meta.requests if r.seat == request.seat]:
                self.forget(table, other.key)

    def _is_agreed(self, table: LiveTable, request: SeatRequest) -> bool:
        """A seat that a person left empty is never given without anybody's yes."""
        wanted = voters_on(table, request)
        is_a_persons = table.meta.state != LOBBY and table.meta.is_person(request.seat)
        return set(wanted) <= set(request.agreed) and (bool(wanted) or not is_a_persons)

    async def _write(self, table: LiveTable) -> None:
        await self.seating.registry.written([table.meta_row()])


def _free_place(table: LiveTable, address: str) -> str:
    """The mark of an address; it takes one place of those who wait, and leaves the others."""
    place = keys.hashed(f"{table.secret.hex()} {address}")[:PLACE]
    waiting = [request.place for request in table.meta.requests]
    if len(waiting) >= MOST or place in waiting:
        raise Trouble("too-many")
    return place


def _checked(meta: TableMeta, data: Join, own: int) -> Join:
    """Whoever asks, by a name that nobody here has; who asks for the seat of somebody who is gone
    may be that one.
    """
    who = clean_name(data.name)
    taken = [s.name for i, s in enumerate(meta.seats) if s.kind != OPEN and i != own]
    taken += [r.who.name for r in meta.requests]
    if any(alike(name) == alike(who) for name in taken):
        raise Trouble("name-taken", name=who)
    if data.sex and data.sex not in SEXES:
        raise Trouble("bad-setup", why=f"sex: expected one of {', '.join(SEXES)}")
    return Join(who, data.sex, data.colour, data.seat)


def _wanted_seat(table: LiveTable, wanted: int) -> int:
    """A free seat, in the game a bot's too; rather one that nobody else has asked for. That of
    somebody who is not here must be asked for by itself.
    """
    meta = table.meta
    if wanted >= len(meta.seats):
        raise Trouble("no-such-seat")
    free = [
        seat for seat, who in enumerate(meta.seats)
        if who.kind == OPEN or (meta.state != LOBBY and who.kind != PERSON)
    ]  # fmt: skip
    if wanted >= 0:
        absent = table.players.absent if meta.state != LOBBY else []
        if wanted not in free and wanted not in absent:
            raise Trouble("seat-taken")
        return wanted
    if not free:
        raise Trouble("table-full")
    asked = {request.seat for request in meta.requests}
    return min(free, key=lambda seat: (seat in asked, meta.seats[seat].kind != OPEN, seat))
