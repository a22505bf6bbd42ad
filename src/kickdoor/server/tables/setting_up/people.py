"""Whoever has a seat as they want to be seen: name, colour and sex before the deal, the name in the
game too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor.engine import SEXES, Game, Seat
from kickdoor.protocol.bounds import alike
from kickdoor.protocol.rendering.called import Called
from kickdoor.protocol.table_messages import PersonChange, TableInfo
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import BOT, LOBBY, OPEN, OVER, PERSON, SeatMeta, TableMeta
from kickdoor.server.tables.setting_up.made_up import bot_name, initial, is_a_bots
from kickdoor.server.tables.setting_up.making import clean_name
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.setting_up.table_seats import Seating

MOST: Final = 40  # changes of names in one game: each is kept, so that the log reads as it did


class People:
    """Those who sit at a table."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    async def change(self, name: str, data: PersonChange, token: str) -> TableInfo:
        """Somebody wants to be seen otherwise; what is not said stays."""
        registry = self.seating.registry
        table = await registry.find(name)
        async with table.changing:
            seats = [s for s in table.seats_for([token]) if data.seat in (-1, s)]
            if not seats:
                raise Trouble("bad-token")
            if table.meta.state == OVER:
                raise Trouble("over")
            if not table.said[seats[0]].take(registry.now()):
                raise Trouble("too-fast")
            before = [msgspec.structs.replace(seat) for seat in table.meta.seats]
            was = before[seats[0]].name
            _change(table.meta, seats[0], data)
            note_name(table, seats[0], was)
            try:
                await registry.written([table.meta_row()])
            except Trouble:
                table.meta.seats = before
                seat_people(table)
                raise
            self._tell(table, seats[0], was)
            await registry.written([])  # with it what the log says of it
        return table.info()

    def _tell(self, table: LiveTable, seat: int, was: str) -> None:
        name = table.meta.seats[seat].name
        if name != was:
            table.note("renamed", seat, who=was, name=name)
            table.audience.show_all()
        table.audience.tell_table()


def _change(meta: TableMeta, seat: int, data: PersonChange) -> None:
    who = meta.seats[seat]
    if meta.state != LOBBY and (data.sex or data.colour >= 0):
        raise Trouble("started")
    if data.sex and data.sex not in SEXES:
        raise Trouble("bad-setup", why=f"sex: expected one of {', '.join(SEXES)}")
    name = _checked(meta, seat, data.name) if data.name else who.name
    if data.colour >= 0:
        _colour(meta.seats, seat, data.colour)
    who.name, who.sex = name, data.sex or who.sex
    if meta.state == LOBBY:
        make_way(meta)


def _checked(meta: TableMeta, seat: int, wanted: str) -> str:
    """A name that nobody else has, nor has asked for a seat under."""
    name = clean_name(wanted)
    taken = [s.name for i, s in enumerate(meta.seats) if i != seat and s.kind != OPEN]
    if any(alike(name) == alike(other) for other in [*taken, *(r.who.name for r in meta.requests)]):
        raise Trouble("name-taken", name=name)
    return name


def _colour(seats: list[SeatMeta], seat: int, colour: int) -> None:
    """A colour that no other person has; whoever else had it takes the one that is left."""
    for other in seats:
        if other is not seats[seat] and other.colour == colour:
            if other.kind == PERSON:
                raise Trouble("colour-taken", name=other.name)
            other.colour = seats[seat].colour
    seats[seat].colour = colour


def make_way(meta: TableMeta) -> None:
    """Before the deal: a bot that we have named begins with no person's letter."""
    letters = {initial(seat.name) for seat in meta.seats if seat.kind == PERSON}
    for bot in meta.seats:
        if bot.kind == BOT and is_a_bots(bot.name) and initial(bot.name) in letters:
            bot.name = bot_name([seat.name for seat in meta.seats if seat is not bot])


def note_name(table: LiveTable, seat: int, was: str) -> None:
    """In a game: from here on the new name, and what was said so far as it was said."""
    game, meta = table.game, table.meta
    if game is None or meta.seats[seat].name == was:
        return
    if len(meta.called) >= MOST:
        meta.seats[seat].name = was
        raise Trouble("too-many")
    meta.called.append(Called(game.events_so_far, seat, was))
    seat_people(table)


def seat_people(table: LiveTable) -> None:
    """The game calls its players as the table does now."""
    if table.game is not None:
        call_by_names(table.game, table.meta)
        table.forget_views()


def call_by_names(game: Game, meta: TableMeta) -> None:
    """Whatever a snapshot calls them."""
    game.seats = tuple(
        [
            Seat(who.name or seat.name, seat.sex, seat.colour)
            for who, seat in zip(meta.seats, game.seats, strict=True)
        ]
    )
