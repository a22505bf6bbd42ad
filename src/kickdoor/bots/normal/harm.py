"""What Bad Stuff and Curses would cost a munchkin, in points, read from what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from kickdoor.cards.model import CardDef, Effect
from kickdoor.cards.verb import HARM
from kickdoor.cards.verbs import VERBS
from kickdoor.engine import Card, SeatView

_LEVEL: Final = 90.0
# What single verbs cost; any other costs what its tone says.
_FLAT: Final = {
    "discard": 55.0,
    "discard_best": 75.0,
    "discard_worth": 90.0,
    "taken": 45.0,
    "tax": 60.0,
    "lose_trait": 45.0,
    "change_trait": 20.0,
    "change_sex": 45.0,
    "lose_follower": 50.0,
    "mark": 30.0,
}
SOME_HARM: Final = 45.0  # what a verb costs of which no more is known than that it harms
_MANY: Final = 2.5  # what "all" and "as many as rolled" come to


def harm_of(view: SeatView, card: Card, seat: int) -> float:
    """What a monster's Bad Stuff, or a Curse, costs a seat."""
    levels, things, is_deadly = _read(card.definition)
    has = len(view.in_play[seat]) + 0.5 * len(view.hands[seat])
    if is_deadly:
        return 120.0 + 30.0 * has
    lost = min(levels, float(view.levels[seat] - 1))
    # Who has nothing in play has nothing to lose there.
    return _LEVEL * lost + things * min(has / 4, 1.0)


@lru_cache(maxsize=1024)
def _read(definition: CardDef) -> tuple[float, float, bool]:
    """Levels lost, other losses in points, and whether it kills."""
    levels = things = 0.0
    is_deadly = False
    for effect in (*definition.bad_stuff, *definition.effects):
        lost, other, kills = _step(effect)
        levels, things = levels + lost, things + other
        is_deadly = is_deadly or kills
    for modifier in definition.modifiers if definition.lasts else ():
        things += 8.0 * max(-modifier.add, 0)
    if definition.lasts and definition.ignores:
        things += 50.0
    return levels, things, is_deadly


def _step(effect: Effect) -> tuple[float, float, bool]:
    if effect.do == "die":
        return 0.0, 0.0, not effect.args.get("when")
    if effect.do == "lose_level":
        return _count(effect.args.get("count", 1)), 0.0, False
    if effect.do == "set_level":
        return 3.0, 0.0, False
    if effect.do in ("first_possible", "choose_one"):
        return _mildest(effect.args.get("of", ()))
    is_trait = effect.do == "lose_trait"  # few have more than one to lose
    many = 1.0 if is_trait else _count(effect.args.get("count", 1))
    flat = _FLAT.get(effect.do, SOME_HARM if VERBS[effect.do].tone == HARM else 0.0)
    return 0.0, flat * many, False


def _mildest(parts: Any) -> tuple[float, float, bool]:
    """Of several possible ones the one that is suffered: the first, or the victim's choice."""
    if isinstance(parts, dict):
        branches: Sequence[Sequence[Effect]] = list(parts.values())
    else:
        branches = [[part] for part in parts]
    sums = []
    for branch in branches:
        steps = [_step(effect) for effect in branch]
        sums.append((sum(s[0] for s in steps), sum(s[1] for s in steps), any(s[2] for s in steps)))
    return min(sums, key=lambda s: (s[2], _LEVEL * s[0] + s[1]), default=(0.0, 0.0, False))


def _count(count: Any) -> float:
    return float(count) if isinstance(count, int) else _MANY
