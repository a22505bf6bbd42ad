"""Looking ahead in a fight: worlds that fit the view are invented, each candidate act is tried in
all of them with the same luck, and the fight is played out as everybody would.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from kickdoor.bots.prospects import chance_of
from kickdoor.bots.worlds import imagined
from kickdoor.drive import Player, Rng
from kickdoor.engine.act import Act
from kickdoor.engine.game import Game
from kickdoor.engine.view import SeatView

ACTS: Final = 60  # in which a fight is over, or never
DOUBT: Final = 0.5  # standard errors that are taken off a gain


class Foresight:
    """What a seat expects of its own acts, if it plays on in one way and the others in another."""

    def __init__(self, view: SeatView, own: Player, others: Player) -> None:
        self.view = view
        self.own = own
        self.others = others

    def gains(self, candidates: Sequence[Act], worlds: int, rng: Rng) -> list[float]:
        """By how much every act betters the chance to win beside the first of them, at least."""
        chances: list[list[float]] = [[] for _ in candidates]
        for _ in range(worlds):
            world = imagined(self.view, rng)
            luck = rng.getrandbits(48)
            for act, found in zip(candidates, chances, strict=True):
                game = world.clone()
                game.apply(self.view.seat, act)
                self._play_out(game, Rng(luck))
                found.append(chance_of(game.table, self.view.seat))
        return [_gain(found, chances[0]) for found in chances]

    def _play_out(self, game: Game, rng: Rng) -> None:
        """Plays on until the fight is over."""
        table = game.table
        for number in range(ACTS):
            if table.winners or table.combat is None:
                return
            seat = game.waiting[0][0]
            legal = game.legal(seat)
            act: Act | None = legal[0]
            if len(legal) > 1:
                player = self.own if seat == self.view.seat else self.others
                act = player.choose(game.view(seat), legal, rng.at(number))
            assert act is not None  # there is no beat in here
            game.apply(seat, act)


def _gain(chances: list[float], first: list[float]) -> float:
    """The mean difference, less what may be luck."""
    differences = [a - b for a, b in zip(chances, first, strict=True)]
    n = len(differences)
    mean = sum(differences) / n
    variance = sum((d - mean) ** 2 for d in differences) / max(n - 1, 1)
    return mean - DOUBT * sqrt(variance / n)
