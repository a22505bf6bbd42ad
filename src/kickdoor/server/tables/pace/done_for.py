"""What was done for a person by itself, and is told to him alone: that his time was over, or that
there was one answer, and what was done. At once where he looks, else when he is back.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from kickdoor.engine import VERBS, Act
from kickdoor.protocol.messages import Notice
from kickdoor.server.connections.connection import Connection
from kickdoor.words import LANGUAGES
from kickdoor.words.book import book
from kickdoor.words.label import label
from kickdoor.words.naming import Scene, all_called

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable

ANSWERED: Final = "answered"  # there was one answer
TIME_OVER: Final = "time-over"
MEANWHILE: Final = "meanwhile"  # his time was over more than once while he was gone
BOT_PLAYED: Final = "bot-played"
DEEDS: Final = 4  # that are named to whoever is back; the log has the rest

Told = dict[str, Notice]  # by language


class DoneFor:
    """What is told of it at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._missed: dict[int, list[Told]] = {}  # by seats whose people are not here
        self._played: Counter[int] = Counter()  # how often bots acted there meanwhile
        self._deeds: dict[int, list[dict[str, str]]] = {}  # the last of it, by language

    def worded(self, code: str, seat: int, act: Act) -> Told:
        """What is to be told of an act that will be made for a seat, named as the table stands."""
        game = self.table.game
        assert game is not None
        scene = self.table.rendering().scene(seat)
        told: Told = {}
        for language in LANGUAGES:
            about = book(language)
            what = label(about, scene, act, seat)
            text = about.say(f"told-{code}", what=what, verb=VERBS[act.verb])
            told[language] = Notice(code, text)
        return told

    def dressed(self) -> Told:
        """His dressing has ended by itself."""
        return {one: Notice("dressed", book(one).say("told-dressed")) for one in LANGUAGES}

    def with_gain(self, told: Told, seat: int, cards: list[int]) -> Told:
        """The same, with the cards that came of it."""
        scene = self.table.rendering().scene(seat)
        return {
            language: Notice(one.code, f"{one.text} {self._got(language, scene, cards)}")
            for language, one in told.items()
        }

    def _got(self, language: str, scene: Scene, cards: list[int]) -> str:
        about = book(language)
        return about.fill("told-got", all_called(about, scene, "cards", cards))

    def tell(self, seat: int, told: Told) -> None:
        """It was done."""
        if self.table.players.here[seat]:
            self.table.audience.whisper(seat, told)
        else:
            self._missed.setdefault(seat, []).append(told)

    def called(self, seat: int, act: Act) -> dict[str, str]:
        """What an act that will be made is called, by language."""
        scene = self.table.rendering().scene(seat)
        return {one: label(book(one), scene, act, seat) for one in LANGUAGES}

    def by_a_bot(self, seat: int, deed: dict[str, str]) -> None:
        """A bot has made an act for a person who is gone."""
        self._played[seat] += 1
        self._deeds[seat] = [*self._deeds.get(seat, []), deed][-DEEDS:]

    def back(self, connection: Connection, seats: list[int]) -> None:
        """Somebody is back, and told what he has missed."""
        about, tell = book(connection.language), self.table.audience.tell
        for seat in seats:
            missed, played = self._missed.pop(seat, []), self._played.pop(seat, 0)
            if missed:
                last = missed[-1][connection.language]
                if len(missed) > 1:
                    text = about.say("told-meanwhile", count=len(missed), what=last.text)
                    last = Notice(MEANWHILE, text)
                tell(connection, last)
            deeds = [deed[connection.language] for deed in self._deeds.pop(seat, [])]
            if played:
                what = "; ".join(dict.fromkeys(deeds))
                text = about.say(
                    "told-bot-played", count=played, more=played - len(deeds), what=what
                )
                tell(connection, Notice(BOT_PLAYED, text))
