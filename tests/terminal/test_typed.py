"""What is typed in words becomes the act's data form."""

from __future__ import annotations

import pytest

from kickdoor.cards.model import CardDef
from kickdoor.engine.catalogue.model import Card, Catalogue
from kickdoor.terminal.typed import Names, closest, read_act, slug

CARDS = {
    "mace-of-sharpness": "Mace of Sharpness",
    "rat-on-a-stick": "Rat on a Stick",
    "3872-orcs": "3,872 Orcs",
    "laser": "Laser",
    "maser": "Maser",
    "elf": "Elf",
    "lame-goblin": "Lame Goblin",
    "wandering-monster": "Wandering Monster",
    "thief": "Thief",
}


@pytest.fixture
def names() -> Names:
    catalogue = Catalogue()
    for card, name in CARDS.items():
        catalogue.by_id[card] = [len(catalogue.cards)]
        catalogue.by_name[card] = len(catalogue.cards)
        catalogue.cards.append(Card(CardDef(card, "test", name, "item")))
    catalogue.power_ids = {"backstab": [0], "steal": [1]}
    return Names(catalogue, ["Zoe", "Bob", "Cid"], 0)


LINES: list[tuple[str, object]] = [
    ("kick", "kick"),
    ("KICK", "kick"),
    ("run from lame goblin", {"run": True, "from": "lame-goblin"}),
    ("equip mace-of-sharpness", {"equip": "mace-of-sharpness"}),
    ("equip Mace of Sharpness", {"equip": "mace-of-sharpness"}),
    ("play 3,872 orcs", {"play": "3872-orcs"}),
    ("play rat on a stick on me", {"play": "rat-on-a-stick", "on": "Zoe"}),
    ("play elf carried", {"play": "elf", "carried": True}),
    (
        "play wandering monster with lame goblin",
        {"play": "wandering-monster", "with": "lame-goblin"},
    ),
    ("play laser side monsters", {"play": "laser", "side": "monsters"}),
    ("sell laser, maser and the elf", {"sell": ["laser", "maser", "elf"]}),
    ("sell", {"sell": "ask"}),
    ("sell laser maser double maser", {"sell": ["laser", "maser"], "double": "maser"}),
    ("ask Bob treasures 1 picks 1", {"ask": "Bob", "treasures": 1, "picks": [1]}),
    ("ask bob treasures 2 picks 1, 3", {"ask": "Bob", "treasures": 2, "picks": [1, 3]}),
    ("trade cid give laser want elf", {"trade": "Cid", "give": ["laser"], "want": ["elf"]}),
    (
        "use steal of thief on mace of sharpness from bob discarding ask",
        {
            "use": "steal",
            "of": "thief",
            "on": "mace-of-sharpness",
            "from": "Bob",
            "discarding": "ask",
        },
    ),
    ("use backstab on bob discarding elf", {"use": "backstab", "on": "Bob", "discarding": "elf"}),
    ("choose yes", {"choose": "yes"}),
    ("choose 4", {"choose": 4}),
    ("discard elf laser", {"discard": ["elf", "laser"]}),
    ("give bob elf laser cid maser", {"give": {"Bob": ["elf", "laser"], "Cid": ["maser"]}}),
    ("give", {"give": "ask"}),
    ("show elf to cid", {"show": ["elf"], "to": "Cid"}),
    ("orders pass always unless win me", {"orders": {"pass": "always", "unless": ["win", "me"]}}),
    ("sacrifice elf helper no", {"sacrifice": "elf", "helper": False}),
    ("play lame goblin~2", {"play": "lame-goblin~2"}),
    ("play toaster", {"play": "toaster"}),
    ("dance", None),
    ("", None),
]


@pytest.mark.parametrize(("line", "data"), LINES, ids=[line or "(nothing)" for line, _ in LINES])
def test_a_typed_line_is_read(names: Names, line: str, data: object) -> None:
    assert read_act(line, names) == data


def test_part_of_the_name_of_a_card_at_hand_is_enough(names: Names) -> None:
    assert read_act("play goblin", names) == {"play": "goblin"}
    names.at_hand = {"Lame Goblin", "Mace of Sharpness", "Laser", "Maser"}
    assert read_act("play goblin", names) == {"play": "lame-goblin"}
    assert read_act("equip sharp", names) == {"equip": "mace-of-sharpness"}
    assert read_act("equip mas", names) == {"equip": "maser"}
    assert read_act("equip aser", names) == {"equip": "aser"}


def test_a_slug_is_what_an_id_would_be() -> None:
    assert slug("Sandals of Protection!") == "sandals-of-protection"
    assert slug("King Tut's Boots") == "king-tuts-boots"


def test_part_of_a_name_is_enough_and_its_beginning_is_better() -> None:
    assert closest("las", CARDS.values()) == ["Laser"]
    assert closest("ser", ["Maser", "Serpent"]) == ["Serpent", "Maser"]
    assert closest("", CARDS.values()) == []
