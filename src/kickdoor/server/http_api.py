"""HTTP: tables are set up, joined and changed; the game itself is on the WebSocket."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kickdoor.bots import BOTS
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.engine import EDITIONS, OPTIONS, Rules
from kickdoor.protocol.bounds import PLAIN
from kickdoor.protocol.card_messages import card_list
from kickdoor.protocol.messages import EMOTES
from kickdoor.protocol.table_messages import (
    PACES,
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
    PersonChange,
    RequestAnswer,
    SeatAsked,
    SeatChange,
    SetInfo,
    TableInfo,
    TableSetup,
)
from kickdoor.server.connections import costs
from kickdoor.server.connections.security import address_of
from kickdoor.server.http_request import (
    Language,
    TableId,
    Tables,
    language_named,
    language_of,
    named,
    token_of,
)
from kickdoor.server.tables.meta import CLOCKS
from kickdoor.server.tables.setting_up.newcomers import Newcomers
from kickdoor.server.tables.setting_up.people import People
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words import Words
from kickdoor.words.book import LANGUAGES

RECORD_BODY: Final = 2_100_000


def options_told(language: str) -> list[OptionInfo]:
    words = Words(language)
    return [OptionInfo(id, words.option(id), words.option_text(id)) for id in OPTIONS]


def bots_told(language: str) -> list[BotChoice]:
    words = Words(language)
    return [
        BotChoice(name, words.bot_text(name, bot.description), words.bot(name))
        for name, bot in BOTS.items()
    ]


@cache
def cards_in(language: str, sets: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(card_list(load_sets(list(sets)), Words(language)))


class CardsController(Controller):
    """What there is to play with."""

    path = "/api"
    tags = ("cards",)

    @get("/choices", sync_to_thread=False)
    def choices(self, language: Language = "en") -> Choices:
        """What a table can be made of; options and bots are told in the language."""
        editions = []
        for edition in EDITIONS:
            rules = Rules(edition)
            editions.append(
                EditionInfo(edition, rules.default_set, rules.min_players, rules.max_players)
            )
        sets = [SetInfo(s.id, s.name, len(s.cards)) for s in load_sets(list(built_in()))]
        return Choices(
            editions, sets, list(OPTIONS), bots_told(language_named(language)),
            list(CLOCKS.values()), list(LANGUAGES), list(EMOTES),
            options_told(language_named(language)), list(PACES),
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
        return await Seating(registry).create(data, language_of(request))

    @post("/guided")
    async def guided(
        self, data: JSONBody[Join], registry: Tables, request: Request[Any, Any, Any]
    ) -> Created:
        """A guided first game against two bots, dealt at once."""
        self._count(registry.makings, request, registry)
        return await Seating(registry).guided(data, language_of(request))

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
        id = await named(table, registry, request)
        return await Seating(registry).join(id, data, language_of(request))

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
        asking = Newcomers(Seating(registry))
        return await asking.ask(id, data, token_of(request), address, language_of(request))

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

    @post("/{table:str}/person", status_code=200)
    async def person(
        self,
        table: TableId,
        data: JSONBody[PersonChange],
        registry: Tables,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """Take another name, colour or sex before the deal; in the game another name."""
        id = await named(table, registry, request)
        return await People(Seating(registry)).change(id, data, token_of(request))

    @post("/{table:str}/rematch")
    async def rematch(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> TableInfo:
        """The same people at a new table, with the same keys."""
        return await Seating(registry).rematch(
            await named(table, registry, request), token_of(request)
        )

    def _count(self, buckets: Any, request: Request[Any, Any, Any], registry: Tables) -> None:
        if not buckets.take(address_of(request.scope), registry.now()):
            raise Trouble("too-many")
