"""A thinking bot against the others: Curses, backstabs, and cards for the monsters in fights that
are not its own. The nearer somebody is to winning, the more it will spend on him.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from kickdoor.bots.normal.fight_options import Means, means_of, source_of, victim_of
from kickdoor.bots.normal.harm import harm_of
from kickdoor.bots.normal.prices import LEVEL, VICTORY
from kickdoor.bots.normal.remember import injuries
from kickdoor.bots.normal.situation import Fight, Mind
from kickdoor.bots.normal.thought import Thought
from kickdoor.bots.shared.appraise import is_crowded
from kickdoor.cards.model import CURSE
from kickdoor.engine import Act, AimedAct, PlayCard

HOPE: Final = 0.25  # that somebody else will do the rest
LEAVE: Final = 0.35  # of the chance that a harm is worth it, when nothing is at stake
GRUDGE: Final = 0.06  # of a rival's loss, for each injury he did us of late: three count
MERCY: Final = 0.03  # likewise off it, for each that he suffered: four count


class Malice:
    """Whom this seat would rather see stumble, and what it can do about it."""

    def __init__(self, mind: Mind, legal: Sequence[Act | None]) -> None:
        self.mind = mind
        self.legal = legal
        self.is_crowded = is_crowded(mind.view)
        self._near = mind.win_level - 2  # the Level from which nobody is spared

    @cached_property
    def wishes(self) -> list[float]:
        """By seat, how much its harm is worth: rivalry, grudges, and not always the same one."""
        mind = self.mind
        past = injuries(mind.view)
        found = []
        for seat in range(mind.view.seats):
            wish = mind.rivalry(seat) * mind.temper.spite
            wish += GRUDGE * mind.temper.grudge * min(past.by[seat], 3)
            wish -= MERCY * min(past.suffered[seat], 4) * (mind.levels[seat] < self._near)
            found.append(wish)
        return found

    def curse(self, act: PlayCard) -> Thought:
        """A Curse out of the blue, or into a fight."""
        mind = self.mind
        victim = victim_of(act)
        if victim < 0 or victim == mind.me or mind.view.dead[victim]:
            return Thought(-300, "not-on-oneself")
        fight = mind.fight
        if fight is not None and fight.combat.has(victim) and fight.combat.has(mind.me):
            return Thought(-300, "not-on-oneself")
        harm = harm_of(mind.view, mind.cards[act.card], victim)
        points = self.wishes[victim] * harm
        is_near = mind.levels[victim] >= self._near
        points -= mind.values.curse * (0.2 if self.is_crowded else 0.5 if is_near else 1.0)
        if fight is not None and victim == fight.combat.fighter and fight.is_for_win:
            points += self._stops(fight, act)
        return Thought(points, "stops-the-leader" if is_near else "hurts-a-rival", seat=victim)

    def _stops(self, fight: Fight, act: PlayCard) -> float:
        """What a Curse is worth that may turn a fight for the win."""
        face = self.mind.cards[act.card]
        swing = sum(-m.add for m in face.modifiers if m.add < 0)
        swing += 3 if harm_of(self.mind.view, face, fight.combat.fighter) > 40 else 0
        turns = fight.lack <= 0 < fight.lack + swing
        return VICTORY * (0.5 if turns else 0.1)

    @cached_property
    def hostile(self) -> dict[int, Means]:
        """What this seat could do against the munchkins in the fight, by the act's identity."""
        fight = self.mind.fight
        found: dict[int, Means] = {}
        if fight is None or fight.combat.has(self.mind.me):
            return found
        for act in self.legal:
            if not isinstance(act, AimedAct):
                continue
            if isinstance(act, PlayCard) and self.mind.cards[act.card].kind == CURSE:
                continue
            means = means_of(self.mind, fight, act)
            if means is not None and (means.swing < 0 or means.removes):
                found[id(act)] = means
        return found

    @cached_property
    def reach(self) -> int:
        """By how much this seat could turn the fight with all it has."""
        best: dict[tuple[int, int], int] = {}
        for m in self.hostile.values():
            key = source_of(m.act)
            best[key] = max(best.get(key, 0), -m.swing)
        return sum(best.values())

    def spoil(self, act: AimedAct) -> Thought | None:
        """A card or power against the munchkins in somebody's fight."""
        fight = self.mind.fight
        means = self.hostile.get(id(act))
        if fight is None or means is None:
            return None
        fighter = fight.combat.fighter
        if fight.lack > 0:
            return Thought(-10 - means.cost, "lost-anyway")
        if fight.is_for_win:
            return self._save_the_game(fight, means)
        if means.removes:
            return Thought(-20, "not-worth-it")
        if self.reach < 1 - fight.lack:
            return Thought(-20, "not-enough")
        needed = min(1 - fight.lack, -means.swing)
        price = means.cost * max((1 - fight.lack) / needed, 1.0)
        lost = LEVEL * fight.levels * 0.9 + 40 * fight.treasures + fight.loss(fighter)
        points = self.wishes[fighter] * lost * LEAVE - price * (0.4 if self.is_crowded else 1.0)
        return Thought(points - 10, "hurts-a-rival", seat=fighter)

    def _save_the_game(self, fight: Fight, means: Means) -> Thought:
        """Somebody is about to win: everything goes, the smallest that does it first."""
        margin = 1 - fight.lack
        fighter = fight.combat.fighter
        if means.removes >= len(fight.combat.monsters):
            return Thought(VICTORY * 0.9 - means.cost, "stops-the-leader", seat=fighter)
        swing = -means.swing
        if swing <= 0:
            return Thought(-20, "not-worth-it")
        chance = 1.0 if self.reach >= margin else HOPE
        excess = max(swing - margin, 0)
        points = VICTORY * 0.9 * chance - means.cost - 2 * excess + 4 * min(swing, margin)
        return Thought(points, "stops-the-leader", seat=fighter, number=margin)
