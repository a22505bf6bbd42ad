"""The `tables` commands, for whoever runs a server: what is kept, export, backup, retention, and
scenes to play at.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from cyclopts import App, Parameter

from kickdoor.cli.database import check_database, need_server, told, with_store
from kickdoor.cli.output import (
    DONE,
    NO,
    WrongUseError,
    console,
    counted,
    grid,
    print_json,
    words_of,
)

if TYPE_CHECKING:
    from kickdoor.server.storage.store import Store
    from kickdoor.server.tables.setting_up.laying import Laid

app = App(
    name="tables",
    help="The tables a server keeps: list, export, lay, back up, restore, prune.",
)
IN_USE_S: Final = 180.0  # since a running server last said so
Result = TypeVar("Result")


def _with_store(
    db: str | None,
    work: Callable[[Store], Awaitable[Result]],
    is_reading: bool = False,
    may_make: bool = False,
) -> Result:
    """Runs something with the server's database, wherever that is set."""
    need_server()
    from kickdoor.server.running.settings import load_settings, make_home

    settings = load_settings({"db": db})
    if may_make:
        make_home(settings.db)
    return with_store(settings.database, work, is_reading, may_make)


@app.command(name="list")
def list_tables(
    *, db: str | None = None, json: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """List the tables that are persistence.

    Parameters
    ----------
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    json
        print one JSON object and nothing else
    """
    rows = _with_store(db, lambda store: store.all(), is_reading=True)
    shown = [
        {key: row[key] for key in ("id", "code", "state", "created", "touched")} for row in rows
    ]
    if json:
        print_json({"tables": shown})
        return DONE
    table = grid("id", "code", "state", "last touched")
    for row in shown:
        table.add_row(row["id"], row["code"], row["state"], time.ctime(row["touched"]))
    console().print(table)
    print(counted(len(shown), "table"))
    return DONE


@app.command
def export(table: str, file: Path, *, db: str | None = None) -> int:
    """Write a finished game to a file: its record, with every secret.

    Parameters
    ----------
    table
        the table's id or code
    file
        where to write it
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    """

    async def work(store: Store) -> str | None:
        from kickdoor.server.tables import persistence
        from kickdoor.server.tables.meta import OVER, TableMeta

        row = await store.table(table)
        if row is None:
            raise WrongUseError(f"there is no table {table!r}")
        meta = TableMeta.from_json(row["meta"])
        if meta.state != OVER:
            return None
        acts, snapshot = await store.acts(row["id"]), await store.snapshot(row["id"])
        beginning = await store.beginning(row["id"])
        return persistence.whole_record(meta, row["secret"], beginning, acts, snapshot)

    text = _with_store(db, work, is_reading=True)
    if text is None:
        print(f"table {table} is not over: its record has secrets that are still in play")
        return NO
    file.write_text(text, encoding="utf-8")
    print(f"wrote {file}; look at it with: kickdoor replay {file}")
    return DONE


@app.command
def lay(
    file: Path,
    *,
    here: str = "",
    clock: str = "none",
    title: str = "",
    db: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Lay a scenario's table for people to play on from, while the server runs or before.

    Parameters
    ----------
    file
        a table as scenarios lay it, in TOML: edition, turn, decks, players
    here
        the players who are people, with commas between; the first one unless set, others are bots
    clock
        friendly, brisk, none or days
    title
        what the table is called
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    json
        print one JSON object and nothing else
    """
    from kickdoor.protocol.table_messages import TableSetup

    try:
        scene = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUseError(f"{file}: cannot be read: {error}") from error

    async def work(store: Store) -> Laid:
        from kickdoor.server.tables.setting_up.laying import lay as lay_into

        return await lay_into(store, scene, words_of(here), TableSetup(clock=clock, title=title))

    laid = _with_store(db, work, may_make=True)
    if json:
        print_json({"code": laid.code, "link": laid.link, "seats": laid.seats})
        return DONE
    for name, link in laid.seats.items():
        print(f"{name} plays at {link}")
    return DONE


@app.command
def backup(file: Path, *, db: str | None = None) -> int:
    """Copy everything, as it is at one moment, into a new SQLite file while the server runs.

    Parameters
    ----------
    file
        the new database file; it can be served as it is, or restored
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    """
    need_server()
    from kickdoor.server.running.settings import load_settings
    from kickdoor.server.storage.copies import back_up

    url = load_settings({"db": db}).database
    with told(url):
        check_database(url)
        count = asyncio.run(back_up(url, file))
    print(f"{counted(count, 'table')} in {file}; serve them with: --db sqlite:///{file}")
    return DONE


@app.command
def restore(
    file: Path, *, replace: Annotated[bool, Parameter(negative="")] = False, db: str | None = None
) -> int:
    """Put a backup in the place of a database that no server uses.

    Parameters
    ----------
    file
        the backup
    replace
        remove the tables that are there
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    """
    need_server()
    from kickdoor.server.running.settings import load_settings, make_home
    from kickdoor.server.storage.copies import restore as put_back

    if not file.is_file():
        what = "is no file" if file.exists() else "there is no such file"
        raise WrongUseError(f"{file}: {what}")
    settings = load_settings({"db": db})
    make_home(settings.db)
    with told(settings.database):
        count = asyncio.run(put_back(file, settings.database, replace))
    print(f"{counted(count, 'table')} restored from {file}")
    return DONE


@app.command
def prune(
    *, days: float, all: Annotated[bool, Parameter(negative="")] = False, db: str | None = None
) -> int:
    """Remove tables that nobody has touched for so many days.

    Parameters
    ----------
    days
        how long a table is kept
    all
        with --days 0: remove every table
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    """
    if not days >= 0:  # nor is nan
        raise WrongUseError(f"--days {days:g}: expected 0 or more")
    if all != (days == 0):
        told = "goes with --days 0" if all else "says that you mean every table there is"
        raise WrongUseError(f"--days {days:g}: --all {told}")

    async def work(store: Store) -> int:
        from kickdoor.server.storage.owner import owner_of

        limit = time.time() - days * 86_400
        owner = owner_of(store.url)
        if not await owner.take():  # a server says every minute at which tables people sit
            limit = min(limit, time.time() - IN_USE_S)
        try:
            return await store.forget(limit)
        finally:
            await owner.release()

    count = _with_store(db, work)
    print(f"{counted(count, 'table')} removed")
    return DONE
