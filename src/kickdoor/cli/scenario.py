"""The `scenario` command: stories that must come true."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli.output import DONE, NO, WrongUseError, print_json

if TYPE_CHECKING:
    from kickdoor.scenario.suite import Result


def scenario(
    *paths: Path,
    coverage: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Run scenarios, one line each, and say what differs in those that fail.

    Parameters
    ----------
    paths
        scenario files, or folders of them
    coverage
        instead, say which rules and cards have no scenario in the suite that comes with the game
    json
        print one JSON object and nothing else
    """
    if coverage:
        if paths:
            raise WrongUseError("--coverage is about the shipped suite: leave the paths out")
        return _coverage(json)
    if not paths:
        raise WrongUseError(
            "name the scenarios to run, files or folders: kickdoor scenario PATH..."
        )
    from kickdoor.scenario.suite import run_paths

    report = run_paths(paths, None if json else _tell)
    if json:
        print_json(report.as_json())
    else:
        print(f"{report.passed} passed, {report.failed} failed")
    return NO if report.failed else DONE


def _tell(result: Result) -> None:
    mark = "pass" if result.passed else "FAIL"
    print(f"{mark}  {Path(result.file).name}: {result.name}")
    if not result.passed:
        place = f"step {result.step}: " if result.step else ""
        for line in f"{place}{result.message}".splitlines():
            print(f"      {line}")


def _coverage(json: bool) -> int:
    from kickdoor.scenario.coverage import coverage as look

    found = look()
    if json:
        print_json(found)
        return DONE
    for what, part in found.items():
        missing = part["missing"]
        names = list(missing) if isinstance(missing, list) else []
        print(f"{what}: {part['covered']} covered, {len(names)} without a scenario")
        for name in names:
            print(f"  {name}")
    return DONE
