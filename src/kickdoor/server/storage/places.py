"""Where a database is: what a URL names, and how it is shown.

What is shown has no password, wherever somebody may have put it: nothing of what follows a `?`, and
nothing at all of what cannot be understood. Nor has it the driver, which nobody typed.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url

from kickdoor.errors import SetupError

KINDS: Final = ("sqlite", "postgresql")
EXPECTED: Final = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def parsed(url: str) -> URL:
    """A URL in its parts; SetupError, without a word of it, if it is none of ours."""
    try:
        found = make_url(url)
    except Exception:  # whatever it is, it quotes what it was given
        raise SetupError(f"db: that is no database URL: {EXPECTED}") from None
    if found.get_backend_name() not in KINDS:
        raise SetupError(f"db: that is no database of a kind we know: {EXPECTED}")
    if "\0" in "".join(map(str, found)) or not 0 <= (found.port or 0) < 1 << 16:
        raise SetupError(f"db: no file, name or port is like that: {EXPECTED}")
    if found.get_backend_name() == "sqlite":
        _refuse_no_file(found)
    elif "@" in f"{found.host}{found.database}":  # the rest of a password
        raise SetupError("db: that is no database URL: an @ in a password is written %40")
    return found


def _refuse_no_file(found: URL) -> None:
    name = found.database or ":memory:"
    if name == ":memory:":
        raise SetupError(f"db: a database in memory keeps nothing: {EXPECTED}")
    if name.startswith("file:") or found.query:
        raise SetupError(f"db: an SQLite file has no options: {EXPECTED}")


def shown(url: str) -> str:
    """A database for people to read."""
    found = parsed(url)
    plain = found.set(drivername=found.get_backend_name(), query={})
    return plain.render_as_string(hide_password=True)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None: it is elsewhere."""
    found = parsed(url)
    return Path(found.database or "") if found.get_backend_name() == "sqlite" else None


def need_folder(file: Path) -> None:
    """No folder is made for a path that may be mistyped."""
    if not file.parent.is_dir():
        raise SetupError(f"{file}: there is no folder {file.parent}")


def make_file(file: Path) -> None:
    """A file that only its owner reads, if there is none: it holds every secret of every table.
    What SQLite puts beside it takes its mode.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
