"""Who knows where a card is: questions about the marks that `moves` keeps. Nothing is changed here.

Cards lying open are everybody's knowledge. Of the hidden ones `table.known[card]` says which seats
know where they are; a spectator (seat -1) knows of none. Backs are public: which deck a hidden card
is of, anyone sees.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import DECK, HAND, IN_PLAY, LIMBO

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
