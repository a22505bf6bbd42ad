"""A game at one moment, as its viewers see it: what sections are made from, and nothing of how.

Whatever is asked of the game is asked once a moment, however many look on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine import (
    SPECTATOR,
    Act,
    Event,
    Game,
    Own,
    OwnViews,
    PublicView,
    answer_key,
    histories_shown,
    moment_key,
    public_view,
    seats_passed,
)
from kickdoor.protocol.rendering.around import PLAINLY, Around
from kickdoor.protocol.rendering.scene import Scene, SeatScene
from kickdoor.protocol.view_messages import WaitedFor
from kickdoor.words import Words
from kickdoor.words.naming import world_of

LOG_LENGTH: Final = 150  # events told at joining
OFFERED: Final = "offer"  # the question that an open offer is

Question = tuple[int, str, int]  # who is asked, what, and its number


class KeptView:
    """What everybody saw of one table last, and the number of that moment."""

    def __init__(self) -> None:
        self._number = 0
        self._facts: tuple[object, ...] = ()
        self._game: Game | None = None
        self._open: PublicView | None = None

    def open_view(self, game: Game) -> PublicView:
        """The game as everybody sees it now."""
        self._open = public_view(game, self._open if self._game is game else None)
        self._game = game
        return self._open

    def number(self, game: Game) -> int:
        """The number of a game's moment: another one whenever more has happened than a pass."""
        facts = moment_key(game)
        if facts != self._facts:
            self._facts = facts
            self._number += 1
        return self._number


class GameMoment:
    """A game at one moment; the game must not go on while this is in use.

    Attributes:
        game: The game.
        names: What the players are called, by seat.
        waiting: Whose answer is due, as the game says it.
        asked: The seats among them.
        moment: A number that is another whenever more has happened than a pass.
        around: What the table adds to what the game asks.
    """

    def __init__(self, game: Game, seen: KeptView, around: Around = PLAINLY) -> None:
        self.game = game
        self.around = around
        self.names = game.names
        self.waiting = game.waiting
        self.asked = {seat for seat, _, _ in self.waiting}
        self._seen = seen
        self._open_view: PublicView | None = None
        self._open_scene: Scene | None = None
        self._scenes: dict[int, SeatScene] = {}
        self._legal: dict[int, Sequence[Act]] = {}
        self._own: OwnViews | None = None
        self._shown: tuple[tuple[list[Event], ...], tuple[int, ...]] | None = None
        self._answer: tuple[int, tuple[int, ...]] | None = None
        self._due: list[Question] | None = None
        self._awaited: list[WaitedFor] | None = None
        self._passed: list[int] | None = None
        self.moment = seen.number(game)

    @property
    def world(self) -> str:
        """Where this is played, as messages choose by it."""
        return world_of(self.open_view().rules.default_set)

    # By whose eyes.

    def open_view(self) -> PublicView:
        """What everybody sees."""
        if self._open_view is None:
            self._open_view = self._seen.open_view(self.game)
        return self._open_view

    def open_scene(self) -> Scene:
        """The same, to make sentences from."""
        if self._open_scene is None:
            self._open_scene = Scene(self.open_view(), self.names)
        return self._open_scene

    def scene(self, seat: int) -> SeatScene:
        """What a seat sees; -1 is a spectator."""
        found = self._scenes.get(seat)
        if found is None:
            found = self._scenes[seat] = SeatScene(self.game.view(seat), self.names)
        return found

    def own(self, seat: int) -> Own:
        """What the seat sees and others do not."""
        if self._own is None:
            self._own = OwnViews(self.game)
        return self._own.of(seat)

    def words(self, language: str) -> Words:
        return Words(language)

    # What may be done, and who is to do something.

    def legal(self, seat: int) -> Sequence[Act]:
        """What the seat may do; a spectator nothing."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = [] if seat < 0 else self.game.legal(seat)
        return found

    def question(self, seat: int) -> Question | None:
        """The first question that the seat is asked, if it is asked any."""
        return next((one for one in self.waiting if one[0] == seat), None)

    def asked_by(self, seat: int, number: int) -> int:
        """By whose eyes a question is asked: the seat's, or where that is enough everybody's."""
        if number != self.answer()[0]:  # an offer may be between two
            return seat
        return seat if self.open_view().hides else SPECTATOR

    def answer(self) -> tuple[int, tuple[int, ...]]:
        """The question that the game waits in, and what of its answer is there."""
        if self._answer is None:
            self._answer = answer_key(self.game)
        return self._answer

    def shown_waits(self) -> list[Question]:
        """Whose answer is due, as everybody may see it: where passes are kept until a window ends,
        that of everyone alive.
        """
        if self._due is None:
            self._due = self._everyones() if self.around.is_kept else self.waiting
        return self._due

    def _everyones(self) -> list[Question]:
        offers = [one for one in self.waiting if one[1] == OFFERED]
        for _, kind, number in self.waiting:
            if kind != OFFERED:
                living = self.game.from_left_of(self.game.turn)
                return offers + [(seat, kind, number) for seat in living]
        return offers

    def awaited(self) -> list[WaitedFor]:
        """Who is waited for."""
        if self._awaited is None:
            self._awaited = [WaitedFor(who, kind) for who, kind, _ in self.shown_waits()]
        return self._awaited

    def passed(self) -> list[int]:
        """Who has passed, by orders or by hand, once everybody may know it."""
        if self._passed is None:
            self._passed = [] if self.around.is_kept else seats_passed(self.game)
        return self._passed

    # What was told.

    def told(self, seat: int, after: int) -> tuple[Sequence[Event], int]:
        """What the seat was shown after so many events, and how many those are."""
        if self._shown is None:
            self._shown = histories_shown(self.game)
        histories, counts = self._shown
        return histories[seat][after : counts[seat]], counts[seat]

    def lately(self, seat: int) -> tuple[Sequence[Event], int]:
        """The last of what the seat was shown, from the beginning of an act on; and how many events
        it was shown in all.
        """
        events, shown = self.told(seat, 0)
        first = max(0, shown - LOG_LENGTH)
        begun = [i for i in range(first, shown) if events[i].begins] if first else []
        return events[begun[0] if begun else first :], shown
