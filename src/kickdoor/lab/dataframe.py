"""The results of a simulation as a table, a row for each game and seat, for Parquet and for plots.

| column | is |
|---|---|
| game, seed | the game's number in the simulation, and the seed it was dealt with |
| seat, bot | from 0 on |
| won, share, level | whether this seat won, its part of the win (1 if alone), its last Level |
| levels | its Level at the beginning of every round, and at the end |
| turns, decisions, is_capped | of the whole game, the same in all its rows |
| seen, played | cards it had in hand or turned up, and cards it played, each once |
| fault | what its bot did wrong ("" for nothing); such a game is counted apart |

Needs polars, which comes with kickdoor[lab].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import polars as pl

from kickdoor.lab.one_game import GameResult, Job, card_ids, game_seed
from kickdoor.lab.tally import bits_of


def frame(job: Job, results: Iterable[GameResult]) -> pl.DataFrame:
    """The table, ordered by game and seat whatever the order of the results."""
    cards = card_ids(job.game(0))
    card = pl.Enum(cards)
    schema: dict[str, Any] = {
        "game": pl.UInt32,
        "seed": pl.UInt64,
        "seat": pl.UInt8,
        "bot": pl.Enum(sorted(set(job.seats))),
        "won": pl.Boolean,
        "share": pl.Float64,
        "level": pl.UInt8,
        "levels": pl.List(pl.UInt8),
        "turns": pl.UInt32,
        "decisions": pl.UInt32,
        "is_capped": pl.Boolean,
        "seen": pl.List(card),
        "played": pl.List(card),
        "fault": pl.String,
    }
    rows = [row for result in results for row in _rows(job, cards, result)]
    return pl.DataFrame(rows, schema=schema, orient="row").sort("game", "seat")


def _rows(job: Job, cards: list[str], result: GameResult) -> Iterator[tuple[Any, ...]]:
    faults = {fault.seat: f"{fault.kind}: {fault.message}" for fault in result.faults}
    seed = game_seed(job.seed, result.number)
    for seat, bot in enumerate(job.seats):
        levels = [all_levels[seat] for all_levels in result.levels]
        yield (
            result.number,
            seed,
            seat,
            bot,
            seat in result.winners,
            1 / len(result.winners) if seat in result.winners else 0.0,
            levels[-1],
            levels,
            result.turns,
            result.decisions,
            result.is_capped,
            [cards[number] for number in bits_of(result.seen[seat])],
            [cards[number] for number in bits_of(result.played[seat])],
            faults.get(seat, ""),
        )


def write_parquet(table: pl.DataFrame, file: Path) -> None:
    """Writes the table whole or not at all."""
    part = file.with_name(file.name + ".part")
    table.write_parquet(part)
    part.replace(file)


def without_faulty(table: pl.DataFrame) -> pl.DataFrame:
    """The games in which no bot failed."""
    faulty = table.filter(pl.col("fault") != "").select("game").unique()
    return table.join(faulty, on="game", how="anti", maintain_order="left")
