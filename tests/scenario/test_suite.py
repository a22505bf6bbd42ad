"""The shipped suite: it can be read, it passes, and it cites rules and cards that exist."""

from pathlib import Path

import pytest

from kickdoor.cards.model import CURSE
from kickdoor.cards.sets import load_sets
from kickdoor.scenario.coverage import SHIPPED, coverage
from kickdoor.scenario.files import read_file
from kickdoor.scenario.rule_ids import RULE_IDS
from kickdoor.scenario.scenario import Broken, Scenario
from kickdoor.scenario.suite import Library, files_of, run_paths

FILES = files_of([SHIPPED])


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(SHIPPED)) for f in FILES])
def test_every_scenario_of_a_file_passes_and_cites_what_exists(file: Path) -> None:
    library = Library()
    for scenario in read_file(file):
        assert isinstance(scenario, Scenario), scenario
        assert set(scenario.rules) <= set(RULE_IDS), scenario.name
        known = library.catalogue(scenario).by_id
        assert [card for card in scenario.cards if card not in known] == [], scenario.name
    report = run_paths([file])
    assert report.failed == 0, "\n\n".join(f"{one.name}\n{one.message}" for one in report.failures)


def test_names_are_not_given_twice_in_a_file() -> None:
    for file in FILES:
        names = [one.name for one in read_file(file) if not isinstance(one, Broken)]
        assert len(names) == len(set(names)), file


KINDS = (
    "monsters", "enhancers", "curses", "classes", "races", "doors", "followers", "items",
    "oneshots", "levels", "treasures",
)  # fmt: skip
APART = ("rulings.toml", "own_set.toml")  # what docs/rulings.md cites, and a set beside its cards


def _places(scenario: Scenario) -> set[str]:
    """Where one would look: under the first rule it cites, or under the first card it names."""
    found = {f"rules/{rule.split('-')[0].lower()}.toml" for rule in scenario.rules[:1]}
    for id in scenario.cards[:1]:
        for set_id in ("munchkin", "star"):
            for card in load_sets([set_id])[0].cards:
                if card.id == id:
                    kind = "traps" if set_id == "star" and card.kind == CURSE else KINDS[card.kind]
                    found.add(f"cards/{set_id}/{kind}.toml")
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(SHIPPED)) for f in FILES])
def test_a_scenario_is_where_one_would_look_for_it(file: Path) -> None:
    if file.name not in APART:
        where = file.relative_to(SHIPPED).as_posix()
        for one in read_file(file):
            assert isinstance(one, Scenario)
            assert where in _places(one), one.name


@pytest.mark.parametrize("what", ["rules", "cards"])
def test_nothing_is_without_a_scenario(what: str) -> None:
    assert coverage()[what]["missing"] == []
