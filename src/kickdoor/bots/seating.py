"""Bots at their seats, each behind a guard: one that fails goes on as *easy*; and what sex those
are who have not chosen theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.bots.easy.easy_bot import EasyBot
from kickdoor.bots.foreign import is_foreign
from kickdoor.bots.registry import bot_named
from kickdoor.drive import Guard
from kickdoor.drive.guard import LIMIT
from kickdoor.engine import SEXES, Game, draw, seed_bytes


def seated(game: Game, names: Sequence[str], limit: float = LIMIT) -> list[Guard]:
    """A guarded bot for every seat of a game, by name: ours, or `mymodule:MyBot`.

    Ours come to an end by themselves: no alarm is set for them, which takes time.
    """
    return [
        Guard(bot_named(name), EasyBot(), game, seat, name, limit, interrupts=is_foreign(name))
        for seat, name in enumerate(names)
    ]


def drawn_sexes(seed: int | bytes, count: int) -> list[str]:
    """The sexes of so many seats, which vary with the seed: who cannot choose takes what comes
    (SETUP-6).
    """
    source = seed_bytes(seed)
    return [SEXES[draw(source, "sexes", seat, len(SEXES))] for seat in range(count)]
