"""How a table deals with each other: help, deals, trades, and at whom the harm is aimed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kickdoor.engine import (
    EVENT_KINDS,
    Act,
    AskForHelp,
    CombatStarted,
    Event,
    Game,
    HelpAccepted,
    HelpAsked,
    OfferTrade,
    Traded,
    victim_of,
)


class Manners:
    """Counts over one game, as its observer; sums of several are added up."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.counts: Counter[str] = Counter()
        self._is_asked = False  # in the fight at hand
        self._is_helped = False
        self._rounds: dict[tuple[int, int], int] = {}  # counter-offers between two seats

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None:
        if isinstance(act, AskForHelp | OfferTrade) and self._game.offers:
            self._offered(seat, act.to)
        for event in events:
            self._count(event)

    def _offered(self, seat: int, to: int) -> None:
        pair = (min(seat, to), max(seat, to))
        self._rounds[pair] = next(
            (o.round for o in self._game.offers if o.maker == seat and o.to == to), 0
        )
        if self._rounds[pair] == 0:
            self.counts["negotiations"] += 1
        elif self._rounds[pair] == 1:
            self.counts["countered"] += 1

    def _count(self, event: Event) -> None:
        counts = self.counts
        if isinstance(event, CombatStarted):
            counts["fights"] += 1
            self._is_asked = self._is_helped = False
        elif isinstance(event, HelpAsked) and not self._is_asked:
            counts["fights_asked"] += 1
            self._is_asked = True
        elif isinstance(event, HelpAccepted) and not self._is_helped:
            counts["fights_helped"] += 1
            counts["fights_accepted"] += self._is_asked
            self._is_helped = True
        if EVENT_KINDS[event.kind].is_deal:
            pair = (min(event.seats()), max(event.seats()))
            counts["deals"] += 1
            counts["deals_countered"] += self._rounds.pop(pair, 0) > 0
            counts["trades"] += isinstance(event, Traded)
        victim = victim_of(event, self._game.catalogue)
        if victim >= 0:
            self._aimed(event.seat, victim)

    def _aimed(self, seat: int, victim: int) -> None:
        """Leader and last are so by Level, among those whom the seat could have chosen."""
        levels = [level for s, level in enumerate(self._game.levels) if s != seat]
        self.counts["attacks"] += 1
        if max(levels) > min(levels):
            self.counts["attacks_on_leader"] += self._game.levels[victim] == max(levels)
            self.counts["attacks_on_last"] += self._game.levels[victim] == min(levels)


def summary(counts: Counter[str], games: int) -> dict[str, Any]:
    """The shares that are asked for, of that many games."""
    of = max(games, 1)
    return {
        "fights_per_game": round(counts["fights"] / of, 2),
        "help_asked": _share(counts, "fights_asked", "fights"),
        "help_accepted": _share(counts, "fights_accepted", "fights_asked"),
        "deals_per_game": round(counts["deals"] / of, 2),
        "deals_with_counter": _share(counts, "deals_countered", "deals"),
        "talks_with_counter": _share(counts, "countered", "negotiations"),
        "trades_per_game": round(counts["trades"] / of, 3),
        "attacks_per_game": round(counts["attacks"] / of, 2),
        "attacks_on_leader": _share(counts, "attacks_on_leader", "attacks"),
        "attacks_on_last": _share(counts, "attacks_on_last", "attacks"),
    }


def _share(counts: Counter[str], part: str, whole: str) -> float:
    return round(counts[part] / max(counts[whole], 1), 4)
