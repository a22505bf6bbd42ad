"""What kickdoor says about itself: its version and its bots."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from kickdoor._compiled import is_compiled
from kickdoor.cli.output import DONE, console, grid, print_json


def version() -> str:
    from kickdoor import __version__ as number

    return f"kickdoor {number} (engine: {'compiled' if is_compiled() else 'pure Python'})"


def bots(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """The bots you can play against, and how strong they are.

    Parameters
    ----------
    json
        print one JSON object and nothing else
    """
    from kickdoor.bots import BOTS

    if json:
        print_json(
            {"bots": [{"name": b.name, "description": b.description} for b in BOTS.values()]}
        )
        return DONE
    table = grid("bot", "about")
    for bot in BOTS.values():
        table.add_row(bot.name, bot.description)
    console().print(table)
    return DONE
