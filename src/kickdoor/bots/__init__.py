"""Players that are programs: pure, one method, and they see what their seat sees."""

from kickdoor.bots.easy.easy_bot import EasyBot
from kickdoor.bots.hard.hard_bot import HardBot
from kickdoor.bots.normal.normal_bot import NormalBot
from kickdoor.bots.random_bot import RandomBot
from kickdoor.bots.registry import BOTS, bot_named, is_ours, our_bot
from kickdoor.bots.seating import drawn_sexes, seated
from kickdoor.bots.shared.bot_info import BotInfo
from kickdoor.bots.shared.temper import TEMPERS, Temper

__all__ = [
    "BOTS",
    "TEMPERS",
    "BotInfo",
    "EasyBot",
    "HardBot",
    "NormalBot",
    "RandomBot",
    "Temper",
    "bot_named",
    "drawn_sexes",
    "is_ours",
    "our_bot",
    "seated",
]
