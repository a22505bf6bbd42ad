"""A tournament in twenty lines: each bot meets three of each other, at every seat as often.

python examples/tournament.py 40 random easy examples/ten_line_bot.py:Spoilsport
"""

import sys
from itertools import permutations

from kickdoor.lab import simulate
from kickdoor.lab.tally import interval


def main(games: int, bots: list[str]) -> None:
    won, played = dict.fromkeys(bots, 0), dict.fromkeys(bots, 0)
    for one, other in permutations(bots, 2):
        for seat in range(4):
            seats = [other] * seat + [one] + [other] * (3 - seat)
            wins = simulate(games // 4, seats, seed=seat)["wins"]["bot"]
            won[one] += wins[one]
            played[one] += games // 4
    for bot in sorted(bots, key=lambda bot: won[bot] / played[bot], reverse=True):
        low, high = interval(won[bot], played[bot])
        print(f"{won[bot] / played[bot]:6.1%}  ({low:.1%} to {high:.1%})  {bot}")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
