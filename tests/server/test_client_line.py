"""What a program asks over the line, and how it stops asking."""

from __future__ import annotations

import asyncio

import pytest

from kickdoor.client.line import Line
from kickdoor.protocol import messages as m


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
