"""A table in memory: its game, and the acts that are made in it.

Everything here happens at once, between two waits of the loop. An act is applied, written, and told
in that order: what is to be sent waits behind the gate until the act it speaks of is on the disk.
Who is told what is the audience's business, who acts and when that of the players.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from kickdoor import __version__
from kickdoor.engine import Act, Entry, Game, PublicView, SetOrders, words_of_play as w
from kickdoor.errors import IllegalAct
from kickdoor.protocol.messages import Ack
from kickdoor.protocol.rendering.game_rendering import GameRendering, Kept
from kickdoor.protocol.rendering.noted import Noted
from kickdoor.protocol.table_messages import TableInfo
from kickdoor.server.connections.costs import Bucket
from kickdoor.server.storage.statements import Row
from kickdoor.server.tables import keys, persistence
from kickdoor.server.tables.audience import Audience
from kickdoor.server.tables.delay import Past
from kickdoor.server.tables.gate import Gate
from kickdoor.server.tables.meta import DAYS, LOBBY, OPEN, OVER, PLAYING, TableMeta, table_info
from kickdoor.server.tables.pace.automatic import Automatic
from kickdoor.server.tables.pace.clock import TableClock
from kickdoor.server.tables.pace.done_for import DoneFor
from kickdoor.server.tables.pace.passes import Passes
from kickdoor.server.tables.pace.players import Players
from kickdoor.server.tables.seated_bots.bot_reasons import Reasons
from kickdoor.server.tables.sent import Done, Quiet, Sent, is_ordered
from kickdoor.server.tables.setting_up.making import fix_nonces, new_game
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.table_registry import TableRegistry

CLOCK: Final = "clock"
MOST_NOTED: Final = 60  # of what happened around a game


class LiveTable:
    """One table of this server."""

    def __init__(
        self, registry: TableRegistry, id: str, code: str, secret: bytes, meta: TableMeta
    ) -> None:
        self.registry = registry
        self.id = id
        self.code = code
        self.secret = secret
        self.meta = meta
        self.keys: dict[int, str] = {}  # hashed
        self.game: Game | None = None
        self.sequence = 0  # acts made
        self.snapshot_at = 0
        self.taken_back = 0  # acts at the end that another version made and this one refuses
        self.done = Done()  # of what clients asked for
        self.quiet = Quiet(registry.settings.quiet_acts)
        self.reasons = Reasons()  # of its bots
        # What its players do, what they ask, what its gallery asks, and what a seat says to all.
        rate, chats = registry.settings.acts_per_second, registry.settings.chats_per_minute
        self.acts, self.questions, self.gallery = [Bucket(rate, 4 * rate) for _ in range(3)]
        self.said = [Bucket(chats / 60, max(3.0, chats / 4)) for _ in meta.seats]
        self.clock = TableClock(meta.clock, registry.settings.pace, random.Random())
        self.clock.set_pace(meta.setup.pace)
        self.passes = Passes(self)
        self.automatic = Automatic(self)
        self.done_for = DoneFor(self)
        self.gate = Gate(registry.now)
        self.touched = time.time()
        self.past = Past()
        self.is_lost = False
        # One at a time: what changes the table around its game, and waits for the disk in between.
        self.changing = asyncio.Lock()
        self._rendering: GameRendering | None = None
        self._kept = Kept()
        self._paused_at = 0.0
        # Who gets to see it comes last, when there is all there is to see.
        self.players = Players(self)
        self.audience = Audience(self)
        self.clock.company = self.players.company

    # How it stands.

    @property
    def is_playing(self) -> bool:
        return self.game is not None and self.meta.state == PLAYING

    @property
    def paused(self) -> str:
        return "storage" if self.registry.store.writer.is_stuck else self.meta.paused

    @property
    def is_settled(self) -> bool:
        """Whether all that happened is on the disk."""
        return self.gate.written >= self.sequence

    @property
    def is_idle(self) -> bool:
        """Whether it could leave the memory: nobody looks, and nobody is about to change it."""
        return not self.audience.connections and self.is_settled and not self.changing.locked()

    @property
    def events(self) -> int:
        """How much has been told of its game: the longer, the more room it takes."""
        return 0 if self.game is None else self.game.events_so_far

    def info(self) -> TableInfo:
        return table_info(
            self.id, self.code, self.secret, self.meta, frozenset(self.players.present),
            frozenset(self.players.away), self.audience.watching, self.paused,
        )  # fmt: skip

    def rendering(self) -> GameRendering:
        """The game at this moment."""
        assert self.game is not None
        if self._rendering is None:
            around = self.passes.around()
            self._rendering = GameRendering(
                self.game, self._kept, around, self.meta.called, self.meta.noted
            )
        return self._rendering

    def open_view(self) -> PublicView:
        """What everybody sees of the game now."""
        assert self.game is not None
        return self._kept.seen.open_view(self.game)

    def around_changed(self, seat: int = -1) -> None:
        """What is told around the game is another, to everybody or for one seat alone."""
        self._rendering = None
        self.audience.more(seat)

    def note(self, code: str, seat: int, key: str = "", **values: str) -> None:
        """Something happened around the table: all are told, and in a game it stands in the log."""
        self.audience.notice(code, seat, key, **values)
        self.put_down(code, seat, **values)

    def put_down(self, code: str, seat: int, **values: str) -> None:
        """The log alone tells it, and only in a game."""
        if self.game is None or not self.is_playing:
            return
        one = Noted(self.game.events_so_far, code, seat, values)
        self.meta.noted = [*self.meta.noted, one][-MOST_NOTED:]
        self._rendering = None
        self.save()
        self.audience.noted(one)

    def forget_views(self) -> None:
        """What was made of the game for others to see no longer holds: people have other names."""
        self._rendering, self._kept = None, Kept()

    def seats_for(self, tokens: list[str]) -> list[int]:
        """The seats that these keys fit."""
        return self.seats_with([keys.hashed(token) for token in tokens])

    def seats_with(self, held: list[str]) -> list[int]:
        """The seats of these keys, which are hashed already."""
        return sorted([seat for seat, kept in self.keys.items() if keys.is_among(kept, held)])

    def is_host(self, tokens: list[str]) -> bool:
        return keys.is_among(self.meta.host_key, [keys.hashed(token) for token in tokens])

    def open_past(self, shown: int) -> int:
        """How many of so many events spectators may know of by now."""
        delay = self.meta.setup.watch_delay_s
        if not delay or self.game is None or self.meta.state == OVER:
            return shown
        return self.past.by(time.time() - delay, self.touched, self.game, shown)

    def after_writing(self, do: Callable[[], None]) -> None:
        """Do something once everything that has happened so far is on the disk."""
        self.gate.after(self.sequence, do)

    def _committed(self, number: int, ok: bool) -> None:
        if ok:
            self.gate.opens(number)
        else:
            self.registry.lose(self, "was appended to by somebody else")

    def _unwritable(self, sent: Sent | None) -> None:
        """What was done can never be written: whoever sent it is told, and the table goes back to
        what is on the disk.
        """
        if sent is not None and sent.reply in self.audience.connections:
            sent.reply.complain(Trouble("unwritable"), sent.client_id)
        self.registry.lose(self, "could not be written")

    # Setting out.

    def begin(self) -> None:
        """Deal: every seat must be filled."""
        if self.meta.state != LOBBY:
            raise Trouble("started")
        empty = sum(1 for seat in self.meta.seats if seat.kind == OPEN)
        if empty:
            raise Trouble("empty-seats", count=empty)
        fix_nonces(self.meta, self.secret)
        self.game = new_game(self.meta, self.secret)
        persistence.forget_record(self.game)
        self.meta.engine = __version__
        self.meta.state = PLAYING
        self.registry.count("games_begun")
        self.save()
        self.registry.store.writer.put([self.snapshot()])  # an upgrade may come at any time
        self.players.take_places()
        if self.meta.setup.clock == DAYS:
            self._give_orders()
        self.audience.begin()
        self.plan()

    def _give_orders(self) -> None:
        """At a table of days people pass unless it could win the game or is aimed at them."""
        assert self.game is not None
        for seat in range(len(self.game.seats)):
            if self.meta.is_person(seat):
                orders = SetOrders(w.PASS_ALWAYS, unless=w.UNLESS_WIN | w.UNLESS_ME)
                self.make(seat, orders, CLOCK)

    # Acts.

    def submit(self, seat: int, act: Act, question: int, sent: Sent) -> None:
        """Make an act that somebody sent under an id that is new."""
        if self.is_playing and self.sequence >= self.registry.settings.acts_per_table:
            self._break_off()
        if not self.acts.take(self.registry.now()):
            raise Trouble("too-fast")
        if self.game is not None and is_ordered(self.game, seat, act):  # nothing to do, or write
            self.audience.tell(sent.reply, Ack(sent.client_id, self.sequence))
            return
        self.quiet.refuse_more(seat, act)
        if act.verb == w.PASS and self.game is not None and self.passes.keeps():
            self.game.check(seat, act, question)
            self.passes.keep(seat, "", sent)
        else:
            self.make(seat, act, "", sent, question)
        self.audience.tell(sent.reply, Ack(sent.client_id, self.sequence))
        self.players.moved(seat)
        self.plan()

    def _break_off(self) -> None:
        """The table has had all its acts: its game ends here, and nobody has won."""
        self.registry.store.writer.put(self._end(), refused=partial(self._unwritable, None))
        self.audience.tell_table()
        raise Trouble("used-up")

    def act_meant(self, seat: int, data: object) -> Act:
        """The act that a seat means by data; Trouble where none can be made."""
        self.refuse_when_closed()
        assert self.game is not None
        return self.game.act_from_data(seat, data, self.rendering().legal(seat))

    def refuse_when_closed(self) -> None:
        """Raises Trouble where no act can be made."""
        if self.game is None:
            raise Trouble("not-started")
        if self.meta.state == OVER and not self.game.is_over:
            raise Trouble("used-up")
        paused = self.paused
        if paused:
            raise Trouble("storage" if paused == "storage" else "paused")

    def make(
        self, seat: int, act: Act, by: str, sent: Sent | None = None, question: int = 0
    ) -> None:
        """Apply, write, tell; IllegalAct if it is refused, and then nothing has happened."""
        assert self.game is not None
        if self.meta.setup.watch_delay_s:
            self.past.begin(self.touched, self.game)
        was_fighting = self.game.is_fighting
        try:
            events = self.game.apply(seat, act, question, by)
            self.players.made(self.game, seat, act, events, was_fighting)
            self.reasons.note(seat, act, by, self.registry.robots.chosen)
            self._note(self.game, seat, act, question, by, sent)
        except IllegalAct:
            raise
        except Exception:  # half of it is done: what counts is on the disk
            self.registry.lose(self, "broke")
            raise

    def _note(
        self, game: Game, seat: int, act: Act, question: int, by: str, sent: Sent | None
    ) -> None:
        """An act was made: have it written, and told after that."""
        persistence.forget_record(game)
        self._rendering = None
        self.sequence += 1
        number, self.touched = self.sequence, time.time()
        if self.meta.setup.watch_delay_s:
            self.past.note(self.touched, game, self.meta.setup.watch_delay_s)
        self.quiet.note(seat, act, sent is not None)
        if sent is not None:
            self.done.note(sent, number)
        mark = None if sent is None else sent.kept
        row = persistence.act_row(
            self.id, number, Entry(seat, act, question, by), mark, self.touched
        )
        rows: list[Row] = [("act", row)]
        self.meta.turns = game.turns
        if game.is_over:
            rows += self._end()
        elif number - self.snapshot_at >= max(self.registry.settings.snapshot_every, number // 8):
            # A snapshot has all that was shown: the longer the game, the seldomer it is written.
            rows.append(self.snapshot())
        self.registry.count("acts")
        self.registry.store.writer.put(
            rows, partial(self._committed, number), partial(self._unwritable, sent)
        )
        self.audience.frames()
        if self.meta.state == OVER:
            self.audience.tell_table()

    def snapshot(self) -> Row:
        assert self.game is not None
        self.snapshot_at = self.sequence
        return ("snapshot", persistence.snapshot_row(self.id, self.sequence, self.game))

    def _end(self) -> list[Row]:
        """The game is over: the secret is out."""
        assert self.game is not None
        self.meta.state = OVER
        self.meta.winners = list(self.game.winners)
        self.meta.requests = []  # nobody sits down at a game that is over
        self.registry.count("games_over")
        return [self.meta_row(), self.snapshot()]

    def meta_row(self) -> Row:
        return (
            "meta",
            {
                "key": self.id,
                "state": self.meta.state,
                "listed": self.meta.setup.listed,
                "touched": self.touched,
                "due": self.players.due(),
                "meta": self.meta.to_json(),
            },
        )

    def save(self) -> None:
        """Write down how the table stands around the game."""
        self.touched = time.time()
        self.registry.store.writer.put([self.meta_row()], refused=partial(self._unwritable, None))

    # Time.

    def set_pace(self, pace: str) -> None:
        """What bots do arrives faster or more slowly from now on."""
        if pace != self.meta.setup.pace:
            self.meta.setup.pace = pace
            self.clock.set_pace(pace)
            self.save()
            self.audience.tell_table()
            self.plan()

    def plan(self) -> None:
        """Look when this table moves by itself next."""
        self.players.plan()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.players.stop()
        self.audience.stop()

    def forget(self) -> None:
        """The table leaves the memory: what is large goes at once, the rest with the next sweep of
        the garbage collector.
        """
        self.stop()
        self.game = self._rendering = None
        self._kept = Kept()
        self.done = Done()

    def pause(self, is_paused: bool, by: int = -1) -> None:
        """Stop the clocks, or have them go on where they stopped; by somebody's word."""
        if is_paused:
            self.meta.paused = "agreed"
            self._paused_at = self.registry.now()
        else:
            self.meta.paused = ""
            if self._paused_at:
                self.clock.shift(self.registry.now() - self._paused_at)
        self.save()
        is_alone = is_paused and sum(seat.wants_pause for seat in self.meta.seats) == 1
        told = {"told": "alone" if is_alone else "yes", "by": self.meta.seats[by].name}
        told = told if by >= 0 else {}
        self.note("paused" if is_paused else "resumed", by, **told)
        self.audience.tell_table()
        self.plan()
