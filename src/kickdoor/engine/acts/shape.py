"""What an act must look like before the rules are asked: known verb, seat, cards, targets. That
it says nothing its verb does not take follows from its class.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_fields import ACT_KINDS, CARD, SEAT
from kickdoor.engine.acts.act_kinds import GiveCards
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    REF_KIND,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    REF_WORD,
    VERBS,
    WORDS,
)
from kickdoor.errors import ActError


def _needing(column: str) -> tuple[int, ...]:
    """The verbs of which there is no act without something in this column."""
    needy: list[int] = []
    for verb, kind in enumerate(ACT_KINDS):
        needy += [verb for field in kind.fields if field.is_needed and field.column == column]
    return tuple(needy)


_OF_A_CARD: Final = _needing(CARD)
_TO_A_PLAYER: Final = _needing(SEAT)


def check_shape(t: Table, seat: int, act: Act) -> None:
    """Refuse what is no act of this game at all. All columns are looked at, whichever they are."""
    verb, card, cards, other, player, on, choose, side, power, of, count, _, pay, ask, flag, _ = (
        act.key()
    )
    if not 0 <= seat < t.seats:
        raise ActError(f"there is no seat {seat}: this table has seats 0 to {t.seats - 1}")
    if not 0 <= verb < len(VERBS):
        raise ActError(f"there is no act {verb}: expected one of {', '.join(VERBS)}")
    if min(card, of, player, power, count, flag) < -1:
        raise ActError(f"{VERBS[verb]}: numbers below -1 mean nothing")
    if ask and (cards or pay):
        raise ActError(f"{VERBS[verb]}: either name the cards or leave them to be asked for")
    _check_cards(t, verb, card, of, cards + other + pay)
    _check_seats(t, act, player)
    for ref in on + choose:
        if not _is_reference(t, ref):
            raise ActError(f"{VERBS[verb]}: {ref} names nothing in this game")
    if not 0 <= side <= 2:
        raise ActError(f"{VERBS[verb]}: there is no side {side}")


def _check_cards(t: Table, verb: int, card: int, of: int, several: tuple[int, ...]) -> None:
    cards = len(t.catalogue.cards)
    if card >= cards or of >= cards:
        raise ActError(f"{VERBS[verb]}: there is no card {max(card, of)} in this game")
    for c in several:
        if not 0 <= c < cards:
            raise ActError(f"{VERBS[verb]}: there is no card {c} in this game")
    if card < 0 and verb in _OF_A_CARD:
        raise ActError(f"{VERBS[verb]}: which card?")


def _check_seats(t: Table, act: Act, player: int) -> None:
    if player >= t.seats:
        raise ActError(f"{VERBS[act.verb]}: there is no seat {player}")
    if player < 0 and act.verb in _TO_A_PLAYER:
        raise ActError(f"{VERBS[act.verb]}: which player?")
    if isinstance(act, GiveCards) and any(not 0 <= s < t.seats for s in act.receivers):
        raise ActError(f"{VERBS[act.verb]}: there is no such seat")


def _is_reference(t: Table, ref: int) -> bool:
    if ref < 0 or ref >> 16 > REF_WORD >> 16:
        return False
    kind = ref & REF_KIND
    value = ref & REF_VALUE
    if kind == REF_SEAT:
        return value < t.seats
    if kind == REF_WORD:
        return value < len(WORDS)
    if kind in (REF_MONSTER, REF_NUMBER):
        return True
    return value < len(t.catalogue.cards)
