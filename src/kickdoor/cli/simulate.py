"""The `simulate` command: many games, what came of them, and what was kept if they were stopped."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from kickdoor.cli.choices import Edition, Options
from kickdoor.cli.output import (
    DONE,
    NO,
    WrongUseError,
    complain,
    console,
    counted,
    grid,
    print_json,
    progress,
    require,
    sexes_of,
    words_of,
)

if TYPE_CHECKING:
    from kickdoor.lab.one_game import GameResult, Job
    from kickdoor.lab.process_pool import Run
    from kickdoor.lab.results_file import Store


def simulate(
    *,
    games: int = 100,
    seats: str = "easy,easy,easy,easy",
    edition: Edition = "munchkin",
    sets: str = "",
    options: Options = "",
    sex: str = "",
    seed: int = 0,
    jobs: int = 0,
    limit: float = 10.0,
    out: Path | None = None,
    report: Path | None = None,
    records: Path | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play many games, and say who won, how long it took, and with which cards.

    Parameters
    ----------
    games
        how many
    seats
        the bots at the table, in seat order; a bot of your own is mymodule:MyBot or file.py:MyBot
    sets
        card sets, with commas; without any the edition's own
    sex
        the players' sexes in seat order, with commas, or one for all; without any they vary by seed
    seed
        the same seed gives the same games, whatever the number of processes
    jobs
        processes; 0 means one for each processor
    limit
        seconds a bot may think about a decision; who fails is replaced by easy, and reported
    out
        write a row for each game and seat into this Parquet file (needs kickdoor[lab])
    report
        write a page with plots into this HTML file (needs kickdoor[lab])
    records
        write every game into this folder, for kickdoor replay
    resume
        go on with the same simulation where it was stopped
    json
        print one JSON object and nothing else
    """
    from kickdoor.lab.one_game import Job
    from kickdoor.lab.process_pool import check, run

    _check_files(out, report, records)
    job = Job(
        words_of(seats),
        edition,
        words_of(sets) or None,
        words_of(options),
        seed,
        limit=limit,
        with_records=records is not None,
        sexes=_sexes(sex, len(words_of(seats))),
    )
    jobs = jobs or os.cpu_count() or 1
    check(job, games, jobs)
    take = None if records is None else _Records(records, job).write
    with closing(_store(job, resume)) as store:
        with progress("games", games) as tell:
            done = run(job, games, jobs, tell, store, take)
        result = done.report()
        if json:
            print_json(result)
        else:
            _show(result)
        for bot, line in _blame(done).items():
            complain(f"{bot}: {line}")
        unwritten = _write(done, store, games, out, report)
        trouble = "; ".join(filter(None, (done.stopped, unwritten)))
    if not trouble:
        if not done.spare:
            store.remove()
        return DONE
    complain(
        f"{trouble}; {result['games']} of {games} games are kept in {store.file}: "
        "the same command with --resume goes on"
    )
    return NO


def _sexes(text: str, seats: int) -> list[str]:
    sexes = sexes_of(text)
    if len(sexes) == 1:
        sexes *= seats
    if sexes and len(sexes) != seats:
        raise WrongUseError(f"--sex {text}: {len(sexes)} sexes for {seats} seats")
    return sexes


# Files.


def _check_files(out: Path | None, report: Path | None, records: Path | None) -> None:
    """Finds out before the games, not after them, that their results cannot be written."""
    if out is not None:
        require("--out", "lab", "polars")
    if report is not None:
        require("--report", "lab", "polars", "matplotlib")
    for file in (out, report):
        if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
            raise WrongUseError(f"{file}: expected a file in a folder that is there")
    if records is not None and records.exists() and not records.is_dir():
        raise WrongUseError(f"--records {records}: expected a folder, and this is a file")


def _store(job: Job, resume: bool) -> Store:
    """Where games are kept while they are played; a home that cannot be written is no obstacle."""
    from kickdoor.lab.private_folder import private_folder
    from kickdoor.lab.results_file import Store, default_store

    file = default_store(job)
    try:
        store = Store(file, job, resume)
    except OSError as error:
        complain(f"{file}: {error.strerror or error}; the games are kept in a temporary folder")
        store = Store(private_folder() / file.name, job, resume)
    if store.aside is not None:
        complain(
            f"games of this simulation were kept, and without --resume it begins anew: they are in "
            f"{store.aside} now"
        )
    return store


class _Records:
    """Writes games to a folder, each in a file of its own."""

    def __init__(self, folder: Path, job: Job) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.job = job

    def write(self, result: GameResult) -> None:
        from kickdoor.engine import Record
        from kickdoor.lab.one_game import game_seed
        from kickdoor.terminal.saved_games import Kept, keep

        record = Record.from_json(result.record)
        kept = Kept(record, list(self.job.seats), game_seed(self.job.seed, result.number))
        keep(kept, self.folder / f"game-{result.number:06}.json")


def _write(done: Run, store: Store, games: int, out: Path | None, report: Path | None) -> str:
    """The table of all games, for programs and for the page with plots; or why it is not written:
    the games are not lost by that.
    """
    if out is None and report is None:
        return ""
    from kickdoor.lab.dataframe import frame, write_parquet

    table = frame(done.job, (result for result in store if result.number < games))
    try:
        if out is not None:
            write_parquet(table, out)
        if report is not None:
            from kickdoor.lab.report import write_report

            write_report(done, table, report)
    except OSError as error:
        return f"{error.filename or out or report}: {error.strerror or error}"
    return ""


def _blame(done: Run) -> dict[str, str]:
    """For every bot that failed, in a line, how often, where first, and how to look at it."""
    from kickdoor.lab.one_game import ENGINE
    from kickdoor.terminal.saved_games import default_file

    lines = {}
    for number, (bot, faults) in enumerate(sorted(done.tally.faults.items())):
        first = faults.first
        assert first is not None
        file = default_file().with_name(f"fault-{done.job.key()}-{number}.json")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(first.record, encoding="utf-8")
        went_on = "" if bot == ENGINE else " and its seat went on as easy"
        place = "" if bot == ENGINE else f", seat {first.seat + 1}, asked {first.question!r}"
        lines[bot] = (
            f"failed {counted(faults.kinds.total(), 'time')}{went_on}; such games are counted "
            f"apart. First in game {faults.game}, turn {first.turn}{place}: {first.message}. "
            f"The position: kickdoor replay {file}"
        )
    return lines


# The screen.


def _show(result: dict[str, Any]) -> None:
    out = console()
    turns = result["turns"]
    out.print(
        f"{counted(result['games'], 'game')}, {result['finished']} finished, "
        f"{result['games_per_second']} a second; "
        f"{turns['mean']} turns on average (p10 {turns['p10']}, p90 {turns['p90']}), "
        f"{result['decisions_per_game']} decisions a game"
    )
    _show_wins(result)
    _show_cards(result)


def _show_wins(result: dict[str, Any]) -> None:
    wins, shares, ends = result["wins"], result["win_share"], result["ci95"]
    table = grid("", "wins", "share", "95 %", right=("wins", "share", "95 %"))
    rows = list(zip(wins["seat"], shares["seat"], ends["seat"], strict=True))
    named = [(f"seat {seat}", *row) for seat, row in enumerate(rows, start=1)]
    if len(wins["bot"]) > 1:
        named += [
            (bot, won, shares["bot"][bot], ends["bot"][bot]) for bot, won in wins["bot"].items()
        ]
    for name, won, share, (low, high) in named:
        table.add_row(name, f"{won:g}", f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console().print(table)
    console().print("share: of the games, by one seat; a shared win counts in parts")


def _show_cards(result: dict[str, Any]) -> None:
    from kickdoor.lab.tally import interval

    played = [(card, row) for card, row in result["cards"].items() if row["played"] >= 5]
    played.sort(key=lambda pair: -pair[1]["win_rate_when_played"])
    best = grid("cards that win", "played", "won", "95 %", right=("played", "won", "95 %"))
    for card, row in played[:8]:
        share = row["win_rate_when_played"]
        low, high = interval(share * row["played"], row["played"])
        best.add_row(card, str(row["played"]), f"{share:.0%}", f"{low:.0%} to {high:.0%}")
    if played:
        console().print(best)
