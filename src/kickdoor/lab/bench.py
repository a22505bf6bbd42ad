"""How fast the engine is: whole random games, and what a clone, a view, a replay and a start cost.

A decision is an act chosen among at least two listed ones; its time is the time of whole games,
set-up, unasked acts and all, divided by their number. Times are of the processor, not of the
clock: what else the machine does meanwhile is not the engine's fault. What peers are measured by
stands in `peer_games`.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Any, Final

from kickdoor._compiled import is_compiled
from kickdoor.bots import RandomBot
from kickdoor.drive import Driver, Observer, Outcome
from kickdoor.engine import Act, Event, Game
from kickdoor.lab.one_game import Job, game_seed

SAMPLE_EVERY: Final = (
    97  # acts between two samples of a game; a prime, so that it falls in step with nothing
)
SAMPLED: Final = 20  # games of which samples are taken
LOOKED_AT: Final = 5  # games in which every seat looks at every act
WEIGHED: Final = 3  # games whose memory is measured, which takes time
REPEATS: Final = 5
STARTS: Final = 3
START: Final = "from kickdoor import Game; Game.new(['Ann', 'Bob', 'Cid'])"


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


class Looker:
    """Looks at a game from every seat after every act, as players would, and takes the time."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = range(len(game.seats))
        self.views = 0
        self.seconds = 0.0

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None:
        started = process_time()
        for looking in self._seats:
            self._game.view(looking)
        self.seconds += process_time() - started
        self.views += len(self._seats)


def bench(
    games: int = 100,
    seats: int = 4,
    edition: str = "munchkin",
    sets: Sequence[str] | None = None,
    options: Sequence[str] = (),
    seed: int = 0,
) -> dict[str, Any]:
    """Measures; the object that `kickdoor bench --json` prints, without peers."""
    job = Job(["random"] * seats, edition, sets, options, seed)
    _play(job, job.game(0), 0)  # the first game pays for loading cards
    started = process_time()
    outcomes = [_play(job, job.game(number), number) for number in range(games)]
    seconds = process_time() - started
    kept = samples(job, games)
    decisions = max(sum(out.decisions for out in outcomes), 1)
    turns = max(sum(out.turns for out in outcomes), 1)
    engine = {
        "compiled": is_compiled(),
        "us_per_decision": round(seconds / decisions * 1e6, 2),
        "us_per_clone": round(_us_per_clone(kept), 2),
        "us_per_view": round(_us_per_view(job, min(games, LOOKED_AT)), 2),
        "us_per_replayed_act": round(_us_per_replayed_act(job), 2),
        "us_per_game": round(seconds / games * 1e6),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_game": round(decisions / games, 1),
        "decisions_per_turn": round(decisions / turns, 2),
        "turns_per_game": round(turns / games, 1),
        "mean_legal": round(sum(out.listed for out in outcomes) / decisions, 2),
        "bytes_per_game": _bytes_per_game(job),
        "bytes_per_clone": _bytes_per_clone(kept),
        "start_up_ms": round(_start_up() * 1e3, 1),
    }
    return {"engine": engine, "peers": {}, "ratios": {}}


def samples(job: Job, games: int = SAMPLED) -> list[Game]:
    """Positions all along some games."""
    found: list[Game] = []
    for number in range(min(games, SAMPLED)):
        game = job.game(number)
        _play(job, game, number, Sampler(game, found))
    return found


def _play(job: Job, game: Game, number: int, observer: Observer | None = None) -> Outcome:
    return Driver(
        game,
        [RandomBot() for _ in job.seats],
        seed=game_seed(job.seed, number),
        turn_cap=job.turn_cap,
        observer=observer,
    ).play()


def _us_per_clone(samples: list[Game]) -> float:
    started = process_time()
    for _ in range(REPEATS):
        for game in samples:
            game.clone()
    return (process_time() - started) / max(REPEATS * len(samples), 1) * 1e6


def _us_per_view(job: Job, games: int) -> float:
    """In play: a view tells on what the seat was shown since the last one."""
    views, seconds = 0, 0.0
    for number in range(games):
        game = job.game(number)
        looker = Looker(game)
        _play(job, game, number, looker)
        views += looker.views
        seconds += looker.seconds
    return seconds / max(views, 1) * 1e6


def _us_per_replayed_act(job: Job) -> float:
    """A whole game from its record, deal and all, by the number of its acts."""
    game = job.game(0)
    _play(job, game, 0)
    record = game.record
    started = process_time()
    for _ in range(REPEATS):
        Game.replay(record)
    return (process_time() - started) / (REPEATS * max(record.length, 1)) * 1e6


def _bytes_per_game(job: Job) -> int:
    """What a game takes in memory at its end, with its record and all that its seats were shown."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    games = [job.game(number) for number in range(WEIGHED)]
    for number, game in enumerate(games):
        _play(job, game, number)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(games)


def _bytes_per_clone(samples: list[Game]) -> int:
    """What one more copy of a game takes in memory."""
    if not samples:
        return 0
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [game.clone() for game in samples]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)


def _start_up() -> float:
    """From nothing to the first question of a game, interpreter included; by the clock."""
    best = 0.0
    for _ in range(STARTS):
        started = perf_counter()
        subprocess.run([sys.executable, "-c", START], check=True)
        spent = perf_counter() - started
        best = min(best or spent, spent)
    return best
