"""A set of ours stays what it is to records as long as its rules do."""

from __future__ import annotations

from typing import Any

import pytest

from kickdoor.cards.loader import read_folder
from kickdoor.cards.set_identity import FIRST, identity, rules_digest
from kickdoor.cards.sets import DATA, load_set

RULES = {digest: rules for rules, digest in FIRST.items()}


def tables(name: str) -> dict[str, dict[str, Any]]:
    return {id: dict(table) for id, table in read_folder(DATA / name, name).tables.items()}


@pytest.mark.parametrize("key", ["text", "epic_text", "bad_stuff_text", "art", "rulings"])
def test_other_words_and_pictures_make_no_other_set(key: str) -> None:
    changed = tables("munchkin")
    changed["halfling"][key] = "something else"

    assert identity(changed, "its files") == load_set("munchkin").digest


@pytest.mark.parametrize(
    ("key", "value"), [("copies", 4), ("name", "Hobgoblin"), ("passive", []), ("gold", 300)]
)
def test_whatever_a_rule_reads_makes_another_set(key: str, value: object) -> None:
    changed = tables("munchkin")
    changed["halfling"][key] = value

    assert identity(changed, "its files") == "its files"


def test_the_order_of_cards_makes_another_set() -> None:
    turned = dict(reversed(tables("munchkin").items()))

    assert rules_digest(turned) != rules_digest(tables("munchkin"))


@pytest.mark.parametrize("name", ["munchkin", "star"])
def test_a_set_that_was_played_with_goes_by_its_first_files(name: str) -> None:
    digest = load_set(name).digest

    assert RULES.get(digest, rules_digest(tables(name))) == rules_digest(tables(name))
    assert digest in {*FIRST.values(), read_folder(DATA / name, name).bytes.hexdigest()}
