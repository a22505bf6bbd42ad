"""The terminal's own labels, by language; the game's sentences are made in `words`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kickdoor.words import Book, read_book


@cache
def labels_in(language: str) -> Book:
    """The catalogue of a language; read on first use."""
    return read_book(Path(__file__).parent, language)
