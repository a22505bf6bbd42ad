"""What one asks for has its price: nobody wears a server down from inside the limits.

The attacks themselves, with a quiet table beside them, are in `bench/attack.py`; here is what holds
them off, piece by piece, and at the end all of them in the long form.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import patiently
from bare_sockets import Bare
from kickdoor.client import Client
from kickdoor.engine import words_of_play as w
from kickdoor.engine.acts.act_kinds import SetOrders
from kickdoor.engine.game import Game
from kickdoor.protocol.messages import ClientMessage
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.connections import costs
from kickdoor.server.connections.arriving import Arrival
from kickdoor.server.connections.connection import (
    BEHIND_BYTES,
    TOLD,
    TOO_MUCH,
    TOO_SLOW,
    Connection,
)
from kickdoor.server.connections.costs import Bucket
from kickdoor.server.connections.security import place_of
from kickdoor.server.running.rounds import Rounds
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.migrate import downgrade, upgrade
from kickdoor.server.tables.delay import MOST_BYTES, DelayLine
from kickdoor.server.tables.gate import MOST_WAITING, Gate
from kickdoor.server.tables.pace.turns import Turns
from kickdoor.server.tables.sent import Quiet
from kickdoor.server.talk import Talk
from live_servers import Running, Serve, against_bots, nearly_won, run

ROOT = Path(__file__).parent.parent.parent
ELSEWHERE = ("127.0.0.2", 0)


async def sit(
    server: Running, table: str = "", tokens: list[str] | None = None
) -> ClientConnection:
    """A bare connection from another address than the clients'."""
    one = await connect(server.ws, local_addr=ELSEWHERE, max_size=None)
    if table:
        await one.send(json.dumps({"type": "hello", "table": table, "tokens": tokens or []}))
    return one


async def heard_until_pong(one: ClientConnection) -> list[dict[str, Any]]:
    """All that is said up to the answer to a ping."""
    await one.send('{"type":"ping","id":"the last"}')
    heard: list[dict[str, Any]] = []
    while True:
        said = json.loads(await one.recv())
        if said.get("id") == "the last":
            return heard
        heard.append(said)


def codes(heard: list[dict[str, Any]]) -> list[str]:
    return [said["code"] for said in heard if said["type"] == "error"]


async def begun(server: Running, setup: TableSetup | None = None) -> Client:
    client = await Client.create(server.url, setup or against_bots())
    async with client:
        await client.start()
    return client


# Prices.


def test_every_kind_of_message_has_a_price() -> None:
    assert set(costs.COSTS) == set(get_args(ClientMessage))
    assert min(costs.COSTS.values()) >= 1


def test_listeners_are_paid_for() -> None:
    whys = next(kind for kind in costs.COSTS if kind.__name__ == "Why")
    acts = next(kind for kind in costs.COSTS if kind.__name__ == "DoAct")
    assert costs.of_message(whys, 64) == costs.COSTS[whys]
    assert costs.of_message(acts, 4) == 1
    assert costs.of_message(acts, 64) == 5


def test_a_bucket_can_be_owed_and_nobody_owes_more_than_it_holds() -> None:
    bucket = Bucket(1.0, 10.0)
    assert bucket.take(100.0)
    bucket.owe(1000.0)
    assert not bucket.take(109.0)
    assert bucket.is_empty(110.0)
    assert bucket.take(111.5)


def test_households_of_ipv6_are_counted_once() -> None:
    assert place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2:ffff::1")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("10.0.0.1") == "10.0.0.1"


# Floods.


def test_what_is_dear_is_too_fast_sooner(serve: Serve) -> None:
    """Twenty pings are nothing; of as many hellos, syncs or names that are nobody's a few are."""
    server = serve(messages_per_second=0.5, message_burst=40.0)

    async def scene() -> None:
        client = await begun(server)
        dear: list[dict[str, Any]] = [
            {"type": "hello", "table": client.table, "tokens": client.tokens},
            {"type": "sync"},
            {"type": "why", "id": "w", "seat": 0, "act": {"play": "x" * 13_000}},
            {"type": "act", "id": "a", "seat": 0, "act": {"play": "poted plont"}},
            {"type": "preview", "id": "p", "seat": 0, "act": "kick"},
            {"type": "zzz", "what": "nobody can read this"},
        ]
        async with await sit(server, client.table, client.tokens) as cheap:
            for _ in range(20):
                await cheap.send('{"type":"ping","id":"one"}')
            assert codes(await heard_until_pong(cheap)) == []
        for message in dear:
            server.registry.purses._buckets.clear()
            async with await sit(server, client.table, client.tokens) as one:
                for _ in range(20):
                    await one.send(json.dumps(message))
                await one.send('{"type":"ping","id":"x"}')
                seen: list[dict[str, Any]] = []
                while not seen or seen[-1].get("id") != "x":
                    seen.append(json.loads(await one.recv()))
                assert codes(seen).count("too-fast") >= 10, message

    run(scene())


def test_all_connections_of_an_address_share_a_purse(serve: Serve) -> None:
    server = serve(messages_per_second=0.1, message_burst=5.0)

    async def scene() -> None:
        refused: list[str] = []
        ones = [await sit(server) for _ in range(10)]
        for one in ones:
            for _ in range(3):  # each inside its own limit
                await one.send('{"type":"ping","id":"one"}')
            refused += codes([json.loads(await one.recv()) for _ in range(3)])
        assert 5 <= refused.count("too-fast") <= 15
        with pytest.raises(WebSocketException):
            await sit(server)
        for one in ones:
            await one.close()
        async with connect(server.ws) as other:
            assert codes(await heard_until_pong(other)) == []

    run(scene())


async def listen(one: ClientConnection) -> int:
    """How much is said until it is over."""
    heard = 0
    try:
        async for _ in one:
            heard += 1
    except ConnectionClosed:
        pass
    return heard


@pytest.mark.parametrize("proxies", [[], ["10.0.0.0/8"]])
def test_who_goes_on_is_let_go_and_then_not_let_in(serve: Serve, proxies: list[str]) -> None:
    server = serve(messages_per_second=1.0, message_burst=20.0, proxies=proxies)

    async def flood() -> int:
        async with await sit(server) as one:
            heard = asyncio.create_task(listen(one))
            try:
                while not heard.done():
                    await one.send('{"type":"ping","id":"one"}')
                    await asyncio.sleep(0)
            except ConnectionClosed:
                pass
            assert one.close_code in (TOO_MUCH, 1006)
            return await heard

    async def scene() -> None:
        for _ in range(10):
            try:
                assert await flood() <= 2 * TOLD
            except (OSError, WebSocketException):
                break
        else:
            pytest.fail("it is let in again and again")
        async with connect(server.ws) as other:  # from another address
            assert codes(await heard_until_pong(other)) == []

    run(scene())


def test_spectators_who_ask_too_much_do_not_keep_a_player_from_asking(serve: Serve) -> None:
    server = serve(acts_per_second=5.0)

    async def scene() -> None:
        client = await begun(server)
        async with await sit(server, client.table) as watching:
            for _ in range(30):
                await watching.send('{"type":"sync"}')
            assert "too-fast" in codes(await heard_until_pong(watching))
            async with await sit(server, client.table, client.tokens) as playing:
                await playing.send('{"type":"why","id":"w","seat":0,"act":"kick"}')
                assert codes(await heard_until_pong(playing)) == []

    run(scene())


def test_what_a_seat_says_to_all_is_limited_however_often_it_connects(serve: Serve) -> None:
    server = serve(chats_per_minute=12.0)
    setup = TableSetup(seats=[SeatSetup("here", name=f"P{i}") for i in range(3)], clock="none")

    async def scene() -> None:
        client = await begun(server, setup)
        heard: list[str] = []
        for number in range(8):
            async with await sit(server, client.table, client.tokens[:1]) as one:
                pause = {"type": "pause", "seat": 0, "wanted": number % 2 == 0}
                await one.send(json.dumps(pause))
                heard += codes(await heard_until_pong(one))
        assert heard.count("too-fast") == 5

    run(scene())


def test_changes_around_the_game_are_told_together(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await begun(server)
        async with await sit(server, client.table) as quiet:
            async with await sit(server, client.table, client.tokens) as busy:
                hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
                for _ in range(100):
                    await busy.send(json.dumps(hello))
                await heard_until_pong(busy)
            heard = await heard_until_pong(quiet)
        assert sum(said["type"] == "table" for said in heard) < 30

    run(scene())


# What is kept has a bound.


def test_tables_that_there_are_not_are_forgotten(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await sit(server) as one:
            for number in range(200):
                await one.send(json.dumps({"type": "hello", "table": f"nobody-{number}"}))
            assert set(codes(await heard_until_pong(one))) == {"no-such-table"}
        assert server.registry._loading == {}
        assert server.registry.live == {}

    run(scene())


def test_a_table_asked_for_by_id_and_by_code_at_once_is_loaded_once(serve: Serve) -> None:
    server = serve(idle_s=0.0)

    async def scene() -> None:
        client = await begun(server)
        assert client.info is not None
        while server.registry.live:
            await asyncio.sleep(0.05)
        registry, names = server.registry, [client.info.id, client.info.code, client.info.id]

        async def find() -> int:
            return len({id(one) for one in await asyncio.gather(*map(registry.find, names))})

        # In the loop of the server.
        loop = registry.store.writer.duty.task.get_loop()  # type: ignore[union-attr]
        found = asyncio.run_coroutine_threadsafe(find(), loop)
        assert await asyncio.wrap_future(found) == 1

    run(scene())


def test_so_many_tables_are_in_memory_and_no_more(serve: Serve) -> None:
    server = serve(live_tables=3)

    async def scene() -> None:
        clients = [await Client.create(server.url, against_bots()) for _ in range(5)]
        assert len(server.registry.live) == 3
        async with clients[0], clients[1], clients[2]:
            answer = patiently.post(f"{server.url}/api/tables/", json={})
            assert answer.json()["code"] == "too-many"

    run(scene())


def test_a_spectator_who_is_behind_is_sent_everything_once(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        setup = against_bots()
        setup.watch_delay_s = 3600
        client = await begun(server, setup)
        async with await sit(server, client.table) as one:
            for _ in range(50):
                await one.send('{"type":"sync"}')
            await heard_until_pong(one)
            (connection,) = server.registry.live[client.table].audience.connections
            assert len(connection.later) <= 2  # the table, and then the line that somebody watches

    run(scene())


async def later_and_its_end() -> None:
    sent: list[bytes] = []
    line = DelayLine(sent.append)
    assert line.put(b"one", 0.01)
    assert line.put(b"two", 0.02)
    await asyncio.sleep(0.1)
    assert (sent, len(line)) == ([b"one", b"two"], 0)
    noise = [bytes((i * j) % 251 for i in range(997)) for j in range(1, 40)]
    count = 0
    while line.put(b"".join(noise[count % 39 :]), 3600):
        count += 1
        assert count * 997 < 100 * MOST_BYTES, "there is no end"
    line.clear()
    assert len(line) == 0
    assert line.put(b"again", 3600)
    line.clear()


def test_what_is_sent_later_comes_in_order_and_has_an_end() -> None:
    run(later_and_its_end())


class Deaf:
    """A line whose reader takes nothing."""

    async def send(self, data: bytes) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None: ...


async def behind_by_bytes() -> None:
    connection = Connection("here", Settings(), Deaf())
    for _ in range(BEHIND_BYTES // 100_000 + 1):
        connection.send(b"x" * 100_000)
    assert connection.close_code == 0
    connection.send(b"x")
    assert connection.close_code == TOO_SLOW
    await connection.closed(0.0)


def test_a_slow_reader_is_let_go_by_bytes_too() -> None:
    run(behind_by_bytes())


def test_a_gate_says_when_it_is_full() -> None:
    gate = Gate(lambda: 0.0)
    for _ in range(MOST_WAITING):
        assert not gate.is_full
        gate.after(1, lambda: None)
    assert gate.is_full
    gate.opens(1)
    assert not gate.is_full


async def orders(server: Running, client: Client, *wanted: str) -> list[Any]:
    """Gives a person's orders one after the other: what is answered."""
    heard: list[Any] = []
    async with await sit(server, client.table, client.tokens) as one:
        line = Bare(one)
        for number, word in enumerate(wanted):
            act = {"orders": {"pass": word}}
            await line.says(type="act", id=f"o{number}-{word}", seat=0, act=act)
            answer = await line.hears("ack", "error")
            heard.append(answer.get("sequence", answer.get("code")))
    return heard


def test_a_table_that_has_had_all_its_acts_is_over_and_can_be_played_again(serve: Serve) -> None:
    server = serve(acts_per_table=3)

    async def scene() -> None:
        client = await begun(server, nearly_won())
        wanted = ["turn", "always", "fight", "never", "turn"]
        assert await orders(server, client, *wanted) == [1, 2, 3, "used-up", "used-up"]
        url, key = f"{server.url}/api/tables/{client.table}", client.tokens[0]
        again = patiently.post(f"{url}/rematch", headers={"authorization": f"Bearer {key}"})
        assert again.json()["state"] == "lobby"
        ended = patiently.get(url).json()
        assert (ended["state"], ended["winners"]) == ("over", [])
        assert len(patiently.get(f"{url}/record").json()["acts"]) == 3

    run(scene())


def test_an_order_that_stands_already_is_no_act(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await begun(server, nearly_won())
        assert await orders(server, client, "never", "turn", "turn", "turn") == [0, 1, 1, 1]
        assert len(await server.acts(client.table)) == 1
        assert await orders(server, client, *["turn"] * 30) == [1] * 30

    run(scene())


def test_a_seat_does_only_so_much_beside_the_game_until_it_moves_on(serve: Serve) -> None:
    server = serve(quiet_acts=4)

    async def scene() -> None:
        client = await begun(server, nearly_won())
        heard = await orders(server, client, *["turn", "never"] * 2, "turn")
        assert heard == [1, 2, 3, 4, "too-fast"]
        async with client.__class__(server.url, client.table, client.tokens) as again:
            await again.act("kick")
            await again.act({"orders": {"pass": "turn"}})

    run(scene())


def test_what_bots_and_clocks_do_beside_the_game_is_not_counted() -> None:
    quiet, offer = Quiet(20), SetOrders(w.PASS_TURN)
    for _ in range(40):
        quiet.note(0, offer, False)
    quiet.refuse_more(0, offer)


# Nothing is rewritten whole for a small change.


def padded_record() -> str:
    record = Game.new(["Ann", "Bob", "Cid"], seed=7).record.to_json().rstrip()
    return record[:-1] + " " * 500_000 + record[-1]


def test_a_small_change_at_a_large_table_is_written_small(serve: Serve) -> None:
    server = serve()
    made = patiently.post(f"{server.url}/api/tables/import", content=padded_record()).json()

    async def scene() -> None:
        live = await server.registry.find(made["table"]["id"])
        assert len(live.meta_row()[1]["meta"]) < 5_000
        begins = await server.registry.store.beginning(live.id)
        assert len(begins) > 500_000

    run(server.does(scene()))


def test_records_in_the_metadata_are_moved_out_of_it_and_back(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    row = "insert into tables values ('t', 'c', 'playing', 0, 0, 0, null, x'00', :meta)"
    meta = json.dumps({"host": 1, "imported": "a record"})
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text(row), {"meta": meta})
    with engine.begin() as connection:
        upgrade(connection)
        kept = connection.execute(text("select table_id, record from beginnings")).all()
        assert [tuple(one) for one in kept] == [("t", "a record")]
        assert "record" not in connection.execute(text("select meta from tables")).scalar_one()
    with engine.begin() as connection:
        downgrade(connection, "0001")
        back = connection.execute(text("select meta from tables")).scalar_one()
        assert json.loads(back) == json.loads(meta)
    engine.dispose()


# Turns.


async def turns_are_fair() -> None:
    turns, order = Turns(), list[str]()

    async def want(owner: str) -> None:
        assert await turns.wait(owner, 5.0)
        order.append(owner)
        await asyncio.sleep(0)
        turns.end()

    greedy = [asyncio.create_task(want("greedy")) for _ in range(20)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(want("modest"))
    await asyncio.gather(*greedy, modest)
    assert order.index("modest") <= 3
    assert len(order) == 21
    assert await turns.wait("first", 1.0)
    assert not await turns.wait("late", 0.01)
    dropped = asyncio.create_task(turns.wait("gone", 5.0))
    await asyncio.sleep(0)
    dropped.cancel()
    turns.end()
    assert await turns.wait("next", 0.01)


def test_who_wants_much_waits_behind_who_wants_little() -> None:
    run(turns_are_fair())


# Who takes his time.


@pytest.fixture
def quick_arrivals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Arrival, "reading_s", 0.2)


@pytest.mark.usefixtures("quick_arrivals")
def test_who_does_not_come_to_the_end_of_a_request_is_let_go(serve: Serve) -> None:
    server = serve()
    begins = (
        b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
        b"POST /api/tables/ HTTP/1.1\r\nHost: x\r\ncontent-length: 100\r\n\r\n{",
    )
    for begin in begins:
        for first in (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", server.port), timeout=10) as slow:
                if first:
                    slow.sendall(first)
                    assert slow.recv(10_000)
                slow.sendall(begin)
                while slow.recv(10_000):
                    pass

    async def scene() -> None:
        client = await begun(server)
        async with await sit(server, client.table) as one:
            await asyncio.sleep(0.6)  # a socket may be silent for as long as it likes
            await heard_until_pong(one)

    run(scene())


def test_who_says_hello_to_no_table_is_let_go(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        registry, id = server.registry, (await begun(server)).table
        silent, gone, here = [
            Talk(registry, Connection("here", Settings(), Deaf())) for _ in range(3)
        ]
        gone.table = here.table = registry.live[id]
        here.table.audience.connections.add(here.connection)
        for one in (silent, gone, here):
            one.too_late()
        assert silent.connection.close_code == gone.connection.close_code == TOO_MUCH
        assert here.connection.close_code == 0

    run(scene())


def test_who_has_left_a_table_is_waited_for_anew(serve: Serve) -> None:
    """A hello that fails has left the table before: nobody keeps a place that way."""
    server = serve()

    async def hellos(client: Client) -> None:
        talk = Talk(server.registry, Connection("here", Settings(), Deaf()))
        hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
        found: list[tuple[bool, bool]] = []
        for message in (json.dumps(hello).encode(), b'{"type":"hello","table":"nobody"}'):
            await talk.hear(message)
            found.append((talk.table is not None, talk._waiting is not None))
        assert found == [(True, False), (False, True)]
        talk.wait_no_more()
        await talk.connection.closed(0.0)

    async def scene() -> None:
        await server.does(hellos(await begun(server)))

    run(scene())


def test_tables_of_days_wait_until_there_is_room(serve: Serve) -> None:
    server = serve(live_tables=1)

    async def look(id: str) -> None:
        async def due(now: float) -> list[str]:
            return [id]

        server.registry.store.due = due  # type: ignore[method-assign]
        assert not await Rounds(server.registry).look_at_days()
        assert id not in server.registry.live

    async def scene() -> None:
        left = await Client.create(server.url, against_bots())
        async with await Client.create(server.url, against_bots()):
            await server.does(look(left.table))

    run(scene())


async def nothing_of_before() -> None:
    connection = Connection("here", Settings(), Deaf())
    connection.sit_down([], True, 3600.0)
    connection.show(b"what a spectator sees an hour later")
    assert len(connection.later) == 1
    connection.sit_down([0], False, 0.0)
    assert len(connection.later) == 0


def test_who_sits_down_is_not_sent_what_he_would_have_watched() -> None:
    run(nothing_of_before())


def test_who_has_no_eyes_is_paid_nothing_for_them(serve: Serve) -> None:
    """Who waits for a seat at a table that cannot be watched sees nothing."""
    talk = Talk(serve().registry, Connection("here", Settings(), Deaf()))
    talk._pay_for_eyes()
    assert talk.connection.messages._left == talk.connection.messages.burst


def test_an_address_has_so_many_connections_of_any_kind(serve: Serve) -> None:
    server = serve(connections_per_address=4)
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=5) for _ in range(12)]
    try:
        lines[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            assert lines[-1].recv(100) == b""
        lines[0].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200" in lines[0].recv(100)
    finally:
        for one in lines:
            one.close()
    assert sum(Arrival.arrived.values()) <= 12


@pytest.mark.soak
def test_a_quiet_table_hears_nothing_of_any_attack() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "attack.py", "--seconds", "20"],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    sys.stdout.write(done.stdout)
    for line in done.stdout.splitlines():
        name, _, figures = line.partition(": ")
        found = json.loads(figures)
        assert found["p99_ms"] < 100 + found["longest_of_the_disk_ms"], name
        assert found["writes_kb_per_s"] < 2_000, name
        assert found["memory_kb_per_s"] < 500, name
