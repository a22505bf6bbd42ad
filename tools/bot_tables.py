"""The table of docs/bots.md: the bots as they declare themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from page_table import PageTable, code

from kickdoor.bots import BOTS


def of_bots() -> PageTable:
    rows = [
        (code(bot.name), bot.description, "yes" if bot.has_temper else "no")
        for bot in BOTS.values()
    ]
    return PageTable(("bot", "does", "has [tempers](#tempers)"), rows)


TABLES: Final[dict[str, Callable[[], PageTable]]] = {"bots": of_bots}
