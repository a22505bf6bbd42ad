"""When a table moves by itself: windows that end, turns that take too long, bots that have thought,
seats whose people are gone.

Nothing here looks at a hand. A bot's moment is drawn when a seat is asked, whoever sits there and
whatever it holds; how long a window lasts is its clock's, or drawn when it opens.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from kickdoor.engine import Act, Event, Game, words_of_play as w
from kickdoor.protocol.table_messages import RELAXED, ClockInfo
from kickdoor.protocol.view_messages import Clock
from kickdoor.server.tables.pace.open_window import NOBODY, TOGETHER, OpenWindow
from kickdoor.server.tables.pace.tempo import (
    AFTER_DRESSING_S,
    AT_ONCE_S,
    OPENING_S,
    OWN_BEAT_S,
    OWN_PASS_S,
    OWN_THOUGHT_S,
    TEMPOS,
    Span,
    span_after,
)
from kickdoor.server.tables.seated_bots.bot_offers import Patience

WINDOW_KIND: Final = "window"
TURN_KIND: Final = "turn"
OFFER_KIND: Final = "offer"
BOT_KIND: Final = "bot"
OWN_KIND: Final = "own"  # what is done for a person who has nothing to decide
# When a bot answers: after so much of a window, or so many seconds of thought.
_OF_WINDOW: Final = (0.15, 0.6)
_THOUGHT_S: Final = (0.5, 1.4)
_ANSWER_S: Final = (0.3, 0.9)
AFTER_ANSWER_S: Final = 30.0  # what is left at least to whoever has just been answered
MOST_WAITED: Final = 2  # times of a turn that somebody may wait for answers in one decision

Asked = tuple[int, int]  # a seat and the question it is asked; less than 0: an offer's number


def asked_key(seat: int, kind: str, number: int) -> Asked:
    """Offers and questions are counted apart: the same number may be one of each."""
    return (seat, -number if kind == OFFER_KIND else number)


class Deadline:
    """Something that will happen by itself: for a seat, at a time, of a kind."""

    __slots__ = ("asks", "at", "kind", "question", "seat")

    def __init__(self, at: float, seat: int, question: int, kind: str, asks: str = "") -> None:
        self.asks = asks  # what kind of question it is, where the clock answers it
        self.at = at
        self.seat = seat  # -1: all who are in the window
        self.question = question
        self.kind = kind


class TableClock:
    """The time of one table; `now` is whatever clock its caller uses."""

    def __init__(self, clock: ClockInfo, pace: float, chance: random.Random) -> None:
        self.clock = clock
        self.pace = self.base = pace  # as the table and as the server has it
        self.draw_from(chance)
        self.company: Callable[[], int] = lambda: NOBODY
        self.window = OpenWindow(0, 0.0, NOBODY, 0.0)
        self.patience = Patience()
        self.holds: dict[Asked, float] = {}  # who said hold on, and until when at most
        self._tempo = TEMPOS[RELAXED]
        self._asked: dict[Asked, float] = {}  # since when
        self._moments: dict[Asked, float] = {}  # when the bot at that seat answers
        self._own: dict[Asked, float] = {}  # when a person's question is answered by itself
        # Of who is at the table for answers: how long so far, and until when just now.
        self._waited: dict[Asked, float] = {}
        self._answered: dict[Asked, float] = {}
        self._waits: frozenset[int] = frozenset()  # who waits for an answer, or reads one
        self._looked_at = 0.0
        self._free_at = 0.0  # when what was last seen has been looked at
        self._beats: dict[int, float] = {}  # when a bot is offered its any-time acts
        self._told = 0  # events, up to the last act
        self._goes_on = -1  # who is in the middle of an answer of several parts
        self._was: tuple[int, bool] = (-1, False)  # the turn, and whether there was a fight

    @property
    def runs(self) -> bool:
        """Whether anything runs out at this table."""
        return bool(self.clock.window_ms or self.clock.turn_s)

    def set_pace(self, pace: str) -> None:
        self._tempo = TEMPOS[pace]
        self.pace = self.base * self._tempo.factor

    def draw_from(self, chance: random.Random) -> None:
        """Whence all moments are drawn. Those of what is done for people have chances of their own
        each: whether one was drawn must not change another.
        """
        self._chance = chance
        self._salt = chance.getrandbits(64)

    def _draw(self, span: Span, pace: float) -> float:
        return self._chance.uniform(*span) * pace

    # What happens.

    def look(self, game: Game, now: float) -> None:
        """Notes who is asked what since when; done before the clock is read."""
        waiting = game.waiting
        window = game.window if waiting else 0
        if self.window.question != window:
            length = self._draw(self._tempo.window_s, self.base)
            self.window = OpenWindow(window, now, self.company(), length)
        before = self._asked
        self._asked = {key: before.get(key, now) for key in [asked_key(*one) for one in waiting]}
        kept = (self._moments, self._own, self.holds, self._waited, self._answered)
        for noted in kept:
            for key in [key for key in noted if key not in self._asked]:
                del noted[key]
        self._look_for_answers(game, waiting, now)
        self._look_for_beat(game, now)

    def _look_for_answers(
        self, game: Game, waiting: Sequence[tuple[int, str, int]], now: float
    ) -> None:
        """Who has offered somebody something, or was answered with another offer, is not on his own
        time: that stands still until he knows, and what is left then is enough to act on it.
        """
        passed, self._looked_at = now - self._looked_at, now
        for seat, kind, question in waiting:
            if seat in self._waits and kind != OFFER_KIND:
                key = (seat, question)
                since = max(0.0, min(passed, now - self._asked[key]))
                self._waited[key] = self._waited.get(key, 0.0) + since
                self._answered[key] = now
        due = {(seat, number) for seat, kind, number in waiting if kind == OFFER_KIND}
        open_offers = [offer for offer in game.offers if (offer.to, offer.id) in due]
        self._waits = frozenset([seat for o in open_offers for seat in (o.maker, o.to)])

    def seen(
        self,
        game: Game,
        seat: int,
        act: Act,
        events: Sequence[Event],
        is_fight_turned: bool,
        now: float,
    ) -> None:
        """An act was made, and everybody looks at what came of it. Of several answers in a row all
        but the last tell nothing, and there is nothing to look at; at the beginning all dress.
        """
        told, self._told = self._told, game.events_so_far
        self._goes_on = seat if act.verb == w.CHOOSE and self._told == told else -1
        if self.company() != NOBODY and not game.is_over:
            span = AT_ONCE_S if game.is_opening else span_after(events, is_fight_turned)
            self._free_at = max(self._free_at, now + self._draw(span, self.pace))
        self.look(game, now)

    def _look_for_beat(self, game: Game, now: float) -> None:
        """At the beginning of a turn and after a fight, seats that are not asked get a word in."""
        before = self._was
        self._was = (game.turns, game.is_fighting)
        if game.turns != before[0] or (before[1] and not game.is_fighting):
            self._beats = {
                seat: now + self._draw(_ANSWER_S, self.pace) for seat in range(len(game.seats))
            }

    def had_beat(self, seat: int) -> None:
        self._beats.pop(seat, None)

    def shift(self, seconds: float) -> None:
        """A pause is over: everything is so much later."""
        for noted in (self._asked, self._moments, self._own, self.holds, self._answered):
            for key in noted:
                noted[key] += seconds
        self._beats = {seat: at + seconds for seat, at in self._beats.items()}
        self.window.shift(seconds)
        self._free_at += seconds
        self._looked_at += seconds
        self.patience.shift(seconds)

    # When bots, and people who have nothing to decide, are done.

    def _moment(self, game: Game, seat: int, kind: str, question: int) -> float:
        """When the bot at a seat answers: drawn once for a question."""
        key = asked_key(seat, kind, question)
        if key not in self._moments:
            is_window = game.window != 0 and kind != OFFER_KIND
            if seat == self._goes_on and not is_window:
                thought = self._draw(AFTER_DRESSING_S, self.pace)
            else:
                thought = self._thought(game, is_window, kind)
            self._moments[key] = self._asked[key] + thought
        return self._moments[key]

    def _thought(self, game: Game, is_window: bool, kind: str) -> float:
        """How long a bot takes, drawn without knowing what it holds."""
        if is_window and (self.clock.window_ms or self.window.company == TOGETHER):
            lasts = min(self.clock.window_ms / 1000 or self.window.length, 6)
            return self._draw(_OF_WINDOW, lasts * self.pace)
        if game.is_opening and self.company() != NOBODY:
            return self._draw(OPENING_S, self.pace)
        span = _ANSWER_S if is_window or kind == OFFER_KIND else _THOUGHT_S
        return self._draw(span, self.pace)

    def own_moment(self, game: Game, seat: int, question: int) -> float:
        """When a person's question is answered by itself, if it is: drawn once. A window among
        several people has its own end.
        """
        key = (seat, question)
        if key not in self._own:
            if question == game.window:
                span, pace = OWN_PASS_S, self.pace
            else:
                is_together = self.company() == TOGETHER
                span, pace = OWN_THOUGHT_S if is_together else OWN_BEAT_S, self.base
            drawn = random.Random(f"{self._salt} {seat} {question}").uniform(*span) * pace
            self._own[key] = max(self._asked[key] + drawn, self._free_at)
        return self._own[key]

    def own_after(self, game: Game, seat: int, question: int) -> int:
        """The same, in milliseconds after the question; 0: at the end of the window."""
        if question == game.window and self.window.company == TOGETHER:
            return 0
        after = self.own_moment(game, seat, question) - self._asked[seat, question]
        return max(1, round(after * 1000))

    # What will happen.

    def deadlines(self, game: Game, bots: dict[int, float], now: float) -> list[Deadline]:
        """What will happen by itself, the soonest first; `bots` are the seats that bots play, and
        since when.
        """
        if not bots and not self.runs and self.company() == NOBODY:
            return []
        self.look(game, now)
        found = [
            Deadline(at, maker, number, OFFER_KIND) for at, number, maker, _ in self.patience.open
        ]
        waiting = game.waiting
        for seat, kind, question in waiting:
            at = self._of(game, seat, kind, question, bots)
            if at is not None:
                found.append(at)
        asked = {seat for seat, _, _ in waiting}
        for seat, beat in self._beats.items():
            if seat in bots and seat not in asked:
                at_beat = self._not_before(seat, bots[seat], beat)
                found.append(Deadline(at_beat, seat, 0, BOT_KIND))
        end = self.window_end()
        if end is not None:
            found.append(Deadline(end, -1, self.window.question, WINDOW_KIND))
        found = [one for one in found if one.at < inf]  # some offers last for ever
        found.sort(key=lambda one: one.at)
        return found

    def _of(
        self, game: Game, seat: int, kind: str, question: int, bots: dict[int, float]
    ) -> Deadline | None:
        """What will happen to a seat that is asked, if not to all of them at once."""
        is_kept = self.window.keeps and kind != OFFER_KIND
        if is_kept and seat in self.window.kept:
            return None
        at = self._runs_out(game, seat, kind, question)
        if seat in bots:
            moment = self._not_before(seat, bots[seat], self._moment(game, seat, kind, question))
            if at is None or moment <= at.at:
                return Deadline(moment, seat, question, BOT_KIND)
        return None if is_kept and at is not None and at.kind == WINDOW_KIND else at

    def _not_before(self, seat: int, since: float, moment: float) -> float:
        """A bot waits until the seat is its own, until what it has asked somebody is answered, and
        until everybody has seen what came before.
        """
        return max(moment, since, self.patience.until(seat), self._free_at)

    def window_end(self) -> float | None:
        """When the passes of the window take effect; None: with the only person's."""
        window = self.window
        if not window.keeps:
            return None
        if self.clock.window_ms:
            end = window.opened + self.clock.window_ms / 1000
        elif window.company == TOGETHER:
            end = window.opened + window.length
        else:
            return None
        for (seat, question), until in self.holds.items():
            if question == window.question and seat not in window.kept:
                end = max(end, until)
        return max([end, *[at for at, _, _, _ in self.patience.open]])

    def _runs_out(self, game: Game, seat: int, kind: str, question: int) -> Deadline | None:
        """When the seat's time is over: the window's, else the turn's. No wait closes over a
        fighter who is behind (TABLE-3): his turn clock runs.
        """
        if game.window != 0 and kind != OFFER_KIND and not game.is_behind(seat):
            end = self.window_end()
            if end is None and self.clock.window_ms:
                end = self.window.opened + self.clock.window_ms / 1000
            if end is not None:
                return Deadline(end, seat, question, WINDOW_KIND)
        if self.clock.turn_s:
            at = self._asked[asked_key(seat, kind, question)] + self.clock.turn_s
            if kind != OFFER_KIND:
                at = self._with_answers(seat, question, at)
            return Deadline(at, seat, question, TURN_KIND, kind)
        return None

    def _with_answers(self, seat: int, question: int, at: float) -> float:
        """The end of somebody's own time, without what others took to answer him. Nobody holds up
        the table for ever by offering.
        """
        key = (seat, question)
        if key not in self._answered and seat not in self._waits:
            return at
        answered = self._looked_at if seat in self._waits else self._answered[key]
        later = max(at + self._waited.get(key, 0.0), answered + AFTER_ANSWER_S)
        return min(later, at + MOST_WAITED * self.clock.turn_s)

    # What is shown.

    def shown(self, game: Game, now: float) -> tuple[Clock | None, object]:
        """The clock as the page draws it, and a mark that changes when another one runs."""
        if not self.runs and self.company() == NOBODY:
            return None, None
        self.look(game, now)
        offers = [one for one in self.patience.open if one[0] < inf]
        if offers:
            at, number, _, to = min(offers)
            whole_s = self.patience.lasts
            mark: object = (OFFER_KIND, number, to, whole_s)
            return Clock(OFFER_KIND, _left(at, now), round(whole_s * 1000), [to]), mark
        running = [self._runs_out(game, *one) for one in game.waiting if self._is_on(*one)]
        known = [one for one in running if one is not None]
        if not known:
            return None, None
        first = min(known, key=lambda one: one.at)
        seats = [one.seat for one in known if one.kind == first.kind]
        if first.kind == WINDOW_KIND and self.window.keeps:  # whoever has passed
            seats = sorted(game.from_left_of(game.turn))
        whole = self._whole(first)
        mark = (first.kind, first.question, tuple(seats), round(first.at, 3))
        return Clock(first.kind, min(_left(first.at, now), whole), whole, seats), mark

    def _is_on(self, seat: int, kind: str, question: int) -> bool:
        """Whether somebody's time runs: it stands still while he waits for an answer."""
        return kind == OFFER_KIND or seat not in self._waits or question == self.window.question

    def _whole(self, deadline: Deadline) -> int:
        if deadline.kind == TURN_KIND:
            return self.clock.turn_s * 1000
        return round((deadline.at - self.window.opened) * 1000)


def _left(at: float, now: float) -> int:
    return max(0, round((at - now) * 1000))
