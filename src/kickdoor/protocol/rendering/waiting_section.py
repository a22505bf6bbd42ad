"""Who is thinking, as it is sent: every pass changes it for everyone, so it is put together from
sentences that were made before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor.words.table_talk import waiting_line

if TYPE_CHECKING:
    from kickdoor.protocol.rendering.game_rendering import GameRendering

WAITS_KEPT: Final = 256
_MINE: Final = "mine"  # to whom it is up himself is told just that, and who else it is up to
_encode: Final = msgspec.json.Encoder().encode


class Waits:
    """The sentences about waiting of one table."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str, int], bytes] = {}

    def data(self, rendering: GameRendering, seat: int, language: str) -> bytes:
        """Whom the table waits for, as one of them reads it; -1: anybody else."""
        text = self._text(rendering, seat, language)
        return b"".join([b"{", rendering.awaited(), b',"text":', text, b"}"])

    def _text(self, rendering: GameRendering, seat: int, language: str) -> bytes:
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
            text = self._texts[key] = _encode(waiting_line(language, names, is_mine, kind))
        return text


def awaited(waiting: Sequence[tuple[int, str, int]], passed: int, seats: int) -> bytes:
    """Who is waited for and who has passed, by orders or by hand: the same for everyone."""
    due = ",".join([f'{{"seat":{who},"kind":"{kind}"}}' for who, kind, _ in waiting])
    done = ",".join([str(who) for who in range(seats) if passed >> who & 1])
    return f'"seats":[{due}],"passed":[{done}]'.encode()
