"""Renews the tables of docs/reference and of docs/bots.md: what scenario files and card files may
hold, and the bots there are.

A table stands between two marks, `<!-- table:NAME:begin -->` and `<!-- table:NAME:end -->`. Its
rows, and its columns but the last ones, come from what our readers accept (`scenario_tables`,
`card_tables`) or the bots say (`bot_tables`); the last ones are written by hand, and kept by what
stands in the first cell. A new row has nothing there yet, and the tool asks for it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import bot_tables
import card_tables
import scenario_tables
from made_files import settle
from page_table import PageTable

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "reference"
PAGES: Final[dict[str, dict[str, Callable[[], PageTable]]]] = {
    "cards.md": card_tables.TABLES,
    "scenarios.md": scenario_tables.TABLES,
    "../bots.md": bot_tables.TABLES,
}
MARKED: Final = re.compile(r"<!-- table:([\w-]+):begin -->\n(.*?)<!-- table:\1:end -->", re.DOTALL)


def renewed(page: str, tables: dict[str, Callable[[], PageTable]]) -> str:
    """The page with its tables as they should be."""
    found = [name for name, _ in MARKED.findall(page)]
    if sorted(found) != sorted(tables):
        raise SystemExit(f"tables: expected {', '.join(tables)}, found {', '.join(found)}")

    def renew(match: re.Match[str]) -> str:
        name, old = match.groups()
        text = tables[name]().written(old)
        return f"<!-- table:{name}:begin -->\n{text}<!-- table:{name}:end -->"

    return MARKED.sub(renew, page)


def unsaid(page: str) -> list[str]:
    """The rows of a page's tables that have an empty last cell."""
    rows = [row for _, table in MARKED.findall(page) for row in table.splitlines()[2:]]
    return [row for row in rows if row.endswith("| |")]


def files() -> dict[Path, str]:
    """The pages as they should be; one with a row that says nothing yet cannot be."""
    found = {}
    for name, tables in PAGES.items():
        path = FOLDER / name
        found[path] = renewed(path.read_text(encoding="utf-8"), tables)
    return found


def main() -> int:
    code = settle(files, __doc__)
    for path in files():
        for row in unsaid(path.read_text(encoding="utf-8")):
            print(f"{path.name}: say in the page's own words what this is: {row}")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
