"""The easy bot."""

from kickdoor.bots.easy.easy_bot import BOT

__all__ = ["BOT"]
