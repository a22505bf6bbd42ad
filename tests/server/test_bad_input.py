"""Bad input: whatever is sent, no 500, no crash, no changed game.

HTTP by schemathesis, from the server's own description; the socket by generated messages:
malformed, stale, foreign, duplicated, huge, fast. The short form sends some, the long one a hundred
thousand.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import patiently
from kickdoor.bots import EasyBot
from kickdoor.client import Client
from kickdoor.drive import Rng
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import VERBS
from kickdoor.errors import RecordError
from kickdoor.server.tables.imported import read_import
from kickdoor.server.tables.seated_bots.table_bots import Robots, think
from kickdoor.server.tables.trouble import Trouble
from kickdoor.terminal.saved_games import read_kept
from live_servers import Running, Serve, against_bots, run

JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 7, 1e308, 2**63, "", "x" * 200, "\x00", "\u202e", "ann", "' OR 1=1 --",
    "<img src=x onerror=alert(1)>", [], {}, [[]], {"a": {"b": []}}, [1, "two", None], "kick",
    {"play": "wizard"}, {"play": ["wizard", {}]}, {"choose": "nobody"}, {"sell": "ask"},
)  # fmt: skip


def some_act(rng: random.Random) -> Any:
    verb = rng.choice(VERBS)
    if rng.random() < 0.3:
        return verb
    act: dict[str, Any] = {verb: rng.choice(JUNK)}
    for _ in range(rng.randrange(3)):
        act[rng.choice(("on", "from", "with", "choose", "picks", "cards", "question", "zz"))] = (
            rng.choice(JUNK)
        )
    return act


def bad_message(rng: random.Random, number: int) -> str | bytes:
    """One message that nobody should send."""
    kind = rng.randrange(8)
    if kind == 0:  # no JSON at all
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:  # broken off
        return json.dumps({"type": "act", "id": "x", "seat": 0, "act": "kick"})[: rng.randrange(40)]
    if kind == 2:  # JSON, but no message
        return json.dumps(rng.choice(JUNK))
    if kind == 3:  # of no known type, or with fields of the wrong kind
        names = (
            "hello",
            "act",
            "why",
            "compose",
            "preview",
            "chat",
            "pause",
            "zzz",
            "sync",
            "mute",
        )
        fields = ("id", "seat", "act", "chosen", "text", "table", "tokens", "muted", "question")
        message = {name: rng.choice(JUNK) for name in rng.sample(fields, 3)}
        return json.dumps({"type": rng.choice(names), **message})
    if kind == 4:  # an act of a foreign seat, or of none
        message = {"type": "act", "id": f"f{number}", "seat": rng.choice((1, 2, 3, 7))}
        return json.dumps({**message, "act": some_act(rng)})
    if kind == 5:  # stale: the answer to a question long gone
        message = {"type": "act", "id": f"s{number}", "seat": 0, "question": 1}
        return json.dumps({**message, "act": rng.choice(("kick", "pass", "fight", "run", "end"))})
    if kind == 6:  # deep or huge
        return "[" * rng.choice((100, 5000)) if rng.random() < 0.9 else "x" * 60_000
    message = {"type": rng.choice(("why", "preview")), "id": f"w{number}", "seat": 0}
    return json.dumps({**message, "act": some_act(rng)})


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def pester(server: Running, client: Client, count: int, seed: int) -> int:
    """Sends bad messages on a seat's own connection; how many went out."""
    rng = random.Random(seed)
    sent = 0
    for number in itertools.count():  # who was thrown out comes from another address
        if sent >= count:
            break
        place = (f"127.0.{number // 250}.{number % 250 + 2}", 0)
        async with connect(server.ws, max_size=None, compression=None, local_addr=place) as socket:
            reading = asyncio.create_task(drain(socket))
            hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
            await socket.send(json.dumps(hello))
            try:
                last: str | bytes = b""
                while sent < count:
                    # Now and then the last one again, under the same id.
                    last = last if rng.random() < 0.1 else bad_message(rng, sent)
                    await socket.send(last)
                    sent += 1
                await socket.send(json.dumps({"type": "ping", "id": "last"}))
            except ConnectionClosed:
                continue  # thrown out, as it should be; on with the next
            finally:
                await asyncio.sleep(0.05)
                reading.cancel()
    return sent


async def bad_day(server: Running, count: int) -> None:
    client = await Client.create(server.url, against_bots(people=3))
    async with client:
        await client.start()
    before = await server.acts(client.table)
    await pester(server, client, count, seed=1)
    while server.registry.live[client.table].audience.connections:
        await asyncio.sleep(0.05)
    assert await server.acts(client.table) == before
    assert server.registry.counts["broken"] == 0
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.99")) as elsewhere:
        assert elsewhere.get(f"{server.url}/readyz").status_code == 200


def test_bad_messages_change_nothing_and_break_nothing(serve: Serve) -> None:
    run(bad_day(serve(), 1500))


def kept_in_memory() -> int:
    """Kilobytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


@pytest.mark.soak
def test_a_hundred_thousand_bad_messages_leave_the_memory_flat(
    serve: Serve, tmp_path: Path
) -> None:
    """Eighty thousand as fast as they are taken, the rest faster than they may come."""
    server = serve()
    other = f"sqlite:///{tmp_path}/strict.db"
    strict = serve(db=other, messages_per_second=20.0, message_burst=60.0)
    run(bad_day(server, 10_000), 600)
    before, started = kept_in_memory(), time.monotonic()
    run(bad_day(server, 80_000), 3000)
    run(bad_day(strict, 20_000), 600)
    after, took = kept_in_memory(), time.monotonic() - started
    sys.stdout.write(f"{before} KB before, {after} KB after; {took:.0f} s\n")
    assert after - before < 20_000


def test_who_sends_too_fast_is_told_so_and_the_game_goes_on(serve: Serve) -> None:
    server = serve(messages_per_second=20.0, message_burst=30.0)

    async def scene() -> None:
        client = await Client.create(server.url, against_bots())
        async with client:
            await client.start()
        async with connect(server.ws) as socket:
            hello = {"type": "hello", "table": client.table, "tokens": client.tokens}
            await socket.send(json.dumps(hello))
            codes: list[str] = []
            for i in range(90):
                await socket.send(json.dumps({"type": "ping", "id": str(i)}))
                heard = json.loads(await socket.recv())
                codes += [heard["code"]] if heard["type"] == "error" else []
            assert len(codes) > 40
            assert set(codes) == {"too-fast"}
            await asyncio.sleep(0.2)
            kick = {"type": "ping", "id": "after"}
            await socket.send(json.dumps(kick))
            while json.loads(await socket.recv()).get("id") != "after":
                pass

    run(scene())


async def shout(socket: ClientConnection) -> None:
    await socket.send("x" * 10_000_000)
    await socket.recv()


def test_a_message_of_ten_megabytes_costs_its_sender_the_connection(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with connect(server.ws) as socket:
            with pytest.raises(ConnectionClosed):
                await shout(socket)
        assert patiently.get(f"{server.url}/healthz").status_code == 200

    run(scene())


def test_another_page_may_not_open_a_socket(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        with pytest.raises(Exception, match=r"403|1008|rejected"):
            async with connect(server.ws, origin="https://evil.example") as socket:  # type: ignore[arg-type]
                await socket.recv()
        refused = patiently.post(
            f"{server.url}/api/tables/", json={}, headers={"origin": "https://evil.example"}
        )
        assert refused.json()["code"] == "bad-origin"

    run(scene())


def test_what_names_a_path_or_a_module_is_refused(serve: Serve) -> None:
    """Card sets and bots of one's own are folders and modules: on a server, strangers name none."""
    server = serve(allow_prepared=False)
    bodies: list[dict[str, Any]] = [
        {"sets": ["/etc"]}, {"sets": ["../../x"]}, {"prepared": "edition='munchkin'"},
        {"seats": [{"kind": "bot", "bot": "os:system"}] * 3}, {"clock": "never"},
        {"edition": "x"}, {"options": ["y"]},
    ]  # fmt: skip
    for body in bodies:
        answer = patiently.post(f"{server.url}/api/tables/", json=body)
        assert answer.status_code == 400, body
    for path in ("/..%2f..%2fetc/passwd", "/assets/..%2f..%2fapp.py", "/%00", "/../app.py"):
        assert "import" not in patiently.get(server.url + path).text


@pytest.mark.parametrize("name", ["trap:Bot", "trap.py:Bot", "os:abort", "genius", "random+greedy"])
def test_a_bot_that_a_database_names_is_ours_or_easy(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path.copy())
    (tmp_path / "trap.py").write_text("open('sprung', 'w').close()\nBot = None\n")
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    seat = game.waiting[0][0]
    view, legal = game.view(seat), game.legal(seat)

    easy = EasyBot().choose(view, legal, Rng(b"x").at(1))

    assert Robots().choose(name, view, legal, Rng(b"x").at(1)) == easy
    assert think(name, view, [*legal], b"x", 1)[0] == easy
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"[" * 1_900_000, "nested too deep"),
        (b'{"record":' + b"[" * 1_900_000, "nested too deep"),
        (b'{"a":' * 300_000, "nested too deep"),
        (b"7" * 5000, "more digits"),
        (b'{"record": "\xff"}', "no text"),
        (b'{"kickdoor": true}', "expected format 1, a whole number"),
        (b'{"kickdoor": 1.0}', "expected format 1, a whole number"),
        (b'{"record": {"kickdoor": true}}', "expected format 1, a whole number"),
        (b"soup", "no JSON: "),
    ],
)
def test_what_is_no_record_is_told_in_our_words(data: bytes, told: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=told) as refused:
        read_import(data)
    assert refused.value.code == "bad-setup"
    file = tmp_path / "game.json"
    file.write_bytes(data)
    with pytest.raises(RecordError, match=r"game\.json"):
        read_kept(file)


@pytest.mark.slow
def test_the_http_api_keeps_to_its_description(serve: Serve) -> None:
    """Generated requests, right and wrong, from the server's own description."""
    server = serve()
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=8, phases=[Phase.generate])
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def right(case: Any) -> None:
            assert case.call().status_code < 500

        @settings(max_examples=8, phases=[Phase.generate])
        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def wrong(case: Any) -> None:
            assert case.call().status_code < 500

        right()
        tried += 1
        if operation.body or operation.path_parameters:
            wrong()
    assert tried > 10
    assert server.registry.counts["broken"] == 0
