"""What an answer to a question amounts to, before anybody weighs it."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import (
    GOT,
    KEPT,
    LEVEL_PRICE,
    LOST,
    QUESTION_KINDS,
    REF_SEAT,
    Ask,
    SeatView,
    asker,
)

# Kinds of which what is named is got; of any other it is given up, of unknown ones too.
GAINS: Final = frozenset(n for n, kind in enumerate(QUESTION_KINDS) if kind.is_gain)


def naming_of(view: SeatView, ask: Ask) -> str:
    """What becomes of what is named in answer to the question on top; of a kind that is unknown, it
    is given up.
    """
    below = asker(view.stack)
    return LOST if below is None or ask.asks >= len(QUESTION_KINDS) else below.naming(ask)


def is_got(view: SeatView, ask: Ask, card: int) -> bool:
    """Whether a card that is named comes to this seat, or a rival misses it. Kinds say what becomes
    of one's own cards; what somebody is robbed of, or turns up, is not.
    """
    seat = view.seat
    is_own = card in view.hands[seat] or card in view.in_play[seat] or card in view.curses[seat]
    return naming_of(view, ask) == GOT or not is_own


def is_wanted(view: SeatView, ask: Ask, card: int) -> bool:
    """Whether the best card is to be named: it is got, or it is what one keeps."""
    return naming_of(view, ask) == KEPT or is_got(view, ask, card)


def buys_level(view: SeatView, ask: Ask) -> bool:
    """Whether what has been named for a sale so far buys a Level."""
    cards = view.catalogue.cards
    gold = sum(max(cards[c].gold, 0) for c in ask.chosen if 0 <= c < REF_SEAT)
    return gold >= LEVEL_PRICE
