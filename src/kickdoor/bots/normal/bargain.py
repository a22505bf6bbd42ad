"""Help on terms: whom to ask, what is fair, when to counter, and when to offer oneself.

Both sides count with the same open figures, so that most bids are near what the other will take;
what is left is haggling.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.goods import item_value
from kickdoor.bots.normal.prices import HOPELESS, LEVEL, PLAIN, VICTORY, Values
from kickdoor.bots.normal.remember import against
from kickdoor.bots.normal.situation import Fight, Mind, OpenMind
from kickdoor.bots.normal.thought import NO_DEAL, Thought
from kickdoor.bots.shared.temper import EVEN, Temper
from kickdoor.engine import HELP_OFFER, AskForHelp, Offer

EVEN_MIND: Final = 0.01  # who is offered just enough comes
RISK: Final = 0.12  # that a fight goes wrong after all
ASKED_ENOUGH: Final = 2  # refusals by one seat in one fight


class Bargain:
    """The help that could be had, or given, in the fight at hand."""

    def __init__(
        self, mind: Mind, fight: Fight, fallback: float, is_spending: bool = False
    ) -> None:
        self.mind = mind
        self.fight = fight
        self.fallback = fallback  # what the fight is worth to the fighter without a deal
        self.is_spending = is_spending  # whether that takes cards of his
        self._lacks: dict[int, int] = {}
        self._levels: dict[int, int] = {}

    def lack_with(self, helper: int) -> int:
        if helper not in self._lacks:
            self._lacks[helper] = self.fight.lack_with(helper)
        return self._lacks[helper]

    def _values_of(self, seat: int) -> Values:
        """Prices of others are unknown; they are taken to be the common ones."""
        return self.mind.values if seat == self.mind.me else PLAIN

    def levels_with(self, helper: int) -> int:
        if helper not in self._levels:
            self._levels[helper] = self.fight.levels_with(helper)
        return self._levels[helper]

    def worth_to_helper(
        self, helper: int, treasures: int, items: tuple[int, ...] = (), temper: Temper = EVEN
    ) -> float:
        """What helping on these terms is worth to a seat, as far as anybody can see."""
        mind, fight = self.mind, self.fight
        fighter = fight.combat.fighter
        is_shared = mind.view.rules.shared_victory
        if fight.is_for_win and not is_shared:
            return -VICTORY
        lack = self.lack_with(helper)
        if lack > 0:
            return -fight.loss(helper) - 5.0 * lack
        values = self._values_of(helper)
        got = values.treasure * treasures + sum(item_value(mind, helper, c) for c in items)
        levels = self.levels_with(helper)
        if levels:
            got += mind.level_gain(helper, levels)
        left = max(fight.treasures - treasures, 0)
        cost = (
            LEVEL * fight.levels
            + values.treasure * left
            - sum(item_value(mind, fighter, c) for c in items)
        )
        envy = mind.rivalry(fighter, helper) * temper.envy * values.envy
        return got - envy * cost - RISK * fight.loss(helper) - temper.margin

    def worth_to_fighter(self, helper: int, treasures: int, items: tuple[int, ...] = ()) -> float:
        """What being helped on these terms is worth to the fighter."""
        mind, fight = self.mind, self.fight
        fighter = fight.combat.fighter
        if self.lack_with(helper) > 0:
            return HOPELESS
        values = self._values_of(fighter)
        gain = mind.level_gain(fighter, fight.levels) + values.treasure * (
            fight.treasures - treasures
        )
        gain -= sum(item_value(mind, fighter, c) for c in items)
        levels = self.levels_with(helper)
        if levels:
            gain -= mind.rivalry(helper, fighter) * mind.level_gain(helper, levels)
        gain -= mind.rivalry(helper, fighter) * mind.values.treasure * treasures
        return gain - RISK * fight.loss(fighter)

    def hoped_for(self, helper: int) -> int:
        """The Treasures that look fair: by what the helper brings of what was missing."""
        if not self.fight.treasures:
            return 0
        brought = self.fight.lack - self.lack_with(helper)
        need = max(self.fight.lack, 1)
        haggle = self._values_of(helper).haggle
        share = haggle if brought < 2 * need else haggle * 0.75
        return max(1, round(share * self.fight.treasures))

    # The fighter's part.

    def ask(self, act: AskForHelp) -> Thought:
        """A bid for help; or, from somebody else, an offer of it."""
        mind, fight = self.mind, self.fight
        if act.to < 0 or act.hand_cards:
            return NO_DEAL
        if fight.combat.fighter != mind.me:
            return self.offer_help(act)
        helper = act.to
        refused = [o for o in mind.view.declined if _between(o, mind.me, helper)]
        if len(refused) >= ASKED_ENOUGH or self.lack_with(helper) > 0:
            return NO_DEAL
        if helper in against(mind.view):  # who has just made it worse is not asked to mend it
            return NO_DEAL
        count = max(act.treasures, 0)
        if any(o.maker == mind.me and o.treasures >= count and not act.items for o in refused):
            return NO_DEAL
        if act.picks and act.picks[-1] != count:  # the helper picks first: that is the custom
            return NO_DEAL
        theirs = self.worth_to_helper(helper, count, act.items)
        chance = _taken(theirs)
        if theirs <= -VICTORY:  # nobody is so kind
            return NO_DEAL
        mine = self.worth_to_fighter(helper, count, act.items)
        points = chance * mine + (1 - chance) * self.fallback - 3
        if self.is_spending:
            points += mind.values.asks
        if act.items:
            points -= 5
        reason = "bribes" if act.items else "asks-for-help"
        return Thought(points, reason, seat=helper, number=count)

    def counter(self, offer: Offer, act: AskForHelp) -> Thought:
        """The fighter bids less than was asked for."""
        count = max(act.treasures, 0)
        if act.items or count >= offer.treasures or count < offer.treasures - 1:
            return NO_DEAL
        if act.picks and act.picks[-1] != count:
            return NO_DEAL
        dear = offer.treasures > self.hoped_for(offer.maker) + (self.mind.temper.margin <= 20)
        if not dear or self.worth_to_helper(offer.maker, count) < 0:
            return NO_DEAL
        points = self.worth_to_fighter(offer.maker, offer.treasures) + 4
        return Thought(points, "counters", seat=offer.maker, number=count)

    def taken(self, offer: Offer) -> Thought:
        """Taking an offer: as the fighter who is offered help, or as the helper who is asked."""
        mind, fight = self.mind, self.fight
        if fight.combat.fighter == mind.me:
            cheaper = [
                o
                for o in mind.view.offers
                if o.to == mind.me and o.kind == HELP_OFFER and o.treasures < offer.treasures
            ]
            points = self.worth_to_fighter(offer.maker, offer.treasures, offer.items)
            points -= 10 * len(cheaper)
            return Thought(points, "takes-help", seat=offer.maker, number=offer.treasures)
        points = self._bid(offer.treasures, offer.items)
        return Thought(points, "helps", seat=offer.maker, number=offer.treasures)

    # The helper's part.

    def offer_help(self, act: AskForHelp) -> Thought:
        """Help offered, as an answer to a bid or of one's own accord."""
        mind = self.mind
        fighter = self.fight.combat.fighter
        count = max(act.treasures, 0)
        if act.items or self.lack_with(mind.me) > 0 or (act.picks and act.picks[-1] != count):
            return NO_DEAL
        mine = self.worth_to_helper(mind.me, count, (), mind.temper)
        if mine < 0 or not count:
            return NO_DEAL
        bid = self._bid_of(fighter)
        if bid is not None:
            return self._counter_bid(bid, count, mine)
        return self._own_bid(fighter, count, mine)

    def _counter_bid(self, bid: Offer, count: int, mine: float) -> Thought:
        """More than was bid, but not more than the fighter would bear."""
        theirs = self.worth_to_fighter(self.mind.me, count)
        taken = self._bid(bid.treasures, bid.items)
        hope = self.hoped_for(self.mind.me) + (self.mind.temper.margin > 20)
        is_modest = count <= max(hope, bid.treasures + 1) and count > bid.treasures
        if not is_modest or theirs <= self._without(bid.maker):
            return NO_DEAL
        # What is the going rate is taken; who haggles tries once for what is hoped for.
        if taken >= 0 and (not self.mind.haggles or bid.round > 0 or count > hope):
            return NO_DEAL
        chance = 0.7
        points = chance * mine + (1 - chance) * min(taken, 0.0)
        return Thought(points, "counters", seat=bid.maker, number=count)

    def _bid(self, treasures: int, items: tuple[int, ...]) -> float:
        """What a bid is worth to this seat: by the going rate, so that others can tell, unless it
        haggles.
        """
        mind = self.mind
        if mind.is_open or mind.haggles:
            return self.worth_to_helper(mind.me, treasures, items, mind.temper)
        seen = OpenMind(mind.view, mind.temper)
        known = Bargain(seen, Fight(seen, self.fight.combat), self.fallback)
        worth = known.worth_to_helper(mind.me, treasures, items, mind.temper)
        return worth + EVEN_MIND if worth >= 0 else worth

    def _own_bid(self, fighter: int, count: int, mine: float) -> Thought:
        """An offer out of the blue: below what others ask, if they do."""
        rivals = [
            o.treasures
            for o in self.mind.view.offers
            if o.kind == HELP_OFFER and o.to == fighter and o.maker != self.mind.me
        ]
        refused = [o for o in self.mind.view.declined if _between(o, fighter, self.mind.me)]
        if len(refused) >= ASKED_ENOUGH or any(o.treasures <= count for o in refused):
            return NO_DEAL
        if rivals and count >= min(rivals):
            return NO_DEAL
        hope = self.hoped_for(self.mind.me)
        points = 0.6 * mine if count <= max(hope, 1) or rivals else -500
        reason = "underbids" if rivals else "offers-help"
        return Thought(points, reason, seat=fighter, number=count)

    def _bid_of(self, fighter: int) -> Offer | None:
        """What the fighter has bid this seat."""
        for o in self.mind.view.offers:
            if o.kind == HELP_OFFER and o.maker == fighter and o.to == self.mind.me:
                return o
        return None

    def _without(self, fighter: int) -> float:
        """What the fight is worth to a fighter nobody helps."""
        return -self.fight.loss(fighter)


def _taken(worth: float) -> float:
    """How likely a bid is taken that is worth so much to the other: fair, nearly so, or poor."""
    if worth >= 0:
        return 0.85
    return 0.5 if worth > -30 else 0.06


def _between(offer: Offer, a: int, b: int) -> bool:
    return offer.kind == HELP_OFFER and {offer.maker, offer.to} == {a, b}
