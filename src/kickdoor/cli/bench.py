"""The `bench` command: how fast the engine is, and how fast others are."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kickdoor.cli.choices import Edition
from kickdoor.cli.output import DONE, WrongUseError, console, grid, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.engine import Game


def bench(
    *,
    games: int = 100,
    seats: int = 4,
    edition: Edition = "munchkin",
    seed: int = 0,
    peers: Annotated[bool, Parameter(negative="")] = False,
    peers_python: Path | None = None,
    peer_seconds: float = 3.0,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Measure the engine: decisions, clones, views, whole games, replay, start-up and memory.

    Parameters
    ----------
    games
        how many random games to measure
    seats
        how many players each has
    seed
        the same seed gives the same games
    peers
        measure other game libraries as well, those that are installed, in the same run
    peers_python
        the Python they are installed for; without it that of build/peers-venv, or this one
    peer_seconds
        how long to measure each
    json
        print one JSON object and nothing else
    """
    if games < 1 or peer_seconds <= 0:
        raise WrongUseError("--games counts from one, and --peer-seconds is more than nothing")
    from kickdoor.lab import bench as measure

    result = measure(games, seats, edition=edition, seed=seed)
    result["engine"]["us_per_wire_view"] = _us_per_wire_view(games, seats, edition, seed)
    if peers:
        from kickdoor.lab.peers import measure_peers, peers_python as default, ratios

        result["peers"] = measure_peers(peers_python or default(), peer_seconds)
        result["ratios"] = ratios(result["engine"], result["peers"])
    if json:
        print_json(result)
        return DONE
    _show(result)
    return DONE


def _us_per_wire_view(games: int, seats: int, edition: str, seed: int) -> float:
    """A view as it is sent, with its sentences: every section, for every seat."""
    from kickdoor.lab.bench import samples
    from kickdoor.lab.one_game import Job

    kept = samples(Job(["random"] * seats, edition, seed=seed), min(games, 3))
    _wire_views(kept[:1])  # the first pays for loading the sentences
    started = process_time()
    views = _wire_views(kept)
    return round((process_time() - started) / max(views, 1) * 1e6, 1)


def _wire_views(games: Sequence[Game]) -> int:
    from kickdoor.protocol.rendering.game_rendering import SECTIONS, GameRendering

    views = 0
    for game in games:
        showing = GameRendering(game)
        for seat in range(len(game.seats)):
            for name in SECTIONS:
                showing.section(name, seat, "en")
            views += 1
    return views


def _show(result: dict[str, Any]) -> None:
    table = grid("measure", "value", right=("value",))
    for name, value in result["engine"].items():
        shown = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else value
        table.add_row(name.replace("_", " "), str(shown))
    console().print(table)
    if result["peers"]:
        _show_peers(result)


def _show_peers(result: dict[str, Any]) -> None:
    columns = ("us per decision", "ours", "us per clone", "ours ", "listed")
    table = grid("peer", "version", *columns, right=columns)
    for name, peer in result["peers"].items():
        if "error" in peer:
            table.add_row(name, peer["error"])
            continue
        ratio = result["ratios"][name]
        clone = peer["us_per_clone"]
        table.add_row(
            name,
            peer["version"],
            str(peer["us_per_decision"]),
            f"{ratio['decisions']:.1f} x",
            "" if clone is None else str(clone),
            "" if clone is None else f"{ratio['clones']:.1f} x",
            str(peer["mean_legal"]),
        )
    console().print()
    console().print(table)
    console().print("ours: how many times as fast we are, in the same run")
