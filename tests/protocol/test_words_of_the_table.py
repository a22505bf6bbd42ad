"""The catalogues of the live table say the same in both languages."""

import re
from pathlib import Path

import pytest

from kickdoor.engine.words_of_play import VERBS
from kickdoor.words.book import Book, Value, book
from kickdoor.words.table_talk import (
    argument_line,
    preview_line,
    table_book,
    trouble_line,
    waiting_line,
)

FOLDER = Path(__file__).parents[2] / "src" / "kickdoor" / "words"


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    source = (FOLDER / f"table.{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z][\w-]* =)", source, flags=re.MULTILINE)[1:]
    return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_verb_has_a_word(language: str) -> None:
    for verb in VERBS:
        assert table_book(language).say(f"verb-{verb}")


def test_the_waiting_line_knows_who_reads() -> None:
    assert waiting_line("en", ["Bob"], False, "start") == "Bob stands before the door."
    assert waiting_line("en", [], True, "start") == "It is up to you."
    assert waiting_line("de", ["Bob", "Cid"], True, "wait") == "Du bist dran, und Bob und Cid."


def test_what_has_no_message_of_its_own_has_a_general_one() -> None:
    assert argument_line("en", "no-such-argument") == "What next?"
    assert trouble_line("en", "no-such-code") == "The table cannot do that."
    assert preview_line("en", "win", 12, 10) == "12 to 10: a win."


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_put_in_by_hand_is_what_fluent_would_put_in(language: str) -> None:
    """Names and small numbers are filled in without it; it must not show."""
    for name, catalogue in (
        (language, book(language)),
        (f"table.{language}", table_book(language)),
    ):
        source = (FOLDER / f"{name}.ftl").read_text(encoding="utf-8")
        for part in re.split(r"^(?=[a-z][\w-]* =)", source, flags=re.MULTILINE)[1:]:
            _compare(catalogue, part.split(" =")[0], sorted(set(re.findall(r"\$(\w+)", part))))


def _compare(catalogue: Book, message: str, variables: list[str]) -> None:
    for number in (0, 1, 2, 12, 999, 1000, 12345, -3):
        values: dict[str, Value] = dict.fromkeys(variables, number)
        assert catalogue.say(message, **values) == catalogue._format(message, values)
