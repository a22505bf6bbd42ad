"""The page of our readings: each card has as many as it should, proven by scenarios that use it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from kickdoor.cards.sets import load_set
from kickdoor.scenario.coverage import SHIPPED
from kickdoor.scenario.files import read_file
from kickdoor.scenario.mutation.of_cards import decks_over
from kickdoor.scenario.mutation.stage import sets_of, words_of
from kickdoor.scenario.scenario import Scenario

pytestmark = pytest.mark.pure  # the page links to the sources, and no engine runs here
PAGE: Final = Path(__file__).parents[2] / "docs" / "rulings.md"
HEADS: Final = {"Munchkin": "munchkin", "Star Munchkin": "star"}
LINK: Final = re.compile(r"\[([^]]+)\]\(([^)]+\.toml)\)")

# How many doubts the print of a card leaves at the least; playing finds more, and they stand on the
# page beside these.
READINGS: Final = {
    "munchkin": {
        "amazon": 2, "bigfoot": 1, "crabs": 2, "floating-nose": 2, "gazebo": 1, "ghoulfiends": 3,
        "hippogriff": 1, "king-tut": 4, "large-angry-chicken": 3, "lawyers": 3, "leperchaun": 1,
        "mr-bones": 2, "net-troll": 1, "pit-bull": 3, "platycore": 1, "potted-plant": 1,
        "pukachu": 1, "squidzilla": 1, "stoned-golem": 2, "tongue-demon": 1, "wannabe-vampire": 1,
        "wight-brothers": 4, "curse-change-class": 2, "curse-change-race": 2, "curse-change-sex": 3,
        "curse-chicken-on-your-head": 4, "curse-income-tax": 2, "curse-malign-mirror": 1,
        "truly-obnoxious-curse": 3, "dwarf": 3, "halfling": 3, "cleric": 1, "thief": 4, "wizard": 4,
        "half-breed": 5, "super-munchkin": 2, "cheat": 4, "divine-intervention": 1,
        "help-me-out-here": 6, "mate": 3, "out-to-lunch": 1, "kneepads-of-allure": 2,
        "rat-on-a-stick": 1, "singing-and-dancing-sword": 1, "tuba-of-charm": 1, "doppleganger": 4,
        "flask-of-glue": 3, "friendship-potion": 3, "instant-wall": 4, "loaded-die": 4,
        "magic-lamp": 4, "magic-missile": 1, "pollymorph-potion": 1, "potion-of-halitosis": 2,
        "potion-of-idiotic-bravery": 1, "transferral-potion": 2, "wand-of-dowsing": 3,
        "yuppie-water": 1, "really-impressive-title": 1, "steal-a-level": 2, "hoard": 4,
        "hireling": 5,
    },
    "star": {
        "tiny-but-advanced-creatures": 2, "airlock-ghost": 1, "creature-from-the-pink-lagoon": 2,
        "greys": 2, "psi-sheriff": 2, "bionic-bully": 2, "alien-probe": 2, "darth-water": 1,
        "bone-hulled-derelict": 1, "great-cthulhu": 2, "cyborg": 1, "distress-call": 2,
        "red-shirts": 1, "faithful-robot": 2, "permanent-hand": 1, "problem-solver": 2,
        "probability-die": 3, "instant-double": 1, "weapon-rack": 2, "black-market-deal": 2,
        "feline": 1, "stasis-field": 1,
    },
}  # fmt: skip


class Row(NamedTuple):
    """A line of a table on the page."""

    set_id: str
    card: str  # its name, as printed
    reading: str
    scenarios: list[tuple[str, str]]  # name and file


def rows() -> list[Row]:
    found: list[Row] = []
    set_id = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            set_id = HEADS[line.removeprefix("## ")]
        if line.startswith("| ") and not line.startswith("| Card |"):
            card, reading, scenarios = (cell.strip() for cell in line.strip("|").split("|"))
            found.append(Row(set_id, card, reading, LINK.findall(scenarios)))
    return found


@cache
def scenarios_of(file: Path) -> dict[str, Scenario]:
    return {one.name: one for one in read_file(file) if isinstance(one, Scenario)}


@pytest.mark.parametrize("set_id", HEADS.values())
def test_every_card_has_as_many_readings_as_its_print_leaves_doubts(set_id: str) -> None:
    ids = {card.name: card.id for card in load_set(set_id).cards}
    read = Counter(ids[row.card] for row in rows() if row.set_id == set_id)
    assert {id: read[id] for id, doubts in READINGS[set_id].items() if read[id] < doubts} == {}


def test_a_reading_is_a_sentence_and_stands_once() -> None:
    readings = [(row.set_id, row.card, row.reading) for row in rows()]
    assert [one for one in readings if not re.fullmatch(r"[A-Z].{10,}\.", one[2])] == []
    assert [one for one, times in Counter(readings).items() if times > 1] == []


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.card}-{row.reading[:30]}")
def test_a_reading_names_scenarios_that_use_its_card(row: Row) -> None:
    card = next(card.id for card in load_set(row.set_id).cards if card.name == row.card)
    assert row.scenarios
    for name, link in row.scenarios:
        file = (PAGE.parent / link).resolve()
        assert file.is_relative_to(SHIPPED.resolve())
        scenario = scenarios_of(file)[name]
        assert card in words_of(scenario), name
        assert set(sets_of(scenario)) & set(decks_over(row.set_id)), name


def test_the_scenarios_of_readings_alone_are_all_on_the_page() -> None:
    """What stands in a file of readings and on no line of the page belongs elsewhere."""
    named = {
        ((PAGE.parent / link).resolve(), name) for row in rows() for name, link in row.scenarios
    }
    files = [file.resolve() for file in sorted(SHIPPED.glob("cards/*/rulings.toml"))]
    assert len(files) == len(HEADS)
    apart = [(file, name) for file in files for name in scenarios_of(file)]
    assert [one for one in apart if one not in named] == []
