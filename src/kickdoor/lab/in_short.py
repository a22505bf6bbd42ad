"""Acts in short, by their numbers: for findings and for what a verified replay tells."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import COLUMNS, VERBS, Act

_COLUMNS: Final = [column.name for column in COLUMNS]


def said(seat: int, act: Act) -> str:
    """An act in short: its seat, its verb, and what it says besides, column by column."""
    verb = VERBS[act.verb] if 0 <= act.verb < len(VERBS) else str(act.verb)
    columns = zip(_COLUMNS, act.key()[1:], Act().key()[1:], strict=True)
    changed = [f"{name}={value}" for name, value, default in columns if value != default]
    return f"seat {seat}: {' '.join([verb, *changed])}"
