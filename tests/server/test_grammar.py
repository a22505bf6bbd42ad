"""The grammar fuzzer: messages made from their own classes, in every order, over several sockets
with keys of several tables at once, and HTTP beside them.

Nothing breaks: every message is answered, no answer is `broken`, no task is dead, no table stops,
and the memory stays flat. Beside it a canary is played, a table that has nothing to do with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import inspect as mi
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import patiently
from grammar import SAID, Grammar, Pool, orders
from kickdoor.client import Client
from kickdoor.protocol import messages as m
from kickdoor.protocol.table_messages import Join, Mine, SeatChange, SeatSetup, TableSetup
from live_servers import Running, Serve, act_once, against_bots, nearly_won, run
from plugs import Plug

SOCKETS = 8
BURST = 20
PATIENCE_S = 30.0
REQUESTS = 0.04  # of all that is said
BODIES = {"": TableSetup, "/join": Join, "/seats/1": SeatChange, "mine": Mine}
READ = ("", "/log", "/record")
ANSWERS = ("ack", "allowed", "choice", "previewed", "said", "emoted", "http 201")
PATHS = (*READ, "/start", "/leave", "/rematch")


class Listed(msgspec.Struct):
    act: Any
    question: int = 0


class Shown(msgspec.Struct):
    seat: int = -1
    acts: list[Listed] | None = None


class Heard(msgspec.Struct):
    """As much of an answer as the fuzzer looks at."""

    type: str
    id: str = ""
    code: str = ""
    seat: int = -1
    view: Shown | None = None
    changed: Shown | None = None


_heard = msgspec.json.Decoder(Heard)
_whole = msgspec.json.Decoder(m.ServerMessage)


class Fuzzer:
    """One server, pestered; `tally` says with what and how it answered."""

    def __init__(self, server: Running | Plug, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.pool = Pool()
        self.tally: Counter[str] = Counter()
        self.left = 0
        self.clients: list[Client] = []

    async def lay(self) -> None:
        """Tables to play at: running, about to be, closed to spectators, nearly over."""
        closed = against_bots(people=2)
        closed.watch = False
        open_seats = TableSetup(seats=[SeatSetup("here"), SeatSetup(), SeatSetup("bot", "easy")])
        delayed = against_bots(people=3)
        delayed.watch_delay_s = 1
        for setup in (against_bots(people=4), closed, open_seats, delayed, nearly_won(2)):
            client = await Client.create(self.server.url, setup)
            if setup is not open_seats:
                await client.start()
            self.clients.append(client)
            self.pool.kept.append((client.table, client.tokens))

    async def send(self, count: int) -> None:
        """So many messages, over all sockets."""
        self.left = count
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
            await asyncio.gather(*(self._visitor(http, i) for i in range(SOCKETS)))

    async def _visitor(self, http: httpx.AsyncClient, number: int) -> None:
        grammar = Grammar(random.Random(self.rng.random()), self.pool)
        grammar.count = number * 10**9  # ids are each one's own
        kinds: list[type[msgspec.Struct]] = []
        while self.left > 0:
            try:
                async with connect(self.server.ws, max_size=None, compression=None) as socket:
                    for _ in range(8):
                        kinds = kinds if len(kinds) >= BURST else orders(grammar.rng)
                        await self._burst(socket, grammar, kinds[:BURST])
                        kinds = kinds[BURST:]
                        if grammar.rng.random() < REQUESTS * BURST:
                            await self._request(http, grammar)
            except ConnectionClosed as closed:
                self.tally[f"closed {closed.rcvd.code if closed.rcvd else 0}"] += 1

    async def _burst(
        self, socket: ClientConnection, grammar: Grammar, kinds: list[type[msgspec.Struct]]
    ) -> None:
        """Some messages, and all answers to them."""
        wanted: set[str] = set()
        asked: set[str] = set()
        outside = 0
        for kind in kinds:
            data, is_inside, id = grammar.message(kind)
            await socket.send(data.decode("latin-1") if data.isascii() else data)
            self.left -= 1
            self.tally["inside" if is_inside else "outside"] += 1
            if kind is m.Hello:  # elsewhere, nothing is heard of what was asked here
                wanted -= asked
            wanted |= {id} if id else set()
            asked |= set() if kind is m.Ping else {id}
            outside += not is_inside
        grammar.count += 1
        wanted.add(end := f"end{grammar.count}")
        await socket.send(json.dumps({"type": "ping", "id": end}))
        async with asyncio.timeout(PATIENCE_S):
            while wanted or outside > 0:
                heard = self._hear(await socket.recv(), grammar)
                wanted.discard(heard.id)
                outside -= heard.type == "error" and heard.code in ("bad-message", "too-long")

    def _hear(self, data: str | bytes, grammar: Grammar) -> Heard:
        heard = _heard.decode(data)
        self.tally[f"{heard.type} {heard.code}".strip()] += 1
        if self.tally[heard.type] % 25 == 1:
            _whole.decode(data)
        shown = heard.view or heard.changed
        if shown is not None and shown.acts:
            seat = max(shown.seat, heard.seat)
            grammar.acts += [(seat, one.act, one.question) for one in shown.acts[:20]]
        assert heard.code != "broken"
        return heard

    async def _request(self, http: httpx.AsyncClient, grammar: Grammar) -> None:
        """Asks for anything of a table that was made here, or of one that stays as it is."""
        rng, url = grammar.rng, f"{self.server.url}/api/tables"
        table, keys = rng.choice(
            [*self.pool.made, ("%00", ["x"]), ("a%0A", ["x"]), ("x" * 41, ["x"])]
        )
        headers = {"authorization": f"Bearer {rng.choice(keys)}"}
        if rng.random() < 0.6:
            where, body = rng.choice(list(BODIES.items()))
            info = mi.type_info(body)
            assert isinstance(info, mi.StructType)
            data, is_inside = grammar.body(info, rng.random() < 0.5)
            path = f"{url}/{table}{where}" if where.startswith("/") else f"{url}/{where}"
            answer = await http.post(path, content=json.dumps(data), headers=headers)
            assert is_inside or answer.status_code >= 400, (path, json.dumps(data))
            if answer.status_code == 201 and not where:
                made = msgspec.json.decode(answer.content)
                tokens = [made["host_token"], *(key["token"] for key in made["keys"])]
                self.pool.made.append((made["table"]["id"], tokens))
        else:
            where = rng.choice(PATHS)
            if where in READ:
                table = rng.choice((table, *self.pool.tables))
            path, method = f"{url}/{table}{where}", "GET" if where in READ else "POST"
            answer = await http.request(method, path, headers=headers)
        self.left -= 1
        self.tally[f"http {answer.status_code}"] += 1
        assert answer.status_code < 500, (path, answer.text)

    async def nothing_stopped(self) -> None:
        """Every task lives, the disk is written to, and every table plays on."""
        assert self.server.faults() == 0
        assert patiently.get(f"{self.server.url}/readyz").status_code == 200
        for client in self.clients:
            async with Client(self.server.url, client.table, client.tokens) as again:
                for seat in again.seats:
                    await again.send(m.Pause(seat, False))
                async with asyncio.timeout(PATIENCE_S):
                    await plays_on(again)


async def plays_on(client: Client) -> None:
    """Somebody makes an act, or the bots play it to its end."""
    rng = random.Random(1)
    assert client.info is not None
    if client.info.state == "lobby":
        return
    before = client.sequence
    while not client.is_over and client.sequence == before:
        await act_once(client, rng)


class Canary:
    """A table beside it all, and how long its acts take."""

    def __init__(self, server: Running | Plug) -> None:
        self.server = server
        self.took: list[float] = []

    async def sing(self) -> None:
        rng = random.Random(2)
        while True:
            client = await Client.create(self.server.url, against_bots(people=4))
            async with client:
                await client.start()
                while not client.is_over:
                    started = time.monotonic()
                    await act_once(client, rng)
                    self.took.append(time.monotonic() - started)
                    await asyncio.sleep(0.05)

    @contextlib.contextmanager
    def singing(self) -> Iterator[None]:
        """In a thread of its own: what is measured is the server, not who pesters it."""
        loop = asyncio.new_event_loop()
        song = loop.create_task(self.sing())
        thread = threading.Thread(target=self._listen, args=(loop, song))
        thread.start()
        try:
            yield
            assert not song.done(), song
        finally:
            loop.call_soon_threadsafe(song.cancel)
            thread.join()
            loop.close()

    def _listen(self, loop: asyncio.AbstractEventLoop, song: asyncio.Task[None]) -> None:
        loop.run_until_complete(asyncio.gather(song, return_exceptions=True))

    @property
    def p99(self) -> float:
        """Milliseconds."""
        return sorted(self.took)[int(len(self.took) * 0.99)] * 1000


async def pestered(server: Running | Plug, count: int, seed: int) -> tuple[Fuzzer, Canary]:
    fuzzer, canary = Fuzzer(server, seed), Canary(server)
    await fuzzer.lay()
    with canary.singing():
        await fuzzer.send(count)
        heard, limit = len(canary.took), time.monotonic() + PATIENCE_S
        while len(canary.took) < heard + 5:  # it still sings
            assert time.monotonic() < limit
            await asyncio.sleep(0.05)
        await fuzzer.nothing_stopped()
    return fuzzer, canary


@pytest.mark.parametrize("kind", SAID)
def test_what_is_made_is_what_it_says(kind: type[msgspec.Struct]) -> None:
    """Inside the bounds is what the message classes take, outside what they do not."""
    grammar = Grammar(random.Random(7), Pool())
    made = Counter[bool]()
    for _ in range(300):
        data, is_inside, _ = grammar.message(kind)
        made[is_inside] += 1
        try:
            msgspec.json.decode(data, type=m.ClientMessage)
            is_taken = True
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            is_taken = False
        assert is_taken == is_inside, data
    assert min(made.values()) > 50


def test_every_message_comes_after_every_other() -> None:
    kinds = orders(random.Random(3))
    assert {(a, b) for a, b in itertools.pairwise(kinds)} == {(a, b) for a in SAID for b in SAID}


@pytest.mark.slow
def test_twenty_thousand_messages_break_nothing(serve: Serve) -> None:
    server = serve(idle_s=2.0)

    async def scene() -> None:
        fuzzer, _ = await pestered(server, 20_000, seed=1)
        tally = fuzzer.tally
        for _ in range(10):  # what is answered, and when, hangs on the moment
            if all(tally[kind] for kind in ANSWERS):
                break
            await fuzzer.send(2_000)
        sys.stdout.write(f"{dict(sorted(tally.items()))}\n")
        assert min(tally["inside"], tally["outside"]) > 5_000
        assert min(tally[kind] for kind in ANSWERS) > 0, tally

    run(scene(), 300)


@pytest.mark.soak
def test_a_million_messages_break_nothing_and_leave_the_memory_flat(tmp_path: Path) -> None:
    server = Plug(tmp_path)
    server.start()
    try:
        run(pestered_often(server, 1_000_000), 24 * 3600)
    finally:
        server.stop()


async def pestered_often(server: Plug, count: int) -> None:
    """In twenty parts with seeds of their own; after two of them everything is as large as ever."""
    part = count // 20
    sizes: list[int] = []
    took: list[float] = []
    for seed in range(20):
        started = time.monotonic()
        _, canary = await pestered(server, part, seed)
        took += canary.took
        sizes.append(server.memory())
        sys.stdout.write(
            f"{(seed + 1) * part} messages, {part / (time.monotonic() - started):.0f} a second; "
            f"canary p99 {canary.p99:.0f} ms of {len(canary.took)} acts; {sizes[-1]} KB\n"
        )
        sys.stdout.flush()
    p99 = sorted(took)[int(len(took) * 0.99)] * 1000
    sys.stdout.write(f"canary p99 {p99:.0f} ms of {len(took)} acts\n")
    assert p99 < 100
    assert sizes[-1] - sizes[1] < 40_000, sizes
