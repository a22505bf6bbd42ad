"""Renews what is generated in docs/rules.md: the scenarios under each rule, and the table of
refusals with code, rule and sentence.

Scenarios are those of the shipped suite that cite the rule: their number, and the names of three.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from made_files import settle

from kickdoor.engine.refusals import CODES
from kickdoor.scenario.coverage import SHIPPED
from kickdoor.scenario.files import read_file
from kickdoor.scenario.scenario import IllegalStep, Scenario
from kickdoor.scenario.suite import files_of
from kickdoor.words import Words

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
SUITE: Final = "../src/kickdoor/scenarios"  # as the page links it
BEGIN: Final = "<!-- refusals:begin -->"
END: Final = "<!-- refusals:end -->"
SHOWN: Final = 3  # names under a rule

RULE: Final = re.compile(r"\*\*([A-Z]+-\d+)\.\*\* ")
PROOF: Final = re.compile(r"^\*Scenarios \(\d+\):\*.*\n\n", re.MULTILINE)
MARKUP: Final = re.compile(r"([][*_`<])")
ESCAPED: Final = r"\\\1"

Proofs = dict[str, list[Scenario]]


def proofs() -> Proofs:
    """The scenarios by the rules they cite, in the order of the suite."""
    found: Proofs = {}
    for file in files_of([SHIPPED]):
        for scenario in read_file(file):
            if not isinstance(scenario, Scenario):
                raise SystemExit(f"{scenario.file}: {scenario.name}: {scenario.message}")
            for rule in dict.fromkeys(scenario.rules):
                found.setdefault(rule, []).append(scenario)
    return found


def shown(scenarios: list[Scenario]) -> list[Scenario]:
    """The few to name: those about this rule most, and one against it if there is any."""
    ranked = sorted(scenarios, key=_distance)
    chosen = ranked[:SHOWN]
    against = [s for s in ranked if any(isinstance(step, IllegalStep) for step in s.steps)]
    if against and not any(s in chosen for s in against):
        chosen[-1] = against[0]
    return chosen


def _distance(s: Scenario) -> tuple[bool, int, int, Path, str]:
    """How far a scenario is from being about one rule alone."""
    is_about_cards = s.file.is_relative_to(SHIPPED / "cards")
    return (is_about_cards, len(s.rules), len(s.cards), s.file, s.name)


def proof(scenarios: list[Scenario]) -> str:
    """The line under a rule."""
    links = [
        f"[{MARKUP.sub(ESCAPED, s.name)}]({SUITE}/{s.file.relative_to(SHIPPED).as_posix()})"
        for s in shown(scenarios)
    ]
    return f"*Scenarios ({len(scenarios)}):* {' · '.join(links)}"


def with_scenarios(page: str, found: Proofs) -> str:
    """The page with its scenarios at the end of what each rule says."""
    out: list[str] = []
    open_rule = ""
    for line in PROOF.sub("", page).splitlines():
        begins = RULE.match(line)
        if (begins or line.startswith("## ")) and open_rule in found:
            out += [proof(found[open_rule]), ""]
        if begins or line.startswith("## "):
            open_rule = begins[1] if begins else ""
        out.append(line)
    return "\n".join(out) + "\n"


def table() -> str:
    """The table of refusals, one a line, in the engine's order."""
    words = Words("en")
    lines = ["| code | rule | what the player is told |", "|---|---|---|"]
    for code, rule in CODES:
        if code:
            cited = "the card's own words" if rule == "card" else rule
            lines.append(f"| `{code}` | {cited} | {words.plain_refusal(code)} |")
    return "\n".join(lines)


def with_refusals(page: str) -> str:
    """The page with the table as it should be."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE.name}: the marks {BEGIN} and {END} are missing")
    return f"{head}{BEGIN}\n{table()}\n{END}{tail}"


def renewed(page: str) -> str:
    """The page as it should be."""
    return with_refusals(with_scenarios(page, proofs()))


def files() -> dict[Path, str]:
    return {PAGE: renewed(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
