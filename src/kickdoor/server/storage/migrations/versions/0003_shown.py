"""What everyone was shown is in the snapshot, once: nobody read it anywhere else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("shown")


def downgrade() -> None:
    op.create_table(
        "shown",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
