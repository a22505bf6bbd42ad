"""Why a bot did what it did, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from kickdoor.words.naming import Scene, called, world

if TYPE_CHECKING:
    from kickdoor.words.book import Book


class Reason(Protocol):
    """What a bot thought: a word for it, and whom, which card or how many it is about."""

    @property
    def reason(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def card(self) -> int: ...
    @property
    def number(self) -> int: ...


def why(book: Book, scene: Scene, reason: Reason) -> str:
    """The bot's own words for it."""
    name = scene.names[reason.seat] if reason.seat >= 0 else book.say("why-somebody")
    values = called(book, scene, "card", reason.card)
    values |= {"name": name, "number": reason.number, "world": world(scene)}
    return book.fill(f"why-{reason.reason}", values)
