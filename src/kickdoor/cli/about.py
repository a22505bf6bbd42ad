"""What kickdoor says about itself: its version, its bots, and what it is missing."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated

from cyclopts import Parameter

from kickdoor._compiled import is_compiled
from kickdoor.cli.output import DONE, NO, console, grid, print_json


def version() -> str:
    from kickdoor import __version__ as number

    return f"kickdoor {number} (engine: {'compiled' if is_compiled() else 'pure Python'})"


def bots(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """The bots you can play against, and how strong they are.

    Parameters
    ----------
    json
        print one JSON object and nothing else
    """
    from kickdoor.bots import BOTS

    if json:
        print_json(
            {"bots": [{"name": b.name, "description": b.description} for b in BOTS.values()]}
        )
        return DONE
    table = grid("bot", "about")
    for bot in BOTS.values():
        table.add_row(bot.name, bot.description)
    console().print(table)
    return DONE


class Finding:
    """One thing that was looked at: whether it is there, and what to do if it is not."""

    def __init__(self, what: str, is_ok: bool, found: str, remedy: str, is_needed: bool) -> None:
        self.what = what
        self.is_ok = is_ok
        self.found = found
        self.remedy = remedy
        self.is_needed = is_needed

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
    table = grid("", "what", "found")
    for finding in findings:
        table.add_row(finding.mark, finding.what, finding.found)
    console().print(table)
    for finding in findings:
        if not finding.is_ok:
            console().print(f"{finding.what}: {finding.remedy}")
    return DONE if ok else NO


def _as_json(finding: Finding) -> dict[str, object]:
    return {
        "what": finding.what,
        "ok": finding.is_ok,
        "found": finding.found,
        "needed": finding.is_needed,
        "remedy": "" if finding.is_ok else finding.remedy,
    }


def _python() -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    is_ok = sys.version_info >= (3, 11)
    return Finding("Python 3.11 or newer", is_ok, found, "install a newer Python", True)


def _cards() -> Finding:
    from kickdoor.cards.sets import built_in, load_set
    from kickdoor.errors import KickdoorError

    try:
        sets = [load_set(name) for name in built_in()]
    except KickdoorError as error:
        return Finding("card sets", False, str(error), "install kickdoor again", True)
    found = ", ".join(f"{one.id} ({sum(c.copies for c in one.cards)})" for one in sets)
    return Finding("card sets", bool(sets), found, "install kickdoor again", True)


def _terminal() -> Finding:
    encoding = sys.stdout.encoding or "unknown"
    is_ok = encoding.lower().startswith("utf")
    remedy = "set LANG to a UTF-8 locale, such as C.UTF-8; without it the game is drawn in ASCII"
    return Finding("terminal in UTF-8", is_ok, encoding, remedy, False)


def _engine() -> Finding:
    found = "compiled" if is_compiled() else "pure Python"
    return Finding("compiled engine", is_compiled(), found, "'make compile' makes it faster", False)


def _compiler() -> Finding:
    found = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), "")
    remedy = "install a C compiler if you want the engine compiled"
    return Finding("C compiler", bool(found), found or "none", remedy, False)


def _make() -> Finding:
    found = shutil.which("make") or ""
    return Finding("make", bool(found), found or "none", "install make to build and test", False)


def _development() -> Finding:
    missing = [name for name in ("pytest", "mypy", "ruff", "hypothesis") if not find_spec(name)]
    found = f"without {', '.join(missing)}" if missing else "all there"
    remedy = "'make dev' installs them into .venv"
    return Finding("development tools", not missing, found, remedy, False)


_LOOKS: tuple[Callable[[], Finding], ...] = (
    _python, _cards, _terminal, _engine, _compiler, _make, _development,
)  # fmt: skip
