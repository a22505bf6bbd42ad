"""HTTP: tables are set up, joined, changed and exported; the game itself is on the WebSocket."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from kickdoor.bots import BOTS
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.engine import EDITIONS, OPTIONS, Rules
from kickdoor.errors import RecordError
from kickdoor.protocol.bounds import PLAIN, TABLE
from kickdoor.protocol.card_messages import card_list
from kickdoor.protocol.messages import EMOTES
from kickdoor.protocol.rendering.own_sections import acts_in, log_lines
from kickdoor.protocol.table_messages import (
    Added,
    BotChoice,
    CardList,
    Choices,
    Created,
    EditionInfo,
    Join,
    Joined,
    Mine,
    MyTable,
    Nonce,
    OptionInfo,
    Proof,
    RequestAnswer,
    SeatAsked,
    SeatChange,
    SetInfo,
    TableInfo,
    TableSetup,
)
from kickdoor.protocol.view_messages import LogLine
from kickdoor.server.connections import costs
from kickdoor.server.connections.security import address_of
from kickdoor.server.storage.store import Values
from kickdoor.server.tables import keys, persistence
from kickdoor.server.tables.meta import CLOCKS, OVER, TableMeta, fairness_of
from kickdoor.server.tables.newcomers import Newcomers
from kickdoor.server.tables.rights import may_watch
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.table_seats import Seating
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words import Words
from kickdoor.words.book import LANGUAGES, book

RECORD_BODY: Final = 2_100_000
AT_ONCE: Final = 200  # events that are told before others get a word in
LINES: Final = ResponseSpec(list[LogLine], False, "Request fulfilled, document follows")
Language = Annotated[str, QueryParameter(name="language", max_length=5, pattern=PLAIN)]
Tables = NamedDependency[TableRegistry]
TableId = Annotated[str, PathParameter(max_length=40, pattern=TABLE)]


def language_named(name: str) -> str:
    if name not in LANGUAGES:
        raise Trouble("bad-message", why=f"language: expected one of {', '.join(LANGUAGES)}")
    return name


def token_of(request: Request[Any, Any, Any]) -> str:
    """The key that came along: `Authorization: Bearer KEY`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def named(table: str, registry: TableRegistry, request: Request[Any, Any, Any]) -> str:
    """The id of the table that a path names."""
    return await registry.id_of(table, address_of(request.scope), [token_of(request)])


def options_told(language: str) -> list[OptionInfo]:
    words = Words(language)
    return [OptionInfo(id, words.option(id), words.option_text(id)) for id in OPTIONS]


@cache
def cards_in(language: str, sets: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(card_list(load_sets(list(sets)), Words(language)))


class CardsController(Controller):
    """What there is to play with."""

    path = "/api"
    tags = ("cards",)

    @get("/choices", sync_to_thread=False)
    def choices(self, language: Language = "en") -> Choices:
        """What a table can be made of; options are told in the language."""
        editions = []
        for edition in EDITIONS:
            rules = Rules(edition)
            editions.append(
                EditionInfo(edition, rules.default_set, rules.min_players, rules.max_players)
            )
        sets = [SetInfo(s.id, s.name, len(s.cards)) for s in load_sets(list(built_in()))]
        bots = [BotChoice(bot.name, bot.description) for bot in BOTS.values()]
        return Choices(
            editions, sets, list(OPTIONS), bots, list(CLOCKS.values()), list(LANGUAGES),
            list(EMOTES), options_told(language_named(language)),
        )  # fmt: skip

    @get("/cards", sync_to_thread=False)
    def cards(
        self,
        language: Language = "en",
        set: Annotated[str, QueryParameter(name="set", max_length=40, pattern=PLAIN)] = "",
    ) -> Annotated[Response[bytes], CardList]:
        """The catalogue: every card's figures, its words, and exactly what it does."""
        if set and set not in built_in():
            raise Trouble("bad-setup", why=f"set: expected one of {', '.join(built_in())}")
        sets = (set,) if set else built_in()
        body = cards_in(language_named(language), sets)
        return Response(
            body, media_type="application/json", headers={"cache-control": "public, max-age=3600"}
        )


class TablesController(Controller):
    """Tables around their games."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def listed(self, registry: Tables) -> list[TableInfo]:
        """Tables that are open to anyone."""
        return [await registry.info(row) for row in await registry.store.listed()]

    @post("/")
    async def create(
        self, data: JSONBody[TableSetup], registry: Tables, request: Request[Any, Any, Any]
    ) -> Created:
        """Set a table up; the keys of the seats that are `here` come back, once."""
        self._count(registry.makings, request, registry)
        return await Seating(registry).create(data)

    @post("/mine")
    async def mine(
        self, data: JSONBody[Mine], registry: Tables, request: Request[Any, Any, Any]
    ) -> list[MyTable]:
        """The tables these keys belong to, and which of them wait for you."""
        registry.purses.of(address_of(request.scope)).owe(float(len(data.tokens)))
        return await Seating(registry).mine(data.tokens)

    @post("/import", request_max_body_size=RECORD_BODY)
    async def import_record(self, registry: Tables, request: Request[Any, Any, Any]) -> Created:
        """A game from a record file: to look at, or to play on against bots."""
        self._count(registry.makings, request, registry)
        body = b"".join([part async for part in request.stream()])
        address = address_of(request.scope)
        registry.purses.of(address).owe(len(body) / costs.RECORD_BYTES)
        return await Seating(registry).import_record(body, address)

    @get("/{table:str}")
    async def table(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """One table, by id or code."""
        row = await registry.store.table(await named(table, registry, request))
        if row is None:
            raise Trouble("no-such-table")
        return await registry.info(row)

    @post("/{table:str}/join")
    async def join(
        self,
        table: TableId,
        data: JSONBody[Join],
        registry: Tables,
        request: Request[Any, Any, Any],
    ) -> Joined:
        """Sit down; the seat's key comes back, once."""
        self._count(registry.joins, request, registry)
        return await Seating(registry).join(await named(table, registry, request), data)

    @post("/{table:str}/requests")
    async def ask(
        self,
        table: TableId,
        data: JSONBody[Join],
        registry: Tables,
        request: Request[Any, Any, Any],
    ) -> SeatAsked:
        """Ask for a seat; its key comes back, once, and fits when those have agreed who must."""
        self._count(registry.joins, request, registry)
        id = await named(table, registry, request)
        address = address_of(request.scope)
        return await Newcomers(Seating(registry)).ask(id, data, token_of(request), address)

    @post("/{table:str}/requests/{number:int}", status_code=200)
    async def answer(
        self,
        table: TableId,
        number: Annotated[int, PathParameter(ge=1, le=1_000_000_000)],
        data: JSONBody[RequestAnswer],
        registry: Tables,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """Agree to somebody's sitting down, or do not."""
        id = await named(table, registry, request)
        return await Newcomers(Seating(registry)).answer(id, number, data.agree, token_of(request))

    @post("/{table:str}/nonce", status_code=200)
    async def nonce(
        self,
        table: TableId,
        data: JSONBody[Nonce],
        registry: Tables,
        request: Request[Any, Any, Any],
    ) -> list[Added]:
        """Add to the seed of the next deal, whose commitment was seen; the first nonce stands."""
        id = await named(table, registry, request)
        return await Seating(registry).add_nonce(id, data, token_of(request))

    @post("/{table:str}/start", status_code=200)
    async def start(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """Deal; only the host may."""
        return await Seating(registry).start(
            await named(table, registry, request), token_of(request)
        )

    @post("/{table:str}/leave", status_code=200)
    async def leave(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """Stand up for good: during a game a bot plays on, and the seat is open to others."""
        return await Seating(registry).leave(
            await named(table, registry, request), token_of(request)
        )

    @post("/{table:str}/seats/{seat:int}", status_code=200)
    async def change_seat(
        self,
        table: TableId,
        seat: Annotated[int, PathParameter(ge=0, le=7)],
        data: JSONBody[SeatChange],
        registry: Tables,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """Swap a bot in or out, or ask somebody to leave; only the host may."""
        id = await named(table, registry, request)
        return await Seating(registry).change(id, seat, data, token_of(request))

    @post("/{table:str}/rematch")
    async def rematch(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """The same people at a new table, with the same keys."""
        return await Seating(registry).rematch(
            await named(table, registry, request), token_of(request)
        )

    @get("/{table:str}/record")
    async def record(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        """The whole game with every secret, as one file; after the end only."""
        record, row, _ = await self._whole(table, registry, request)
        return self._file(record, row)

    @get("/{table:str}/proof")
    async def proof(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> Annotated[Response[bytes], Proof]:
        """The record, and what was promised of its shuffle before the deal; after the end only."""
        record, row, meta = await self._whole(table, registry, request)
        proof = Proof(msgspec.Raw(record), fairness_of(row["secret"], meta))
        return self._file(msgspec.json.encode(proof), row)

    async def _whole(
        self, table: str, registry: TableRegistry, request: Request[Any, Any, Any]
    ) -> tuple[bytes, Values, TableMeta]:
        row = await registry.store.table(await named(table, registry, request))
        if row is None:
            raise Trouble("no-such-table")
        meta = TableMeta.from_json(row["meta"])
        if meta.state != OVER:
            raise Trouble("not-over")
        acts = persistence.packed_rows(await registry.store.acts(row["id"]))
        snapshot = await registry.store.snapshot(row["id"])
        beginning = await registry.store.beginning(row["id"])
        try:
            record = await registry.away(
                address_of(request.scope), persistence.record_away, meta, row["secret"],
                beginning, acts, snapshot,
            )  # fmt: skip
        except RecordError as error:
            raise Trouble("other-version", version=meta.engine) from error
        return record, row, meta

    def _file(self, body: bytes, row: Values) -> Response[bytes]:
        name = f"kickdoor-{row['code']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/json", headers=headers)

    @get("/{table:str}/log", responses={200: LINES})
    async def log(
        self,
        table: TableId,
        registry: Tables,
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> Response[bytes]:
        """What one seat was shown so far, as sentences; without a key, what spectators were."""
        found = await registry.find(await named(table, registry, request))
        held = [keys.hashed(token_of(request))]
        seats = found.seats_with(held)
        if not seats and not may_watch(found):
            raise Trouble("bad-token")
        if found.game is None:
            raise Trouble("not-started")
        scene = found.rendering().scene(seats[0] if seats else -1)
        past = scene.view.history
        if not seats:
            past = past[: found.open_past(len(past))]
        words, address = book(language_named(language)), address_of(request.scope)
        registry.purses.of(address).owe(len(past) / costs.LOG_EVENTS)
        told: list[bytes] = []  # written as it is told: a long one would take its time at once
        async with registry.tellings.turn(address):
            for part in acts_in(past, AT_ONCE):
                await asyncio.sleep(0)
                lines = log_lines(scene, part, words, scene.view.seat)
                told += [msgspec.json.encode(line) for line in lines]
        return Response(b"[%b]" % b",".join(told), media_type="application/json")

    def _count(self, buckets: Any, request: Request[Any, Any, Any], registry: Tables) -> None:
        if not buckets.take(address_of(request.scope), registry.now()):
            raise Trouble("too-many")


class RunningController(Controller):
    """How the server is."""

    tags = ("running",)

    @get("/healthz", sync_to_thread=False)
    def healthz(self) -> dict[str, str]:
        """Is the process alive."""
        return {"status": "ok"}

    @get("/readyz", sync_to_thread=False)
    def readyz(self, registry: Tables) -> Response[dict[str, object]]:
        """Can it take games: storage answers and takes writes, every task goes on, and it is not
        about to stop. What it lacks is named; without bots that think, simple ones play, and
        without its clerk there are no records for a moment.
        """
        lacks = registry.lacks()
        state: dict[str, object] = {
            "stopping": registry.is_stopping,
            "storage": not registry.store.writer.is_stuck,
            "storage_ms": round(registry.pulse.answered_s * 1000, 2),
            "lacks": lacks,
        }
        is_ready = not registry.is_stopping and not lacks.keys() - {"bots", "records"}
        return Response(state, status_code=200 if is_ready else 503)

    @get("/metrics", sync_to_thread=False, include_in_schema=False)
    def metrics(self, registry: Tables, request: Request[Any, Any, Any]) -> Response[bytes]:
        """For Prometheus, on this machine or with the token of the settings."""
        from kickdoor.server.running.metrics import exposition, may_see

        if not may_see(registry.settings.metrics_token, request.scope):
            raise Trouble("not-found")
        body, kind = exposition(registry)
        return Response(body, media_type=kind)
