"""The hard bot: what normal thinks, with other prices, a longer memory, and a look ahead.

It reads the whole of what it was shown: who kept faith after a deal is a smaller rival to it, who
did not a greater one. Before it commits itself in a fight, or looks for one, it plays the best
candidates out in invented worlds that fit all it has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from kickdoor.bots.hard.foresight import Foresight
from kickdoor.bots.normal.normal_bot import NormalBot, Options
from kickdoor.bots.normal.prices import KEEN, Values
from kickdoor.bots.normal.remember import faith
from kickdoor.bots.normal.situation import Mind
from kickdoor.bots.normal.thought import Thought
from kickdoor.bots.shared.bot_info import BotInfo
from kickdoor.bots.shared.temper import EVEN, Temper
from kickdoor.drive import Rng
from kickdoor.engine import (
    DECLINE,
    END,
    FIGHT,
    LOOT,
    PASS,
    RUN,
    TROUBLE,
    Act,
    Ask,
    AskForHelp,
    EquipItem,
    LookForTrouble,
    PlayCard,
    SacrificeFollower,
    SeatView,
    SellItems,
    UnequipItem,
    UsePower,
)

CANDIDATES: Final = 4
NEAR: Final = 350.0  # points by which a candidate may look worse than the best
ABSURD: Final = -300.0  # what looks like that is not tried
PLAIN_ACTS: Final = (PASS, DECLINE, FIGHT, RUN, END, LOOT)  # always worth a thought
WORLDS: Final = 8
LAST_WORLDS: Final = 20  # where somebody may win
SURE: Final = 0.008  # of the chance to win, by which another act must turn out better
FAITH: Final = 0.08  # of rivalry, for every deal that was kept

Option = tuple[Act | None, Thought]


class DeepMind(Mind):
    """A mind that does not forget, and does not tell what it will take."""

    haggles = True

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
        self._own = NormalBot(temper, values)  # how it plays on in its head
        self._others = NormalBot()

    def think(
        self, view: SeatView, legal: Sequence[Act | None], rng: Rng
    ) -> tuple[Act | None, Thought]:
        mind = DeepMind(view, self.temper, self.values)
        options = Options(mind, legal).valued()
        options.sort(key=lambda option: -option[1].points)  # chance has no say among equals here
        found = candidates(mind, options) if _is_worth_it(mind, options) else []
        if len(found) < 2:
            return options[0]
        foresight = Foresight(view, self._own, self._others)
        acts = [act for act, _ in found if act is not None]
        gains = foresight.gains(acts, LAST_WORLDS if _is_last(mind) else WORLDS, rng)
        best = max(range(len(found)), key=lambda i: gains[i])
        if gains[best] <= SURE:
            return options[0]
        act, thought = found[best]
        return act, Thought(thought.points, "foresees", thought.seat, thought.card, thought.number)


def _is_worth_it(mind: Mind, options: list[Option]) -> bool:
    """Whether to look ahead: in a fight, or before one of one's own choosing."""
    if isinstance(mind.view.top, Ask) or options[0][0] is None:
        return False
    return mind.fight is not None or any(a is not None and a.verb == TROUBLE for a, _ in options)


def _is_last(mind: Mind) -> bool:
    """Whether somebody may win: in the fight at hand, or this seat in the one it looks for."""
    if mind.fight is not None:
        return mind.fight.is_for_win
    return mind.levels[mind.me] >= mind.win_level - 1


def candidates(mind: Mind, options: list[Option]) -> list[Option]:
    """The best few, one of each sort, and whatever is the plain thing to do."""
    least = ABSURD if _is_last(mind) else max(options[0][1].points - NEAR, ABSURD)
    found: list[Option] = []
    sorts = set()
    for act, thought in options:
        if act is None:
            continue
        is_plain = act.verb in PLAIN_ACTS
        sort = _sort_of(act)
        is_due = is_plain or (len(found) < CANDIDATES and thought.points > least)
        if is_due and sort not in sorts:
            sorts.add(sort)
            found.append((act, thought))
    return found


def _sort_of(act: Act) -> tuple[int, ...]:
    """What acts of one sort share: the verb, and what it is done with, for whom or to whom."""
    if isinstance(act, PlayCard):
        return (act.verb, act.card, act.side)
    if isinstance(act, UsePower):
        return (act.verb, act.power, act.side)
    if isinstance(act, AskForHelp):
        return (act.verb, act.to)
    if isinstance(act, SellItems):
        return (act.verb, act.with_card)
    if isinstance(act, LookForTrouble | EquipItem | UnequipItem | SacrificeFollower):
        return (act.verb, act.card)
    return (act.verb,)


BOT: Final = BotInfo(
    "hard",
    HardBot,
    "Normal with a memory for deals, and a look ahead in every fight.",
    rung=30,
    has_temper=True,
    is_quick=False,
)
