"""What the table of a simulation says: Levels round by round, and what cards do to their holders.

Needs polars, which comes with kickdoor[lab].
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import polars as pl

from kickdoor.lab.plots import COLOURS, Line
from kickdoor.lab.tally import Z95

LIKE: Final = 10  # groups by number of cards got, within which seats are compared
FEWEST: Final = 30  # seats in a group, and holders of a card, below which nothing is said


def levels_by_round(table: pl.DataFrame, bots: list[str]) -> list[Line]:
    """The mean Level of each bot, and of whoever won; a game that is over counts as it ended."""
    rounds = int(table["levels"].list.len().quantile(0.9) or 1)
    lines = []
    for number, bot in enumerate(bots):
        rows = table.filter(pl.col("bot") == bot)
        lines.append(_line(rows, rounds, bot, COLOURS[number % len(COLOURS)], False))
    lines.append(_line(table.filter("won"), rounds, "whoever won", COLOURS[-1], True))
    return [line for line in lines if line.means]


def _line(rows: pl.DataFrame, rounds: int, name: str, colour: str, is_dashed: bool) -> Line:
    means, halves = [], []
    for number in range(rounds if len(rows) else 0):
        level = rows.select(
            pl.col("levels").list.get(number, null_on_oob=True).fill_null(pl.col("level"))
        ).to_series()
        mean, spread = level.mean(), level.std()
        means.append(float(mean if isinstance(mean, (int, float)) else 0.0))
        spread = spread if isinstance(spread, (int, float)) else 0.0
        halves.append(Z95 * float(spread) / sqrt(len(rows)))
    return Line(name, means, halves, colour, is_dashed)


def card_lifts(table: pl.DataFrame) -> pl.DataFrame:
    """For each card, by how much its holders won more often than seats of the same bot that came
    by about as many cards; likewise for those who played it. With 95 % intervals.
    """
    seats = _with_expected(table)
    held, played = _lift(seats, "seen", "held"), _lift(seats, "played", "played")
    return held.join(played, on="card", how="left", maintain_order="left")


def _with_expected(table: pl.DataFrame) -> pl.DataFrame:
    """Every seat with the share that its like won: whoever wins has seen more cards, whichever."""
    seats = pl.len().over("bot")
    groups = (seats // FEWEST).clip(1, LIKE)
    rank = pl.col("seen").list.len().rank("ordinal").over("bot") - 1
    like = (rank * groups // seats).alias("like")
    return table.with_columns(like).with_columns(
        pl.col("share").mean().over("bot", "like").alias("expected")
    )


def _lift(seats: pl.DataFrame, column: str, name: str) -> pl.DataFrame:
    more = pl.col("share") - pl.col("expected")
    half = Z95 * more.std().fill_null(0.0) / pl.len().sqrt()
    return (
        seats.select(pl.col(column).alias("card"), "share", "expected")
        .explode("card", empty_as_null=True)
        .drop_nulls("card")
        .group_by("card")
        .agg(
            pl.len().alias(name),
            pl.col("share").mean().alias(f"{name}_share"),
            more.mean().alias(f"{name}_lift"),
            half.alias(f"{name}_half"),
        )
        .sort(f"{name}_lift", "card", descending=[True, False])
    )
