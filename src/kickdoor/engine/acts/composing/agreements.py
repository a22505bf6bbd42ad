"""What two agree on, and what a seat says of itself: trades, terms of help, cards shown, orders."""

from __future__ import annotations

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import AskForHelp, OfferTrade, SetOrders, ShowCards
from kickdoor.engine.acts.composing.skeletons import can_trade
from kickdoor.engine.acts.composing.walk import DONE, Argument, Walk
from kickdoor.engine.queries.character import items_of
from kickdoor.engine.queries.strength import treasures_at_stake
from kickdoor.engine.state.knowledge import knows
from kickdoor.engine.words_of_play import PASSES, UNLESS


class TradeSide(Argument):
    """What is given or wanted in a trade (ITEM-8)."""

    def __init__(self, name: str, field: str, wanted: bool) -> None:
        super().__init__(name, field)
        self.is_wanted = wanted

    def values(self, w: Walk) -> list[int]:
        have = w.act.several(self.field)
        owner = w.act.number("to") if self.is_wanted else w.seat
        found: list[int] = []
        for c in items_of(w.table, owner):
            if c not in have:
                w.act.say(self.field, (*have, c))
                if can_trade(w.game, w.seat, self.offer(w)):
                    found.append(c)
        w.act.say(self.field, have)
        if self.may_stop(w):
            found.append(DONE)
        return found

    def offer(self, w: Walk) -> OfferTrade:
        """The offer as it is so far."""
        return OfferTrade(w.act.number("to"), w.act.several("give"), w.act.several("want"))

    def may_stop(self, w: Walk) -> bool:
        if self.is_wanted or w.act.several("give"):
            return not w.code() if self.is_wanted else can_trade(w.game, w.seat, self.offer(w))
        to = w.act.number("to")
        wants = [OfferTrade(to, want=(c,)) for c in items_of(w.table, to)]
        return any(can_trade(w.game, w.seat, a) for a in wants)


class Treasures(Argument):
    """How many of the monsters' Treasures the helper gets."""

    def values(self, w: Walk) -> list[int]:
        combat = w.table.combat
        assert combat is not None
        stake = treasures_at_stake(w.table, combat)
        return [*range(1, stake + 1), DONE]

    def take(self, w: Walk, value: int) -> bool:
        w.act.say(self.field, value)
        return True

    def wanted(self, w: Walk, act: Act) -> int:
        assert isinstance(act, AskForHelp)
        return act.treasures if act.treasures > 0 else DONE


class Picks(Argument):
    """Which picks are the helper's, first to last."""

    def values(self, w: Walk) -> list[int]:
        combat = w.table.combat
        assert combat is not None
        picks = w.act.several(self.field)
        missing = w.act.number("treasures") - len(picks)
        if missing < 1:
            return []
        after = picks[-1] if picks else 0
        stake = treasures_at_stake(w.table, combat)
        return list(range(after + 1, stake - missing + 2))

    def wanted(self, w: Walk, act: Act) -> int:
        assert isinstance(act, AskForHelp)
        return sorted(act.picks)[len(w.act.several(self.field))]


class Terms(Argument):
    """Items and hand cards of the fighter that are promised (HELP-2)."""

    def values(self, w: Walk) -> list[int]:
        combat = w.table.combat
        assert combat is not None
        have = w.act.several(self.field)
        own = items_of(w.table, combat.fighter)
        if self.field == "hand_cards":
            hand = w.table.hands[combat.fighter]
            own = [c for c in hand if knows(w.table, w.seat, c)]
        found: list[int] = []
        for c in own:
            if c not in have:
                w.act.say(self.field, (*have, c))
                if not w.code():
                    found.append(c)
        w.act.say(self.field, have)
        return [*found, DONE]


class Shown(Argument):
    """Cards of the hand, to be shown."""

    def values(self, w: Walk) -> list[int]:
        have = w.act.several(self.field)
        found = [c for c in w.table.hands[w.seat] if c not in have]
        return [*found, DONE] if have else found


class Spectators(Argument):
    """To whom cards are shown; DONE: to all."""

    def values(self, w: Walk) -> list[int]:
        found: list[int] = []
        for s in range(w.table.seats):
            w.act.say(self.field, s)
            if not w.code():
                found.append(s)
        w.act.say(self.field, -1)
        return [*found, DONE]

    def take(self, w: Walk, value: int) -> bool:
        w.act.say(self.field, value)
        return True

    def wanted(self, w: Walk, act: Act) -> int:
        assert isinstance(act, ShowCards)
        return act.to


class Passes(Argument):
    """When a seat passes by itself."""

    def values(self, w: Walk) -> list[int]:
        return list(range(len(PASSES)))

    def take(self, w: Walk, value: int) -> bool:
        w.act.say(self.field, value)
        return True

    def wanted(self, w: Walk, act: Act) -> int:
        assert isinstance(act, SetOrders)
        return act.passes


class Unless(Argument):
    """What wakes it all the same: numbers of UNLESS."""

    def values(self, w: Walk) -> list[int]:
        mask = self.mask(w)
        return [*[i for i in range(len(UNLESS)) if not mask >> i & 1], DONE]

    def take(self, w: Walk, value: int) -> bool:
        w.act.say(self.field, self.mask(w) | 1 << value)
        return False

    def mask(self, w: Walk) -> int:
        return max(w.act.number(self.field), 0)

    def wanted(self, w: Walk, act: Act) -> int:
        assert isinstance(act, SetOrders)
        missing = max(act.unless, 0) & ~self.mask(w)
        return (missing & -missing).bit_length() - 1 if missing else DONE
