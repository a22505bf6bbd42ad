"""Many games over a few processes: handed out in small batches, so that progress shows and Ctrl-C
stops soon.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from kickdoor.errors import SetupError
from kickdoor.sim.one_game import Job, play_one
from kickdoor.sim.statistics import Tally

Progress = Callable[[int, int], None]  # games done, games asked for
BATCH = 10


def simulate(
    games: int,
    seats: Sequence[str],
    edition: str = "munchkin",
    sets: Sequence[str] | None = None,
    options: Sequence[str] = (),
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    turn_cap: int = 1000,
) -> dict[str, Any]:
    """Plays that many games and reports; interrupted, it reports those that were played."""
    if games < 1 or jobs < 1:
        raise SetupError(f"{games} games by {jobs} processes: expected at least one of each")
    job = Job(seats, edition, sets, options, seed, turn_cap)
    job.game(0)  # a set-up that cannot be is refused here, not by some process
    tally = Tally()
    started = perf_counter()
    is_interrupted = False
    try:
        for part in _parts(job, games, jobs):
            tally.merge(part)
            if progress is not None:
                progress(tally.games, games)
    except KeyboardInterrupt:
        is_interrupted = True
    report = tally.report(job, perf_counter() - started)
    if is_interrupted:
        report["interrupted"] = True
    return report


def play_batch(job: Job, first: int, last: int) -> Tally:
    """Plays the games of these numbers, the last one excluded."""
    tally = Tally()
    for number in range(first, last):
        tally.add(play_one(job, number))
    return tally


def _parts(job: Job, games: int, jobs: int) -> Iterator[Tally]:
    starts = iter(range(0, games, BATCH))
    if jobs == 1:
        for first in starts:
            yield play_batch(job, first, min(first + BATCH, games))
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts) as pool:
        running: set[Future[Tally]] = set()
        try:
            while True:
                for first in islice(starts, 2 * jobs - len(running)):
                    running.add(pool.submit(play_batch, job, first, min(first + BATCH, games)))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for part in done:
                    yield part.result()
        finally:
            for future in running:
                future.cancel()


def leave_interrupts() -> None:
    """Ctrl-C is the main process's: it stops the others by giving them nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
