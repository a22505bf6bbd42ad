"""What was made for one table's viewers and may serve again: sections, sentences, open cards."""

from __future__ import annotations

from msgspec import Raw

from kickdoor.engine import PublicView, Table
from kickdoor.protocol.raw_messages import NOTHING
from kickdoor.protocol.rendering.act_listing import Listing
from kickdoor.protocol.rendering.munchkin_sections import Munchkins
from kickdoor.protocol.rendering.waiting_section import Waits


class Section:
    """A section as it was last sent, and what it hangs on."""

    __slots__ = ("data", "hangs_on", "made", "moment")

    def __init__(self, data: Raw = NOTHING) -> None:
        self.data = data
        self.hangs_on: object = None
        self.made = -1  # when it became what it is
        self.moment = -1  # when it was last looked at


class Kept:
    """What one table's viewers were sent, for as long as the table is in memory."""

    def __init__(self) -> None:
        self._sections: dict[str, list[dict[str, Section]]] = {}  # by language, seat and name
        self.waits = Waits()
        self.munchkins = Munchkins()
        self.listing = Listing()
        self.moment = 0
        self._facts: tuple[object, ...] = ()
        self._table: Table | None = None
        self._open: PublicView | None = None

    def open_table(self, t: Table) -> PublicView:
        """The table as everybody sees it now."""
        if self._open is None or self._table is not t:
            self._table, self._open = t, PublicView(t)
        else:
            self._open.look(t)
        return self._open

    def sections(self, t: Table, seat: int, language: str) -> dict[str, Section]:
        """What those were last sent who see what a seat sees; -1: spectators."""
        by_seat = self._sections.get(language)
        if by_seat is None:
            by_seat = self._sections[language] = [{} for _ in range(t.seats + 1)]
        return by_seat[seat]

    def moment_of(self, facts: tuple[object, ...]) -> int:
        """The number of a moment: another one whenever these facts are others."""
        if facts != self._facts:
            self._facts = facts
            self.moment += 1
        return self.moment
