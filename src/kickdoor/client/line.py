"""The line to a server: one WebSocket, connected again whenever it breaks.

What was not answered is sent again under the same id: an act is done once, however often it had to
be sent. Nothing is sent before the greeting is answered, which a server in trouble does not do at
once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from kickdoor.client.http_requests import PATIENCE_S, ServerError
from kickdoor.protocol import deal_messages as d, messages as m

AGAIN_S: Final = 0.2
LONGEST_S: Final = 3.0  # between two greetings, of which each waits longer than the last
# Greetings turned down for these are tried again.
PASSING: Final = frozenset(("storage", "late", "stopping", "busy", "broken", "too-fast"))
CLOSE_S: Final = 1.0  # for a server's goodbye: one that is gone says none
MOST: Final = 4_000_000
_decoder: Final = msgspec.json.Decoder(m.ServerMessage)
_encode: Final = msgspec.json.encode

Question = m.DoAct | m.Why | m.Compose | m.Look | m.Ping
Answer = (
    m.Ack | m.Refusal | m.Error | m.Choice | m.Previewed | m.Allowed | m.Because | m.Pong
    | d.Quoted | d.Drafted | d.Suggested | d.Priced
)  # fmt: skip


class Line:
    """One connection after another to the same table; `hear` takes whatever comes."""

    def __init__(
        self,
        server: str,
        hello: Callable[[], m.Hello],
        hear: Callable[[m.ServerMessage], Awaitable[None]],
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        """`changed` is called when the connection is lost, and when it is there again."""
        self._server = server
        self._url = "ws" + server.removeprefix("http") + "/ws"
        self._hello = hello
        self._hear = hear
        self._changed = changed
        self.is_lost = False  # it was tried, and there is none
        self.fault = ""  # why it is not even tried
        self._socket: ClientConnection | None = None  # once we are welcome there
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._open: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}  # questions

    @property
    def is_open(self) -> bool:
        return self._task is not None

    def open(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._is_closed = True
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Connects, and connects again, until it is closed."""
        pause = AGAIN_S
        while not self._is_closed and not self.fault:
            try:
                async with connect(
                    self._url, max_size=MOST, compression=None, close_timeout=CLOSE_S
                ) as socket:
                    await socket.send(_encode(self._hello()).decode())
                    if await self._is_welcome(socket):
                        pause = AGAIN_S
                        async for text in socket:
                            await self._hear(_decoder.decode(text))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass  # the server is away for a moment: it is asked again
            except InvalidURI as error:
                self.fault = str(error)
            self._socket = None
            await self._lost(True)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_S)

    async def _is_welcome(self, socket: ClientConnection) -> bool:
        """Hears what the greeting is answered with; False: it is to be said again."""
        async for text in socket:
            message = _decoder.decode(text)
            if isinstance(message, m.Welcome):
                unanswered = [data for data, _ in self._open.values()]
                self._socket = socket  # whatever is asked from now on is sent by who asks it
                await self._hear(message)
                await self._lost(False)
                for data in unanswered:
                    await socket.send(data.decode())
                return True
            await self._hear(message)
            if isinstance(message, m.Error):
                if message.code in PASSING:
                    return False
                self._answer_all(message)
        return False

    def _answer_all(self, error: m.Error) -> None:
        """There is no table to answer what was asked."""
        for _, future in self._open.values():
            if not future.done():
                future.set_result(error)
        self._open.clear()

    async def _lost(self, is_lost: bool) -> None:
        if self.is_lost != is_lost and not self._is_closed:
            self.is_lost = is_lost
            await self._changed()

    def answered(self, message: Answer) -> bool:
        """Takes an answer to its question; False: nobody asked."""
        waiting = self._open.pop(message.id, None)
        if waiting is None:
            return False
        if not waiting[1].done():
            waiting[1].set_result(message)
        return True

    async def send(self, message: m.ClientMessage) -> None:
        try:
            if self._socket is not None:
                await self._socket.send(_encode(message).decode())
                return
        except ConnectionClosed:
            pass  # the same as if there were none
        raise self._no_answer()

    async def ask(self, message: Question) -> Answer:
        """Sends a question and waits for its answer, over as many connections as it takes."""
        data = _encode(message)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._open[message.id] = (data, future)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent with the next connection
                await self._socket.send(data.decode())
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await future
        except TimeoutError:
            self._open.pop(message.id, None)
            raise self._no_answer() from None

    def _no_answer(self) -> ServerError:
        return ServerError("not-connected", f"{self._server} does not answer")
