"""The database's tables. What they hold is written by `writer` and read by `store`.

A table is its set-up and seats (`meta`, JSON), its secret, and its acts in order. An act is unique
by its number, so that a server which lost its table to another cannot append, and by what is kept
of the id its client gave it (`tables/sent`), so that it is done once.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("state", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float),  # when its clock wants to be looked at, if nobody else looks
    Column("secret", LargeBinary, nullable=False),
    Column("meta", Text, nullable=False),
    Index("tables_by_state", "state", "touched"),
    Index("tables_due", "due"),
)

seat_keys: Final = Table(
    "seat_keys",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False),  # hashed
    Index("keys_by_token", "token"),
)

acts: Final = Table(
    "acts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("act", Text, nullable=False),
    Column("by", String(16), nullable=False),  # "" a person's own hand | clock | bot
    Column("client_id", String(40)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id", name="act_done_once"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("engine", String(32), nullable=False),
    Column("cards", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Where a game begins that was not dealt here, or goes on under another version: a record. It lies
# apart from `meta`, which is written at every small change.
beginnings: Final = Table(
    "beginnings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", Text, nullable=False),
)
