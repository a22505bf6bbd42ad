"""Looking ahead in a fight: worlds that fit the view are invented, each candidate act is tried in
all of them, and the fight is played out as everybody would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots.values import LEVEL, VICTORY
from kickdoor.cards.model import FOLLOWER
from kickdoor.drive import Player, Rng
from kickdoor.engine.act import Act
from kickdoor.engine.determinize import determinize
from kickdoor.engine.game import Game
from kickdoor.engine.state import Table
from kickdoor.engine.view import SeatView

WORLDS: Final = 4
ACTS: Final = 60  # in which a fight is over, or never
CARD: Final = 25.0
GEAR: Final = 40.0
WON: Final = 2 * VICTORY
ENVY: Final = 0.35  # how much the best of the others counts


def foreseen(
    view: SeatView, candidates: Sequence[Act | None], everybody: Player, rng: Rng
) -> list[float]:
    """What each act comes to, on average over the same invented worlds."""
    totals = [0.0] * len(candidates)
    for _ in range(WORLDS):
        world = determinize(view, rng)
        chance = rng.getrandbits(48)
        for i, act in enumerate(candidates):
            game = world.clone()
            if act is not None:
                game.apply(view.seat, act)
            _play_out(game, everybody, Rng(chance))
            totals[i] += standing(game.table, view.seat)
    return [total / WORLDS for total in totals]


def _play_out(game: Game, everybody: Player, rng: Rng) -> None:
    """Plays on until the fight is over."""
    table = game.table
    for number in range(ACTS):
        if table.winners or table.combat is None:
            return
        seat = game.waiting[0][0]
        legal = game.legal(seat)
        act: Act | None = legal[0]
        if len(legal) > 1:
            act = everybody.choose(game.view(seat), legal, rng.at(number))
        assert act is not None  # there is no beat in here
        game.apply(seat, act)


def standing(t: Table, seat: int) -> float:
    """How a table looks for a seat, in points: its own, less some of the best other's."""
    if t.winners:
        return WON if seat in t.winners else -WON
    own = _worth(t, seat)
    others = [_worth(t, s) for s in range(t.seats) if s != seat]
    return own - ENVY * max(others) - 0.1 * sum(others)


def _worth(t: Table, seat: int) -> float:
    cards = t.catalogue.cards
    gear = sum(cards[c].bonus for c in t.tables[seat] if t.equipped[c] or cards[c].kind == FOLLOWER)
    level = t.levels[seat]
    late = max(level - t.rules.win_level + 3, 0)  # the last Levels count more
    held = len(t.hands[seat]) + 0.5 * len(t.tables[seat])
    return LEVEL * level + 40.0 * late + GEAR * gear + CARD * held
