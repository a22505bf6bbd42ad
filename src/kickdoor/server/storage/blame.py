"""Whose fault it is that something could not be written: the storage's, which is waited for, or
that of what was to be written, which is then refused alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError

AWAY: Final = "away"
DATA: Final = "data"
UNKNOWN: Final = "unknown"
# PostgreSQL's classes of errors: values, constraints, limits; and those that pass: connection,
# read-only transaction, who may connect, no such database, rollback, what may be done with which
# tables (none of our statements is a client's), resources, object not ready,
# operator's intervention (starting up, shutting down), system, inner.
OF_DATA: Final = ("22", "23", "54")
PASSING: Final = ("08", "25", "28", "3D", "40", "42", "53", "55", "57", "58", "XX")
# SQLite's errors of writing a database, and what is put behind the name of the file that could not
# be: even a reader writes the index of what was written ahead.
UNWRITTEN: Final = {
    "SQLITE_FULL": "", "SQLITE_READONLY": "", "SQLITE_IOERR_WRITE": "", "SQLITE_IOERR_FSYNC": "",
    "SQLITE_IOERR_TRUNCATE": "", "SQLITE_IOERR_SHM": "-shm",
}  # fmt: skip


def blame(error: BaseException) -> str:
    """Who is to blame for an error of the writer's."""
    chain = list(_chain(error))
    states = [str(getattr(one, "sqlstate", None) or "")[:2] for one in chain]
    # A value the driver cannot send is an error of its interface, too: values go first. Not that
    # every error of a value is one: a certificate that is not valid is the system's.
    values = IntegrityError | DataError | ValueError | TypeError | ArithmeticError
    are_values = any(isinstance(e, values) and not isinstance(e, OSError) for e in chain)
    if are_values or any(state in OF_DATA for state in states):
        return DATA
    is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
    passing = OperationalError | InterfaceError | OSError | MemoryError
    if is_cut or any(state in PASSING for state in states) or isinstance(error, passing):
        return AWAY
    return UNKNOWN


def unwritten(error: BaseException, file: Path) -> Path | None:
    """Which file of an SQLite database could not be written; None: that was not it."""
    for one in _chain(error):
        name = str(getattr(one, "sqlite_errorname", ""))
        for kind, end in UNWRITTEN.items():
            if name.startswith(kind):
                return file.with_name(file.name + end)
    return None


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error, and what the layers below said."""
    found: BaseException | None = error
    for _ in range(4):
        if found is None:
            return
        yield found
        found = getattr(found, "orig", None) or found.__cause__
