"""What an act would make of the fight, tried on a table invented from the seat's view alone.

A copy of the true table would know the next card; an invented one knows what the seat knows. Where
chance or a hidden card has a say, nothing is told.
"""

from __future__ import annotations

from typing import Final

from kickdoor import __version__
from kickdoor.engine import (
    HELP_OFFER,
    AcceptOffer,
    Act,
    AskForHelp,
    Game,
    Record,
    Strengths,
    invent,
    is_by_chance,
    itemised,
    join_refusal,
    munchkins_lead,
    words_of_play as w,
)
from kickdoor.errors import KickdoorError
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.protocol.view_messages import Preview
from kickdoor.words.table_talk import preview_line

_IN_A_FIGHT: Final = frozenset((w.PLAY, w.USE, w.ACCEPT, w.ASK))


def tells(is_fight: bool, act: Act) -> bool:
    """Whether an act may change the sums."""
    tried = act.verb in _IN_A_FIGHT if is_fight else act.verb == w.TROUBLE
    return tried and not act.is_open()


class _First:
    """Chance without surprises."""

    def randrange(self, stop: int, /) -> int:
        return 0


class Foresight:
    """Previews of one seat's acts at one moment."""

    def __init__(self, scene: SeatScene, language: str) -> None:
        self.scene = scene
        self.language = language
        self._game: Game | None = None
        self._with_help: dict[int, Preview | None] = {}  # by who is asked

    @property
    def game(self) -> Game:
        """A table that fits the view: any will do."""
        if self._game is None:
            view = self.scene.view
            nothing = Record(__version__, view.rules.edition, view.rules.options, [], [], b"")
            self._game = Game(invent(view, _First()), [], nothing)
        return self._game

    def of(self, act: Act, question: int = 0) -> Preview | None:
        """The sums after the act, as an answer to this question, if it changes them."""
        if not tells(self.scene.view.combat is not None, act):
            return None
        other = act.to if isinstance(act, AskForHelp) else self._offered_by(act)
        if other < 0:
            return self._look(act, question)
        # Whatever the terms, the help is the same.
        if other not in self._with_help:
            self._with_help[other] = self._help(other)
        return self._with_help[other]

    def _offered_by(self, act: Act) -> int:
        """Who made the offer of help that the act accepts; -1: it accepts none."""
        if not isinstance(act, AcceptOffer):
            return -1
        for offer in self.scene.view.offers:
            is_meant = act.from_seat in (-1, offer.maker) and act.offer in (0, offer.id)
            if offer.to == self.scene.view.seat and is_meant:
                return offer.maker if offer.kind == HELP_OFFER else -1
        return -1

    def _help(self, asked: int) -> Preview | None:
        """The sums with whoever would help: the one who is asked, or who asks the fighter."""
        view = self.scene.view
        combat = view.combat
        assert combat is not None
        t = view.open_table()
        if join_refusal(t, view.seat, asked):
            return None
        t.combat = combat.copy()
        t.combat.helper = asked if view.seat == combat.fighter else view.seat
        sums = itemised(t)
        return self._changed(sums, munchkins_lead(t))

    def _look(self, act: Act, question: int) -> Preview | None:
        after = self._after(act, question)
        if after is None:
            return None
        if not after.is_fighting:
            return self._preview("gone", 0, 0)
        return self._changed(after.strengths(), after.munchkins_lead)

    def _changed(self, sums: Strengths, is_won: bool) -> Preview | None:
        before = self.scene.strengths()
        if (sums.ours, sums.theirs) == (before.ours, before.theirs):
            return None
        return self._preview("win" if is_won else "sums", sums.ours, sums.theirs)

    def _preview(self, kind: str, ours: int, theirs: int) -> Preview:
        return Preview(kind, ours, theirs, preview_line(self.language, kind, ours, theirs))

    def _after(self, act: Act, question: int) -> Game | None:
        """The invented table after the act."""
        seat = self.scene.view.seat
        copy = self.game.clone()
        try:
            if copy.why_not(seat, act, question) is not None:
                return None
            events = copy.apply_listed(seat, act)
        except KickdoorError:  # an act that is none: there is nothing to foresee
            return None
        return None if is_by_chance(events) else copy
