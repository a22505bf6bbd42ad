"""What a card may say and nobody asks is refused by the linter, where the loader takes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cards.lint import lint
from kickdoor.cards.sets import load_set

OGRE = """
[ogre]
kind      = "monster"
name      = "Ogre"
text      = "It drips."
level     = 3
treasures = 1
bad_stuff_text = "Wet."
"""
HAT = "[hat]\nkind = 'item'\nname = 'Hat'\ntext = 'A hat.'\ngold = 100\nbonus = 1\n"
POWER = "[[hat.powers]]\nid = 'p'\ntiming = 'own-turn'\npay = { cards = [1, 1] }\n"


def other(kind: str, gives: str) -> str:
    return f"[it]\nkind = '{kind}'\nname = 'It'\ntext = 'It.'\ngives = [{{ {gives} }}]\n"


def faults_of(folder: Path, cards: str) -> list[str]:
    path = folder / "basement"
    path.mkdir()
    (path / "cards.toml").write_text(cards, encoding="utf-8")
    load_set(str(path))
    return [f"{fault.field}: {fault.message}" for fault in lint([path])[0]]


REFUSED = [
    (HAT + "gives = [{ to = 'extra-levels', add = 1 }]", "gives: never asked: a 'item' adds to"),
    (OGRE + "gives = [{ to = 'hands', add = 1 }]", "strength: never asked: a 'monster' adds to"),
    (other("monster_enhancer", "to = 'run-away', add = 1"), "not to 'run-away'"),
    (other("level_up", "to = 'strength', add = 1"), "not to 'strength'"),
    (HAT + "gives = [{ to = 'hands', add = 1, per = 'elves' }]", "'hands' is not counted by any"),
    (HAT + "gives = [{ to = 'strength', add = 1, per = 'munchkin' }]", "only a monster's strength"),
    (OGRE + "extra_treasures = [{ add = 1, per = 'munchkin' }]", "only a monster's strength"),
    (HAT + "gives = [{ to = 'sale', add = 9, when = { alone = true } }]", "has no `when`"),
    (OGRE + "strength = [{ add = 1, when = { rolled_min = 3 } }]", "strength.rolled_min: never"),
    (OGRE + "pursues = { or = { target_higher = true } }", "pursues.or.target_higher: never asked"),
    (
        OGRE + "bad_stuff = [{ do = 'die', when = { target_is = 'ogre' } }]",
        "bad_stuff.target_is: never asked: there is nothing aimed at here",
    ),
    (
        HAT + POWER + "effects = [{ do = 'roll' }]\nwhen = { rolled_max = 3 }",
        "powers[1].when.rolled_max: never asked: there is no roll here",
    ),
    (
        HAT + POWER + "effects = [{ do = 'roll' }]\nwhen = { or = { target_higher = true } }",
        "powers[1].when.or.target_higher: never asked",
    ),
]


@pytest.mark.parametrize(("cards", "says"), REFUSED, ids=[says for _, says in REFUSED])
def test_what_nobody_asks_is_refused(tmp_path: Path, cards: str, says: str) -> None:
    faults = faults_of(tmp_path, cards)
    assert len(faults) == 1
    assert says in faults[0]


ASKED = [
    HAT + "gives = [{ to = 'strength', add = 1, per = 'elves', when = { alone = true } }]",
    HAT + "gives = [{ to = 'sale', add = 300 }]",
    OGRE + "gives = [{ to = 'doors', add = 1, when = { min_level = 3 } }]",
    OGRE + "strength = [{ add = -2, per = 'munchkin', when = { has = 'elf', min_level = 3 } }]",
    OGRE + "extra_levels = [{ add = 1, per = 'elves' }]",
    other("monster_enhancer", "to = 'strength', add = 3, when = { has = 'dwarf' }"),
    HAT + POWER + "effects = [{ do = 'roll' }, { do = 'die', when = { rolled_max = 3 } }]",
]


@pytest.mark.parametrize("cards", ASKED)
def test_what_is_asked_is_not(tmp_path: Path, cards: str) -> None:
    assert faults_of(tmp_path, cards) == []
