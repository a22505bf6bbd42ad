"""Whose fault it is that something could not be written: the storage's, which is waited for, or
that of what was to be written, which is then refused alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

# Of PostgreSQL's classes of errors those that pass: connection, read-only transaction, rollback,
# resources, object not ready, operator's intervention (starting up, shutting down), system, inner.
PASSING: Final = ("08", "25", "40", "53", "55", "57", "58", "XX")


def is_away(error: BaseException) -> bool:
    """Whether the storage takes nothing for now, whatever it is."""
    chain = list(_chain(error))
    for one in chain:
        state = getattr(one, "sqlstate", None)
        if isinstance(state, str) and state:
            return state[:2] in PASSING
    # A value the driver cannot send is an error of its interface, too: values go first.
    if any(isinstance(one, ValueError | TypeError | ArithmeticError) for one in chain):
        return False
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | OSError | MemoryError)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error, and what the layers below said."""
    found: BaseException | None = error
    for _ in range(4):
        if found is None:
            return
        yield found
        found = getattr(found, "orig", None) or found.__cause__
