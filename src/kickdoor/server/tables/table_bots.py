"""Bots at live tables: what one does for a seat, and where it thinks.

Quick bots answer at once; those that search do so in another process, on a copy of their seat's
view, and what they found is only done if the table has not moved on.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from kickdoor.bots import BOTS, our_bot
from kickdoor.drive import Player, Rng
from kickdoor.engine import (
    Act,
    DeclareFight,
    Game,
    RunAway,
    SeatView,
    words_of_play as w,
)
from kickdoor.server.tables.turns import Turns
from kickdoor.server.tables.worker_process import Mind

FALLBACK: Final = "easy"
PATIENCE_S: Final = 3.0  # how long a table waits for its bot to begin to think
log = logging.getLogger("kickdoor.bots")


class Robots:
    """The bots of all tables of a server."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self.mind = Mind()
        self._turns = Turns()

    def is_quick(self, name: str) -> bool:
        bot = BOTS.get(name.partition("+")[0])
        return bot is not None and bot.is_quick

    def choose(
        self, name: str, view: SeatView, legal: Sequence[Act | None], rng: Rng
    ) -> Act | None:
        """What the bot does for the seat of this view, at once."""
        try:
            player = self._players.get(name)
            if player is None:
                player = self._players[name] = our_bot(name)
            return player.choose(view, legal, rng)
        except Exception:  # a bot may fail in any way, and the table must go on
            if name == FALLBACK:
                raise
            log.exception("the bot %s failed", name)
            return self.choose(FALLBACK, view, legal, rng)

    async def think(
        self,
        name: str,
        view: SeatView,
        legal: Sequence[Act | None],
        seed: bytes,
        number: int,
        owner: str = "",
    ) -> Act | None:
        """The same, in another process, where owners take turns; a bot that fails there or does not
        get its turn is replaced by a simple one.
        """
        if not await self._turns.wait(owner, PATIENCE_S):
            return self.choose(FALLBACK, view, legal, Rng(seed).at(number))
        try:
            return await self._think(name, view, legal, seed, number)
        finally:
            self._turns.end()

    async def _think(
        self, name: str, view: SeatView, legal: Sequence[Act | None], seed: bytes, number: int
    ) -> Act | None:
        try:
            return await self.mind.ask(think, name, view, list(legal), seed, number)
        except Exception:  # whatever became of it, the table must go on
            log.exception("the bot %s had nowhere to think", name)
        return self.choose(FALLBACK, view, legal, Rng(seed).at(number))

    def close(self) -> None:
        self.mind.close()


def think(
    name: str, view: SeatView, legal: list[Act | None], seed: bytes, number: int
) -> Act | None:
    """What a bot does, in the process it thinks in."""
    rng = Rng(seed).at(number)
    try:
        return our_bot(name).choose(view, legal, rng)
    except Exception:  # a bot may fail in any way, and the table must go on
        log.exception("the bot %s failed", name)
        return our_bot(FALLBACK).choose(view, legal, Rng(seed).at(number))


def moved_on(game: Game, seat: int) -> Act | None:
    """What the turn clock does for a fighter who does nothing (TABLE-4): the fight as it stands."""
    fights = (seat, w.QUESTIONS[w.Q_FIGHT])
    if fights not in [(who, kind) for who, kind, _ in game.waiting]:
        return None
    return DeclareFight() if game.munchkins_lead else RunAway()
