"""What is a Curse in the Dungeon is a Trap in orbit, and nowhere the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kickdoor.cards.sets import load_set
from kickdoor.words import LANGUAGES, Words
from kickdoor.words.book import Book, book
from kickdoor.words.naming import Values
from kickdoor.words.table_talk import waiting_line
from worded import messages

PAGE = Path(__file__).parents[2] / "web" / "src" / "i18n"
CURSE = {
    "en": re.compile(r"\bcurse[sd]?\b", re.IGNORECASE),
    "de": re.compile(r"fluch\b|flüche|verfluch", re.IGNORECASE),
}
TRAP = {"en": re.compile(r"\btraps?\b", re.IGNORECASE), "de": re.compile(r"\bFallen?\b")}
# What a kind of card is called, and what is said at a table that is always the Dungeon.
ALWAYS = ("kind-", "guided-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_told_in_the_words_of_its_set(language: str) -> None:
    words = Words(language)
    for card in load_set("star").cards:
        said = " ".join(words.exactly(card))
        assert not CURSE[language].search(said), card.id
    for card in load_set("munchkin").cards:
        assert not TRAP[language].search(" ".join(words.exactly(card))), card.id


def _said(of: Book, message: str, asked: set[str], world: str) -> str:
    values: Values = dict.fromkeys(asked, "x")
    return of.fill(message, values | {"world": world, "count": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_curse_in_orbit(language: str) -> None:
    """Neither of the game, nor of the page."""
    found = messages(language)
    for message, asked in found.items():
        if not message.startswith(ALWAYS):
            assert not CURSE[language].search(_said(book(language), message, asked, "orbit")), (
                message
            )
    for file in sorted((PAGE / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        of = Book(language, source)
        for message in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE):
            if not message.startswith(ALWAYS):
                asked = set(re.findall(r"\$([\w-]+)", source))
                assert not CURSE[language].search(_said(of, message, asked, "orbit")), message


def test_who_may_stop_it_is_told_in_the_words_of_the_table() -> None:
    asked = [("answer-curse", ["Bob"])]
    assert waiting_line("de", asked, False, "orbit") == "Bob darf die Falle noch aufhalten."
    assert waiting_line("en", asked, False, "orbit") == "Bob may still stop the Trap."
