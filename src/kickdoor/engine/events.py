"""An event: what happened at the table, as numbers. Sentences are made elsewhere."""

from __future__ import annotations

from kickdoor.engine.words_of_play import EVENTS


class Event:
    """Something that happened.

    Attributes:
        kind: An index into `EVENTS`.
        seat: Whom it concerns; -1: nobody.
        card: The card concerned; -1: none; -2, -3: a Door, a Treasure the reader may not know.
        other: A second seat; -1: none.
        a: A number: the old Level, the face of the die, the munchkins' strength, ...
        b: A second number: the new Level, what the roll comes to, the monsters' strength, ...
        cards: Further cards (with -2 and -3 as above).
        seen_by: The seats that saw it whole, as a mask; -1: all.
        begins: Whether it is the first thing that an act brought about.
    """

    __slots__ = ("a", "b", "begins", "card", "cards", "kind", "other", "seat", "seen_by")

    def __init__(
        self,
        kind: int,
        seat: int = -1,
        card: int = -1,
        other: int = -1,
        a: int = 0,
        b: int = 0,
        cards: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.a = a
        self.b = b
        self.cards = cards
        # No part of the key: the seats that saw it whole, as a mask (-1: all), and whether it is
        # the first thing that an act brought about.
        self.seen_by = -1
        self.begins = False

    @property
    def name(self) -> str:
        """The kind by its name, such as `LevelChanged`."""
        return EVENTS[self.kind]

    def key(self) -> tuple[object, ...]:
        """Everything that makes two events the same."""
        return (self.kind, self.seat, self.card, self.other, self.a, self.b, self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (Event, self.key())

    def __repr__(self) -> str:
        return f"{self.name}{self.key()[1:]}"
