"""HTTP: what is told of a game that was played: its record and its proof after the end, and at any
time what somebody was shown.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from kickdoor.errors import RecordError
from kickdoor.protocol.rendering.called import by_names
from kickdoor.protocol.rendering.own_sections import acts_in, log_lines
from kickdoor.protocol.rendering.scene import Scene
from kickdoor.protocol.table_messages import Proof
from kickdoor.protocol.view_messages import LogLine
from kickdoor.server.connections import costs
from kickdoor.server.connections.security import address_of
from kickdoor.server.http_request import (
    Language,
    TableId,
    Tables,
    language_named,
    named,
    token_of,
)
from kickdoor.server.storage.store import Values
from kickdoor.server.tables import keys, persistence
from kickdoor.server.tables.meta import OVER, TableMeta, fairness_of
from kickdoor.server.tables.rights import may_watch
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import book

AT_ONCE: Final = 200  # events that are told before others get a word in
LINES: Final = ResponseSpec(list[LogLine], False, "Request fulfilled, document follows")


class RecordsController(Controller):
    """Games as they were played."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/record")
    async def record(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        """The whole game with every secret, as one file; after the end only."""
        record, row, _ = await _whole(table, registry, request)
        return _file(record, row)

    @get("/{table:str}/proof")
    async def proof(
        self, table: TableId, registry: Tables, request: Request[Any, Any, Any]
    ) -> Annotated[Response[bytes], Proof]:
        """The record, and what was promised of its shuffle before the deal; after the end only."""
        record, row, meta = await _whole(table, registry, request)
        proof = Proof(msgspec.Raw(record), fairness_of(row["secret"], meta))
        return _file(msgspec.json.encode(proof), row)

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
        past, called = scene.view.history, list(found.meta.called)
        if not seats:
            past = past[: found.open_past(len(past))]
        words, address = book(language_named(language)), address_of(request.scope)
        registry.purses.of(address).owe(len(past) / costs.LOG_EVENTS)
        told: list[bytes] = []  # written as it is told: a long one would take its time at once
        async with registry.tellings.turn(address):
            first = 0
            for part in acts_in(past, AT_ONCE):
                await asyncio.sleep(0)
                for some, names in by_names(part, first, scene.names, called):
                    then = scene if names == scene.names else Scene(scene.seen, names)
                    lines = log_lines(then, some, words, scene.view.seat)
                    told += [msgspec.json.encode(line) for line in lines]
                first += len(part)
        return Response(b"[%b]" % b",".join(told), media_type="application/json")


async def _whole(
    table: str, registry: TableRegistry, request: Request[Any, Any, Any]
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


def _file(body: bytes, row: Values) -> Response[bytes]:
    name = f"kickdoor-{row['code']}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)
