"""The `serve` command: the web table, on SQLite with no configuration.

Whoever stops a server has what he wanted, and is told 0; 1: some writes could not be made.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli.database import check_database, need_server
from kickdoor.cli.output import DONE, NO, complain, counted, quiet_pipe

if TYPE_CHECKING:
    from kickdoor.server.running.stopping import Ear


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
    from kickdoor.server.running.stopping import Ear

    given = {
        "host": host, "port": port, "db": db, "root_path": root_path, "log_level": log_level,
    }  # fmt: skip
    with Ear() as ear:
        return _serve(ear, given, config, open)


def _serve(ear: Ear, given: dict[str, str | int | None], config: Path | None, open: bool) -> int:
    need_server()
    from kickdoor.server.connections.room import want_files
    from kickdoor.server.running.run import serve as run
    from kickdoor.server.running.settings import load_settings, make_home
    from kickdoor.server.running.stopping import UNSERVED

    settings = load_settings(given, config)
    want_files()
    make_home(settings.db)
    check_database(settings.database, may_make=True)
    herald = Herald(open)
    lost = run(settings, ear, herald.ready, herald.stand_by)
    if lost:
        complain(f"the storage did not take everything: {counted(lost, 'write')} lost")
        return NO
    if not herald.is_ready:
        _say(UNSERVED)
    return DONE


class Herald:
    """Tells whoever started us how far we are."""

    def __init__(self, open: bool) -> None:
        self.open = open
        self.is_standing_by = self.is_ready = False

    def stand_by(self, url: str) -> None:
        self.is_standing_by = True
        _say(f"kickdoor is served at {url} by another server; this one takes over when it stops")

    def ready(self, url: str) -> None:
        self.is_ready = True
        if self.is_standing_by:
            _say(f"kickdoor is served at {url} by this server now, which has taken over")
            return
        _say(f"kickdoor is served at {url} (Ctrl-C stops it; nothing is lost)")
        if self.open:
            import webbrowser

            webbrowser.open(url)


def _say(line: str) -> None:
    """A line for whoever started us, who may have stopped listening long ago."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        quiet_pipe()
