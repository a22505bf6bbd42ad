"""The normal bot."""

from kickdoor.bots.normal.normal_bot import BOT

__all__ = ["BOT"]
