"""What an act would make of the fight, tried on a table invented from the seat's view alone.

A copy of the true table would know the next card; an invented one knows what the seat knows. Where
chance or a hidden card has a say, nothing is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.cards.model import CURSE, MONSTER
from kickdoor.engine import (
    HELP_OFFER,
    PASSING,
    AcceptOffer,
    Act,
    AskForHelp,
    ChooseAnswer,
    CurseStruck,
    Event,
    Game,
    HelpAccepted,
    Strengths,
    UsePower,
    is_by_chance,
    words_of_play as w,
)
from kickdoor.errors import KickdoorError
from kickdoor.protocol.rendering.helped import Helped, ended, helped, invented
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.protocol.view_messages import Preview
from kickdoor.words.book import book
from kickdoor.words.naming import cards_called, power_name
from kickdoor.words.story import is_untold
from kickdoor.words.table_talk import preview_line

_IN_A_FIGHT: Final = frozenset((w.PLAY, w.USE, w.ACCEPT, w.ASK))
STRIKES: Final = ("answer-curse", "answer-bad-stuff")  # questions before something strikes
_PAID: Final = frozenset((w.PLAY, w.USE))
_MOST_PAID: Final = 8  # answers; nothing costs so many cards


def tells(is_fight: bool, act: Act) -> bool:
    """Whether an act may change the sums."""
    tried = act.verb in _IN_A_FIGHT if is_fight else act.verb == w.TROUBLE
    return tried and (act.verb in _PAID or not act.is_open())


class Foresight:
    """Previews of one seat's acts at one moment."""

    def __init__(self, scene: SeatScene, language: str) -> None:
        self.scene = scene
        self.language = language
        self._game: Game | None = None
        self._with_help: dict[int, Preview | None] = {}  # by who is asked
        self._helped: dict[int, Helped | None] = {}

    @property
    def game(self) -> Game:
        """A table that fits the view: any will do."""
        if self._game is None:
            self._game = invented(self.scene.view)
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
        found = self.helped(asked)
        if found is None:
            return None
        gone = self.leaving(found)
        if found.is_over:
            return Preview("gone", 0, 0, gone)
        before = self.scene.strengths()
        if not gone and (found.ours, found.theirs) == (before.ours, before.theirs):
            return None
        told = self._preview("win" if found.is_won else "sums", found.ours, found.theirs)
        told.text = f"{gone} {told.text}".strip()
        return told

    def helped(self, asked: int) -> Helped | None:
        """The fight with whoever would help; None: nobody can, or that is chance."""
        if asked not in self._helped:
            self._helped[asked] = helped(self.game, self.scene.view.seat, asked)
        return self._helped[asked]

    def leaving(self, found: Helped) -> str:
        """Which monsters would leave, and what that brings where none is left; mostly nothing."""
        if not found.gone:
            return ""
        about = book(self.language)
        values = cards_called(about, self.scene, "monsters", found.gone)
        values |= {"levels": found.levels, "treasures": found.treasures}
        return about.fill("preview-leaves-over" if found.is_over else "preview-leaves", values)

    def _look(self, act: Act, question: int) -> Preview | None:
        tried = self._tried(act, question)
        if tried is None:
            return None
        after, events = tried
        fighter = self.game.fighter
        if fighter >= 0 and after.fighter < 0:
            return self._ended(events, fighter)
        if is_by_chance(events):
            return None
        sums, is_won = after.strengths(), after.munchkins_lead
        if act.verb == w.TROUBLE and not is_won:
            ended = self._way_out(after)
            if ended is not None:
                return ended
        if fighter not in (-1, after.fighter):
            return self._handed(sums, after.fighter)
        called = next((event.seat for event in events if isinstance(event, HelpAccepted)), -1)
        if called >= 0:
            return self._called(after, sums, is_won, called)
        return self._changed(sums, is_won, after.fighters, act.is_open())

    def _way_out(self, game: Game) -> Preview | None:
        """What a power of the monster itself would make of a fight that is looked for and would be
        lost: who can drive it off need not beat it.
        """
        seat, fighter = self.scene.view.seat, game.fighter
        if fighter != seat:
            return None
        for act in game.legal(seat):
            if isinstance(act, UsePower) and self._is_of_monster(game, act):
                copy = game.clone()
                events = list(copy.apply_listed(seat, act))
                if copy.fighter < 0:
                    return self._ended(events, fighter, act)
        return None

    def _is_of_monster(self, game: Game, act: UsePower) -> bool:
        """Whether a power is a monster's, and costs nothing."""
        power = game.catalogue.powers[act.power]
        return game.catalogue.cards[act.of].kind == MONSTER and power.price is None

    def _ended(
        self, events: Sequence[Event], fighter: int, by: UsePower | None = None
    ) -> Preview | None:
        """The fight is over at once: somebody got away, or no monster is left."""
        won, levels, treasures = ended(events, fighter)
        if is_by_chance(events[:won] if won >= 0 else events):
            return None
        if won < 0:
            return self._preview("away", 0, 0)
        if by is not None:
            power = power_name(book(self.language), self.scene, by.power)
            return self._preview(
                "gone", 0, 0, "over-by",
                power=power, levels=levels, treasures=treasures,
            )  # fmt: skip
        return self._preview(
            "win" if levels else "gone",
            self.scene.strengths().ours if levels else 0,
            0,
            "over",
            levels=levels,
            treasures=treasures,
        )

    def _handed(self, sums: Strengths, fighter: int) -> Preview:
        """Somebody else fights on."""
        message = "handed-you" if fighter == self.scene.view.seat else "handed"
        name = self.scene.names[fighter]
        return self._preview("handed", sums.ours, sums.theirs, message, name=name)

    def _called(self, after: Game, sums: Strengths, is_won: bool, helper: int) -> Preview:
        """A card makes somebody help: whom, and what he gets for it, is part of its price."""
        combat = after.view(self.scene.view.seat).combat
        deal = combat.deal if combat is not None else None
        return self._preview(
            "win" if is_won else "sums",
            sums.ours,
            sums.theirs,
            "called",
            name=self.scene.names[helper],
            you="yes" if helper == self.scene.view.seat else "no",
            treasures=0 if deal is None else max(deal.treasures, len(deal.picks)),
            won="yes" if is_won else "no",
        )

    def if_passed(self, question: int) -> str:
        """That what is about to strike somebody would take nothing, if that is sure; else nothing.

        It is when all have let it pass, and then nothing is told or asked of him.
        """
        about = self.scene.circumstances
        card, struck = about.asking_card(), about.asked_about(self.scene.view.seat)
        if card < 0:
            return ""
        game = self.game.clone()
        events: list[Event] = []
        for who, _, number in game.waiting:
            if number == question:
                events += game.apply_listed(who, PASSING)
        is_hit = any(struck in e.seats() and not isinstance(e, CurseStruck) for e in events)
        if is_hit or is_by_chance(events) or game.circumstances.asking_card() == card:
            return ""
        definition = game.catalogue.cards[card].definition
        steps = definition.effects if definition.kind == CURSE else definition.bad_stuff
        if definition.lasts or is_untold(steps):
            return ""
        return preview_line(self.language, "nothing")

    def _changed(
        self, sums: Strengths, is_won: bool, fighters: list[int], is_most: bool = False
    ) -> Preview | None:
        before = self.scene.strengths()
        if (sums.ours, sums.theirs) == (before.ours, before.theirs):
            return None
        kind = "win" if is_won else "sums"
        message = f"most-{kind}" if is_most else kind
        if not fighters or self.scene.view.seat in fighters:
            return self._preview(kind, sums.ours, sums.theirs, message)
        # Whose win it is: whoever looks has none.
        names = book(self.language).listed([self.scene.names[seat] for seat in fighters])
        return self._preview(
            kind, sums.ours, sums.theirs, f"{message}-of", names=names, count=len(fighters)
        )

    def _preview(
        self, kind: str, ours: int, theirs: int, message: str = "", **said: str | int
    ) -> Preview:
        text = preview_line(self.language, message or kind, ours=ours, theirs=theirs, **said)
        return Preview(kind, ours, theirs, text)

    def _tried(self, act: Act, question: int) -> tuple[Game, list[Event]] | None:
        """The invented table after the act, and what happened; what it costs is paid, as much as
        may be.
        """
        seat = self.scene.view.seat
        copy = self.game.clone()
        try:
            if copy.why_not(seat, act, question) is not None:
                return None
            events = list(copy.apply_listed(seat, act))
            if act.is_open():
                for _ in range(_MOST_PAID):
                    answer = _payment(copy, seat)
                    if answer is None:
                        break
                    events += copy.apply_listed(seat, answer)
        except KickdoorError:  # an act that is none: there is nothing to foresee
            return None
        return copy, events


def _payment(game: Game, seat: int) -> Act | None:
    """The next card that a seat is asked to pay with; None: it is asked for nothing any more."""
    if game.first_asked != seat or game.mover >= 0:
        return None
    legal = game.legal(seat)
    return legal[0] if legal and isinstance(legal[0], ChooseAnswer) else None
