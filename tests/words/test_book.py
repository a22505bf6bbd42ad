"""A book says what Fluent would say: every message, in every variant, in both languages."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kickdoor
from kickdoor.words.book import LANGUAGES, Book, Value, once_ended, read_book

PACKAGE = Path(kickdoor.__file__).parent
NUMBERS = (0, 1, 2, 12, 999, 1000, 12345, -3)
FOLDERS = ("words", "terminal")


class Choices(Visitor):
    """What a message asks for, and the words and numbers that each variable tells apart."""

    def __init__(self) -> None:
        self.keys: dict[str, list[Value]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's names
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  Fluent's names
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, [])
        for variant in node.variants:
            key = variant.key
            keys.append(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


def files_of(folder: str, language: str) -> list[Path]:
    found = sorted((PACKAGE / folder).glob("*.ftl"))
    return [file for file in found if file.name.split(".")[-2] == language]


def choices(files: list[Path]) -> dict[str, Choices]:
    found: dict[str, Choices] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = Choices()
                found[entry.id.name].visit(entry)
    return found


def fluent(language: str, files: list[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(bundle: FluentBundle, message: str, values: dict[str, Value]) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{message}: {errors}"
    return once_ended(str(text))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_variant_is_what_fluent_says(folder: str, language: str) -> None:
    files = files_of(folder, language)
    bundle, catalogue = fluent(language, files), read_book(PACKAGE / folder, language)
    for message, wanted in choices(files).items():
        assert catalogue.has(message)
        options = [
            [*keys, "Ann", *NUMBERS] if keys else ["Hoard!"] for keys in wanted.keys.values()
        ]
        for chosen in product(*options):
            values = dict(zip(wanted.keys, chosen, strict=True))
            assert catalogue.fill(message, values) == said(bundle, message, values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_numbers_are_written_as_fluent_writes_them(folder: str, language: str) -> None:
    files = files_of(folder, language)
    bundle, catalogue = fluent(language, files), read_book(PACKAGE / folder, language)
    for message, wanted in choices(files).items():
        for number in NUMBERS:
            values: dict[str, Value] = dict.fromkeys(wanted.keys, number)
            assert catalogue.fill(message, values) == said(bundle, message, values)


def test_what_is_not_simply_put_in_is_left_to_fluent() -> None:
    source = 'gold = { NUMBER($gold, minimumFractionDigits: 2) } for { $card }{ "!" }\n'
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    catalogue = Book("de", source)

    for gold in (5, 1200):
        values: dict[str, Value] = {"gold": gold, "card": "Elf"}
        assert catalogue.fill("gold", values) == said(bundle, "gold", values)
    assert catalogue.say("gold", gold=1200, card="Elf") == "1.200,00 for Elf!"


def test_what_a_message_asks_for_must_be_given() -> None:
    """Whoever said it first does not decide what is put in."""
    catalogue = Book("en", "out = Out comes { $card }.\n")
    for _ in range(2):
        with pytest.raises(KeyError):
            catalogue.say("out")
    assert catalogue.say("out", card="Elf") == "Out comes Elf."
