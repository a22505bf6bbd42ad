"""One game of a simulation: set up from a job and a number, played, and boiled down to what is
counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

from kickdoor.bots import drawn_sexes, seated
from kickdoor.bots.foreign import is_foreign, source_of
from kickdoor.drive import Driver, Fault
from kickdoor.drive.guard import LIMIT, told
from kickdoor.engine import Act, CardPlayed, Event, Game, Seat, TurnBegan, receiver_of
from kickdoor.errors import SetupError

ENGINE: Final = "the engine"  # in the place of a bot, where the fault is ours


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
        limit: float = LIMIT,
        with_records: bool = False,
        sexes: Sequence[str] = (),
    ) -> None:
        self.seats = tuple(seats)
        self.edition = edition
        self.sets = None if sets is None else list(sets)
        self.options = tuple(options)
        self.seed = seed
        self.turn_cap = turn_cap
        self.limit = limit  # seconds a bot may think
        self.with_records = with_records
        self.sexes = tuple(sexes)  # by seat; none: they vary with the game's seed

    def game(self, number: int) -> Game:
        """The game of that number, dealt."""
        seed = game_seed(self.seed, number)
        sexes = self.sexes or drawn_sexes(seed, len(self.seats))
        if len(sexes) != len(self.seats):
            raise SetupError(f"{len(self.seats)} seats, but {len(sexes)} sexes")
        seats = [
            Seat(f"{bot}-{seat + 1}", sex, colour=seat)
            for seat, (bot, sex) in enumerate(zip(self.seats, sexes, strict=True))
        ]
        return Game.new(
            seats, edition=self.edition, sets=self.sets, options=self.options, seed=seed
        )

    def key(self) -> str:
        """Equal for two jobs that play the same games: cards and foreign bots included."""
        record = self.game(0).record
        said = [record.engine, self.edition, record.sets, self.options, self.seats, self.seed]
        said += [self.turn_cap, self.limit, self.with_records, self.sexes]
        said += [sha256(source_of(bot)).hexdigest() for bot in self.seats if is_foreign(bot)]
        return sha256(repr(said).encode()).hexdigest()[:16]


class FaultNote(Struct, frozen=True):
    """A bot's fault, in a few words; `record` leads to the position."""

    seat: int
    bot: str
    kind: str
    message: str
    turn: int
    act: int
    question: str
    record: str = ""


class GameResult(Struct, frozen=True):
    """What is counted of a game. Cards are numbers in `card_ids`, as sets of bits by seat."""

    number: int
    winners: list[int]
    turns: int
    decisions: int
    is_capped: bool
    seen: list[str]  # in hexadecimal: had it in hand, or turned it up
    played: list[str]
    levels: list[list[int]]  # at the beginning of every round, and at the end
    faults: list[FaultNote] = []
    record: str = ""


class Watch:
    """Notes which seat got and which seat played which card, and how the Levels rise."""

    def __init__(self, game: Game, is_stopped: Callable[[], bool] | None = None) -> None:
        numbers = {card: number for number, card in enumerate(card_ids(game))}
        self._bits = [1 << numbers[card.id] for card in game.catalogue.cards]
        self._game = game
        self._is_stopped = is_stopped
        self.played = [0] * len(game.seats)
        self.seen = [0] * len(game.seats)
        self.levels = [list(game.levels)]
        for seat in range(len(game.seats)):
            for card in game.view(seat).hand:
                self.seen[seat] |= self._bits[card]

    def __call__(self, seat: int, act: Act, events: list[Event], /) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self._begin_turn()
            elif isinstance(event, CardPlayed):
                if event.card >= 0 and event.seat >= 0:
                    self.played[event.seat] |= self._bits[event.card]
            else:
                self._got(event)

    def _got(self, event: Event) -> None:
        receiver = receiver_of(event)
        if receiver >= 0:
            for card in event.all_cards():
                self.seen[receiver] |= self._bits[card]

    def _begin_turn(self) -> None:
        if self._is_stopped is not None and self._is_stopped():
            raise StoppedError
        # Several turns may begin in one act; a round is noted once.
        if (self._game.turns - 1) // len(self._game.seats) >= len(self.levels):
            self.levels.append(list(self._game.levels))


class StoppedError(Exception):
    """The game is not to be played on: somebody pressed Ctrl-C."""


def card_ids(game: Game) -> list[str]:
    """The cards of a game, each once, in order; results number them by this list."""
    return sorted({card.id for card in game.catalogue.cards})


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many: small enough for every JSON reader."""
    return int.from_bytes(sha256(b"kickdoor game %d/%d" % (seed, number)).digest()[:6], "big")


def play_one(job: Job, number: int, is_stopped: Callable[[], bool] | None = None) -> GameResult:
    """Plays the game of that number to its end, or to the cap."""
    game = job.game(number)
    watch = Watch(game, is_stopped)
    bots = seated(game, job.seats, job.limit)
    seed = game_seed(job.seed, number)
    driver = Driver(game, bots, seed=seed, turn_cap=job.turn_cap, observer=watch)
    failed: list[FaultNote] = []
    try:
        driver.play()
    except StoppedError:
        raise
    except Exception as error:  # whatever the engine raises, the other games are worth playing
        failed.append(_engine_failed(driver, error))
    return GameResult(
        number,
        game.winners,
        game.turns,
        driver.decisions,
        driver.is_capped,
        [f"{seen | played:x}" for seen, played in zip(watch.seen, watch.played, strict=True)],
        [f"{played:x}" for played in watch.played],
        [*watch.levels, list(game.levels)],
        failed + [_note(bot.fault) for bot in bots if bot.fault is not None],
        game.record.to_json() if job.with_records and not failed else "",
    )


def _engine_failed(driver: Driver, error: Exception) -> FaultNote:
    """A fault of ours; the record leads to the position before the act that it happened in."""
    game = driver.game
    record = game.record_so_far
    return FaultNote(
        -1, ENGINE, "raised", told(error), game.turns, record.length, "", record.to_json()
    )


def _note(fault: Fault) -> FaultNote:
    return FaultNote(
        fault.seat,
        fault.name,
        fault.kind,
        fault.message,
        fault.turn,
        fault.act,
        fault.question,
        fault.record,
    )
