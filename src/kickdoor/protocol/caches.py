"""The register of what is kept for the viewers of one table, and of words that all tables share:
of the same shape as the engine's (`engine/caches.py`), and walked by the fuzzer likewise.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from kickdoor.engine.caches import Cache
from kickdoor.engine.codec import pack
from kickdoor.engine.game import Game
from kickdoor.engine.views.public_view import PublicView
from kickdoor.protocol.raw_messages import encode
from kickdoor.protocol.rendering import (
    act_listing as listing,
    own_sections as private,
    public_sections as public,
    scene,
)
from kickdoor.protocol.rendering.game_rendering import ACTS_NOW, SECTIONS, GameRendering, Kept
from kickdoor.protocol.view_messages import Card
from kickdoor.words.book import LANGUAGES, book
from kickdoor.words.caches import word_faults

_ALIKE: Final = "never: the words hang on the key alone"
LATELY: Final = 6  # events whose sentences are compared
PACE: Final = 8  # sentences about waiting, likewise


class WireLook:
    """A game as a seat has been shown it all along, and as it is shown to one who just comes."""

    def __init__(self, game: Game, kept: Kept, seat: int, language: str) -> None:
        self.game = game
        self.kept = kept
        self.seat = seat  # -1: a spectator
        self.language = language
        self.rendering = GameRendering(game, kept)
        self.fresh = GameRendering(game)


class WireCache(Cache):
    def fault(self, look: WireLook) -> str:
        """What is kept and is not what would be made; nothing: all is."""
        raise AssertionError(f"{self.name} does not say how it is made")


class OpenTables(WireCache):
    def fault(self, look: WireLook) -> str:
        t = look.game.table
        kept, fresh = look.kept.seen.open_view(look.game), PublicView(t)
        if pack.pack(kept) != pack.pack(fresh):
            return "the table is not as everybody sees it"
        return ""


class MunchkinsSent(WireCache):
    def fault(self, look: WireLook) -> str:
        shown = look.rendering.open_scene()
        for (seat, language), (key, data) in look.kept.munchkins._kept.items():
            facts = public.Facts(shown.seen, seat)
            if key != facts.key:
                continue
            who = look.game.seats[seat]
            made = public._munchkin(shown, seat, who, facts, book(language))
            if encode(made) != bytes(data):
                return f"munchkin {seat} in {language!r} was kept too long"
        return ""


class WaitingLines(WireCache):
    def fault(self, look: WireLook) -> str:
        kept = look.kept.waits._texts
        for key in list(islice(kept, PACE)):
            text = kept.pop(key)
            kept[key] = text  # last now: each has its turn
            if bytes(text) != encode(
                private.waiting_text(key, look.game.names, look.rendering.world)
            ):
                return f"who is waited for was kept too long: {bytes(text)!r}"
        return "" if len(kept) <= private.WAITS_KEPT else f"{len(kept)} lines are kept"


class WordedActs(WireCache):
    """The acts of a seat, worded before: for this table, or for all with the same cards."""

    def __init__(self, name: str, kept_in: tuple[str, ...], key: str, most: int) -> None:
        super().__init__(name, kept_in, key, _ALIKE, str(most))
        self.bound = most
        self.is_shared = most == listing.ACTS_SHARED

    def fault(self, look: WireLook) -> str:
        moment = listing.SeatMoment(look.rendering, look.seat, look.language)
        by_kind = look.kept.listing.words(moment)
        for act in look.rendering.legal(look.seat):
            kind = listing._kind(act)
            if (kind <= listing._SUMS) != self.is_shared:
                continue
            words = by_kind[kind]
            kept = words.get((act, moment.hangs_on(kind, act)))
            made = listing._worded(moment, act)
            if kept is not None and kept.parts() != made.parts():
                return f"the words of {act!r} were kept too long"
            if len(words) > self.bound + 1:
                return f"the words of {len(words)} acts are kept"
        return ""


class ShownCards(WireCache):
    """Of the catalogue in play one card after another has its turn."""

    def __init__(
        self, name: str, kept_in: tuple[str, ...], key: str, stale: str, most: str
    ) -> None:
        super().__init__(name, kept_in, key, stale, most)
        self.turn = 0

    def fault(self, look: WireLook) -> str:
        catalogue = look.game.catalogue
        self.turn = (self.turn + 1) % len(catalogue.cards)
        made = Card(self.turn, scene.printed_id(catalogue, self.turn))
        if scene._shown_cards(catalogue)[self.turn] != made:
            return "a card is not shown as what it is"
        return ""


class Sections(WireCache):
    """The sections of a view; the number of a moment, on which most hang, is part of it."""

    def fault(self, look: WireLook) -> str:
        for name in (*SECTIONS, ACTS_NOW):
            kept = look.rendering.section(name, look.seat, look.language)
            fresh = look.fresh.section(name, look.seat, look.language)
            if kept.data != fresh.data:
                return f"{name!r} of seat {look.seat} was kept too long"
        return ""


class OfOneMoment(WireCache):
    """What one `GameRendering` has made for several viewers of its moment."""

    def fault(self, look: WireLook) -> str:
        rendering = look.rendering
        _, shown = rendering.told(look.seat, 0)
        events, _ = rendering.told(look.seat, max(0, shown - LATELY))
        for _ in range(2):  # made, and taken from what was made
            told = rendering.log(look.seat, look.language, events)
            if told != look.fresh.log(look.seat, look.language, events):
                return f"the log of seat {look.seat} is another's"
        return ""


_MOMENT_OVER: Final = "the moment is over: the game goes on, or there are other offers or orders"

WIRE_CACHES: Final[tuple[WireCache, ...]] = (
    OpenTables(
        "open table", ("KeptView._open", "KeptView._game"), "the table, its stamp",
        "a card moves: the stamp grows; always while one lies in limbo", "one a table",
    ),
    MunchkinsSent(
        "munchkins", ("Munchkins._kept",), "seat, language, all that is shown of it",
        "anything that is shown of it changes: its key is another", "one a seat and language",
    ),
    WaitingLines(
        "waiting lines", ("Waits._texts",), "language, who else is asked what", _ALIKE,
        str(private.WAITS_KEPT),
    ),
    WordedActs(
        "words of a table's acts", ("Listing._worded", "Listing._is_full"),
        "seat, language, act, what its words hang on", listing.ACTS_KEPT,
    ),
    WordedActs(
        "words of all tables' acts", ("protocol.rendering.act_listing._everyones",),
        "catalogue, language, act, what its words hang on", listing.ACTS_SHARED,
    ),
    ShownCards(
        "cards as sent", ("protocol.rendering.scene._shown_cards",), "catalogue",
        "never: cards are printed", "one a catalogue",
    ),
    Sections(
        "sections", ("Kept._sections", "KeptView._facts"), "language, seat, name, what it hangs on",
        _MOMENT_OVER, "one a language, seat and name",
    ),
    OfOneMoment(
        "one moment",
        (
            "GameMoment._open_view", "GameMoment._open_scene", "GameMoment._scenes",
            "GameMoment._legal",
            "GameRendering._told", "GameRendering._changes", "GameRendering._waiting",
            "GameRendering._asked", "GameMoment._own", "GameMoment._shown", "GameMoment._answer",
            "GameMoment._awaited", "GameMoment._passed", "GameMoment._due", "Scene._sums",
            "Previews._foresight", "Foresight._game", "Foresight._with_help", "Foresight._helped",
        ),
        "seat, language, what is told", _MOMENT_OVER, "what the viewers of a moment are told",
    ),
)  # fmt: skip


class WireWatch:
    """Looks at a game as one seat after another, in both languages, and keeps what was shown."""

    def __init__(self) -> None:
        self.kept = Kept()
        self._looks = 0

    def faults(self, game: Game, is_whole: bool) -> list[str]:
        """What is kept for viewers and should not be: the name of each cache, and what is wrong."""
        self._looks += 1
        seat = self._looks % (game.table.seats + 1) - 1
        language = LANGUAGES[self._looks // 7 % len(LANGUAGES)]
        look = WireLook(game, self.kept, seat, language)
        found = [(cache.name, cache.fault(look)) for cache in WIRE_CACHES]
        return [f"{name}: {fault}" for name, fault in found if fault] + word_faults(is_whole)
