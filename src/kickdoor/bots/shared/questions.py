"""What an answer to a question amounts to, before anybody weighs it."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import (
    LEVEL_PRICE,
    M_DRAW,
    QUESTION_KINDS,
    REF_SEAT,
    W_NO,
    W_NOTHING,
    Ask,
    SeatView,
)

# Kinds of which what is named is got; of any other it is given up, of unknown ones too.
GAINS: Final = frozenset(n for n, kind in enumerate(QUESTION_KINDS) if kind.is_gain)


def is_refusal(ask: Ask, ref: int) -> bool:
    """Whether it turns down what is offered; a Cleric's old Treasures are not worth his hand."""
    return ref == W_NOTHING or (ref == W_NO and ask.moment != M_DRAW)


def is_got(view: SeatView, ask: Ask, card: int) -> bool:
    """Whether a card that is named is good to name: it comes to this seat, or a rival misses it.
    Kinds say what becomes of one's own cards; what somebody is robbed of, or turns up, is not.
    """
    seat = view.seat
    is_own = card in view.hands[seat] or card in view.in_play[seat] or card in view.curses[seat]
    return ask.asks in GAINS or not is_own


def buys_level(view: SeatView, ask: Ask) -> bool:
    """Whether what has been named for a sale so far buys a Level."""
    cards = view.catalogue.cards
    gold = sum(max(cards[c].gold, 0) for c in ask.chosen if 0 <= c < REF_SEAT)
    return gold >= LEVEL_PRICE
