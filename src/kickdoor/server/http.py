"""HTTP: tables are set up, joined, changed and exported; the game itself is on the WebSocket."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from kickdoor.bots import BOTS
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.engine.rules import EDITIONS, OPTIONS, Rules
from kickdoor.errors import RecordError
from kickdoor.server import costs
from kickdoor.server.hall import Hall
from kickdoor.server.seating import Seating
from kickdoor.server.security import address_of
from kickdoor.server.tables import kept
from kickdoor.server.tables.meta import CLOCKS, OVER, TableMeta
from kickdoor.server.trouble import Trouble
from kickdoor.wire.cards import card_list
from kickdoor.wire.messages import EMOTES
from kickdoor.wire.private import log_lines
from kickdoor.wire.setup import (
    BotChoice,
    CardList,
    Choices,
    Created,
    EditionInfo,
    Join,
    Joined,
    Mine,
    MyTable,
    SeatChange,
    SetInfo,
    TableInfo,
    TableSetup,
)
from kickdoor.wire.view import LogLine
from kickdoor.words import Words
from kickdoor.words.book import LANGUAGES, book

Language = Annotated[str, QueryParameter(name="language", max_length=5)]
TheHall = NamedDependency[Hall]
TableId = Annotated[str, PathParameter(max_length=40)]


def language_named(name: str) -> str:
    if name not in LANGUAGES:
        raise Trouble("bad-message", why=f"language: expected one of {', '.join(LANGUAGES)}")
    return name


def token_of(request: Request[Any, Any, Any]) -> str:
    """The key that came along: `Authorization: Bearer KEY`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


@cache
def cards_in(language: str, sets: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(card_list(load_sets(list(sets)), Words(language)))


class CardsController(Controller):
    """What there is to play with."""

    path = "/api"
    tags = ("cards",)

    @get("/choices", sync_to_thread=False)
    def choices(self) -> Choices:
        """What a table can be made of."""
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
            list(EMOTES),
        )  # fmt: skip

    @get("/cards", sync_to_thread=False)
    def cards(
        self,
        language: Language = "en",
        set: Annotated[str, QueryParameter(name="set", max_length=40)] = "",
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
    async def listed(self, hall: TheHall) -> list[TableInfo]:
        """Tables that are open to anyone."""
        return [await hall.info(row) for row in await hall.store.listed()]

    @post("/")
    async def create(
        self, data: JSONBody[TableSetup], hall: TheHall, request: Request[Any, Any, Any]
    ) -> Created:
        """Set a table up; the keys of the seats that are `here` come back, once."""
        self._count(hall.makings, request, hall)
        return await Seating(hall).create(data)

    @post("/mine")
    async def mine(
        self, data: JSONBody[Mine], hall: TheHall, request: Request[Any, Any, Any]
    ) -> list[MyTable]:
        """The tables these keys belong to, and which of them wait for you."""
        hall.purses.of(address_of(request.scope)).owe(float(len(data.tokens)))
        return await Seating(hall).mine(data.tokens)

    @post("/import")
    async def import_record(self, hall: TheHall, request: Request[Any, Any, Any]) -> Created:
        """A game from a record file: to look at, or to play on against bots."""
        self._count(hall.makings, request, hall)
        body = await request.body()
        address = address_of(request.scope)
        hall.purses.of(address).owe(len(body) / costs.RECORD_BYTES)
        async with hall.replays.turn(address):
            return await Seating(hall).import_record(body)

    @get("/{table:str}")
    async def table(self, table: TableId, hall: TheHall) -> TableInfo:
        """One table, by id or code."""
        row = await hall.store.table(table.strip().lower())
        if row is None:
            raise Trouble("no-such-table")
        return await hall.info(row)

    @post("/{table:str}/join")
    async def join(
        self, table: TableId, data: JSONBody[Join], hall: TheHall, request: Request[Any, Any, Any]
    ) -> Joined:
        """Sit down; the seat's key comes back, once."""
        self._count(hall.joins, request, hall)
        return await Seating(hall).join(table, data)

    @post("/{table:str}/start", status_code=200)
    async def start(
        self, table: TableId, hall: TheHall, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """Deal; only the host may."""
        return await Seating(hall).start(table, token_of(request))

    @post("/{table:str}/leave", status_code=200)
    async def leave(
        self, table: TableId, hall: TheHall, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """Stand up for good: during a game a bot plays on, and the seat is open to others."""
        return await Seating(hall).leave(table, token_of(request))

    @post("/{table:str}/seats/{seat:int}", status_code=200)
    async def change_seat(
        self,
        table: TableId,
        seat: Annotated[int, PathParameter(ge=0, le=7)],
        data: JSONBody[SeatChange],
        hall: TheHall,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """Swap a bot in or out, or ask somebody to leave; only the host may."""
        return await Seating(hall).change(table, seat, data, token_of(request))

    @post("/{table:str}/rematch")
    async def rematch(
        self, table: TableId, hall: TheHall, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """The same people at a new table, with the same keys."""
        return await Seating(hall).rematch(table, token_of(request))

    @get("/{table:str}/record")
    async def record(
        self, table: TableId, hall: TheHall, request: Request[Any, Any, Any]
    ) -> Response[str]:
        """The whole game with every secret, as one file; after the end only."""
        row = await hall.store.table(table.strip().lower())
        if row is None:
            raise Trouble("no-such-table")
        meta = TableMeta.from_json(row["meta"])
        if meta.state != OVER:
            raise Trouble("not-over")
        acts = await hall.store.acts(row["id"])
        snapshot = await hall.store.snapshot(row["id"])
        beginning = await hall.store.beginning(row["id"])
        try:
            async with hall.replays.turn(address_of(request.scope)):
                found = await kept.whole_record(meta, row["secret"], beginning, acts, snapshot)
                text = found.to_json()
        except RecordError as error:
            raise Trouble("other-version", version=meta.engine) from error
        name = f"kickdoor-{row['code']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    @get("/{table:str}/log")
    async def log(
        self,
        table: TableId,
        hall: TheHall,
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> list[LogLine]:
        """What one seat was shown so far, as sentences; without a key, what spectators were."""
        found = await hall.find(table)
        seats = found.seats_for([token_of(request)])
        if found.game is None:
            raise Trouble("not-started")
        scene = found.showing().scene(seats[0] if seats else -1)
        return log_lines(scene, scene.view.history, book(language_named(language)), scene.view.seat)

    def _count(self, buckets: Any, request: Request[Any, Any, Any], hall: TheHall) -> None:
        if not buckets.take(address_of(request.scope), hall.now()):
            raise Trouble("too-many")


class RunningController(Controller):
    """How the server is."""

    tags = ("running",)

    @get("/healthz", sync_to_thread=False)
    def healthz(self) -> dict[str, str]:
        """Is the process alive."""
        return {"status": "ok"}

    @get("/readyz")
    async def readyz(self, hall: TheHall) -> Response[dict[str, object]]:
        """Can it take games: storage answers and takes writes, and it is not about to stop."""
        state: dict[str, object] = {"stopping": hall.is_stopping, "storage": True}
        try:
            state["storage_ms"] = round(await hall.store.ping() * 1000, 2)
            state["storage"] = not hall.store.writer.is_stuck
        except (OSError, SQLAlchemyError) as error:
            state |= {"storage": False, "why": type(error).__name__}
        is_ready = bool(state["storage"]) and not hall.is_stopping
        return Response(state, status_code=200 if is_ready else 503)

    @get("/metrics", sync_to_thread=False, include_in_schema=False)
    def metrics(self, hall: TheHall) -> Response[bytes]:
        """For Prometheus."""
        from kickdoor.server.metrics import exposition

        body, kind = exposition(hall)
        return Response(body, media_type=kind)
