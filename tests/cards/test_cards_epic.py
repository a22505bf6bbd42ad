"""What Classes and Races can do while Epic: one thing each, and marked as ours unless attested."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cards.model import CLASS, RACE, CardDef
from kickdoor.cards.sets import load_set
from kickdoor.words import LANGUAGES, Words

CHARACTERS = [
    card
    for name in ("munchkin", "star")
    for card in load_set(name).cards
    if card.kind in (CLASS, RACE)
]
ATTESTED = "warrior"  # the one Epic power that is known to have been printed
MARKS = {"en": "house power", "de": "Hauskraft"}


def epic_powers(card: CardDef) -> list[tuple[str, dict[str, Any]]]:
    """The powers and numbers that ask whether the munchkin is Epic: id and condition."""
    numbers = [(one.power, one.when) for one in card.modifiers]
    powers = [(one.id, one.when) for one in card.powers]
    return [(id, when) for id, when in numbers + powers if "epic" in when]


def test_the_sets_have_eight_classes_and_six_races() -> None:
    assert len([card for card in CHARACTERS if card.kind == CLASS]) == 8
    assert len([card for card in CHARACTERS if card.kind == RACE]) == 6


@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.id)
def test_everybody_has_one_epic_power_that_says_whether_it_is_ours(card: CardDef) -> None:
    ((id, when),) = epic_powers(card)

    assert id.startswith("epic-")
    assert "-" not in id.removeprefix("epic-")
    assert when["epic"] is True
    assert when.get("house", False) is (card.id != ATTESTED)
    assert card.has_house_power is (card.id != ATTESTED)


def test_the_page_of_the_rules_lists_the_house_powers() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\w ]+) \| `(epic-\w+)` \|", page, re.MULTILINE)
    ours = [(card.name, epic_powers(card)[0][0]) for card in CHARACTERS if card.id != ATTESTED]
    assert sorted(rows) == sorted(ours)


def test_no_two_epic_powers_have_the_same_id() -> None:
    ids = [id for card in CHARACTERS for id, _ in epic_powers(card)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.id)
def test_a_house_power_is_marked_where_it_shows(card: CardDef, language: str) -> None:
    words = Words(language)
    ((id, _),) = epic_powers(card)
    ours = card.id != ATTESTED

    shown = [words.epic(card), words.book.say(f"power-{id}")]
    assert [MARKS[language] in text for text in shown] == [ours, ours]
    assert words.printed(card).epic_text in words.epic(card)


def test_cards_without_an_epic_power_say_nothing_about_it() -> None:
    hireling = next(card for card in load_set("munchkin").cards if card.id == "hireling")
    assert Words("en").epic(hireling) == ""
    assert not hireling.has_house_power
