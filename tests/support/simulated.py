"""Tables on a clock that jumps: whatever is due next comes next, and a game of ten minutes takes as
long as its acts. Everything is the server's own but the disk, which takes all at once.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, cast

import msgspec

from kickdoor.client.tracking import Tracker
from kickdoor.engine import Act
from kickdoor.protocol import messages as m
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.connections.connection import Connection
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage.statements import Row
from kickdoor.server.tables import keys
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.seated_bots.table_bots import Robots
from kickdoor.server.tables.sent import Sent
from kickdoor.server.tables.setting_up.making import give_keys, new_meta
from kickdoor.server.tables.table_registry import TableRegistry
from lines import Line

LIMITS: dict[str, Any] = {
    "messages_per_second": 1e6, "message_burst": 1e6, "acts_per_second": 1e6,
    "chats_per_minute": 6000.0, "allow_prepared": True,
}  # fmt: skip
_decoder = msgspec.json.Decoder(m.ServerMessage)


class JumpingSelector(selectors.SelectSelector):
    """Waits for nothing: the time that would have passed has."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("nothing will ever happen any more")
        self.now += max(0.0, timeout)
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop whose time is the sum of its waits."""

    def __init__(self) -> None:
        self._jumping = JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        return 1000.0 + self._jumping.now


def simulate(scene: Coroutine[Any, Any, object]) -> None:
    """Plays a scene on a clock that jumps."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(scene)


class WritesAtOnce:
    """A disk that has everything in the next round of the loop."""

    is_stuck = False

    def put(
        self,
        rows: list[Row],
        done: Callable[[bool], None] = lambda ok: None,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        asyncio.get_running_loop().call_soon(done, True)


class Store:
    def __init__(self) -> None:
        self.writer = WritesAtOnce()


class Registry:
    """What a table asks of the server."""

    is_stopping = False

    def __init__(self, **settings: Any) -> None:
        self.settings = Settings(db="", **(LIMITS | settings))
        self.store = Store()
        self.robots = Robots()
        self.now = asyncio.get_running_loop().time
        self.counts: Counter[str] = Counter()

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] += by

    def lose(self, table: LiveTable, why: str) -> None:
        raise AssertionError(f"the table {why}")


class Eyes:
    """Somebody at a table: what they were sent, and when."""

    def __init__(self, table: LiveTable, tokens: list[str]) -> None:
        self.table = table
        self.tracker = Tracker()
        self.heard: list[tuple[float, m.ServerMessage]] = []
        self.on_frame: Callable[[], None] = lambda: None
        line = Line(self._take)
        self.connection = Connection("here", table.registry.settings, line)
        table.audience.attach(self.connection, tokens)

    def _take(self, data: bytes) -> None:
        message = _decoder.decode(data)
        self.heard.append((self.table.registry.now(), message))
        if isinstance(message, m.WholeView):
            self.tracker.whole(message)
        elif isinstance(message, m.Frame):
            self.tracker.frame(message)
        if isinstance(message, m.WholeView | m.Frame):
            self.on_frame()

    def frames(self) -> list[tuple[float, m.Frame]]:
        return [(at, one) for at, one in self.heard if isinstance(one, m.Frame)]

    def notices(self) -> list[str]:
        return [one.code for _, one in self.heard if isinstance(one, m.Notice)]

    def told(self, code: str) -> list[str]:
        """The sentences of the notices of a kind."""
        return [one.text for _, one in self.heard if isinstance(one, m.Notice) and one.code == code]

    def leave(self) -> None:
        self.table.audience.detach(self.connection)


class SimulatedTable:
    """A table with its people, each with eyes of their own, and who watches."""

    def __init__(
        self, setup: TableSetup, seed: int = 0, watchers: int = 0, **settings: Any
    ) -> None:
        registry = cast(TableRegistry, Registry(**settings))
        secret = seed.to_bytes(32, "big")
        self.meta = new_meta(setup, "", secret, is_prepared_allowed=True)
        tokens = give_keys(self.meta, "host")
        self.live = LiveTable(registry, "table", "CODE", secret, self.meta)
        self.live.keys = {seat: keys.hashed(token) for seat, token in tokens.items()}
        self.live.clock.draw_from(random.Random(seed))
        self.eyes = {seat: Eyes(self.live, [token]) for seat, token in tokens.items()}
        self.watchers = [Eyes(self.live, []) for _ in range(watchers)]
        self.tokens = tokens
        self._sent = 0

    def comes_back(self, seat: int) -> Eyes:
        """Somebody who had left sits down again, before a page that knows nothing."""
        self.eyes[seat] = Eyes(self.live, [self.tokens[seat]])
        return self.eyes[seat]

    def act(self, seat: int, act: Act, question: int = 0) -> None:
        """A person makes an act."""
        self._sent += 1
        sent = Sent(self.eyes[seat].connection, str(self._sent), self._sent, 0)
        self.live.submit(seat, act, question, sent)

    def stop(self) -> None:
        self.live.forget()


def people_and_bots(people: int, bots: int = 0, bot: str = "normal", **setup: Any) -> TableSetup:
    """A table of so many, without a clock unless one is named."""
    seats = [SeatSetup("here", name=f"P{i}") for i in range(people)]
    seats += [SeatSetup("bot", bot, name=f"P{people + i}") for i in range(bots)]
    return TableSetup(seats=seats, **({"clock": "none"} | setup))
