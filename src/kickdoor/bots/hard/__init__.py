"""The hard bot."""

from kickdoor.bots.hard.hard_bot import BOT

__all__ = ["BOT"]
