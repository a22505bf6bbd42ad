"""Plays random games by the thousand and checks every property on the way; prints how to see a
failure again.

`make fuzz N=20000` compiles first. A failure is a case, by name: `python -m qa.run_fuzz --case
munchkin:4:deal:17` plays it again with the costly checks at every act; its record lies under
build/fuzz.
"""

import argparse
import re
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from kickdoor._compiled import is_compiled
from kickdoor.engine.rules import EDITIONS
from kickdoor.errors import SetupError
from kickdoor.protocol.caches import WireWatch
from qa.fuzz import EVERY, MUTANTS, Case, Finding, Played, play_case

FOLDER = Path(__file__).resolve().parent.parent / "build" / "fuzz"
BATCH = 20
SHOWN = 3  # findings printed in full


def play_batch(names: list[str], every: int, mutants: int) -> list[Played]:
    watchers = (WireWatch,)
    return [
        play_case(Case.named(name), every, mutants=mutants, watchers=watchers) for name in names
    ]


def leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Tally:
    """What was played, and what was found."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.started = time.monotonic()
        self.played = 0
        self.acts = 0
        self.over = 0
        self.findings: list[Finding] = []

    def add(self, played: Played) -> None:
        self.played += 1
        self.acts += played.acts
        self.over += played.is_over
        if played.finding is not None:
            self.findings.append(played.finding)
            keep(played.finding)
            if len(self.findings) <= SHOWN:
                show(played.finding)

    def progress(self) -> str:
        seconds = time.monotonic() - self.started
        left = seconds / max(self.played, 1) * (self.games - self.played)
        return (
            f"{self.played}/{self.games} games, {self.acts} acts, {len(self.findings)} findings, "
            f"{seconds:.0f} s, {left:.0f} s to go"
        )

    def summary(self) -> str:
        seconds = time.monotonic() - self.started
        engine = "compiled" if is_compiled() else "pure Python"
        games = f"{self.played} games ({self.over} to the end), {self.acts} acts"
        lines = [
            f"fuzz: {games} in {seconds:.0f} s, engine {engine}: {len(self.findings)} findings"
        ]
        kinds: dict[str, list[str]] = {}
        for finding in self.findings:
            kinds.setdefault(cause(finding), []).append(finding.case)
        lines += [f"  {len(c):5} {kind}  e.g. {c[0]}" for kind, c in sorted(kinds.items())]
        return "\n".join(lines)


def cause(finding: Finding) -> str:
    """What groups findings: what was said, numbers left out, and the last line of the engine."""
    said = re.sub(r"-?\d+", "#", finding.what)[:120]
    lines = [line.strip() for line in finding.trace.splitlines()]
    places = [line for line in lines if line.startswith("File ") and "/engine/" in line]
    return f"{said}  {places[-1].rsplit('/engine/', 1)[-1] if places else ''}"


def keep(finding: Finding) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{finding.case.replace(':', '-')}.json"
    path.write_text(finding.record or "{}", encoding="utf-8")


def show(finding: Finding) -> None:
    print(f"\n{finding.case} after {finding.acts} acts: {finding.what}", file=sys.stderr)
    print(finding.trace, file=sys.stderr)
    print(f"again: .venv/bin/python -m qa.run_fuzz --case {finding.case}", file=sys.stderr)
    print(f"record: build/fuzz/{finding.case.replace(':', '-')}.json\n", file=sys.stderr)


def batches(games: int, editions: tuple[str, ...], seed: int) -> Iterator[list[str]]:
    for first in range(0, games, BATCH):
        numbers = range(first, min(first + BATCH, games))
        yield [Case.numbered(number, editions, seed).name for number in numbers]


def play_all(tally: Tally, work: Iterator[list[str]], jobs: int, every: int, mutants: int) -> None:
    """Hands the batches out and collects; Ctrl-C leaves with what was done."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
    running: set[Future[list[Played]]] = set()
    try:
        while True:
            while len(running) < 2 * jobs and (names := next(work, None)) is not None:
                running.add(pool.submit(play_batch, names, every, mutants))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for part in done:
                for played in part.result():
                    tally.add(played)
            print(f"\r{tally.progress()}   ", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped: this is what was done", file=sys.stderr)
    finally:
        print(file=sys.stderr)
        pool.shutdown(wait=True, cancel_futures=True)


def main() -> int:
    """Fuzzes, or plays one case again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="other games than those of seed 0")
    parser.add_argument("--editions", default=",".join(EDITIONS))
    parser.add_argument("--every", type=int, default=EVERY, help="acts between two costly checks")
    parser.add_argument("--mutants", type=int, default=MUTANTS, help="changed acts at each of them")
    parser.add_argument("--case", help="play this one again, with the costly checks at every act")
    asked = parser.parse_args()
    if min(asked.games, asked.jobs, asked.every) < 1:
        parser.error("--games, --jobs and --every count from one")
    editions = tuple(asked.editions.split(","))
    if not set(editions) <= set(EDITIONS):
        parser.error(f"--editions {asked.editions}: expected some of {', '.join(EDITIONS)}")
    if asked.case:
        try:
            played = play_case(
                Case.named(asked.case), every=1, mutants=asked.mutants, watchers=(WireWatch,)
            )
        except SetupError as error:
            parser.error(str(error))
        if played.finding is None:
            print(f"{asked.case}: {played.acts} acts, nothing found")
            return 0
        show(played.finding)
        keep(played.finding)
        return 1
    tally = Tally(asked.games)
    work = batches(asked.games, editions, asked.seed)
    play_all(tally, work, asked.jobs, asked.every, asked.mutants)
    print(tally.summary())
    return 1 if tally.findings else 0


if __name__ == "__main__":
    sys.exit(main())
