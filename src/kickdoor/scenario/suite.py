"""Many scenarios: files and folders, run one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kickdoor.cards.loader import SET_FILE
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.game import catalogue_of
from kickdoor.engine.rules import Rules
from kickdoor.errors import KickdoorError, ScenarioError
from kickdoor.scenario.files import read_file
from kickdoor.scenario.runner import Watch, run_scenario
from kickdoor.scenario.scenario import Broken, Scenario


@dataclass
class Result:
    """How one scenario came out; an empty message means that it passed."""

    file: str
    name: str
    step: int = 0
    message: str = ""

    @property
    def passed(self) -> bool:
        return not self.message


@dataclass
class Report:
    """How all of them came out."""

    passed: int = 0
    failed: int = 0
    failures: list[Result] = field(default_factory=list)

    def add(self, result: Result) -> None:
        if result.passed:
            self.passed += 1
        else:
            self.failed += 1
            self.failures.append(result)

    def as_json(self) -> dict[str, object]:
        """The report as `kickdoor scenario --json` prints it."""
        failures = [
            {"file": one.file, "name": one.name, "step": one.step, "message": one.message}
            for one in self.failures
        ]
        return {"passed": self.passed, "failed": self.failed, "failures": failures}


class Library:
    """Catalogues by the sets they are made of: linking one takes longer than a scenario."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], Catalogue] = {}

    def catalogue(self, scenario: Scenario) -> Catalogue:
        sets = scenario.sets or [Rules(scenario.edition).default_set]
        base = scenario.file.parent
        key = tuple(name if name in built_in() else str(base / name) for name in sets)
        if key not in self._made:
            self._made[key] = catalogue_of(load_sets(sets, base))
        return self._made[key]


def files_of(paths: Sequence[str | Path]) -> list[Path]:
    """The scenario files that paths mean; a folder means all of its *.toml, at any depth, but for
    card sets, which may lie beside the scenarios that use them.
    """
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(f for f in path.rglob("*.toml") if not _is_of_cards(f))
            if not inside:
                raise ScenarioError(f"{path}: this folder holds no scenario file (*.toml)")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    return found


def _is_of_cards(file: Path) -> bool:
    return (file.parent / SET_FILE).is_file()


def run_paths(
    paths: Sequence[str | Path], on_result: Callable[[Result], None] | None = None
) -> Report:
    """Runs all scenarios there; `on_result` hears of each as it is done."""
    report = Report()
    library = Library()
    for file in files_of(paths):
        for scenario in read_file(file):
            result = run_one(scenario, library)
            report.add(result)
            if on_result is not None:
                on_result(result)
    return report


def run_one(scenario: Scenario | Broken, library: Library, watch: Watch | None = None) -> Result:
    """Runs one scenario; what cannot be read or set up has failed."""
    result = Result(str(scenario.file), scenario.name)
    if isinstance(scenario, Broken):
        result.message = scenario.message
        return result
    try:
        failure = run_scenario(scenario, library.catalogue(scenario), watch=watch)
    except KickdoorError as error:
        result.message = f"set-up: {error}"
        return result
    if failure is not None:
        result.step, result.message = failure.step, failure.message
    return result
