"""Acts that are called one thing or another as the table stands: ending the turn, passing,
discarding, laying an Item down. All else of their words is in the act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CLASS, ONE_SHOT, RACE
from kickdoor.engine import (
    PHASE_OPENING,
    DiscardCards,
    PlayCard,
    Table,
    equip_refusal,
    hand_limit,
    window_on_top,
    words_of_play as w,
)

if TYPE_CHECKING:
    from kickdoor.engine import Act

_PASSES: Final = {
    w.Q_ANSWER_ROLL: "act-pass-roll",
    w.Q_ANSWER_CURSE: "act-pass-curse",
    w.Q_ANSWER_BAD_STUFF: "act-pass-bad-stuff",
    w.Q_WAIT: "act-pass-wait",
}


def variant(t: Table, act: Act, seat: int) -> str:
    """The message for an act of this sort as the table stands: of its head, or of an Item laid down
    the tail that says why.
    """
    if act.verb == w.PASS:
        return _passing(t)
    if act.verb == w.END:
        return _ending(t, seat)
    if isinstance(act, DiscardCards):
        return _discarding(t, act.cards, seat)
    assert isinstance(act, PlayCard)
    return _carrying(t, act.card, seat)


def _passing(t: Table) -> str:
    window = window_on_top(t.stack)
    return "act-pass" if window is None else _PASSES.get(window.asks, "act-pass")


def _ending(t: Table, seat: int) -> str:
    if t.phase == PHASE_OPENING:
        return "act-end-opening"
    return "act-end-charity" if len(t.hands[seat]) > hand_limit(t, seat) else "act-end"


def _discarding(t: Table, cards: tuple[int, ...], seat: int) -> str:
    for card in cards:
        is_own = card in t.tables[seat]
        if not is_own or t.catalogue.cards[card].kind not in (CLASS, RACE):
            return "act-discard"
    return "act-discard-trait"


def _carrying(t: Table, card: int, seat: int) -> str:
    """Why an Item is laid down and not equipped: it needs no equipping, cannot be, or may not."""
    if t.catalogue.cards[card].kind == ONE_SHOT:
        return "tail-ready"
    return "tail-unusable" if equip_refusal(t, seat, card) else "tail-carried"
