"""A combat under way: the monsters, what was played into it, and the offers made for it."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.state.combat_fields import CombatFields
from kickdoor.engine.state.monster import Monster

# Stages of a combat.
STAGE_FIGHT: Final = 0
STAGE_WAIT: Final = 1
STAGE_RUN: Final = 2
STAGE_REWARD: Final = 3
STAGES: Final = ("fight", "wait", "run", "reward")

# How a helper was forced.
FORCED: Final = 1
COMPELLED: Final = 2  # such help does not bring the fighter to the winning Level


class Combat(CombatFields):
    """A combat from the moment a monster shows to the last reward or escape; `fields` declares what
    it holds.
    """

    def copy(self) -> Combat:
        return Combat(self.fighter, self)

    def has(self, seat: int) -> bool:
        return seat == self.fighter or seat == self.helper

    def monster(self, id: int) -> Monster | None:
        for m in self.monsters:
            if m.id == id:
                return m
        return None
