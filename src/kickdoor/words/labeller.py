"""One act about to be named: who may make it, at which table, in which language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kickdoor.words.naming import Scene, card_name, card_names, references, seat_name
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

    def card(self, card: int) -> str:
        return card_name(self.book, self.scene, card)

    def cards(self, cards: tuple[int, ...] | list[int]) -> str:
        return card_names(self.book, self.scene, cards)

    def player(self, seat: int) -> str:
        return seat_name(self.book, self.scene, seat)

    def references(self, refs: Sequence[int]) -> str:
        """What is referred to, for the seat that makes the act: it is "you" itself."""
        return references(self.book, self.scene, refs, self.seat)

    def variant(self) -> str:
        """The message that the table chooses, of an act that is called one thing or another."""
        return variant(self.scene, self.act, self.seat)


Head = Callable[[Labeller], str]
