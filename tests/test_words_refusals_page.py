"""The page of the rules shows the refusals as they are: code, rule, sentence."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_table_of_refusals_is_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "refusals.py"))
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert tool["renewed"](page) == page, "the refusals have changed: run tools/refusals.py"
