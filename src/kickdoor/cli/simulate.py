"""The `simulate` and `bench` commands: many games, and how fast they go."""

from __future__ import annotations

import os
from typing import Annotated, Any

from cyclopts import Parameter

from kickdoor.cli.output import DONE, complain, console, grid, print_json, progress, words_of


def simulate(
    *,
    games: int = 100,
    seats: str = "easy,easy,easy,easy",
    edition: str = "munchkin",
    sets: str = "",
    options: str = "",
    seed: int = 0,
    jobs: int = 0,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play many games, and say who won, how long it took, and with which cards.

    Parameters
    ----------
    games
        how many
    seats
        the bots at the table, in seat order
    edition
        munchkin, lite, star-2010, star or star-deluxe
    sets
        card sets, with commas; without any the edition's own
    options
        optional rules, with commas: listen-at-the-door, shared-victory
    seed
        the same seed gives the same games
    jobs
        processes; 0 means one for each processor
    json
        print one JSON object and nothing else
    """
    from kickdoor.sim import simulate as run

    with progress("games", games) as report:
        result = run(
            games,
            words_of(seats),
            edition=edition,
            sets=words_of(sets) or None,
            options=tuple(words_of(options)),
            seed=seed,
            jobs=jobs or os.cpu_count() or 1,
            progress=report,
        )
    if result.get("interrupted"):
        complain(f"stopped; the {result['games']} games that were played are reported")
    if json:
        print_json(result)
    else:
        _show(result)
    return DONE


def _show(result: dict[str, Any]) -> None:
    out = console()
    turns = result["turns"]
    out.print(
        f"{result['games']} games, {result['finished']} finished, "
        f"{result['games_per_second']} a second; "
        f"{turns['mean']} turns on average (p10 {turns['p10']}, p90 {turns['p90']}), "
        f"{result['decisions_per_game']} decisions a game"
    )
    games = max(result["games"], 1)
    wins = grid("seat", "wins", "share", right=("wins", "share"))
    for seat, won in enumerate(result["wins"]["seat"], start=1):
        wins.add_row(str(seat), str(won), f"{won / games:.0%}")
    bots = result["wins"]["bot"]
    for bot, won in bots.items() if len(bots) > 1 else ():
        wins.add_row(bot, str(won), f"{won / games:.0%}")
    out.print(wins)
    played = [(card, row) for card, row in result["cards"].items() if row["played"] >= 5]
    played.sort(key=lambda pair: -pair[1]["win_rate_when_played"])
    best = grid("cards that win", "played", "won", right=("played", "won"))
    for card, row in played[:8]:
        best.add_row(card, str(row["played"]), f"{row['win_rate_when_played']:.0%}")
    if played:
        out.print(best)


def bench(
    *,
    games: int = 100,
    seats: int = 4,
    edition: str = "munchkin",
    seed: int = 0,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure the engine: decisions, clones, views, whole games.

    Parameters
    ----------
    games
        how many random games to measure
    seats
        how many players each has
    edition
        munchkin, lite, star-2010, star or star-deluxe
    seed
        the same seed gives the same games
    json
        print one JSON object and nothing else
    """
    from kickdoor.sim import bench as measure

    result = measure(games, seats, edition=edition, seed=seed)
    if json:
        print_json(result)
        return DONE
    table = grid("measure", "value", right=("value",))
    for name, value in result["engine"].items():
        table.add_row(name.replace("_", " "), str(value))
    console().print(table)
    return DONE
