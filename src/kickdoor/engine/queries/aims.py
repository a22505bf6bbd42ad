"""Where the cards of an act's arguments are looked for, most fitting place first, and what a target
or an answer may be: reading an act needs it to tell copies and namesakes apart.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.catalogue.model import (
    ON_ANY_MONSTER_SIDE,
    ON_CURSE,
    ON_ESCAPED,
    ON_IDLE_ITEM_OF,
    ON_ITEM_OF,
    ON_MONSTER,
    ON_OWN_ITEM,
    ON_PILE,
    ON_SMALL_ITEM_OF,
)
from kickdoor.engine.codec.lookup import CARD, MONSTER, PLAYER, WORD, Lookup
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.state.table import PHASE_CHARITY
from kickdoor.engine.words_of_play import (
    BODY,
    COMBAT,
    CURSED,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    POOL,
    Q_DOOR_CARD,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
)

CHOICE_KINDS: Final = (WORD, PLAYER, MONSTER, CARD)
TARGET_KINDS: Final = (PLAYER, MONSTER, CARD)
OTHERS_ITEMS: Final = (ON_ITEM_OF, ON_SMALL_ITEM_OF, ON_IDLE_ITEM_OF)
# Prices that are paid from the table; all others are looked for in the hand first.
FROM_TABLE: Final = ("items", "followers")


def own(look: Lookup) -> list[int]:
    return [IN_PLAY + look.seat, HAND + look.seat]


def held(look: Lookup) -> list[int]:
    return [HAND + look.seat, IN_PLAY + look.seat]


def before(seat: int) -> list[int]:
    """What lies before a seat."""
    return [IN_PLAY + seat, CURSED + seat]


def hand(seat: int) -> list[int]:
    return [HAND + seat, IN_PLAY + seat]


def everywhere(look: Lookup) -> list[int]:
    """All that lies before the players, the seat's own first."""
    seats = [look.seat, *[s for s in range(look.table.seats) if s != look.seat]]
    return [place + s for place in (IN_PLAY, CURSED) for s in seats]


def is_asked(look: Lookup) -> bool:
    """Whether the seat has a question to answer."""
    ask = ask_on_top(look.table.stack)
    return ask is not None and ask.seat == look.seat


def playable(look: Lookup) -> list[int]:
    """Cards to play: from the hand, a one-shot from the table, the card just turned up."""
    if is_asked(look) and look.table.top.asks == Q_DOOR_CARD:
        return [LIMBO, *held(look)]
    return [*held(look), LIMBO]


def discards(look: Lookup) -> list[int]:
    """Cards to discard: of the hand where a question or Charity demands it, else from the table."""
    charity = look.table.phase == PHASE_CHARITY and look.table.turn == look.seat
    return held(look) if charity or is_asked(look) else own(look)


def payable(look: Lookup, source: str) -> list[int]:
    """Cards to pay with."""
    return own(look) if source in FROM_TABLE else held(look)


def fighter(look: Lookup, addressee: int) -> int:
    """Whose Items and cards a deal is about, whoever offers it."""
    combat = look.table.combat
    if combat is None or combat.fighter == look.seat:
        return look.seat
    return addressee


def kinds(aim: int) -> tuple[int, ...]:
    """What a card or power may be aimed at, likeliest first."""
    if aim in (ON_MONSTER, ON_ANY_MONSTER_SIDE):
        return (MONSTER, PLAYER, CARD)
    if aim in (ON_OWN_ITEM, ON_CURSE, ON_PILE) or aim in OTHERS_ITEMS:
        return (CARD, PLAYER, MONSTER)
    return TARGET_KINDS


def choice_kinds(aim: int) -> tuple[int, ...]:
    """What `choose` may be in a card played or a power used."""
    if aim == ON_PILE:
        return (WORD, CARD, PLAYER, MONSTER)
    if aim == ON_ESCAPED:
        return (WORD, MONSTER, PLAYER, CARD)
    return CHOICE_KINDS


def targets(look: Lookup, aim: int, robbed: int) -> list[int]:
    """Where a card that something is aimed at lies; `robbed` is the `from` of the act, or -1."""
    named = before(robbed) if robbed >= 0 else []
    if aim == ON_CURSE:
        curses = [CURSED + s for s in range(look.table.seats)]
        return [*[p for p in named if p >= CURSED], LIMBO, CURSED + look.seat, *curses]
    if aim == ON_OWN_ITEM:
        return own(look)
    if aim in OTHERS_ITEMS:
        others = [IN_PLAY + s for s in range(look.table.seats) if s != look.seat]
        return [*named, *others, *own(look)]
    if aim == ON_PILE:
        return [DISCARDS]
    return [*named, *own(look), LIMBO, *everywhere(look), DISCARDS]


def choices(look: Lookup, on: tuple[int, ...]) -> list[int]:
    """Where a card that answers a question, or is chosen with an act, may lie."""
    victims = [IN_PLAY + (ref & REF_VALUE) for ref in on if ref & REF_KIND == REF_SEAT]
    return [
        *victims, POOL, BODY, *held(look), DISCARDS, LIMBO, COMBAT, *everywhere(look), DECK,
    ]  # fmt: skip
