"""Looking ahead in a fight: worlds that fit the view are invented, each candidate act is tried in
all of them with the same luck, and the fight is played out as everybody would.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from kickdoor.bots.hard.prospects import chance_of
from kickdoor.bots.hard.worlds import imagined
from kickdoor.drive import Player, Rng
from kickdoor.engine import Act, Game, SeatView

ACTS: Final = 60  # in which a fight is over, or never
PATIENCE: Final = 1500  # acts in all the worlds of a decision: half a second at worst
FEW: Final = 3  # worlds after which an act that looks no better is left alone
DOUBT: Final = 0.5  # standard errors that are taken off a gain
HOPE: Final = 1.0  # standard errors that are granted to what looks worse so far


class Foresight:
    """What a seat expects of its own acts, if it plays on in one way and the others in another."""

    def __init__(self, view: SeatView, own: Player, others: Player) -> None:
        self.view = view
        self.own = own
        self.others = others
        self._acts = 0

    def gains(self, candidates: Sequence[Act], worlds: int, rng: Rng) -> list[float]:
        """By how much every act betters the chance to win beside the first of them, at least."""
        gains = [Gain() for _ in candidates]
        for number in range(worlds):
            left = [i for i, gain in enumerate(gains) if i and (number < FEW or gain.is_open)]
            if not left or self._acts > PATIENCE:
                break
            world = imagined(self.view, rng)
            luck = rng.getrandbits(48)
            first = self._outcome(world, candidates[0], luck)
            for i in left:
                gains[i].add(self._outcome(world, candidates[i], luck) - first)
        return [gain.least for gain in gains]

    def _outcome(self, world: Game, act: Act, luck: int) -> float:
        """The chance to win after the fight, if it goes on with this act."""
        game = world.clone()
        game.apply(self.view.seat, act)
        self._play_out(game, Rng(luck))
        return chance_of(game, self.view.seat)

    def _play_out(self, game: Game, rng: Rng) -> None:
        """Plays on until the fight is over."""
        for number in range(ACTS):
            if game.is_over or not game.is_fighting:
                return
            self._acts += 1
            seat = game.waiting[0][0]
            legal = game.legal(seat)
            act: Act | None = legal[0]
            if len(legal) > 1:
                player = self.own if seat == self.view.seat else self.others
                act = player.choose(game.view(seat), legal, rng.at(number))
            assert act is not None  # there is no beat in here
            game.apply(seat, act)


class Gain:
    """How much better an act turned out than another, world by world."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        self._count += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def _mean(self) -> float:
        return self._sum / max(self._count, 1)

    @property
    def _error(self) -> float:
        """The standard error of the mean."""
        n = self._count
        variance = max(self._squares - n * self._mean**2, 0.0) / max(n - 1, 1)
        return sqrt(variance / max(n, 1))

    @property
    def least(self) -> float:
        """The mean, less what may be luck."""
        return self._mean - DOUBT * self._error

    @property
    def is_open(self) -> bool:
        """Whether it may still turn out to be better."""
        return self._mean + HOPE * self._error > 0
