"""A game at one moment, ready to be sent: each section of a view as JSON, made once and at need.

Public sections are made once per language, private ones once per seat and language, however many
connections look on. A section is not made again before something happens that it hangs on. What it
hangs on is asked of the game; what it says comes from what everybody sees, or the seat alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from kickdoor.engine import (
    SPECTATOR,
    Event,
    Game,
    PublicView,
    offers_seen,
)
from kickdoor.protocol.raw_messages import EMPTY, NOTHING, encode
from kickdoor.protocol.rendering import own_sections as private, public_sections as public
from kickdoor.protocol.rendering.act_listing import Listing
from kickdoor.protocol.rendering.around import PLAINLY, Around
from kickdoor.protocol.rendering.called import Called, by_names
from kickdoor.protocol.rendering.game_moment import GameMoment, KeptView
from kickdoor.protocol.rendering.noted import Noted, between, noted_line
from kickdoor.protocol.rendering.preview import STRIKES, Foresight
from kickdoor.protocol.rendering.scene import Scene
from kickdoor.protocol.view_messages import LogLine
from kickdoor.words.book import Book, book
from kickdoor.words.question import addressed

PUBLIC: Final = ("table", "munchkins", "fight")
ACTS: Final = "acts"
ACTS_NOW: Final = "acts-now"  # the same without deals and previews
PRIVATE: Final = ("waiting", "you", "asked", "offers", ACTS)
SECTIONS: Final = (*PUBLIC, *PRIVATE)
PRIVATE_NOW: Final = ("waiting", "you", "asked", "offers")  # what is told at once
AT_A_PASS: Final = ("waiting", "asked")  # and what of that a pass can change
_NOT_MADE: Final = Raw(b"")


class Section:
    """A section as it was last sent, and what it hangs on."""

    __slots__ = ("data", "hangs_on", "made", "moment")

    def __init__(self, data: Raw = _NOT_MADE) -> None:
        self.data = data
        self.hangs_on: object = None
        self.made = -1  # when it became what it is
        self.moment = -1  # when it was last looked at


class Kept:
    """What one table's viewers were sent, for as long as the table is in memory."""

    def __init__(self) -> None:
        self._sections: dict[str, list[dict[str, Section]]] = {}  # by language, seat and name
        self.seen = KeptView()
        self.waits = private.Waits()
        self.munchkins = public.Munchkins()
        self.listing = Listing()

    def sections(self, game: Game, seat: int, language: str) -> dict[str, Section]:
        """What those were last sent who see what a seat sees; -1: spectators."""
        by_seat = self._sections.get(language)
        if by_seat is None:
            by_seat = self._sections[language] = [{} for _ in range(len(game.seats) + 1)]
        return by_seat[seat]


class GameRendering(GameMoment):
    """What is sent of a game at one moment."""

    def __init__(
        self,
        game: Game,
        kept: Kept | None = None,
        around: Around = PLAINLY,
        called: Sequence[Called] = (),
        noted: Sequence[Noted] = (),
    ) -> None:
        kept = kept or Kept()
        self._called = called  # what players were called before
        self._noted = noted  # what happened around the game
        super().__init__(game, kept.seen, around)
        self._kept = kept
        self._told: dict[object, Raw] = {}
        self._changes: dict[tuple[int, str], dict[str, Raw]] = {}
        self._waiting: dict[tuple[int, str], Section] = {}
        self._asked: dict[tuple[str, int, int, int, int, str, int], Raw] = {}

    def section(self, name: str, seat: int, language: str) -> Section:
        """A section as the seat may see it."""
        if name == "waiting":
            return self._waits(seat, language)
        is_public = name in PUBLIC
        seat = SPECTATOR if is_public else seat
        sections = self._kept.sections(self.game, seat, language)
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

    def _hangs_on(self, name: str, seat: int) -> object:
        if name == "table":
            return _middle(self.open_view())
        if name == "you":
            if seat < 0:
                return None
            own = self.own(seat)
            # A deal is said by what is at stake.
            deal = self.moment if own.deal is not None else 0
            return (own.key(), deal, self.around.asking(seat))
        if name == "fight":
            return self.moment if self.game.is_fighting else None
        if name == "offers":
            # Their terms are said by what is at stake.
            return self.moment if self.game.offers else None
        if name == "asked":
            question = self.question(seat)
            automatic = self.around.automatic(seat)
            return question and (self.moment, question, self.answer()[1], automatic)
        if name in (ACTS, ACTS_NOW):
            mine = [one for one in self.waiting if one[0] == seat]
            return (self.moment, mine, self.answer())
        return self.moment

    def _make(self, name: str, seat: int, language: str) -> Raw:
        if name in (ACTS, ACTS_NOW):
            return self._kept.listing.data(self, seat, language, is_whole=name == ACTS)
        if name == "munchkins":
            return self._kept.munchkins.data(self.open_scene(), self.game.seats, book(language))
        if name == "asked":
            return self._question(seat, language)
        return Raw(encode(self._view(name, seat, book(language))))

    def _view(self, name: str, seat: int, book: Book) -> object:
        scene = self.open_scene()
        match name:
            case "table":
                return public.table_view(scene)
            case "fight":
                return public.fight(scene, book)
            case "you":
                if seat < 0:
                    return None
                return private.you(self.own(seat), scene, book, self.around.asking(seat))
            case "offers":
                return private.offers(scene, offers_seen(self.game, seat), book)
        raise AssertionError(f"a view has no section {name!r}")

    def _question(self, seat: int, language: str) -> Raw:
        """What the seat is asked: for all who are asked the same in one voice it is made once."""
        question = self.question(seat)
        if question is None:
            return NOTHING
        _, kind, number = question
        reader, by = addressed(self.open_scene(), kind, seat), self.asked_by(seat, number)
        automatic = self.around.automatic(seat)
        # What each can tell of what is about to strike is his own.
        seer = seat if kind in STRIKES else -1
        place = (kind, number, reader, by, automatic, language, seer)
        found = self._asked.get(place)
        if found is None:
            scene = self.scene(by) if by >= 0 else self.open_scene()
            made = private.asked(scene, reader, question, book(language), automatic)
            if kind in STRIKES:
                made.if_passed = Foresight(self.scene(seat), language).if_passed(number)
            found = self._asked[place] = Raw(encode(made))
        return found

    def log(self, seat: int, language: str, events: Sequence[Event], first: int = 0) -> Raw:
        """The events in sentences, made once for all who read the same; the first of them has that
        position in what the seat was shown.
        """
        if not events:
            return EMPTY
        reader = SPECTATOR
        for event in events:
            one, other = event.seats()
            if seat in (one, other):
                reader = seat
        then = first if self._called and first < self._called[-1].until else -1
        place = (language, reader, then, *[(e.row(), e.begins) for e in events])
        found = self._told.get(place)
        if found is None:
            lines = self.lines(events, first, book(language), reader)
            found = self._told[place] = Raw(encode(lines))
        return found

    def whole_log(self, seat: int, language: str, events: Sequence[Event], first: int) -> Raw:
        """The same, with what happened around the game meanwhile."""
        if not self._noted:
            return self.log(seat, language, events, first)
        about = book(language)
        lines: list[LogLine] = []
        for begin, some, after in between(events, first, self._noted):
            lines += self.lines(some, begin, about, seat)
            lines += [noted_line(one, about, seat) for one in after]
        return Raw(encode(lines))

    def note(self, one: Noted, seat: int, language: str) -> Raw:
        """What has just happened around the game, as a line of its log."""
        return Raw(encode([noted_line(one, book(language), seat)]))

    def lines(self, events: Sequence[Event], first: int, book: Book, reader: int) -> list[LogLine]:
        """The events in sentences, with the names that people had when they were told."""
        # Sentences about events take names and the fight from a scene: anybody's will do.
        lines: list[LogLine] = []
        for some, names in by_names(events, first, self.names, self._called):
            scene = self.open_scene()
            scene = scene if names == self.names else Scene(self.open_view(), names)
            lines += private.log_lines(scene, some, book, reader)
        return lines


def _middle(t: PublicView) -> object:
    """What lies in the middle."""
    return (
        t.turn, t.turns, t.phase, len(t.decks[0]), len(t.decks[1]), t.discards, t.limbo,
        t.pool, t.body, len(t.winners),
    )  # fmt: skip
