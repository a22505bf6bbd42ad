"""The `bench` command: how fast the engine is."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from kickdoor.cli.output import DONE, console, grid, print_json


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
