"""How often a person is asked, and how long he waits: whole games with three bots, on a clock that
jumps, by somebody who plays sensibly. The figures are printed.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable

import pytest

from kickdoor.bots import our_bot
from kickdoor.drive import Rng
from kickdoor.engine import Act, AimedAct, AskForHelp, SellItems
from kickdoor.server.tables.pace.passes import SLACK_S
from kickdoor.server.tables.pace.tempo import TEMPOS
from simulated import SimulatedTable, people_and_bots, simulate

PROMPTS = 6.0  # a round, beside one's own moves
CLICKS = 12.0  # a round
WAIT_S = 8.0  # without anything to watch
STUCK_S = 60.0
READING_S = 1.0  # what a quick person takes for a question
OWN = {"opening", "start", "trouble-or-loot", "fight", "end"}


def test_no_window_in_company_lasts_too_long_to_wait_for() -> None:
    assert max(tempo.window_s[1] for tempo in TEMPOS.values()) + SLACK_S < WAIT_S


class Figures:
    """What was counted of a person's games."""

    def __init__(self) -> None:
        self.rounds = 0.0
        self.seconds = 0.0
        self.prompts: Counter[str] = Counter()
        self.with_one_option: Counter[str] = Counter()
        self.clicks = 0
        self.longest_wait = 0.0

    @property
    def beside(self) -> float:
        return sum(count for kind, count in self.prompts.items() if kind not in OWN) / self.rounds

    def __str__(self) -> str:
        return (
            f"{self.rounds:.0f} rounds of {self.seconds / self.rounds:.0f} s: {self.beside:.1f} "
            f"prompts beside one's own moves, {self.clicks / self.rounds:.1f} clicks a round, "
            f"longest wait {self.longest_wait:.1f} s, with one option {dict(self.with_one_option)},"
            f" by kind {dict(self.prompts)}"
        )


def clicks_of(act: Act) -> int:
    """A click for an act, and one for each step of its dialog."""
    if isinstance(act, SellItems):
        return 2 + len(act.cards)
    if isinstance(act, AskForHelp):
        return 2 + len(act.items)
    return 1 + (len(act.on) if isinstance(act, AimedAct) else 0)


class Person:
    """Somebody who plays at seat 0, and what is counted of it."""

    def __init__(self, table: SimulatedTable, figures: Figures) -> None:
        self.table = table
        self.figures = figures
        self.bot = our_bot("normal")
        self.asked: set[int] = set()
        self.decisions = 0
        self.looked = 0  # at so many frames
        self.acted: set[float] = set()  # when
        self.saw = table.live.registry.now()

    async def play(self) -> None:
        live = self.table.live
        began = live.registry.now()
        assert live.game is not None
        while not live.game.is_over:
            if self._is_asked():
                await asyncio.sleep(READING_S)
                if self._is_asked():
                    self._answer()
                self.saw = live.registry.now()
            await asyncio.sleep(0.05)
            self._watch()
        self.figures.rounds += live.game.turns / len(live.game.seats)
        self.figures.seconds += live.registry.now() - began

    def _is_asked(self) -> bool:
        view = self.table.eyes[0].tracker.view
        assert view is not None
        return view.asked is not None and not view.asked.automatic

    def _answer(self) -> None:
        game, view = self.table.live.game, self.table.eyes[0].tracker.view
        assert game is not None
        assert view is not None
        assert view.asked is not None
        legal, kind, question = game.legal(0), view.asked.kind, view.asked.question
        if question not in self.asked:
            self.asked.add(question)
            self.figures.prompts[kind] += 1
            if len(legal) == 1 and kind not in OWN:
                self.figures.with_one_option[kind] += 1
        self.decisions += 1
        act = legal[0]
        if len(legal) > 1:
            chosen = self.bot.choose(game.view(0), legal, Rng(7).at(self.decisions))
            assert chosen is not None
            act = chosen
        if kind != "opening":  # before the first round
            self.figures.clicks += clicks_of(act)
        self.acted.add(self.table.live.registry.now())
        self.table.act(0, act)

    def _watch(self) -> None:
        """Something to watch: a line of the log."""
        assert self.table.live.game is not None
        heard, now = self.table.eyes[0].frames(), self.table.live.registry.now()
        if any(frame.log for _, frame in heard[self.looked :]):
            self.saw = now
        self.looked = len(heard)
        self.figures.longest_wait = max(self.figures.longest_wait, now - self.saw)
        assert now - self.saw < STUCK_S, f"nothing happens: {self.table.live.game.waiting}"


async def played(figures: Figures, seed: int) -> None:
    table = SimulatedTable(people_and_bots(1, 3), seed=seed)
    table.live.begin()
    await asyncio.sleep(0.01)
    await Person(table, figures).play()
    table.stop()


def check(games: range, record_property: Callable[[str, object], None]) -> None:
    figures = Figures()
    for seed in games:
        simulate(played(figures, seed))
    record_property("figure", f"{len(games)} games with three bots, {figures}")
    assert not figures.with_one_option
    assert figures.longest_wait <= WAIT_S
    assert figures.beside <= PROMPTS
    assert figures.clicks / figures.rounds <= CLICKS


def test_a_person_is_seldom_asked_and_never_for_nothing(
    record_property: Callable[[str, object], None],
) -> None:
    check(range(100, 110), record_property)


CARD_S, FIGHT_S = 1.4, 2.3  # to read a card that a bot plays, to see a fight begin or end
CARDS = {"CardPlayed", "DoorKicked", "PowerUsed", "MonsterAdded"}


async def beats(
    pace: str, seconds: float, seed: int
) -> tuple[list[float], list[float], list[float]]:
    """How long it was after each card of a bot, each monster that it met, and each fight that it
    won, until the next thing came that the person did not do.
    """
    table = SimulatedTable(people_and_bots(1, 3, pace=pace), seed=seed)
    table.live.begin()
    person = Person(table, Figures())
    playing = asyncio.create_task(person.play())
    await asyncio.wait([playing], timeout=seconds)
    playing.cancel()
    seen = [(at, one.log) for at, one in table.eyes[0].frames() if one.log]
    turns = [i for i, (_, log) in enumerate(seen) if any(one.kind == "TurnBegan" for one in log)]
    cards, met, fights = [], [], []
    for (at, log), (after, _) in itertools.pairwise(seen[turns[0] :]):
        by_bots = {one.kind for one in log if one.seat > 0}
        if after in person.acted or at in person.acted:
            continue
        if "CombatWon" in by_bots:
            fights.append(after - at)
        elif "CombatStarted" in by_bots:
            met.append(after - at)
        elif by_bots & CARDS:
            cards.append(after - at)
    table.stop()
    return cards, met, fights


@pytest.mark.parametrize(("pace", "factor"), [("relaxed", 1.0), ("brisk", 0.5)])
def test_what_bots_do_can_be_read_before_the_next_thing(pace: str, factor: float) -> None:
    async def scene() -> None:
        cards, met, fights = await beats(pace, 300.0, 5)
        assert len(cards) >= 10
        assert met
        assert fights
        assert min(cards) >= CARD_S * factor - SLACK_S  # the end of a window is told as late
        assert min(met + fights) >= FIGHT_S * factor - SLACK_S

    simulate(scene())


def test_at_once_nothing_has_a_beat() -> None:
    async def scene() -> None:
        cards, _, _ = await beats("at-once", 60.0, 5)
        assert sorted(cards)[len(cards) // 2] < 0.1

    simulate(scene())


@pytest.mark.soak
def test_a_hundred_games_do_not_tire_anybody(
    record_property: Callable[[str, object], None],
) -> None:
    check(range(200, 300), record_property)
