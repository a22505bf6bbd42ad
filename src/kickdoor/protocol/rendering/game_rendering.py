"""One moment of a game, ready to be sent: each section of a view as JSON, made once and at need.

Public sections are made once per language, private ones once per seat and language, however many
connections look on. A section is not made again before something happens that it hangs on. What it
hangs on is read off the table itself; what it says comes from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from kickdoor.engine import (
    SPECTATOR,
    Act,
    Event,
    Game,
    Own,
    Table,
    all_histories,
    answered_so_far,
    hides,
    known_to_others,
    question_on_top,
    seen_offers,
    who_has_passed,
)
from kickdoor.protocol.raw_messages import EMPTY, NOTHING, encode
from kickdoor.protocol.rendering import own_sections as private, public_sections as public
from kickdoor.protocol.rendering.kept_sections import Kept, Section
from kickdoor.protocol.rendering.scene import Scene, SeatScene
from kickdoor.protocol.view_messages import WaitedFor
from kickdoor.words import Words
from kickdoor.words.book import Book, book
from kickdoor.words.question import addressed

PUBLIC: Final = ("table", "munchkins", "fight")
ACTS: Final = "acts"
ACTS_NOW: Final = "acts-now"  # the same without deals and previews
PRIVATE: Final = ("waiting", "you", "asked", "offers", ACTS)
SECTIONS: Final = (*PUBLIC, *PRIVATE)
PRIVATE_NOW: Final = ("waiting", "you", "asked", "offers")  # what is told at once
AT_A_PASS: Final = ("waiting", "asked")  # and what of that a pass can change
LOG_LENGTH: Final = 150  # events told at joining

Question = tuple[int, str, int]  # who is asked, what, and its number


class GameRendering:
    """A game at one moment; the game must not go on while this is in use."""

    def __init__(self, game: Game, kept: Kept | None = None) -> None:
        self.game = game
        self.names = game.names
        self.waiting = game.waiting
        self.asked = {seat for seat, _, _ in self.waiting}
        self._kept = kept or Kept()
        self._open: Scene | None = None
        self._scenes: dict[int, SeatScene] = {}
        self._legal: dict[int, Sequence[Act]] = {}
        self._told: dict[object, Raw] = {}
        self._changes: dict[tuple[int, str], dict[str, Raw]] = {}
        self._waiting: dict[tuple[int, str], Section] = {}
        self._asked: dict[tuple[str, int, int, int, str], Raw] = {}
        self._known: list[tuple[int, int, int]] | None = None
        self._histories: list[list[Event]] | None = None
        self._awaited: list[WaitedFor] | None = None
        self._passed: list[int] | None = None
        self.moment = self._kept.moment_of(self._look())

    def open_scene(self) -> Scene:
        """What everybody sees."""
        if self._open is None:
            self._open = Scene(self._kept.open_table(self.game.table), self.names)
        return self._open

    def scene(self, seat: int) -> SeatScene:
        """What a seat sees; -1 is a spectator."""
        found = self._scenes.get(seat)
        if found is None:
            found = self._scenes[seat] = SeatScene(self.game.view(seat), self.names)
        return found

    def words(self, language: str) -> Words:
        return Words(language)

    def legal(self, seat: int) -> Sequence[Act]:
        """What the seat may do; a spectator nothing."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = [] if seat < 0 else self.game.legal(seat)
        return found

    def question(self, seat: int) -> Question | None:
        """The first question that the seat is asked, if it is asked any."""
        return next((one for one in self.waiting if one[0] == seat), None)

    def section(self, name: str, seat: int, language: str) -> Section:
        """A section as the seat may see it."""
        if name == "waiting":
            return self._waits(seat, language)
        is_public = name in PUBLIC
        seat = SPECTATOR if is_public else seat
        sections = self._kept.sections(self.game.table, seat, language)
        kept = sections.get(name)
        if kept is None:
            kept = sections[name] = Section()
        elif is_public and kept.moment == self.moment:
            return kept
        hangs_on = self._hangs_on(name, seat)
        if kept.made < 0 or kept.hangs_on != hangs_on:
            data = self._make(name, seat, language)
            if kept.data != data:
                kept.data, kept.made = data, self.moment
            kept.hangs_on = hangs_on
        kept.moment = self.moment
        return kept

    def changes(self, since: int, language: str) -> dict[str, Raw]:
        """The public sections that are not what they were at an earlier moment, by name."""
        place = (since, language)
        found = self._changes.get(place)
        if found is None:
            found = self._changes[place] = {}
            for name in PUBLIC:
                section = self.section(name, SPECTATOR, language)
                if section.made > since:
                    found[name] = section.data
        return found

    def _waits(self, seat: int, language: str) -> Section:
        """Who is thinking: for all who are not among them it is the same sentence."""
        who = seat if seat in self.asked else SPECTATOR
        found = self._waiting.get((who, language))
        if found is None:
            found = Section(self._kept.waits.data(self, who, language))
            self._waiting[who, language] = found
        return found

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

    def _look(self) -> tuple[object, ...]:
        """What changes whenever anything happens that is more than a pass."""
        t = self.game.table
        fight = None if t.combat is None else (t.combat.stage, t.combat.fighter, t.combat.helper)
        offers = tuple([offer.id for offer in t.offers])
        return (t.stamp, t.logged, t.turns, t.turn, t.phase, fight, offers, len(t.winners),
                tuple(t.orders))  # fmt: skip

    def _hangs_on(self, name: str, seat: int) -> object:
        t = self.game.table
        if name == "table":
            return _middle(t)
        if name == "you":
            if seat < 0:
                return None
            deal = self.moment if t.combat is not None and t.combat.deal else 0
            return (self._own(seat).key(), deal)  # a deal is said by what is at stake
        if name == "fight":
            return self.moment if t.combat is not None else None
        if name == "offers":
            return self.moment if t.offers else None  # the terms are said by what is at stake
        if name == "asked":
            question = self.question(seat)
            return question and (self.moment, question, answered_so_far(t.stack))
        if name in (ACTS, ACTS_NOW):
            mine = [one for one in self.waiting if one[0] == seat]
            return (self.moment, mine, question_on_top(t.stack), answered_so_far(t.stack))
        return self.moment

    def _own(self, seat: int) -> Own:
        if self._known is None:
            self._known = known_to_others(self.game.table)
        return Own(self.game.table, seat, self._known)

    def _make(self, name: str, seat: int, language: str) -> Raw:
        if name in (ACTS, ACTS_NOW):
            return self._kept.listing.data(self, seat, language, is_whole=name == ACTS)
        if name == "munchkins":
            return self._kept.munchkins.data(self.open_scene(), self.game.seats, book(language))
        if name == "asked":
            return self._question(seat, language)
        return Raw(encode(self._view(name, seat, book(language))))

    def _view(self, name: str, seat: int, book: Book) -> object:
        scene, t = self.open_scene(), self.game.table
        match name:
            case "table":
                return public.table_view(scene)
            case "fight":
                return public.fight(scene, book)
            case "you":
                return private.you(self._own(seat), scene, book) if seat >= 0 else None
            case "offers":
                return private.offers(scene, seen_offers(t, seat), book)
        raise AssertionError(f"a view has no section {name!r}")

    def _question(self, seat: int, language: str) -> Raw:
        """What the seat is asked: for all who are asked the same in one voice it is made once."""
        question = self.question(seat)
        if question is None:
            return NOTHING
        _, kind, number = question
        reader, by = addressed(self.game.table, kind, seat), self.asked_by(seat, number)
        place = (kind, number, reader, by, language)
        found = self._asked.get(place)
        if found is None:
            scene = self.scene(by) if by >= 0 else self.open_scene()
            made = private.asked(scene, reader, question, book(language))
            found = self._asked[place] = Raw(encode(made))
        return found

    def asked_by(self, seat: int, number: int) -> int:
        """By whose eyes a question is asked: the seat's, or where that is enough everybody's."""
        t = self.game.table
        if number != t.top.question:  # an offer may be between two
            return seat
        place = self.open_scene().table.place
        return seat if hides(t.catalogue, place, SPECTATOR, t.stack) else SPECTATOR

    def log(self, seat: int, language: str, events: Sequence[Event]) -> Raw:
        """The events in sentences, made once for all who read the same."""
        if not events:
            return EMPTY
        reader = SPECTATOR
        for event in events:
            one, other = event.seats()
            if seat in (one, other):
                reader = seat
        place = (language, reader, *[(e.row(), e.begins) for e in events])
        found = self._told.get(place)
        if found is None:
            # Sentences about events take names and the fight from a scene: anybody's will do.
            lines = private.log_lines(self.open_scene(), events, book(language), reader)
            found = self._told[place] = Raw(encode(lines))
        return found

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


def _middle(t: Table) -> object:
    """What lies in the middle."""
    return (
        t.turn, t.turns, t.phase, len(t.decks[0]), len(t.decks[1]), t.discards[0].copy(),
        t.discards[1].copy(), [(card, t.known[card]) for card in t.limbo], t.pool.copy(),
        t.body.copy(), len(t.winners),
    )  # fmt: skip
