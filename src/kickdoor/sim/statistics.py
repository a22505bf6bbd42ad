"""What comes of many games, added up: wins by seat and by bot, lengths, and which cards win."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kickdoor.sim.one_game import GameResult, Job


class Tally:
    """Adds results up; two tallies can be merged, so that processes count for themselves."""

    def __init__(self) -> None:
        self.turns: list[int] = []  # of every game
        self.decisions = 0
        self.capped = 0
        self.seat_wins: Counter[int] = Counter()
        # By card id, each counted once for a seat and game.
        self.seen: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()  # played by a seat that won

    @property
    def games(self) -> int:
        return len(self.turns)

    def add(self, result: GameResult) -> None:
        self.turns.append(result.turns)
        self.decisions += result.decisions
        self.capped += result.is_capped
        self.seat_wins.update(result.winners)
        self.seen.update(card for _, card in result.seen)
        self.played.update(card for _, card in result.played)
        self.won.update(card for seat, card in result.played if seat in result.winners)

    def merge(self, other: Tally) -> None:
        self.turns += other.turns
        self.decisions += other.decisions
        self.capped += other.capped
        for mine, theirs in (
            (self.seen, other.seen),
            (self.played, other.played),
            (self.won, other.won),
        ):
            mine.update(theirs)
        self.seat_wins.update(other.seat_wins)

    def report(self, job: Job, seconds: float) -> dict[str, Any]:
        """The object that `kickdoor simulate --json` prints."""
        games = max(self.games, 1)
        turns = max(sum(self.turns), 1)
        by_bot = dict.fromkeys(job.seats, 0)
        for seat, bot in enumerate(job.seats):
            by_bot[bot] += self.seat_wins[seat]
        return {
            "games": self.games,
            "finished": self.games - self.capped,
            "capped": self.capped / games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / games, 1),
            "decisions_per_turn": round(self.decisions / turns, 2),
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1) if seconds else 0.0,
            "games_per_second": round(self.games / seconds, 2) if seconds else 0.0,
            "wins": {"seat": [self.seat_wins[s] for s in range(len(job.seats))], "bot": by_bot},
            "turns": self._lengths(),
            "cards": {card: self._card(card) for card in sorted(self.seen)},
        }

    def _lengths(self) -> dict[str, float]:
        ordered = sorted(self.turns) or [0]
        share = {
            f"p{p}": ordered[min(len(ordered) * p // 100, len(ordered) - 1)] for p in (10, 50, 90)
        }
        return {"mean": round(sum(ordered) / len(ordered), 2), **share}

    def _card(self, card: str) -> dict[str, float | None]:
        played = self.played[card]
        return {
            "seen": self.seen[card],
            "played": played,
            "win_rate_when_played": round(self.won[card] / played, 4) if played else None,
        }
