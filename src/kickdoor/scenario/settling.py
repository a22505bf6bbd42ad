"""What the runner does by itself between two steps: passes, rolls that leave no choice, questions
with one possible answer, and, before an act, the end of a phase in which nothing must be done.

It never makes a choice that matters: answers are only given for a player where all of them lead to
the same state.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import ChooseAnswer, DiscardCards, EndTurn, Pass, PlayCard
from kickdoor.engine.codec.pack import digest
from kickdoor.engine.frames.waiting import Ask, Prompt, Waiting, Window
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import (
    CHOOSE,
    DISCARD,
    KEEP,
    Q_CHARITY,
    Q_DOOR_CARD,
    Q_END,
    Q_OFFER,
    Q_OPENING,
    Q_RUN_ORDER,
    QUESTIONS,
    REF_KIND,
    RUN,
)

OFFER: Final = QUESTIONS[Q_OFFER]
BUDGET: Final = 400  # clones one question is worth; beyond them it counts as one that matters


def next_step(game: Game, may_pass: bool, may_end: bool) -> tuple[int, Act] | None:
    """What happens next without anybody's choice; None: somebody has to choose or move."""
    if game.is_over:
        return None
    top = game.table.top
    if isinstance(top, Window):
        return _passing(game) if may_pass else None
    if isinstance(top, Ask) or is_due_roll(top):
        return forced_answer(game, [BUDGET])
    if may_end and isinstance(top, Prompt) and top.asks in (Q_END, Q_OPENING):
        end = EndTurn()
        return (top.seat, end) if game.why_not(top.seat, end) is None else None
    return None


def is_due_roll(top: Waiting) -> bool:
    """Whether a runner has the move, before a roll."""
    return isinstance(top, Prompt) and top.asks == Q_RUN_ORDER


def is_pending(game: Game) -> bool:
    """Whether a question is open that a scenario must not end on: an answer, an offer, Charity."""
    if game.is_over:
        return False
    top = game.table.top
    must_answer = isinstance(top, Prompt) and top.asks in (Q_CHARITY, Q_RUN_ORDER)
    return isinstance(top, Ask) or must_answer or bool(game.table.offers)


def _passing(game: Game) -> tuple[int, Act] | None:
    for seat, kind, _ in game.waiting:
        if kind != OFFER:
            return seat, Pass()
    return None


def forced_answer(game: Game, budget: list[int]) -> tuple[int, Act] | None:
    """The answer to the question at hand, if there is one only or none makes a difference."""
    seat = game.table.top.seat
    answers = distinct_answers(game, seat)
    if not answers:
        return None
    if len(answers) > 1:
        outcome = ""
        for answer in answers:
            if budget[0] <= 0:
                return None
            found = _outcome(game, seat, answer, budget)
            if outcome and found != outcome:
                return None
            outcome = found
    return seat, answers[0]


def _outcome(game: Game, seat: int, answer: Act, budget: list[int]) -> str:
    """The state that an answer leads to, with all that follows from it without a choice."""
    budget[0] -= 1
    clone = game.clone()
    clone.apply(seat, answer)
    while not clone.is_over and isinstance(clone.table.top, Ask):
        following = forced_answer(clone, budget)
        if following is None:
            break
        clone.apply(*following)
    return _fingerprint(clone)


def _fingerprint(game: Game) -> str:
    """The hash of a state, less what only counts questions or tells the order of a hand."""
    table = game.table.copy()
    table.next_question = 0
    for frame in table.stack:
        if isinstance(frame, Waiting):
            frame.question = 0
    table.received = tuple(sorted(table.received))
    return digest(table)


def distinct_answers(game: Game, seat: int) -> list[Act]:
    """What may be answered, one of each kind: copies of a card in one place are alike."""
    found: list[Act] = []
    seen: set[tuple[object, ...]] = set()
    for act in answers_to(game, seat):
        key = tuple(_likeness(game, ref) for ref in _named(act))
        if not key or key not in seen:
            found.append(act)
        seen.add(key)
    return found


def _named(act: Act) -> tuple[int, ...]:
    """What an answer names."""
    if isinstance(act, ChooseAnswer):
        return act.answers
    if isinstance(act, PlayCard):
        return act.choose
    return act.cards if isinstance(act, DiscardCards) else ()


def _likeness(game: Game, ref: int) -> tuple[int, ...]:
    """Equal for two copies that nobody could tell apart."""
    if ref & REF_KIND:
        return (ref,)
    table = game.table
    bears = any(host == ref for host in table.host)
    if bears or table.host[ref] >= 0:
        return (ref,)
    definition = id(table.catalogue.cards[ref])
    return (definition, table.place[ref], table.equipped[ref], table.known[ref])


def answers_to(game: Game, seat: int) -> list[Act]:
    """The legal acts that answer the question at hand, not those that merely may be done there."""
    top = game.table.top
    legal = game.legal(seat)
    if is_due_roll(top):
        return [a for a in legal if a.verb == RUN]
    if isinstance(top, Ask) and top.asks == Q_DOOR_CARD:
        return [a for a in legal if a.verb == KEEP or _plays(a, top.card)]
    chosen = [a for a in legal if a.verb == CHOOSE]
    return chosen or [a for a in legal if a.verb == DISCARD]


def _plays(act: Act, card: int) -> bool:
    return isinstance(act, PlayCard) and act.card == card
