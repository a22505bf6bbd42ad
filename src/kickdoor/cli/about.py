"""What kickdoor says about itself: its version and its bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor._compiled import is_compiled
from kickdoor.cli.output import DONE, console, grid, print_json

if TYPE_CHECKING:
    from kickdoor.bots import BotInfo


def version() -> str:
    from kickdoor import __version__ as number

    return f"kickdoor {number} (engine: {'compiled' if is_compiled() else 'pure Python'})"


def bots(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """The bots you can play against, how strong they are, and their tempers.

    Parameters
    ----------
    json
        print one JSON object and nothing else
    """
    from kickdoor.bots import BOTS, TEMPERS

    if json:
        print_json({"bots": [_bot_data(bot) for bot in BOTS.values()]})
        return DONE
    table = grid("bot", "about")
    for bot in BOTS.values():
        table.add_row(bot.name, bot.description)
    console().print(table)
    table = grid("temper", "about")
    for temper in TEMPERS.values():
        table.add_row(temper.name, temper.description)
    console().print()
    console().print(table)
    console().print("\nA temper goes after a plus sign: normal+greedy.")
    return DONE


def _bot_data(bot: BotInfo) -> dict[str, object]:
    from kickdoor.bots import TEMPERS

    tempers = list(TEMPERS) if bot.has_temper else []
    return {"name": bot.name, "description": bot.description, "tempers": tempers}
