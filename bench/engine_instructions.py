"""What an act, a clone and a view cost the engine, in instructions: they do not wander as the
machine's clock does.

    valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file=/dev/null COMMAND

where COMMAND is `python bench/engine_instructions.py acts`, or the same with `clones` or `views`.

Two random games warm up. Of others, of four seats and both editions in turn, `acts` counts all
play: listing, chance, bots and the driver; the deal not. `clones` counts copies, each let go again,
of positions at every 97th act, and `views` what `acts` does with a view for every seat after every
act. Divide what valgrind has `Collected` by the number printed here; of views take off first what
the acts have taken.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator

from kickdoor.bots import RandomBot
from kickdoor.drive import Driver, Observer
from kickdoor.engine import Act, Event, Game
from kickdoor.engine.rules import EDITIONS
from kickdoor.lab.bench import samples
from kickdoor.lab.one_game import Job, game_seed

SEATS = 4
CLONES = 20  # of each position


class Counting:
    """Has valgrind count, once it is allowed to."""

    def __init__(self, is_allowed: bool) -> None:
        self._is_allowed = is_allowed

    def turn(self, word: str) -> None:
        if self._is_allowed:
            subprocess.run(["vgdb", f"--pid={os.getpid()}", "instrumentation", word], check=True,
                           stdout=subprocess.DEVNULL)  # fmt: skip


class Looker:
    """Looks at a game from every seat after every act."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None:
        for looking in range(SEATS):
            self._game.view(looking)


def drivers(games: int, is_looked_at: bool) -> Iterator[Driver]:
    """So many games, dealt and not yet played."""
    for number in range(games):
        job = Job(["random"] * SEATS, list(EDITIONS)[number % 2])
        game = job.game(number)
        observer: Observer | None = Looker(game) if is_looked_at else None
        bots = [RandomBot() for _ in range(SEATS)]
        yield Driver(game, bots, seed=game_seed(0, number), observer=observer)


def play(games: int, is_looked_at: bool, counting: Counting) -> int:
    """How many acts were made."""
    dealt = list(drivers(games, is_looked_at))
    counting.turn("on")
    for driver in dealt:
        driver.play()
    counting.turn("off")
    return sum(driver.acts for driver in dealt)


def clone(games: int, counting: Counting) -> int:
    """How many copies were made."""
    positions = [
        game for edition in EDITIONS for game in samples(Job(["random"] * SEATS, edition), games)
    ]
    counting.turn("on")
    for _ in range(CLONES):
        for game in positions:
            game.clone()
    counting.turn("off")
    return CLONES * len(positions)


def main() -> None:
    """Plays, and prints by how much to divide."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["acts", "clones", "views"])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--uncounted", action="store_true", help="without valgrind: only plays")
    asked = parser.parse_args()
    play(2, False, Counting(False))
    counting = Counting(not asked.uncounted)
    if asked.what == "clones":
        done = clone(asked.games // 2, counting)
    else:
        is_looked_at = asked.what == "views"
        done = play(asked.games, is_looked_at, counting) * (SEATS if is_looked_at else 1)
    sys.stderr.write(f"{done} {asked.what}\n")


if __name__ == "__main__":
    main()
