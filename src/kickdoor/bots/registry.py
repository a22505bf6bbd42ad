"""The bots by name: every module beside this one that declares a `BOT` is one of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from kickdoor.bots.foreign import foreign_bot, is_foreign
from kickdoor.bots.shared.bot_info import BotInfo
from kickdoor.bots.shared.temper import TEMPERS
from kickdoor.drive import Player
from kickdoor.errors import SetupError


def is_ours(name: str) -> bool:
    """Whether a bot of that name, with or without a temper, comes with the game."""
    strength, plus, temper = name.partition("+")
    if not plus:
        return name in BOTS
    return strength in BOTS and BOTS[strength].has_temper and temper in TEMPERS


def bot_named(name: str) -> Player:
    """A bot that somebody names himself: one of ours, or the one that `mymodule:MyBot` leads to,
    whose code is run. What a file or a database names is for `our_bot`.
    """
    return foreign_bot(name) if is_foreign(name) else our_bot(name)


def our_bot(name: str) -> Player:
    """A bot that comes with the game; `normal+greedy` is the normal one with that temper."""
    strength, plus, temper = name.partition("+")
    if is_ours(name):
        return BOTS[strength].make(TEMPERS[temper]) if plus else BOTS[name].make()
    if strength in BOTS and BOTS[strength].has_temper:
        tempers = ", ".join(TEMPERS)
        raise SetupError(f"unknown bot {name!r}: expected {strength} with one of {tempers}")
    if strength in BOTS:
        raise SetupError(f"unknown bot {name!r}: {strength} has no temper")
    raise SetupError(f"unknown bot {name!r}: expected one of {', '.join(BOTS)}, or mymodule:MyBot")


def _declared() -> list[BotInfo]:
    """The bots that the modules of this package declare, the weakest first."""
    here = __name__.rpartition(".")[0]
    found: list[BotInfo] = []
    for module in iter_modules([str(Path(__file__).parent)]):
        name = f"{here}.{module.name}"
        bot = None if name == __name__ else getattr(import_module(name), "BOT", None)
        if isinstance(bot, BotInfo):
            found.append(bot)
    return sorted(found, key=lambda bot: (bot.rung, bot.name))


# Last: some of the modules looked into import the functions above.
BOTS: Final = {bot.name: bot for bot in _declared()}
