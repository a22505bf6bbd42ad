"""The `serve` command: the web table, on SQLite with no configuration."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kickdoor.cli.database import check_database, need_server
from kickdoor.cli.output import DONE, quiet_pipe


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    open: Annotated[bool, Parameter(negative="")] = False,
    config: Path | None = None,
    root_path: str | None = None,
    log_level: str | None = None,
) -> int:
    """Serve tables to play at, in the browser and over the network.

    Parameters
    ----------
    host
        the address to listen on; 127.0.0.1 unless set
    port
        the port to listen on; 8000 unless set, 0 takes any that is free
    db
        the database: sqlite:///FILE or postgresql://USER@HOST/NAME
    open
        open the page in the browser
    config
        a TOML file of settings; KICKDOOR_* in the environment and options win over it
    root_path
        the path we are served under, behind a proxy
    log_level
        debug, info, warning or error
    """
    need_server()
    from kickdoor.server.run import serve as run
    from kickdoor.server.settings import load_settings, make_home

    given = {
        "host": host, "port": port, "db": db, "root_path": root_path, "log_level": log_level,
    }  # fmt: skip
    settings = load_settings(given, config)
    make_home(settings.db)
    check_database(settings.database, may_make=True)

    is_standing_by = False

    def stand_by(url: str) -> None:
        nonlocal is_standing_by
        is_standing_by = True
        _say(f"kickdoor is served at {url} by another server; this one takes over when it stops")

    def ready(url: str) -> None:
        if is_standing_by:
            _say(f"kickdoor is served at {url} by this server now, which has taken over")
            return
        _say(f"kickdoor is served at {url} (Ctrl-C stops it; nothing is lost)")
        if open:
            import webbrowser

            webbrowser.open(url)

    run(settings, ready, stand_by)
    return DONE


def _say(line: str) -> None:
    """A line for whoever started us, who may have stopped listening long ago."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        quiet_pipe()
