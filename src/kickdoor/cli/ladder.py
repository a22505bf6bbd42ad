"""The `ladder` command: bots against each other, rung by rung."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kickdoor.cli.choices import Edition
from kickdoor.cli.output import (
    DONE,
    NO,
    complain,
    console,
    counted,
    grid,
    print_json,
    progress,
    words_of,
)

if TYPE_CHECKING:
    from kickdoor.drive import Fault

_SHARES = {
    "help_asked": "fights in which help was asked for",
    "help_accepted": "of those, in which somebody came",
    "deals_with_counter": "deals that a counter-offer led to",
    "talks_with_counter": "offers that were answered by another",
    "attacks_on_leader": "Curses and backstabs at the leader",
    "attacks_on_last": "Curses and backstabs at the last",
}
_MEANS = {
    "fights_per_game": "fights a game",
    "deals_per_game": "deals a game",
    "trades_per_game": "trades a game",
    "attacks_per_game": "Curses and backstabs a game",
}


def ladder(
    *,
    bots: str | None = None,
    four: str = "normal",
    games: int = 400,
    edition: Edition = "munchkin",
    seed: int = 0,
    jobs: int = 0,
    limit: float = 10.0,
    faults: Path = Path("bot-faults"),
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play against each other, one among three of the rung below, and rate them.

    Parameters
    ----------
    bots
        the rungs, the weakest first, all of ours without it; a bot of your own is mymodule:MyBot
        or file.py:MyBot
    four
        a bot that also plays against three of its kind: how it deals is told; "" for none
    games
        how many for each pairing; the seats are rotated
    seed
        the same seed gives the same games
    jobs
        processes; 0 means one for each processor
    limit
        seconds a bot may think about a decision; who fails is replaced by easy, and reported
    faults
        the folder for the records of games in which a bot failed
    json
        print one JSON object and nothing else
    """
    from kickdoor.bots import BOTS
    from kickdoor.lab.ladder import Ladder

    run = Ladder(list(BOTS) if bots is None else words_of(bots), four, edition, seed, limit=limit)
    total = games * (len(run.pairings) + bool(four))
    with progress("games", total) as report:
        run.play(games, jobs or os.cpu_count() or 1, report)
    result = run.report()
    if json:
        print_json(result)
    else:
        _show(result)
    _blame(run.faults, faults)
    if run.is_stopped:
        complain("stopped; the games that were played are reported")
        return NO
    return DONE


def _blame(found: list[Fault], folder: Path) -> None:
    """Says which bots failed, and keeps the first positions for looking at."""
    if not found:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for number, fault in enumerate(found[:20], start=1):
        file = folder / f"{number}-{fault.kind}-seat-{fault.seat + 1}.json"
        file.write_text(fault.record, encoding="utf-8")
        complain(f"{fault}; the position is in {file}")
    complain(f"{counted(len(found), 'fault')}; those games are counted apart")


def _show(result: dict[str, Any]) -> None:
    out = console()
    if result["bots"]:
        out.print(_rungs(result))
        out.print(
            "share: of the games, by one seat; a shared win counts in parts; the lowest rung by "
            "what it wins from the next; ms: for a decision; turns: the median"
        )
    for row in result["pairings"]:
        if row["capped"]:
            out.print(f"{row['challenger']}: {counted(row['capped'], 'game')} ended at the cap")
    if "four" in result:
        four = result["four"]
        turns, peoples = four["turns"], four["peoples_turns"]
        out.print(
            f"\nfour of {four['challenger']}, {counted(four['games'], 'game')}: "
            f"{turns['p50']:g} turns (p10 {turns['p10']}, p90 {turns['p90']}; "
            f"people take about {peoples[0]} to {peoples[1]}), "
            f"{four['capped']} at the cap, {four['ms_per_decision']} ms a decision"
        )
        table = grid("how they deal", "", right=("",))
        for key, text in _SHARES.items():
            table.add_row(text, f"{four[key]:.1%}")
        for key, text in _MEANS.items():
            table.add_row(text, str(four[key]))
        out.print(table)


def _rungs(result: dict[str, Any]) -> Any:
    right = ("games", "share", "95 %", "rating", "ms", "turns")
    table = grid("bot", "against", *right, right=right)
    against = {row["challenger"]: row for row in result["pairings"]}
    for name, row in result["bots"].items():
        low, high = row["ci95"]
        pairing = against.get(name)
        table.add_row(
            name,
            f"3 {pairing['others']}" if pairing else "",
            str(row["games"]),
            f"{row['win_share']:.1%}",
            f"{low:.1%}-{high:.1%}",
            str(row["rating"]),
            f"{row['ms_per_decision']:.2f}",
            f"{pairing['turns']['p50']:g}" if pairing else "",
        )
    return table
