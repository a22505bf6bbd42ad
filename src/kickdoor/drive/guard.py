"""A guard at a seat: whoever sits there may fail, and the game goes on without him.

A player that raises, answers what is not legal or thinks longer than its limit is sent away; the
stand-in answers that question and all that follow. What happened is kept with the record up to
there, so that the position can be looked at.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import Final

from kickdoor.drive.player import Player
from kickdoor.drive.rng import Rng
from kickdoor.engine import Act, Game, SeatView, act_data, act_of
from kickdoor.errors import ActError, RecordError

LIMIT: Final = 10.0  # seconds for a decision, by the clock on the wall
RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
SLOW: Final = "slow"


class Fault:
    """What a player did wrong, and where."""

    def __init__(self, game: Game, seat: int, name: str, kind: str, message: str) -> None:
        self.seat = seat
        self.name = name
        self.kind = kind  # "raised", "illegal" or "slow"
        self.message = message
        self.turn = game.turns
        self.question = game.waiting[0][1]
        self.act = game.record_so_far.length  # how many acts led here
        self.record = game.record.to_json()  # replays to the position

    def __str__(self) -> str:
        return (
            f"{self.name} at seat {self.seat + 1}, turn {self.turn}, after act {self.act}, "
            f"asked {self.question!r}: {self.message}"
        )


class Guard:
    """A player that cannot fail, made of one that can and one that does not."""

    def __init__(
        self,
        player: Player,
        stand_in: Player,
        game: Game,
        seat: int,
        name: str = "",
        limit: float = LIMIT,
        interrupts: bool = True,
    ) -> None:
        self.player = player
        self.stand_in = stand_in
        self.name = name or type(player).__name__
        self.limit = limit
        self.interrupts = (
            interrupts  # or waits until the player is done, and then looks at the clock
        )
        self.fault: Fault | None = None
        self.is_blind = bool(getattr(player, "is_blind", False))
        self._game = game
        self._seat = seat

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        if self.fault is None:
            try:  # a stranger gets a list of his own; acts cannot be changed
                return self._checked(self._answer(view, list(legal), rng), legal)
            except Failed as failed:
                self.fault = Fault(self._game, self._seat, self.name, failed.kind, str(failed))
                self.is_blind = False
        # A blind player was given any view; and one that failed may have spoilt the one it had.
        return self.stand_in.choose(self._game.view(self._seat), legal, rng)

    def _answer(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> object:
        started = perf_counter()
        try:
            if self.interrupts:
                with _alarm(self.limit):
                    answer = self.player.choose(view, legal, rng)
            else:
                answer = self.player.choose(view, legal, rng)
        except OutOfTime:
            raise Failed(SLOW, f"thought longer than {self.limit:g} s") from None
        except (Exception, SystemExit) as error:  # a stranger's code may raise anything
            raise Failed(RAISED, told(error)) from error
        spent = perf_counter() - started
        if spent > self.limit:
            raise Failed(SLOW, f"thought for {spent:.1f} s, allowed are {self.limit:g} s")
        return answer

    def _checked(self, answer: object, legal: Sequence[Act | None]) -> Act | None:
        """The answer, if the game takes it; an act that is not listed may be legal all the same."""
        for act in legal:
            if answer is act:
                return act
        if not isinstance(answer, Act):
            raise Failed(ILLEGAL, f"answered {answer!r}, which is not among its acts")
        try:
            act = act_of(
                act_data(answer), answer.offer_meant()
            )  # its arguments are of the right types
            refusal = self._game.why_not(self._seat, act)
        except (ActError, RecordError) as error:
            raise Failed(ILLEGAL, str(error)) from error
        if refusal is not None:
            raise Failed(ILLEGAL, f"{act!r}: {refusal.code} ({refusal.rule})")
        return act


class Failed(Exception):
    """What the player did instead of answering."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def told(error: BaseException) -> str:
    """An exception in one line, with the place it was raised at."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(str(error).split())
    place = f"{last.filename.rpartition('/')[2]}:{last.lineno}"
    return (
        f"{type(error).__name__}: {said} ({place})" if said else f"{type(error).__name__} ({place})"
    )


class OutOfTime(BaseException):
    """The limit is over; no Exception, since the player's own `except` is not to catch it."""


@contextmanager
def _alarm(limit: float) -> Iterator[None]:
    """Raises OutOfTime after so many seconds, where signals can do that."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    is_over = False

    def ring(number: int, frame: FrameType | None) -> None:
        if not is_over:
            raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        is_over = True
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
