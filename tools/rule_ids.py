"""Writes the ids of all rules, as docs/rules.md numbers them, into the package, which ships without
the page: `scenario/rule_ids.py`.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from made_files import settle

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "rules.md"
MADE: Final = ROOT / "src" / "kickdoor" / "scenario" / "rule_ids.py"
RULE: Final = re.compile(r"^\*\*([A-Z]+)-\d+\.\*\* \S", re.MULTILINE)


def written(page: str) -> str:
    """The module for a page of rules."""
    counts = Counter(RULE.findall(page))
    rows = "".join(f'    "{section}": {count},\n' for section, count in counts.items())
    return f'''"""The ids of all rules: sections, and how many rules each has. Numbers are stable.

Made from docs/rules.md by tools/rule_ids.py.
"""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {{
{rows}}}
RULE_IDS: Final = tuple(
    f"{{name}}-{{n}}" for name, count in SECTIONS.items() for n in range(1, count + 1)
)
'''


def files() -> dict[Path, str]:
    return {MADE: written(PAGE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
