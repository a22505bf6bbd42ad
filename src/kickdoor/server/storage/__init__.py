"""Where tables are kept: append-only acts, one writer, snapshots."""
