"""Nothing is lost: acts done once, tables that leave the memory, disks that are full, restarts."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import patiently
from bare_sockets import Bare, post
from kickdoor.client import Client, Refused, ServerError
from kickdoor.engine.acts.act_kinds import KickDoor
from kickdoor.engine.codec.record import Entry, Record
from kickdoor.engine.game import Game
from kickdoor.protocol.messages import DoAct
from kickdoor.protocol.rendering.own_sections import log_lines
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.storage.store import Store, Values
from kickdoor.server.tables import persistence
from kickdoor.server.tables.sent import Done, Sent, mark_of_id
from kickdoor.words.book import book
from live_servers import (
    Running,
    Serve,
    act_once,
    against_bots,
    change_orders,
    nearly_won,
    play_out,
    run,
)


async def some_acts(client: Client, count: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        if await client.asked() is None:
            return
        await act_once(client, rng)


def test_an_act_that_is_sent_twice_is_done_once(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
        async with connect(server.ws) as socket:
            hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
            kick = {"type": "act", "id": "one", "seat": 0, "act": "kick"}
            for message in (hello, kick, kick):
                await socket.send(msgspec.json.encode(message).decode())
            acks: list[object] = []
            while len(acks) < 2:
                heard = msgspec.json.decode(await socket.recv())
                acks += [heard] if heard["type"] == "ack" else []
            assert acks == [{"type": "ack", "id": "one", "sequence": 1}] * 2
        assert len(await server.acts(client.table)) == 1

    run(scene())


def test_ids_are_those_of_who_holds_the_seat_and_of_one_act(serve: Serve) -> None:
    first = serve()
    at_turn = {"type": "act", "id": "same", "seat": 1, "act": {"orders": {"pass": "turn"}}}
    always = at_turn | {"act": {"orders": {"pass": "always"}}}

    async def says(server: Running, who: Client, *acts: dict[str, object]) -> list[Any]:
        async with connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=who.table, tokens=who.tokens)
            heard = []
            for act in acts:
                await line.says(**act)
                answer = await line.hears("ack", "error")
                heard.append(answer.get("sequence", answer.get("code")))
            return heard

    async def begin() -> tuple[Client, Client]:
        setup = TableSetup(seats=[SeatSetup("here"), SeatSetup(), SeatSetup()], clock="none")
        ann = await Client.create(first.url, setup)
        bob, cid = [await Client.join(first.url, ann.table, name) for name in ("Bob", "Cid")]
        post(first, f"/{ann.table}/start", ann.tokens[0])
        assert await says(first, bob, at_turn, at_turn, always) == [1, 1, "bad-message"]
        post(first, f"/{ann.table}/leave", bob.tokens[0])
        asked = post(first, f"/{ann.table}/requests", name="Dee", seat=1).json()
        for one in (ann, cid):
            path = f"/{ann.table}/requests/{asked['request']}"
            assert post(first, path, one.tokens[0], agree=True).status_code == 200
        dee = Client(first.url, ann.table, [asked["key"]["token"]])
        assert await says(first, dee, always, always) == [2, 2]
        return ann, dee

    ann, dee = asyncio.run(begin())
    first.stop()
    second = serve()

    async def again() -> None:
        assert await says(second, dee, always, at_turn) == [2, "bad-message"]
        assert len(await second.acts(ann.table)) == 2

    run(again())


@pytest.mark.pure
def test_ids_as_they_were_kept_once_are_still_known() -> None:
    done = Done()
    done.read([{"client_id": "one", "seat": 1, "number": 7}], {1: "key"})
    sent = [Sent(None, "one", mark_of_id(key, 1, "one"), 5) for key in ("key", "next")]  # type: ignore[arg-type]
    assert [done.number_of(one) for one in sent] == [7, None]


def test_an_act_is_done_once_across_a_restart(serve: Serve) -> None:
    first = serve()

    async def begin() -> Client:
        client = await Client.create(first.url, nearly_won())
        async with client:
            await client.start()
            await client.ask(DoAct("one", 0, "kick"))
        return client

    client = asyncio.run(begin())
    first.stop()
    second = serve()

    async def again() -> None:
        async with connect(second.ws) as socket:
            hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
            kick = {"type": "act", "id": "one", "seat": 0, "act": "kick"}
            for message in (hello, kick):
                await socket.send(msgspec.json.encode(message).decode())
            while True:
                heard = msgspec.json.decode(await socket.recv())
                if heard["type"] == "ack":
                    break
            assert heard["sequence"] == 1
        assert len(await second.acts(client.table)) == 1

    run(again())


def test_of_acts_before_the_snapshot_only_the_ids_are_read_and_none_is_done_twice(
    serve: Serve,
) -> None:
    server = serve(idle_s=0.1)

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await client.ask(DoAct("one", 0, "kick"))
        while server.registry.live:  # it leaves with a snapshot
            await asyncio.sleep(0.05)
        read: list[int] = []
        acts = server.registry.store.acts

        async def noted(table_id: str, after: int = 0) -> list[Values]:
            rows = await acts(table_id, after)
            read.append(len(rows))
            return rows

        server.registry.store.acts = noted  # type: ignore[method-assign]
        async with connect(server.ws) as socket:
            hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
            kick = {"type": "act", "id": "one", "seat": 0, "act": "kick"}
            for message in (hello, kick):
                await socket.send(msgspec.json.encode(message).decode())
            while (heard := msgspec.json.decode(await socket.recv()))["type"] != "ack":
                pass
        assert heard == {"type": "ack", "id": "one", "sequence": 1}
        assert read[0] == 0

    run(scene())


def test_nobody_notices_a_restart_for_long(serve: Serve) -> None:
    """A client in the middle of a game goes on at the next server, by itself."""
    first = serve()
    port = first.port

    async def scene() -> None:
        client = await Client.create(first.url, against_bots())
        async with client:
            await client.start()
            await some_acts(client, 5)
            before = client.sequence
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, first.stop)
            started = time.monotonic()
            second = await loop.run_in_executor(None, lambda: serve(port=port))
            up = time.monotonic() - started
            await some_acts(client, 5, seed=2)
            assert client.sequence > before
            assert second.registry.counts["tables_loaded"] == 1
            assert time.monotonic() - started < up + 10

    run(scene())


def test_a_table_leaves_the_memory_and_comes_back_as_it_was(serve: Serve) -> None:
    server = serve(idle_s=0.1, snapshot_every=7)

    async def scene() -> None:
        client = await Client.create(server.url, against_bots())
        async with client:
            await client.start()
            await some_acts(client, 12)
            await client.asked()  # until then the bots go on
            view, log = client.view, client._tracker(0).log
        while server.registry.live:
            await asyncio.sleep(0.05)
        async with Client(server.url, client.table, client.tokens) as again:
            await again.asked()
            assert again.view.you == view.you
            assert again.view.munchkins == view.munchkins
            told = [line.text for line in again._tracker(0).log]
            assert told[-3:] == [line.text for line in log][-3:]
            await play_out(again, random.Random(2))
            game = Game.replay(Record.from_json(await again.record()))
            assert game.is_over

    run(scene(), 120)


@pytest.mark.parametrize(
    ("stuck", "free"),
    [("query_only=ON", "query_only=OFF"), ("max_page_count=1", "max_page_count=1000000")],
    ids=["read-only", "full"],
)
def test_a_disk_that_takes_no_writes_pauses_the_table(serve: Serve, stuck: str, free: str) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await client.act("kick")
            with server.pragma(stuck, free):
                tasks = []
                while client._trouble is None:  # a page that is there already may take some
                    tasks.append(asyncio.create_task(change_orders(client)))
                    await asyncio.wait(tasks[-1:], timeout=0.2)
                assert client._trouble.code == "storage"
                assert patiently.get(f"{server.url}/readyz").status_code == 503
                with pytest.raises(ServerError) as refused:
                    await client.act("fight")
                assert refused.value.code == "storage"
                assert not tasks[-1].done()  # nobody hears of what is not written
            await asyncio.gather(*tasks)
            await client.act("fight")
        rows = await server.acts(client.table)
        assert [row["number"] for row in rows][: len(tasks) + 2] == [*range(1, len(tasks) + 3)]

    run(scene())


def test_a_server_that_lost_its_table_cannot_append(serve: Serve) -> None:
    """Somebody else appended to the table, as a server may that has not noticed yet that its lock
    is gone: this one goes on from the disk, and nothing doubles.
    """
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await client.asked()
            other = Store(server.settings.database)
            await other.open()
            row = persistence.act_row(client.table, 1, Entry(0, KickDoor()), "other", time.time())
            assert await other.writer.write([("act", row)])
            await other.close()
            with pytest.raises(Refused) as late:  # the door is open already, it finds
                await client.act("kick")
            assert late.value.rule == "TURN-2"
            assert client.sequence == 1
            assert server.registry.counts["tables_loaded"] == 1
        assert len(await server.acts(client.table)) == 1

    run(scene())


@pytest.mark.slow
def test_many_tables_are_kept_and_few_are_in_memory(serve: Serve) -> None:
    server = serve(idle_s=0.0)

    async def scene() -> None:
        made = await asyncio.gather(*[Client.create(server.url, against_bots()) for _ in range(40)])
        while len(server.registry.live) > 0:
            await asyncio.sleep(0.1)
        store = Store(server.settings.database)
        assert await store.count() == 40
        await store.engine.dispose()
        async with made[7]:
            assert len(server.registry.live) == 1

    run(scene())


def test_the_log_reads_after_a_snapshot_as_it_did_before() -> None:
    rng = random.Random(7)
    game = Game.new(["Ann", "Bob", "Cid"], seed=7)
    for _ in range(400):
        who, _, _ = rng.choice(game.waiting)
        game.apply(who, rng.choice(game.legal(who)))
    again = persistence.from_snapshot(persistence.snapshot_row("t", 400, game))
    kinds = {id(event) for seat in persistence.viewers(again) for event in again.history(seat)}
    assert len(kinds) < again.table.shown[0]  # what all saw takes room once
    for seat in persistence.viewers(game):
        lines = [
            log_lines(
                SeatScene(one.view(seat), game.names),
                one.history(seat),
                book("en"),
                seat,
            )
            for one in (game, again)
        ]
        assert lines[0] == lines[1]
