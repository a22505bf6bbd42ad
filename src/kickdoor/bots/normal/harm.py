"""What Bad Stuff and Curses would cost a munchkin, in points, read from what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kickdoor.cards.model import CardDef, Effect
from kickdoor.cards.verb import HARM
from kickdoor.cards.verbs import VERBS
from kickdoor.engine import Card, SeatView

_LEVEL: Final = 90.0
_HAND_CARD: Final = 25.0  # what one is worth on average
_MANY: Final = 2.5  # what "all" and "as many as rolled" come to
_WHOLE_HAND: Final = 100.0  # no less than anybody holds


@dataclass(frozen=True)
class Loss:
    """What somebody is to lose, by where it is taken from: he may not have it."""

    levels: float = 0.0
    in_play: float = 0.0  # points
    chosen: float = 0.0  # cards of the hand, of their owner's choice
    unseen: float = 0.0  # cards of the hand, at random
    kills: bool = False

    def __add__(self, other: Loss) -> Loss:
        return Loss(
            self.levels + other.levels,
            self.in_play + other.in_play,
            self.chosen + other.chosen,
            self.unseen + other.unseen,
            self.kills or other.kills,
        )

    def times(self, count: float, cards: float) -> Loss:
        """So much of it, and of the hand so many cards."""
        return Loss(
            self.levels * count,
            self.in_play * count,
            self.chosen * cards,
            self.unseen * cards,
            self.kills,
        )

    def points(self, levels: int, in_play: int, hand: int) -> float:
        """What it comes to for who has so many Levels to lose, and so many cards."""
        has = in_play + 0.5 * hand
        if self.kills:
            return 120.0 + 30.0 * has
        lost = _LEVEL * min(self.levels, float(levels))
        # Who has nothing in play has nothing to lose there.
        return lost + self.in_play * min(has / 4, 1.0) + self._of_hand(hand)

    def _of_hand(self, hand: int) -> float:
        """What goes unseen is as good as the rest. Of what is chosen it is the least that goes, and
        the more cards there are, the less that is.
        """
        unseen = min(self.unseen, float(hand))
        chosen = min(self.chosen, hand - unseen)
        return _HAND_CARD * (unseen + chosen * (chosen + 1) / (hand - unseen + 1))


# What a verb costs, once; any other that harms costs what is said of none. A Curse is worth some 30
# points to whoever keeps it, 6 with too full a hand: what costs less than about 12 is never thrown.
COSTS: Final = {
    "die": Loss(kills=True),
    "lose_level": Loss(levels=1.0),
    "set_level": Loss(levels=3.0),
    "discard": Loss(in_play=55.0),
    "discard_best": Loss(in_play=75.0),
    "discard_worth": Loss(in_play=90.0),
    "taken": Loss(in_play=45.0),
    "tax": Loss(in_play=60.0),
    "lose_trait": Loss(in_play=45.0),
    "change_trait": Loss(in_play=20.0),
    "change_sex": Loss(in_play=45.0),
    "lose_follower": Loss(in_play=50.0),
    "mark": Loss(in_play=30.0),
}
_SOME: Final = Loss(in_play=45.0)
_NONE: Final = Loss()


def harm_of(view: SeatView, card: Card, seat: int) -> float:
    """What a monster's Bad Stuff, a Curse, or another card that harms, costs a seat."""
    in_play, hand = len(view.in_play[seat]), len(view.hands[seat])
    return _read(card.definition).points(view.levels[seat] - 1, in_play, hand)


@lru_cache(maxsize=1024)
def _read(definition: CardDef) -> Loss:
    """What a card costs, as printed."""
    lost = _together((*definition.bad_stuff, *definition.effects))
    for modifier in definition.modifiers if definition.lasts else ():
        lost += Loss(in_play=8.0 * max(-modifier.add, 0))
    if definition.lasts and definition.ignores:
        lost += Loss(in_play=50.0)
    return lost


def _together(effects: Sequence[Effect]) -> Loss:
    return sum(map(_step, effects), _NONE)


def _step(effect: Effect) -> Loss:
    if effect.do in ("first_possible", "choose_one"):
        return _mildest(effect.args.get("of", ()))
    cost = COSTS.get(effect.do, _SOME if VERBS[effect.do].tone == HARM else _NONE)
    if cost.kills:
        return _NONE if effect.args.get("when") else cost
    if effect.do == "lose_trait":  # few have more than one to lose
        return cost
    count = effect.args.get("count", 1)
    many = float(count) if isinstance(count, int) else _MANY
    return cost.times(many, _WHOLE_HAND if count == "all" else many)


def _mildest(parts: Any) -> Loss:
    """Of several possible ones the one that is suffered: the first, or the victim's choice."""
    if isinstance(parts, dict):
        branches: Sequence[Sequence[Effect]] = list(parts.values())
    else:
        branches = [[part] for part in parts]
    return min(map(_together, branches), key=_to_who_has_much, default=_NONE)


def _to_who_has_much(loss: Loss) -> tuple[bool, float]:
    return loss.kills, loss.points(levels=10, in_play=4, hand=5)
