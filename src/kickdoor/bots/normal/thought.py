"""What a bot thinks of an act: how good it looks, and the reason that a sentence is made of."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.prices import HOPELESS

# Every reason there is; `words` has a sentence for each.
REASONS: Final = (
    "ahead",
    "behind",
    "bluff",
    "wins-the-fight",
    "goes-for-the-win",
    "way-out",
    "more-loot",
    "saves-itself",
    "runs",
    "asks-for-help",
    "bribes",
    "takes-help",
    "helps",
    "offers-help",
    "underbids",
    "counters",
    "no-deal",
    "declines",
    "trades",
    "stops-the-leader",
    "hurts-a-rival",
    "lost-anyway",
    "not-worth-it",
    "not-enough",
    "not-on-oneself",
    "steals-a-level",
    "steals",
    "free-level",
    "better-character",
    "better-gear",
    "makes-room",
    "for-trade",
    "free-cards",
    "does-me-good",
    "digs",
    "finds-trouble",
    "loots",
    "kicks",
    "sells",
    "lifts-a-curse",
    "takes-the-best",
    "gives-the-least",
    "keeps-it",
    "waits",
    "is-done",
    "must-answer",
    "foresees",
)


class Thought:
    """Points (a Level is 100) and why; `seat`, `card` and `number` are what the why is about.

    It is never changed: one may stand for many acts.
    """

    __slots__ = ("card", "number", "points", "reason", "seat")

    def __init__(
        self, points: float, reason: str, seat: int = -1, card: int = -1, number: int = 0
    ) -> None:
        self.points = points
        self.reason = reason
        self.seat = seat
        self.card = card
        self.number = number

    def plus(self, points: float) -> Thought:
        """The same with so many points more."""
        return Thought(self.points + points, self.reason, self.seat, self.card, self.number)

    def __repr__(self) -> str:
        return f"Thought({self.points:.0f}, {self.reason!r}, {self.seat}, {self.card})"


NO_DEAL: Final = Thought(HOPELESS, "no-deal")
# Below doing nothing, which in a fight that is being lost is far below 0 itself.
KEEPS: Final = Thought(-10, "keeps-it")
SPARES: Final = Thought(-50, "keeps-it")
