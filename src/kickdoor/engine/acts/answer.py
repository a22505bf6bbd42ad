"""Answers: choosing, discarding what is demanded, passing; and what is open always: showing cards,
orders.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CLASS, FOLLOWER, RACE
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import ChooseAnswer, DiscardCards, SetOrders, ShowCards
from kickdoor.engine.acts.family import Family
from kickdoor.engine.acts.turn import charity_discard, charity_discard_refusal, has_move
from kickdoor.engine.asking import must_pass
from kickdoor.engine.catalogue.model import BIG_LIMIT, Card
from kickdoor.engine.events.event_kinds import CardsShown
from kickdoor.engine.frames.excess import COMPLEX, SLOTS, Excess, names_what_stays
from kickdoor.engine.frames.waiting import Ask, Waiting
from kickdoor.engine.queries.character import is_own_hireling, summary_of
from kickdoor.engine.queries.equipment import bigs_of
from kickdoor.engine.queries.modifiers import big_limit
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.queries.timing import any_time_refusal
from kickdoor.engine.queries.under_way import ask_on_top, window_on_top
from kickdoor.engine.refusals import (
    BAD_ANSWER,
    FOLLOWER_STAYS,
    ITEMS_STAY,
    NO_CARD_TO_SHOW,
    NOT_ANY_TIME,
    NOT_ASKED,
    NOT_IN_HAND,
    PROMISED,
    about,
)
from kickdoor.engine.state.hidden_moves import show
from kickdoor.engine.state.moves import changed, discard, everyone
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import (
    HAND,
    IN_PLAY,
    Q_CHARITY,
    Q_DOOR_CARD,
    QUESTION_KINDS,
    REF_KIND,
    REF_WORD,
    W_DONE,
)

ASKING: Final = DiscardCards(asks=True)  # acts are never changed: one serves all
DISCARD_QUESTIONS: Final[tuple[int, ...]] = tuple(
    [number for number, kind in enumerate(QUESTION_KINDS) if kind.is_discard]
)


def open_options(t: Table, ask: Ask) -> list[int]:
    """What may still be answered to the question on top."""
    options = [o for o in t.stack[-2].options(t, ask) if o not in ask.chosen]
    return options if not is_bound_by_deal(t, ask) else unpromised(t, ask, options)


def is_bound_by_deal(t: Table, ask: Ask) -> bool:
    """Whether a fighter with a deal is asked what he loses; what he takes off stays his."""
    combat = t.combat
    if combat is None or combat.deal is None or ask.seat != combat.fighter:
        return False
    below = t.stack[-2]
    return not isinstance(below, Excess) or below.what not in (SLOTS, COMPLEX)


def unpromised(t: Table, ask: Ask, options: list[int]) -> list[int]:
    """HELP-6: what is promised is not chosen to be lost where anything else will do."""
    seat = ask.seat
    own = (IN_PLAY + seat, HAND + seat)
    rest = [
        o for o in options if o & REF_KIND or t.place[o] not in own or not is_promised(t, seat, o)
    ]
    cards = [o for o in rest if not o & REF_KIND]
    return rest if len(cards) < len(rest) or is_enough(t, ask, ask.chosen + cards) else options


def is_enough(t: Table, ask: Ask, chosen: list[int]) -> bool:
    return len(chosen) >= ask.low and t.stack[-2].accepts(t, ask, chosen)


def is_word(answer: int) -> bool:
    return answer & REF_KIND == REF_WORD


def answer_refusal(t: Table, seat: int, answers: tuple[int, ...]) -> int:
    ask = ask_on_top(t.stack)
    if ask is None or ask.seat != seat or ask.asks == Q_DOOR_CARD:
        return NOT_ASKED
    chosen = ask.chosen
    if answers == (W_DONE,):
        return 0 if ask.high > 1 and is_enough(t, ask, chosen) else BAD_ANSWER
    if not answers or len(set(answers)) != len(answers):
        return BAD_ANSWER
    options = open_options(t, ask)
    if any(a not in options for a in answers) or len(chosen) + len(answers) > ask.high:
        return BAD_ANSWER
    if len(answers) == 1 and len(chosen) + 1 < ask.high and not is_word(answers[0]):
        return 0  # one of several: more may follow
    return 0 if is_enough(t, ask, chosen + list(answers)) else BAD_ANSWER


def give_answer(t: Table, ask: Ask, answers: tuple[int, ...]) -> None:
    """Add to what was answered; once that is whole, whoever asked gets it."""
    if answers != (W_DONE,):
        ask.chosen.extend(answers)
    if len(answers) > 1 or is_word(answers[0]) or len(ask.chosen) >= ask.high:
        t.stack.pop()
        t.stack[-1].answered(t, ask, ask.chosen)


def is_demanded(f: Waiting, seat: int) -> bool:
    """Whether a question is on top that a seat may answer by discarding."""
    return isinstance(f, Ask) and f.seat == seat and f.asks in DISCARD_QUESTIONS


class ChooseFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, ChooseAnswer)
        return answer_refusal(t, seat, act.answers)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        ask = ask_on_top(t.stack)
        if ask is None or ask.seat != seat or ask.asks == Q_DOOR_CARD:
            return
        for o in open_options(t, ask):
            if not answer_refusal(t, seat, (o,)):
                out.append(ChooseAnswer((o,)))
        if ask.high > 1 and is_enough(t, ask, ask.chosen):
            out.append(ChooseAnswer((W_DONE,)))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, ChooseAnswer)
        ask = ask_on_top(t.stack)
        assert ask is not None
        give_answer(t, ask, act.answers)


class DiscardFamily(Family):
    """Dropping a Class, Race or follower; discarding what a question demands; Charity of the
    lowest.
    """

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, DiscardCards)
        if is_demanded(t.top, seat):
            return answer_refusal(t, seat, act.cards)
        if isinstance(t.top, Ask):  # TABLE-2: nothing else happens until that is answered
            return NOT_ANY_TIME
        if has_move(t, seat, Q_CHARITY) and (act.asks or self.is_charity(t, seat, act)):
            return charity_discard_refusal(t, seat, act)
        if len(act.cards) != 1:
            return about(ITEMS_STAY, act.cards[0] if act.cards else -1)
        return drop_refusal(t, seat, act.cards[0])

    def is_charity(self, t: Table, seat: int, act: DiscardCards) -> bool:
        return any(t.place[c] == HAND + seat for c in act.cards)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        """At rest: what a question demands is listed as answers to it."""
        if has_move(t, seat, Q_CHARITY) and not charity_discard_refusal(t, seat, ASKING):
            out.append(ASKING)
        for c in (t.summaries[seat] or summary_of(t, seat)).droppable:
            if not drop_refusal(t, seat, c):
                out.append(DiscardCards((c,)))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, DiscardCards)
        ask = ask_on_top(t.stack)
        if ask is not None and is_demanded(ask, seat):
            answers = act.cards
            if names_what_stays(t):
                answers = tuple(c for c in open_options(t, ask) if c not in act.cards)
            give_answer(t, ask, answers)
        elif has_move(t, seat, Q_CHARITY) and (act.asks or self.is_charity(t, seat, act)):
            charity_discard(t, seat, act)
        else:
            discard(t, act.cards[0])


def drop_refusal(t: Table, seat: int, c: int) -> int:
    """A Class or Race may be dropped at any time, a follower by the edition, anything else not at
    will.
    """
    card = t.catalogue.cards[c]
    if t.place[c] == HAND + seat:
        return about(ITEMS_STAY, c)
    if t.place[c] != IN_PLAY + seat:
        return about(NOT_IN_HAND, c)
    if card.kind == FOLLOWER:
        # FOLLOWER-5: a Hireling only as its card says; FOLLOWER-2: by the edition in the act that
        # plays another.
        if is_own_hireling(t, c) or not t.rules.follower_dismissible:
            return about(FOLLOWER_STAYS, c)
    elif card.kind not in (CLASS, RACE):
        return about(ITEMS_STAY, c)
    if is_promised(t, seat, c) or sheds_promised(t, seat, card):
        return about(PROMISED, c)
    return any_time_refusal(t, seat)


def sheds_promised(t: Table, seat: int, card: Card) -> bool:
    """HELP-6: whether without a Class or Race fewer Big Items are carried than are promised."""
    lost = sum(m.add for m in card.modifiers if m.query == BIG_LIMIT)
    if not lost:
        return False
    owed = sum(1 for c in bigs_of(t, seat) if is_promised(t, seat, c))
    return owed > max(1, big_limit(t, seat) - lost)


class PassFamily(Family):
    """Listed by `registry`, last of all."""

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        window = window_on_top(t.stack)
        return 0 if window is not None and must_pass(t, window, seat) else NOT_ASKED

    def perform(self, t: Table, seat: int, act: Act) -> None:
        window = window_on_top(t.stack)
        assert window is not None
        window.passed |= 1 << seat


class ShowFamily(Family):
    """Showing cards from the hand, to one or to all (SETUP-4)."""

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, ShowCards)
        distinct = len(set(act.cards)) == len(act.cards)
        if not act.cards or not distinct or act.to == seat:
            return NO_CARD_TO_SHOW
        if any(t.place[c] != HAND + seat for c in act.cards):
            return NO_CARD_TO_SHOW
        return 0

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, ShowCards)
        seen_by = everyone(t) if act.to < 0 else 1 << act.to | 1 << seat
        show(t, act.cards, seen_by, CardsShown(seat, cards=act.cards, to=act.to))


class OrdersFamily(Family):
    """Standing orders for one's own passes; not listed, taken at any moment (TABLE-3)."""

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, SetOrders)
        return 0 if 0 <= act.passes <= 3 else BAD_ANSWER

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, SetOrders)
        unless = max(0, act.unless)
        t.orders = with_one(t.orders, seat, act.passes | unless << 4)
        changed(t)
