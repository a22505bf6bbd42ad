"""Every set that comes with the game says what is printed and what is ours, with its numbers."""

from __future__ import annotations

import re

import pytest

from kickdoor.cards.model import DOOR
from kickdoor.cards.sets import DATA, built_in, load_set


@pytest.mark.parametrize("name", built_in())
def test_a_set_has_a_readme_with_its_numbers(name: str) -> None:
    text = (DATA / name / "README.md").read_text(encoding="utf-8")
    cards = load_set(name).cards
    doors = sum(card.copies for card in cards if card.deck == DOOR)
    copies = sum(card.copies for card in cards)

    head = r"# .+: (\d+) cards, (\d+) copies \((\d+) Doors, (\d+) Treasures\)\n"
    found = re.match(head, text)
    assert found, text.splitlines()[0]
    assert [int(number) for number in found.groups()] == [len(cards), copies, doors, copies - doors]


@pytest.mark.parametrize("name", built_in())
def test_a_readme_tells_printed_from_ours(name: str) -> None:
    text = (DATA / name / "README.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert any(head.startswith("Printed") for head in heads)
    assert "Ours" in heads


@pytest.mark.parametrize("name", built_in())
def test_every_card_names_its_picture(name: str) -> None:
    assert [card.id for card in load_set(name).cards if not card.art] == []
