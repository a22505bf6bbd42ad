"""A window as the server keeps it: when it opened and how long it lasts, the passes that wait for
its end, and who said hold on.

Where several people sit or somebody watches, all passes take effect together when it ends. One
person among bots whom nobody watches closes it with his own.
"""

from __future__ import annotations

from typing import Final

from kickdoor.server.tables.sent import Sent

# Who is there, as far as that says how windows are kept.
NOBODY: Final = 0  # bots alone, a table of days, a server without a pace: nothing is kept
SOLO: Final = 1
TOGETHER: Final = 2

HOLD_S: Final = 60.0  # the patience of the others, where no clock says it


class KeptPass:
    """A pass that waits for the end of its window: who made it, and the message it came by."""

    __slots__ = ("by", "sent")

    def __init__(self, by: str, sent: Sent | None = None) -> None:
        self.by = by
        self.sent = sent


class OpenWindow:
    """The window that is open; 0 is the number of none."""

    def __init__(self, question: int, opened: float, company: int, length: float) -> None:
        self.question = question
        self.opened = opened
        self.company = company
        self.length = length  # where no clock says it
        self.kept: dict[int, KeptPass] = {}  # by seat
        self.declared = -1  # the fighter whose own word opened it, and who need not pass as well
        self.turned_by = -1  # whose own card turned the fight, and opened it anew
        self.is_won = False  # and what he turned it to
        self.held_until = 0.0  # the end of the patience with whoever says hold on; 0: nobody has
        self.passing: list[int] = []  # whose passes are being made, one after the other
        self.is_over = False  # its passes were made; it waits for a fighter who is behind

    @property
    def keeps(self) -> bool:
        """Whether passes wait for its end."""
        return self.question != 0 and self.company != NOBODY and not self.is_over

    def shift(self, seconds: float) -> None:
        """A pause is over: everything is so much later."""
        self.opened += seconds
        if self.held_until:
            self.held_until += seconds
