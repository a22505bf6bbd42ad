"""A recorded game played again by its bots: whether they decide as the record has it, and whether
they decide the same where only what they cannot see is different.

Every decision of a bot is asked again on tables that are re-dealt but look the same from its seat:
two invented from its view alone, and the true one with the hidden cards exchanged. Seats without a
bot follow the record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kickdoor.bots import seated
from kickdoor.drive import Driver, Guard, Player, Rng
from kickdoor.engine import (
    END,
    KICK,
    Act,
    Entry,
    Event,
    Game,
    Record,
    SeatView,
    determinize,
    exchanged,
)
from kickdoor.lab.in_short import said

REDEALT: Final = 3  # tables of equal view on which a decision is asked again


class Verified:
    """What came of it."""

    def __init__(self) -> None:
        self.decisions = 0  # of bots, asked again
        self.followed = 0  # acts up to which the bots decided as recorded
        self.peeked = ""  # the first decision that hung on what its seat cannot see


class Redealt:
    """Asks a bot again, at tables that differ in what its seat cannot see."""

    def __init__(self, seed: int | bytes) -> None:
        self._dealer = Rng(0)
        self._chance = Rng(seed)  # that of the bots

    def differs(
        self, game: Game, seat: int, bot: Player, number: int, act: Act | None, is_beat: bool
    ) -> str:
        """How the bot decides elsewhere; nothing if it decides the same everywhere."""
        view = game.view(seat)
        for table in range(REDEALT):
            self._dealer.at(number * REDEALT + table)
            if table < REDEALT - 1:
                other = determinize(view, self._dealer, game.names)
            else:
                other = exchanged(game, seat, self._dealer)
            legal: list[Act | None] = [*other.legal(seat)]
            if is_beat:
                legal.append(None)
            again = bot.choose(other.view(seat), legal, self._chance.at(number))
            if again != act:
                return f"{_told(seat, act)}, but {_told(seat, again)} where other cards are hidden"
        return ""


def _told(seat: int, act: Act | None) -> str:
    return f"seat {seat + 1} does nothing" if act is None else said(seat, act)


class Deviated(Exception):
    """The game goes another way than the record."""


class Reached(Exception):
    """As far as it was to be followed."""


class Follower:
    """A seat that does what the record says it did."""

    def __init__(self, seat: int, following: Callable[[], Entry | None]) -> None:
        self._seat = seat
        self._following = following
        self.is_blind = True

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        entry = self._following()
        if entry is not None and entry.seat == self._seat:
            return entry.act
        if None in legal:
            return None
        # He was about to kick or to end his turn, and somebody got a word in before.
        for act in legal:
            if act is not None and act.verb in (KICK, END):
                return act
        raise Deviated


class Questioned:
    """A bot that is asked again, and differently."""

    def __init__(self, guard: Guard, seat: int, verifier: Verifier) -> None:
        self._guard = guard
        self._seat = seat
        self._verifier = verifier

    @property
    def is_blind(self) -> bool:
        return self._guard.is_blind

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        act = self._guard.choose(view, legal, rng)
        guard = self._guard
        bot = guard.player if guard.fault is None else guard.stand_in
        self._verifier.question(self._seat, guard.name, bot, act, None in legal)
        return act


class Verifier:
    """Plays a record again, from one beginning of the driver to the next."""

    def __init__(
        self,
        record: Record,
        bots: Sequence[str],
        seed: int | bytes,
        begun: Sequence[int] = (),
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        self.record = record
        self.bots = bots  # by seat; "" for whoever is none
        self.seed = seed
        self.ends = [*begun, len(record.acts)]
        self.progress = progress
        self.out = Verified()
        self._game = _beginning(record)
        self._redealt = Redealt(seed)
        self._driver: Driver | None = None
        self._end = 0

    def verify(self) -> Verified:
        """Plays it to its end, or to where the bots decide otherwise than recorded."""
        try:
            for end in self.ends:
                self._end = end
                self._follow()
        except Deviated:
            return self.out
        self.out.followed = len(self.record.acts)
        return self.out

    def question(self, seat: int, name: str, bot: Player, act: Act | None, is_beat: bool) -> None:
        assert self._driver is not None
        self.out.decisions += 1
        number = self._driver.asked
        found = self._redealt.differs(self._game, seat, bot, number, act, is_beat)
        if found and not self.out.peeked:
            self.out.peeked = f"after act {self._made}, {name}: {found}"

    @property
    def _made(self) -> int:
        return self._game.record_so_far.length

    def _follow(self) -> None:
        if self._made >= self._end:
            return
        guards = seated(self._game, [name or "easy" for name in self.bots])
        players: list[Player] = [
            Questioned(guards[seat], seat, self) if name else Follower(seat, self._following)
            for seat, name in enumerate(self.bots)
        ]
        self._driver = Driver(self._game, players, self.seed, observer=self._compare)
        try:
            self._driver.play()
        except Reached:
            return

    def _following(self) -> Entry | None:
        return self.record.entry(self._made) if self._made < self.record.length else None

    def _compare(self, seat: int, act: Act, events: list[Event], /) -> None:
        entry = self.record.entry(self._made - 1)
        if (entry.seat, entry.act.key()[:-1]) != (seat, act.key()[:-1]):
            raise Deviated
        self.out.followed = self._made
        if self.progress is not None:
            self.progress(self._made, self.record.length)
        if self._made >= self._end:
            raise Reached


def _beginning(record: Record) -> Game:
    """The game as it was before the first act."""
    return Game.replay(shortened(record, 0))


def shortened(record: Record, acts: int) -> Record:
    """The record of the first acts alone."""
    start = record.copy()
    start.put_in_log()
    start.logged = acts
    start.draws, start.noted, start.hash = [], [], ""
    return start
