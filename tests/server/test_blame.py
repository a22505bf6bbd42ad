"""Whose fault it is that nothing was written, whatever the layers wrap around what was said."""

from __future__ import annotations

import asyncio
import ssl

import pytest
from asyncpg.exceptions import (  # type: ignore[import-untyped]
    CannotConnectNowError,
    ConnectionDoesNotExistError,
    InvalidCatalogNameError,
    InvalidPasswordError,
    NumericValueOutOfRangeError,
    PostgresError,
    TooManyConnectionsError,
    UniqueViolationError,
)
from sqlalchemy.exc import DBAPIError, OperationalError

from databases import StartingUp
from kickdoor.server.storage.blame import AWAY, DATA, UNKNOWN, blame
from kickdoor.server.storage.owner import owner_of
from kickdoor.server.storage.store import StorageError, Store

SAID = "the database system is starting up"


def caused(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error


def wrappings(said: PostgresError) -> list[Exception]:
    """As the driver raises it, as SQLAlchemy 2.0 and 2.1 do, and as our readers do."""
    adapted = caused(Exception(str(said)), said)
    wrapped = [said, *(kind("", {}, adapted) for kind in (DBAPIError, OperationalError))]
    return [*wrapped, *(caused(StorageError("no answer"), one) for one in wrapped)]


@pytest.mark.parametrize(
    ("kind", "whose"),
    [
        (CannotConnectNowError, AWAY), (TooManyConnectionsError, AWAY),
        (ConnectionDoesNotExistError, AWAY), (InvalidPasswordError, AWAY),
        (InvalidCatalogNameError, AWAY), (UniqueViolationError, DATA),
        (NumericValueOutOfRangeError, DATA),
    ],
)  # fmt: skip
def test_what_the_database_said_counts_whatever_is_wrapped_around_it(
    kind: type[PostgresError], whose: str
) -> None:
    assert {blame(error) for error in wrappings(kind(SAID))} == {whose}


def test_a_certificate_that_is_not_valid_is_not_the_fault_of_what_is_written() -> None:
    assert isinstance(ssl.SSLCertVerificationError(), ValueError)
    assert blame(ssl.SSLCertVerificationError()) == AWAY
    assert blame(ValueError()) == DATA
    assert blame(KeyError()) == UNKNOWN


def test_a_postgresql_that_is_starting_up_is_away_for_everyone() -> None:
    async def scene(url: str) -> None:
        store, owner = Store(url), owner_of(url)
        for ask in (store.all, lambda: store.forget(0.0), owner.take, owner.beat):
            with pytest.raises(Exception, match=f"{SAID}|CannotConnectNow|DBAPIError") as raised:
                await ask()
            assert blame(raised.value) == AWAY
        writing = asyncio.create_task(store.writer.write([]))
        store.writer.start()
        await asyncio.sleep(0.2)
        assert store.writer.troubles
        assert not writing.done()
        await store.close()

    with StartingUp() as starting:
        asyncio.run(scene(starting.url.replace("postgresql:", "postgresql+asyncpg:")))
