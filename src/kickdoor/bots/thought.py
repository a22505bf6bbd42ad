"""What a bot thinks of an act: how good it looks, and the reason that a sentence is made of."""

from __future__ import annotations


class Thought:
    """Points (a Level is 100) and why; `seat`, `card` and `number` are what the why is about."""

    __slots__ = ("card", "number", "points", "reason", "seat")

    def __init__(
        self, points: float, reason: str, seat: int = -1, card: int = -1, number: int = 0
    ) -> None:
        self.points = points
        self.reason = reason
        self.seat = seat
        self.card = card
        self.number = number

    def __repr__(self) -> str:
        return f"Thought({self.points:.0f}, {self.reason!r}, {self.seat}, {self.card})"
