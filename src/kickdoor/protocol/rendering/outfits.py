"""What a trade makes of a munchkin: what is worn goes, and what comes arrives carried."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kickdoor.cards.model import ITEM
from kickdoor.engine import (
    Combat,
    OpenTable,
    SeatView,
    equip_refusal,
    munchkin_strength,
    words_of_play as w,
)
from kickdoor.protocol.deal_messages import Outfit

_NO_FIGHT: Final = Combat(-1)


def outfit(view: SeatView, seat: int, gone: Sequence[int], come: Sequence[int]) -> Outfit:
    """A seat's strength before, after, and once it has put on what it can."""
    worn = {card for card, is_on in enumerate(view.equipped) if is_on}
    now = _strength(_laid(view, seat, view.in_play[seat], worn), seat)
    kept = [card for card in view.in_play[seat] if card not in gone]
    worn.difference_update(gone, come)
    after = _strength(_laid(view, seat, [*kept, *come], worn), seat)
    return Outfit(seat, now, after, max(after, _dressed(view, seat, [*kept, *come], worn)))


def _laid(view: SeatView, seat: int, own: Sequence[int], worn: Collection[int]) -> OpenTable:
    """A table of its own, since sums are kept with one: a seat has this, and that of it is worn."""
    t = view.open_table()
    t.combat = None
    t.in_play = tuple(
        tuple(own) if who == seat else tuple(cards) for who, cards in enumerate(view.in_play)
    )
    t.place = [w.IN_PLAY + seat if card in own else at for card, at in enumerate(view.place)]
    t.equipped = bytes(card in worn for card in range(len(view.equipped)))
    return t


def _strength(t: OpenTable, seat: int) -> int:
    return munchkin_strength(t, _NO_FIGHT, seat)


def _dressed(view: SeatView, seat: int, own: Sequence[int], worn: Collection[int]) -> int:
    """With the best on that the rules let it wear, the strongest first."""
    cards = view.catalogue.cards
    gear = [
        card for card in own
        if cards[card].kind == ITEM and cards[card].bonus > 0 and view.host[card] < 0
    ]  # fmt: skip
    best = {card for card in worn if card not in gear}
    for card in sorted(gear, key=lambda c: -cards[c].bonus):
        if not equip_refusal(_laid(view, seat, own, best), seat, card):
            best.add(card)
    return _strength(_laid(view, seat, own, best), seat)
