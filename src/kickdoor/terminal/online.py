"""A seat at a live table, in plain text: what happened, what is asked, what may be done.

The server makes the sentences and lists what is legal; here they are printed and numbers are read.
What happens meanwhile is told at once, a connection that is lost too, and a number that was typed
for a list that changed is not sent.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from kickdoor.client import Client, Refused, ServerError, is_asked
from kickdoor.engine import ASKED, LATER
from kickdoor.terminal.keyboard import Called, Keys, Read
from kickdoor.terminal.online_table import OnlineTable
from kickdoor.terminal.safe import guard, one_line

if TYPE_CHECKING:
    from rich.console import Console

    from kickdoor.protocol.messages import Choice
    from kickdoor.protocol.view_messages import LegalAct
    from kickdoor.words import Book

LEAVE: Final = ("q", "quit", "exit")
SAY: Final = "say "
HOLD: Final = "hold"
PATIENCE_S: Final = 300.0  # for a server that does not answer
HASTE_S: Final = 1.0  # whoever types so soon after a new list meant the old one


class Step:
    """One line of a list: an act as it was listed, or a choice on the way to one."""

    def __init__(self, text: str, act: LegalAct, way: list[int] | None = None) -> None:
        self.text = text
        self.act = act
        self.way = way


class OnlineGame:
    """One person at the keyboard, at somebody else's table."""

    def __init__(self, client: Client, labels: Book, console: Console, read: Read | Keys) -> None:
        self.client = client
        self.labels = labels
        self.console = guard(console)
        self.keys: Keys = Called(read) if callable(read) else read
        self.table = OnlineTable(client, labels, self._print)
        self._told = 0
        self._heard = 0
        self._notices = 0
        self._listed: object = None  # the question and the acts that are on the screen
        self._listed_at = 0.0  # when they took the place of others
        self._pages: list[list[Step]] = []
        self._typing: asyncio.Future[str] | None = None
        self._is_marked = False  # the cursor stands behind a mark

    async def play(self) -> bool:
        """Plays until the game is over or the player leaves; says whether it is over."""
        watch = asyncio.ensure_future(self._watch())
        try:
            async with self.client as client:
                info = client.info
                assert info is not None
                if client.tokens and not client.seats:
                    why = f"this key fits no seat at table {info.code}: use the one you were given"
                    raise ServerError("bad-token", why)
                key = client.tokens[0] if client.tokens else ""
                self._say("online-welcome", code=info.code, key=key or "-")
                if info.state == "lobby" and info.host in client.seats:
                    await self._start()
                elif info.state == "lobby":
                    self._say("online-waiting")
                return await self._go_on(watch)
        finally:
            for task in (watch, self._typing):
                if task is not None:
                    task.cancel()

    async def _start(self) -> None:
        try:
            await self.client.start()
        except ServerError as error:  # somebody is still to come: the host says when
            self._print(str(error))

    async def _watch(self) -> None:
        """Says when the server is gone and when it is back; raises when it stays away."""
        while True:
            await self.client.lost()
            self._say("online-lost", server=self.client.server)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await self.client.lost(False)
            except TimeoutError:
                server = self.client.server
                raise ServerError("unreachable", f"{server} does not answer") from None
            self._say("online-back")

    async def _go_on(self, watch: asyncio.Future[None]) -> bool:
        while True:
            await self._catch_up()
            if self.client.is_over:
                return True
            try:
                line = await self._line(watch)
            except EOFError:
                return False
            if line is not None and not await self._obey(line.strip()):
                return False

    # What happened.

    async def _catch_up(self) -> None:
        """Tells what is new, and lists what may be done if that is new."""
        client = self.client
        if client.has_view and is_asked(client.view) and self._now() != self._listed:
            await client.rest()
        self._tell()
        if not client.has_view or not is_asked(client.view) or client.is_over:
            self._listed, self._pages = None, []
        elif self._now() != self._listed:
            self._listed = self._now()
            self._listed_at = monotonic() if self._typing is not None else 0.0
            self._pages = [[Step(_label(act), act) for act in client.view.acts]]
            self._show()

    def _now(self) -> object:
        """What is asked and what may be done, as it is told from what was."""
        view = self.client.view
        asked = view.asked
        acts = [(act.label, act.question) for act in view.acts]
        return None if asked is None else (asked.question, asked.text, asked.progress, acts)

    def _tell(self) -> None:
        """What was said and done since."""
        log = self.client.log
        if self._told > len(log):  # a whole view came, with a log of its own
            self._told = 0
        for line in log[self._told :]:
            self._print(f"  {line.text}")
        self._told = len(log)
        for said in self.client.said[self._heard :]:
            self._print(f"  {said.name}: {said.text}")
        self._heard = len(self.client.said)
        for notice in self.client.notices[self._notices :]:
            self._print(f"  {notice.text}")
        self._notices = len(self.client.notices)

    def _show(self, title: str = "") -> None:
        """The question, or a step on the way to its answer, and what may be chosen."""
        asked = self.client.view.asked
        if title:
            self._print(title)
        elif asked is not None:
            self._print("")
            self._print(f"{asked.text} {asked.progress}".rstrip())
        for number, step in enumerate(self._pages[-1], start=1):
            self._print(f"{number:>3}  {step.text}")
        if len(self._pages) > 1:
            self._print(f"  0  {self.labels.say('menu-back')}")

    # What is typed.

    async def _line(self, watch: asyncio.Future[None]) -> str | None:
        """The next line; None: something happened first."""
        if self._typing is None and (self.keys.is_live or self._listed is not None):
            self._typing = asyncio.ensure_future(self.keys.line())
        self._mark()
        news = asyncio.ensure_future(self.client.news(None))
        waits = {task for task in (watch, news, self._typing) if task is not None}
        try:
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
        if watch in done:
            watch.result()
        if self._typing is None or self._typing not in done:
            return None
        typing, self._typing = self._typing, None
        self._is_marked = False
        return typing.result()

    async def _obey(self, line: str) -> bool:
        """Does what a line says; False: the player leaves."""
        word, _, rest = line.partition(" ")
        looks = {
            "t": self.table.players, "h": self.table.hand, "s": self.table.fight,
            "l": self.table.log, "?": self._help, "help": self._help,
        }  # fmt: skip
        if line.lower() in LEAVE:
            return False
        try:
            if line.startswith(SAY):
                await self.client.say(rest)
            elif line.lower() == HOLD:
                await self.client.hold()
            elif line.lower() in looks:
                looks[line.lower()]()
            elif word.lower() in ("i", "info", "card"):
                self.table.card(rest.strip())
            else:
                await self._choose(line)
        except (Refused, ServerError) as error:
            self._print(str(error))
            self._listed = None
        return True

    def _help(self) -> None:
        for line in self.labels.say("online-help").splitlines():
            self._print(line)

    async def _choose(self, line: str) -> None:
        if self._listed is None:
            if line:
                self._say("online-not-asked")
            return
        if self.keys.is_live and monotonic() - self._listed_at < HASTE_S:
            self._say("online-changed", text=line or "Enter")
            return
        steps = self._pages[-1]
        if len(self._pages) > 1 and line in ("", "0"):
            self._pages.pop()
            self._show()
        elif not line:
            passes = [step for step in steps if step.act.verb == "pass"]
            await self._take(passes[0] if passes else None, line)
        else:
            number = int(line) if line.isdecimal() else 0
            await self._take(steps[number - 1] if 1 <= number <= len(steps) else None, line)

    async def _take(self, step: Step | None, line: str) -> None:
        """Makes the act of a step, or shows what is to be chosen for it first."""
        if step is None:
            self._say("not-a-choice", text=line or "...", last=len(self._pages[-1]))
            return
        act: Any = step.act.act
        if step.way is not None or _leaves_open(act):
            choice = await self._composed(step)
            if choice.argument:
                self._open(step.act, choice)
                return
            act = choice.act
        await self.client.act(act, question=step.act.question)
        self._listed = None

    async def _composed(self, step: Step) -> Choice:
        if step.way is not None:
            return await self.client.compose(step.way)
        return await self.client.compose(act=step.act.act)

    def _open(self, act: LegalAct, choice: Choice) -> None:
        self._pages.append(
            [
                Step(value.label, act, [*choice.chosen, value.value])
                for value in choice.values
                if value.value != LATER
            ]
        )
        self._show(choice.text)

    # The screen.

    def _mark(self) -> None:
        if self.keys.is_live and not self._is_marked:
            self.console.print("> ", end="", markup=False, highlight=False)
            self._is_marked = True

    def _say(self, message: str, **values: str | int) -> None:
        self._print(self.labels.say(message, **values))

    def _print(self, text: str) -> None:
        if self._is_marked:
            self.console.print()
            self._is_marked = False
        self.console.print(one_line(text), markup=False, highlight=False, soft_wrap=True)


def _label(act: LegalAct) -> str:
    """The act as the list names it: with dots where parts of it are chosen next."""
    label = f"{act.label} ..." if _leaves_open(act.act) else act.label
    return f"{label}  [{act.preview.text}]" if act.preview is not None else label


def _leaves_open(act: Any) -> bool:
    return isinstance(act, dict) and ASKED in act.values()
