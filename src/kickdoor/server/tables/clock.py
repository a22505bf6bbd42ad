"""When a table moves by itself: windows that run out, turns that take too long, bots that have
thought, seats whose people are gone.

Nothing here looks at a hand. A bot's moment is drawn when a seat is asked, whoever sits there and
whatever it holds; a window lasts its whole time unless every seat has passed.
"""

from __future__ import annotations

import random
from typing import Final

from kickdoor.engine import Game
from kickdoor.protocol.table_messages import ClockInfo
from kickdoor.protocol.view_messages import Clock

WINDOW_KIND: Final = "window"
TURN_KIND: Final = "turn"
BOT_KIND: Final = "bot"
# When a bot answers: after so much of a window, or so many seconds of thought.
_OF_WINDOW: Final = (0.15, 0.6)
_THOUGHT_S: Final = (0.5, 1.4)
_ANSWER_S: Final = (0.3, 0.9)

Asked = tuple[int, int]  # a seat and the question it is asked


class Deadline:
    """Something that will happen by itself: for a seat, at a time, of a kind."""

    __slots__ = ("at", "kind", "question", "seat")

    def __init__(self, at: float, seat: int, question: int, kind: str) -> None:
        self.at = at
        self.seat = seat
        self.question = question
        self.kind = kind


class TableClock:
    """The time of one table; `now` is whatever clock its caller uses."""

    def __init__(self, clock: ClockInfo, pace: float, chance: random.Random) -> None:
        self.clock = clock
        self.pace = pace
        self.chance = chance
        self._asked: dict[Asked, float] = {}  # since when
        self._moments: dict[Asked, float] = {}  # when the bot at that seat answers
        self._window: tuple[int, float] = (0, 0.0)  # its question, and when it opened
        self._beats: dict[int, float] = {}  # when a bot is offered its any-time acts
        self._was: tuple[int, bool] = (-1, False)  # the turn, and whether there was a fight

    @property
    def runs(self) -> bool:
        """Whether anything runs out at this table."""
        return bool(self.clock.window_ms or self.clock.turn_s)

    def look(self, game: Game, now: float) -> None:
        """Notes who is asked what since when; done before the clock is read."""
        waiting = game.waiting
        window = game.window if waiting else 0
        if window and self._window[0] != window:
            self._window = (window, now)
        before = self._asked
        self._asked = {
            (seat, question): before.get((seat, question), now) for seat, _, question in waiting
        }
        if self._moments:
            kept = self._moments.items()
            self._moments = {key: moment for key, moment in kept if key in self._asked}
        self._look_for_beat(game, now)

    def _moment(self, game: Game, seat: int, kind: str, question: int) -> float:
        """When the bot at a seat answers: drawn once for a question."""
        key = (seat, question)
        if key not in self._moments:
            is_window = game.window != 0 and kind != "offer"
            self._moments[key] = self._asked[key] + self._thought(is_window, kind)
        return self._moments[key]

    def _thought(self, is_window: bool, kind: str) -> float:
        """How long a bot takes, drawn without knowing what it holds."""
        if is_window and self.clock.window_ms:
            return (
                self.chance.uniform(*_OF_WINDOW) * min(self.clock.window_ms / 1000, 6) * self.pace
            )
        span = _ANSWER_S if is_window or kind == "offer" else _THOUGHT_S
        return self.chance.uniform(*span) * self.pace

    def _look_for_beat(self, game: Game, now: float) -> None:
        """At the beginning of a turn and after a fight, seats that are not asked get a word in."""
        before = self._was
        self._was = (game.turns, game.is_fighting)
        if game.turns != before[0] or (before[1] and not game.is_fighting):
            self._beats = {
                seat: now + self.chance.uniform(*_ANSWER_S) * self.pace
                for seat in range(len(game.seats))
            }

    def shift(self, seconds: float) -> None:
        """A pause is over: everything is so much later."""
        self._asked = {key: at + seconds for key, at in self._asked.items()}
        self._moments = {key: at + seconds for key, at in self._moments.items()}
        self._beats = {seat: at + seconds for seat, at in self._beats.items()}
        self._window = (self._window[0], self._window[1] + seconds)

    def deadlines(self, game: Game, bots: dict[int, float], now: float) -> list[Deadline]:
        """What will happen by itself, the soonest first; `bots` are the seats that bots play, and
        since when.
        """
        if not bots and not self.runs:
            return []
        self.look(game, now)
        found: list[Deadline] = []
        waiting = game.waiting
        for seat, kind, question in waiting:
            at = self._runs_out(game, seat, kind, question)
            if seat in bots:
                moment = max(self._moment(game, seat, kind, question), bots[seat])
                if at is None or moment <= at.at:
                    at = Deadline(moment, seat, question, BOT_KIND)
            if at is not None:
                found.append(at)
        asked = {seat for seat, _, _ in waiting}
        for seat, beat in self._beats.items():
            if seat in bots and seat not in asked:
                found.append(Deadline(max(beat, bots[seat]), seat, 0, BOT_KIND))
        found.sort(key=lambda one: one.at)
        return found

    def had_beat(self, seat: int) -> None:
        self._beats.pop(seat, None)

    def _runs_out(self, game: Game, seat: int, kind: str, question: int) -> Deadline | None:
        """When the seat's time is over: the window's, else the turn's. No wait closes over a
        fighter who is behind (TABLE-3): his turn clock runs.
        """
        in_window = game.window != 0 and kind != "offer"
        if in_window and self.clock.window_ms and not game.is_behind(seat):
            at = self._window[1] + self.clock.window_ms / 1000
            return Deadline(at, seat, question, WINDOW_KIND)
        if self.clock.turn_s:
            at = self._asked[seat, question] + self.clock.turn_s
            return Deadline(at, seat, question, TURN_KIND)
        return None

    def shown(self, game: Game, now: float) -> tuple[Clock | None, object]:
        """The clock as the page draws it, and a mark that changes when another one runs."""
        if not self.runs:
            return None, None
        self.look(game, now)
        running = [self._runs_out(game, *one) for one in game.waiting]
        known = [one for one in running if one is not None]
        if not known:
            return None, None
        first = min(known, key=lambda one: one.at)
        seats = [one.seat for one in known if one.kind == first.kind]
        whole = self.clock.window_ms if first.kind == WINDOW_KIND else self.clock.turn_s * 1000
        left = max(0, round((first.at - now) * 1000))
        mark = (first.kind, first.question, tuple(seats))
        return Clock(first.kind, min(left, whole), whole, seats), mark
