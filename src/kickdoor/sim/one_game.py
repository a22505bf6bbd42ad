"""One game of a simulation: set up from a job and a number, played, and boiled down to what is
counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from kickdoor.bots import bot_named
from kickdoor.drive import Driver
from kickdoor.engine.act import Act
from kickdoor.engine.events import Event
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import CARD_DRAWN, CARD_PLAYED, CARD_TAKEN, DOOR_KICKED


class Job:
    """What all games of a simulation have in common."""

    def __init__(
        self,
        seats: Sequence[str],
        edition: str = "munchkin",
        sets: Sequence[str] | None = None,
        options: Sequence[str] = (),
        seed: int = 0,
        turn_cap: int = 1000,
    ) -> None:
        self.seats = tuple(seats)
        self.edition = edition
        self.sets = None if sets is None else list(sets)
        self.options = tuple(options)
        self.seed = seed
        self.turn_cap = turn_cap

    def game(self, number: int) -> Game:
        """The game of that number, dealt."""
        names = [f"{bot}-{seat + 1}" for seat, bot in enumerate(self.seats)]
        return Game.new(
            names,
            edition=self.edition,
            sets=self.sets,
            options=self.options,
            seed=game_seed(self.seed, number),
        )


class GameResult:
    """What is counted of a game."""

    def __init__(
        self,
        winners: list[int],
        turns: int,
        decisions: int,
        is_capped: bool,
        seen: set[tuple[int, str]],
        played: set[tuple[int, str]],
    ) -> None:
        self.winners = winners
        self.turns = turns
        self.decisions = decisions
        self.is_capped = is_capped
        self.seen = seen  # (seat, card id): had it in hand, or turned it up
        self.played = played  # (seat, card id)


class CardWatch:
    """Notes which seat got and which seat played which card."""

    def __init__(self, game: Game) -> None:
        self._cards = game.catalogue.cards
        self.played: set[tuple[int, str]] = set()
        self.seen: set[tuple[int, str]] = {
            (seat, self._cards[card].id)
            for seat, hand in enumerate(game.table.hands)
            for card in hand
        }

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None:
        for event in events:
            if event.card < 0 or event.seat < 0:
                continue
            if event.kind in (CARD_DRAWN, CARD_TAKEN, DOOR_KICKED):
                self.seen.add((event.seat, self._cards[event.card].id))
            elif event.kind == CARD_PLAYED:
                self.played.add((event.seat, self._cards[event.card].id))


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many: small enough for every JSON reader."""
    return int.from_bytes(sha256(b"kickdoor game %d/%d" % (seed, number)).digest()[:6], "big")


def play_one(job: Job, number: int) -> GameResult:
    """Plays the game of that number to its end, or to the cap."""
    game = job.game(number)
    watch = CardWatch(game)
    driver = Driver(
        game,
        [bot_named(name) for name in job.seats],
        seed=game_seed(job.seed, number),
        turn_cap=job.turn_cap,
        observer=watch,
    )
    out = driver.play()
    return GameResult(
        out.winners,
        out.turns,
        out.decisions,
        out.is_capped,
        watch.seen | watch.played,
        watch.played,
    )
