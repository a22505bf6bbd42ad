"""Who watches a fuzzed game for what is kept too long: the registers of caches, walked after every
act.

Those of the engine and the bots are always walked. What is kept for viewers is not known here:
`protocol/caches.py` has a watch of its own, which tests and `qa/run_fuzz.py` bring along.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from kickdoor.bots.caches import bot_faults
from kickdoor.engine.caches import table_faults
from kickdoor.engine.game import Game
from kickdoor.engine.shared_caches import shared_faults
from qa.properties import demand


class Watch(Protocol):
    """Looks at one game, act by act."""

    def faults(self, game: Game, is_whole: bool) -> list[str]:
        """What is kept and does not hold, each with the name of its cache; `is_whole` asks for all
        of what is otherwise compared in parts.
        """
        ...


Watcher = Callable[[], Watch]


class EngineWatch:
    """What the engine and the bots keep."""

    def faults(self, game: Game, is_whole: bool) -> list[str]:
        table = table_faults(game.table, is_whole)
        return table + shared_faults(is_whole) + bot_faults(game.catalogue, is_whole)


def check_caches(game: Game, watches: Sequence[Watch], is_whole: bool) -> None:
    """Everything kept is what a fresh look gives."""
    for watch in watches:
        faults = watch.faults(game, is_whole)
        demand(not faults, "caches", "; ".join(faults))
