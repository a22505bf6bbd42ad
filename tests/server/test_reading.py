"""What comes over the wire below any message: frames, fragments, chunks, and what is none of them.
Reading has its price, too; and what a peer does wrong is no error of ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect

from kickdoor.server.connections.costs import Bucket
from kickdoor.server.connections.paid_reading import SLICE, Valve
from kickdoor.server.connections.socket_frames import CLOSING_S, FRAGMENTS
from kickdoor.server.running.run import GRACE_S
from kickdoor.server.tables.table_registry import STRIKES
from live_servers import Running, Serve, run

ELSEWHERE = ("127.0.0.2", 0)
USUAL = {"messages_per_second": 20.0, "message_burst": 60.0}
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
CHUNKED = (
    b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
IMPORT = b"POST /api/tables/import" + CHUNKED
PING, PONG, TEXT, MORE, LAST = 0x89, 0x8A, 0x81, 0x00, 0x80
FIRST = 0x01


def frame(first: int, data: bytes = b"") -> bytes:
    assert len(data) < 126
    return bytes([first, 0x80 | len(data)]) + bytes(4) + data


def ping(number: int) -> bytes:
    return frame(TEXT, json.dumps({"type": "ping", "id": str(number)}).encode())


@contextlib.contextmanager
def line(server: Running, say: bytes = b"") -> Iterator[socket.socket]:
    """A bare connection from another address than the clients'."""
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, timeout=10, source_address=ELSEWHERE) as one:
        one.sendall(say)
        yield one


def heard(one: socket.socket, until: bytes = b"") -> bytes:
    """What comes until these bytes, or the end."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := one.recv(1 << 16):
            found += data
            if until and until in found:
                break
    return found


@contextlib.contextmanager
def socket_line(server: Running) -> Iterator[socket.socket]:
    with line(server, UPGRADE + b"\r\n") as one:
        assert b" 101 " in heard(one, b"\r\n\r\n")
        yield one


def close_frame(code: int) -> bytes:
    return code.to_bytes(2, "big")


# Floods.


def flood(server: Running, begin: bytes, again: bytes, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), line(server, begin) as one:
            if begin is not IMPORT:
                heard(one, b"\r\n\r\n")
            if again.startswith(frame(MORE)):
                one.sendall(frame(FIRST, b"{"))
            one.settimeout(0.2)
            while time.monotonic() < end:
                with contextlib.suppress(TimeoutError):
                    one.sendall(again)


async def worst_of(server: Running, seconds: float) -> float:
    """The longest that somebody else waits for an answer."""
    worst, end = 0.0, time.monotonic() + seconds
    async with connect(server.ws, ping_interval=None, open_timeout=30) as quiet:
        while time.monotonic() < end:
            began = time.monotonic()
            await quiet.send('{"type":"ping","id":"quiet"}')
            await quiet.recv()
            worst = max(worst, time.monotonic() - began)
            await asyncio.sleep(0.1)
    return worst


FLOODS = {
    "pongs": (UPGRADE + b"\r\n", frame(PONG) * 20_000),
    "pings": (UPGRADE + b"\r\n", frame(PING, b"x" * 100) * 2000),
    "fragments": (UPGRADE + b"\r\n", frame(MORE) * 20_000),
    "messages": (UPGRADE + b"\r\n", frame(TEXT, b"{}") * 20_000),
    "chunks": (IMPORT, b"1\r\n \r\n" * 20_000),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_nobody_waits_for_what_another_sends(serve: Serve, kind: str) -> None:
    server = serve(**USUAL)
    thread = threading.Thread(target=flood, args=(server, *FLOODS[kind], 2.0))

    async def scene() -> None:
        thread.start()
        try:
            assert await worst_of(server, 2.0) < 1.0
        finally:
            await asyncio.to_thread(thread.join)

    run(scene())


# Sockets.


def test_a_message_has_so_many_fragments(serve: Serve) -> None:
    server = serve()
    text = b'{"type":"ping","id":"pieces"}'
    empty = frame(MORE) * (FRAGMENTS - 2)
    with socket_line(server) as one:
        one.sendall(frame(FIRST, text[:9]) + empty + frame(LAST, text[9:]))
        assert b"pieces" in heard(one, b"pieces")
        one.sendall(frame(FIRST, text[:9]) + empty + frame(MORE) + frame(LAST, text[9:]))
        assert close_frame(1009) in heard(one)


def test_who_goes_on_after_the_close_is_not_read(serve: Serve) -> None:
    server = serve(**USUAL)
    with socket_line(server) as one:
        one.sendall(frame(TEXT, b"{}") * 600)
        assert close_frame(1008) in heard(one, close_frame(1008))
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < 8:
                one.sendall(frame(TEXT, b"{}") * 2000)
        assert time.monotonic() - began < CLOSING_S + 1


def test_who_answers_a_close_is_let_go_at_once(serve: Serve) -> None:
    server = serve(hello_s=0.1)

    async def scene() -> None:
        async with connect(server.ws) as one:
            await one.wait_closed()
            assert one.close_code == 1008

    began = time.monotonic()
    run(scene())
    assert time.monotonic() - began < CLOSING_S


def test_nothing_is_lost_and_all_of_it_comes_in_turn(serve: Serve) -> None:
    """Even what is sent together with the handshake, and longer than many slices."""
    server, count = serve(), 2000
    said = b"".join(map(ping, range(count)))
    assert len(said) > 20 * SLICE
    with line(server, UPGRADE + b"\r\n" + said) as one:
        found = heard(one, b'"%d"' % (count - 1))
    places = [found.find(b'"%d"' % number) for number in range(count)]
    assert -1 not in places
    assert places == sorted(places)


def test_requests_behind_one_another_are_answered_in_turn(serve: Serve) -> None:
    server = serve()
    ask = b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n"
    asked = [b"/healthz", b"/api/nowhere/" + b"x" * 1500, b"/readyz"] * 20
    rest = b"POST /api/nowhere HTTP/1.1\r\nHost: x\r\nconnection: close\r\n"
    rest += b"content-length: 9000\r\n\r\n"
    with line(server, b"".join(ask % path for path in asked) + rest + b"x" * 9000) as one:
        answers = heard(one).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers[:60]] == [b"200", b"404", b"200"] * 20
    assert len(answers) == 61


def test_a_handshake_that_is_none_is_answered(serve: Serve) -> None:
    server = serve()
    many = b"".join(b"x%d: y\r\n" % number for number in range(200))
    with line(server, UPGRADE + many + b"\r\n") as one:
        assert b" 431 " in heard(one)[:30]


TWO_ENDS = b"Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
NO_SUCH = UPGRADE.replace(b"/ws", b"/api/nowhere") + b"\r\n"
FOREIGN = UPGRADE + b"Origin: https://evil.example\r\n\r\n"


@pytest.mark.parametrize(
    ("says", "status", "code"),
    [
        (b"POST /healthz HTTP/1.1\r\n" + TWO_ENDS, 400, "bad-message"),
        (b"HEAD /healthz HTTP/1.1\r\n" + TWO_ENDS, 400, "bad-message"),
        (b"POST /healthz" + CHUNKED.replace(b"1.1", b"1.0") + b"0\r\n\r\n", 400, "bad-message"),
        (UPGRADE + b"Content-Length: 3\r\n\r\nabc", 400, "bad-message"),
        (UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, "bad-message"),
        (b"X\r\n\r\n", 400, "bad-message"),
        (FOREIGN, 403, "bad-origin"),
        (NO_SUCH, 404, "not-found"),
    ],
    ids=["two ends", "two ends, HEAD", "old", "body", "chunks", "no HTTP", "foreign", "elsewhere"],
)
def test_whoever_is_not_let_in_is_told_why_and_the_connection_ends(
    serve: Serve, caplog: pytest.LogCaptureFixture, says: bytes, status: int, code: str
) -> None:
    with line(serve(), says + b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as one:
        head, _, body = heard(one).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert json.loads(body)["code"] == code  # and nothing behind it is answered
    assert complaints(caplog) == []


def test_a_handshake_may_say_that_it_has_no_body(serve: Serve) -> None:
    with line(serve(), UPGRADE + b"Content-Length: 0\r\n\r\n") as one:
        assert b" 101 " in heard(one, b"\r\n\r\n")


# Whose it is.


class Still:
    """A transport that nothing comes from."""

    def __init__(self) -> None:
        self.is_read = True

    def write(self, data: bytes) -> None: ...

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


async def paid_first() -> None:
    transport, found = Still(), list[bytes]()
    valve = Valve(transport, Bucket(1.0, 10.0))  # type: ignore[arg-type]
    valve.feed = found.append
    valve.take(b"a")
    assert (found, transport.is_read) == ([b"a"], True)
    valve.bucket.owe(10.2)
    valve.take(b"b" * SLICE + b"c")
    await asyncio.sleep(0.05)
    assert (found, transport.is_read) == ([b"a"], False)
    await asyncio.sleep(0.4)
    assert (found[1:], transport.is_read) == ([b"b" * SLICE, b"c"], True)
    valve.take(b"d" * SLICE + b"e")
    valve.pause_reading()
    await asyncio.sleep(0.01)
    assert (len(found), transport.is_read) == (4, False)
    valve.resume_reading()
    assert not transport.is_read
    await asyncio.sleep(0.01)
    assert (found[-1], transport.is_read) == (b"e", True)
    valve.stop()
    valve.resume_reading()
    assert not transport.is_read


def test_who_owes_is_read_when_it_is_paid() -> None:
    run(paid_first())


def test_behind_a_proxy_everybody_pays_for_himself(serve: Serve) -> None:
    server = serve(proxies=["127.0.0.1"])

    async def scene() -> None:
        for name in ("10.0.0.1", "10.0.0.2", "10.0.0.1"):
            async with connect(server.ws, additional_headers={"x-forwarded-for": name}) as one:
                await one.send('{"type":"ping","id":"x"}')
                await one.recv()

    run(scene())
    assert set(server.registry.reads._buckets) == {"10.0.0.1", "10.0.0.2"}


# What is no error of ours.


def complaints(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]


def test_what_is_no_http_is_refused_then_not_let_in(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    many = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 5000 + b"\r\n"
    for says in (b"X\r\n\r\n", many):
        with line(server, says) as one:
            assert b" 400 " in heard(one)
    for _ in range(int(STRIKES)):
        server.registry.strike("127.0.0.2")
    with line(server) as one:
        with contextlib.suppress(ConnectionError):
            one.sendall(b"X\r\n\r\n")
        assert heard(one) == b""
    assert complaints(caplog) == []


def test_strikes_are_counted_for_what_is_no_http(serve: Serve) -> None:
    server = serve()
    server.registry.strikes.burst = 3.0
    server.registry.strikes.rate = 0.0
    for _ in range(3):
        with line(server, b"X\r\n\r\n") as one:
            assert b" 400 " in heard(one)
    with line(server) as one:
        assert heard(one) == b""


@pytest.mark.parametrize("path", [b"POST /api/tables/", b"POST /api/tables/import"])
@pytest.mark.parametrize("says", [b"1\r\n{\r\n", b"zz\r\n", b"1\r\n{\r\nzz\r\n"])
def test_a_body_that_does_not_come_is_no_error_of_ours(
    serve: Serve, caplog: pytest.LogCaptureFixture, path: bytes, says: bytes
) -> None:
    server = serve()
    with line(server, path + CHUNKED + says) as one:
        if b"zz" in says:
            assert b" 400 " in heard(one)[:20]
        else:
            time.sleep(0.2)
    with line(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nconnection: close\r\n\r\n") as one:
        assert b" 200 " in heard(one)
    time.sleep(0.1)
    assert complaints(caplog) == []


def test_a_body_that_does_not_come_is_not_waited_for_at_the_end(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    with line(server, IMPORT + b"1\r\n{\r\n"):
        time.sleep(0.2)
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < GRACE_S
    assert complaints(caplog) == []


def test_a_text_that_is_none_is_no_error_of_ours(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    for says in (frame(TEXT, b"\xff"), frame(FIRST, b"\xc3") + frame(LAST, b"x")):
        with socket_line(server) as one:
            one.sendall(says)
            assert close_frame(1007) in heard(one)
    assert complaints(caplog) == []
