"""The mutants of the rules: every refusal muted, every field of every edition flipped."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.engine.refusals import CODES
from kickdoor.engine.rules import EDITIONS, Rules
from kickdoor.scenario.mutation.mutant import FlippedField, MutedRefusal
from kickdoor.sealed import Sealed


def muted_refusals() -> list[MutedRefusal]:
    """One for each code; number 0 is no refusal."""
    return [MutedRefusal(number) for number in range(1, len(CODES))]


def flipped_fields(editions: Iterable[str] = EDITIONS) -> list[FlippedField]:
    """One for each field that is a switch or a number, in each of these editions."""
    return [
        FlippedField(edition, field, isinstance(value, bool))
        for edition in editions
        for field, value in fields_of(Rules(edition))
        if isinstance(value, bool | int)
    ]


def fields_of(rules: Rules) -> list[tuple[str, object]]:
    """The fields by name, compiled or not."""
    names = [name for name in dir(rules) if not name.startswith("_") and name not in dir(Sealed)]
    return [(name, getattr(rules, name)) for name in names]
