"""What one pair of eyes was last sent, so that a frame need only bring what changed.

What a seat may do is told at once if it is asked something. Deals, what acts would come to, and
what those may do who are not asked is told once the table rests: a moment later, in a second frame
of the same sequence.
"""

from __future__ import annotations

from msgspec import Raw

from kickdoor.protocol.raw_messages import EMPTY, RawFrame, RawView, RawWholeView, encode
from kickdoor.protocol.rendering.game_rendering import (
    ACTS,
    ACTS_NOW,
    AT_A_PASS,
    PRIVATE,
    PRIVATE_NOW,
    SECTIONS,
    GameRendering,
)


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
        self._was_asked = self.seat in rendering.asked
        past, self._told = rendering.lately(self.seat)
        log = rendering.log(self.seat, self.language, past)
        view = RawView(seat=self.seat, clock=Raw(clock), log=log, **sections)
        return encode(RawWholeView(sequence, view))

    def frame(self, rendering: GameRendering, sequence: int, clock: bytes, mark: object) -> bytes:
        """What happened since, and the sections that are not what was sent before."""
        changed: dict[str, Raw] = {}
        names: tuple[str, ...] = AT_A_PASS
        if self._moment != rendering.moment:
            names = PRIVATE_NOW
            changed.update(rendering.changes(self._moment, self.language))
        for name in names:
            self._compare(name, rendering.section(name, self.seat, self.language).data, changed)
        is_asked = self.seat in rendering.asked
        if is_asked:
            self._compare(ACTS, rendering.section(ACTS_NOW, self.seat, self.language).data, changed)
        elif self._was_asked:  # what answered the question answers nothing any more
            self._compare(ACTS, EMPTY, changed)
        self._was_asked, self._moment = is_asked, rendering.moment
        if self._clock != mark:
            self._clock = mark
            changed["clock"] = Raw(clock)
        events, self._told = rendering.told(self.seat, self._told)
        log = rendering.log(self.seat, self.language, events)
        return encode(RawFrame(sequence, self.seat, log, changed))

    def at_rest(self, rendering: GameRendering, sequence: int) -> bytes | None:
        """All that the seat may do, if that is not what it was sent."""
        changed: dict[str, Raw] = {}
        self._compare(ACTS, rendering.section(ACTS, self.seat, self.language).data, changed)
        return encode(RawFrame(sequence, self.seat, EMPTY, changed)) if changed else None

    def _compare(self, name: str, data: Raw, changed: dict[str, Raw]) -> None:
        sent = self._sent[name]
        if sent is not data and sent != data:
            changed[name] = self._sent[name] = data
