"""A seat at a live table, in plain text: what happened, what is asked, what may be done.

The server makes the sentences and lists what is legal; here they are printed and numbers are read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kickdoor.client import Client, Refused, ServerError
from kickdoor.terminal.safe import guard, one_line

if TYPE_CHECKING:
    from rich.console import Console

    from kickdoor.wire.view import LegalAct
    from kickdoor.words import Book

Read = Callable[[], str]
LEAVE: Final = ("q", "quit", "exit")
SAY: Final = "say "


class OnlineGame:
    """One person at the keyboard, at somebody else's table."""

    def __init__(self, client: Client, labels: Book, console: Console, read: Read) -> None:
        self.client = client
        self.labels = labels
        self.console = guard(console)
        self.read = read
        self._told = 0
        self._heard = 0

    async def play(self) -> bool:
        """Plays until the game is over or the player leaves; says whether it is over."""
        async with self.client as client:
            info = client.info
            assert info is not None
            key = client.tokens[0] if client.tokens else ""
            self._say("online-welcome", code=info.code, key=key or "-")
            if info.state == "lobby" and info.host in client.seats:
                await self._start()
            elif info.state == "lobby":
                self._say("online-waiting")
            while await client.asked() is not None:
                await client.rest()
                self._tell()
                try:
                    if not await self._decide():
                        return False
                except (Refused, ServerError) as error:
                    self._print(str(error))
            self._tell()
            return True

    async def _start(self) -> None:
        try:
            await self.client.start()
        except ServerError as error:  # somebody is still to come: the host says when
            self._print(str(error))

    def _tell(self) -> None:
        """What was said and done since."""
        log = self.client.log
        for line in log[self._told :]:
            self._print(f"  {line.text}")
        self._told = len(log)
        for said in self.client.said[self._heard :]:
            self._print(f"  {said.name}: {said.text}")
        self._heard = len(self.client.said)

    async def _decide(self) -> bool:
        """Shows the question, reads an answer and sends it; False: the player leaves."""
        view = self.client.view
        if view.asked is None:
            return True
        self._print("")
        self._print(f"{view.asked.text} {view.asked.progress}".rstrip())
        for number, act in enumerate(view.acts, start=1):
            hint = f"  [{act.preview.text}]" if act.preview is not None else ""
            self._print(f"{number:>3}  {act.label}{hint}")
        line = (await asyncio.to_thread(self.read)).strip()
        if line.lower() in LEAVE:
            return False
        if line.startswith(SAY):
            await self.client.say(line.removeprefix(SAY))
        else:
            await self._send(line, view.acts)
        return True

    async def _send(self, line: str, acts: list[LegalAct]) -> None:
        if not line:
            chosen = next((act for act in acts if act.verb == "pass"), None)
        else:
            number = int(line) if line.isdecimal() else 0
            chosen = acts[number - 1] if 1 <= number <= len(acts) else None
        if chosen is None:
            self._say("not-a-choice", text=line or "...", last=len(acts))
            return
        await self.client.act(chosen.act, question=chosen.question)

    def _say(self, message: str, **values: str | int) -> None:
        self._print(self.labels.say(message, **values))

    def _print(self, text: str) -> None:
        self.console.print(one_line(text), markup=False, highlight=False, soft_wrap=True)
