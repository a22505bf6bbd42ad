"""How fast the engine is: whole random games, and what a clone and a view cost on the way.

A decision is an act chosen among at least two listed ones; its time is the time of whole games,
set-up, unasked acts and all, divided by their number. Times are of the processor, not of the
clock: what else the machine does meanwhile is not the engine's fault.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Sequence
from time import process_time
from typing import Any

from kickdoor._compiled import is_compiled
from kickdoor.bots import RandomBot
from kickdoor.drive import Driver, Outcome
from kickdoor.engine.act import Act
from kickdoor.engine.events import Event
from kickdoor.engine.game import Game
from kickdoor.sim.one_game import Job, game_seed

SAMPLE_EVERY = (
    97  # acts between two samples of a game; a prime, so that it falls in step with nothing
)
REPEATS = 5


class Sampler:
    """Keeps copies of a game as it goes by."""

    def __init__(self, game: Game, samples: list[Game]) -> None:
        self._game = game
        self._samples = samples
        self._acts = 0

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None:
        self._acts += 1
        if self._acts % SAMPLE_EVERY == 0 and not self._game.is_over:
            self._samples.append(self._game.clone())


def bench(
    games: int = 100,
    seats: int = 4,
    edition: str = "munchkin",
    sets: Sequence[str] | None = None,
    options: Sequence[str] = (),
    seed: int = 0,
) -> dict[str, Any]:
    """Measures; the object that `kickdoor bench --json` prints."""
    job = Job(["random"] * seats, edition, sets, options, seed)
    _play(job, 0)  # the first game pays for loading cards
    started = process_time()
    outcomes = [_play(job, number) for number in range(games)]
    seconds = process_time() - started
    samples: list[Game] = []
    for number in range(min(games, 20)):
        _play(job, number, samples)
    decisions = max(sum(out.decisions for out in outcomes), 1)
    turns = max(sum(out.turns for out in outcomes), 1)
    return {
        "engine": {
            "compiled": is_compiled(),
            "us_per_decision": round(seconds / decisions * 1e6, 2),
            "us_per_clone": round(_us_per_clone(samples), 2),
            "us_per_view": round(_us_per_view(samples), 2),
            "games_per_second": round(games / seconds, 2),
            "decisions_per_game": round(decisions / games, 1),
            "decisions_per_turn": round(decisions / turns, 2),
            "turns_per_game": round(turns / games, 1),
            "mean_legal": round(sum(out.listed for out in outcomes) / decisions, 2),
            "bytes_per_game": _bytes_per_game(samples),
        },
        "peers": {},
        "ratios": {},
    }


def _play(job: Job, number: int, samples: list[Game] | None = None) -> Outcome:
    game = job.game(number)
    return Driver(
        game,
        [RandomBot() for _ in job.seats],
        seed=game_seed(job.seed, number),
        turn_cap=job.turn_cap,
        observer=None if samples is None else Sampler(game, samples),
    ).play()


def _us_per_clone(samples: list[Game]) -> float:
    started = process_time()
    for _ in range(REPEATS):
        for game in samples:
            game.clone()
    return (process_time() - started) / max(REPEATS * len(samples), 1) * 1e6


def _us_per_view(samples: list[Game]) -> float:
    """A view of every seat in turn: a seat that sees much is slower than one that sees little."""
    views = 0
    started = process_time()
    for game in samples:
        for seat in range(game.table.seats):
            game.view(seat)
            views += 1
    return (process_time() - started) / max(views, 1) * 1e6


def _bytes_per_game(samples: list[Game]) -> int:
    """What one more copy of a game takes in memory."""
    if not samples:
        return 0
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [game.clone() for game in samples]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)
