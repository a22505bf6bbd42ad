"""The registry: all tables of a server, those in memory and those on the disk.

A table is loaded when somebody asks for it and leaves the memory when nobody has looked at it for a
while. Ten thousand may be kept while a hundred are played.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from kickdoor.protocol.table_messages import TableInfo
from kickdoor.server.connections.connection import GONE_AWAY
from kickdoor.server.connections.costs import OF_ADDRESS, READING_S, Buckets
from kickdoor.server.connections.guessing import Guesses
from kickdoor.server.connections.room import Room, files
from kickdoor.server.running.late_loop import Patience
from kickdoor.server.running.logs import in_loop
from kickdoor.server.running.rounds import Rounds
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.blame import AWAY, blame
from kickdoor.server.storage.owner import owner_of, taken
from kickdoor.server.storage.pulse import ANSWER, Pulse
from kickdoor.server.storage.statements import Row
from kickdoor.server.storage.store import StorageError, Store, Values
from kickdoor.server.tables import keys
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.loading import read_table
from kickdoor.server.tables.meta import TableMeta, table_info
from kickdoor.server.tables.pace.turns import Turns
from kickdoor.server.tables.seated_bots.table_bots import Robots
from kickdoor.server.tables.seated_bots.worker_process import GONE, Given, Mind, Result
from kickdoor.server.tables.setting_up.making import table_rows
from kickdoor.server.tables.trouble import Trouble

SETTLE_S = 3.0
LET_GO_S = 2.0
STAND_BY_S = 0.02
LINGER_S = 0.2
WHOLE_GAME_S = 10.0  # the longest that reading one may take
WRITE_S = 5.0  # then whoever waits for a change is told so
READ_S = 4.0  # then whoever waits is told that the storage is away
# How often an address may be told that it asks too much before it is not let in any more.
STRIKES = 400.0
STRIKES_PER_S = 4.0
log = logging.getLogger("kickdoor.registry")


class TableRegistry:
    """Everything a server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.robots = Robots()
        self.live: dict[str, LiveTable] = {}
        self.is_open = self.is_stopping = False
        self.failure: BaseException | None = None  # why it could not open
        self.counts: Counter[str] = Counter()
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.makings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.joins = Buckets(settings.joins_per_minute / 60, settings.joins_per_minute)
        self.purses = Buckets(
            OF_ADDRESS * settings.messages_per_second, OF_ADDRESS * settings.message_burst
        )
        self.reads = Buckets(READING_S * self.purses.rate, READING_S * self.purses.burst)
        self.probes = Buckets(settings.requests_per_second, settings.request_burst)
        self.clerk = Mind("records", WHOLE_GAME_S)  # reads and replays whole games
        self._replays = Turns()  # one after the other
        self.tellings = Turns()  # of logs
        self.strikes = Buckets(STRIKES_PER_S, STRIKES)
        self.guesses = Guesses(self)
        self.connections: Counter[str] = Counter()  # by address
        self.room = Room(files())
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._leaving: Counter[str] = Counter()  # tables whose last rows are being written
        self.owner = owner_of(settings.database)
        self.pulse = Pulse(self.owner, self.store.writer)
        self.duties = Rounds(self).duties
        self.on_stand_by: Callable[[], None] = lambda: None
        self._codes: dict[str, str] = {}  # of live tables
        self.now: Callable[[], float] = time.monotonic  # the loop's own time, once it is open

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] += by

    def strike(self, address: str) -> None:
        """An address was told that it asks too much; who goes on is shut out for a while."""
        strikes = self.strikes.of(address)
        strikes.take(self.now(), 0.0)
        strikes.owe(1.0)

    def is_shut_out(self, address: str) -> bool:
        return self.strikes.of(address).is_empty(self.now())

    async def open(self) -> None:
        if self.is_open:
            return
        self.is_open = True
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(in_loop)
        self.now = loop.time
        await self._take()
        await self.store.open()
        await self.owner.beat()
        self.store.patience = READ_S
        self.store.writer.on_stuck = self._stuck
        for duty in self.duties:
            duty.start()

    async def give_up(self) -> None:
        """It could not open, or was not to: nothing of it stays."""
        await self.store.close()
        await self.owner.release()
        self.owner.close()

    async def _take(self) -> None:
        """The database is one server's; where it hands over, the next one stands by."""
        if await self.owner.take():
            return
        if not self.settings.hand_over:
            raise taken(self.settings.database)
        await self.store.prepare()
        self.on_stand_by()
        while not await self._comes_free():
            await asyncio.sleep(STAND_BY_S)
        log.info("the last server has let go, and this one takes over")

    async def _comes_free(self) -> bool:
        """Whether the database is ours now; one that is away is waited for, too."""
        try:
            return await self.owner.take()
        except Exception as error:
            if blame(error) != AWAY:
                raise
            return False

    def lacks(self) -> dict[str, str]:
        """What does not go well, and why."""
        duties = [self.store.writer.duty, *self.duties]
        found = {duty.name: duty.failing for duty in duties if duty.failing}
        for mind in (self.robots.mind, self.clerk):
            if mind.failing:
                found[mind.name] = mind.failing
        if self.store.writer.troubles:
            found["storage"] = ", ".join(self.store.writer.troubles.values())
        return found

    async def settle(self) -> None:
        """Before it stops: nobody acts any more, and everything is written. Who comes next may take
        the tables over from the moment this is done.
        """
        self.is_stopping = True
        for duty in self.duties:
            duty.stop()
        self.pulse.stop()
        for table in self.live.values():
            table.stop()
            if table.sequence > table.snapshot_at and table.is_playing:
                self.store.writer.put([table.snapshot(), table.meta_row()])
        with contextlib.suppress(TimeoutError):  # a stuck disk is not waited for
            async with asyncio.timeout(SETTLE_S):
                await self.store.writer.write([])
        await self.owner.release()
        if self.settings.hand_over:  # whoever is let go now finds the next server listening
            await asyncio.sleep(LINGER_S)

    async def close(self) -> None:
        """Stops: everything is written, everyone is let go."""
        if not self.is_stopping:
            await self.settle()
        await self._let_go()
        await self.store.close()
        self.owner.close()
        for table in self.live.values():
            for connection in table.audience.connections:
                connection.close(GONE_AWAY)
        self.live.clear()
        self.robots.close()
        self.clerk.close()

    async def _let_go(self) -> None:
        """Whoever still reads ends: a connection that is given back after its driver has ended
        would wait for it for ever. One that hangs is not waited for.
        """
        loading = [*self._loading.values()]
        for one in loading:
            one.cancel()
        busy = [duty.task for duty in self.duties if duty.task is not None] + loading
        if busy:
            await asyncio.wait(busy, timeout=LET_GO_S)

    def _stuck(self, is_stuck: bool) -> None:
        """The disk takes no writes, or takes them again: tables wait, and say so."""
        for table in self.live.values():
            for connection in table.audience.connections:
                if is_stuck:
                    connection.complain(Trouble("storage"))
            table.plan()
            if not is_stuck:
                table.audience.tell_table()

    # Tables.

    async def create(self, meta: TableMeta, tokens: dict[int, str], secret: bytes) -> LiveTable:
        """A new table on the disk and in memory; tokens are hashed already."""
        self._make_room()
        table = await self.write_new(meta, tokens, secret)
        self._keep(table)
        return table

    async def write_new(
        self, meta: TableMeta, tokens: dict[int, str], secret: bytes,
        game: Callable[[str], list[Row]] = lambda _: [],
    ) -> LiveTable:  # fmt: skip
        """A new table on the disk, perhaps with a game, from where it comes when somebody does."""
        if self.store.writer.is_stuck:
            raise Trouble("storage")
        while True:
            table = LiveTable(self, keys.new_id(), keys.new_code(), secret, meta)
            table.keys = tokens
            rows = table_rows(table.id, table.code, table.secret, meta, tokens)
            if await self._in_time(rows + game(table.id)):  # a code that is taken is drawn anew
                break
        self.count("tables_made")
        return table

    async def written(self, rows: list[Row]) -> None:
        """Has rows of a table written, and waits for it; Trouble if that was not to be, or is not
        yet: then they will be, when the storage is back.
        """
        if not await self._in_time(rows):
            raise Trouble("late")

    async def _in_time(self, rows: list[Row]) -> bool:
        try:
            async with asyncio.timeout(WRITE_S):
                return await self.store.writer.write(rows)
        except TimeoutError:
            raise Trouble("storage") from None

    async def away(
        self, owner: str, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Has something done with a whole game where no table waits for it; owners take turns."""
        async with self._replays.turn(owner):
            try:
                return await self.clerk.ask(work, *args, **kwargs)
            except GONE as error:
                raise Trouble("busy") from error

    def _keep(self, table: LiveTable) -> None:
        self.live[table.id] = table
        self._codes[table.code] = table.id

    async def find(self, id_or_code: str) -> LiveTable:
        """The table of that id or code, from memory or from the disk."""
        id = await self.id_with(id_or_code.strip().lower())
        if not id:
            raise Trouble("no-such-table")
        # By its id: whoever comes by the code meanwhile waits for the same table.
        while (found := self.live.get(id)) is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(partial(self._loaded, id))
            await asyncio.shield(loading)
        return found

    def _loaded(self, id: str, loading: asyncio.Task[None]) -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # whoever waited for it has heard of it; perhaps nobody is left

    def _make_room(self, events: int = 0) -> None:
        """So many tables are in memory and no more, with so many events between them: who has been
        idle for the longest leaves.
        """
        most, held = self.settings, sum(table.events for table in self.live.values())
        while len(self.live) >= most.live_tables or held + events > most.live_events:
            idle = [table for table in self.live.values() if table.is_idle]
            if not idle:
                raise Trouble("too-many")
            leaving = min(idle, key=lambda table: table.audience.idle_since)
            held -= leaving.events
            self.unload(leaving)

    async def id_with(self, id_or_code: str) -> str:
        """The id of the table of that id or code; empty if there is none."""
        id = self._codes.get(id_or_code, id_or_code)
        if id in self.live:
            return id
        if ANSWER in self.store.writer.troubles:
            raise Trouble("storage")
        row = await self.store.table(id_or_code)
        return row["id"] if row is not None else ""

    async def id_of(self, name: str, address: str, tokens: Sequence[str] = ()) -> str:
        """The same for a stranger, who may be guessing."""
        return await self.guesses.id_of(name, address, tokens)

    async def _load(self, id: str) -> None:
        """From the disk into memory; who has just left is waited for, until all of it is there."""
        try:
            if self._leaving[id]:
                async with Patience(READ_S):
                    await self.store.writer.write([])
            table = await read_table(self, id)
        except (StorageError, TimeoutError) as error:
            raise Trouble("storage") from error
        self._make_room(table.events)
        self._keep(table)
        self.count("tables_loaded")

    async def info(self, row: Values) -> TableInfo:
        """A table as everyone sees it, without loading it."""
        live = self.live.get(row["id"])
        if live is not None:
            return live.info()
        meta = TableMeta.from_json(row["meta"])
        return table_info(row["id"], row["code"], row["secret"], meta)

    def lose(self, table: LiveTable, why: str) -> None:
        """What is in memory is not what counts, since another server has gone on with this table or
        it could not be written: let it go without a word on the disk, from where it comes back.
        """
        if table.is_lost:
            return
        log.warning("table %s %s", table.id, why)
        self.count("tables_lost")
        table.is_lost = True
        self._drop(table)
        for connection in table.audience.connections:
            connection.complain(Trouble("late"))
            connection.close(GONE_AWAY)

    def _drop(self, table: LiveTable) -> None:
        table.forget()
        self.live.pop(table.id, None)
        self._codes.pop(table.code, None)

    def unload(self, table: LiveTable) -> None:
        """Out of memory, with a snapshot to come back from."""
        rows: list[Row] = [table.meta_row()]
        if table.game is not None and table.sequence > table.snapshot_at:
            rows.append(table.snapshot())
        self._leaving[table.id] += 1
        left = partial(self._left, table.id)
        self.store.writer.put(rows, lambda ok: left(), left)
        self._drop(table)
        self.count("tables_unloaded")

    def _left(self, id: str) -> None:
        self._leaving[id] -= 1
        if not self._leaving[id]:
            del self._leaving[id]
