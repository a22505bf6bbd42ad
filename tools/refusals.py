"""Writes the table of refusals into docs/rules.md: code, rule and sentence, from the engine's list.

`--check` writes nothing and exits 1 if the page is not what it would be.
"""

import sys
from pathlib import Path

from kickdoor.engine.refusals import CODES
from kickdoor.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
BEGIN = "<!-- refusals:begin -->"
END = "<!-- refusals:end -->"


def table() -> str:
    """The table, one refusal a line, in the engine's order."""
    words = Words("en")
    lines = ["| code | rule | what the player is told |", "|---|---|---|"]
    for code, rule in CODES:
        if code:
            cited = "the card's own words" if rule == "card" else rule
            lines.append(f"| `{code}` | {cited} | {words.plain_refusal(code)} |")
    return "\n".join(lines)


def renewed(page: str) -> str:
    """The page with the table as it should be."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE.name}: the marks {BEGIN} and {END} are missing")
    return f"{head}{BEGIN}\n{table()}\n{END}{tail}"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    new = renewed(page)
    if new == page:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"{PAGE.name}: the refusals have changed: run tools/refusals.py")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
