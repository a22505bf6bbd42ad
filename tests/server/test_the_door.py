"""The door: every field of every message is bounded there, and what still cannot be written is
refused alone.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as mi
from websockets.asyncio.client import connect

import patiently
from kickdoor.client import Client
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game, Seat
from kickdoor.protocol import messages as m
from kickdoor.protocol.bounds import ACT_PARTS, ACT_TEXT, HIGHEST, alike, one_line
from kickdoor.protocol.table_messages import Join, Mine, SeatChange, SeatSetup, TableSetup
from kickdoor.server.storage import writer as writer_module
from kickdoor.server.storage.store import Store
from kickdoor.server.storage.writer import Unwritable
from kickdoor.server.tables.meta import PLAYING, SeatMeta, TableMeta
from live_servers import Running, Serve, against_bots, nearly_won, run
from poison import a_poisoned_act

SENT = (*get_args(m.ClientMessage), TableSetup, SeatSetup, Join, SeatChange, Mine)
# What people write for people: brought into shape by `one_line`, of a length all the same.
WRITTEN = {("SeatSetup", "name"), ("TableSetup", "title"), ("Join", "name"), ("Say", "text")}
WRITTEN |= {("TableSetup", "prepared")}  # for tests, where the server allows it
ACTS = {("DoAct", "act"), ("Why", "act"), ("Look", "act"), ("Compose", "act")}


def fields() -> Iterator[tuple[str, mi.Field]]:
    for info in mi.multi_type_info(SENT):
        assert isinstance(info, mi.StructType)
        assert info.forbid_unknown_fields
        yield from ((info.cls.__name__, field) for field in info.fields)


def is_bounded(kind: mi.Type, needs_alphabet: bool) -> bool:
    if isinstance(kind, mi.IntType):
        return kind.ge is not None and kind.le is not None and abs(kind.le) <= HIGHEST
    if isinstance(kind, mi.StrType):
        return kind.max_length is not None and (not needs_alphabet or kind.pattern is not None)
    if isinstance(kind, mi.ListType):
        return kind.max_length is not None and is_bounded(kind.item_type, needs_alphabet)
    return isinstance(kind, mi.BoolType | mi.StructType)


@pytest.mark.parametrize(("owner", "field"), list(fields()), ids=lambda f: getattr(f, "name", f))
def test_every_field_that_is_sent_has_its_bounds(owner: str, field: mi.Field) -> None:
    where = (owner, field.name)
    if where in ACTS:
        assert isinstance(field.type, mi.AnyType)  # see the test of acts
    else:
        assert is_bounded(field.type, where not in WRITTEN), where


@pytest.mark.parametrize(
    "act",
    [
        "x" * (ACT_TEXT + 1), "kick\x00", "kick\u202e", 1.5, {"use": HIGHEST + 1},
        {"play": "x" * (ACT_TEXT + 1)}, {"sell": ["a"] * (ACT_PARTS + 1)}, {"give": {"a": [["b"]]}},
        {"play": {"a": {"b": {"c": "d"}}}}, {"play\n": "a"}, {"ask": "Bob", "treasures": -(2**40)},
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["act", "why", "preview", "compose"])
def test_an_act_has_bounds_of_its_own(kind: str, act: Any) -> None:
    said = json.dumps({"type": kind, "id": "a", "seat": 0, "act": act})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=m.ClientMessage)


def test_acts_as_they_are_listed_are_within_them() -> None:
    acts: list[Any] = [
        "kick", {"play": "munchkin:wizard#2", "on": "Ännchen", "discarding": ["elf"]},
        {"orders": {"pass": "always", "unless": ["win", "me"]}}, {"give": {"Bob": ["a", "b"]}},
        {"ask": "Bob", "treasures": 2, "picks": [1, 3], "items": ["hat"]}, {"run": True},
    ]  # fmt: skip
    for act in acts:
        said = json.dumps({"type": "act", "id": "a", "seat": 0, "act": act})
        msgspec.json.decode(said, type=m.ClientMessage)


BAD: list[dict[str, Any]] = [
    *[{"question": q} for q in (-1, 2**31, 2**63, 10**40, 1.5, "1")],
    *[{"id": i} for i in ("", "a\x00", "a\n", "a b", "\u202e", "x" * 41)],
    *[{"seat": s} for s in (-1, 8, 2**63)],
    {"act": {"kick": True, "question": 2**63}}, {"act": {"kick": True, "question": -1}},
    {"more": 1},
]  # fmt: skip


def test_an_act_outside_its_bounds_is_refused_and_the_table_plays_on(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            async with connect(server.ws) as socket:
                hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
                await socket.send(json.dumps(hello))
                for change in BAD:
                    act = {"type": "act", "id": "x", "seat": 0, "act": "kick"} | change
                    await socket.send(json.dumps(act))
                await socket.send(json.dumps({"type": "ping", "id": "end"}))
                heard: list[dict[str, Any]] = []
                while not heard or heard[-1].get("id") != "end":
                    heard.append(json.loads(await socket.recv()))
                errors = [h for h in heard if h["type"] == "error"]
                assert [h for h in heard if h["type"] == "ack"] == []
                assert len(errors) == len(BAD)
                assert {h["code"] for h in errors} == {"bad-message", "bad-act"}
            assert await client.act("kick") == 1

    run(scene())


def test_an_act_that_cannot_be_written_is_refused_to_its_sender_alone(serve: Serve) -> None:
    run(a_poisoned_act(serve(), question=2**63))


def test_an_id_that_cannot_be_written_is_refused_to_its_sender_alone(serve: Serve) -> None:
    run(a_poisoned_act(serve(), client_id="half a sign: \ud800"))


def act(table: str, number: int, question: int = 0) -> tuple[str, dict[str, Any]]:
    row = {"table_id": table, "number": number, "seat": 0, "question": question, "act": "[0]"}
    return ("act", {**row, "by": "", "client_id": None, "at": 0.0})


def table_row(id: str) -> tuple[str, dict[str, Any]]:
    row = {"id": id, "code": id, "state": "playing", "listed": False, "created": 0.0}
    return ("table", {**row, "touched": 0.0, "due": None, "secret": b"", "meta": "{}"})


def test_of_a_batch_with_a_poisoned_row_the_rest_is_written(tmp_path: Path) -> None:
    """And nothing of that table which was to come after it: the acts of a table have no gap."""

    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open()
        told: list[str] = []

        def put(name: str, *rows: tuple[str, dict[str, Any]]) -> None:
            store.writer.put(
                rows, lambda ok: told.append(f"{name} {ok}"), lambda: told.append(f"{name} never")
            )

        for id in "abcd":
            put(f"table {id}", table_row(id))
        put("a1", act("a", 1))
        put("b1", act("b", 1))
        put("b2", act("b", 2, 2**63))
        put("b3", act("b", 3))
        put("c1", act("c", 1))
        put("d1", act("d", 1))
        put("d1 again", act("d", 1))
        assert await store.writer.write([])
        assert sorted(told) == sorted([
            *[f"table {id} True" for id in "abcd"], "a1 True", "b1 True", "b2 never", "b3 False",
            "c1 True", "d1 True", "d1 again False",
        ])  # fmt: skip
        assert {id: len(await store.acts(id)) for id in "abcd"} == dict.fromkeys("abcd", 1)
        assert not store.writer.is_stuck
        with pytest.raises(Unwritable):
            await store.writer.write([act("a", 2, 2**63)])
        assert await store.writer.write([act("a", 2)])
        await store.close()

    asyncio.run(scene())


def test_what_nobody_knows_is_waited_for_a_while_and_then_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "PATIENCE_S", 0.6)
    monkeypatch.setattr(writer_module, "RETRY_S", 0.05)

    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open()
        for id in "ab":
            assert await store.writer.write([table_row(id)])
        execute = store.writer._execute

        def is_stuck() -> bool:
            return store.writer.is_stuck

        def odd(connection: Any, batch: list[writer_module.Write]) -> None:
            if any("a" in write.tables for write in batch) and is_odd:
                raise LookupError("of a class that nobody thought of")
            execute(connection, batch)

        is_odd = True
        store.writer._execute = odd  # type: ignore[method-assign]
        first = asyncio.create_task(store.writer.write([act("a", 1)]))
        await asyncio.sleep(0.2)
        assert is_stuck()
        is_odd = False
        assert await first
        is_odd = True
        second = asyncio.create_task(store.writer.write([act("a", 2)]))
        assert await asyncio.wait_for(store.writer.write([act("b", 1)]), 5)
        with pytest.raises(Unwritable):
            await second
        assert not is_stuck()
        await store.close()

    asyncio.run(scene())


UNSEEN = (
    "\x00\x07\x1b\x7f\x9b\u200b\u200e\u202e\u2066\ufeff\u00ad\u2800\u3164\u034f\ufe0f\U000e0041"
)


def test_what_people_write_is_one_line_of_what_is_seen() -> None:
    assert one_line(f"A{UNSEEN}nn") == "Ann"
    assert one_line(" Ann\n\tof\u00a0the  Hill\u2028") == "Ann of the Hill"
    assert one_line(UNSEEN) == ""
    assert one_line("Zoë 龍 🐉") == "Zoë 龍 🐉"
    assert alike("ＡNN\u200b") == alike("ann")


def post(server: Running, path: str, body: Any) -> Any:
    return patiently.post(f"{server.url}/api/tables/{path}", json=body).json()


def test_titles_and_names_are_shown_as_they_are_read(serve: Serve) -> None:
    server = serve()
    seats = [{"kind": "here", "name": "A\u202enn"}, {}, {}]
    made = post(server, "", {"title": "Fri\u202e\x1bday\u200b", "seats": seats})
    assert made["table"]["title"] == "Friday"
    assert made["table"]["seats"][0]["name"] == "Ann"
    where = f"{made['table']['id']}/join"
    assert post(server, where, {"name": "ＡNN\u200b"})["code"] == "name-taken"
    assert post(server, where, {"name": "\u3164\u2800"})["code"] == "bad-name"
    seats = [{"kind": "here", "name": "ADA"}, {"kind": "bot"}, {"kind": "bot"}]
    assert post(server, "", {"seats": seats})["table"]["seats"][1]["name"] == "Bram"


def test_what_is_named_twice_is_refused_before_the_deal(serve: Serve) -> None:
    server = serve()
    for twice in ({"sets": ["munchkin"] * 2}, {"options": ["epic"] * 2}):
        assert post(server, "", twice)["code"] == "bad-setup"


def record(*names: str, colour: int = 0) -> Record:
    """As somebody would forge it: a game of three that says it was others'."""
    made = Game.new([Seat(name) for name in ("Ann", "Bob", "Cid")], seed=1).record
    made.seats = [(name, "male", colour) for name in names]
    made.hash = ""
    return made


FORGED = [
    *[([f"P{i}" for i in range(count)], "bad-setup") for count in (0, 1, 2, 7, 20)],
    (["Ann", "ann", "Cid"], "name-taken"), (["Ann", "Ａnn", "Cid"], "name-taken"),
    (["Ann", "Bob", "C\u202eid"], "bad-setup"), (["Ann", "Bob", ""], "bad-name"),
    (["Ann", "Bob", "x" * 25], "bad-name"),
]  # fmt: skip


def test_a_record_of_seats_that_no_table_has_is_refused(serve: Serve) -> None:
    server = serve()
    for names, code in FORGED:
        brought = record(*names).to_json()
        answer = patiently.post(f"{server.url}/api/tables/import", content=brought)
        assert (answer.status_code // 100, answer.json()["code"]) == (4, code), names


def test_a_record_is_text_in_utf_8_and_its_colours_are_ours(serve: Serve) -> None:
    server = serve()
    good = record("Ann", "Bob", "Cid").to_json()
    where = f"{server.url}/api/tables/import"
    for brought in (good.encode("utf-16"), record("Ann", "Bob", "Cid", colour=8).to_json()):
        refused = patiently.post(where, content=brought)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-setup")
    assert patiently.post(where, content=good).status_code == 201


@pytest.mark.parametrize("counter", ["next_question", "next_offer", "turns"])
def test_a_table_that_cannot_be_counted_on_from_is_refused(serve: Serve, counter: str) -> None:
    server = serve()
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    setattr(game.table, counter, HIGHEST)
    brought = Game.from_table(game.table, game.seats).record.to_json()
    refused = patiently.post(f"{server.url}/api/tables/import", content=brought)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-setup")


def test_what_no_table_is_called_is_no_table(serve: Serve) -> None:
    server = serve()
    for name in ("%00", "a%00b", "%F0%9F%90%89", "a%0A", "x" * 41, "a.b"):
        for path in ("", "/record", "/log"):
            answer = patiently.get(f"{server.url}/api/tables/{name}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table"), name


def test_coming_again_does_not_fill_up_what_may_be_said(serve: Serve) -> None:
    server = serve(chats_per_minute=12.0)

    async def scene() -> None:
        client = await Client.create(server.url, against_bots())
        for _ in range(4):
            async with client.__class__(server.url, client.table, client.tokens) as again:
                for i in range(3):
                    await again.say(f"line {i}")
                    await again.send(m.Emote(0, "laugh"))
                await again.ask(m.Ping("end"))
        table = server.registry.live[client.table]
        assert 2 <= len(table.audience.chat) <= 4

    run(scene())


def test_tables_kept_before_nonces_had_an_alphabet_are_read() -> None:
    meta = TableMeta(TableSetup(), [SeatMeta(nonce="für alle")], "", state=PLAYING)
    old = json.loads(meta.to_json())
    old["setup"]["nonce"] = "für alle"
    read = TableMeta.from_json(json.dumps(old))
    assert read.nonces == ["für alle"]


def test_a_message_that_is_too_long_is_refused_under_its_id(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with connect(server.ws) as socket:
            for size, code in ((20_000, "too-long"), (9_000, "bad-message")):
                await socket.send(json.dumps({"type": "ping", "id": "p", "zz": "x" * size}))
                heard = json.loads(await socket.recv())
                assert (heard["id"], heard["code"]) == ("p", code)

    run(scene())
