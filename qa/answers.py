"""Whether of what is named in answer to a question comes what is said of it (`naming`)."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import ChooseAnswer
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_facts import receiver_of
from kickdoor.engine.events.event_kinds import CardDiscarded
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    CURSED,
    DISCARDED,
    GOT,
    HAND,
    IN_PLAY,
    KEPT,
    LAID_DOWN,
    LOST,
    QUESTIONS,
    REF_KIND,
    SAID,
    W_DONE,
)
from qa.properties import PropertyBroken


class Named:
    """A card named in answer to a question, and what has still to become of it."""

    def __init__(self, ask: Ask, naming: str, card: int, place: int, depth: int) -> None:
        self.seat = ask.seat
        self.asks = ask.asks
        self.naming = naming
        self.card = card
        self.place = place  # where it was
        self.depth = depth  # of who asked in the stack

    def was_true(self, events: Sequence[Event]) -> bool:
        """Whether it came about in passing: who loots a body may die in the same act, and be looted
        of what he had of it.
        """
        return any(self.card in event.all_cards() and self.is_told(event) for event in events)

    def is_told(self, event: Event) -> bool:
        """Whether an event with the card says that it has come about."""
        receiver = receiver_of(event)
        if self.naming == GOT:
            return receiver == self.seat
        is_gone = receiver not in (-1, self.seat) or isinstance(event, CardDiscarded)
        return self.naming in (LOST, DISCARDED) and is_gone

    def has_come_true(self, t: Table) -> bool:
        own = (HAND + self.seat, IN_PLAY + self.seat, CURSED + self.seat)
        place = t.place[self.card]
        if self.naming in (SAID, KEPT):
            return place == self.place
        if self.naming == LAID_DOWN:
            return place == self.place and not t.equipped[self.card]
        if self.naming == GOT:
            return place in own
        return place not in own if self.place in own else place != self.place


class AnswerWatch:
    """Follows what was named until whoever asked is through with it."""

    def __init__(self) -> None:
        self.open: list[Named] = []

    def after(self, before: Table, t: Table, seat: int, act: Act, events: Sequence[Event]) -> None:
        """Looks at the table after an act, and at what has happened by it."""
        self.open += named_by(before, t, seat, act)
        self.open = [
            one for one in self.open if not one.has_come_true(t) and not one.was_true(events)
        ]
        for one in self.open:
            if len(t.stack) <= one.depth:
                what = f"{t.catalogue.names[one.card]} is to be {one.naming}, and is not"
                raise PropertyBroken("naming", f"after {QUESTIONS[one.asks]!r} {what}")


def named_by(before: Table, t: Table, seat: int, act: Act) -> list[Named]:
    """The cards named by an answer that is whole with this act; if they are kept, what is not named
    is lost.
    """
    ask = ask_on_top(before.stack)
    if ask is None or ask.seat != seat or not isinstance(act, ChooseAnswer):
        return []
    still = ask_on_top(t.stack)
    if still is not None and still.question == ask.question:
        return []  # more is to follow
    below, depth = before.stack[-2], len(before.stack) - 2
    naming = below.naming(ask)
    cards = [one for one in (*ask.chosen, *act.answers) if one != W_DONE and not one & REF_KIND]
    rest = [one for one in below.options(before, ask) if one not in cards and not one & REF_KIND]
    due = [(card, naming) for card in cards]
    due += [(card, LOST) for card in rest if naming == KEPT]
    return [Named(ask, becomes, card, before.place[card], depth) for card, becomes in due]
