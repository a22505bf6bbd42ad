"""What a seat remembers: read from what it was shown, since a bot keeps nothing itself."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, ENHANCER, MONSTER, ONE_SHOT
from kickdoor.engine import (
    EVENT_KINDS,
    MONSTERS,
    CardPlayed,
    CombatStarted,
    CombatTransferred,
    SeatView,
    TradeOffered,
    victim_of,
)

SPAN: Final = 300  # events back: some ten turns
SOON: Final = 150


class Injuries:
    """Who did whom harm, of late."""

    def __init__(self, seats: int) -> None:
        self.suffered = [0] * seats  # by seat, from anybody
        self.by = [0] * seats  # by seat, done to us


def injuries(view: SeatView) -> Injuries:
    """Curses, backstabs, thefts and cards played for the monsters, counted over the last turns."""
    found = Injuries(view.seats)
    fighter = -1
    for event in view.log[max(view.shown - SPAN, 0) : view.shown]:
        victim = victim_of(event, view.catalogue)
        if isinstance(event, CombatStarted):
            fighter = event.seat
        elif isinstance(event, CombatTransferred):
            fighter = event.fighter
        elif isinstance(event, CardPlayed) and _is_for_the_monsters(view, event):
            victim = fighter
        if victim >= 0 and victim != event.seat and 0 <= event.seat < view.seats:
            found.suffered[victim] += 1
            if victim == view.seat:
                found.by[event.seat] += 1
    return found


def _is_for_the_monsters(view: SeatView, event: CardPlayed) -> bool:
    if event.card < 0:
        return False
    face = view.catalogue.cards[event.card]
    if face.kind == ONE_SHOT:
        return event.side == MONSTERS
    return face.kind in (ENHANCER, MONSTER) and face.bonus >= 0


def against(view: SeatView) -> set[int]:
    """Who has played for the monsters in the fight at hand."""
    told = view.log[max(view.shown - SPAN, 0) : view.shown]
    begun = max((i for i, e in enumerate(told) if isinstance(e, CombatStarted)), default=-1)
    return {
        event.seat
        for event in told[begun + 1 :]
        if isinstance(event, CardPlayed) and _is_for_the_monsters(view, event)
    }


def has_offered(view: SeatView, to: int, given: int, taken: int) -> bool:
    """Whether this seat has offered to trade that Item for that one of late."""
    return any(
        isinstance(event, TradeOffered)
        and event.seat == view.seat
        and event.to == to
        and event.given == (given,)
        and event.taken == (taken,)
        for event in view.log[max(view.shown - SPAN, 0) : view.shown]
    )


def faith(view: SeatView) -> list[int]:
    """By seat, deals with it that were kept, less harm it did us soon after one."""
    found = [0] * view.seats
    since = [-SOON] * view.seats  # when we last stood together
    cards = view.catalogue.cards
    for number, event in enumerate(view.log[: view.shown]):
        if EVENT_KINDS[event.kind].is_deal and view.seat in event.seats():
            one, other = event.seats()
            partner = other if one == view.seat else one
            found[partner] += 1
            since[partner] = number
        elif isinstance(event, CardPlayed) and event.target == view.seat and event.card >= 0:
            is_curse = cards[event.card].kind == CURSE
            if is_curse and event.seat >= 0 and number - since[event.seat] < SOON:
                found[event.seat] -= 3
    return found
