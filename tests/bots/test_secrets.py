"""No bot peeks: asked again at tables that look the same from its seat, it does the same."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import pytest

from kickdoor.bots import BOTS, bot_named
from kickdoor.drive import Driver, Player, Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.frames.waiting import Window
from kickdoor.engine.game import Game
from kickdoor.engine.views.view import SeatView
from kickdoor.lab.verify import Redealt

NAMES = ["Ann", "Bob", "Cid", "Dee"]


class Enough(Exception):
    """As many decisions as were wanted."""


class Questioned:
    """A bot whose every decision is asked again on three re-dealt tables of equal view."""

    def __init__(self, game: Game, seat: int, bot: Player, seed: int, wanted: int) -> None:
        self._game = game
        self._seat = seat
        self._bot = bot
        self._redealt = Redealt(seed)
        self._wanted = wanted
        self.driver: Driver | None = None
        self.asked: Counter[str] = Counter()

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        assert self.driver is not None
        act = self._bot.choose(view, legal, rng)
        if len(legal) > 1:
            self.asked["decisions"] += 1
            self.asked["windows"] += isinstance(view.top, Window)
            self.asked["deals"] += any(o.to == self._seat for o in view.offers)
            number = self.driver.asked
            is_beat = None in legal
            assert not self._redealt.differs(
                self._game, self._seat, self._bot, number, act, is_beat
            )
        if self.asked["decisions"] >= self._wanted:
            raise Enough
        return act


def questioned(name: str, wanted: int, edition: str) -> Counter[str]:
    """So many decisions of one such bot at a time, among three others."""
    total: Counter[str] = Counter()
    seed = 0
    while total["decisions"] < wanted:
        game = Game.new(NAMES, edition=edition, seed=seed)
        seat = seed % len(NAMES)
        witness = Questioned(game, seat, bot_named(name), seed, wanted - total["decisions"])
        players: list[Player] = [bot_named("normal") for _ in NAMES]
        players[seat] = witness
        driver = Driver(game, players, seed=seed)
        witness.driver = driver
        with suppress(Enough):
            driver.play()
        total += witness.asked
        seed += 1
    return total


@pytest.mark.parametrize(
    "name",
    [
        name if bot.is_quick else pytest.param(name, marks=pytest.mark.slow)
        for name, bot in BOTS.items()
    ],
)
def test_what_is_hidden_changes_no_decision(name: str) -> None:
    asked = questioned(name, 120, "munchkin")

    assert asked["windows"] >= 10


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["munchkin", "star"])
@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_changes_none_of_thousands(name: str, edition: str) -> None:
    asked = questioned(name, 5000, edition)

    assert asked["decisions"] >= 5000
    assert asked["windows"] >= 500
    assert asked["deals"] >= 50
