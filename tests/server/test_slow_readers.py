"""What is sent goes out at once and in order; who reads slowly is waited for, who does not is let
go, and nobody else notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps

import pytest

from kickdoor.server.connections.connection import BROKEN, GONE_AWAY, TOO_SLOW, Connection, begin
from kickdoor.server.running.settings import Settings
from lines import Line

QUEUE = 3


def in_a_loop(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


def connected() -> tuple[Connection, Line, list[bytes]]:
    sent: list[bytes] = []
    line = Line(sent.append)
    return Connection("here", Settings(send_queue=QUEUE), line), line, sent


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@in_a_loop
async def test_what_is_sent_goes_out_at_once() -> None:
    connection, _, sent = connected()
    connection.send(b"one")
    connection.send(b"two")
    assert sent == [b"one", b"two"]
    assert len(asyncio.all_tasks()) == 1  # this one


@in_a_loop
async def test_a_slow_reader_gets_everything_in_order() -> None:
    connection, line, sent = connected()
    line.flowing.clear()
    for data in (b"one", b"two", b"three"):
        connection.send(data)
    await settle()
    assert sent == []
    line.flowing.set()
    connection.send(b"four")  # behind what waits, though the line is free again
    assert sent == []
    await settle()
    assert sent == [b"one", b"two", b"three", b"four"]
    connection.send(b"five")
    assert sent[-1] == b"five"


@in_a_loop
async def test_who_does_not_read_is_let_go() -> None:
    connection, line, sent = connected()
    line.flowing.clear()
    for number in range(QUEUE + 1):  # one on its way, the others behind it
        connection.send(b"%d" % number)
    assert connection.close_code == 0
    connection.send(b"too much")
    assert connection.close_code == TOO_SLOW
    connection.send(b"not heard any more")
    line.flowing.set()
    await settle()
    assert sent == [b"0", b"1", b"2", b"3"]
    assert line.closed == [TOO_SLOW]


@in_a_loop
async def test_closing_is_told_once_and_after_all_else() -> None:
    connection, line, sent = connected()
    line.flowing.clear()
    connection.send(b"one")
    connection.close()
    connection.close(BROKEN)
    assert line.closed == []
    line.flowing.set()
    await connection.closed(1)
    assert (sent, line.closed) == ([b"one"], [GONE_AWAY])


@in_a_loop
async def test_who_never_reads_is_not_waited_for() -> None:
    connection, line, sent = connected()
    line.flowing.clear()
    connection.send(b"one")
    connection.close()
    await connection.closed(0.01)
    line.flowing.set()
    await settle()
    assert (sent, line.closed) == ([], [])


@in_a_loop
async def test_nobody_is_there_any_more() -> None:
    connection, line, _ = connected()
    line.is_gone = True
    connection.send(b"one")
    assert connection.close_code == BROKEN
    slow, line, _ = connected()
    line.flowing.clear()
    slow.send(b"one")
    line.is_gone = True
    line.flowing.set()
    await settle()
    assert slow.close_code == BROKEN


@in_a_loop
async def test_an_errand_that_is_done_at_once_leaves_nothing() -> None:
    async def at_once() -> None: ...

    async def failing() -> None:
        await asyncio.sleep(0)
        raise OSError("gone")

    assert begin(at_once()) is None
    rest = begin(failing())
    assert rest is not None
    with pytest.raises(OSError, match="gone"):
        await rest
