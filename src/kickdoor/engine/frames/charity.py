"""Charity: the excess of a hand goes to the lowest, or is discarded by him who is lowest himself
(TURN-5).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kickdoor.engine.asking import push_ask
from kickdoor.engine.codec.as_numbers import Reader, put
from kickdoor.engine.events.event_kinds import CharityGiven
from kickdoor.engine.frames.frame import CHARITY, Exchange, Frame
from kickdoor.engine.frames.turn import PASS_ON, Turn
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import lowest_level
from kickdoor.engine.queries.modifiers import hand_limit
from kickdoor.engine.state.hidden_moves import give_and_tell
from kickdoor.engine.state.moves import discard
from kickdoor.engine.state.table import Table
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
        told = CharityGiven(seat, receiver=receiver, cards=given)
        give_and_tell(t, given, receiver, 1 << seat, told)
    _pass_on(t)


def throw_away(t: Table, cards: list[int]) -> None:
    for c in cards:
        discard(t, c)
    _pass_on(t)


def _pass_on(t: Table) -> None:
    for f in t.stack:
        if isinstance(f, Turn):
            f.step = PASS_ON


@mypyc_attr(native_class=True, acyclic=True)
class Charity(Frame):
    """Charity asked for card by card: first what is given away, then who gets each of it."""

    def __init__(
        self, seat: int, cards: list[int] | None = None, to: list[int] | None = None
    ) -> None:
        super().__init__(CHARITY)
        self.seat = seat  # who gives
        self.cards: list[int] = [] if cards is None else cards  # the excess, once it is chosen
        self.to: list[int] = [] if to is None else to  # the seats that get the first of them

    def run(self, t: Table) -> None:
        if not self.cards:
            excess = excess_of(t, self.seat)
            push_ask(t, self.seat, Q_CHOOSE_CARD, excess, excess)
            return
        receivers = receivers_of(t, self.seat)
        if len(receivers) == 1:
            self.to = [receivers[0]] * len(self.cards)
        if receivers and len(self.to) < len(self.cards):
            push_ask(t, self.seat, Q_CHOOSE_PLAYER)
            return
        t.stack.pop()
        if receivers:
            give(t, self.seat, self.cards, self.to)
        else:
            throw_away(t, self.cards)

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        if ask.asks == Q_CHOOSE_CARD:
            self.cards = chosen
        else:
            self.to.append(chosen[0] & REF_VALUE)

    def options(self, t: Table, ask: Ask) -> list[int]:
        if ask.asks == Q_CHOOSE_CARD:
            return list(t.hands[self.seat])
        receivers = receivers_of(t, self.seat)
        share, odd = divmod(len(self.cards), len(receivers))
        counts = [self.to.count(s) for s in receivers]
        full = counts.count(share + 1) >= odd
        return [
            REF_SEAT | s
            for s, n in zip(receivers, counts, strict=True)
            if n < share or (n == share and not full)
        ]

    def exchange(self, by: Exchange) -> None:
        self.cards = by.cards(self.seat, self.cards)

    def copy(self) -> Charity:
        return Charity(self.seat, self.cards.copy(), self.to.copy())

    def write(self, out: list[int]) -> None:
        out.append(self.seat)
        put(out, self.cards)
        put(out, self.to)

    @staticmethod
    def read(r: Reader) -> Charity:
        seat, cards = r.seat("who gives"), r.named("what is given away")
        return Charity(seat, cards, r.seated("who gets it"))
