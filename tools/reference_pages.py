"""Renews the tables of docs/reference and of docs/bots.md: what scenario files and card files may
hold, and the bots there are.

A table stands between two marks, `<!-- table:NAME:begin -->` and `<!-- table:NAME:end -->`. Its
rows, and its columns but the last ones, come from what our readers accept (`scenario_tables`,
`card_tables`) or the bots say (`bot_tables`); the last ones are written by hand, and kept by what
stands in the first cell. A new row has nothing there yet, and `--check` asks for it.

`--check` writes nothing and exits 1 if a page is not what it would be, or says nothing somewhere.
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


def main() -> int:
    is_check = "--check" in sys.argv[1:]
    code = 0
    for name, tables in PAGES.items():
        path = FOLDER / name
        page = path.read_text(encoding="utf-8")
        new = renewed(page, tables)
        if new != page and is_check:
            print(f"{name}: its tables have changed: run tools/reference_pages.py")
            code = 1
        elif new != page:
            path.write_text(new, encoding="utf-8")
        for row in unsaid(new):
            print(f"{name}: nothing is said yet in: {row}")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
