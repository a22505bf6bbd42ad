"""Bringing a database up to date: Alembic, with the steps in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, create_engine, inspect

from kickdoor.errors import SetupError
from kickdoor.server.storage import schema


class NotOurs(SetupError):
    """A database that is another program's, a later version's, or has rows that nobody wrote for
    us; it is left as it is.
    """


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Every step that the database has not seen, in one transaction; NotOurs if it is not ours."""
    recognise(connection)
    if revision != "head" or not is_current(connection):
        _begin(connection)
        command.upgrade(configuration(connection), revision)


def _begin(connection: Connection) -> None:
    """SQLite's driver would commit every statement of a step by itself."""
    driver = connection.connection.driver_connection
    if connection.dialect.name == "sqlite" and driver is not None and not driver.in_transaction:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def is_current(connection: Connection) -> bool:
    """Whether the database has seen every step."""
    return revision_of(connection) == _head(connection)


def _head(connection: Connection) -> str | None:
    return ScriptDirectory.from_config(configuration(connection)).get_current_head()


def recognise(connection: Connection) -> str | None:
    """The last step that a database of ours has seen; None: there is nothing in it. NotOurs if it
    is another program's: what it has seen must have left our tables in it.
    """
    look = inspect(connection)
    names = {*look.get_table_names()} - {"alembic_version"}
    revision = revision_of(connection)
    if revision is None:
        if names and connection.dialect.name == "sqlite":  # PostgreSQL may be shared, by schemas
            raise NotOurs("it is the database of another program")
        return None
    shape = schema.metadata if revision == _head(connection) else shape_at(revision)
    for table in shape.sorted_tables:
        found = look.get_columns(table.name) if table.name in names else []
        if not {*table.columns.keys()} <= {column["name"] for column in found}:
            raise NotOurs("it is the database of another program")
    return revision


def revision_of(connection: Connection) -> str | None:
    """The last step that the database has seen; None: it holds nothing of ours."""
    try:
        return MigrationContext.configure(connection).get_current_revision()
    except CommandError as error:  # it has branches
        raise NotOurs("it is the database of another program") from error


def shape_at(revision: str) -> MetaData:
    """The tables as they are after a step, whatever else a database may hold."""
    engine, shape = create_engine("sqlite://"), MetaData()
    try:
        with engine.begin() as connection:
            upgrade(connection, revision)
            shape.reflect(connection)
    except CommandError as error:
        raise NotOurs(
            "it was made by a later version of kickdoor, or by another program"
        ) from error
    finally:
        engine.dispose()
    shape.remove(shape.tables["alembic_version"])
    return shape


def downgrade(connection: Connection, revision: str) -> None:
    command.downgrade(configuration(connection), revision)
