"""Who may do and see what at a table: the table is asked each time, whatever a connection was."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
import websockets

import patiently
from bare_sockets import Bare, post
from kickdoor.client import Client, ServerError
from kickdoor.protocol.messages import Emote
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.table_registry import TableRegistry
from live_servers import Running, Serve, against_bots, nearly_won, play_out, run

FRIENDS = TableSetup(
    seats=[SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup(), SeatSetup("bot", "easy")],
    clock="none",
)


def friends(**changes: Any) -> TableSetup:
    return msgspec.structs.replace(FRIENDS, **changes)


def log(server: Running, table: str, token: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return patiently.get(f"{server.url}/api/tables/{table}/log", headers=headers)


async def until(client: Client, holds: Any) -> None:
    while not holds():
        await client.news(10)


async def seated(server: Running, setup: TableSetup) -> tuple[Client, Client, Client]:
    """Ann, who made the table, Bob and Cid; the cards are dealt."""
    ann = await Client.create(server.url, setup)
    bob = await Client.join(server.url, ann.table, "Bob")
    cid = await Client.join(server.url, ann.table, "Cid")
    post(server, f"/{ann.table}/start", ann.tokens[0])
    return ann, bob, cid


def test_a_hello_that_fails_leaves_no_seat_behind(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, friends(watch=False))
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=bob.tokens)
            assert (await line.hears("welcome"))["seats"] == [1]
            await line.says(type="hello", table=ann.table, tokens=[])
            assert (await line.hears("error"))["code"] == "bad-token"
            for message in (
                {"type": "act", "id": "a", "seat": 1, "act": "kick"},
                {"type": "chat", "seat": 1, "text": "It is still me"},
                {"type": "sync"},
            ):
                await line.says(**message)
                assert (await line.hears("error", "said", "view"))["type"] == "error"
            post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind="bot")
            assert not [m for m in await line.hears_all() if m["type"] in ("view", "frame")]

    run(scene())


@pytest.mark.parametrize(
    "spoilt",
    [
        {"tokens": ["x"] * 7}, {"foo": 1}, {"table": "<>"}, {"tokens": ["é"]}, {"language": "xx"},
        {"tokens": ["y" * 20_000]},
    ],
)  # fmt: skip
def test_a_hello_that_cannot_be_read_leaves_no_seat_behind(
    serve: Serve, spoilt: dict[str, Any]
) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, FRIENDS)
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            hello = {"type": "hello", "table": ann.table, "tokens": bob.tokens}
            await line.says(**hello)
            await line.hears("view")
            await line.says(**(hello | spoilt))
            assert (await line.hears("error"))["code"] in ("bad-message", "too-long")
            await line.says(type="sync")
            assert (await line.hears("error", "view"))["type"] == "error"

    run(scene())


def test_an_unknown_table_leaves_no_seat_behind_either(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, FRIENDS)
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=bob.tokens)
            await line.hears("view")
            await line.says(type="hello", table="nowhere")
            assert (await line.hears("error"))["code"] == "no-such-table"
            await line.says(type="chat", seat=1, text="Hello?")
            assert (await line.hears("error", "said"))["code"] == "bad-message"

    run(scene())


@pytest.mark.parametrize("next_one", ["another", "none", "another and back"])
def test_nothing_of_a_table_is_heard_after_the_answer_to_the_next_hello(
    serve: Serve, next_one: str
) -> None:
    server = serve()

    async def scene() -> None:
        hellos: list[dict[str, Any]] = []
        for _ in range(2):
            client = await Client.create(server.url, nearly_won())
            post(server, f"/{client.table}/start", client.tokens[0])
            hellos.append({"type": "hello", "table": client.table, "tokens": client.tokens})
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(**hellos[0])
            await line.hears("view")
            await line.hears_all()
            await line.says(type="act", id="unheard", seat=0, act="kick")
            await line.says(
                **({"type": "hello", "table": "no"} if next_one == "none" else hellos[1])
            )
            if next_one == "another and back":
                await line.says(**hellos[0])
            heard = await line.hears_all(0.6)
        kinds = [m["type"] for m in heard if m["type"] not in ("table", "notice")]
        # What was on the disk before the next hello was read is heard before its answer.
        answered = min(i for i, kind in enumerate(kinds) if kind in ("welcome", "error"))
        kinds = kinds[answered:]
        views = {"another": 1, "none": 0, "another and back": 2}[next_one]
        assert sorted(kinds) == sorted(["welcome", "view"] * views or ["error"])
        assert [row["seat"] for row in await server.acts(hellos[0]["table"])][:1] == [0]

    run(scene())


def test_who_greets_the_same_table_anew_is_still_answered(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        post(server, f"/{client.table}/start", client.tokens[0])
        hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(**hello)
            await line.hears("view")
            await line.says(type="act", id="heard", seat=0, act="kick")
            await line.says(**hello)
            assert (await line.hears("ack", "view"))["type"] == "ack"
            assert (await line.hears("view"))["sequence"] == 1

    run(scene())


def test_who_is_thrown_out_sees_no_more_than_a_spectator_and_as_late(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, friends(watch_delay_s=1))
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=bob.tokens)
            await line.hears("view")
            post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind="open")
            assert (await line.hears("welcome"))["seats"] == []
            assert not [m for m in await line.hears_all(0.5) if m["type"] in ("view", "frame")]
            for kind, more in (("act", {"id": "b", "act": "kick"}), ("chat", {"text": "Me"})):
                await line.says(type=kind, seat=1, **more)
                assert (await line.hears("error", "said"))["code"] == "watching"
            assert (await line.hears("view"))["view"]["seat"] == -1

    run(scene())


def test_who_is_thrown_out_of_a_closed_table_hears_nothing_more_of_it(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, friends(watch=False))
        async with ann, websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=bob.tokens)
            await line.hears("view")
            post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind="open")
            assert (await line.hears("error"))["code"] == "bad-token"
            await line.hears_all(0.2)
            await ann.say("Has he gone?")
            await line.says(type="sync")
            assert [m["type"] for m in await line.hears_all()] == ["error"]
            assert ann.info is not None
            assert not ann.info.seats[1].present

    run(scene())


def test_who_is_thrown_out_and_goes_nowhere_is_let_go(serve: Serve) -> None:
    server = serve(hello_s=0.5)

    async def scene() -> None:
        ann, bob, _ = await seated(server, friends(watch=False))
        async with ann, websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=bob.tokens)
            await line.hears("view")
            await asyncio.sleep(0.7)  # whoever sits may stay
            post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind="open")
            await line.hears("error")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.wait_for(line.hears("nothing"), 5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    run(scene())


def test_the_lobby_of_a_closed_table_is_seen_until_the_deal(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, against_closed())
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table)
            assert (await line.hears("welcome"))["seats"] == []
            post(server, f"/{ann.table}/start", ann.tokens[0])
            assert (await line.hears("error", "view"))["code"] == "bad-token"

    run(scene())


def against_closed() -> TableSetup:
    setup = against_bots()
    setup.watch = False
    return setup


def test_the_log_over_http_is_for_those_who_may_watch(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, friends(watch=False))
        assert log(server, ann.table).json()["code"] == "bad-token"
        assert log(server, ann.table, bob.tokens[0]).status_code == 200
        post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind="open")
        assert log(server, ann.table, bob.tokens[0]).json()["code"] == "bad-token"

    run(scene())


def test_who_waits_for_a_seat_of_a_closed_table_hears_nothing_said_there(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, _, _ = await seated(server, friends(watch=False))
        async with ann, websockets.connect(server.ws) as socket:
            await ann.say("Nobody else hears this")
            key = post(server, f"/{ann.table}/requests", name="Dot").json()["key"]["token"]
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=[key])
            welcome = await line.hears("welcome")
            assert welcome["chat"] == []
            assert welcome["request"] == 1
            await ann.say("Nor this")
            await ann.send(Emote(0, "laugh"))
            heard = {m["type"] for m in await line.hears_all()}
            assert not heard & {"said", "emoted", "view", "frame"}
            post(server, f"/{ann.table}/requests/1", ann.tokens[0], agree=False)

    run(scene())


def test_a_host_without_a_seat_sees_no_more_than_others(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        setup = friends(watch=False, seats=[SeatSetup() for _ in range(3)])
        made = post(server, "/", **msgspec.to_builtins(setup)).json()
        table, host = made["table"]["id"], made["host_token"]
        people = [await Client.join(server.url, table, name) for name in ("Ann", "Bob", "Cid")]
        async with people[0] as ann, websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=table, tokens=[host])
            await line.hears("welcome")
            assert post(server, f"/{table}/start", host).status_code == 200
            await ann.say("psst")
            await line.says(type="sync")
            heard = {m["type"] for m in await line.hears_all()}
            assert "welcome" in heard
            assert not heard & {"view", "frame", "said"}
        assert log(server, table, host).status_code == 403
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=table, tokens=[host])
            welcome = await line.hears("welcome")
            assert welcome["is_host"]
            assert welcome["seats"] == []
            assert not [m for m in await line.hears_all() if m["type"] == "view"]
        assert post(server, f"/{table}/seats/1", host, kind="bot").status_code == 200

    run(scene())


def test_the_log_over_http_is_as_late_as_the_table_wants(serve: Serve) -> None:
    server = serve()
    setup = nearly_won()
    setup.watch_delay_s = 2

    async def scene() -> None:
        async with await Client.create(server.url, setup) as ann:
            await ann.start()
            await asyncio.sleep(2.1)
            before = log(server, ann.table).json()
            assert "DoorKicked" not in str(before)
            await ann.act("kick")
            assert "DoorKicked" in str(log(server, ann.table, ann.tokens[0]).json())
            assert log(server, ann.table).json() == before
            await asyncio.sleep(2.1)
            assert "DoorKicked" in str(log(server, ann.table).json())

    run(scene())


def test_a_server_that_starts_again_tells_the_log_no_sooner(serve: Serve) -> None:
    server = serve()
    setup = nearly_won()
    setup.watch_delay_s = 3600

    async def scene() -> None:
        async with await Client.create(server.url, setup) as ann:
            await ann.start()
            await ann.act("kick")
        server.stop()
        again = serve()
        assert log(again, ann.table).json() == []
        assert "DoorKicked" in str(log(again, ann.table, ann.tokens[0]).json())

    run(scene())


def test_a_table_that_comes_back_without_a_word_tells_the_log_no_sooner(serve: Serve) -> None:
    server = serve()
    setup = nearly_won()
    setup.watch_delay_s = 2

    async def scene() -> None:
        async with await Client.create(server.url, setup) as ann:
            await ann.start()
            await asyncio.sleep(2.2)
            await ann.act("kick")
        server.call(
            lambda: server.registry.lose(server.registry.live[ann.table], "is as after a kill")
        )
        assert "DoorKicked" not in str(log(server, ann.table).json())
        await asyncio.sleep(2.2)
        assert "DoorKicked" in str(log(server, ann.table).json())

    run(scene())


def test_what_was_said_is_as_late_in_the_greeting_too(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, _ = await seated(server, friends(watch_delay_s=1))
        async with ann, bob:
            await bob.say("I hold the Wand of Dowsing")
            await until(ann, lambda: ann.said)
            for wait, heard in ((0.0, 0), (1.1, 1)):
                await asyncio.sleep(wait)
                async with websockets.connect(server.ws) as socket:
                    line = Bare(socket)
                    await line.says(type="hello", table=ann.table)
                    assert len((await line.hears("welcome"))["chat"]) == heard

    run(scene())


def test_what_was_said_just_before_a_spectator_came_reaches_him_as_late(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, _, _ = await seated(server, friends(watch_delay_s=2))
        async with ann, websockets.connect(server.ws) as socket:
            await ann.say("Is anybody there?")
            said_at = asyncio.get_running_loop().time()
            await asyncio.sleep(0.5)
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=[])
            assert (await line.hears("welcome"))["chat"] == []
            assert (await line.hears("said"))["text"] == "Is anybody there?"
            assert asyncio.get_running_loop().time() - said_at > 1.8

    run(scene())


def test_spectators_take_no_place_of_those_who_sit(serve: Serve) -> None:
    server = serve(connections_per_table=3)

    async def scene() -> None:
        ann, bob, _ = await seated(server, FRIENDS)
        watchers = [Client(server.url, ann.table) for _ in range(3)]
        for one in watchers:
            await one.connect()
        with pytest.raises(ServerError) as full:
            await Client(server.url, ann.table).connect()
        assert full.value.code == "too-many"
        tabs = [Client(server.url, ann.table, ann.tokens) for _ in range(3)]
        for one in tabs:
            await one.connect()
        with pytest.raises(ServerError) as full:
            await Client(server.url, ann.table, ann.tokens).connect()
        assert full.value.code == "too-many"
        async with bob:
            assert bob.seats == [1]
        for one in (*watchers, *tabs):
            await one.close()

    run(scene())


def test_a_host_who_leaves_the_lobby_leaves_it_to_the_next(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, FRIENDS)
        bob = await Client.join(server.url, ann.table, "Bob")
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=bob.tokens)
            assert not (await line.hears("welcome"))["is_host"]
            assert post(server, f"/{ann.table}/leave", ann.tokens[0]).json()["host"] == 1
            assert (await line.hears("welcome"))["is_host"]
        assert post(server, f"/{ann.table}/start", ann.tokens[0]).json()["code"] == "not-host"
        for seat in (0, 2):
            assert post(server, f"/{ann.table}/seats/{seat}", bob.tokens[0], kind="bot").is_success
        assert post(server, f"/{ann.table}/start", bob.tokens[0]).is_success

    run(scene())


def test_a_lobby_that_all_have_left_is_the_next_ones(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, FRIENDS)
        assert post(server, f"/{ann.table}/leave", ann.tokens[0]).json()["host"] == -1
        bob = await Client.join(server.url, ann.table, "Bob")
        assert bob.info is not None
        assert bob.info.host == bob.info.seats[0].seat == 0
        assert post(server, f"/{ann.table}/seats/1", bob.tokens[0], kind="bot").is_success
        assert post(server, f"/{ann.table}/seats/2", ann.tokens[0], kind="bot").status_code == 403

    run(scene())


def test_a_table_asked_for_by_code_and_id_at_once_is_one_table(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        made = await Client.create(server.url, nearly_won(people=3))
        await made.connect()
        await made.start()
        await made.close()
        server.stop()
        assert made.info is not None
        registry = TableRegistry(Settings(db=server.settings.db))
        await registry.open()
        try:
            names = [made.info.id, made.info.code, made.info.id, made.info.code]
            found = await asyncio.gather(*[registry.find(name) for name in names])
            assert len({id(table) for table in found}) == 1
        finally:
            await registry.close()

    run(scene())


def test_a_table_that_leaves_and_comes_back_at_once_is_as_it_was(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        made = await Client.create(server.url, friends())
        registry, names = server.registry, []

        async def leave_and_come_back() -> None:
            table = await registry.find(made.table)
            table.meta.seats[1].name = "Written a moment ago"
            registry.unload(table)
            names.append((await registry.find(made.table)).meta.seats[1].name)

        await server.does(leave_and_come_back())
        assert names == ["Written a moment ago"]
        assert not registry._leaving

    run(scene())


def test_a_finished_table_of_spectators_late_shows_its_log_whole(serve: Serve) -> None:
    server = serve()
    setup = nearly_won()
    setup.watch_delay_s = 3600

    async def scene() -> None:
        async with await Client.create(server.url, setup) as ann:
            await ann.start()
            await play_out(ann, random.Random(1))
            assert "GameWon" in str(log(server, ann.table).json())

    run(scene())
