"""Tables, the keys of their seats, their acts, snapshots and what was shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("meta", sa.Text, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "touched"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "seat_keys",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("keys_by_token", "seat_keys", ["token"])
    op.create_table(
        "acts",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("client_id", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client_id", name="act_done_once"),
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "shown",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("shown", "snapshots", "acts", "seat_keys", "tables"):
        op.drop_table(name)
