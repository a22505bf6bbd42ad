"""A simulation as one page with plots: a single HTML file that asks nothing of any network.

The same games give the same page, byte for byte. Needs polars and matplotlib, which come with
kickdoor[lab].
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any, Final

import polars as pl

from kickdoor.lab import plots
from kickdoor.lab.analysis import FEWEST, card_lifts, levels_by_round
from kickdoor.lab.dataframe import without_faulty
from kickdoor.lab.plots import COLOURS, Share
from kickdoor.lab.process_pool import Run

SHOWN: Final = 12  # cards at either end of the plot


def write_report(run: Run, table: pl.DataFrame, file: Path) -> None:
    """Writes the page whole or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_text(page(run, table), encoding="utf-8")
    part.replace(file)


def page(run: Run, table: pl.DataFrame) -> str:
    """The page."""
    template = Template(files("kickdoor.lab").joinpath("report.html").read_text("utf-8"))
    report = run.report()
    return template.substitute(
        title=escape(f"{' · '.join(run.job.seats)}"),
        subtitle=_subtitle(run),
        tiles=_tiles(report),
        faults=_faults(report),
        body=_body(run, report, without_faulty(table)) if run.tally.counted else "",
    )


def _subtitle(run: Run) -> str:
    job = run.job
    said = [f"edition {job.edition}", f"seed {job.seed}"]
    if job.sets:
        said.insert(1, f"sets {', '.join(job.sets)}")
    if job.sexes:
        said.append(f"sexes {', '.join(job.sexes)}")
    if job.options:
        said.insert(1, f"options {', '.join(job.options)}")
    return escape("; ".join(said))


def _tiles(report: dict[str, Any]) -> str:
    turns = report["turns"]
    tiles = [
        (f"{report['games']:,}", "games"),
        (f"{report['finished']:,}", "played to a win"),
        (f"{turns['p50']}", "turns, the median"),
        (f"{turns['p10']} to {turns['p90']}", "turns, eight games in ten"),
        (f"{report['decisions_per_game']:,.0f}", "decisions a game"),
        (f"{report['decisions_per_turn']:.1f}", "decisions a turn"),
    ]
    return "".join(f"<div><b>{escape(value)}</b><span>{name}</span></div>" for value, name in tiles)


def _faults(report: dict[str, Any]) -> str:
    if not report["faults"]:
        return ""
    lines = []
    for bot, fault in report["faults"].items():
        first = fault["first"]
        lines.append(
            f"<li><b>{escape(bot)}</b> failed {fault['count']} times, first in game "
            f"{first['game']}, seat {first['seat'] + 1}, turn {first['turn']}: "
            f"<code>{escape(first['message'])}</code></li>"
        )
    return (
        f'<section class="faults"><h2>Bots that failed</h2><p>{report["faulty"]} games in which '
        "a bot raised, broke the rules or thought too long are left out of everything below.</p>"
        f"<ul>{''.join(lines)}</ul></section>"
    )


def _body(run: Run, report: dict[str, Any], table: pl.DataFrame) -> str:
    bots = sorted(set(run.job.seats), key=run.job.seats.index)
    cards = card_lifts(table)
    return "".join(
        [
            '<div class="pair">',
            _section("Wins by bot", _wins_by_bot(run, report, bots), _BY_BOT),
            _section("Wins by seat", _wins_by_seat(run, report, bots), _BY_SEAT),
            "</div>",
            _section("Length", _lengths(table, report), ""),
            _section("Levels over time", _levels(run, table, bots), _LEVELS),
            _section("What cards do to their holder's chance", _cards_plot(run, cards), _CARDS),
            _cards_table(run, cards),
        ]
    )


def _section(title: str, picture: str, note: str) -> str:
    caption = f"<figcaption>{note}</figcaption>" if note else ""
    return f"<section><h2>{title}</h2><figure>{picture}{caption}</figure></section>"


_BY_BOT: Final = (
    "The share of the games that one seat of this bot wins, with its 95 % interval; a game that "
    "several win counts in parts. The dotted line is where all would be if they were equal."
)
_BY_SEAT: Final = "Seat 1 moves first. The line and the intervals are as beside."
_LEVELS: Final = (
    "The mean Level at the beginning of each round, with its 95 % interval; a game that is over "
    "counts as it ended."
)
_CARDS: Final = (
    f"Seats that had the card, in hand or turned up, against seats of the same bot that came by "
    f"about as many cards. The bars are 95 % intervals; the {SHOWN} best and the {SHOWN} worst "
    f"are shown, of those that {FEWEST} seats had. Of a hundred cards that do nothing, five would "
    "stand out as well: look twice."
)


# Plots.


def _wins_by_bot(run: Run, report: dict[str, Any], bots: Sequence[str]) -> str:
    shares, ends = report["win_share"]["bot"], report["ci95"]["bot"]
    rows = [Share(bot, shares[bot], ends[bot][0], ends[bot][1], _colour(bot, bots)) for bot in bots]
    return plots.shares(rows, 1 / len(run.job.seats))


def _wins_by_seat(run: Run, report: dict[str, Any], bots: Sequence[str]) -> str:
    shares, ends = report["win_share"]["seat"], report["ci95"]["seat"]
    rows = [
        Share(f"{seat + 1}  {bot}", shares[seat], low, high, _colour(bot, bots))
        for seat, (bot, (low, high)) in enumerate(zip(run.job.seats, ends, strict=True))
    ]
    return plots.shares(rows, 1 / len(rows))


def _lengths(table: pl.DataFrame, report: dict[str, Any]) -> str:
    turns = table.filter(pl.col("seat") == 0)["turns"].to_list()
    marks = {name: report["turns"][name] for name in ("p10", "p50", "p90")}
    return plots.lengths(turns, marks)


def _levels(run: Run, table: pl.DataFrame, bots: list[str]) -> str:
    return plots.levels(levels_by_round(table, bots), run.job.game(0).rules.win_level)


def _colour(bot: str, bots: Sequence[str]) -> str:
    return COLOURS[bots.index(bot) % len(COLOURS)]


# Cards.


def _cards_plot(run: Run, cards: pl.DataFrame) -> str:
    names = _names(run)
    common = cards.filter(pl.col("held") >= FEWEST)
    if len(common) > 2 * SHOWN:
        common = pl.concat([common.head(SHOWN), common.tail(SHOWN)])
    rows = []
    for row in common.iter_rows(named=True):
        lift, half = row["held_lift"], row["held_half"]
        colour = COLOURS[2] if lift > half else COLOURS[0] if lift < -half else "#8a8a8a"
        rows.append(Share(names[row["card"]], lift, lift - half, lift + half, colour))
    if not rows:
        return f"<p>Too few games: no card was held by {FEWEST} seats.</p>"
    return plots.lifts(rows)


def _cards_table(run: Run, cards: pl.DataFrame) -> str:
    names = _names(run)
    heads = ("card", "had by", "won", "points", "±", "played by", "won", "points", "±")
    rows = [
        "<tr><td>"
        + "</td><td>".join(
            [
                escape(names[row["card"]]),
                *_cells(row, "held"),
                *_cells(row, "played"),
            ]
        )
        + "</td></tr>"
        for row in cards.iter_rows(named=True)
    ]
    return (
        f"<details><summary>All {len(rows)} cards as a table</summary><table><thead><tr>"
        + "".join(f"<th>{head}</th>" for head in heads)
        + f"</tr></thead><tbody>{''.join(rows)}</tbody></table></details>"
    )


def _cells(row: dict[str, Any], name: str) -> list[str]:
    if row[name] is None:
        return ["0", "", "", ""]
    lift, half = 100 * row[f"{name}_lift"], 100 * row[f"{name}_half"]
    return [f"{row[name]:,}", f"{row[f'{name}_share']:.1%}", f"{lift:+.1f}", f"{half:.1f}"]


def _names(run: Run) -> dict[str, str]:
    """The cards' names by id."""
    return {card.id: card.name for card in run.job.game(0).catalogue.cards}
