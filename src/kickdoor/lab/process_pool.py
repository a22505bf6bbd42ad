"""Many games over a few processes: handed out one by one, so that progress shows and Ctrl-C stops
soon. Whoever plays a game, it is the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event as StopEvent
from time import perf_counter
from typing import Any

from kickdoor.bots import bot_named
from kickdoor.drive.guard import LIMIT
from kickdoor.errors import SetupError
from kickdoor.lab import interrupts
from kickdoor.lab.one_game import GameResult, Job, StoppedError, play_one
from kickdoor.lab.results_file import Store
from kickdoor.lab.tally import Tally

Progress = Callable[[int, int], None]  # games done, games asked for
AHEAD = 3  # games waiting for each process, so that none waits for us


class Run:
    """How a simulation went: what came of it, and what stopped it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.tally = Tally(job)
        self.stopped = ""  # why it did not play all games
        self.resumed = 0  # games that were there already
        self.spare = 0  # games that were there and not asked for
        self.seconds = 0.0

    def report(self) -> dict[str, Any]:
        """The object that `kickdoor simulate --json` prints."""
        report = self.tally.report(self.seconds, self.resumed)
        if self.stopped:
            report["interrupted"] = True
        return report


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
    limit: float = LIMIT,
    sexes: Sequence[str] = (),
) -> dict[str, Any]:
    """Plays that many games and reports; interrupted, it reports those that were played."""
    job = Job(seats, edition, sets, options, seed, turn_cap, limit, sexes=sexes)
    return run(job, games, jobs, progress).report()


def run(
    job: Job,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    store: Store | None = None,
    take: Callable[[GameResult], None] | None = None,
) -> Run:
    """Plays the games of a job that the store does not have; each new one is given to `take`."""
    check(job, games, jobs)
    out = Run(job)
    done = set()
    for result in store or ():
        if result.number >= games:
            out.spare += 1
        elif result.number not in done:
            done.add(result.number)
            out.tally.add(result)
    out.resumed = len(done)
    if progress is not None and done:
        progress(out.resumed, games)
    started = perf_counter()
    try:
        for result in _results(job, (n for n in range(games) if n not in done), jobs):
            kept = out.tally.add(result)
            if store is not None:
                store.add(kept)
            if take is not None:
                take(result)
            if progress is not None:
                progress(out.tally.games, games)
    except KeyboardInterrupt:
        out.stopped = "stopped"
    except BrokenProcessPool:
        out.stopped = "one of the processes was killed, perhaps for want of memory"
    out.seconds = perf_counter() - started
    return out


def check(job: Job, games: int, jobs: int) -> None:
    """Refuses here what cannot be set up, instead of in some process."""
    if games < 1 or jobs < 1:
        raise SetupError(f"{games} games by {jobs} processes: expected at least one of each")
    if job.limit <= 0:
        raise SetupError(f"a limit of {job.limit:g} s: expected more than nothing")
    for name in job.seats:
        bot_named(name)
    job.game(0)


def _results(job: Job, numbers: Iterator[int], jobs: int) -> Iterator[GameResult]:
    """The results as they come in, in whatever order."""
    if jobs == 1:
        for number in numbers:
            yield play_one(job, number)
        return
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=begin, initargs=(job, stop))
    running: set[Future[GameResult]] = set()
    try:
        while True:
            with interrupts.unheard():
                for number in islice(numbers, AHEAD * jobs - len(running)):
                    running.add(pool.submit(play, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for part in done:
                yield part.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


# In the processes.


class _Here:
    """What a process was given when it began."""

    job: Job
    stop: StopEvent


def begin(job: Job, stop: StopEvent) -> None:
    """Ctrl-C is the main process's: it says when the others are to stop."""
    interrupts.leave()
    _Here.job = job
    _Here.stop = stop


def play(number: int) -> GameResult:
    """Plays a game in a process."""
    if _Here.stop.is_set():
        raise StoppedError
    return play_one(_Here.job, number, _Here.stop.is_set)
