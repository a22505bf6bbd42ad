"""The linter warns of what can never be: at the line, and of nothing that can."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cards.checked_reading import Finding
from kickdoor.cards.impossible import impossible
from kickdoor.cards.lint import lint
from kickdoor.cards.sets import DATA

HAT = """[hat]
kind = "item"
name = "Hat"
text = "A hat."
gold = 100
bonus = 1
"""
OGRE = """[ogre]
kind = "monster"
name = "Ogre"
text = "An ogre."
level = 4
treasures = 1
bad_stuff_text = "Ouch."
"""
DOOR = """[door]
kind = "special_door"
name = "Door"
text = "A door."
"""
DEATH = "bad_stuff = [{ do = 'die' }]\n"


def power(timing: str, when: str = "", effects: str = "{ do = 'roll' }") -> str:
    head = f"\n[[hat.powers]]\nid = 'p'\ntiming = '{timing}'\neffects = [{effects}]\n"
    head += "pay = { cards = [1, 1] }\n"  # what is free and without a limit is warned of
    return f"{HAT}{head}when = {{ {when} }}\n" if when else HAT + head


def warnings_of(folder: Path, cards: str) -> list[Finding]:
    """Of the cards in question; the set has another deck besides."""
    path = folder / "basement"
    path.mkdir()
    (path / "cards.toml").write_text(cards, encoding="utf-8")
    (path / "rest.toml").write_text(
        (OGRE + HAT).replace("[ogre]", "[other]").replace("[hat]", "[cap]"), encoding="utf-8"
    )
    errors, warnings = lint([path])
    assert [str(finding) for finding in errors] == []
    return warnings


NEVER = [
    (OGRE + "pursues = { min_level = 5, max_level = 4 }", "pursues.min_level", 8),
    (OGRE + "pursues = { min_level = 21 }", "pursues.min_level", 8),
    (OGRE + "will_not_fight = { max_level = 0 }", "will_not_fight.max_level", 8),
    (
        OGRE
        + "bad_stuff = [{ do = 'roll' }, { do = 'die', when = { rolled_min = 4, rolled_max = 3 }}]",
        "bad_stuff.rolled_min",
        8,
    ),
    (
        OGRE + "strength = [{ add = 1, when = { has = 'elf', lacks = ['elf', 'dwarf'] } }]",
        "strength.has",
        8,
    ),
    (OGRE + "pursues = { suffers = 'elf', lacks = 'elf' }", "pursues.suffers", 8),
    (power("combat", "helping = true, fighting = true"), "powers[1].when.helping", 13),
    (power("combat", "helping = true, alone = true"), "powers[1].when.helping", 13),
    (power("combat", "plain = true, alone = false"), "powers[1].when.plain", 13),
    (power("helper", "fighting = true"), "powers[1].when", 13),
    (power("helper", "helping = false"), "powers[1].when", 13),
    (power("own-combat", "helping = true"), "powers[1].when", 13),
    (power("never"), "powers[1].timing", 10),
    (
        power("any-time", effects="{ first_possible = [{ do = 'die' }, { do = 'lose_level' }] }"),
        "powers[1].effects",
        11,
    ),
    (HAT + "usable_by = ['elf']\nnot_usable_by = ['elf', 'dwarf']", "usable_by", 7),
    (DOOR + "timing = 'never'\neffects = [{ do = 'gain_level' }]", "timing", 5),
    (OGRE + "leaves_treasures = 1", "leaves_treasures", 8),
    (OGRE + "cannot_flee = true\nauto_escape = true", "auto_escape", 9),
    (OGRE + DEATH + "auto_escape = true", "bad_stuff", 8),
    (OGRE + "run_away = 1\ncannot_flee = true", "run_away", 8),
    (
        OGRE + "bad_stuff = [{ first_possible = [{ do = 'die' }, { do = 'lose_level' }] }]",
        "bad_stuff",
        8,
    ),
]


@pytest.mark.parametrize(("cards", "field", "line"), NEVER)
def test_what_never_happens_is_warned_of(tmp_path: Path, cards: str, field: str, line: int) -> None:
    found = warnings_of(tmp_path, cards)
    assert [(finding.field, finding.line) for finding in found] == [(field, line)]
    assert "never" in found[0].message or "nobody" in found[0].message


SOMETIMES = [
    OGRE + "pursues = { min_level = 5, max_level = 5 }",
    OGRE + "pursues = { min_level = 20 }",
    OGRE + "strength = [{ add = 1, when = { has = ['elf', 'dwarf'], lacks = 'elf' } }]",
    OGRE + "will_not_fight = { has = 'elf' }\nleaves_treasures = 1",
    OGRE + "bad_stuff = [{ first_possible = [{ do = 'lose_level' }, { do = 'die' }] }]",
    OGRE + "bad_stuff = [{ do = 'roll' }, { first_possible = [{ do = 'die',"
    " when = { rolled_max = 2 } }, { do = 'lose_level' }] }]",
    DOOR + "timing = 'never'\ngives = [{ to = 'sale', add = 100 }]",
    power("helper", "helping = true"),
    power("own-combat", "fighting = true"),
    power("combat", "helping = true, alone = false"),
    HAT + "usable_by = ['elf', 'dwarf']\nnot_usable_by = ['elf']",
]


@pytest.mark.parametrize("cards", SOMETIMES)
def test_what_may_happen_is_not(tmp_path: Path, cards: str) -> None:
    assert [str(finding) for finding in warnings_of(tmp_path, cards)] == []


def test_no_condition_is_always_possible() -> None:
    assert list(impossible({})) == []


def test_the_built_in_sets_are_not_odd() -> None:
    errors, warnings = lint([DATA])
    assert [str(finding) for finding in (*errors, *warnings)] == []
