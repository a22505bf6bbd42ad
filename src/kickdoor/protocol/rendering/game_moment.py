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
    PublicView,
    Table,
    all_histories,
    hides,
    known_to_others,
    who_has_passed,
)
from kickdoor.protocol.rendering.scene import Scene, SeatScene
from kickdoor.protocol.view_messages import WaitedFor
from kickdoor.words import Words

LOG_LENGTH: Final = 150  # events told at joining

Question = tuple[int, str, int]  # who is asked, what, and its number


class KeptView:
    """What everybody saw of one table last, and the number of that moment."""

    def __init__(self) -> None:
        self._number = 0
        self._facts: tuple[object, ...] = ()
        self._table: Table | None = None
        self._open: PublicView | None = None

    def open_table(self, t: Table) -> PublicView:
        """The table as everybody sees it now."""
        if self._open is None or self._table is not t:
            self._table, self._open = t, PublicView(t)
        else:
            self._open.look(t)
        return self._open

    def number_of(self, facts: tuple[object, ...]) -> int:
        """The number of a moment: another one whenever these facts are others."""
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
    """

    def __init__(self, game: Game, seen: KeptView) -> None:
        self.game = game
        self.names = game.names
        self.waiting = game.waiting
        self.asked = {seat for seat, _, _ in self.waiting}
        self._seen = seen
        self._open: Scene | None = None
        self._scenes: dict[int, SeatScene] = {}
        self._legal: dict[int, Sequence[Act]] = {}
        self._known: list[tuple[int, int, int]] | None = None
        self._histories: list[list[Event]] | None = None
        self._awaited: list[WaitedFor] | None = None
        self._passed: list[int] | None = None
        self.moment = seen.number_of(self._look())

    def _look(self) -> tuple[object, ...]:
        """What changes whenever anything happens that is more than a pass."""
        t = self.game.table
        fight = None if t.combat is None else (t.combat.stage, t.combat.fighter, t.combat.helper)
        offers = tuple([offer.id for offer in t.offers])
        return (t.stamp, t.logged, t.turns, t.turn, t.phase, fight, offers, len(t.winners),
                tuple(t.orders))  # fmt: skip

    # By whose eyes.

    def open_scene(self) -> Scene:
        """What everybody sees."""
        if self._open is None:
            self._open = Scene(self._seen.open_table(self.game.table), self.names)
        return self._open

    def scene(self, seat: int) -> SeatScene:
        """What a seat sees; -1 is a spectator."""
        found = self._scenes.get(seat)
        if found is None:
            found = self._scenes[seat] = SeatScene(self.game.view(seat), self.names)
        return found

    def own(self, seat: int) -> Own:
        """What the seat sees and others do not."""
        if self._known is None:
            self._known = known_to_others(self.game.table)
        return Own(self.game.table, seat, self._known)

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
        t = self.game.table
        if number != t.top.question:  # an offer may be between two
            return seat
        place = self.open_scene().table.place
        return seat if hides(t.catalogue, place, SPECTATOR, t.stack) else SPECTATOR

    def awaited(self) -> list[WaitedFor]:
        """Who is waited for."""
        if self._awaited is None:
            self._awaited = [WaitedFor(who, kind) for who, kind, _ in self.waiting]
        return self._awaited

    def passed(self) -> list[int]:
        """Who has passed, by orders or by hand."""
        if self._passed is None:
            mask = who_has_passed(self.game.table.stack)
            self._passed = [who for who in range(len(self.names)) if mask >> who & 1]
        return self._passed

    # What was told.

    def told(self, seat: int, after: int) -> tuple[Sequence[Event], int]:
        """What the seat was shown after so many events, and how many those are."""
        if self._histories is None:
            self._histories = all_histories(self.game.table)
        shown = self.game.table.shown[seat]
        return self._histories[seat][after:shown], shown

    def lately(self, seat: int) -> tuple[Sequence[Event], int]:
        """The last of what the seat was shown, from the beginning of an act on; and how many events
        it was shown in all.
        """
        events, shown = self.told(seat, 0)
        first = max(0, shown - LOG_LENGTH)
        begun = [i for i in range(first, shown) if events[i].begins] if first else []
        return events[begun[0] if begun else first :], shown
