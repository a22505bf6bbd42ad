"""Bots against each other: one of a kind among others of another, seats rotated, with intervals.

Four seats: one *challenger*, three of the rung below. Equal strength is a win share of a quarter;
what a share is, `statistics` says. A game in which a bot failed is counted apart.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import log10
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import Any, Final

from kickdoor.bots import bot_named, seated
from kickdoor.drive import Driver, Fault, Guard, Rng
from kickdoor.drive.guard import LIMIT
from kickdoor.engine import Act, Game, SeatView
from kickdoor.errors import SetupError
from kickdoor.lab import interrupts
from kickdoor.lab.manners import Manners, summary
from kickdoor.lab.one_game import Job, game_seed
from kickdoor.lab.tally import WinShare

SEATS: Final = 4
BATCH: Final = 4  # games to a process at a time: every seat once
ANCHOR: Final = 1000  # the rating of the lowest rung
# Turns of four people's game, to compare with: an hour or two, two to three minutes a turn.
PEOPLES_TURNS: Final = (20, 60)

Progress = Callable[[int, int], None]


class Played:
    """What a game of the ladder came to."""

    def __init__(self, game: Game, out: Driver, clocks: Sequence[Clock], manners: Manners) -> None:
        self.winners = game.winners
        self.turns = game.turns
        self.is_capped = out.is_capped
        self.seconds: dict[str, float] = defaultdict(float)
        self.asked: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.manners = manners.counts
        for clock in clocks:
            self.seconds[clock.guard.name] += clock.seconds
            self.asked[clock.guard.name] += clock.asked
            if clock.guard.fault is not None:
                self.faults.append(clock.guard.fault)


class Clock:
    """A player, and how long it thinks, by the processor's clock: others may be at work too."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.seconds = 0.0
        self.asked = 0

    @property
    def is_blind(self) -> bool:
        return self.guard.is_blind

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        started = process_time()
        act = self.guard.choose(view, legal, rng)
        self.seconds += process_time() - started
        self.asked += 1
        return act


class Pairing:
    """One challenger among three others, over many games; or four of a kind."""

    def __init__(self, challenger: str, others: str) -> None:
        self.challenger = challenger
        self.others = others
        self.games = 0
        self.wins = 0.0
        self.others_wins = 0.0
        self.turns: list[int] = []
        self.capped = 0
        self.faulty = 0
        self.faults: list[Fault] = []
        self.seconds: dict[str, float] = {}
        self.asked: Counter[str] = Counter()
        self.manners: Counter[str] = Counter()

    def seats(self, number: int) -> list[str]:
        """Who sits where in the game of a number: the challenger goes round."""
        place = number % SEATS
        return [self.challenger if seat == place else self.others for seat in range(SEATS)]

    def add(self, number: int, played: Played) -> None:
        if played.faults:
            self.faulty += 1
            self.faults += played.faults
            return
        self.games += 1
        self.turns.append(played.turns)
        self.capped += played.is_capped
        for seat in played.winners:
            part = 1 / len(played.winners)
            if seat == number % SEATS:
                self.wins += part
            else:
                self.others_wins += part
        for bot, seconds in played.seconds.items():
            self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds
        self.asked.update(played.asked)
        self.manners.update(played.manners)

    @property
    def win_share(self) -> WinShare:
        return WinShare(self.wins, self.games)

    @property
    def others_share(self) -> WinShare:
        return WinShare(self.others_wins, self.games, SEATS - 1)

    @property
    def interval(self) -> tuple[float, float]:
        return self.win_share.low, self.win_share.high

    @property
    def step(self) -> float:
        """How far the challenger is above the others, as ratings go: 400 is ten times the odds."""
        won = min(max(self.wins, 0.5), self.games - 0.5) if self.games else 0.5
        lost = max(self.games - won, 0.5)
        return 400 * log10((SEATS - 1) * won / lost)

    def ms_per_decision(self, bot: str) -> float:
        return 1000 * self.seconds.get(bot, 0.0) / max(self.asked[bot], 1)

    def report(self) -> dict[str, Any]:
        share = self.win_share
        turns = sorted(self.turns) or [0]
        return {
            "challenger": self.challenger,
            "others": self.others,
            "games": self.games,
            "win_share": share.rounded,
            "ci95": share.ci95,
            "turns": {
                "p10": turns[len(turns) // 10],
                "p50": median(turns),
                "p90": turns[len(turns) * 9 // 10],
                "max": turns[-1],
            },
            "capped": self.capped,
            "faulty": self.faulty,
            "faults": [str(fault) for fault in self.faults[:5]],
        }


class Ladder:
    """Some bots from the weakest up, each against three of the one below."""

    def __init__(
        self,
        bots: Sequence[str],
        four: str = "",
        edition: str = "munchkin",
        seed: int = 0,
        turn_cap: int = 1000,
        limit: float = LIMIT,
    ) -> None:
        if len(bots) < 2 and not four:
            raise SetupError("a ladder has at least two rungs")
        self.bots = list(bots)
        self.pairings = [Pairing(up, down) for down, up in pairwise(bots)]
        self.four = Pairing(four, four) if four else None
        seats = [four or bots[0]] * SEATS
        self.job = Job(seats, edition, seed=seed, turn_cap=turn_cap, limit=limit)
        self.is_stopped = False

    def play(self, games: int, jobs: int = 1, progress: Progress | None = None) -> None:
        """Plays so many games for every pairing; Ctrl-C keeps what was played."""
        if games < 1 or jobs < 1:
            raise SetupError(f"{games} games by {jobs} processes: expected at least one of each")
        played = [*self.pairings, *([self.four] if self.four is not None else [])]
        for bot in self.bots:
            bot_named(bot)  # who is unknown is refused here
        for pairing in played:
            seated(self.job.game(0), pairing.seats(0))
        done = 0
        try:
            for pairing in played:
                for number, result in _games(self.job, pairing, games, jobs):
                    pairing.add(number, result)
                    done += 1
                    if progress is not None:
                        progress(done, games * len(played))
        except KeyboardInterrupt:
            self.is_stopped = True

    @property
    def faults(self) -> list[Fault]:
        played = [*self.pairings, *([self.four] if self.four is not None else [])]
        return [fault for pairing in played for fault in pairing.faults]

    def report(self) -> dict[str, Any]:
        """The object that `kickdoor ladder --json` prints."""
        found: dict[str, Any] = {"bots": self._by_bot()}
        found["pairings"] = [pairing.report() for pairing in self.pairings]
        if self.four is not None:
            four = self.four.report()
            del four["win_share"], four["ci95"]
            four["ms_per_decision"] = round(self.four.ms_per_decision(self.four.challenger), 3)
            four["peoples_turns"] = list(PEOPLES_TURNS)
            found["four"] = four | summary(self.four.manners, self.four.games)
        if self.is_stopped:
            found["interrupted"] = True
        return found

    def _by_bot(self) -> dict[str, Any]:
        """Every bot against those below it; the lowest rung by what it wins against the next."""
        rating = float(ANCHOR)
        rows: dict[str, Any] = {}
        for rung, bot in enumerate(self.bots):
            if not self.pairings:
                break
            pairing = self.pairings[max(rung - 1, 0)]
            share = pairing.win_share if rung else pairing.others_share
            if rung:
                rating += pairing.step
            rows[bot] = {
                "games": pairing.games,
                "win_share": share.rounded,
                "ci95": share.ci95,
                "rating": round(rating),
                "ms_per_decision": round(pairing.ms_per_decision(bot), 3),
            }
        return rows


def play_number(job: Job, pairing: Pairing, number: int) -> Played:
    """Plays the game of a number of a pairing."""
    seats = pairing.seats(number)
    game = Job(seats, job.edition, seed=job.seed).game(number)
    clocks = [Clock(guard) for guard in seated(game, seats, job.limit)]
    manners = Manners(game)
    driver = Driver(
        game, clocks, seed=game_seed(job.seed, number), turn_cap=job.turn_cap, observer=manners
    )
    driver.play()
    return Played(game, driver, clocks, manners)


def _batch(job: Job, pairing: Pairing, first: int, last: int) -> list[tuple[int, Played]]:
    return [(number, play_number(job, pairing, number)) for number in range(first, last)]


def _games(job: Job, pairing: Pairing, games: int, jobs: int) -> Iterator[tuple[int, Played]]:
    """All games of a pairing, in order."""
    if jobs == 1:
        for number in range(games):
            yield number, play_number(job, pairing, number)
        return
    empty = Pairing(pairing.challenger, pairing.others)
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=interrupts.leave) as pool:
        with interrupts.unheard():
            parts = [
                pool.submit(_batch, job, empty, first, min(first + BATCH, games))
                for first in range(0, games, BATCH)
            ]
        try:
            for part in parts:
                yield from part.result()
        finally:
            for part in parts:
                part.cancel()
