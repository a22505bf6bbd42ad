"""Who knows where a card is: questions about the marks that `moves` keeps. Nothing is changed here.

Cards lying open are everybody's knowledge. Of the hidden ones `table.known[card]` says which seats
know where they are; a spectator (seat -1) knows of none. Backs are public: which deck a hidden card
is of, anyone sees.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.state import Table
from kickdoor.engine.words_of_play import DECK, HAND, IN_PLAY, LIMBO, OUT

SPECTATOR: Final = -1


def bit_of(seat: int) -> int:
    """The seat's bit in `known`; a spectator has none."""
    return 1 << seat if seat >= 0 else 0


def is_hidden(table: Table, card: int) -> bool:
    """Whether the card lies where not everyone sees it."""
    place = table.place[card]
    if place == LIMBO:
        return table.known[card] != (1 << table.seats) - 1
    return place == DECK or HAND <= place < IN_PLAY


def knows(table: Table, seat: int, card: int) -> bool:
    """Whether the seat knows where the card is."""
    return not is_hidden(table, card) or (table.known[card] & bit_of(seat)) != 0


def hidden_cards(table: Table, seat: int) -> list[int]:
    """The cards whose place the seat does not know, in the order of their numbers."""
    return [card for card in range(len(table.place)) if not knows(table, seat, card)]


def known_hidden_cards(table: Table, seat: int) -> list[int]:
    """The hidden cards the seat has legally seen and its own hand."""
    bit = bit_of(seat)
    return [
        card
        for card in range(len(table.place))
        if is_hidden(table, card) and table.known[card] & bit
    ]


def back_of(table: Table, card: int) -> int:
    """What others see of a hidden card: -1 for a Door, -2 for a Treasure."""
    return -1 - table.catalogue.cards[card].deck


def could_appear(table: Table, card: int) -> bool:
    """Whether somebody may have this copy, or draw it yet, by what lies open (TABLE-3)."""
    place = table.place[card]
    return place != OUT and is_hidden(table, card)


def unseen_copies(table: Table, moments: int) -> int:
    """How many cards that fit one of these moments do not lie open."""
    cards = table.catalogue.cards
    count = 0
    for card in range(len(cards)):
        if cards[card].moments & moments and could_appear(table, card):
            count += 1
    return count
