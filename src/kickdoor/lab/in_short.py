"""Acts in short, by their numbers: for findings and for what a verified replay tells."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.words_of_play import VERBS

# The arguments of an act, in the order of its constructor.
FIELDS: Final = (
    "verb", "card", "cards", "other", "seat", "on", "choose", "side", "power", "of", "count",
    "picks", "pay", "ask", "flag", "offer",
)  # fmt: skip


def said(seat: int, act: Act) -> str:
    """An act in short: its seat, its verb, and what it says besides."""
    verb = VERBS[act.verb] if 0 <= act.verb < len(VERBS) else str(act.verb)
    plain = Act(act.verb)
    changed = [f"{f}={getattr(act, f)}" for f in FIELDS if getattr(act, f) != getattr(plain, f)]
    return f"seat {seat}: {' '.join([verb, *changed])}"
