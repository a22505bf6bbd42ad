"""A seat at a live table, or a place to watch from, over HTTP and one WebSocket.

What it is told it keeps: the view of every seat that shares the connection, what was said, and
whether anything is new.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self

from kickdoor.client import http_requests as asking
from kickdoor.client.http_requests import PATIENCE_S, ServerError, against
from kickdoor.client.line import Answer, Line, Question
from kickdoor.client.tracking import Gap, Tracker
from kickdoor.errors import KickdoorError
from kickdoor.protocol import messages as m
from kickdoor.protocol.table_messages import TableInfo, TableSetup
from kickdoor.protocol.view_messages import Asked, LogLine, View

REST_S: Final = 0.4


class Refused(KickdoorError):
    """The rules would not: code, rule and sentence."""

    def __init__(self, refusal: m.Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.rule})")
        self.refusal = refusal

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def rule(self) -> str:
        return self.refusal.rule


class Client:
    """One connection to one table, with the keys of the seats that share it."""

    def __init__(
        self, server: str, table: str, tokens: list[str] | None = None, language: str = "en"
    ) -> None:
        self.server = server.rstrip("/")
        self.table = table
        self.tokens = tokens or []
        self.language = language
        self.info: TableInfo | None = None
        self.commitment = ""  # as it was before the deal
        self.nonces: dict[int, str] = {}  # what was added to the seed for it, by seat
        self.seats: list[int] = []
        self.said: list[m.Said] = []
        self.notices: list[m.Notice] = []
        self._trackers: dict[int, Tracker] = {}
        self._line = Line(self.server, self._hello, self._hear, self._line_changed)
        self._news = asyncio.Condition()
        self._heard = 0  # messages
        self._seen = 0  # of them, when news were last waited for
        self._greeted = asyncio.Event()
        self._trouble: ServerError | None = None

    # Tables.

    @classmethod
    async def create(
        cls,
        server: str,
        setup: TableSetup | None = None,
        *,
        name: str = "You",
        bots: list[str] | None = None,
        language: str = "en",
        sexes: Sequence[str] = (),
    ) -> Client:
        """Sets a table up and sits down at it; without a set-up against three bots."""
        made = await asking.create(server, setup or against(bots or ["easy"] * 3, name, sexes))
        tokens = [key.token for key in made.keys] or [made.host_token]
        client = cls(server, made.table.id, tokens, language)
        await client._add_nonces(made.table)
        return client

    @classmethod
    async def join(
        cls, server: str, table: str, name: str, language: str = "en", sex: str = ""
    ) -> Client:
        """Sits down at a table by its id or code."""
        made = await asking.join(server, table, name, sex)
        client = cls(server, made.table.id, [made.key.token], language)
        await client._add_nonces(made.table)
        return client

    async def _add_nonces(self, table: TableInfo) -> None:
        """Before a deal, once its commitment is known: every seat of ours adds to the seed."""
        self.info = table
        if table.state != "lobby" or self.commitment == table.fairness.commitment:
            return
        self.commitment = table.fairness.commitment
        for token in self.tokens:
            nonce = secrets.token_hex(16)
            with contextlib.suppress(ServerError):  # no seat's key, or the deal was quicker
                standing = await asking.add_nonce(self.server, table, token, nonce)
                self.nonces |= {one.seat: nonce for one in standing if one.nonce == nonce}

    @classmethod
    async def ask_for_seat(
        cls, server: str, table: str, name: str, language: str = "en", sex: str = ""
    ) -> Client:
        """Asks for a seat where one does not simply sit down; it is ours once those who must have
        agreed: then `seats` has it.
        """
        made = await asking.ask(server, table, name, sex)
        client = cls(server, made.table.id, [made.key.token], language)
        await client._add_nonces(made.table)
        return client

    async def answer(self, request: int, agree: bool) -> None:
        """Says yes or no to somebody who asks for a seat, for all who share this connection."""
        for token in self.tokens:
            await asking.answer(self.server, self.table, request, agree, token)

    async def start(self) -> None:
        """Deals; only whoever set the table up may."""
        await asking.start(self.server, self.table, self.tokens[0])
        if self._line.is_open:
            async with self._news:
                await self._news.wait_for(lambda: self.has_view)

    async def leave(self) -> None:
        """Stands up for good; a bot plays on."""
        await asking.leave(self.server, self.table, self.tokens[0])

    async def record(self) -> str:
        """The whole game, after its end."""
        return await asking.record(self.server, self.table)

    # The connection.

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        self._line.open()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._greeted.wait()
        except TimeoutError:
            raise ServerError("unreachable", f"{self.server} does not answer") from None
        if self._trouble is not None:
            raise self._trouble
        if self.info is not None and self.seats:
            await self._add_nonces(self.info)

    async def close(self) -> None:
        await self._line.close()

    @property
    def is_lost(self) -> bool:
        """Whether there is no connection; it is tried again, and again."""
        return self._line.is_lost

    async def lost(self, is_lost: bool = True) -> None:
        """Waits until the connection is lost, or there again."""
        async with self._news:
            await self._news.wait_for(lambda: self.is_lost == is_lost)

    async def _line_changed(self) -> None:
        if self._line.fault:
            self._trouble = ServerError("unreachable", f"{self.server}: {self._line.fault}")
            self._greeted.set()
        self._heard += 1
        async with self._news:
            self._news.notify_all()

    def _hello(self) -> m.Hello:
        return m.Hello(self.table, self.tokens, self.language)

    async def _hear(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Welcome):
            self.info, self.seats = message.table, message.seats
            self._greeted.set()
        elif isinstance(message, m.Lobby):
            self.info = message.table
        elif isinstance(message, m.WholeView):
            self._tracker(message.view.seat).whole(message)
        elif isinstance(message, m.Frame):
            await self._frame(message)
        elif isinstance(message, m.Said):
            self.said.append(message)
        elif isinstance(message, m.Notice):
            self.notices.append(message)
        elif isinstance(message, m.Emoted):
            pass
        elif not self._line.answered(message) and isinstance(message, m.Error):
            self._trouble = ServerError(message.code, message.text)
            self._greeted.set()
        self._heard += 1
        async with self._news:
            self._news.notify_all()

    async def _frame(self, message: m.Frame) -> None:
        try:
            self._tracker(message.seat).frame(message)
        except Gap:
            await self._line.send(m.Sync())

    def _tracker(self, seat: int) -> Tracker:
        return self._trackers.setdefault(seat, Tracker())

    # What is seen.

    @property
    def view(self) -> View:
        """What the first seat of this connection sees, or a spectator."""
        return self.view_of(self.seats[0] if self.seats else -1)

    def view_of(self, seat: int) -> View:
        view = self._tracker(seat).view
        if view is None:
            raise ServerError("not-started", "the game has not begun")
        return view

    @property
    def log(self) -> list[LogLine]:
        """What the first seat was told, in order."""
        return self._tracker(self.seats[0] if self.seats else -1).log

    @property
    def has_view(self) -> bool:
        return self._tracker(self.seats[0] if self.seats else -1).view is not None

    @property
    def sequence(self) -> int:
        return self._tracker(self.seats[0] if self.seats else -1).sequence

    def sequence_of(self, seat: int) -> int:
        return self._tracker(seat).sequence

    @property
    def is_over(self) -> bool:
        return self.has_view and bool(self.view.table.winners)

    async def asked(self, seat: int | None = None) -> Asked | None:
        """Waits until the seat is asked something that the server does not answer for it; None
        when the game is over.
        """
        place = self.seats[0] if seat is None else seat
        async with self._news:
            await self._news.wait_for(
                lambda: self.is_over or (self.has_view and is_asked(self.view_of(place)))
            )
        return None if self.is_over else self.view_of(place).asked

    async def news(self, timeout: float | None = PATIENCE_S) -> None:
        """Waits until anything is heard that was not heard when this was last called."""
        async with self._news, asyncio.timeout(timeout):
            await self._news.wait_for(lambda: self._heard != self._seen)
        self._seen = self._heard

    async def rest(self) -> None:
        """Waits until nothing is heard for a moment: then it is known what acts would come to."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.news(REST_S)

    # What is done.

    async def act(self, act: Any, seat: int | None = None, question: int = 0) -> int:
        """Makes an act; its number in the game. Refused if the rules say no."""
        place = self.seats[0] if seat is None else seat
        answer = await self.ask(m.DoAct(_new_id(), place, act, question))
        assert isinstance(answer, m.Ack)
        await self._until(answer.sequence, place)
        return answer.sequence

    async def _until(self, sequence: int, seat: int) -> None:
        async with self._news:
            await self._news.wait_for(lambda: self._tracker(seat).sequence >= sequence)

    async def compose(
        self, chosen: list[int] | None = None, seat: int | None = None, act: Any = None
    ) -> m.Choice:
        """What may be chosen next for an act that is built step by step; or, for an act that leaves
        a part of it to be asked for, what that part may be.
        """
        place = self.seats[0] if seat is None else seat
        answer = await self.ask(m.Compose(_new_id(), place, chosen or [], act))
        assert isinstance(answer, m.Choice)
        return answer

    async def why(self, act: Any, seat: int | None = None) -> m.Refusal | None:
        """Why an act may not be made; None if it may."""
        place = self.seats[0] if seat is None else seat
        try:
            await self.ask(m.Why(_new_id(), place, act))
        except Refused as refused:
            return refused.refusal
        return None

    async def say(self, text: str, seat: int | None = None) -> None:
        await self.send(m.Say(self.seats[0] if seat is None else seat, text))

    async def hold(self, is_wanted: bool = True, seat: int | None = None) -> None:
        """Says hold on: the window stays open, and nothing is done for the seat; or lets go."""
        await self.send(m.Hold(self.seats[0] if seat is None else seat, is_wanted))

    async def send(self, message: m.ClientMessage) -> None:
        """Sends something that is not answered."""
        await self._line.send(message)

    async def ask(self, message: Question) -> Answer:
        """Sends something and waits for its answer, over as many connections as it takes."""
        answer = await self._line.ask(message)
        if isinstance(answer, m.Refusal):
            raise Refused(answer)
        if isinstance(answer, m.Error):
            raise ServerError(answer.code, answer.text)
        return answer


def is_asked(view: View) -> bool:
    """Whether the seat has something to decide."""
    return view.asked is not None and not view.asked.automatic


def _new_id() -> str:
    return secrets.token_hex(8)
