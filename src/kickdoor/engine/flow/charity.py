"""Charity: the excess of a hand goes to the lowest, or is discarded by him who is lowest himself
(TURN-5).
"""

from __future__ import annotations

from kickdoor.engine import frames
from kickdoor.engine.character import lowest_level
from kickdoor.engine.events import CharityGiven
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.flow.turn import PASS_ON
from kickdoor.engine.frames import Frame
from kickdoor.engine.modifiers import hand_limit
from kickdoor.engine.moves import discard, emit_secret, give_to_hand
from kickdoor.engine.state import Table
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    Q_CHOOSE_CARD,
    Q_CHOOSE_PLAYER,
    REF_SEAT,
    REF_VALUE,
)


def excess_of(t: Table, seat: int) -> int:
    return max(0, len(t.hands[seat]) - hand_limit(t, seat))


def receivers_of(t: Table, seat: int) -> list[int]:
    """The lowest other players; empty when the giver is lowest himself and must discard (TURN-5,
    TURN-7).
    """
    others = [s for s in t.from_left_of(seat) if s != seat and t.may_get_cards(s)]
    if not others:
        return []
    lowest = lowest_level(t, others)
    return lowest if t.levels[lowest[0]] < t.levels[seat] else []


def is_fair_split(t: Table, seat: int, to: tuple[int, ...]) -> bool:
    """Whether the excess goes to the lowest only, as evenly as possible."""
    receivers = receivers_of(t, seat)
    if not receivers or any(s not in receivers for s in to):
        return False
    share, odd = divmod(len(to), len(receivers))
    counts = [to.count(s) for s in receivers]
    return all(share <= n <= share + 1 for n in counts) and counts.count(share + 1) == odd


def give(t: Table, seat: int, cards: list[int], to: list[int]) -> None:
    """Carry Charity out; the turn passes on."""
    for receiver in sorted(set(to)):
        given = tuple(c for c, s in zip(cards, to, strict=True) if s == receiver)
        seen_by = 1 << seat | 1 << receiver
        for c in given:
            give_to_hand(t, c, receiver, seen_by)
        emit_secret(t, CharityGiven(seat, receiver=receiver, cards=given), seen_by)
    _pass_on(t)


def throw_away(t: Table, cards: list[int]) -> None:
    for c in cards:
        discard(t, c)
    _pass_on(t)


def _pass_on(t: Table) -> None:
    for f in t.stack:
        if f.kind == frames.TURN:
            f.state = PASS_ON


class CharityFlow(Flow):
    """Charity asked for card by card; `regs` holds the cards, then their receivers."""

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            f.state = 1
            f.count = excess_of(t, f.seat)
            push_ask(t, f.seat, Q_CHOOSE_CARD, f.count, f.count)
            return
        receivers = receivers_of(t, f.seat)
        if len(receivers) == 1:
            f.regs.extend([REF_SEAT | receivers[0]] * (f.count * 2 - len(f.regs)))
        if receivers and len(f.regs) < 2 * f.count:
            push_ask(t, f.seat, Q_CHOOSE_PLAYER, tag=1)
            return
        cards = f.regs[: f.count]
        to = [r & REF_VALUE for r in f.regs[f.count :]]
        t.stack.pop()
        if receivers:
            give(t, f.seat, cards, to)
        else:
            throw_away(t, cards)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        if not ask.extra:
            return list(t.hands[f.seat])
        receivers = receivers_of(t, f.seat)
        to = [r & REF_VALUE for r in f.regs[f.count :]]
        share, odd = divmod(f.count, len(receivers))
        counts = [to.count(s) for s in receivers]
        full = counts.count(share + 1) >= odd
        return [
            REF_SEAT | s
            for s, n in zip(receivers, counts, strict=True)
            if n < share or (n == share and not full)
        ]
