"""The register of what is kept of the languages: books that are read once, and the variants of
their messages. Of the same shape as the engine's (`engine/caches.py`).
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from kickdoor.engine.caches import Cache
from kickdoor.words.book import LANGUAGES, REMEMBERED, Book, Message, Value, book
from kickdoor.words.table_talk import table_book

PACE: Final = 2  # messages compared after every act: Fluent takes its time
_FILES: Final = "never: the files come with the package"


class WordCache(Cache):
    def fault(self, is_whole: bool) -> str:
        """What is kept and is not what would be said; nothing: all is."""
        raise NotImplementedError


def _books() -> list[Book]:
    return [*[book(language) for language in LANGUAGES], *[table_book(one) for one in LANGUAGES]]


class Variants(WordCache):
    """Messages in pieces, by what chooses between their variants."""

    def fault(self, is_whole: bool) -> str:
        for one in _books():
            messages = one._messages
            for name in list(islice(messages, len(messages) if is_whole else PACE)):
                message = messages.pop(name)
                messages[name] = message  # last now: each has its turn
                for chosen in list(islice(message.variants, PACE if is_whole else 1)):
                    pieces = message.variants.pop(chosen)
                    message.variants[chosen] = pieces
                    if pieces != one._pieces(name, message, _values(message, chosen, pieces)):
                        return f"{one.language}: {name} is kept as {pieces}"
                if len(message.variants) > REMEMBERED:
                    return f"{one.language}: {name} is kept {len(message.variants)} times"
        return ""


def _values(message: Message, chosen: tuple[object, ...], pieces: list[str]) -> dict[str, Value]:
    """What was put in: what chooses as it was, anything for the rest."""
    values: dict[str, Value] = dict.fromkeys(pieces[1::2], "")
    choosing = zip(message.chosen_by, chosen, strict=True)
    return values | {name: value for name, value in choosing if isinstance(value, str | int)}


class Numbers(WordCache):
    def fault(self, is_whole: bool) -> str:
        for one in _books():
            for number, text in one._numbers.items():
                if text != one._format("a-number", {"number": number}):
                    return f"{one.language}: {number} is kept as {text!r}"
            if len(one._numbers) > REMEMBERED:
                return f"{one.language}: {len(one._numbers)} numbers are kept"
        return ""


WORD_CACHES: Final[tuple[WordCache, ...]] = (
    Variants(
        "variants of messages", ("Book._messages", "Message.variants"),
        "language, message, what chooses between its variants", _FILES, str(REMEMBERED),
    ),
    Numbers("written numbers", ("Book._numbers",), "language, number", _FILES, str(REMEMBERED)),
)  # fmt: skip

# Read on first use and never again. Nothing to compare: they are what the files of the package say.
READ_ONCE: Final = (
    Cache(
        "books",
        ("words.book.book", "words.table_talk.table_book", "words.phrases._phrase_book"),
        "language", _FILES, "one a language",
    ),
    Cache("phrases", ("words.phrases.phrases",), "language, set of ours", _FILES, "sets of ours"),
)  # fmt: skip


def word_faults(is_whole: bool = False) -> list[str]:
    """What the books keep and should not: the name of each cache, and what is wrong."""
    found = [(cache.name, cache.fault(is_whole)) for cache in WORD_CACHES]
    return [f"{name}: {fault}" for name, fault in found if fault]
