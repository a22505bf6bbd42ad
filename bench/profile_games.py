"""Where the time of random games goes: the engine's functions by their own time.

    .venv/bin/python bench/profile_games.py --games 50 --edition star

Run it on the plain Python engine: compiled functions do not show.
"""

import argparse
import cProfile
import pstats

from kickdoor.lab.one_game import Job, play_one


def main() -> None:
    """Plays under the profiler and prints the forty dearest functions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", default="random,random,random,random")
    parser.add_argument("--edition", default="munchkin")
    parser.add_argument("--sort", default="tottime", choices=["tottime", "cumtime", "ncalls"])
    asked = parser.parse_args()
    job = Job(asked.seats.split(","), asked.edition)
    play_one(job, 0)  # the first game pays for loading cards
    profile = cProfile.Profile()
    profile.enable()
    for number in range(asked.games):
        play_one(job, number)
    profile.disable()
    pstats.Stats(profile).sort_stats(asked.sort).print_stats(40)


if __name__ == "__main__":
    main()
