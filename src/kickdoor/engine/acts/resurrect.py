"""A Cleric's Resurrection: cards from the discards, in place of what a kick or a face-up draw turns
up.
"""

from __future__ import annotations

from kickdoor.cards.model import DOOR
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import UsePower
from kickdoor.engine.acts.turn import kick
from kickdoor.engine.catalogue.model import Power
from kickdoor.engine.catalogue.moments import M_DRAW, M_START
from kickdoor.engine.events.event_kinds import PowerUsed
from kickdoor.engine.frames.draw import FaceUpDraw, spare_cards
from kickdoor.engine.frames.epic import doors_behind
from kickdoor.engine.frames.payment import ASK_PRICE, PAY, Payment
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.queries.under_way import asker
from kickdoor.engine.refusals import CARD_NOT_NOW, CARD_SAYS_NO, NOT_PAID, PROMISED, about
from kickdoor.engine.state.moves import emit, put
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import LIMBO


def resurrect_refusal(t: Table, seat: int, act: UsePower, card: int) -> int:
    """A Cleric's: in place of what a kick or a face-up draw turns up; one hand card for each, paid
    after, and not with what was raised.
    """
    most = most_raised(t, seat)
    if most < 0:
        return about(CARD_NOT_NOW, card)
    number = raised_by(t, act)
    if number < 1 or number > most:
        return about(CARD_SAYS_NO, card)
    if number > spare_cards(t, seat):
        return about(NOT_PAID, card)
    if not act.discarding:
        return 0
    for c in act.discarding:
        if is_promised(t, seat, c):
            return about(PROMISED, c)
    right = len(act.discarding) == number and all(c in t.hands[seat] for c in act.discarding)
    return 0 if right and len(set(act.discarding)) == number else about(NOT_PAID, card)


def most_raised(t: Table, seat: int) -> int:
    """How many cards a Cleric may take from the discards now; -1: it is not the moment."""
    f = t.top
    if f.seat != seat:
        return -1
    if f.moment == M_START and not isinstance(f, Ask):
        return min(doors_behind(t, seat), len(t.discards[DOOR]))
    draw = asker(t.stack)
    return draw.from_discards(t) if f.moment == M_DRAW and isinstance(draw, FaceUpDraw) else -1


def raised_by(t: Table, act: UsePower) -> int:
    """How many an act wants to raise: at the door one, unless it says more."""
    return 1 if act.count < 0 and moment(t) == M_START else act.count


def list_resurrections(t: Table, seat: int, c: int, power: Power, out: list[Act]) -> None:
    most = min(most_raised(t, seat), spare_cards(t, seat))
    only_one = moment(t) == M_START and doors_behind(t, seat) == 1
    for n in range(1, most + 1):
        out.append(UsePower(power.number, of=c, asks=True, count=-1 if only_one else n))


def resurrect(t: Table, seat: int, act: UsePower, card: int) -> None:
    """The cards come first, the payment after (it may follow as a question)."""
    number = raised_by(t, act)
    at_door = moment(t) == M_START
    step = PAY if act.discarding else ASK_PRICE
    payment = Payment(seat, card, seat, step, act.power, list(act.discarding), number=number)
    emit(t, PowerUsed(seat, card, power=act.power, count=number))
    if at_door:
        raised = list(t.discards[DOOR][: -number - 1 : -1])
        for c in raised:
            put(t, c, LIMBO)
        kick(t, raised)
        t.stack.append(payment)
    else:
        t.stack.pop()  # the question: this is its answer
        draw = t.stack.pop()
        assert isinstance(draw, FaceUpDraw)
        draw.raised = number
        t.stack.append(payment)
        t.stack.append(draw)
