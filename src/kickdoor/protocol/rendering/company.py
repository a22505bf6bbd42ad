"""Who sits at a table, as far as what is said of their prices hangs on it: nobody knows what a
person would take, and of bots only some go by what is quoted.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final


class Company:
    """The seats of people, and those of bots that answer deals as quoted."""

    def __init__(
        self, people: Collection[int] = (), as_quoted: Collection[int] | None = None
    ) -> None:
        self.people = people
        self._as_quoted = as_quoted  # None: all that are no people

    def is_sure(self, seat: int) -> bool:
        """Whether the seat says to a bid what is foretold."""
        return seat not in self.people and (self._as_quoted is None or seat in self._as_quoted)


BOTS_AS_QUOTED: Final = Company()
