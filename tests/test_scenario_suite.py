"""The shipped suite: it can be read, it passes, and it cites rules and cards that exist."""

from pathlib import Path

import pytest

from kickdoor.scenario.coverage import SHIPPED, coverage
from kickdoor.scenario.model import Broken, Scenario
from kickdoor.scenario.reading import read_file
from kickdoor.scenario.rule_ids import RULE_IDS
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


@pytest.mark.parametrize("what", ["rules", "cards"])
def test_nothing_is_without_a_scenario(what: str) -> None:
    assert coverage()[what]["missing"] == []
