"""One moment of a game, ready to be sent: each section of a view as JSON, made once and at need.

Public sections are made once per language, private ones once per seat and language, however many
connections look on. Whoever sends compares what it sent before by `Section.mark`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


# What a seat was last shown it may do, by seat and language: as long as nothing has moved that
# could change a label or a preview, it is not made again.
KeptActs = dict[tuple[int, str], tuple[object, Section]]


class Showing:
    """A game at one moment; the game must not go on while this is in use."""

    def __init__(self, game: Game, kept: KeptActs | None = None) -> None:
        self.game = game
        self.waiting = game.waiting
        self._kept: KeptActs = {} if kept is None else kept
        self._scenes: dict[int, Scene] = {}
        self._public: dict[tuple[str, str], Section] = {}
        self._private: dict[tuple[int, str, str], Section] = {}
        self._legal: dict[int, Sequence[Act]] = {}
        self._words: dict[str, Words] = {}

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
        if name in PUBLIC:
            key = (name, language)
            found = self._public.get(key)
            if found is None:
                found = self._public[key] = Section(_encode(self._make(name, SPECTATOR, language)))
            return found
        own = (seat, name, language)
        found = self._private.get(own)
        if found is None:
            found = self._acts(seat, language) if name == "acts" else None
            found = found or Section(_encode(self._make(name, seat, language)))
            self._private[own] = found
        return found

    def _acts(self, seat: int, language: str) -> Section:
        key = self._moment(seat)
        kept = self._kept.get((seat, language))
        if kept is not None and kept[0] == key:
            return kept[1]
        made = Section(_encode(self._make("acts", seat, language)))
        self._kept[seat, language] = (key, made)
        return made

    def _moment(self, seat: int) -> object:
        """What labels and previews hang on: what is legal, what lies where, what is asked."""
        t = self.game.table
        top = t.stack[-1] if t.stack else None
        asked = None if top is None else (top.kind, top.seat, top.target, top.question)
        fight = None if t.combat is None else (t.combat.stage, t.combat.fighter, t.combat.helper)
        offers = [offer.id for offer in t.offers]
        return (
            t.stamp,
            t.turns,
            t.phase,
            asked,
            fight,
            offers,
            [a.key() for a in self.legal(seat)],
        )

    def _make(self, name: str, seat: int, language: str) -> object:
        scene, words = self.scene(seat), self.words(language)
        makers: dict[str, Callable[[], object]] = {
            "table": lambda: public.table_view(scene),
            "munchkins": lambda: public.munchkins(scene, self.game.seats, words),
            "fight": lambda: public.fight(scene, words),
            "waiting": lambda: private.waiting_for(scene, self.waiting, words),
            "you": lambda: private.you(scene, words),
            "asked": lambda: private.asked(scene, self.waiting, words),
            "offers": lambda: private.offers(scene, words),
            "acts": lambda: private.legal_acts(self.game, scene, self.legal(seat), words),
        }
        return makers[name]()

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
