"""What sentences on the wire are made of: what everybody sees, or one seat, and the names; never
the table itself.

Whatever is said from a scene can hold nothing that whoever looks on may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kickdoor.engine import (
    REF_KIND,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    WORDS as REF_WORDS,
    Catalogue,
    Circumstances,
    OpenTable,
    SeatView,
    Strengths,
    itemised,
)
from kickdoor.protocol.view_messages import Card, Target

BACKS = ("door", "treasure")


class Scene:
    """What is seen, with names: what `words` needs to speak, which calls it `table`."""

    def __init__(self, seen: OpenTable, names: list[str]) -> None:
        self.seen = seen
        self.table = seen
        self.names = names
        self.circumstances = Circumstances(seen)
        self._sums: Strengths | None = None

    def strengths(self) -> Strengths:
        """Both sides of the fight; they hang on open cards alone, so all see the same."""
        if self._sums is None:
            self._sums = itemised(self.seen)
        return self._sums

    def card(self, card: int) -> Card:
        """A card of a zone, where -1 is a Door's back and -2 a Treasure's."""
        return _shown_cards(self.seen.catalogue)[card]

    def cards(self, cards: Sequence[int]) -> list[Card]:
        return shown_cards(self.seen.catalogue, cards)

    def event_cards(self, cards: Sequence[int]) -> list[Card]:
        """Cards of an event, where -1 is none and the backs count from -2."""
        return [self.card(card if card >= 0 else card + 1) for card in cards if card != -1]


class SeatScene(Scene):
    """The scene as one seat sees it, its own cards among the open ones."""

    def __init__(self, view: SeatView, names: list[str]) -> None:
        super().__init__(view.open_table(), names)
        self.view = view


def shown_cards(catalogue: Catalogue, cards: Sequence[int]) -> list[Card]:
    """Cards of a zone as they are sent."""
    shown = _shown_cards(catalogue)
    return [shown[card] for card in cards]


@cache
def _shown_cards(catalogue: Catalogue) -> list[Card]:
    """Every card as it is sent, and from the end the backs of Treasures and Doors."""
    shown = [Card(n, printed_id(catalogue, n)) for n in range(len(catalogue.cards))]
    return [*shown, *[Card(-1, back) for back in reversed(BACKS)]]


def printed_id(catalogue: Catalogue, card: int) -> str:
    """What is printed on a card: its set and its id, as the catalogue lists it."""
    definition = catalogue.cards[card].definition
    return f"{definition.set_id}:{definition.id}"


def target(ref: int) -> Target:
    """What a reference of an act names."""
    kind, value = ref & REF_KIND, ref & REF_VALUE
    if kind == REF_SEAT:
        return Target("seat", value)
    if kind == REF_MONSTER:
        return Target("monster", value)
    if kind == REF_NUMBER:
        return Target("number", value)
    return Target("word", REF_WORDS[value]) if kind else Target("card", value)
