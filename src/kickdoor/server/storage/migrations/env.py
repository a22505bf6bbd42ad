"""What Alembic runs: the steps, over the connection it was given."""

from __future__ import annotations

from alembic import context

from kickdoor.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
