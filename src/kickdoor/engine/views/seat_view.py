"""The view of one seat: what is in it, as numbers and back. How it is made stands in `view`.

The names are those of `Table` where a thing is public. Of a hidden card only the back shows: -1 is
a Door, -2 a Treasure, in hands, decks and limbo alike, and `place` is -1 for every card whose place
the seat does not know. Frames and events use -1 for "no card", so there a Door is -2 and a Treasure
-3. There is no seed, no counter of chance, no scripted die and no other seat's standing orders in
a view.
"""

from __future__ import annotations

import struct
from typing import Final, cast

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.codec.field_codec import put_view, read_view
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.waiting import Waiting
from kickdoor.engine.queries.strength import Strengths, itemised
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.knowledge import bit_of
from kickdoor.engine.state.state_fields import ViewFields, share_view
from kickdoor.engine.state.table import Table
from kickdoor.errors import RecordError

DOOR_BACK: Final = -1
TREASURE_BACK: Final = -2
UNKNOWN: Final = -1  # in `place`


class OpenTable(Table):
    """A table of what one seat sees and no more, to ask the engine's questions about: hidden cards
    have their backs, as in the view that it is made from.
    """

    __slots__ = ()


class SeatView(ViewFields):
    """A table as one seat sees it. Its lists are its own; events, catalogue, rules are shared.

    A card is its index in the game: `catalogue.cards[card]` is what is printed on it,
    `catalogue.names[card]` what it is called. Where a card is hidden its back stands instead: -1 is
    a Door, -2 a Treasure. What is kept by seat has an entry for each, by number. A truth is 0 or 1.

    Attributes:
        log: What the seats were shown, longer than this view's part of it: read `history`.
        shown (int): How much of `log` is this view's.
        has_log (bool): Whether what was shown is kept at all.
    """

    def __init__(self, catalogue: Catalogue, rules: Rules, seat: int, seats: int) -> None:
        super().__init__(catalogue, rules, seat, seats)
        # What the seat was shown: a list that grows behind our back, and how much of it is ours.
        self.log: list[Event] = []
        self.shown = 0
        self.has_log = False

    @property
    def history(self) -> list[Event]:
        """What the seat was shown, in order."""
        return self.log[: self.shown]

    @property
    def hand(self) -> list[int]:
        """The seat's own hand; a spectator has none."""
        return self.hands[self.seat] if self.seat >= 0 else []

    @property
    def known(self) -> list[int]:
        """By card, whether the seat knows it: its own bit, or 0."""
        bit = bit_of(self.seat)
        return [0 if place < 0 else bit for place in self.place]

    @property
    def top(self) -> Waiting:
        """What the table waits in."""
        return cast(Waiting, self.stack[-1])

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def knows(self, card: int) -> bool:
        """Whether the seat knows where a card is."""
        return self.place[card] != UNKNOWN

    def strengths(self) -> Strengths:
        """Both sides of the fight at hand, itemised; they hang on open cards alone."""
        return itemised(self.open_table())

    def open_table(self) -> OpenTable:
        """A table to ask the engine's questions about open cards; its lists are the view's own."""
        t = OpenTable(self.catalogue, self.rules, b"", 0)
        t.seats = self.seats
        t.look_again()
        share_view(t, self)
        t.place, t.decks, t.limbo = self.place, self.decks, self.limbo
        t.hands = tuple([tuple(hand) for hand in self.hands])
        t.received = tuple([card for cards in self.received for card in cards if card >= 0])
        t.got, t.offers, t.combat, t.stack = self.got, self.offers, self.combat, self.stack
        return t

    def key(self) -> bytes:
        """Equal for two views that tell the same, what was shown included."""
        numbers = view_numbers(self)
        put_events(numbers, self.history)
        return struct.pack(f"<{len(numbers)}i", *numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatView) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        """The catalogue goes along by name: it is built anew, or found, where the view arrives.

        A view goes from process to process and is never kept: it is of no format but today's.
        """
        cards = (self.catalogue.sets, self.catalogue.digests, self.catalogue.files)
        rules = (self.rules.edition, self.rules.options)
        return (restore, (cards, rules, view_numbers(self), self.history, self.has_log))

    def __repr__(self) -> str:
        return f"SeatView(seat={self.seat}, turn={self.turn}, phase={self.phase})"


# As numbers, and back.


def view_numbers(v: SeatView) -> list[int]:
    """Everything in a view but what was shown, in a fixed order."""
    out: list[int] = []
    put_view(out, v)
    return out


def put_events(out: list[int], events: list[Event]) -> None:
    out.append(len(events))
    for e in events:
        kind, seat, card, other, a, b, cards = e.row()
        out += [kind, seat, card, other, a, b, len(cards)]
        out.extend(cards)


def restore(
    cards: tuple[list[str], list[str], dict[str, dict[str, str]]],
    rules: tuple[str, tuple[str, ...]],
    numbers: list[int],
    history: list[Event],
    has_log: bool,
) -> SeatView:
    """The view that was pickled."""
    catalogue = _catalogue_named(cards[0], cards[1], cards[2])
    r = Reader(numbers, len(catalogue.cards), TREASURE_BACK)
    v = SeatView(catalogue, Rules(rules[0], rules[1]), r.any("seat"), r.any("seats"))
    r.seats = v.seats
    read_view(r, v)
    v.log, v.shown, v.has_log = history, len(history), has_log
    return v


def _catalogue_named(
    sets: list[str], digests: list[str], files: dict[str, dict[str, str]]
) -> Catalogue:
    from kickdoor.engine.codec.own_sets import restore_sets
    from kickdoor.engine.game import catalogue_of

    catalogue = catalogue_of(restore_sets(sets, files))
    if catalogue.digests != digests:
        raise RecordError(f"view: made with other cards than these of {', '.join(sets)}")
    return catalogue
