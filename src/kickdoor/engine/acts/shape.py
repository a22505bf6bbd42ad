"""What an act must look like before the rules are asked: known verb, seat, cards, targets, and no
argument its verb does not take.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    ASK,
    EQUIP,
    GIVE,
    PLAY,
    REF_KIND,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    REF_WORD,
    SACRIFICE,
    TRADE,
    TROUBLE,
    UNEQUIP,
    VERBS,
    WORDS,
)
from kickdoor.errors import ActError

_CARD: Final = 1
_CARDS: Final = 2
_OTHER: Final = 4
_SEAT: Final = 8
_ON: Final = 16
_CHOOSE: Final = 32
_SIDE: Final = 64
_POWER: Final = 128
_OF: Final = 256
_COUNT: Final = 512
_PICKS: Final = 1024
_PAY: Final = 2048
_ASK: Final = 4096
_FLAG: Final = 8192
_OFFER: Final = 16384
_NAMES: Final = (
    "card", "cards", "second cards", "player", "on", "choose", "side", "power", "of", "count",
    "picks", "discarding", "ask", "flag", "offer",
)  # fmt: skip

# The arguments of each verb, in the order of VERBS.
_TAKES: Final[tuple[int, ...]] = (
    0,  # kick
    _CARD | _OTHER,  # trouble
    0,  # loot
    0,  # end
    0,  # keep
    _CARD | _OTHER | _SEAT | _ON | _CHOOSE | _SIDE | _PAY | _ASK | _FLAG,  # play
    _CARD | _OTHER,  # equip
    _CARD | _OTHER,  # unequip
    _CARDS | _ASK,  # discard
    _CARD | _CARDS | _OTHER | _ASK,  # sell
    _SEAT | _ON | _CHOOSE | _SIDE | _POWER | _OF | _COUNT | _PAY | _ASK,  # use
    _CARDS | _OTHER | _SEAT,  # trade
    _CARDS | _OTHER | _SEAT | _COUNT | _PICKS,  # ask
    _SEAT | _OFFER,  # accept
    _SEAT | _OFFER,  # decline
    0,  # fight
    _ON,  # run
    _CARD | _FLAG,  # sacrifice
    _CARDS | _PICKS | _ASK,  # give
    _CARDS | _SEAT,  # show
    _CHOOSE,  # choose
    0,  # pass
    _SEAT,  # withdraw
    _COUNT | _FLAG,  # orders
)


def _said(act: Act) -> int:
    """The arguments an act has, as bits."""
    bits = 0
    if act.card >= 0:
        bits |= _CARD
    if act.cards:
        bits |= _CARDS
    if act.other:
        bits |= _OTHER
    if act.seat >= 0:
        bits |= _SEAT
    if act.on:
        bits |= _ON
    if act.choose:
        bits |= _CHOOSE
    if act.side:
        bits |= _SIDE
    if act.power >= 0:
        bits |= _POWER
    if act.of >= 0:
        bits |= _OF
    if act.count >= 0:
        bits |= _COUNT
    if act.picks:
        bits |= _PICKS
    if act.pay:
        bits |= _PAY
    if act.ask:
        bits |= _ASK
    if act.flag >= 0:
        bits |= _FLAG
    if act.offer:
        bits |= _OFFER
    return bits


def check_shape(t: Table, seat: int, act: Act) -> None:
    """Refuse what is no act of this game at all."""
    if not 0 <= seat < t.seats:
        raise ActError(f"there is no seat {seat}: this table has seats 0 to {t.seats - 1}")
    if not 0 <= act.verb < len(VERBS):
        raise ActError(f"there is no act {act.verb}: expected one of {', '.join(VERBS)}")
    if min(act.card, act.of, act.seat, act.power, act.count, act.flag) < -1:
        raise ActError(f"{VERBS[act.verb]}: numbers below -1 mean nothing")
    superfluous = _said(act) & ~_TAKES[act.verb]
    if superfluous:
        names = [name for i, name in enumerate(_NAMES) if superfluous >> i & 1]
        raise ActError(f"{VERBS[act.verb]} takes no {' and no '.join(names)}")
    if act.ask and (act.cards or act.pay):
        raise ActError(f"{VERBS[act.verb]}: either name the cards or leave them to be asked for")
    _check_cards(t, act)
    _check_seats(t, act)
    for ref in act.on + act.choose:
        if not _is_reference(t, ref):
            raise ActError(f"{VERBS[act.verb]}: {ref} names nothing in this game")
    if not 0 <= act.side <= 2:
        raise ActError(f"{VERBS[act.verb]}: there is no side {act.side}")


def _check_cards(t: Table, act: Act) -> None:
    cards = len(t.catalogue.cards)
    if act.card >= cards or act.of >= cards:
        raise ActError(f"{VERBS[act.verb]}: there is no card {max(act.card, act.of)} in this game")
    for several in (act.cards, act.other, act.pay):
        for c in several:
            if not 0 <= c < cards:
                raise ActError(f"{VERBS[act.verb]}: there is no card {c} in this game")
    if act.card < 0 and act.verb in (PLAY, TROUBLE, EQUIP, UNEQUIP, SACRIFICE):
        raise ActError(f"{VERBS[act.verb]}: which card?")


def _check_seats(t: Table, act: Act) -> None:
    if act.seat >= t.seats:
        raise ActError(f"{VERBS[act.verb]}: there is no seat {act.seat}")
    if act.seat < 0 and act.verb in (ASK, TRADE):
        raise ActError(f"{VERBS[act.verb]}: which player?")
    if act.verb == GIVE and any(not 0 <= s < t.seats for s in act.picks):
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
