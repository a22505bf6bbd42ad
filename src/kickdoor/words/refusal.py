"""Why an act was refused, as a sentence. The rule's number is added by whoever shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.words.naming import Scene, called, yes_no

if TYPE_CHECKING:
    from kickdoor.engine import Refusal
    from kickdoor.words.book import Book


def refusal(book: Book, scene: Scene, r: Refusal) -> str:
    """What was tried, why not, and the way out."""
    named = r.card >= 0
    values = called(book, scene, "card", r.card)
    return book.fill(f"refusal-{r.code}", values | {"named": yes_no(named)})


def plain_refusal(book: Book, code: str) -> str:
    """The sentence of a code without a table: for the docs, and for those who hold no game."""
    return book.say(f"refusal-{code}", named="no", card="")
