"""Bringing a database up to date: Alembic, with the steps in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


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
    current = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(configuration(connection))
    return bool(current == script.get_current_head())


def downgrade(connection: Connection, revision: str) -> None:
    command.downgrade(configuration(connection), revision)
