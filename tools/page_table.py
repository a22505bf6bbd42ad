"""A table of a page, of which a program writes the first columns and a person the last ones."""

from __future__ import annotations

import re
from collections.abc import Iterable

_CELLS = re.compile(r"(?<!\\)\|")


class PageTable:
    """Heads, the cells that are known of each row, and so the number of those that are told."""

    def __init__(self, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
        self.heads = list(heads)
        self.rows = list(rows)

    def written(self, old: str) -> str:
        """The table as text; what people wrote is taken over from what stood there."""
        told = told_in(old)
        lines = [self.heads, ["---"] * len(self.heads)]
        for row in self.rows:
            wanted = len(self.heads) - len(row)
            kept = told.get(row[0], [])[len(row) - 1 :]
            lines.append([*row, *(kept + [""] * wanted)[:wanted]])
        return "".join(_line(cells) for cells in lines)


def told_in(table: str) -> dict[str, list[str]]:
    """The rows of a table by their first cell: the other cells."""
    found: dict[str, list[str]] = {}
    for line in table.splitlines()[2:]:
        first, *rest = [cell.strip() for cell in _CELLS.split(line.strip())[1:-1]]
        found[first] = rest
    return found


def code(word: object) -> str:
    return f"`{word}`"


def either(words: Iterable[str]) -> str:
    """`a`, `b` or `c`."""
    *most, last = list(words)
    return f"{', '.join(most)} or {last}" if most else last


def _line(cells: list[str]) -> str:
    if set(cells) == {"---"}:
        return f"|{'|'.join(cells)}|\n"
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells) + "\n"
