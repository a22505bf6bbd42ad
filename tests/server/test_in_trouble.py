"""What is asked over HTTP while the storage takes nothing, or in a way that cannot be read."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections.abc import Iterator

import httpx
import pytest

from bare_sockets import post
from kickdoor.client import Client
from kickdoor.engine.game import Game
from kickdoor.server import hall as halls
from kickdoor.wire.messages import Pause
from kickdoor.wire.setup import SeatSetup, TableSetup
from live_servers import Running, Serve, against_bots, nearly_won, play_out, run

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


def test_what_cannot_be_written_is_refused_and_not_done_later(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, LOBBY)
        with locked(server):
            first = asyncio.create_task(asyncio.to_thread(told, server, "/"))
            while httpx.get(f"{server.url}/readyz").status_code == 200:
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
        while httpx.get(f"{server.url}/readyz").status_code != 200:
            await asyncio.sleep(0.1)
        seats = httpx.get(f"{server.url}/api/tables/{ann.table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "", ""]
        assert (await Client.join(server.url, ann.table, "Zed")).tokens

    run(scene())


def test_a_seat_whose_key_nobody_got_is_free_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "WRITE_S", 0.3)
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, LOBBY)
        with locked(server):  # at once: nobody knows of the trouble yet
            assert told(server, f"/{ann.table}/join", name="Zed") == (503, "storage")
        while httpx.get(f"{server.url}/readyz").status_code != 200:
            await asyncio.sleep(0.1)
        await Client.join(server.url, ann.table, "Zed")
        server.stop()
        again = serve()
        keys: dict[int, str] = {}

        async def look() -> None:
            keys.update((await again.hall.find(ann.table)).keys)

        await again.does(look())
        assert len(keys) == 2

    run(scene())


UNREADABLE = (
    b'{"title":"\xff"}',
    b'{"title":' + b"[" * 1100 + b"]" * 1100 + b"}",
    b"\xff\xfe",
    b"[" * 99_999,
)


def test_a_body_that_cannot_be_read_is_the_senders_fault(serve: Serve) -> None:
    server = serve()
    headers = {"content-type": "application/json"}
    for path in ("/", "/mine", "/import"):
        for body in UNREADABLE:
            answer = httpx.post(f"{server.url}/api/tables{path}", content=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-message", "bad-setup")


def test_no_table_waits_for_the_reading_of_a_record(serve: Serve) -> None:
    server = serve()
    junk = b'{"a":[' + b"{}," * 600_000 + b"1]}"
    waits: list[float] = []

    async def beat(is_done: asyncio.Event) -> None:
        while not is_done.is_set():
            began = time.monotonic()
            await asyncio.sleep(0.01)
            waits.append(time.monotonic() - began)

    async def scene() -> None:
        url = f"{server.url}/api/tables/import"
        async with httpx.AsyncClient(timeout=30) as http:
            assert (await http.post(url, content=b"{}")).status_code == 400  # the process is there
            is_done = asyncio.Event()
            pulse = asyncio.run_coroutine_threadsafe(beat(is_done), server._loop)
            assert (await http.post(url, content=junk)).status_code == 400
            record = Game.new(["Ann", "Bob", "Cid"], seed=1).record.to_json()
            assert (await http.post(url, content=record.encode())).status_code == 201
            server.call(is_done.set)
            await asyncio.wrap_future(pulse)
        assert max(waits) < 0.25

    run(scene())


def test_what_is_private_is_not_kept_by_anybody_between(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, against_bots()) as ann:
            await ann.start()
            headers = {"authorization": f"Bearer {ann.tokens[0]}"}
            for path in (f"/api/tables/{ann.table}/log", f"/api/tables/{ann.table}", "/readyz"):
                answer = httpx.get(f"{server.url}{path}", headers=headers)
                assert answer.headers["cache-control"] == "no-store"
        assert "max-age" in httpx.get(f"{server.url}/api/cards").headers["cache-control"]
        front = httpx.get(server.url)
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
