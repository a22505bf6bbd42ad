"""What comes of many games, added up: wins by seat and by bot, lengths, and which cards win.

A game that several win counts in equal parts for each of them, so that wins add up to games. A
*win share* is what part of the games one seat wins: a bot's is what each of its seats wins on
average, so that equals have the same share however many seats they have. Tables, pages, JSON and
the ladder all mean this.

A game in which a bot failed is counted apart: it is in `faults` and in the time, and in nothing
else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from msgspec.structs import replace

from kickdoor.lab.one_game import FaultNote, GameResult, Job, card_ids

Z95: Final = 1.959964  # standard deviations that hold 95 % of the normal distribution
PARTS: Final = 60  # of a game: whole ones for each of up to six winners


class WinShare:
    """What part of the games one seat wins, with its 95 % interval; of several seats each."""

    def __init__(self, won: float, games: int, seats: int = 1) -> None:
        low, high = interval(won, games)
        self.share = won / max(games, 1) / seats
        # Of two seats of a bot one at most wins a game: the interval is that of both, shared out.
        self.low = low / seats
        self.high = high / seats

    @property
    def rounded(self) -> float:
        return round(self.share, 4)

    @property
    def ci95(self) -> list[float]:
        return [round(self.low, 4), round(self.high, 4)]


def interval(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's), which holds the share itself; all there is where
    nothing was played.
    """
    if not games:
        return (0.0, 1.0)
    share = won / games
    scale = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / scale
    half = Z95 / scale * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return (max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share)))


def bits_of(text: str) -> list[int]:
    """The numbers in a set of bits written in hexadecimal."""
    bits = int(text, 16)
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


class BotFaults:
    """What a bot did wrong: in how many games, in which way, and where first."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.game = -1
        self.first: FaultNote | None = None

    def add(self, game: int, fault: FaultNote) -> bool:
        """Counts a fault; whether it is the first, by number of the game."""
        self.kinds[fault.kind] += 1
        if self.first is not None and (self.game, self.first.seat) <= (game, fault.seat):
            return False
        self.game, self.first = game, fault
        return True

    def report(self) -> dict[str, Any]:
        first = self.first
        assert first is not None
        return {
            "count": self.kinds.total(),
            "kinds": dict(sorted(self.kinds.items())),
            "first": {
                "game": self.game,
                "seat": first.seat,
                "turn": first.turn,
                "act": first.act,
                "question": first.question,
                "kind": first.kind,
                "message": first.message,
            },
        }


class Tally:
    """Adds results up, in whatever order they come."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.games = 0
        self.decisions = 0
        self.all_turns = 0
        self.turns: Counter[int] = Counter()  # how many games took so many
        self.capped = 0
        self.seat_wins: Counter[int] = Counter()  # in parts of a game
        # By number of the card, each counted once for a seat and game.
        self.seen: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.won: Counter[int] = Counter()  # played by a seat that won, in parts of a game
        self.faulty = 0
        self.faults: dict[str, BotFaults] = {}

    @property
    def counted(self) -> int:
        """Games in which no bot failed."""
        return self.games - self.faulty

    def add(self, result: GameResult) -> GameResult:
        """Counts a game; gives back what is worth keeping of it."""
        self.games += 1
        self.decisions += result.decisions
        self.all_turns += result.turns
        if result.faults:
            return self._add_faulty(result)
        self.turns[result.turns] += 1
        self.capped += result.is_capped
        part = PARTS // max(len(result.winners), 1)
        self.seat_wins.update(dict.fromkeys(result.winners, part))
        for seat, (seen, played) in enumerate(zip(result.seen, result.played, strict=True)):
            self.seen.update(bits_of(seen))
            cards = bits_of(played)
            self.played.update(cards)
            if seat in result.winners:
                self.won.update(dict.fromkeys(cards, part))
        return replace(result, record="")

    def _add_faulty(self, result: GameResult) -> GameResult:
        self.faulty += 1
        kept = []
        for fault in result.faults:
            is_first = self.faults.setdefault(fault.bot, BotFaults()).add(result.number, fault)
            kept.append(fault if is_first else replace(fault, record=""))
        return replace(result, faults=kept, record="")

    def report(self, seconds: float, resumed: int = 0) -> dict[str, Any]:
        """The object that `kickdoor simulate --json` prints."""
        return {
            "games": self.games,
            "finished": self.counted - self.capped,
            "capped": self.capped / max(self.counted, 1),
            "faulty": self.faulty,
            "resumed": resumed,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(self.games, 1), 1),
            "decisions_per_turn": round(self.decisions / max(self.all_turns, 1), 2),
            "seconds": round(seconds, 3),
            **self._rates(seconds, resumed),
            **self._wins(),
            "turns": self._lengths(),
            "cards": self._cards(),
            "faults": {bot: self.faults[bot].report() for bot in sorted(self.faults)},
        }

    def _rates(self, seconds: float, resumed: int) -> dict[str, float]:
        """By the games of this run: those that were there already took no time."""
        share = (self.games - resumed) / max(self.games, 1)
        return {
            "decisions_per_second": round(share * self.decisions / seconds, 1) if seconds else 0.0,
            "games_per_second": round(share * self.games / seconds, 2) if seconds else 0.0,
        }

    def _wins(self) -> dict[str, Any]:
        """Games won, by a seat and by all seats of a bot, and the shares with their intervals."""
        bots = self.job.seats
        by_seat = [self.seat_wins[seat] / PARTS for seat in range(len(bots))]
        by_bot = dict.fromkeys(bots, 0.0)
        for bot, won in zip(bots, by_seat, strict=True):
            by_bot[bot] += won
        seats = [WinShare(won, self.counted) for won in by_seat]
        kinds = {bot: WinShare(won, self.counted, bots.count(bot)) for bot, won in by_bot.items()}
        return {
            "wins": {
                "seat": [_counted(won) for won in by_seat],
                "bot": {bot: _counted(won) for bot, won in by_bot.items()},
            },
            "win_share": {
                "seat": [one.rounded for one in seats],
                "bot": {bot: one.rounded for bot, one in kinds.items()},
            },
            "ci95": {
                "seat": [one.ci95 for one in seats],
                "bot": {bot: one.ci95 for bot, one in kinds.items()},
            },
        }

    def _lengths(self) -> dict[str, float]:
        ordered = sorted(self.turns.elements()) or [0]
        return {
            "mean": round(sum(ordered) / len(ordered), 2),
            **{f"p{p}": quantile(ordered, p) for p in (10, 50, 90)},
        }

    def _cards(self) -> dict[str, dict[str, float | None]]:
        names = card_ids(self.job.game(0))
        return {
            names[card]: {
                "seen": self.seen[card],
                "played": self.played[card],
                "win_rate_when_played": (
                    round(self.won[card] / PARTS / self.played[card], 4)
                    if self.played[card]
                    else None
                ),
            }
            for card in sorted(self.seen)
        }


def _counted(won: float) -> float:
    """Games won: a whole number unless one was shared."""
    near = round(won, 4)
    return int(near) if near.is_integer() else near


def quantile(ordered: Sequence[int], percent: int) -> int:
    """The value below which so many of a hundred lie."""
    return ordered[min(len(ordered) * percent // 100, len(ordered) - 1)]
