"""The easy bot's answers to what it is asked outside its moves: what to lose, take, pay, sell,
and whom to hurt.
"""

from __future__ import annotations

from kickdoor.bots.easy.easy_fight import missing
from kickdoor.bots.shared.appraise import loss, worth
from kickdoor.bots.shared.questions import GAINS, buys_level, is_wanted
from kickdoor.bots.shared.saying_no import forgone
from kickdoor.engine import (
    LEVEL_PRICE,
    REF_KIND,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    REF_WORD,
    W_DONE,
    Ask,
    ChooseAnswer,
    Payment,
    Promise,
    Sale,
    SeatView,
    ask_on_top,
    asker,
    window_on_top,
)


def choose_score(view: SeatView, act: ChooseAnswer) -> int:
    """How good an answer is; answers of several parts are the mean of them."""
    ask, below = ask_on_top(view.stack), asker(view.stack)
    if ask is None or not act.answers:
        return 0
    if isinstance(below, Sale):
        return _sale_score(view, ask, act.answers[0])
    if isinstance(below, Payment | Promise):
        return _payment_score(view, ask, act.answers[0])
    return sum(_part_score(view, ask, ref) for ref in act.answers) // len(act.answers)


def _part_score(view: SeatView, ask: Ask, ref: int) -> int:
    kind = ref & REF_KIND
    if kind == REF_WORD:
        return -round(LEVEL_PRICE * forgone(view, ask, ref))
    if kind == REF_SEAT:
        return _seat_score(view, ask, ref & REF_VALUE)
    if kind == REF_NUMBER:
        return ref & REF_VALUE
    if kind:
        return 0
    return worth(view, ref) if is_wanted(view, ask, ref) else -loss(view, ref)


def _seat_score(view: SeatView, ask: Ask, seat: int) -> int:
    """Harm goes to who is ahead, good to who is behind; nobody names himself for harm."""
    if ask.asks in GAINS:
        return 1000 if seat == view.seat else -10 * view.levels[seat]
    return -1000 if seat == view.seat else 10 * view.levels[seat]


def _sale_score(view: SeatView, ask: Ask, ref: int) -> int:
    """Sells what is least missed until it buys a Level, and no more."""
    if ref == W_DONE:
        return 5000 if buys_level(view, ask) else -5000
    return view.catalogue.cards[ref].gold - loss(view, ref) if not ref & REF_KIND else 0


def _payment_score(view: SeatView, ask: Ask, ref: int) -> int:
    """Pays with what is least missed, and no more than the fight still needs."""
    if ref == W_DONE:
        combat = view.combat
        is_enough = combat is None or missing(view, combat) <= len(ask.chosen)
        return 5000 if is_enough else -5000
    return 0 if ref & REF_KIND else -loss(view, ref)


def answers_own(view: SeatView) -> bool:
    """Whether the window at hand is about this seat's roll, escape, Curse or Bad Stuff."""
    window = window_on_top(view.stack)
    return window is not None and window.subject == view.seat
