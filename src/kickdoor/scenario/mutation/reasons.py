"""The written reasons: mutants that no scenario can notice, and why that is no gap.

They stand in `reasons.toml` beside this module: a list of keys (where: what), in which `*` stands
for anything, and a sentence that holds for all of them.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kickdoor.scenario.mutation.mutant import Mutant

FILE: Final = Path(__file__).parent / "reasons.toml"


@dataclass(frozen=True)
class Reason:
    """Why some mutants survive."""

    mutants: tuple[str, ...]
    why: str

    def covers(self, mutant: Mutant) -> bool:
        return any(_matches(pattern, mutant.key) for pattern in self.mutants)


@cache
def reasons() -> tuple[Reason, ...]:
    """All that are written."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8")).get("reason", [])
    return tuple(Reason(tuple(one["mutants"]), one["why"]) for one in listed)


def reason_of(mutant: Mutant) -> str:
    """Why this mutant may survive; empty: there is no reason."""
    return next((reason.why for reason in reasons() if reason.covers(mutant)), "")


def _matches(pattern: str, key: str) -> bool:
    wanted = ".*".join(re.escape(part) for part in pattern.split("*"))
    return re.fullmatch(wanted, key) is not None
