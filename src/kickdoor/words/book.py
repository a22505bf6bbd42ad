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

REMEMBERED: Final = 20_000  # sentences
THOUSAND: Final = 1000  # from there on a language has its own way with numbers

Value = str | int
_HEAD: Final = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE)
_DOUBLED: Final = ("..", "!.", "?.", "!!", "?!")
_STOPS: Final = re.compile(r"(?:([!?])[.!]|(?<!\.)(\.)\.)(?=\s|$)")


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
        self._said: dict[tuple[object, ...], str] = {}  # the same is said over and over
        # A sentence but for its names: the next one differs in nothing else.
        self._sentences: dict[tuple[object, ...], str] = {}
        self._choosing: dict[str, set[str]] = {}

    def has(self, message: str) -> bool:
        return message in self._sources

    def say(self, message: str, **values: Value) -> str:
        """The message with its variables filled in."""
        return self.fill(message, values)

    def fill(self, message: str, values: dict[str, Value]) -> str:
        """The same, with the variables at hand already."""
        parts: list[object] = [message]
        for name, value in values.items():
            parts.append(name)
            parts.append(value)
        key = tuple(parts)
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._say(message, values)
        return text

    def _say(self, message: str, values: dict[str, Value]) -> str:
        if message not in self._choosing:
            self._read(message)
        choosing = self._choosing[message]
        # Fluent takes its time: what is only put in is put in here.
        names: dict[str, str] = {}
        others: list[object] = [message]
        for name, value in values.items():
            if name in choosing or (isinstance(value, int) and not 0 <= value < THOUSAND):
                others.append(name)
                others.append(value)
            else:
                names[name] = str(value)
        key = tuple(others)
        text = self._sentences.get(key)
        if text is None:
            if len(self._sentences) >= REMEMBERED:
                self._sentences.clear()
            marked = values | {name: f"\0{name}\0" for name in names}
            text = self._sentences[key] = self._format(message, marked)
        for name, value in names.items():
            text = text.replace(f"\0{name}\0", value)
        # Cards shout ("Hoard!") or abbreviate; a sentence that ends with one has had its end.
        for doubled in _DOUBLED:  # few have any: the expression is slower than these five looks
            if doubled in text:
                return _STOPS.sub(r"\1\2", text)
        return text

    def _read(self, message: str) -> None:
        resource = FluentResource(self._sources[message])
        chooses = _Chooses()
        chooses.visit(resource)
        self._choosing[message] = chooses.names
        self._bundle.add_resource(resource)

    def _format(self, message: str, values: dict[str, Value]) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

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
