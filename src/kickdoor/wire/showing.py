"""One moment of a game, ready to be sent: each section of a view as JSON, made once and at need.

Public sections are made once per language, private ones once per seat and language, however many
connections look on, and not again before something happens. Whoever sends compares what it sent
before by `Section.mark`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kickdoor.engine.act import Act
from kickdoor.engine.events import Event
from kickdoor.engine.game import Game
from kickdoor.engine.knowledge import SPECTATOR
from kickdoor.wire import private, public
from kickdoor.wire.scene import Scene
from kickdoor.wire.view import Clock, LogLine
from kickdoor.words import Words

PUBLIC: Final = ("table", "munchkins", "fight")
PRIVATE: Final = ("waiting", "you", "asked", "offers", "acts")
SECTIONS: Final = (*PUBLIC, *PRIVATE)
LOG_LENGTH: Final = 150  # events told at joining

_encode: Final = msgspec.json.Encoder().encode


class Section:
    """A section as it is sent, and a number that changes with it."""

    __slots__ = ("data", "mark")

    def __init__(self, data: bytes) -> None:
        self.data = msgspec.Raw(data)
        self.mark = hash(data)


# Sections by name, seat and language, each with what it hung on: as long as nothing has happened
# that could change it, a section is not made again.
class Kept:
    """What one table's viewers were sent, for as long as the table is in memory."""

    def __init__(self) -> None:
        self.sections: dict[tuple[str, int, str], tuple[object, Section]] = {}
        self.trades: private.KeptTrades = {}


class Showing:
    """A game at one moment; the game must not go on while this is in use."""

    def __init__(self, game: Game, kept: Kept | None = None) -> None:
        self.game = game
        self.waiting = game.waiting
        self._kept = kept or Kept()
        self._scenes: dict[int, Scene] = {}
        self._legal: dict[int, Sequence[Act]] = {}
        self._words: dict[str, Words] = {}
        self._moment = self._look()

    def scene(self, seat: int) -> Scene:
        found = self._scenes.get(seat)
        if found is None:
            found = self._scenes[seat] = Scene(self.game.view(seat), self.game.names)
        return found

    def words(self, language: str) -> Words:
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = Words(language)
        return found

    def legal(self, seat: int) -> Sequence[Act]:
        """What the seat may do; a spectator nothing."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = [] if seat < 0 else self.game.legal(seat)
        return found

    def section(self, name: str, seat: int, language: str) -> Section:
        place = (name, SPECTATOR if name in PUBLIC else seat, language)
        hangs_on = self._hangs_on(name, seat)
        kept = self._kept.sections.get(place)
        if kept is not None and kept[0] == hangs_on:
            return kept[1]
        made = Section(_encode(self._make(name, place[1], language)))
        self._kept.sections[place] = (hangs_on, made)
        return made

    def _look(self) -> tuple[object, ...]:
        """What changes whenever anything happens that is more than a pass or an order."""
        t = self.game.table
        fight = None if t.combat is None else (t.combat.stage, t.combat.fighter, t.combat.helper)
        offers = tuple([offer.id for offer in t.offers])
        return (t.stamp, t.logged, t.turns, t.turn, t.phase, fight, offers, len(t.winners))

    def _hangs_on(self, name: str, seat: int) -> object:
        if name in PUBLIC or name == "offers":
            return self._moment
        t = self.game.table
        if name == "you":
            return (self._moment, t.orders[seat] if seat >= 0 else 0)
        top = t.stack[-1] if t.stack else None
        asked = () if top is None else (top.kind, top.seat, top.target, top.question, *top.regs)
        if name == "acts":
            return (self._moment, asked[:4], [act.key() for act in self.legal(seat)])
        return (self._moment, asked, len(t.stack), tuple(self.waiting))

    def _make(self, name: str, seat: int, language: str) -> object:
        scene, words = self.scene(seat), self.words(language)
        match name:
            case "table":
                return public.table_view(scene)
            case "munchkins":
                return public.munchkins(scene, self.game.seats, words)
            case "fight":
                return public.fight(scene, words)
            case "waiting":
                return private.waiting_for(scene, self.waiting, words)
            case "you":
                return private.you(scene, words)
            case "asked":
                return private.asked(scene, self.waiting, words)
            case "offers":
                return private.offers(scene, words)
            case "acts":
                legal = self.legal(seat)
                return private.legal_acts(self.game, scene, legal, words, self._kept.trades)
        raise AssertionError(f"a view has no section {name!r}")

    def log(self, seat: int, language: str, events: Sequence[Event]) -> list[LogLine]:
        return private.log_lines(self.scene(seat), events, self.words(language))

    def past(self, seat: int) -> list[Event]:
        """What the seat was shown last."""
        view = self.scene(seat).view
        return view.log[max(0, view.shown - LOG_LENGTH) : view.shown]


class Eyes:
    """What one pair of eyes was last sent, so that a frame need only bring what changed."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.told = 0  # how many events of its history it has been told
        self._marks: dict[str, int] = {}
        self._clock: object = None

    @property
    def has_seen(self) -> bool:
        """Whether it was sent a whole view, so that frames make sense to it."""
        return bool(self._marks)

    def whole(self, showing: Showing, sequence: int, clock: Clock | None, mark: object) -> bytes:
        """The whole view; what comes after is compared with it."""
        view: dict[str, object] = {"seat": self.seat}
        for name in SECTIONS:
            section = showing.section(name, self.seat, self.language)
            self._marks[name] = section.mark
            view[name] = section.data
        view["clock"] = clock
        self._clock = mark
        view["log"] = showing.log(self.seat, self.language, showing.past(self.seat))
        self.told = showing.scene(self.seat).view.shown
        return _encode({"type": "view", "sequence": sequence, "view": view})

    def frame(self, showing: Showing, sequence: int, clock: Clock | None, mark: object) -> bytes:
        """What happened since, and the sections that are not what was sent before."""
        changed: dict[str, object] = {}
        for name in SECTIONS:
            section = showing.section(name, self.seat, self.language)
            if self._marks.get(name) != section.mark:
                self._marks[name] = section.mark
                changed[name] = section.data
        if self._clock != mark:
            self._clock = mark
            changed["clock"] = clock
        view = showing.scene(self.seat).view
        events = view.log[self.told : view.shown]
        self.told = view.shown
        log = showing.log(self.seat, self.language, events)
        return _encode(
            {"type": "frame", "sequence": sequence, "seat": self.seat, "log": log,
             "changed": changed}
        )  # fmt: skip
