"""A language as Fluent speaks it, quickly: `book("en").say("act-kick")`. Every sentence comes from
here.

What is said, and in which grammar, stands in en.ftl and de.ftl beside this module; Fluent
(`fluent.runtime`) reads them, chooses between variants and writes numbers. A `Book` adds three
things to it, and nothing else:

- A message is parsed when it is first said: all of a language take 75 ms, their heads 1 ms. That
  is why no message refers to another.
- What Fluent has made of a message is kept in pieces, one list for each variant that was wanted, so
  that names need only be put in between: 0.3 to 1.1 µs a sentence, where Fluent takes 1 to 17.
  Whatever a message chooses by is left to Fluent; of the rest, words and numbers below a thousand
  are what every language puts in as they are. Each message is compared with Fluent by a test.
- A sentence that ends with the stop of a card's name ("Hoard!") has no second one.
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

REMEMBERED: Final = 1_000  # variants of one message
THOUSAND: Final = 1000  # from there on a language has its own way with numbers

Value = str | int
Chosen = tuple[Value | None, ...]  # by what a variant was chosen; None: it was not said
_HEAD: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_STOPS: Final = re.compile(r"(?:([!?])[.!]|(?<!\.)(\.)\.)(?=\s|$)")
_NUMBER: Final = "a-number"
_MARK: Final = "\0"


class Message:
    """A message in pieces: in each of its variants, every second one is the name of what is put in
    there.
    """

    __slots__ = ("chosen_by", "put_in", "variants")

    def __init__(self, chosen_by: list[str], put_in: list[str]) -> None:
        self.chosen_by = chosen_by  # the variables that choose between its variants
        self.put_in = put_in  # all others
        self.variants: dict[Chosen, list[str]] = {}


class Book:
    """The messages of one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        # Isolating marks are for mixed writing directions; in a terminal they are boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(f"{_NUMBER} = {{ $number }}"))
        heads = list(_HEAD.finditer(source))
        ends = [*[head.start() for head in heads[1:]], len(source)]
        self._sources = {
            head[1]: source[head.start() : end] for head, end in zip(heads, ends, strict=True)
        }
        self._messages: dict[str, Message] = {}

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
        by = found.chosen_by
        chosen: Chosen = tuple([values.get(name) for name in by]) if by else ()
        pieces = found.variants.get(chosen)
        if pieces is None:
            if len(found.variants) >= REMEMBERED:
                found.variants.clear()
            pieces = found.variants[chosen] = self._pieces(message, found, chosen)
        if len(pieces) == 1:
            return pieces[0]
        said = pieces.copy()
        for i in range(1, len(pieces), 2):
            value = values[pieces[i]]
            said[i] = value if isinstance(value, str) else self._written(value)
        return once_ended("".join(said))

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

    def _read(self, message: str) -> Message:
        resource = FluentResource(self._sources[message])
        variables = _Variables()
        variables.visit(resource)
        self._bundle.add_resource(resource)
        put_in = variables.placed - variables.choosing
        found = self._messages[message] = Message(sorted(variables.choosing), sorted(put_in))
        return found

    def _pieces(self, message: str, found: Message, chosen: Chosen) -> list[str]:
        """The variant that these values choose, with marks where others are put in."""
        marked: dict[str, Value] = {name: f"{_MARK}{name}{_MARK}" for name in found.put_in}
        by = zip(found.chosen_by, chosen, strict=True)
        given = {name: value for name, value in by if value is not None}
        return once_ended(self.formatted(message, marked | given)).split(_MARK)

    def formatted(self, message: str, values: dict[str, Value]) -> str:
        """The message as Fluent itself says it; it has been read before."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def _written(self, number: int) -> str:
        """A number as the language writes it."""
        if 0 <= number < THOUSAND:
            return str(number)
        return self.formatted(_NUMBER, {"number": number})


def once_ended(text: str) -> str:
    """Cards shout ("Hoard!") or abbreviate; a sentence that ends with one has had its end."""
    # Few are doubled, and the expression is slower than these looks.
    if (
        ".." in text
        or ("!" in text and ("!." in text or "!!" in text or "?!" in text))
        or "?." in text
    ):
        return _STOPS.sub(r"\1\2", text)
    return text


class _Variables(Visitor):
    """Sorts the variables of a message: those that are only put in, and those that do more."""

    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.choosing: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802  Fluent's
        if isinstance(node.expression, ast.VariableReference):
            self.placed.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's
        self.choosing.add(node.id.name)


@cache
def book(language: str) -> Book:
    """All that the game says in a language; read on first use."""
    return read_book(Path(__file__).parent, language)


def read_book(folder: Path, language: str) -> Book:
    """What the file of a folder says in a language."""
    if language not in LANGUAGES:
        raise SetupError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    return Book(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))
