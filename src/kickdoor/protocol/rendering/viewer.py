"""What one pair of eyes was last sent, so that a frame need only bring what changed.

What a seat may do is told at once if it is asked something. Deals, what acts would come to, and
what those may do who are not asked is told once the table rests: a moment later, in a second frame
of the same sequence.
"""

from __future__ import annotations

from msgspec import Raw

from kickdoor.protocol.raw_messages import EMPTY, RawFrame, RawView, RawWholeView, encode
from kickdoor.protocol.rendering.act_listing import leaves_out
from kickdoor.protocol.rendering.game_rendering import (
    ACTS,
    ACTS_NOW,
    AT_A_PASS,
    PRIVATE,
    PRIVATE_NOW,
    SECTIONS,
    GameRendering,
)
from kickdoor.protocol.rendering.noted import Noted


class Viewer:
    """A seat, or a spectator, on one connection."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self._told = 0  # how many events of its history it has been told
        self._sent: dict[str, Raw] = {}  # by section
        self._moment = 0
        self._clock: object = None
        self._was_asked = False
        self._is_partial = False  # it was told some of what it may do, and waits for the rest
        self._holding = EMPTY

    @property
    def has_seen(self) -> bool:
        """Whether it was sent a whole view, so that frames make sense to it."""
        return bool(self._sent)

    def whole(self, rendering: GameRendering, sequence: int, clock: bytes, mark: object) -> bytes:
        """The whole view; what comes after is compared with it."""
        sections: dict[str, Raw] = {}
        for name in SECTIONS:
            sections[name] = rendering.section(name, self.seat, self.language).data
            if name in PRIVATE:
                self._sent[name] = sections[name]
        self._moment, self._clock = rendering.moment, mark
        self._was_asked, self._is_partial = self.seat in rendering.asked, False
        past, self._told = rendering.lately(self.seat)
        log = rendering.whole_log(self.seat, self.language, past, self._told - len(past))
        self._holding = holding = rendering.around.holding
        view = RawView(seat=self.seat, clock=Raw(clock), log=log, holding=holding, **sections)
        return encode(RawWholeView(sequence, view))

    def frame(self, rendering: GameRendering, sequence: int, clock: bytes, mark: object) -> bytes:
        """What happened since, and the sections that are not what was sent before."""
        changed: dict[str, Raw] = {}
        names: tuple[str, ...] = AT_A_PASS
        if self._moment != rendering.moment:
            names = PRIVATE_NOW
            changed.update(rendering.changes(self._moment, self.language))
        self._look_around(names, rendering, clock, mark, changed)
        is_asked = self.seat in rendering.asked
        if is_asked:
            self._compare(ACTS, rendering.section(ACTS_NOW, self.seat, self.language).data, changed)
            self._is_partial = leaves_out(rendering, self.seat)
        elif self._was_asked:  # what answered the question answers nothing any more
            self._compare(ACTS, EMPTY, changed)
            self._is_partial = True
        self._was_asked, self._moment = is_asked, rendering.moment
        events, self._told = rendering.told(self.seat, self._told)
        log = rendering.log(self.seat, self.language, events, self._told - len(events))
        return encode(RawFrame(sequence, self.seat, log, changed, self._is_partial))

    def more(
        self, rendering: GameRendering, sequence: int, clock: bytes, mark: object
    ) -> bytes | None:
        """Nothing has happened in the game, but around it: what of that the seat was not sent."""
        changed: dict[str, Raw] = {}
        self._look_around(PRIVATE_NOW, rendering, clock, mark, changed)
        if not changed:
            return None
        return encode(RawFrame(sequence, self.seat, EMPTY, changed, self._is_partial))

    def _look_around(
        self,
        names: tuple[str, ...],
        rendering: GameRendering,
        clock: bytes,
        mark: object,
        changed: dict[str, Raw],
    ) -> None:
        """What of these sections, the clock and who said hold on is not as it was sent."""
        for name in names:
            self._compare(name, rendering.section(name, self.seat, self.language).data, changed)
        if self._clock != mark:
            self._clock = mark
            changed["clock"] = Raw(clock)
        if self._holding != rendering.around.holding:
            self._holding = changed["holding"] = rendering.around.holding

    def noted(self, rendering: GameRendering, sequence: int, one: Noted) -> bytes:
        """Something happened around the game, and stands in its log."""
        log = rendering.note(one, self.seat, self.language)
        return encode(RawFrame(sequence, self.seat, log, {}, self._is_partial))

    def at_rest(self, rendering: GameRendering, sequence: int) -> bytes | None:
        """All that the seat may do, if that is not what it was sent."""
        changed: dict[str, Raw] = {}
        self._compare(ACTS, rendering.section(ACTS, self.seat, self.language).data, changed)
        is_waiting, self._is_partial = self._is_partial, False
        if not changed and not is_waiting:
            return None
        return encode(RawFrame(sequence, self.seat, EMPTY, changed))

    def _compare(self, name: str, data: Raw, changed: dict[str, Raw]) -> None:
        sent = self._sent[name]
        if sent is not data and sent != data:
            changed[name] = self._sent[name] = data
