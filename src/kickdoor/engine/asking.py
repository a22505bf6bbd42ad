"""How the table comes to wait: asking a seat, opening a window, handing over the move.

Whether a window opens is decided by public facts alone (TABLE-3): never by what is in a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.model import FOLLOWER
from kickdoor.engine.catalogue.moments import (
    M_ASK,
    M_BAD_STUFF,
    M_COMBAT,
    M_FIRST_ROLL,
    M_REST,
    T_ANY_ESCAPE,
    T_ANY_FAILED,
    T_OWN_ESCAPE_ROLL,
    T_OWN_FAILED,
    T_OWN_ROLL,
    T_OWN_TURN_COMBAT,
)
from kickdoor.engine.frames.frame import ASK, DIE_ROLL, PROMPT
from kickdoor.engine.frames.waiting import Ask, Prompt, Window
from kickdoor.engine.queries.character import is_active, summary_of
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.queries.strength import is_for_win, munchkins_lead
from kickdoor.engine.queries.under_way import monster_of, window_on_top
from kickdoor.engine.state.combat import STAGE_RUN, STAGE_WAIT
from kickdoor.engine.state.table import ROUNDS, Table
from kickdoor.engine.words_of_play import (
    DECK,
    HAND,
    IN_PLAY,
    PASS_FIGHT,
    PASS_NEVER,
    PASS_TURN,
    Q_WAIT,
    QUESTION_MOMENTS,
    QUESTIONS,
    UNLESS_ME,
    UNLESS_WIN,
)

if TYPE_CHECKING:
    from kickdoor.engine.frames.roll import Roll


def _next_question(t: Table) -> int:
    t.next_question += 1
    return t.next_question


def push_ask(
    t: Table,
    seat: int,
    question: int,
    low: int = 1,
    high: int = 1,
    card: int = -1,
    moment: int = M_ASK,
) -> None:
    """Ask one seat for `low` to `high` answers; the frame below says what may be answered. The dead
    are not asked: `families` lets them answer nothing.
    """
    assert not t.dead[seat], f"seat {seat} is dead and is asked {QUESTIONS[question]}"
    t.stack.append(Ask(seat, question, low, high, card, moment, _next_question(t)))


def push_window(t: Table, question: int, by: int, subject: int) -> None:
    """Open a window to every living seat, asked from the left of who caused it."""
    moment = QUESTION_MOMENTS[question]  # the wait of a lost fight comes before a first roll
    if question == Q_WAIT and t.combat is not None and t.combat.stage == STAGE_RUN:
        moment = M_FIRST_ROLL
    t.stack.append(Window(by, subject, question, moment, _next_question(t)))


def push_prompt(t: Table, seat: int, question: int) -> None:
    t.stack.append(Prompt(seat, question, QUESTION_MOMENTS[question], _next_question(t)))


def renew_question(t: Table) -> None:
    """Something was played: answers under way are stale, and a window asks everyone anew."""
    if t.stack and t.stack[-1].kind <= PROMPT:
        t.top.question = _next_question(t)


def reopen(t: Table, actor: int) -> None:
    window = window_on_top(t.stack)
    if window is not None:
        window.seat = actor
        window.passed = 0


def passes_by_orders(t: Table, window: Window, seat: int) -> bool:
    """Whether a seat's standing orders pass for it in this window."""
    orders = t.orders[seat]
    kind = orders & 15
    if kind == PASS_NEVER or (kind == PASS_FIGHT and t.combat is None):
        return False
    combat = t.combat
    unless = orders >> 4
    if unless & UNLESS_WIN and combat is not None and is_for_win(t):
        return False
    concerned = window.subject == seat or (combat is not None and combat.has(seat))
    if unless & UNLESS_ME and concerned:
        return False
    return not is_behind(t, seat)


def is_behind(t: Table, seat: int) -> bool:
    """TABLE-3: a wait never closes over a fighter who is behind and has not passed himself."""
    combat = t.combat
    if combat is None or combat.stage != STAGE_WAIT or combat.fighter != seat:
        return False
    return not munchkins_lead(t)


def must_pass(t: Table, window: Window, seat: int) -> bool:
    """Whether a window still waits for a seat."""
    if t.dead[seat] or window.passed >> seat & 1:
        return False
    return not t.orders[seat] or not passes_by_orders(t, window, seat)


def still_to_pass(t: Table, window: Window) -> list[int]:
    """The seats a window still waits for, in asking order."""
    return [s for s in ROUNDS[t.seats][window.seat] if must_pass(t, window, s)]


def next_to_pass(t: Table, window: Window) -> int:
    """The first seat that a window still waits for; -1: for nobody."""
    passed, dead, orders = window.passed, t.dead, t.orders
    for s in ROUNDS[t.seats][window.seat]:
        # As `must_pass`, which is too dear to be called here: few have orders.
        if passed >> s & 1 or dead[s] or (orders[s] and passes_by_orders(t, window, s)):
            continue
        return s
    return -1


def has_offers_due(t: Table) -> bool:
    """Whether offers are open and may be answered: then they come before the question on top."""
    if not t.offers:
        return False
    f = t.top
    return f.kind != ASK and bool(f.moment & M_REST)


def first_asked(t: Table) -> int:
    """The seat whose answer is due first."""
    if t.offers and has_offers_due(t):
        return t.offers[0].to
    window = window_on_top(t.stack)
    if window is None:
        return t.top.seat
    return next_to_pass(t, window)


def expire_orders(t: Table, kind: int) -> None:
    """Orders for a fight end with it, orders for a turn with the turn."""
    if any(t.orders):
        t.orders = tuple([PASS_NEVER if o & 15 == kind else o for o in t.orders])


def end_fight_orders(t: Table) -> None:
    expire_orders(t, PASS_FIGHT)


def end_turn_orders(t: Table) -> None:
    expire_orders(t, PASS_TURN)


def could_answer(t: Table, moment: int, subject: int, roll: Roll | None = None) -> bool:
    """Whether, by public facts, anybody could answer in a window of this moment."""
    catalogue = t.catalogue
    for c in catalogue.answerers[moment]:
        p = t.place[c]
        hidden = p == DECK or HAND <= p < IN_PLAY
        if hidden and _fits_roll(t, catalogue.cards[c].timing, roll):
            return True
    for s in t.living():
        summary = summary_of(t, s)
        for c in summary.shots:
            card = catalogue.cards[c]
            if card.answers & moment and _fits_roll(t, card.timing, roll):
                return True
        for c in summary.powered:
            if is_active(t, s, c) and _power_fits(t, s, c, moment, subject, roll):
                return True
    return _monster_answers(t, moment, subject) or _may_sacrifice(t, moment, subject)


def _fits_roll(t: Table, timing: int, roll: Roll | None) -> bool:
    if timing == T_OWN_TURN_COMBAT and t.dead[t.turn]:
        return False
    if roll is None:
        return True
    if roll.kind == DIE_ROLL:
        return timing == T_OWN_ROLL
    success = roll.succeeds()
    if timing == T_ANY_ESCAPE:
        return success
    if timing in (T_OWN_ROLL, T_OWN_ESCAPE_ROLL):
        return roll.is_open()
    if timing == T_OWN_FAILED:
        return roll.is_open() and not success
    return timing in (T_ANY_FAILED, T_OWN_TURN_COMBAT) and not success


def _power_fits(t: Table, seat: int, c: int, moment: int, subject: int, roll: Roll | None) -> bool:
    for number in t.catalogue.cards[c].powers:
        power = t.catalogue.powers[number]
        # Outside a fight's wait, powers answer their owner's own roll, escape or Bad Stuff, or
        # whatever comes on his own turn.
        on_turn = power.timing == T_OWN_TURN_COMBAT and t.turn == seat
        concerned = seat == subject or on_turn or moment & M_COMBAT
        fits = power.answers & moment and _fits_roll(t, power.timing, roll)
        if concerned and fits and holds(t, power.when, seat):
            return True
    return False


def _monster_answers(t: Table, moment: int, subject: int) -> bool:
    combat = t.combat
    if combat is None or subject < 0:
        return False
    for m in combat.monsters:
        if moment == M_BAD_STUFF and m.id != monster_of(t.stack[-1]):
            continue  # it is another that has caught him
        for number in t.catalogue.cards[m.card].powers:
            power = t.catalogue.powers[number]
            if power.answers & moment and not m.tamed and holds(t, power.when, subject):
                return True
    return False


def _may_sacrifice(t: Table, moment: int, subject: int) -> bool:
    if not moment & M_FIRST_ROLL or subject < 0:
        return False
    return any(t.catalogue.cards[c].kind == FOLLOWER for c in t.in_play[subject])
