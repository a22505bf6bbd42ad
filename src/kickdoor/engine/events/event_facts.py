"""What an event means for whom, by the facts that are declared with it (`event_fields`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.cards.model import CURSE
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_fields import BY_A_BACKSTAB, BY_A_CURSE, EVENT_KINDS, SEAT
from kickdoor.engine.events.event_kinds import PowerUsed

BACKSTAB: Final = "backstab"


def is_by_chance(events: Sequence[Event]) -> bool:
    """Whether chance or a hidden card had a say in any of these."""
    return any(EVENT_KINDS[event.kind].is_chance for event in events)


def receiver_of(event: Event) -> int:
    """Who got the event's cards into his hand, or turned them up; -1: nobody."""
    return _seat_in(event, EVENT_KINDS[event.kind].got_by)


def victim_of(event: Event, catalogue: Catalogue) -> int:
    """Whom somebody else has harmed by this; -1: nobody."""
    kind = EVENT_KINDS[event.kind]
    victim = _seat_in(event, kind.harms)
    if victim < 0 or event.seat < 0 or victim == event.seat:
        return -1
    if kind.harms_if == BY_A_CURSE:
        card = event.card_of()
        return victim if card >= 0 and catalogue.cards[card].kind == CURSE else -1
    if kind.harms_if == BY_A_BACKSTAB:
        used = isinstance(event, PowerUsed) and catalogue.powers[event.power].id == BACKSTAB
        return victim if used else -1
    return victim


def _seat_in(event: Event, name: str) -> int:
    """The seat in a field of the event; no name: nobody."""
    if not name:
        return -1
    for field in EVENT_KINDS[event.kind].fields:
        if field.name == name:
            return event.seat if field.column == SEAT else event.seats()[1]
    raise AssertionError(f"{event.name} has no field {name}")
