"""Where a database is: what a URL names, and how it is shown.

What is shown has no password, wherever somebody may have put it: nothing of what follows a `?`, and
nothing at all of what cannot be understood. Nor has it the driver, which nobody typed.
"""

from __future__ import annotations

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
    is_file = found.get_backend_name() == "sqlite"
    if not is_file and "@" in f"{found.host}{found.database}":  # the rest of a password
        raise SetupError("db: that is no database URL: an @ in a password is written %40")
    return found


def shown(url: str) -> str:
    """A database for people to read."""
    found = parsed(url)
    plain = found.set(drivername=found.get_backend_name(), query={})
    return plain.render_as_string(hide_password=True)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None: it is elsewhere."""
    found = parsed(url)
    is_file = found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:")
    return Path(found.database or "") if is_file else None
