"""Who is thinking, as it is sent: every pass changes it for everyone, so it is put together from
sentences that were made before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor.engine.frames import WINDOW, Frame
from kickdoor.words.table import waiting_line

if TYPE_CHECKING:
    from kickdoor.wire.showing import Showing

WAITS_KEPT: Final = 256
_WAITING: Final = b'"seats":[%b],"passed":%b'
_SEAT: Final = b'{"seat":%d,"kind":"%b"}'
_encode: Final = msgspec.json.Encoder().encode


class Waits:
    """The sentences about waiting of one table."""

    def __init__(self) -> None:
        self._texts: dict[tuple[object, ...], bytes] = {}

    def data(self, showing: Showing, seat: int, language: str) -> bytes:
        """Whom the table waits for, as one of them reads it; -1: anybody else."""
        return b'{%b,"text":%b}' % (showing.awaited(), self._text(showing, seat, language))

    def _text(self, showing: Showing, seat: int, language: str) -> bytes:
        waiting = showing.waiting
        kind = waiting[0][1] if waiting else ""
        key = (language, seat, kind, *sorted(showing.asked))
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= WAITS_KEPT:
                self._texts.clear()
            others = [showing.names[who] for who in sorted(showing.asked) if who != seat]
            line = waiting_line(language, others, seat in showing.asked, kind)
            text = self._texts[key] = _encode(line)
        return text


def awaited(waiting: Sequence[tuple[int, str, int]], stack: Sequence[Frame], seats: int) -> bytes:
    """Who is waited for and who has passed: the same for everyone."""
    due = b",".join([_SEAT % (who, kind.encode()) for who, kind, _ in waiting])
    mask = passed(stack)
    return _WAITING % (due, _encode([who for who in range(seats) if mask >> who & 1]))


def passed(stack: Sequence[Frame]) -> int:
    """Who has passed in the window that is open; by orders or by hand, it looks the same."""
    return stack[-1].regs[0] if stack and stack[-1].kind == WINDOW else 0
