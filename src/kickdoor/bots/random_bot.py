"""The bot that does not think: a fair choice among all it may do, nothing included where that is
allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots.shared.bot_info import BotInfo
from kickdoor.drive import Rng
from kickdoor.engine import Act, SeatView


class RandomBot:
    """Chooses uniformly."""

    is_blind = True  # it looks at no view: the driver need not make one

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        return legal[int(rng.random() * len(legal))]


BOT: Final = BotInfo(
    "random", RandomBot, "Any legal act, all alike. It wins by accident, and late.", rung=0
)
