"""The register of what is kept of the languages: books that are read once, and the variants of
their messages. Of the same shape as the engine's (`engine/caches.py`).
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from kickdoor.engine.caches import Cache
from kickdoor.words.book import LANGUAGES, REMEMBERED, book

MORE: Final = 10  # messages compared when much is; else one, since Fluent takes its time
VARIANTS: Final = 2  # of each of them then, else one
_FILES: Final = "never: the files come with the package"


class WordCache(Cache):
    def fault(self, is_whole: bool) -> str:
        """What is kept and is not what would be said; nothing: all is."""
        raise AssertionError(f"{self.name} does not say how it is made")


class Variants(WordCache):
    """Messages in pieces, by what chooses between their variants."""

    def fault(self, is_whole: bool) -> str:
        for one in [book(language) for language in LANGUAGES]:
            messages = one._messages
            for name in list(islice(messages, MORE if is_whole else 1)):
                message = messages.pop(name)
                messages[name] = message  # last now: each has its turn
                for chosen in list(islice(message.variants, VARIANTS if is_whole else 1)):
                    pieces = message.variants.pop(chosen)
                    message.variants[chosen] = pieces
                    if pieces != one._pieces(name, message, chosen):
                        return f"{one.language}: {name} is kept as {pieces}"
                if len(message.variants) > REMEMBERED:
                    return f"{one.language}: {name} is kept {len(message.variants)} times"
        return ""


WORD_CACHES: Final[tuple[WordCache, ...]] = (
    Variants(
        "variants of messages", ("Book._messages", "Message.variants"),
        "language, message, what chooses between its variants", _FILES, str(REMEMBERED),
    ),
)  # fmt: skip

# Read on first use and never again. Nothing to compare: they are what the files of the package say.
READ_ONCE: Final = (
    Cache(
        "books",
        ("words.book.book",),
        "language", _FILES, "one a language",
    ),
    Cache("phrases", ("words.phrases.phrases",), "language, set of ours", _FILES, "sets of ours"),
)  # fmt: skip


def word_faults(is_whole: bool = False) -> list[str]:
    """What the books keep and should not: the name of each cache, and what is wrong."""
    found = [(cache.name, cache.fault(is_whole)) for cache in WORD_CACHES]
    return [f"{name}: {fault}" for name, fault in found if fault]
