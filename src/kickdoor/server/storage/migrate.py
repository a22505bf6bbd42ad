"""Bringing a database up to date: Alembic, with the steps in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, create_engine

from kickdoor.errors import SetupError


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Every step that the database has not seen, in one transaction."""
    if revision != "head" or not is_current(connection):
        command.upgrade(configuration(connection), revision)


def is_current(connection: Connection) -> bool:
    """Whether the database has seen every step."""
    script = ScriptDirectory.from_config(configuration(connection))
    return bool(revision_of(connection) == script.get_current_head())


def revision_of(connection: Connection) -> str | None:
    """The last step that the database has seen; None: it holds nothing of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def shape_at(revision: str) -> MetaData:
    """The tables as they are after a step, whatever else a database may hold."""
    engine, shape = create_engine("sqlite://"), MetaData()
    try:
        with engine.begin() as connection:
            upgrade(connection, revision)
            shape.reflect(connection)
    except CommandError as error:
        raise SetupError("db: it was made by a later version of kickdoor") from error
    finally:
        engine.dispose()
    shape.remove(shape.tables["alembic_version"])
    return shape


def downgrade(connection: Connection, revision: str) -> None:
    command.downgrade(configuration(connection), revision)
