"""The bots by name, each with one line about its strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.bots.easy import EasyBot
from kickdoor.bots.foreign import foreign_bot, is_foreign
from kickdoor.bots.random import RandomBot
from kickdoor.drive import Player
from kickdoor.errors import SetupError


class BotInfo:
    """A bot as `kickdoor bots` lists it."""

    def __init__(self, name: str, make: Callable[[], Player], description: str) -> None:
        self.name = name
        self.make = make
        self.description = description


BOTS: Final = {
    bot.name: bot
    for bot in (
        BotInfo("random", RandomBot, "Any legal act, all alike. It wins by accident, and late."),
        BotInfo(
            "easy", EasyBot, "Wears the best, fights what it can beat, asks for help, and runs."
        ),
    )
}


def bot_named(name: str) -> Player:
    """A bot of that name."""
    if name not in BOTS and is_foreign(name):
        return foreign_bot(name)
    if name not in BOTS:
        raise SetupError(
            f"unknown bot {name!r}: expected one of {', '.join(BOTS)}, or mymodule:MyBot"
        )
    return BOTS[name].make()
