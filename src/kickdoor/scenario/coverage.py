"""Which rules and cards the shipped suite proves something about, and which it does not yet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kickdoor.cards.sets import built_in, load_set
from kickdoor.engine.rules import Rules
from kickdoor.scenario.files import read_file
from kickdoor.scenario.rule_ids import RULE_IDS
from kickdoor.scenario.scenario import Scenario
from kickdoor.scenario.suite import files_of

SHIPPED: Final = Path(__file__).parent.parent / "scenarios"


def coverage(folder: Path = SHIPPED) -> dict[str, dict[str, object]]:
    """Rules and cards, how many are covered and which are missing, as `--coverage` prints them."""
    rules: set[str] = set()
    cards: set[tuple[str, str]] = set()
    ids = {name: [card.id for card in load_set(name).cards] for name in built_in()}
    for file in files_of([folder]):
        for scenario in read_file(file):
            if isinstance(scenario, Scenario):
                rules.update(scenario.rules)
                cards.update(_proven(scenario, ids))
    every = [(name, card) for name in ids if _source(name, ids) == name for card in ids[name]]
    shared = [card for _, card in every]
    missing = [
        card if shared.count(card) == 1 else f"{name}:{card}"
        for name, card in every
        if (name, card) not in cards
    ]
    return {
        "rules": _covered([rule for rule in RULE_IDS if rule not in rules], len(RULE_IDS)),
        "cards": _covered(missing, len(every)),
    }


def _covered(missing: list[str], total: int) -> dict[str, object]:
    return {"covered": total - len(missing), "missing": missing}


def _source(name: str, ids: dict[str, list[str]]) -> str:
    """The set whose cards these are: a deck list over another set has none of its own."""
    own = set(ids[name])
    larger = [other for other in ids if own < set(ids[other])]
    return larger[0] if larger else name


def _proven(scenario: Scenario, ids: dict[str, list[str]]) -> set[tuple[str, str]]:
    """The cards a scenario proves something about, by set."""
    sets = scenario.sets or [Rules(scenario.edition).default_set]
    found: set[tuple[str, str]] = set()
    for name in scenario.cards:
        said, mark, rest = name.partition(":")
        named = [said] if mark else [one for one in sets if name in ids.get(one, ())]
        card = rest if mark else name
        found.update((_source(one, ids), card) for one in named if one in ids)
    return found
