"""Whole games of several people, bots and spectators, on a clock that jumps: whatever the clock and
the pace, they come to an end, and no wait is longer than somebody's patience.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from kickdoor.bots import our_bot
from kickdoor.drive import Rng
from kickdoor.protocol import messages as m
from simulated import SimulatedTable, people_and_bots, simulate

STUCK_S = 100.0  # the patience of the others, and some
ACTS = 6000


class Somebody:
    """A person who thinks for a while, and now and then says hold on or changes his mind."""

    def __init__(self, table: SimulatedTable, seat: int, seed: int) -> None:
        self.table = table
        self.seat = seat
        self.chance = random.Random(seed * 8 + seat)
        self.bot = our_bot("easy")
        self.decisions = 0

    async def play(self) -> None:
        live = self.table.live
        assert live.game is not None
        while not live.game.is_over and live.sequence < ACTS:
            await asyncio.sleep(self.chance.uniform(0.2, 3.0))
            view = self.table.eyes[self.seat].tracker.view
            assert view is not None
            self._fidget()
            if view.asked is not None and not view.asked.automatic:
                self._answer()

    def _fidget(self) -> None:
        live, whim = self.table.live, self.chance.random()
        if whim < 0.04:
            live.passes.hold(self.seat, True)
        elif whim < 0.06:
            live.passes.hold(self.seat, False)
        elif whim < 0.07:
            live.automatic.set_asking(self.seat, self.chance.choice(m.ASKING))
            live.plan()

    def _answer(self) -> None:
        game = self.table.live.game
        assert game is not None
        legal = game.legal(self.seat)
        if game.is_over or not game.is_asked(self.seat) or not legal:
            return
        self.decisions += 1
        act = legal[0]
        if len(legal) > 1:
            chosen = self.bot.choose(game.view(self.seat), legal, Rng(self.seat).at(self.decisions))
            assert chosen is not None
            act = chosen
        self.table.act(self.seat, act)


async def game(setup: Any, people: int, watchers: int, seed: int) -> None:
    table = SimulatedTable(setup, seed, watchers)
    live = table.live
    live.begin()
    await asyncio.sleep(0.01)
    playing = [asyncio.create_task(Somebody(table, seat, seed).play()) for seat in range(people)]
    made, since = live.sequence, live.registry.now()
    assert live.game is not None
    while not live.game.is_over and live.sequence < ACTS:
        await asyncio.sleep(1.0)
        if live.sequence != made:
            made, since = live.sequence, live.registry.now()
        assert live.registry.now() - since < STUCK_S, live.game.waiting
    await asyncio.gather(*playing)
    await asyncio.sleep(1.0)  # until everybody has heard of it
    assert live.game.is_over
    for eyes in (*table.eyes.values(), *table.watchers):
        assert eyes.tracker.view is not None
        assert eyes.tracker.view.table.winners == live.game.winners
        assert eyes.tracker.view.holding == []
    table.stop()


CASES = [
    (people, watchers, clock, pace)
    for people, watchers in ((1, 0), (1, 1), (2, 0), (3, 1))
    for clock, pace in (("none", "relaxed"), ("brisk", "at-once"), ("friendly", "brisk"))
]


@pytest.mark.parametrize(("people", "watchers", "clock", "pace"), CASES)
def test_a_game_in_company_comes_to_its_end(
    people: int, watchers: int, clock: str, pace: str
) -> None:
    simulate(game(people_and_bots(people, 4 - people, clock=clock, pace=pace), people, watchers, 1))


@pytest.mark.soak
@pytest.mark.parametrize(("people", "watchers", "clock", "pace"), CASES)
@pytest.mark.parametrize("edition", ["munchkin", "star", "lite"])
def test_many_games_in_company_come_to_their_ends(
    people: int, watchers: int, clock: str, pace: str, edition: str
) -> None:
    for seed in range(2, 12):
        setup = people_and_bots(people, 4 - people, clock=clock, pace=pace, edition=edition)
        simulate(game(setup, people, watchers, seed))
