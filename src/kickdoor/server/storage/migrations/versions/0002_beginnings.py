"""Where imported games begin lies apart from what is written at every small change."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id", sa.String), sa.column("meta", sa.Text))
beginnings = sa.table("beginnings", sa.column("table_id", sa.String), sa.column("record", sa.Text))


def upgrade() -> None:
    op.create_table(
        "beginnings",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("record", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    for id in _ids(connection):
        meta = _meta(connection, id)
        record = meta.pop("imported", "")
        if record:
            connection.execute(sa.insert(beginnings).values(table_id=id, record=record))
            _put(connection, id, meta)


def downgrade() -> None:
    connection = op.get_bind()
    for id, record in connection.execute(sa.select(beginnings)).all():
        _put(connection, id, _meta(connection, id) | {"imported": record})
    op.drop_table("beginnings")


def _ids(connection: sa.Connection) -> list[str]:
    return list(connection.execute(sa.select(tables.c.id)).scalars())


def _meta(connection: sa.Connection, id: str) -> dict[str, object]:
    text = connection.execute(sa.select(tables.c.meta).where(tables.c.id == id)).scalar_one()
    found: dict[str, object] = json.loads(text)
    return found


def _put(connection: sa.Connection, id: str, meta: dict[str, object]) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == id).values(meta=json.dumps(meta)))
