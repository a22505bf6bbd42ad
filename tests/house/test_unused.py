"""Nothing of the engine is there for nobody: what none calls any more is found, and goes."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure
ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "kickdoor" / "engine"
# What uses the engine; a test alone is no reason to be.
USERS = ["src", "qa", "tools"]
# What programs of others may want, who read the face.
FOR_OTHERS = {"name_of"}


def unused(defining: str, users: str) -> set[str]:
    """What is defined here and named nowhere else than where it is defined."""
    named = Counter(re.findall(r"\w+", users))
    kinds = ast.FunctionDef | ast.ClassDef
    found = {node.name for node in ast.walk(ast.parse(defining)) if isinstance(node, kinds)}
    return {name for name in found if named[name] < 2 and not name.startswith("__")}


def test_everything_in_the_engine_has_a_user() -> None:
    users = "\n".join(
        path.read_text("utf-8") for one in USERS for path in (ROOT / one).rglob("*.py")
    )
    for path in ENGINE.rglob("*.py"):
        alone = unused(path.read_text("utf-8"), users) - FOR_OTHERS
        assert not alone, f"{path.relative_to(ROOT)}: nobody uses {', '.join(sorted(alone))}"


def test_what_nobody_uses_is_found() -> None:
    source = "def left(): ...\n\n\ndef used(): ...\n\n\nclass Kept:\n    def __init__(self): ..."

    assert unused(source, source + "\nused()\nKept()") == {"left"}
