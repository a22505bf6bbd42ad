"""The bots by name, each with one line about its strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.bots.easy import EasyBot
from kickdoor.bots.foreign import foreign_bot, is_foreign
from kickdoor.bots.hard import HardBot
from kickdoor.bots.normal import NormalBot
from kickdoor.bots.random import RandomBot
from kickdoor.bots.temper import TEMPERS
from kickdoor.drive import Player
from kickdoor.errors import SetupError


class BotInfo:
    """A bot as `kickdoor bots` lists it."""

    def __init__(
        self, name: str, make: Callable[..., Player], description: str, has_temper: bool = False
    ) -> None:
        self.name = name
        self.make = make  # a bot with a temper takes one
        self.description = description
        self.has_temper = has_temper


BOTS: Final = {
    bot.name: bot
    for bot in (
        BotInfo("random", RandomBot, "Any legal act, all alike. It wins by accident, and late."),
        BotInfo(
            "easy", EasyBot, "Wears the best, fights what it can beat, asks for help; harms nobody."
        ),
        BotInfo(
            "normal",
            NormalBot,
            "Weighs every act, haggles over help, trades, and stops whoever is about to win.",
            has_temper=True,
        ),
        BotInfo(
            "hard",
            HardBot,
            "Normal with a memory for deals, and a look ahead in every fight.",
            has_temper=True,
        ),
    )
}


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
