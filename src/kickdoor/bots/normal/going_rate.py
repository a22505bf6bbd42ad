"""What others would take for their help, or for an Item: reckoned as anybody at the table could,
from one seat's view and what was said aloud. Estimates, not promises.

No bot's temper and no card that the seat has not seen has a say in it: everybody is taken to count
with the common prices. What somebody refused in this fight was too little, what he asked for
himself is enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kickdoor.bots.normal.bargain import Bargain
from kickdoor.bots.normal.barter import swapped
from kickdoor.bots.normal.remember import SPAN
from kickdoor.bots.normal.situation import Fight, Mind, OpenMind
from kickdoor.engine import (
    HELP_OFFER,
    CombatStarted,
    HelpAsked,
    HelpDeclined,
    HelpOffered,
    SeatView,
    TradeDeclined,
    TradeOffered,
)

HINT: Final = 1.0  # what must come on top of what was refused
PROMISED: Final = 25.0  # what a card of the hand is worth to whoever gives it


@dataclass(frozen=True)
class Terms:
    """What a helper gets, or what goes over the table in a trade: there `items` are given and
    `cards` wanted, as in an `Offer`.
    """

    picks: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


class Answers:
    """What was said about help in the fight at hand, by the seat that is not the fighter."""

    def __init__(self, view: SeatView, fighter: int) -> None:
        self.refused: dict[int, list[HelpAsked]] = {}  # what the fighter offered in vain
        self.wanted: dict[int, HelpOffered] = {}  # what each asked for last
        self.too_dear: dict[int, list[HelpOffered]] = {}  # what the fighter would not give
        self.last: dict[int, HelpAsked | HelpOffered | HelpDeclined] = {}  # by helper
        asked: dict[int, HelpAsked] = {}
        for event in _of_this_fight(view):
            if isinstance(event, HelpAsked) and event.seat == fighter:
                asked[event.helper] = self.last[event.helper] = event
                self._turned_down(event.helper)
            elif isinstance(event, HelpOffered) and event.fighter == fighter:
                self._in_vain(event.seat, asked)
                self.wanted[event.seat] = self.last[event.seat] = event
            elif isinstance(event, HelpDeclined) and event.maker == fighter:
                self._in_vain(event.seat, asked)
                self.last[event.seat] = event
            elif isinstance(event, HelpDeclined) and event.seat == fighter:
                self._turned_down(event.maker)
                self.last[event.maker] = event

    def _in_vain(self, seat: int, asked: dict[int, HelpAsked]) -> None:
        if seat in asked:
            self.refused.setdefault(seat, []).append(asked.pop(seat))

    def _turned_down(self, seat: int) -> None:
        if seat in self.wanted:
            self.too_dear.setdefault(seat, []).append(self.wanted.pop(seat))


def _of_this_fight(view: SeatView) -> list[object]:
    """What the seat was shown since the fight began."""
    told = view.log[max(view.shown - SPAN, 0) : view.shown]
    begins = [i for i, event in enumerate(told) if isinstance(event, CombatStarted)]
    return list(told[begins[-1] :]) if begins else list(told)


class HelpRate:
    """The going rate of help in the fight at hand, by one seat's view."""

    def __init__(self, mind: Mind, fight: Fight) -> None:
        self.mind = OpenMind(mind.view)
        self.fight = fight
        self.fighter = fight.combat.fighter
        self.bargain = Bargain(self.mind, fight, -fight.loss(self.fighter))
        self.answers = Answers(mind.view, self.fighter)

    @property
    def is_mine(self) -> bool:
        """Whether it is this seat's fight; else it could offer its help."""
        return self.fighter == self.mind.me

    def is_taken(self, helper: int, terms: Terms) -> bool:
        """Whether the other side would take these terms: whoever is asked, or the fighter."""
        if self.bargain.lack_with(helper) > 0:
            return False
        if not self.is_mine and self.fight.lack <= 0:
            return False  # who wins alone shares with nobody
        if not self.is_mine:
            return self.to_fighter(helper, terms) > self._at_least_for_fighter(helper)
        return self.to_helper(helper, terms) >= self._at_least_for(helper)

    def least(self, helper: int) -> int:
        """The fewest Treasures for which a helper would come; -1: for none that there are."""
        for count in range(self.fight.treasures + 1):
            if self.is_taken(helper, Terms(tuple(range(1, count + 1)))):
                return count
        return -1

    def most(self, helper: int) -> int:
        """The most Treasures that the fighter would give this helper; -1: not even none."""
        for count in range(self.fight.treasures, -1, -1):
            if self.is_taken(helper, Terms(tuple(range(1, count + 1)))):
                return count
        return -1

    def to_helper(self, helper: int, terms: Terms) -> float:
        """What the terms are worth to a helper; nobody counts on what is still in a hand."""
        return self.bargain.worth_to_helper(helper, len(terms.picks), terms.items)

    def to_fighter(self, helper: int, terms: Terms) -> float:
        """What being helped on these terms is worth to the fighter."""
        worth = self.bargain.worth_to_fighter(helper, len(terms.picks), terms.items)
        return worth - PROMISED * len(terms.cards)

    def _at_least_for(self, helper: int) -> float:
        """More than he refused, but not more than he asks for."""
        refused = self.answers.refused.get(helper, [])
        floor = max((self._worth_of(helper, said) + HINT for said in refused), default=0.0)
        asks = [
            self.to_helper(helper, Terms(o.picks, o.items))
            for o in self.mind.view.offers
            if o.kind == HELP_OFFER and (o.maker, o.to) == (helper, self.fighter)
        ]
        return min([max(floor, 0.0), *asks])

    def _at_least_for_fighter(self, helper: int) -> float:
        """Better than nobody's help, and than what he refused."""
        refused = self.answers.too_dear.get(helper, [])
        worths = [self.bargain.worth_to_fighter(helper, e.treasures, e.items) for e in refused]
        return max([self.bargain.fallback, *worths])

    def _worth_of(self, helper: int, said: HelpAsked) -> float:
        return self.bargain.worth_to_helper(helper, said.treasures, said.items)


class TradeRate:
    """What somebody would take for his Items, by one seat's view."""

    def __init__(self, mind: Mind, to: int) -> None:
        self.mind = OpenMind(mind.view)
        self.to = to
        self._refused = self._turned_down()

    def is_taken(self, terms: Terms) -> bool:
        """Whether he gains by it, and more than by what he has refused for the same."""
        floors = [self.to_other(past) + HINT for past in self._refused
                  if set(past.cards) == set(terms.cards)]  # fmt: skip
        return self.to_other(terms) >= max([HINT, *floors])

    def to_other(self, terms: Terms) -> float:
        """What a trade is worth to the other side, who counts our gain against it."""
        return swapped(self.mind, self.to, self.mind.me, terms.items, terms.cards)

    def _turned_down(self) -> list[Terms]:
        """What he was offered by this seat of late, and refused."""
        view = self.mind.view
        found: list[Terms] = []
        last: Terms | None = None
        for event in view.log[max(view.shown - SPAN, 0) : view.shown]:
            if isinstance(event, TradeOffered) and (event.seat, event.to) == (view.seat, self.to):
                last = Terms((), event.given, event.taken)
            elif last is not None and _is_no(event, self.to, view.seat):
                found.append(last)
                last = None
        return found


def _is_no(event: object, seat: int, maker: int) -> bool:
    """Whether a seat declines somebody's trade."""
    return isinstance(event, TradeDeclined) and (event.seat, event.maker) == (seat, maker)
