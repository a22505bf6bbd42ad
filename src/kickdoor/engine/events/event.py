"""What all events have in common: the class that theirs derive from. They themselves are in
`event_kinds`, made from their declaration in `event_fields`. Sentences are made elsewhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.events.event_fields import EVENT_KINDS

# An event as numbers: its kind, seat, card, second seat, two numbers more, further cards. Which of
# its fields stands in which column is part of its declaration.
Row = tuple[int, int, int, int, int, int, tuple[int, ...]]


@mypyc_attr(native_class=True, acyclic=True)
class Event:
    """Something that happened. There is a class for each kind, with fields of its own.

    A card is its index in the game; -1 is none, -2 a Door and -3 a Treasure that the reader may not
    know. A seat is its number; -1 is nobody.

    Attributes:
        seat: Whom it concerns; -1: nobody.
        seen_by: The seats that saw it whole, as a mask; -1: all.
        begins: Whether it is the first thing that an act brought about.
    """

    __slots__ = ("begins", "seat", "seen_by")

    def __init__(self, seat: int, seen_by: int, begins: bool) -> None:
        self.seat: Final = seat
        # No part of what makes two events the same.
        self.seen_by: Final = seen_by
        self.begins: Final = begins

    @property
    def kind(self) -> int:
        """The number of its kind, an index into `EVENT_KINDS`."""
        raise AssertionError(f"{type(self).__name__} does not say of which kind it is")

    @property
    def name(self) -> str:
        """The kind by its name, such as `LevelChanged`."""
        return EVENT_KINDS[self.kind].name

    def row(self) -> Row:
        """All that it says, as numbers: as it is stored, and compared."""
        raise AssertionError(f"{type(self).__name__} does not say what it says")

    def masked(self, faces: list[Card]) -> Event:
        """The event as one sees it who may not know its cards; `faces` are those of the game."""
        raise AssertionError(f"{self.name} hides nothing, and was told as a secret")

    def marked(self, seen_by: int, begins: bool) -> Event:
        """The same event, told to these, or as the first of an act."""
        raise AssertionError(f"{type(self).__name__} does not say how it is marked")

    def seats(self) -> tuple[int, int]:
        """Whom it concerns, and whom besides, by whatever name; -1: nobody."""
        row = self.row()
        return (row[1], row[3])

    def card_of(self) -> int:
        """The card that it is about; -1: none."""
        return self.row()[2]

    def all_cards(self) -> tuple[int, ...]:
        """Every card that it names, in order."""
        row = self.row()
        return row[6] if row[2] == -1 else (row[2], *row[6])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.row() == other.row()

    def __hash__(self) -> int:
        return hash(self.row())

    def said(self) -> tuple[object, ...]:
        """The values of its fields, in the order in which it is made of them."""
        return tuple([getattr(self, field.name) for field in EVENT_KINDS[self.kind].fields])

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (type(self), self.said())

    def __repr__(self) -> str:
        names = [field.name for field in EVENT_KINDS[self.kind].fields]
        said = [f"{name}={value}" for name, value in zip(names, self.said(), strict=True)]
        return f"{self.name}({', '.join(said)})"


def back_of(faces: list[Card], card: int) -> int:
    """What shows of a hidden card in an event: -2 for a Door, -3 for a Treasure."""
    return -2 - faces[card].deck if card >= 0 else card


def backs_of(faces: list[Card], cards: tuple[int, ...]) -> tuple[int, ...]:
    """What shows of several, Doors first: their order, which is that of the sets, would tell too
    much.
    """
    return tuple(sorted([back_of(faces, card) for card in cards], reverse=True))
