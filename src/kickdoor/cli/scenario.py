"""The `scenario` command: stories that must come true."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli.output import DONE, NO, WrongUseError, print_json, progress, words_of
from kickdoor.terminal.safe import one_line

if TYPE_CHECKING:
    from kickdoor.scenario.mutation.trial import Trial
    from kickdoor.scenario.suite import Result


def scenario(
    *paths: Path,
    coverage: Annotated[bool, Parameter(negative="")] = False,
    mutants: Annotated[bool, Parameter(negative="")] = False,
    cards: str = "",
    sample: int = 0,
    jobs: int = 2,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Run scenarios, one line each, and say what differs in those that fail.

    Parameters
    ----------
    paths
        scenario files, or folders of them
    coverage
        instead, say which rules and cards have no scenario in the suite that comes with the game
    mutants
        instead, change rules and cards one at a time, and say which change no scenario of that
        suite notices
    cards
        with --mutants: only changes of these cards, ids with commas
    sample
        with --mutants: only so many of them, always the same
    jobs
        with --mutants: over how many processes
    json
        print one JSON object and nothing else
    """
    if coverage:
        if paths:
            raise WrongUseError("--coverage is about the shipped suite: leave the paths out")
        return _coverage(json)
    if mutants:
        if paths:
            raise WrongUseError("--mutants is about the shipped suite: leave the paths out")
        return _mutants(words_of(cards), sample, jobs, json)
    if cards or sample:
        raise WrongUseError("--cards and --sample go with --mutants")
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
    print(one_line(f"{mark}  {Path(result.file).name}: {result.name}"))
    if not result.passed:
        for line in result.message.splitlines():
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


def _mutants(cards: list[str], sample: int, jobs: int, json: bool) -> int:
    from kickdoor.scenario.mutation.trial import card_mutants, rule_mutants, sampled, try_mutants

    if sample < 0 or jobs < 1:
        raise WrongUseError("--sample and --jobs count from one")
    chosen = card_mutants(cards) if cards else [*rule_mutants(), *card_mutants()]
    if sample:
        chosen = sampled(chosen, sample)
    with progress("mutants", len(chosen)) as report:
        trial = try_mutants(chosen, jobs, lambda done: report(done, len(chosen)))
    if json:
        print_json(trial.as_json())
    else:
        _tell_trial(trial)
    return NO if trial.unexplained else DONE


def _tell_trial(trial: Trial) -> None:
    from kickdoor.scenario.mutation.reasons import reason_of

    for mutant in trial.survivors:
        print(f"{mutant.key}: {reason_of(mutant) or 'no scenario notices'}")
    explained = len(trial.survivors) - len(trial.unexplained)
    print(
        f"{trial.mutants} mutants, {trial.killed} killed, {explained} survive for a written reason,"
        f" {len(trial.unexplained)} without one"
    )
