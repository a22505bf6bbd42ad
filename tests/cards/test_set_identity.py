"""A set of ours stays what it is to records as long as its rules do."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cards.loader import read_folder
from kickdoor.cards.set_identity import identity, rules_digest
from kickdoor.cards.sets import DATA, load_set


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


def test_a_copy_of_our_cards_with_other_words_is_another_set(tmp_path: Path) -> None:
    copy = tmp_path / "munchkin"
    shutil.copytree(DATA / "munchkin", copy)
    file = copy / "characters.toml"
    file.write_text(file.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")

    assert load_set(str(copy)).digest != load_set("munchkin").digest
