"""Who plays a table's seats at this moment: people who are there, bots, and clocks for those who
take too long or are gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Final

from kickdoor.drive import Rng
from kickdoor.engine import PASSING, Act, Event, Game, WithdrawOffer, words_of_play as w
from kickdoor.errors import IllegalAct
from kickdoor.server.tables.meta import DAYS, OPEN, PERSON
from kickdoor.server.tables.pace.clock import (
    BOT_KIND,
    OFFER_KIND,
    OWN_KIND,
    WINDOW_KIND,
    Deadline,
)
from kickdoor.server.tables.pace.done_for import TIME_OVER
from kickdoor.server.tables.pace.open_window import NOBODY, SOLO, TOGETHER
from kickdoor.server.tables.pace.passes import BY_CLOCK, SLACK_S
from kickdoor.server.tables.pace.pausing import pause_as_wanted
from kickdoor.server.tables.seated_bots.bot_offers import OFFER_S
from kickdoor.server.tables.seated_bots.bot_reasons import UNSEEN
from kickdoor.server.tables.seated_bots.standing_in import modest
from kickdoor.server.tables.seated_bots.table_bots import by_the_clock
from kickdoor.server.tables.sent import Sent
from kickdoor.server.tables.setting_up.guided import is_guided

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable

BY_BOT: Final = "bot"
ABSENT_S: Final = 10.0  # a reload, or a lost line that comes back, is nobody's absence
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

    @property
    def absent(self) -> list[int]:
        """The seats of people who are not here, and have not been for a while: others may ask for
        them.
        """
        now, seats = self.table.registry.now(), self.table.meta.seats
        gone = [i for i, since in self.gone_since.items() if now - since >= ABSENT_S]
        return [i for i in sorted({*gone, *self.away}) if seats[i].kind == PERSON]

    def stands_in(self, seat: int) -> bool:
        """Whether a bot that plays there does so for a person: one who is gone, or has left."""
        return self.table.meta.seats[seat].kind in (PERSON, OPEN)

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
                self.table.note("back", seat, who=self.table.meta.seats[seat].name)

    def went(self, seats: list[int]) -> None:
        for seat in seats:
            self.here[seat] -= 1
            if not self.here[seat]:
                self.gone_since[seat] = self.table.registry.now()

    def let_play(self, seat: int, by: int) -> None:
        """A bot plays for somebody who is not here, from now on and until he is."""
        if seat in self.away:
            return
        table, seats = self.table, self.table.meta.seats
        told = {"told": "yes", "by": seats[by].name} if by >= 0 else {}
        self.away.add(seat)
        table.note("away", seat, who=seats[seat].name, **told)
        table.around_changed()
        table.audience.tell_table()
        table.plan()

    def moved(self, seat: int) -> None:
        """A person made an act: whatever a bot was to do for the seat is off."""
        if self._thinking:
            self._thinking = {key for key in self._thinking if key[0] != seat}

    def _bots(self) -> dict[int, float]:
        """The seats that bots play, or are to play for people who are gone: since when."""
        seats = self.table.meta.seats
        bots = {i: 0.0 for i, seat in enumerate(seats) if seat.kind != PERSON}
        bots |= dict.fromkeys(self.away, 0.0)
        grace = self._grace() if self.gone_since else None
        if grace is not None:
            for seat, since in self.gone_since.items():
                bots.setdefault(seat, since + grace)
        return bots

    def _grace(self) -> float | None:
        """How long somebody may be gone; None: at a table of days nobody need be there."""
        wanted = self.table.registry.settings.grace_s
        return self.table.clock.clock.grace_s or None if wanted is None else wanted

    def company(self) -> int:
        """Who is here, as far as that says how windows are kept and how fast bots play."""
        table = self.table
        if not table.clock.base or table.meta.setup.clock == DAYS:
            return NOBODY
        people = len(self.people)
        if people == 1 and not table.audience.watching:
            return SOLO
        return TOGETHER if people else NOBODY

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        seats = range(len(self.table.meta.seats))
        return [seat for seat in seats if self.table.meta.is_person(seat) and seat not in self.away]

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
        game, bots, now = table.game, self._bots(), table.registry.now()
        assert game is not None
        self._look_for_offers(game)
        found = table.clock.deadlines(game, bots, now) + table.passes.own_deadlines(game)
        found.sort(key=lambda one: one.at)
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
            pause_as_wanted(self.table)
        if self._timer is None:
            self.plan()

    def _do(self, deadline: Deadline) -> None:
        game, seat = self.table.game, deadline.seat
        assert game is not None
        if deadline.kind == WINDOW_KIND:
            self._end_window(deadline)
            return
        if deadline.kind == OWN_KIND:
            self.table.passes.do_for(game, deadline)
            return
        if deadline.kind == OFFER_KIND:
            self._give_up(game, deadline)
            return
        is_beat = deadline.question == 0
        if is_beat:
            self.table.clock.had_beat(seat)
            if game.mover < 0:
                return
        by = BY_BOT if deadline.kind == BOT_KIND else BY_CLOCK
        legal = self._choices(game, seat)
        if by == BY_CLOCK:
            legal = by_the_clock(game, seat, deadline.question, legal, deadline.asks)
        if len(legal) == 1 and not is_beat:
            self._make_chosen(seat, legal[0], legal, by)
        elif legal:
            self._ask_bot(deadline, [*legal, None] if is_beat else legal, by)

    def _choices(self, game: Game, seat: int) -> list[Act | None]:
        """What there is for a bot to choose from: it has passed once, and does not ask again who
        gave it no answer.
        """
        legal = self.table.clock.patience.left(seat, [*game.legal(seat)])
        if self.stands_in(seat):
            legal = modest(game, self.table.open_view(), seat, legal)
        if self.table.clock.window.keeps and seat in self.table.clock.window.kept:
            return [act for act in legal if act is not None and act.verb != w.PASS]
        return legal

    # Windows, and what is done for people.

    def _end_window(self, deadline: Deadline) -> None:
        """A window has run out: for all at once where passes are kept, else for one seat."""
        if deadline.seat < 0:
            self.table.passes.close(deadline.at)
            return
        self.table.gate.not_before = deadline.at + SLACK_S
        try:
            self._make_late(deadline.seat, PASSING, deadline.question)
        finally:
            self.table.gate.not_before = 0.0

    def speak(self, seat: int, question: int) -> None:
        """The bot at a seat answers now, if it is not thinking about it already."""
        if (seat, question) not in self._thinking:
            self._do(Deadline(0.0, seat, question, BOT_KIND))

    def _give_up(self, game: Game, deadline: Deadline) -> None:
        """A bot has waited long enough for somebody's answer."""
        patience, seats = self.table.clock.patience, self.table.meta.seats
        offer = next((o for o in game.offers if o.id == deadline.question), None)
        if offer is None or game.why_not(offer.maker, WithdrawOffer(offer.to)) is not None:
            patience.again(deadline.question)
            return
        patience.give_up(offer.id)
        who, whom = seats[offer.maker].name, seats[offer.to].name
        self.table.note("gave-up", offer.to, who=who, whom=whom)
        self.make(offer.maker, WithdrawOffer(offer.to), BY_BOT)

    def made(
        self, game: Game, seat: int, act: Act, events: Sequence[Event], was_fighting: bool
    ) -> None:
        """An act was made, and is looked at."""
        table = self.table
        is_turned = self._is_fight_turned(game, seat, was_fighting)
        table.clock.seen(game, seat, act, events, is_turned, table.registry.now())
        self._look_for_offers(game)
        table.passes.declared(game, seat, act)

    def _is_fight_turned(self, game: Game, seat: int, was_fighting: bool) -> bool:
        """Whether a fight has ended, or has begun and is new to somebody: who kicks a door alone
        among bots sees what stands behind it before anything else.
        """
        if was_fighting or not game.is_fighting:
            return was_fighting and not game.is_fighting
        return self.company() != SOLO or seat not in self.people

    def _look_for_offers(self, game: Game) -> None:
        """What bots have offered people, who have time to answer."""
        if self.company() != NOBODY:
            people, now = self.people, self.table.registry.now()
            bots = [seat for seat in range(len(game.seats)) if seat not in people]
            patience, lasted = self.table.clock.patience, self.table.clock.patience.lasts
            patience.look(game, bots, people, self._lasting(), now)
            if patience.lasts != lasted and patience.open:
                self.table.around_changed()

    def _lasting(self) -> float:
        """How long an offer of a bot lasts: for ever where nobody waits for it besides."""
        table = self.table
        is_alone = not table.clock.runs and self.company() == SOLO
        return inf if is_alone or is_guided(table.meta.setup) else OFFER_S

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
        if act.verb == w.PASS and self.table.passes.keeps():
            self.table.passes.keep(seat, by)
            return
        make = self._make_late if by == BY_CLOCK else self._make_as_bot
        try:
            make(seat, act)
        except IllegalAct as refused:
            log.warning("a bot's act was refused (%s)", refused.rule)
            if legal[0] is not None:
                make(seat, legal[0])

    def _make_as_bot(self, seat: int, act: Act) -> None:
        self.make(seat, act, BY_BOT)

    def _make_late(self, seat: int, act: Act, question: int = 0) -> None:
        """Somebody's time is over: it is done for him, and he is told."""
        told = self.table.done_for.worded(TIME_OVER, seat, act)
        self.make(seat, act, BY_CLOCK, question)
        if self.table.meta.is_person(seat):
            self.table.done_for.tell(seat, told)

    def make(
        self, seat: int, act: Act, by: str, question: int = 0, sent: Sent | None = None
    ) -> None:
        """Makes an act for a seat; if a bot does so for a person, that is told."""
        table = self.table
        is_person = table.meta.seats[seat].kind == PERSON
        if by == BY_BOT and is_person and seat not in self.away:
            self.away.add(seat)
            table.note("away", seat, who=table.meta.seats[seat].name)
            table.audience.tell_table()
        told = {}
        if by == BY_BOT and self.stands_in(seat) and act.verb not in UNSEEN:
            told = table.done_for.called(seat, act)
        table.make(seat, act, by, sent, question)
        if told:
            table.done_for.by_a_bot(seat, told)

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in self._tasks:
            task.cancel()
