"""What is asked over HTTP while the storage takes nothing, or in a way that cannot be read."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import socket
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import patiently
from bare_sockets import post
from kickdoor.client import Client, ServerError
from kickdoor.engine import words_of_play as w
from kickdoor.engine.game import Game
from kickdoor.protocol.messages import Pause
from kickdoor.protocol.rendering.own_sections import acts_in, log_lines
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.connections import costs
from kickdoor.server.tables import table_registry as halls
from kickdoor.server.tables.imported import check_import
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import book
from live_servers import Running, Serve, act_once, against_bots, nearly_won, play_out, run

LOBBY = TableSetup(seats=[SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup()], clock="none")


@contextlib.contextmanager
def locked(server: Running) -> Iterator[None]:
    """Another program holds the database file."""
    file = server.settings.db.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def told(server: Running, path: str, token: str = "", **body: object) -> tuple[int, str]:
    answer = post(server, path, token, **body)
    return answer.status_code, answer.json()["code"]


async def until_ready(server: Running) -> None:
    while patiently.get(f"{server.url}/readyz").status_code != 200:
        await asyncio.sleep(0.1)


@pytest.fixture
def hasty(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server that does not wait long for a write."""
    monkeypatch.setattr(halls, "WRITE_S", 0.3)
    return serve()


def test_what_cannot_be_written_is_refused_and_not_done_later(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, LOBBY)
        with locked(server):
            first = asyncio.create_task(asyncio.to_thread(told, server, "/"))
            while patiently.get(f"{server.url}/readyz").status_code == 200:
                await asyncio.sleep(0.1)
            for path, token in (
                (f"/{ann.table}/join", ""),
                (f"/{ann.table}/leave", ann.tokens[0]),
                ("/", ""),
            ):
                began = time.monotonic()
                body = {"name": "Zed"} if path.endswith("join") else {}
                assert told(server, path, token, **body) == (503, "storage")
                assert time.monotonic() - began < halls.WRITE_S
            assert await first == (503, "storage")
        await until_ready(server)
        seats = patiently.get(f"{server.url}/api/tables/{ann.table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "", ""]
        assert (await Client.join(server.url, ann.table, "Zed")).tokens

    run(scene())


def test_a_seat_whose_key_nobody_got_is_free_again(serve: Serve, hasty: Running) -> None:
    server = hasty

    async def scene() -> None:
        ann = await Client.create(server.url, LOBBY)
        with locked(server):  # at once: nobody knows of the trouble yet
            assert told(server, f"/{ann.table}/join", name="Zed") == (503, "storage")
        await until_ready(server)
        await Client.join(server.url, ann.table, "Zed")
        server.stop()
        again = serve()
        keys: dict[int, str] = {}

        async def look() -> None:
            keys.update((await again.registry.find(ann.table)).keys)

        await again.does(look())
        assert len(keys) == 2

    run(scene())


UNREADABLE = (
    b'{"title":"\xff"}',
    b'{"title":' + b"[" * 1100 + b"]" * 1100 + b"}",
    b"\xff\xfe",
    b"[" * 60_000,
)


def test_a_body_that_cannot_be_read_is_the_senders_fault(serve: Serve) -> None:
    server = serve()
    headers = {"content-type": "application/json"}
    for path in ("/", "/mine", "/import"):
        for body in UNREADABLE:
            answer = patiently.post(f"{server.url}/api/tables{path}", content=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-message", "bad-setup")


async def beat(worked: list[float], is_done: asyncio.Event) -> None:
    """How long the loop's own thread works at a stretch."""
    while not is_done.is_set():
        began = time.thread_time()
        await asyncio.sleep(0.002)
        worked.append(time.thread_time() - began)


@pytest.mark.slow
def test_no_table_waits_for_the_reading_of_a_record(serve: Serve) -> None:
    server = serve()
    junk = b'{"a":[' + b"{}," * 600_000 + b"1]}"
    worked = [0.0]

    async def scene() -> None:
        url = f"{server.url}/api/tables/import"
        async with httpx.AsyncClient(timeout=30) as http:
            assert (await http.post(url, content=b"{}")).status_code == 400  # the process is there
            is_done = asyncio.Event()
            pulse = asyncio.run_coroutine_threadsafe(beat(worked, is_done), server._loop)
            assert (await http.post(url, content=junk)).status_code == 400
            record = Game.new(["Ann", "Bob", "Cid"], seed=1).record.to_json()
            assert (await http.post(url, content=record.encode())).status_code == 201
            server.call(is_done.set)
            await asyncio.wrap_future(pulse)
        assert max(worked) < 0.06

    run(scene())


TALK = (w.ASK, w.TRADE, w.WITHDRAW, w.DECLINE)  # by which no game comes to its end


def long_record(acts: int = 20_000) -> bytes:
    """Of a game of six seats and some thousand acts, which is not over."""
    rng = random.Random(4)
    game = Game.new([f"P{i}" for i in range(6)], options=("epic",), seed=4)
    for _ in range(acts):
        seat = rng.choice(game.waiting)[0]
        legal = game.legal(seat)
        game.apply(seat, rng.choice([act for act in legal if act.verb in TALK] or legal))
    return game.record.to_json().encode()


@pytest.mark.slow
def test_no_table_waits_for_a_long_game(serve: Serve) -> None:
    server, record, worked = serve(), long_record(), [0.0]

    async def scene() -> None:
        url, is_done = f"{server.url}/api/tables", asyncio.Event()
        async with httpx.AsyncClient(timeout=30) as http:
            assert (await http.post(f"{url}/import", content=b"{}")).status_code == 400
            gc.collect()
            pulse = asyncio.run_coroutine_threadsafe(beat(worked, is_done), server._loop)
            made = await http.post(f"{url}/import", content=record)
            id = made.json()["table"]["id"]
            for _ in range(2):  # from the disk, and from memory
                assert len((await http.get(f"{url}/{id}/log")).json()) > 1000
            server.call(is_done.set)
            await asyncio.wrap_future(pulse)
        assert max(worked) < 0.06

    gc.disable()  # what others have left behind is no matter of this
    try:
        run(scene())
    finally:
        gc.enable()


@pytest.mark.slow
def test_long_games_have_so_much_room_in_memory(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        record, ids = long_record(3_000), []
        async with httpx.AsyncClient(timeout=30) as http:
            for _ in range(3):
                made = await http.post(f"{server.url}/api/tables/import", content=record)
                ids.append(made.json()["table"]["id"])
        assert not server.registry.live  # nobody has come yet
        async with Client(server.url, ids[0]):
            length = server.registry.live[ids[0]].events
            server.registry.settings.live_events = 2 * length
            async with Client(server.url, ids[1]):
                with pytest.raises(ServerError) as refused:
                    await Client(server.url, ids[2]).connect()
                assert refused.value.code == "too-many"
            while (left := server.registry.live.get(ids[1])) and not left.is_idle:
                await asyncio.sleep(0.01)
            async with Client(server.url, ids[2]):
                assert sorted(server.registry.live) == sorted([ids[0], ids[2]])

    run(scene())


@pytest.mark.slow
def test_what_is_private_is_not_kept_by_anybody_between(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, against_bots()) as ann:
            await ann.start()
            headers = {"authorization": f"Bearer {ann.tokens[0]}"}
            for path in (f"/api/tables/{ann.table}/log", f"/api/tables/{ann.table}", "/readyz"):
                answer = patiently.get(f"{server.url}{path}", headers=headers)
                assert answer.headers["cache-control"] == "no-store"
        assert "max-age" in patiently.get(f"{server.url}/api/cards").headers["cache-control"]
        front = patiently.get(server.url)
        assert front.headers["content-type"] == "text/html; charset=utf-8"

    run(scene())


def test_a_game_that_is_over_is_not_paused(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, nearly_won()) as ann:
            await ann.start()
            await play_out(ann, random.Random(1))
            await ann.send(Pause(0, True))
            while ann._trouble is None:
                await ann.news(5)
            assert ann._trouble.code == "over"

    run(scene())


def test_a_bot_that_was_swapped_in_is_written_before_it_is_told(hasty: Running) -> None:
    server = hasty

    async def scene() -> None:
        ann = await Client.create(server.url, LOBBY)
        with locked(server):
            change = {"kind": "bot", "bot": "easy"}
            assert told(server, f"/{ann.table}/seats/1", ann.tokens[0], **change)[0] == 503

    run(scene())


@pytest.mark.slow
def test_only_a_record_is_large(serve: Serve) -> None:
    """What is refused is gone at once: 2 MB each came to gigabytes until they were collected."""
    server = serve()
    body = b'{"a":{' + b",".join(b'"%d":1' % i for i in range(6_000)) + b"}}"
    headers = {"content-type": "application/json"}
    for path in ("/", "/mine", "/abcdefgh/join"):
        url = f"{server.url}/api/tables{path}"
        answer = patiently.post(url, content=body + b" " * 65_536, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
        gc.collect()
        gc.disable()
        try:
            for _ in range(20):
                assert patiently.post(url, content=body, headers=headers).status_code == 400
            kept = [one for one in gc.get_objects() if isinstance(one, dict) and "5999" in one]
            assert len(kept) <= 2
        finally:
            gc.enable()


def test_a_log_is_told_in_parts_as_it_is_told_whole(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, against_bots(people=4)) as ann:
            await ann.start()
            for _ in range(120):
                await act_once(ann, random.Random(3))
            scenes: list[list[str]] = []

            async def whole() -> None:
                table = await server.registry.find(ann.table)
                scene = table.rendering().scene(0)
                past = scene.view.history
                assert len(list(acts_in(past, 20))) > 3
                for size in (20, 10**6):
                    parts = [log_lines(scene, one, book("en"), 0) for one in acts_in(past, size)]
                    scenes.append([line.text for part in parts for line in part])

            await server.does(whole())
            headers = {"authorization": f"Bearer {ann.tokens[0]}"}
            got = patiently.get(f"{server.url}/api/tables/{ann.table}/log", headers=headers).json()
            assert scenes[0] == scenes[1] == [line["text"] for line in got]

    run(scene())


def test_a_long_log_is_paid_for_by_its_length(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costs, "LOG_EVENTS", 0.1)
    limits = {"messages_per_second": 20.0, "message_burst": 60.0}
    server = serve(**limits)

    async def scene() -> None:
        async with await Client.create(server.url, against_bots()) as ann:
            await ann.start()
            url = f"{server.url}/api/tables/{ann.table}/log"
            codes = [patiently.get(url).status_code for _ in range(6)]
            assert codes[0] == 200
            assert codes[-1] == 429

    run(scene())


def test_an_address_in_full_is_understood(serve: Serve) -> None:
    server = serve()
    with contextlib.closing(socket.create_connection(("127.0.0.1", server.port))) as line:
        line.sendall(f"GET {server.url}/healthz HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert b"application/json" in line.recv(10_000)


@pytest.mark.parametrize(
    "spoilt",
    [
        {"options": ("epic",) * 9},
        {"sets": [("munchkin", "x"), ("munchkin", "x")]},
        {"engine": "1" * 41},
        {"engine": "\u202e"},
    ],
)
def test_a_record_is_imported_within_the_bounds_of_a_table(spoilt: dict[str, Any]) -> None:
    record = Game.new(["Ann", "Bob", "Cid"], seed=1).record
    check_import(record)
    for name, value in spoilt.items():
        setattr(record, name, value)
    with pytest.raises(Trouble) as trouble:
        check_import(record)
    assert trouble.value.code == "bad-setup"


def test_whoever_made_an_act_is_a_player_a_bot_or_the_clock() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    seat = game.waiting[0][0]
    game.apply(seat, game.legal(seat)[0], by="\u202e" * 100)
    with pytest.raises(Trouble):
        check_import(game.record)


def test_a_game_that_was_kept_with_who_played_it_is_imported(serve: Serve) -> None:
    server = serve()
    record = Game.new(["Ann", "Bob", "Cid"], seed=1).record.to_json()
    for body in (f'{{"seats":["easy"],"seed":1,"record":{record}}}', record):
        answer = httpx.post(f"{server.url}/api/tables/import", content=body, timeout=20)
        assert answer.status_code == 201
