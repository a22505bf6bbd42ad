"""What only one card can say: not too much of it, and each with its reason on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from kickdoor.cards.card_words import (
    DURATIONS,
    IGNORES,
    LIMITS,
    PASSIVES,
    PERS,
    QUERIES,
    SOURCES,
    TARGETS,
    TIMINGS,
)
from kickdoor.cards.sets import built_in, load_set, load_sets
from kickdoor.cards.specials import MOST_SPECIAL, specials, words_of
from kickdoor.cards.verbs import VERBS
from kickdoor.cards.vocabulary import CONDITIONS

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
SETS = load_sets(built_in())
CARDS = [card for one in SETS for card in one.cards]
LISTS: dict[str, Iterable[str]] = {
    "do": VERBS,
    "when": CONDITIONS,
    "passive": PASSIVES,
    "ignores": IGNORES,
    "per": PERS,
    "to": QUERIES,
    "timing": TIMINGS,
    "on": TARGETS,
    "pay": SOURCES,
    "limit": LIMITS,
    "lasts": DURATIONS,
}


def listed() -> dict[str, list[str]]:
    """The page's table: the words that a card alone has."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("## What only one card can say")
    rows = re.findall(r"^\| `([\w-]+)` \| (.*?) \| (.+) \|$", section, re.MULTILINE)
    assert all(why.strip() for _, _, why in rows)
    return {card: sorted(re.findall(r"`([\w-]+)`", words)) for card, words, _ in rows}


def test_at_most_fifteen_per_cent_of_the_distinct_cards_are_special() -> None:
    distinct = {card.id for card in CARDS}
    assert len(specials(SETS)) * 100 <= MOST_SPECIAL * len(distinct)


def test_the_page_lists_every_special_with_its_words_and_no_other() -> None:
    found = {
        card: sorted(word.partition(":")[2] for word in words)
        for card, words in specials(SETS).items()
    }
    assert listed() == found


def test_every_list_of_the_language_is_counted() -> None:
    """No word of any card is left out because of its kind."""
    kinds = {word.partition(":")[0] for card in CARDS for word in words_of(card)}
    assert kinds == set(LISTS)
    for word in (word for card in CARDS for word in words_of(card)):
        kind, _, name = word.partition(":")
        assert name in LISTS[kind], word


def test_specials_are_words_of_one_card_only() -> None:
    found = specials([load_set("munchkin"), load_set("lite")])

    assert found["curse-income-tax"] == ["do:tax"]  # in both sets, but one card
    assert not any("do:lose_level" in words for words in found.values())


def test_no_verb_takes_more_than_four_arguments() -> None:
    assert [verb.name for verb in VERBS.values() if len(verb.arguments) > 4] == []
