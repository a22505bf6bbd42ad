"""The hard bot: what normal thinks, with a longer memory, and in a fight a look ahead.

It reads the whole of what it was shown: who kept faith after a deal is a smaller rival to it, who
did not a greater one. Before it commits itself in a fight, or looks for one, it plays the best
candidates out in invented worlds that fit all it has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from kickdoor.bots.foresight import foreseen
from kickdoor.bots.mind import Mind
from kickdoor.bots.normal import NormalBot, Options
from kickdoor.bots.remember import faith
from kickdoor.bots.temper import EVEN, Temper
from kickdoor.bots.thought import Thought
from kickdoor.bots.values import KEEN, Values
from kickdoor.drive import Rng
from kickdoor.engine.act import Act
from kickdoor.engine.frames import ASK
from kickdoor.engine.view import SeatView
from kickdoor.engine.words_of_play import TROUBLE

CANDIDATES: Final = 4
NEAR: Final = 350.0  # points by which a candidate may look worse than the best
SURE: Final = 15.0  # points by which it must turn out better
FAITH: Final = 0.08  # of rivalry, for every deal that was kept


class DeepMind(Mind):
    """A mind that does not forget."""

    @cached_property
    def faith(self) -> list[int]:
        return faith(self.view)

    def rivalry(self, seat: int, of: int = -1) -> float:
        rivalry = super().rivalry(seat, of)
        if of in (-1, self.me) and seat != self.me:
            rivalry *= 1 - FAITH * min(max(self.faith[seat], -4), 4)
        return rivalry


class HardBot(NormalBot):
    """Values every act as normal does, and looks ahead where it matters."""

    def __init__(self, temper: Temper = EVEN, values: Values = KEEN) -> None:
        super().__init__(temper, values)

    def think(
        self, view: SeatView, legal: Sequence[Act | None], rng: Rng
    ) -> tuple[Act | None, Thought]:
        mind = DeepMind(view, self.temper, self.values)
        options = Options(mind, legal).valued()
        options.sort(key=lambda option: -option[1].points)  # chance has no say among equals here
        near = self._candidates(mind, options)
        if len(near) < 2:
            return options[0]
        values = foreseen(view, [act for act, _ in near], NormalBot(), rng)
        best = max(range(len(near)), key=lambda i: values[i])
        if values[best] < values[0] + SURE:
            return options[0]
        act, thought = near[best]
        return act, Thought(values[best], "foresees", thought.seat, thought.card, thought.number)

    def _candidates(
        self, mind: Mind, options: list[tuple[Act | None, Thought]]
    ) -> list[tuple[Act | None, Thought]]:
        """What is worth a look ahead: in a fight, or before one of one's own choosing."""
        is_asked = mind.view.stack[-1].kind == ASK
        is_fight = mind.fight is not None and not is_asked
        is_trouble = any(act is not None and act.verb == TROUBLE for act, _ in options)
        if not is_fight and not is_trouble:
            return []
        best = options[0][1].points
        return [o for o in options if o[1].points >= best - NEAR and o[0] is not None][:CANDIDATES]
