"""One act about to be named: who may make it, at which table, in which language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kickdoor.words.naming import Scene, Values, all_called, all_referred, called, seat_name, yes_no
from kickdoor.words.variant import variant

if TYPE_CHECKING:
    from kickdoor.engine import Act
    from kickdoor.words.book import Book, Value


class Labeller:
    """What a label is made of: the act, who makes it, and what is named in it."""

    def __init__(self, book: Book, scene: Scene, act: Act, seat: int) -> None:
        self.book = book
        self.scene = scene
        self.act = act
        self.seat = seat

    def say(self, message: str, **values: Value) -> str:
        return self.book.fill(message, values)

    def fill(self, message: str, values: Values) -> str:
        return self.book.fill(message, values)

    def card(self, card: int) -> Values:
        return called(self.book, self.scene, "card", card)

    def cards(self, cards: Sequence[int], name: str = "cards") -> Values:
        return all_called(self.book, self.scene, name, cards)

    def player(self, seat: int) -> str:
        return seat_name(self.book, self.scene, seat)

    def target(self, refs: Sequence[int], owner: int = -1) -> Values:
        """What is referred to, for the seat that makes the act: it is "you" itself; and whose it
        is, if that is said.
        """
        values = all_referred(self.book, self.scene, "target", refs, self.seat)
        if owner < 0:
            return values
        other = self.player(owner)
        return {
            name: self.say(
                "target-from", target=target, other=other, own=yes_no(owner == self.seat)
            )
            for name, target in values.items()
        }

    def variant(self) -> str:
        """The message that the table chooses, of an act that is called one thing or another."""
        return variant(self.scene, self.act, self.seat)


Head = Callable[[Labeller], str]
