"""Who sits at a seat, as the driver sees it: something that chooses one of the acts it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kickdoor.drive.rng import Rng
from kickdoor.engine import Act, Event, SeatView


class Player(Protocol):
    """Chooses for a seat. This is all that a bot is: whatever has `choose` is one.

    It is a pure function of what the seat sees, what it may do, and the given chance; what a bot
    wants to remember it reads in `view.history`.
    """

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        """One of `legal`; None, to do nothing, is among them at a beat and never elsewhere.

        An act that is legal but not listed (a richer offer, a sale of named Items) may be given
        too.

        A player with `is_blind = True` looks at no view and is given any.

        Args:
            view: What the seat may know.
            legal: What it may do, at least two of them.
            rng: Chance, for this decision alone: the same seed and decision give the same numbers.
        """


class Observer(Protocol):
    """Sees every act that was made, with what came of it."""

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None: ...
