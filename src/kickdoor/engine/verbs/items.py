"""Verbs that move Items between players."""

from __future__ import annotations

from kickdoor.engine import frames
from kickdoor.engine.act import Act
from kickdoor.engine.equip import can_carry
from kickdoor.engine.events import ItemStolen, TheftFailed
from kickdoor.engine.frames import Frame
from kickdoor.engine.moves import emit, hand_over, owner_of
from kickdoor.engine.refusals import NO_CARDS_YET, TOO_BIG, about
from kickdoor.engine.state import Table
from kickdoor.engine.verbs.control import push_program
from kickdoor.engine.verbs.step import Step
from kickdoor.engine.words_of_play import IN_PLAY


def carry_problem(t: Table, seat: int, item: int, card: int) -> int:
    if not t.may_get_cards(seat):
        return about(NO_CARDS_YET, card)
    return 0 if can_carry(t, seat, [item], []) else about(TOO_BIG, item)


class StealItem(Step):
    """A roll decides: the Item changes its owner, or something happens to the thief."""

    def __init__(self, needs: int, otherwise: int) -> None:
        super().__init__()
        self.needs = needs
        self.otherwise = otherwise

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        return carry_problem(t, seat, act.on[0], card)

    def run(self, t: Table, f: Frame) -> bool:
        if f.state == 0:
            f.state = 1
            t.stack.append(Frame(frames.ROLL, f.seat, f.card))
            return False
        if f.state == 2:
            return True
        owner = owner_of(t, f.target)
        if f.count >= self.needs and t.place[f.target] == IN_PLAY + owner and owner != f.seat:
            hand_over(t, f.target, f.seat)
            emit(t, ItemStolen(f.seat, f.target, owner=owner))
            return True
        emit(t, TheftFailed(f.seat, f.target, owner=owner))
        f.state = 2
        push_program(t, f, self.otherwise, f.seat)
        return False


class TakeItem(Step):
    """An Item of another's comes into play with the taker."""

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        return carry_problem(t, seat, act.on[0], card)

    def run(self, t: Table, f: Frame) -> bool:
        owner = owner_of(t, f.target)
        hand_over(t, f.target, f.seat)
        emit(t, ItemStolen(f.seat, f.target, owner=owner))
        return True
