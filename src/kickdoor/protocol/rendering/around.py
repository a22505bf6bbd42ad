"""What a live table adds to what the game asks: passes that are kept until a window ends, what the
server does for a seat by itself, who said hold on, and when each seat wants to be asked.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from kickdoor.protocol.messages import FITTING
from kickdoor.protocol.raw_messages import EMPTY, encode

NOT_AUTOMATIC: Final = -1


class Around:
    """A table around its game at one moment; as it is made here, nothing is added."""

    def __init__(
        self,
        is_kept: bool = False,
        automatic: dict[int, int] | None = None,
        asking: list[str] | None = None,
        holding: list[int] | None = None,
    ) -> None:
        self.is_kept = is_kept  # nobody is shown who has passed in the window that is open
        # The seats whose question the server answers: after how many milliseconds.
        self._automatic = automatic or {}
        self._asking = asking or []
        self.holding = Raw(encode(holding)) if holding else EMPTY

    def automatic(self, seat: int) -> int:
        """After how many milliseconds the seat's question is answered by itself; -1: it is not."""
        return self._automatic.get(seat, NOT_AUTOMATIC)

    def asking(self, seat: int) -> str:
        """In which windows the seat wants to be asked."""
        return self._asking[seat] if self._asking else FITTING


PLAINLY: Final = Around()
