"""What a seat may do without moving the game: give orders, show, offer, arrange its things. So much
of it and no more, until the game has moved on; else one seat could use up all acts of a table.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import Act, Game, SetOrders, words_of_play as w
from kickdoor.server.tables.trouble import Trouble

# Verbs, as bits: what the rules call quiet but for a pass, which ends by itself, and what can be
# done and undone for ever.
_QUIET: Final = (
    1 << w.ORDERS | 1 << w.SHOW | 1 << w.DECLINE | 1 << w.WITHDRAW | 1 << w.ASK | 1 << w.TRADE
    | 1 << w.EQUIP | 1 << w.UNEQUIP
)  # fmt: skip


def is_ordered(game: Game, seat: int, act: Act) -> bool:
    """Whether it is an order that stands already."""
    if not isinstance(act, SetOrders) or game.why_not(seat, act) is not None:
        return False
    return game.has_orders(seat, act)


class Quiet:
    """How often each seat did so since the game last moved."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._acts: dict[int, int] = {}

    def refuse_more(self, seat: int, act: Act) -> None:
        """Raises Trouble where the seat has to wait for the game."""
        if _QUIET >> act.verb & 1 and self._acts.get(seat, 0) >= self.most:
            raise Trouble("too-fast", why="quiet")

    def note(self, seat: int, act: Act, is_own: bool) -> None:
        """An act was made; only a person's own count."""
        if not _QUIET >> act.verb & 1:
            self._acts.clear()
        elif is_own:
            self._acts[seat] = self._acts.get(seat, 0) + 1
