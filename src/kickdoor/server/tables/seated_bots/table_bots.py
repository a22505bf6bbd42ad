"""Bots at live tables: what one does for a seat, and where it thinks.

Quick bots answer at once; those that search do so in another process, on a copy of their seat's
view, and what they found is only done if the table has not moved on.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from kickdoor.bots import BOTS, HardBot, NormalBot, our_bot
from kickdoor.drive import Player, Rng
from kickdoor.engine import (
    ANSWERS,
    Act,
    DeclareFight,
    DeclineOffer,
    Game,
    RunAway,
    SeatView,
    words_of_play as w,
)
from kickdoor.server.tables.pace.turns import Turns
from kickdoor.server.tables.seated_bots.bot_reasons import Chosen
from kickdoor.server.tables.seated_bots.worker_process import Mind
from kickdoor.words import Reason

FALLBACK: Final = "easy"
# What the clock does not do for anybody, though it would move things on: it takes a card.
_OWN: Final = (w.TROUBLE,)
_DECLINED: Final = (w.DECLINE,)
PATIENCE_S: Final = 3.0  # how long a table waits for its bot to begin to think
log = logging.getLogger("kickdoor.bots")


class Robots:
    """The bots of all tables of a server."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self.mind = Mind()
        self._turns = Turns()
        self.chosen: Chosen | None = None  # what a bot chose last, until somebody makes it

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
            return self._note(view, *thought_of(player, view, legal, rng))
        except Exception:  # a bot may fail in any way, and the table must go on
            if name == FALLBACK:
                raise
            log.exception("the bot %s failed", name)
            return self.choose(FALLBACK, view, legal, rng)

    def _note(self, view: SeatView, act: Act | None, thought: Reason | None) -> Act | None:
        self.chosen = Chosen(view.seat, act, thought)
        return act

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
            found = await self.mind.ask(think, name, view, list(legal), seed, number)
            return self._note(view, *found)
        except Exception:  # whatever became of it, the table must go on
            log.exception("the bot %s had nowhere to think", name)
        return self.choose(FALLBACK, view, legal, Rng(seed).at(number))

    def close(self) -> None:
        self.mind.close()


def think(
    name: str, view: SeatView, legal: list[Act | None], seed: bytes, number: int
) -> tuple[Act | None, Reason | None]:
    """What a bot does and what it thinks of it, in the process it thinks in."""
    rng = Rng(seed).at(number)
    try:
        return thought_of(our_bot(name), view, legal, rng)
    except Exception:  # a bot may fail in any way, and the table must go on
        log.exception("the bot %s failed", name)
        return our_bot(FALLBACK).choose(view, legal, Rng(seed).at(number)), None


def thought_of(
    player: Player, view: SeatView, legal: Sequence[Act | None], rng: Rng
) -> tuple[Act | None, Reason | None]:
    """What a bot does; and why, if it is one that thinks."""
    if isinstance(player, NormalBot | HardBot):
        return player.think(view, legal, rng)
    return player.choose(view, legal, rng), None


def by_the_clock(
    game: Game, seat: int, question: int, legal: Sequence[Act | None], asks: str = ""
) -> list[Act | None]:
    """What the turn clock may do for somebody who does nothing: answer what is asked, and no more.
    A fight is resolved as it stands (TABLE-4), and an offer is declined: nobody comes to a deal,
    and no card is spent, by sitting still.
    """
    waiting = [one for one in game.waiting if (one[0], one[2]) == (seat, question)]
    kinds = [kind for _, kind, _ in waiting if kind == asks or not asks]
    if not kinds:
        return [*legal]
    kind = w.QUESTIONS.index(kinds[0])
    if kind == w.Q_FIGHT:
        return [DeclareFight() if game.munchkins_lead else RunAway()]
    answers = _DECLINED if kind == w.Q_OFFER else w.QUESTION_KINDS[kind].moves or ANSWERS
    found = [
        act for act in legal if act is not None and act.verb in answers and act.verb not in _OWN
    ]
    if kind == w.Q_OFFER:
        found = [one for one in found if isinstance(one, DeclineOffer) and one.offer == question]
    return [*found] or [*legal]
