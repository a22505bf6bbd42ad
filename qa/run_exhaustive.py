"""Plays steered random games until every card, step, power, condition, refusal, question, event and
act has been seen; prints what never was, and leaves with 1 if that is anything.

`make soak` runs it with several seeds; `make test` with one.
"""

import argparse
import sys
import time

from kickdoor._compiled import is_compiled
from qa.exhaustive import Run


def show(run: Run) -> None:
    print(
        f"\r{run.games} games, {run.acts} acts, {len(run.missing)} of {run.goals.total} left ",
        end="",
        file=sys.stderr,
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="the bound, for each seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=1, help="so many runs, with seeds that follow")
    asked = parser.parse_args()
    engine = "compiled" if is_compiled() else "pure Python"
    never = 0
    for seed in range(asked.seed, asked.seed + asked.seeds):
        started = time.monotonic()
        run = Run(seed)
        run.go(asked.games, show)
        print(file=sys.stderr)
        print(
            f"exhaustive, seed {seed}: {run.goals.total} things can happen, {run.games} games, "
            f"{run.acts} acts in {time.monotonic() - started:.0f} s, engine {engine}: "
            f"{len(run.missing)} never happened"
        )
        for goal in run.missing:
            print(f"  {goal}")
        never += len(run.missing)
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
