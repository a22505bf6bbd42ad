"""Players that are programs: pure, one method, and they see what their seat sees."""

from kickdoor.bots.easy import EasyBot
from kickdoor.bots.random import RandomBot
from kickdoor.bots.registry import BOTS, BotInfo, bot_named
from kickdoor.bots.seating import seated

__all__ = ["BOTS", "BotInfo", "EasyBot", "RandomBot", "bot_named", "seated"]
