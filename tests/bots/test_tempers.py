"""Tempers show: asked about the same tables, they do different things."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from kickdoor.bots import TEMPERS, NormalBot
from kickdoor.bots.normal.fight_options import victim_of
from kickdoor.bots.normal.remember import injuries
from kickdoor.cards.model import CURSE
from kickdoor.drive import Driver, Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.game import Game
from kickdoor.engine.views.view import SeatView
from kickdoor.engine.words_of_play import ACCEPT, ASK, TROUBLE

NAMES = ["Ann", "Bob", "Cid", "Dee"]
GAMES = 10


class Poll:
    """A normal bot that asks all tempers what they would do, and does what the even one says."""

    def __init__(self) -> None:
        self.bots = {name: NormalBot(temper) for name, temper in TEMPERS.items()}
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in TEMPERS}

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        state = rng.getrandbits(32)
        acts = {name: bot.choose(view, legal, rng.at(state)) for name, bot in self.bots.items()}
        for name, act in acts.items():
            if act is not None:
                self._count(self.counts[name], view, act)
        return acts["even"]

    def _count(self, counts: Counter[str], view: SeatView, act: Act) -> None:
        is_helper = view.combat is not None and view.combat.fighter != view.seat
        counts["helps"] += act.verb == ACCEPT and is_helper
        asked = any(o.to == view.seat for o in view.offers)
        counts["counters"] += act.verb == ASK and is_helper and asked
        counts["trouble"] += act.verb == TROUBLE
        if isinstance(act, PlayCard) and view.catalogue.cards[act.card].kind == CURSE:
            victim = victim_of(act)
            counts["curses"] += 1
            counts["revenge"] += victim >= 0 and injuries(view).by[victim] > 0


@cache
def polled() -> dict[str, Counter[str]]:
    poll = Poll()
    for seed in range(GAMES):
        Driver(Game.new(NAMES, seed=seed), [poll] * 4, seed=seed).play()
    return poll.counts


@pytest.mark.slow
def test_the_generous_help_more_often_than_the_greedy() -> None:
    counts = polled()

    assert counts["generous"]["helps"] > counts["even"]["helps"] > counts["greedy"]["helps"]


def test_the_greedy_haggle() -> None:
    counts = polled()

    assert counts["greedy"]["counters"] > counts["generous"]["counters"]


def test_the_vengeful_pay_back() -> None:
    counts = polled()

    assert counts["vengeful"]["revenge"] > counts["even"]["revenge"]
    assert counts["vengeful"]["curses"] > counts["generous"]["curses"]


def test_the_cautious_look_for_less_trouble() -> None:
    counts = polled()

    assert counts["cautious"]["trouble"] < counts["even"]["trouble"]
