"""Who plays a table's seats at this moment: people who are there, bots, and clocks for those who
take too long or are gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from kickdoor.drive import Rng
from kickdoor.engine import PASSING, Act
from kickdoor.errors import IllegalAct
from kickdoor.server.tables.clock import BOT_KIND, WINDOW_KIND, Deadline
from kickdoor.server.tables.meta import DAYS, OVER, PERSON
from kickdoor.server.tables.table_bots import moved_on
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable

BY_CLOCK: Final = "clock"
BY_BOT: Final = "bot"
SLACK_S: Final = 0.04
log = logging.getLogger("kickdoor.table")


class Players:
    """The seats of one table, as they are played."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.here: Counter[int] = Counter()  # connections by seat
        self.gone_since: dict[int, float] = {}
        self.away: set[int] = set()  # seats of people that a bot plays for now
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[tuple[int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def present(self) -> list[int]:
        return [seat for seat, count in self.here.items() if count > 0]

    # Coming and going.

    def take_places(self) -> None:
        """The game begins, or is loaded: whoever is not here is gone since now."""
        now = self.table.registry.now()
        for seat in range(len(self.table.meta.seats)):
            if not self.here[seat]:
                self.gone_since[seat] = now

    def came(self, seats: list[int]) -> None:
        for seat in seats:
            self.here[seat] += 1
            self.gone_since.pop(seat, None)
            if seat in self.away:
                self.away.discard(seat)
                self.table.audience.notice("back", who=self.table.meta.seats[seat].name)

    def went(self, seats: list[int]) -> None:
        for seat in seats:
            self.here[seat] -= 1
            if not self.here[seat]:
                self.gone_since[seat] = self.table.registry.now()

    def moved(self, seat: int) -> None:
        """A person made an act: whatever a bot was to do for the seat is off."""
        if self._thinking:
            self._thinking = {key for key in self._thinking if key[0] != seat}

    def _bots(self) -> dict[int, float]:
        """The seats that bots play, or are to play for people who are gone: since when."""
        seats = self.table.meta.seats
        bots = {i: 0.0 for i, seat in enumerate(seats) if seat.kind != PERSON}
        grace = self._grace() if self.gone_since else None
        if grace is not None:
            for seat, since in self.gone_since.items():
                bots.setdefault(seat, since + grace)
        return bots

    def _grace(self) -> float | None:
        """How long somebody may be gone; None: at a table of days nobody need be there."""
        wanted = self.table.registry.settings.grace_s
        return self.table.clock.clock.grace_s or None if wanted is None else wanted

    # Time.

    def due(self) -> float | None:
        """When the table's clock wants to be looked at though nobody is there: epoch seconds."""
        table = self.table
        if table.meta.setup.clock != DAYS or not table.is_playing or table.game is None:
            return None
        now = table.registry.now()
        soonest = table.clock.deadlines(table.game, self._bots(), now)
        if not soonest:
            return None
        return time.time() + max(0.0, soonest[0].at - now)

    def plan(self) -> None:
        """Set the timer to whatever happens by itself next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if not self._is_running() or table.game is None:
            return
        deadlines = self._deadlines()
        if deadlines:
            at = max(deadlines[0].at, table.registry.now())
            self._timer = asyncio.get_running_loop().call_at(at, self._tick)

    def _is_running(self) -> bool:
        table = self.table
        busy = table.registry.is_stopping or table.is_lost or not table.is_playing
        if busy or table.paused:
            return False
        # Nobody is there and nobody looks: the table sleeps, unless it is one of days.
        return bool(table.audience.connections) or table.meta.setup.clock == DAYS

    def _deadlines(self) -> list[Deadline]:
        table = self.table
        assert table.game is not None
        found = table.clock.deadlines(table.game, self._bots(), table.registry.now())
        return [one for one in found if (one.seat, one.question) not in self._thinking]

    def _tick(self) -> None:
        """Does the first thing that is due, and looks again."""
        self._timer = None
        if not self._is_running():
            return
        for deadline in self._deadlines()[:1]:
            if deadline.at <= self.table.registry.now():
                self._do(deadline)
        self.plan()

    def look_after(self) -> None:
        """A table whose timer was lost, since something broke when it was to be set, gets one. And
        who is here may have changed, however that came: then others decide about a pause.
        """
        if self.table.is_playing and self.table.paused != "storage":
            self._pause_as_wanted()
        if self._timer is None:
            self.plan()

    def _do(self, deadline: Deadline) -> None:
        game, seat = self.table.game, deadline.seat
        assert game is not None
        if deadline.kind == WINDOW_KIND:
            # Making frames takes longer for a full hand: when a window closes, nobody hears of it
            # before a fixed moment.
            self.table.gate.not_before = deadline.at + SLACK_S
            try:
                self._make(seat, PASSING, BY_CLOCK, deadline.question)
            finally:
                self.table.gate.not_before = 0.0
            return
        is_beat = deadline.question == 0
        if is_beat:
            self.table.clock.had_beat(seat)
            if game.mover < 0:
                return
        by = BY_BOT if deadline.kind == BOT_KIND else BY_CLOCK
        legal: list[Act | None] = [*game.legal(seat)]
        act = moved_on(game, seat) if by == BY_CLOCK else None
        if act is None and len(legal) == 1 and not is_beat:
            act = legal[0]
        if act is not None:
            self._make(seat, act, by)
        elif legal:
            self._ask_bot(deadline, [*legal, None] if is_beat else legal, by)

    def _ask_bot(self, deadline: Deadline, legal: list[Act | None], by: str) -> None:
        """The bot of the seat chooses: here, or elsewhere if it takes its time."""
        table, seat = self.table, deadline.seat
        assert table.game is not None
        robots, name = table.registry.robots, table.meta.seats[seat].bot
        view = table.game.view(seat)
        seed = table.secret + b"bots"
        if robots.is_quick(name):
            act = robots.choose(name, view, legal, Rng(seed).at(table.sequence))
            self._make_chosen(seat, act, legal, by)
            return
        key = (seat, deadline.question)
        self._thinking.add(key)
        number = table.sequence

        async def think() -> None:
            try:
                act = await robots.think(name, view, legal, seed, number, table.audience.owner)
                is_asked = key in self._thinking
            finally:
                self._thinking.discard(key)
            if is_asked and table.sequence == number and self._is_running():
                self._make_chosen(seat, act, legal, by)
            self.plan()

        task = asyncio.create_task(think())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _make_chosen(self, seat: int, act: Act | None, legal: list[Act | None], by: str) -> None:
        """Makes what a bot chose; if that is refused, the first act that is legal."""
        if act is None:
            return
        try:
            self._make(seat, act, by)
        except IllegalAct as refused:
            log.warning("a bot's act was refused (%s)", refused.rule)
            if legal[0] is not None:
                self._make(seat, legal[0], by)

    def _make(self, seat: int, act: Act, by: str, question: int = 0) -> None:
        table = self.table
        is_person = table.meta.seats[seat].kind == PERSON
        if by == BY_BOT and is_person and seat not in self.away:
            self.away.add(seat)
            table.audience.notice("away", who=table.meta.seats[seat].name)
            table.audience.tell_table()
        table.make(seat, act, by, question=question)

    # Pausing.

    def want_pause(self, seat: int, wanted: bool) -> None:
        """All people who are here must agree to pause; any of them ends it."""
        table = self.table
        if not table.is_playing:
            raise Trouble("over" if table.meta.state == OVER else "not-started")
        table.meta.seats[seat].wants_pause = wanted
        if table.meta.paused and not wanted:
            for one in table.meta.seats:
                one.wants_pause = False
        if not self._pause_as_wanted():
            if wanted:
                table.audience.notice("pause-asked", who=table.meta.seats[seat].name)
            table.audience.tell_table()

    def _pause_as_wanted(self) -> bool:
        """Pauses when all people who are here want to, and goes on when nobody who sits here does;
        whether that changed anything.
        """
        meta = self.table.meta
        people = [seat for seat in range(len(meta.seats)) if meta.is_person(seat)]
        if meta.paused:
            is_changed = not any(meta.seats[seat].wants_pause for seat in people)
        else:
            here = [meta.seats[seat].wants_pause for seat in people if self.here[seat]]
            is_changed = bool(here) and all(here)
        if is_changed:
            self.table.pause(not meta.paused)
        return is_changed

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in self._tasks:
            task.cancel()
