"""What a program asks over the line, and how it stops asking."""

from __future__ import annotations

import asyncio

import pytest

from kickdoor.client import Client, ServerError
from kickdoor.client.line import PASSING, Line
from kickdoor.protocol import messages as m
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.trouble import STATUS, Trouble
from live_servers import Running, Serve, nearly_won, run


async def nothing(*_: object) -> None:
    """Nobody listens."""


def test_who_is_cancelled_as_the_answer_comes_is_cancelled() -> None:
    """Otherwise whoever asks again and again would never stop."""

    async def scene() -> None:
        line = Line("http://127.0.0.1:9", lambda: m.Hello(table=""), nothing, nothing)
        asking = asyncio.create_task(line.ask(m.Ping(id="one")))
        await asyncio.sleep(0)
        _, answer = line._open["one"]
        answer.set_result(m.Pong(id="one"))
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(scene())


def turns_down(server: Running, *codes: str) -> None:
    """The next greetings come to nothing."""
    find, left = server.registry.find, list(codes)

    async def finds(id_or_code: str) -> LiveTable:
        if left:
            raise Trouble(left.pop(0))
        return await find(id_or_code)

    server.registry.find = finds  # type: ignore[method-assign]


async def hung_up(client: Client) -> None:
    socket = client._line._socket
    assert socket is not None
    await socket.close()


@pytest.mark.parametrize("codes", [["storage"], ["late", "storage", "busy"]])
def test_an_act_outlives_greetings_that_are_turned_down(serve: Serve, codes: list[str]) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, nearly_won()) as client:
            await client.start()
            turns_down(server, *codes)
            await hung_up(client)
            assert await client.act("kick") > 0
            assert not client.is_lost

    run(scene())


def test_what_is_asked_is_answered_where_a_greeting_is_turned_down_for_good(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, nearly_won()) as client:
            await client.start()
            turns_down(server, "bad-token")
            await hung_up(client)
            with pytest.raises(ServerError) as refused:
                await client.act("kick")
            assert refused.value.code == "bad-token"

    run(scene())


def test_what_passes_is_what_a_server_may_say_that_is_in_trouble_itself() -> None:
    assert {code for code, status in STATUS.items() if status >= 500} <= PASSING
