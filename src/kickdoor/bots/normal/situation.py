"""How a thinking bot reads the table: who is near the end, what a gain of another costs it, and
the fight at hand in figures. Made once for a decision, from the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Final

from kickdoor.bots.normal.harm import harm_of
from kickdoor.bots.normal.prices import LEVEL, PLAIN, VICTORY, Values
from kickdoor.bots.shared.appraise import strength_of
from kickdoor.bots.shared.temper import EVEN, Temper
from kickdoor.engine import (
    NEEDED,
    STAGE_WAIT,
    TIES,
    Combat,
    Monster,
    OpenTable,
    SeatView,
    escape_modifier,
    has_passive,
    helper_levels_at_stake,
    is_shy,
    levels_at_stake,
    monsters_strength,
    munchkins_strength,
    pursues,
    treasures_at_stake,
)

# How near a seat is to winning, in Levels.
GEAR_DANGER: Final = 0.2  # for +1 in use
CARD_DANGER: Final = 0.1  # for a card in the hand
# What part of a rival's gain is one's own loss: within bounds, more if he is ahead or near the end.
RIVALRY: Final = 0.22
AHEAD: Final = 0.06  # for each Level that he is ahead
LATE: Final = 0.07  # for each of the last Levels that he has
LAST_LEVELS: Final = 4  # the dear ones
LEAST_RIVALRY: Final = 0.08
MOST_RIVALRY: Final = 0.9


class Mind:
    """A view, and what its seat makes of it."""

    is_open = False  # whether it counts with what everybody sees, and nothing else
    haggles = False  # whether it answers deals by what it alone knows, and asks for more

    def __init__(self, view: SeatView, temper: Temper = EVEN, values: Values = PLAIN) -> None:
        self.view = view
        self.temper = temper
        self.values = values
        self.me = view.seat
        self.cards = view.catalogue.cards
        self.levels = view.levels
        self.win_level = view.rules.win_level
        self.others = [s for s in range(view.seats) if s != view.seat and not view.dead[s]]

    @cached_property
    def table(self) -> OpenTable:
        return self.view.open_table()

    @cached_property
    def dangers(self) -> list[float]:
        """How near each seat is to winning, in Levels: gear and cards count too."""
        view = self.view
        found = []
        for seat in range(view.seats):
            level = view.levels[seat]
            gear = strength_of(view, seat) - level
            found.append(level + GEAR_DANGER * gear + CARD_DANGER * len(view.hands[seat]))
        return found

    @cached_property
    def leader(self) -> int:
        """The most dangerous of the others; -1: there is none."""
        return max(self.others, key=lambda s: (self.dangers[s], -s), default=-1)

    def rivalry(self, seat: int, of: int = -1) -> float:
        """What part of a seat's gain is another's loss; this seat's, unless one is named."""
        ahead = self.dangers[seat] - self.dangers[self.me if of < 0 else of]
        late = max(0, self.levels[seat] - self.win_level + LAST_LEVELS)
        return min(max(RIVALRY + AHEAD * ahead + LATE * late, LEAST_RIVALRY), MOST_RIVALRY)

    @cached_property
    def fight(self) -> Fight | None:
        """The fight at hand, while it is undecided."""
        combat = self.view.combat
        if combat is None or combat.stage > STAGE_WAIT:
            return None
        return Fight(self, combat)

    def level_gain(self, seat: int, levels: int) -> float:
        """What Levels by kills are worth to a seat."""
        if self.levels[seat] + levels >= self.win_level:
            return VICTORY
        return LEVEL * levels

    def free_levels(self, levels: int) -> float:
        """What Levels by cards or sales are worth to this seat: they do not win (PRECEDENCE-5)."""
        room = self.view.rules.last_free_level - self.levels[self.me]
        return LEVEL * max(min(levels, room), 0)


class OpenMind(Mind):
    """What anybody at the table would make of it: no hand, no price of one's own. Whoever answers a
    deal goes by that, and so does whoever foretells the answer.
    """

    is_open = True

    def __init__(self, view: SeatView, temper: Temper = EVEN) -> None:
        super().__init__(view, temper)


class Fight:
    """The fight at hand: what is missing, what is at stake, what losing would cost."""

    def __init__(self, mind: Mind, combat: Combat) -> None:
        self.mind = mind
        self.combat = combat
        self._losses: dict[int, float] = {}
        t = mind.table
        self.theirs = monsters_strength(t, combat)
        self.ours = munchkins_strength(t, combat)
        self.lack = self.theirs - self.ours + (0 if self._wins_ties(combat) else 1)
        self.levels = levels_at_stake(t, combat)
        self.treasures = max(treasures_at_stake(t, combat), 0)
        total = mind.levels[combat.fighter] + self.levels
        self.is_for_win = total >= mind.win_level
        helper = combat.helper
        self.helper_levels = helper_levels_at_stake(t, combat)
        if helper >= 0 and self.helper_levels:
            total = mind.levels[helper] + self.helper_levels
            self.is_for_win = self.is_for_win or total >= mind.win_level
        if helper >= 0 and mind.view.rules.shared_victory and self.is_for_win:
            self.helper_levels = mind.win_level

    def _wins_ties(self, combat: Combat) -> bool:
        sides = (combat.fighter, combat.helper) if combat.helper >= 0 else (combat.fighter,)
        return any(has_passive(self.mind.table, s, TIES) for s in sides)

    def lack_with(self, helper: int) -> int:
        """What would be missing with that helper."""
        t = self.mind.table
        with supposed(t, self._helped_by(helper)) as other:
            lack = monsters_strength(t, other) - munchkins_strength(t, other)
            return lack + (0 if self._wins_ties(other) else 1)

    def levels_with(self, helper: int) -> int:
        """Levels that helping would bring that seat."""
        t = self.mind.table
        with supposed(t, self._helped_by(helper)) as other:
            return helper_levels_at_stake(t, other)

    def _helped_by(self, helper: int) -> Combat:
        """The fight with him, without the monsters that do not stay for it."""
        other = self.combat.copy()
        other.helper = helper
        other.monsters = [m for m in other.monsters if not is_shy(self.mind.table, other, m)]
        return other

    @property
    def owed(self) -> int:
        """Treasures promised to the helper."""
        deal = self.combat.deal
        return 0 if deal is None else min(deal.treasures, self.treasures)

    def gain(self, seat: int) -> float:
        """What the fight brings a seat if the munchkins win it."""
        mind, combat = self.mind, self.combat
        if seat == combat.fighter:
            return mind.level_gain(seat, self.levels) + mind.values.treasure * (
                self.treasures - self.owed
            )
        if seat == combat.helper:
            levels = mind.level_gain(seat, self.helper_levels) if self.helper_levels else 0.0
            return levels + mind.values.treasure * self.owed
        return 0.0

    def loss(self, seat: int) -> float:
        """What the fight costs a seat if the monsters win it."""
        if seat not in self._losses:
            self._losses[seat] = sum(self._caught_by(m, seat) for m in self.combat.monsters)
        return self._losses[seat]

    def _caught_by(self, monster: Monster, seat: int) -> float:
        mind, t = self.mind, self.mind.table
        card = mind.cards[monster.card]
        if not pursues(t, monster, seat):
            return 0.0
        free = NEEDED - 1 - escape_modifier(t, seat, monster)  # faces that do not do
        caught = 1.0 if card.cannot_flee else min(max(free / 6, 0.0), 1.0)
        price = LEVEL * min(card.flee_penalty, mind.levels[seat] - 1)
        return caught * harm_of(mind.view, card, seat) + price


@contextmanager
def supposed(t: OpenTable, combat: Combat) -> Iterator[Combat]:
    """The table with another fight than it has, for as long as it is looked at."""
    before, t.combat = t.combat, combat
    try:
        yield combat
    finally:
        t.combat = before
