"""A language's catalogue of messages, read once: `book("en").say("act-kick")`.

What is said, and in which grammar, stands in the .ftl files beside this module.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kickdoor.errors import SetupError

LANGUAGES: Final = ("en", "de")

REMEMBERED: Final = 1_000  # variants of one message, and numbers
THOUSAND: Final = 1000  # from there on a language has its own way with numbers

Value = str | int
_HEAD: Final = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE)
_STOPS: Final = re.compile(r"(?:([!?])[.!]|(?<!\.)(\.)\.)(?=\s|$)")
_NUMBER: Final = "a-number"
_MARK: Final = "\0"


class Message:
    """A message as it is said: each of its variants in pieces, every second one the name of what
    is put in there.
    """

    __slots__ = ("chosen_by", "variants")

    def __init__(self, chosen_by: list[str]) -> None:
        self.chosen_by = chosen_by  # the variables that choose between its variants
        self.variants: dict[tuple[object, ...], list[str]] = {}


class Book:
    """The messages of one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        # Isolating marks are for mixed writing directions; in a terminal they are boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        # Parsing a whole catalogue takes longer than most commands: a message is parsed when it is
        # first said. That is why no message refers to another.
        starts = [found.start() for found in _HEAD.finditer(source)]
        ends = [*starts[1:], len(source)]
        texts = [source[start:end] for start, end in zip(starts, ends, strict=True)]
        self._sources = {text[: text.index("=")].rstrip(): text for text in texts}
        self._bundle.add_resource(FluentResource(f"{_NUMBER} = {{ $number }}"))
        self._messages: dict[str, Message] = {}
        self._numbers: dict[int, str] = {}

    def has(self, message: str) -> bool:
        return message in self._sources

    def say(self, message: str, **values: Value) -> str:
        """The message with its variables filled in."""
        return self.fill(message, values)

    def fill(self, message: str, values: dict[str, Value]) -> str:
        """The same, with the variables at hand already."""
        found = self._messages.get(message)
        if found is None:
            found = self._read(message)
        chosen = tuple([values.get(name) for name in found.chosen_by])
        pieces = found.variants.get(chosen)
        if pieces is None:
            if len(found.variants) >= REMEMBERED:
                found.variants.clear()
            pieces = found.variants[chosen] = self._pieces(message, found, values)
        if len(pieces) == 1:
            return pieces[0]
        said = pieces.copy()
        for i in range(1, len(pieces), 2):
            value = values[pieces[i]]
            said[i] = value if isinstance(value, str) else self._written(value)
        return _once_ended("".join(said))

    def _read(self, message: str) -> Message:
        resource = FluentResource(self._sources[message])
        chooses = _Chooses()
        chooses.visit(resource)
        self._bundle.add_resource(resource)
        found = self._messages[message] = Message(sorted(chooses.names))
        return found

    def _pieces(self, message: str, found: Message, values: dict[str, Value]) -> list[str]:
        """The variant that these values choose. Fluent takes its time: only what chooses is put in
        by Fluent itself.
        """
        marked = {
            name: value if name in found.chosen_by else f"{_MARK}{name}{_MARK}"
            for name, value in values.items()
        }
        return _once_ended(self._format(message, marked)).split(_MARK)

    def _format(self, message: str, values: dict[str, Value]) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def _written(self, number: int) -> str:
        """A number as the language writes it."""
        if 0 <= number < THOUSAND:
            return str(number)
        text = self._numbers.get(number)
        if text is None:
            if len(self._numbers) >= REMEMBERED:
                self._numbers.clear()
            text = self._numbers[number] = self._format(_NUMBER, {"number": number})
        return text

    def listed(self, parts: list[str]) -> str:
        """A, B and C."""
        if not parts:
            return self.say("nothing")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-comma", first=text, last=part)
        if len(parts) > 1:
            text = self.say("list-and", first=text, last=parts[-1])
        return text


def _once_ended(text: str) -> str:
    """Cards shout ("Hoard!") or abbreviate; a sentence that ends with one has had its end."""
    # Few are doubled, and the expression is slower than these looks.
    if (
        ".." in text
        or ("!" in text and ("!." in text or "!!" in text or "?!" in text))
        or "?." in text
    ):
        return _STOPS.sub(r"\1\2", text)
    return text


class _Chooses(Visitor):
    """Finds the variables that choose between the variants of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  Fluent's
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def book(language: str) -> Book:
    """The catalogue of a language; read on first use."""
    return read_book(Path(__file__).parent, language)


def read_book(folder: Path, language: str) -> Book:
    """The catalogue of a language in a folder of them."""
    if language not in LANGUAGES:
        raise SetupError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    return Book(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))
