"""Reading tables with care: every value is checked, every fault is found with its place.

A `Reader` walks one card. What is wrong is noted as a `Finding` and reading goes on with a default,
so that one look at a file finds all of its faults. What the fields mean is not known here.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Any

from kickdoor.cards.card_words import FIGURES, MOST_FINDINGS, MOST_PARTS
from kickdoor.errors import CardFileError


class Finding:
    """One fault of a card file, or something odd about it, and where."""

    def __init__(self, file: str, line: int, card: str, field: str, message: str) -> None:
        self.file = file
        self.line = line  # 0: not known
        self.card = card
        self.field = field
        self.message = message

    def __str__(self) -> str:
        parts = (self.file, self.card, self.field, self.message)
        return ": ".join(part for part in parts if part) + self._at()

    def error(self, more: int = 0) -> CardFileError:
        """The finding as an error to raise; `more` says how many others there are."""
        rest = f"; {more} more: 'kickdoor cards lint' lists them" if more else ""
        return CardFileError(self.file, self.card, self.field, self.message + self._at() + rest)

    def as_json(self) -> dict[str, str | int]:
        """The fields as `cards lint --json` prints them."""
        return {
            "file": self.file,
            "line": self.line,
            "card": self.card,
            "field": self.field,
            "message": self.message,
        }

    def _at(self) -> str:
        return f" (line {self.line})" if self.line else ""


class Source:
    """A file's name and lines, to find the line of a field by."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()

    def line_of(self, card: str, field: str) -> int:
        """The line of a card's field (a path), else of its head, else 0."""
        first, _, rest = field.partition(".")
        name, _, index = first.partition("[")
        head = self._head(card, "", 1)
        own = self._head(card, name, int(index.rstrip("]")) if index else 1) if name else 0
        if own:  # the field has tables of its own: [[thief.powers]]
            return self._key(own, rest.partition(".")[0].partition("[")[0]) or own
        return (self._key(head, name) if name else 0) or head

    def _head(self, card: str, field: str, nth: int) -> int:
        """The line of the nth head `[card]`, or `[[card.field]]`."""
        dotted = rf"\s*\.\s*{_quoted(field)}" if field else ""
        pattern = re.compile(rf"\s*\[+\s*{_quoted(card)}{dotted}\s*\]")
        lines = [number for number, line in enumerate(self.lines, 1) if pattern.match(line)]
        return lines[nth - 1] if len(lines) >= nth else 0

    def _key(self, head: int, key: str) -> int:
        """The line of a key below a head; head 0 is the top of the file."""
        pattern = re.compile(rf"\s*{_quoted(key)}\s*[=.]")
        for number, line in enumerate(self.lines[head:], head + 1):
            if line.lstrip().startswith("[") and not line.startswith(" "):
                return 0
            if pattern.match(line):
                return number
        return 0


class Reader:
    """The values of one card's tables, checked; what is wrong goes to `findings`."""

    def __init__(self, source: Source, card: str, findings: list[Finding]) -> None:
        self.source = source
        self.card = card
        self.findings = findings
        self.parts = 0  # tables read so far in lists of them

    @property
    def is_fed_up(self) -> bool:
        """Whether enough is wrong for one look: who mends that is told the rest."""
        return len(self.findings) >= MOST_FINDINGS

    def wrong(self, field: str, message: str) -> None:
        """Notes a fault at a field (a path such as `powers[1].effects[2].count`)."""
        if self.is_fed_up:
            return
        line = self.source.line_of(self.card, field)
        self.findings.append(Finding(self.source.file, line, self.card, field, message))

    def known(self, word: object, allowed: Sequence[str], field: str) -> bool:
        """Whether a word is one of those allowed; if not, the fault names the nearest."""
        if isinstance(word, str) and word in allowed:
            return True
        hint = nearest(word, allowed)
        self.wrong(field, f"expected one of {listed(allowed)}, got {shown(word)}{hint}")
        return False

    def only(self, table: dict[str, Any], allowed: Sequence[str], field: str, what: str) -> None:
        """Notes every key of a table that is none of those allowed."""
        for key in table:
            if key not in allowed and not self.is_fed_up:
                path = f"{field}.{key}" if field else key
                hint = nearest(key, allowed) or f"; known: {listed(allowed)}"
                self.wrong(path, f"unknown {what} {key!r}{hint}")

    def text(self, value: object, field: str) -> str:
        """A string."""
        if isinstance(value, str):
            return value
        self.wrong(field, f"expected a text, got {shown(value)}")
        return ""

    def flag(self, value: object, field: str) -> bool:
        """Either true or false."""
        if isinstance(value, bool):
            return value
        self.wrong(field, f"expected true or false, got {shown(value)}")
        return False

    def number(self, value: object, field: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        if isinstance(value, int) and not isinstance(value, bool):
            if low <= value <= high:
                return value
            self.wrong(field, f"expected a whole number from {low} to {high}, got {value}")
        else:
            self.wrong(field, f"expected a whole number, got {shown(value)}")
        return low

    def figure(self, value: object, field: str, name: str) -> int:
        """A figure of a card, within what FIGURES allows."""
        low, high = FIGURES[name]
        return self.number(value, field, low, high)

    def word(self, value: object, field: str, allowed: Sequence[str]) -> str:
        """One of the words allowed."""
        return str(value) if self.known(value, allowed, field) else ""

    def words(self, value: object, field: str) -> tuple[str, ...]:
        """A list of texts."""
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            return tuple(value)
        self.wrong(field, f"expected a list of words, got {shown(value)}")
        return ()

    def words_of(self, value: object, field: str, allowed: Sequence[str]) -> tuple[str, ...]:
        """A list of words, all of them allowed."""
        return tuple(
            word
            for index, word in enumerate(self.words(value, field), 1)
            if self.known(word, allowed, f"{field}[{index}]")
        )

    def table(self, value: object, field: str) -> dict[str, Any]:
        """A table."""
        if isinstance(value, dict):
            return value
        self.wrong(field, f"expected a table {{ ... }}, got {shown(value)}")
        return {}

    def tables(self, value: object, field: str) -> list[dict[str, Any]]:
        """A list of tables."""
        if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
            self.parts += len(value)
            if self.parts <= MOST_PARTS:
                return value
            self.wrong(field, f"more than {MOST_PARTS} effects, powers and modifiers on one card")
            return []
        self.wrong(field, f"expected a list of tables [{{ ... }}], got {shown(value)}")
        return []


def nearest(word: object, known: Iterable[str]) -> str:
    """`; did you mean 'x'?`, or nothing if no known word is near."""
    if not isinstance(word, str):
        return ""
    found = difflib.get_close_matches(word, [entry for entry in known if entry], n=1)
    return f"; did you mean {found[0]!r}?" if found else ""


def listed(words: Iterable[str]) -> str:
    """The words, with commas; the empty one is left out."""
    return ", ".join(word for word in words if word)


def shown(value: object) -> str:
    """A value as a message shows it: short, and in the words of TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _quoted(word: str) -> str:
    """A pattern for a key, quoted or not."""
    return rf"""["']?{re.escape(word)}["']?"""
