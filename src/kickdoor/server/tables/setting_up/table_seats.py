"""What is done with tables around their games: set up, join, leave, swap, start, again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kickdoor import __version__
from kickdoor.protocol.bounds import alike
from kickdoor.protocol.fairness import commitment
from kickdoor.protocol.messages import FITTING
from kickdoor.protocol.table_messages import (
    Added,
    Created,
    Join,
    Joined,
    MyTable,
    Nonce,
    SeatChange,
    SeatKey,
    TableInfo,
    TableSetup,
)
from kickdoor.server.tables import keys
from kickdoor.server.tables.imported import read_import
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import (
    BOT,
    LOBBY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SeatMeta,
    TableMeta,
)
from kickdoor.server.tables.rights import voters
from kickdoor.server.tables.setting_up.guided import guided_setup
from kickdoor.server.tables.setting_up.made_up import bot_name
from kickdoor.server.tables.setting_up.making import (
    checked_bot,
    free_seat,
    give_keys,
    key_row,
    name_at,
    new_meta,
    newcomer,
    sex_of,
    unkey_row,
)
from kickdoor.server.tables.setting_up.newcomers import Newcomers
from kickdoor.server.tables.setting_up.people import make_way, note_name
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import book

if TYPE_CHECKING:
    from kickdoor.server.tables.table_registry import TableRegistry

RECORD_SIZE = 2_000_000
GONE_KEPT = 64  # keys of people who left


class Seating:
    """The registry as HTTP sees it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def create(self, setup: TableSetup, language: str = "en") -> Created:
        host_token = keys.new_token()
        secret = keys.new_secret()
        allowed = self.registry.settings.allow_prepared
        meta = new_meta(setup, keys.hashed(host_token), secret, allowed, language)
        tokens = give_keys(meta, host_token)
        hashed = {seat: keys.hashed(token) for seat, token in tokens.items()}
        table = await self.registry.create(meta, hashed, secret)
        return self._created(table, host_token, tokens)

    async def guided(self, who: Join, language: str = "en") -> Created:
        """The guided first game, dealt: a scene of ours, and never one that a client sends."""
        host_token, secret = keys.new_token(), keys.new_secret()
        setup = guided_setup(who, book(language).say("guided-title"))
        meta = new_meta(setup, keys.hashed(host_token), secret, True, language)
        tokens = give_keys(meta, host_token)
        hashed = {seat: keys.hashed(token) for seat, token in tokens.items()}
        table = await self.registry.create(meta, hashed, secret)
        async with table.changing:
            table.begin()
            await self.registry.written([table.meta_row()])
        return self._created(table, host_token, tokens)

    def _created(self, table: LiveTable, host_token: str, tokens: dict[int, str]) -> Created:
        made = [self.key(table, seat, token) for seat, token in tokens.items()]
        return Created(table.info(), host_token, made, self._link(table))

    def _link(self, table: LiveTable) -> str:
        return f"{self.registry.settings.root_path.rstrip('/')}/t/{table.code}"

    def key(self, table: LiveTable, seat: int, token: str) -> SeatKey:
        return SeatKey(seat, token, f"{self._link(table)}#seat={token}")

    async def mine(self, tokens: list[str]) -> list[MyTable]:
        hashed = [keys.hashed(token) for token in tokens]
        found: list[MyTable] = []
        for id, seat in (await self.registry.store.seats_of(hashed))[:50]:
            row = await self.registry.store.table(id)
            if row is None:
                continue
            waits = False
            if row["state"] == PLAYING:
                game = (await self.registry.find(id)).game
                waits = game is not None and game.is_asked(seat)
            found.append(MyTable(await self.registry.info(row), seat, waits))
        return found

    async def join(self, name: str, data: Join, language: str = "en") -> Joined:
        """Sits down before the deal; where that is not free to all, one asks first."""
        table = await self.registry.find(name)
        async with table.changing:
            if table.meta.state == OVER:
                raise Trouble("over")
            if table.meta.state != LOBBY or (table.meta.setup.approve and voters(table)):
                raise Trouble("ask-first")
            seat, token = free_seat(table.meta, data.seat), keys.new_token()
            who = name_at(table.meta, data.name, language)
            data = msgspec.structs.replace(data, name=who)
            await self.seat(table, seat, data, keys.hashed(token))
        return Joined(table.info(), self.key(table, seat, token))

    async def seat(self, table: LiveTable, seat: int, data: Join, key: str) -> None:
        """Somebody sits down; the key is hashed."""
        meta = table.meta
        before = [msgspec.structs.replace(one) for one in meta.seats], meta.host, meta.host_key
        if meta.state == LOBBY:
            meta.seats[seat] = newcomer(meta, seat, data, table.secret)
            make_way(meta)
        else:
            self._take_over(table, seat)
        former = table.keys.get(seat, "")
        table.keys[seat] = key
        if former and meta.host_key == former:
            meta.host_key = key
        if not meta.host_key:  # the host has left, and nobody else was there
            meta.host, meta.host_key = seat, key
        try:
            await self.registry.written([table.meta_row(), key_row(table.id, seat, key)])
        except Trouble:  # whoever asked will never hear of the key
            meta.seats, meta.host, meta.host_key = before
            del table.keys[seat]
            row = key_row(table.id, seat, former) if former else unkey_row(table.id, seat)
            if former:
                table.keys[seat] = former
            self.registry.store.writer.put([table.meta_row(), row])
            raise
        was = before[0][seat].name
        is_new = meta.state != LOBBY and self._is_renamed(table, seat, was, data.name)
        table.players.away.discard(seat)
        table.audience.renew()
        if is_new:
            table.note("took-over", seat, who=meta.seats[seat].name, whom=was)
            await self.registry.written([table.meta_row()])
            table.audience.show_all()
        else:
            table.note("joined", seat, who=meta.seats[seat].name)
        table.audience.tell_table()
        table.plan()

    def _take_over(self, table: LiveTable, seat: int) -> None:
        """Whoever had the seat, and has not come back, has it no longer."""
        who, key = table.meta.seats[seat], table.keys.get(seat, "")
        if key:
            table.meta.gone = [*table.meta.gone, key][-GONE_KEPT:]
        who.kind, who.wants_pause = PERSON, False

    def _is_renamed(self, table: LiveTable, seat: int, was: str, name: str) -> bool:
        """From here on the munchkin is called as whoever plays it; what was said stays said."""
        who = table.meta.seats[seat]
        others = [one.name for one in table.meta.seats if one is not who]
        if alike(name) == alike(was) or alike(name) in map(alike, others):
            return False
        who.name = name
        try:
            note_name(table, seat, was)
        except Trouble:  # names have changed often enough here
            return False
        return True

    async def add_nonce(self, name: str, data: Nonce, token: str) -> list[Added]:
        """A person adds to the seed of the next deal. The first nonce stands: a key may be in use
        on two devices, and each must find there what it was told.
        """
        table = await self.registry.find(name)
        async with table.changing:
            seats = table.seats_for([token])
            if not seats:
                raise Trouble("bad-token")
            if table.meta.state != LOBBY:
                raise Trouble("started")
            if data.commitment != commitment(table.secret):
                raise Trouble("other-deal")
            for seat in seats:
                table.meta.seats[seat].nonce = table.meta.seats[seat].nonce or data.nonce
            await self.registry.written([table.meta_row()])
        table.audience.tell_table()
        return [Added(seat, table.meta.seats[seat].nonce) for seat in seats]

    async def start(self, name: str, token: str) -> TableInfo:
        table = await self._as_host(name, token)
        async with table.changing:
            table.begin()
            for request in list(table.meta.requests):
                Newcomers(self).forget(table, request.key)
            await self.registry.written([table.meta_row()])  # then others may count on it
        return table.info()

    async def leave(self, name: str, token: str) -> TableInfo:
        """Stands up for good, or asks for a seat no longer."""
        table = await self.registry.find(name)
        async with table.changing:
            seats = table.seats_for([token])
            if not seats and not Newcomers(self).forget(table, keys.hashed(token)):
                raise Trouble("bad-token")
            await self.registry.written([])
            for seat in seats:
                await self._free(table, seat, "left")
        return table.info()

    async def change(self, name: str, seat: int, data: SeatChange, token: str) -> TableInfo:
        table = await self._as_host(name, token)
        if seat >= len(table.meta.seats):
            raise Trouble("no-such-seat")
        if data.kind not in (OPEN, BOT):
            raise Trouble("bad-setup", why="kind: expected open or bot")
        if table.meta.state == OVER:
            raise Trouble("over")
        bot = checked_bot(data.bot)
        async with table.changing:
            await self._swap(table, seat, data.kind, bot)
        return table.info()

    async def _swap(self, table: LiveTable, seat: int, kind: str, bot: str) -> None:
        who = table.meta.seats[seat]
        who.bot = bot
        if who.kind == PERSON:
            if table.meta.state == PLAYING and seat != table.meta.host:
                Newcomers(self).send_away(table)
            await self._free(table, seat, "kicked")
        is_freed = who.kind == BOT and kind == OPEN and table.meta.state == PLAYING
        who.kind = kind
        if table.meta.state == LOBBY and kind == OPEN:
            who.name = who.sex = ""
        if kind == BOT:
            others = [s.name for s in table.meta.seats if s is not who]
            if not who.name or alike(who.name) in map(alike, others):
                who.name = bot_name(others)
            who.sex = who.sex or sex_of("", table.secret, seat)
        await self.registry.written([table.meta_row()])
        if kind == BOT:
            table.note("bot", seat, who=who.name, bot=who.bot)
        elif is_freed:
            table.note("freed", seat, who=who.name)
        table.audience.tell_table()
        table.plan()

    async def _free(self, table: LiveTable, seat: int, why: str) -> None:
        """A person stands up: the key no longer fits, a bot plays on."""
        who = table.meta.seats[seat]
        name, host = who.name, table.meta.host
        by = {"by": table.meta.seats[host].name, "told": "yes"} if host not in (-1, seat) else {}
        key = table.keys.pop(seat, "")
        if why == "kicked" and key:
            table.meta.sent = dict([*table.meta.sent.items(), (key, by.get("by", ""))][-GONE_KEPT:])
        if table.meta.state == PLAYING and key:
            table.meta.gone = [*table.meta.gone, key][-GONE_KEPT:]
        who.kind = OPEN
        who.wants_pause = False
        who.asking = who.asking_after = FITTING
        if table.meta.state == LOBBY:
            who.name = who.sex = who.nonce = ""
        self._pass_host_on(table, seat)
        await self.registry.written([table.meta_row(), unkey_row(table.id, seat)])
        table.audience.renew()
        table.players.away.discard(seat)
        table.note(why, seat, key, who=name, state=table.meta.state, **by)
        if host != table.meta.host and table.meta.host >= 0:
            to = table.meta.host
            table.note("host", to, who=table.meta.seats[to].name, left=name, told="yes")
        await Newcomers(self).stood_up(table, seat)
        table.audience.tell_table()
        table.plan()

    def _pass_host_on(self, table: LiveTable, seat: int) -> None:
        """When the host leaves, whoever sits next is host; with nobody there, who comes next."""
        meta = table.meta
        if meta.host == seat:
            meta.host = min(table.keys, default=-1)
            meta.host_key = table.keys.get(meta.host, "")

    async def rematch(self, name: str, token: str) -> TableInfo:
        """A new table with the same seats and keys; asked for twice, it is the same one."""
        table = await self.registry.find(name)
        if not table.seats_for([token]) and not table.is_host([token]):
            raise Trouble("bad-token")
        if table.meta.state != OVER:
            raise Trouble("not-over")
        async with table.changing:  # who asks while the table is being written waits for that one
            if not table.meta.rematch:
                await self._again(table)
        return (await self.registry.find(table.meta.rematch)).info()

    async def _again(self, table: LiveTable) -> None:
        seats = [msgspec.structs.replace(s, nonce="", wants_pause=False) for s in table.meta.seats]
        for seat in seats:
            if seat.kind == OPEN:
                seat.kind = BOT
        meta = TableMeta(table.meta.setup, seats, table.meta.host_key, table.meta.host)
        again = await self.registry.create(meta, dict(table.keys), keys.new_secret())
        table.meta.rematch = again.id
        await self.registry.written([table.meta_row()])
        table.audience.tell_table()

    async def _as_host(self, name: str, token: str) -> LiveTable:
        table = await self.registry.find(name)
        if not table.is_host([token]):
            raise Trouble("not-host")
        return table

    # Records.

    async def import_record(self, data: bytes, owner: str) -> Created:
        """A table from a record: its seats are bots' but the first, which is the importer's."""
        if len(data) > RECORD_SIZE:
            raise Trouble("too-long")
        found = await self.registry.away(owner, read_import, data)
        token = keys.new_token()
        setup = TableSetup(found.edition, found.sets, found.options, clock="none")
        seats = [SeatMeta(BOT, name, sex, colour) for name, sex, colour in found.seats]
        seats[0].kind = PERSON
        meta = TableMeta(
            setup, seats, keys.hashed(token), 0, OVER if found.is_over else PLAYING,
            engine=__version__, winners=found.winners, turns=found.turns,
        )  # fmt: skip
        hashed = {0: keys.hashed(token)}
        table = await self.registry.write_new(meta, hashed, keys.new_secret(), found.rows)
        return self._created(table, token, {0: token})
