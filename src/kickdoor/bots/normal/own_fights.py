"""A thinking bot on the munchkin side of a fight: whether to fight, run, spend cards or make it
harder for more loot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from math import inf
from typing import Final

from kickdoor.bots.normal.fight_options import Means, card_of, means_of, source_of
from kickdoor.bots.normal.prices import HOPELESS, LEVEL, VICTORY
from kickdoor.bots.normal.situation import Fight, Mind
from kickdoor.bots.normal.thought import Thought
from kickdoor.cards.model import LEVEL_UP
from kickdoor.engine import FIGHT, Act, AimedAct, PlayCard

MANY: Final = 6  # means that are combined: the cheapest of them
HEADROOM: Final = 9  # by how much a fight must be won to make it harder on purpose


class Plan:
    """What this seat's own means can make of the fight at hand."""

    def __init__(self, mind: Mind, fight: Fight, legal: Sequence[Act | None]) -> None:
        self.mind = mind
        self.fight = fight
        self.means: dict[int, Means] = {}  # by the identity of the act
        for act in legal:
            if isinstance(act, AimedAct):
                found = means_of(mind, fight, act)
                if found is not None:
                    self.means[id(act)] = found
        self.stays = self._status_quo()
        self.chosen, self.cost = self._cheapest_win()

    def _status_quo(self) -> float:
        """What comes of the fight as it stands."""
        fight, me = self.fight, self.mind.me
        return fight.gain(me) if fight.lack <= 0 else -fight.loss(me)

    def _cheapest_win(self) -> tuple[list[Means], float]:
        """The cheapest means that win a fight that is being lost; none: there are no such."""
        lack = self.fight.lack
        if lack <= 0:
            return [], 0.0
        useful = [m for m in self.means.values() if m.swing > 0 and not m.removes]
        useful = _one_for_each_card(useful)
        useful.sort(key=lambda m: (m.cost / m.swing, -m.swing))
        del useful[MANY:]
        best: list[Means] = []
        cost = inf
        for count in range(1, len(useful) + 1):
            for some in combinations(useful, count):
                price = sum(m.cost for m in some)
                if price < cost and sum(m.swing for m in some) >= lack:
                    best, cost = list(some), price
        return best, cost

    @property
    def wins(self) -> float:
        """What winning by these means is worth; below the status quo if there is no way."""
        if not self.chosen:
            return HOPELESS
        return self.fight.gain(self.mind.me) - self.cost

    @property
    def alone(self) -> float:
        """The best that can be had without anybody's help."""
        return max(self.stays, self.wins)

    def score(self, act: AimedAct) -> Thought | None:
        """What playing a card or using a power in one's own fight is worth; None: nothing."""
        found = self.means.get(id(act))
        if found is None:
            return None
        fight, mind = self.fight, self.mind
        if isinstance(act, PlayCard) and mind.cards[act.card].kind == LEVEL_UP:
            return self._raise(act)
        if found in self.chosen:
            # The big one first: it shows the others that there is no point.
            points = self.wins + 0.1 * found.swing
            return Thought(points, "wins-the-fight", card=card_of(act), number=fight.lack)
        if found.removes:
            return self._way_out(found)
        if fight.lack > 0 or found.swing >= 0:
            return Thought(self.stays - 5 - found.cost, "keeps-it")
        return self._harder(found)

    def _raise(self, act: PlayCard) -> Thought:
        """A free Level in the middle of a fight: where it wins the game, or this fight."""
        fight = self.fight
        if self.could_win and fight.lack <= 0:
            return Thought(VICTORY, "goes-for-the-win", card=act.card)
        if fight.lack == 1 and self.chosen and self.cost == 0:
            return Thought(self.wins, "wins-the-fight", card=act.card, number=1)
        return Thought(self.stays - 5, "keeps-it")

    @cached_property
    def could_win(self) -> bool:
        """Whether free Levels in the hand would make this kill the one that wins."""
        fight, mind = self.fight, self.mind
        if fight.combat.fighter != mind.me or fight.is_for_win:
            return False
        ready = len(
            {
                m.act.card
                for m in self.means.values()
                if isinstance(m.act, PlayCard) and mind.cards[m.act.card].kind == LEVEL_UP
            }
        )
        level = min(mind.levels[mind.me] + ready, mind.view.rules.last_free_level)
        return ready > 0 and level + fight.levels >= mind.win_level

    def _way_out(self, found: Means) -> Thought:
        """Monsters sent away without a kill."""
        fight = self.fight
        share = (
            self.mind.values.treasure * max(fight.treasures - fight.owed, 0)
            if found.is_kept
            else 0.0
        )
        if found.removes < len(fight.combat.monsters):
            is_won = fight.lack - found.swing <= 0
            points = fight.gain(self.mind.me) - LEVEL if is_won else self.stays
        else:
            points = share
        return Thought(points - found.cost, "way-out", card=card_of(found.act))

    def _harder(self, found: Means) -> Thought:
        """More monster for more loot, where there is room for it."""
        fight, mind = self.fight, self.mind
        face = mind.cards[card_of(found.act)]
        if fight.combat.fighter != mind.me or fight.combat.helper >= 0:
            return Thought(self.stays - 20, "keeps-it")
        room = -fight.lack + found.swing - HEADROOM - mind.temper.nerve
        along = found.act.with_cards if isinstance(found.act, PlayCard) else ()
        brought = [mind.cards[c] for c in along] or [face]
        levels = sum(f.levels for f in brought if f.level)
        loot = sum(f.treasures + f.treasures_mod for f in brought)
        if face.copies_monster:
            levels, loot = fight.levels, fight.treasures
        if room < 0 or (fight.is_for_win and not levels):
            return Thought(self.stays - 20, "keeps-it")
        extra = mind.level_gain(mind.me, fight.levels + levels) - mind.level_gain(
            mind.me, fight.levels
        )
        points = self.stays + (extra + mind.values.treasure * loot) * 0.7 - found.cost
        return Thought(points, "more-loot", card=card_of(found.act), number=loot)

    def declare(self, verb: int) -> Thought:
        """To fight or to run."""
        fight = self.fight
        if verb == FIGHT:
            if fight.lack <= 0:
                return Thought(self.stays, "ahead", number=1 - fight.lack)
            return Thought(self.stays - 1, "bluff", number=fight.lack)
        return Thought(self.stays, "behind", number=fight.lack)


def _one_for_each_card(useful: list[Means]) -> list[Means]:
    """One act for each card or power: a potion is drunk once, whatever it may be aimed at."""
    best: dict[tuple[int, int], Means] = {}
    for m in useful:
        key = source_of(m.act)
        if key not in best or m.swing > best[key].swing:
            best[key] = m
    return list(best.values())
