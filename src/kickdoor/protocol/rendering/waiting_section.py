"""Who is thinking, as it is sent: every pass changes it for everyone, so it is put together from
sentences that were made before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw

from kickdoor.protocol.raw_messages import RawWaiting, encode
from kickdoor.words.table_talk import waiting_line

if TYPE_CHECKING:
    from kickdoor.protocol.rendering.game_rendering import GameRendering

WAITS_KEPT: Final = 256
_MINE: Final = "mine"  # to whom it is up himself is told just that, and who else it is up to


class Waits:
    """The sentences about waiting of one table."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str, int], Raw] = {}

    def data(self, rendering: GameRendering, seat: int, language: str) -> Raw:
        """Whom the table waits for, as one of them reads it; -1: anybody else."""
        text = self._text(rendering, seat, language)
        return Raw(encode(RawWaiting(rendering.awaited(), rendering.passed(), text)))

    def _text(self, rendering: GameRendering, seat: int, language: str) -> Raw:
        waiting = rendering.waiting
        kind = waiting[0][1] if waiting else ""
        is_mine = False
        others = 0  # as a mask
        for who, _, _ in waiting:
            if who == seat:
                is_mine = True
            else:
                others |= 1 << who
        key = (language, _MINE if is_mine else kind, others)
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= WAITS_KEPT:
                self._texts.clear()
            names = [name for who, name in enumerate(rendering.names) if others >> who & 1]
            text = self._texts[key] = Raw(encode(waiting_line(language, names, is_mine, kind)))
        return text
