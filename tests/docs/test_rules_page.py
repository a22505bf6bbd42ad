"""The page of the rules shows the scenarios under each rule and the refusals as they are."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

from kickdoor.scenario.rule_ids import RULE_IDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "rules_page.py"))


def test_every_rule_is_shown_with_a_scenario() -> None:
    """Whatever stands between two rules holds the scenarios of the first."""
    parts = re.split(r"^\*\*([A-Z]+-\d+)\.\*\* ", PAGE, flags=re.MULTILINE)
    told = dict(zip(parts[1::2], parts[2::2], strict=True))

    assert tuple(told) == RULE_IDS
    bare = [rule for rule, text in told.items() if "\n*Scenarios (" not in text]
    assert bare == []


def test_a_rule_that_has_lost_its_scenarios_shows_none() -> None:
    page = "**TURN-1.** One.\n\n*Scenarios (9):* [old](x)\n\n## TIMING: next\n"

    assert tool()["with_scenarios"](page, {}) == "**TURN-1.** One.\n\n## TIMING: next\n"


def test_one_scenario_against_the_rule_is_named_if_there_is_one() -> None:
    made = tool()
    proofs = made["proofs"]()
    for scenarios in proofs.values():
        chosen = made["shown"](scenarios)
        refusing = [s for s in scenarios if any(hasattr(step, "rules") for step in s.steps)]
        assert len(chosen) == min(len(scenarios), 3)
        assert not refusing or any(s in chosen for s in refusing)
