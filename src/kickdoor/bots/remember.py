"""What a seat remembers: read from what it was shown, since a bot keeps nothing itself."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, ENHANCER, MONSTER, ONE_SHOT
from kickdoor.engine.view import SeatView
from kickdoor.engine.words_of_play import (
    CARD_PLAYED,
    COMBAT_STARTED,
    COMBAT_TRANSFERRED,
    HELP_ACCEPTED,
    ITEM_STOLEN,
    MONSTERS,
    POWER_USED,
    TRADE_OFFERED,
    TRADED,
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
    cards = view.catalogue.cards
    powers = view.catalogue.powers
    fighter = -1
    for event in view.log[max(view.shown - SPAN, 0) : view.shown]:
        kind = event.kind
        victim = -1
        if kind in (COMBAT_STARTED, COMBAT_TRANSFERRED):
            fighter = event.seat
        elif kind == CARD_PLAYED and event.card >= 0:
            face = cards[event.card]
            if face.kind == CURSE:
                victim = event.other
            elif (face.kind in (ENHANCER, MONSTER) and face.bonus >= 0) or (
                face.kind == ONE_SHOT and event.a == MONSTERS
            ):
                victim = fighter
        elif kind == POWER_USED and event.other >= 0:
            victim = event.other if powers[event.a].id == "backstab" else -1
        elif kind == ITEM_STOLEN:
            victim = event.other
        if victim >= 0 and victim != event.seat and 0 <= event.seat < view.seats:
            found.suffered[victim] += 1
            if victim == view.seat:
                found.by[event.seat] += 1
    return found


def has_offered(view: SeatView, to: int, cards: tuple[int, ...]) -> bool:
    """Whether this seat has offered that trade of late."""
    return any(
        event.kind == TRADE_OFFERED
        and event.seat == view.seat
        and event.other == to
        and event.cards == cards
        for event in view.log[max(view.shown - SPAN, 0) : view.shown]
    )


def faith(view: SeatView) -> list[int]:
    """By seat, deals with it that were kept, less harm it did us soon after one."""
    found = [0] * view.seats
    since = [-SOON] * view.seats  # when we last stood together
    cards = view.catalogue.cards
    for number, event in enumerate(view.log[: view.shown]):
        kind = event.kind
        if kind in (HELP_ACCEPTED, TRADED) and view.seat in (event.seat, event.other):
            other = event.other if event.seat == view.seat else event.seat
            found[other] += 1
            since[other] = number
        elif kind == CARD_PLAYED and event.other == view.seat and event.card >= 0:
            is_curse = cards[event.card].kind == CURSE
            if is_curse and event.seat >= 0 and number - since[event.seat] < SOON:
                found[event.seat] -= 3
    return found
