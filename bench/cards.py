"""How long anybody waits for the cards: loading all sets, and `kickdoor cards list`.

    .venv/bin/python bench/cards.py --runs 10

Every run is a process of its own. The clock says what one waits, on a machine that may have other
things to do; the processor's time says what of it is ours.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence

TIMED = """
import sys, time
{before}
clock, processor = time.perf_counter(), time.process_time()
{code}
print(time.perf_counter() - clock, time.process_time() - processor, file=sys.stderr)
"""
# What is measured: the name, what is imported before the clock runs, and what then happens.
MEASURES = (
    (
        "loading all sets",
        "from kickdoor.cards.sets import built_in, load_sets",
        "load_sets(built_in())",
    ),
    ("cards list", "", "from kickdoor.cli.command_line import run; run(['cards', 'list'])"),
)


def run(command: Sequence[str]) -> tuple[float, float]:
    """One run: seconds by the clock, and of the processor."""
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    clock, processor = done.stderr.split()
    return float(clock), float(processor)


def main() -> None:
    """Prints the best and the middle of so many runs, in milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    for name, before, code in MEASURES:
        command = [sys.executable, "-c", TIMED.format(before=before, code=code)]
        found = [run(command) for _ in range(runs)]
        for kind, times in zip(("clock", "processor"), zip(*found, strict=True), strict=True):
            ordered = sorted(times)
            best, middle = ordered[0] * 1000, ordered[runs // 2] * 1000
            sys.stdout.write(f"{name}, {kind}: best {best:.0f} ms, middle {middle:.0f} ms\n")


if __name__ == "__main__":
    main()
