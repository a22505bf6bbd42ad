"""A thinking bot's answers: what to give up, take, pay or sell, whom to name; and what to throw in
when a roll, a Curse or Bad Stuff is at hand.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.normal.fight_options import card_of, cheapest, deed_of
from kickdoor.bots.normal.goods import face_value
from kickdoor.bots.normal.harm import harm_of
from kickdoor.bots.normal.prices import LEVEL
from kickdoor.bots.normal.situation import Mind
from kickdoor.bots.normal.thought import KEEPS, SPARES, Thought
from kickdoor.bots.shared.appraise import MOST, PER_CARD
from kickdoor.bots.shared.questions import GAINS, buys_level, is_got, is_wanted
from kickdoor.bots.shared.saying_no import forgone
from kickdoor.cards.model import CLASS, RACE
from kickdoor.engine import (
    NEEDED,
    REF_KIND,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    REF_WORD,
    W_DONE,
    W_HAND,
    W_LEVEL,
    W_LEVELS,
    AimedAct,
    Ask,
    Charity,
    Chase,
    ChooseAnswer,
    Curse,
    Payment,
    PlayCard,
    Promise,
    Sale,
    UsePower,
    ask_on_top,
    asker,
    bad_stuff_answered,
    chase_under_way,
    curse_answered,
    roll_answered,
)

IN_FORCE: Final = 40.0  # what a Class or Race is worth that one has
SETTLED: Final = 5000.0  # above all else: that is enough


def answer(mind: Mind, act: ChooseAnswer) -> Thought:
    """How good an answer is; of several parts the mean counts."""
    stack = mind.view.stack
    ask, below = ask_on_top(stack), asker(stack)
    if ask is None or not act.answers:
        return Thought(0, "must-answer")
    if isinstance(below, Sale):
        return _sold(mind, ask, act.answers[0])
    if isinstance(below, Payment | Promise):
        power = below.power if isinstance(below, Payment) else -1
        return _paid(mind, ask, power, act.answers[0])
    is_charity = isinstance(below, Charity)
    points = sum(_part(mind, ask, is_charity, ref) for ref in act.answers) / len(act.answers)
    is_gain = all(_is_gain(mind, ask, ref) for ref in act.answers)
    reason = "takes-the-best" if is_gain else "gives-the-least"
    return Thought(points, reason)


def _is_gain(mind: Mind, ask: Ask, ref: int) -> bool:
    return ask.asks in GAINS if ref & REF_KIND else is_got(mind.view, ask, ref)


def _part(mind: Mind, ask: Ask, is_charity: bool, ref: int) -> float:
    kind = ref & REF_KIND
    if kind == REF_WORD:
        return _word(mind, ask, ref)
    if kind == REF_SEAT:
        return _seat(mind, ask, is_charity, ref & REF_VALUE)
    if kind == REF_NUMBER:
        return float(ref & REF_VALUE)
    if kind:
        return 0.0
    value = kept_value(mind, ref)
    return value if is_wanted(mind.view, ask, ref) else -value


def _seat(mind: Mind, ask: Ask, is_charity: bool, seat: int) -> float:
    """Good goes to who can do least with it, charity too; harm to who is nearest to the end."""
    is_good = ask.asks in GAINS
    if seat == mind.me:
        return 1000.0 if is_good else -1000.0
    return -mind.dangers[seat] if is_charity or is_good else 10 * mind.dangers[seat]


def kept_value(mind: Mind, card: int) -> float:
    """What it would hurt this seat to lose a card, or please it to get one."""
    is_character = card >= 0 and mind.cards[card].kind in (CLASS, RACE)
    if is_character and card in mind.view.in_play[mind.me]:
        return IN_FORCE
    return face_value(mind, card)


def _word(mind: Mind, ask: Ask, ref: int) -> float:
    if ref in (W_LEVEL, W_LEVELS):
        return -LEVEL * (1.0 if ref == W_LEVEL else 2.0) if mind.levels[mind.me] > 1 else 0.0
    if ref == W_HAND:
        return -sum(face_value(mind, c) for c in mind.view.hands[mind.me])
    return -LEVEL * forgone(mind.view, ask, ref)


def _sold(mind: Mind, ask: Ask, ref: int) -> Thought:
    """Sells what is least missed until it buys a Level, and no more."""
    if ref == W_DONE:
        return Thought(SETTLED if buys_level(mind.view, ask) else -SETTLED, "sells")
    points = mind.cards[ref].gold / 10 - kept_value(mind, ref) if not ref & REF_KIND else 0.0
    return Thought(points, "sells", card=ref)


def _paid(mind: Mind, ask: Ask, power: int, ref: int) -> Thought:
    """Pays with what is least missed, and no more than is needed."""
    if ref == W_DONE:
        return Thought(SETTLED if _is_paid(mind, ask, power) else -SETTLED, "gives-the-least")
    return Thought(0.0 if ref & REF_KIND else -kept_value(mind, ref), "gives-the-least")


def _is_paid(mind: Mind, ask: Ask, number: int) -> bool:
    count = len(ask.chosen)
    power = mind.view.catalogue.powers[number].id if number >= 0 else ""
    fight = mind.fight
    if power in PER_CARD and fight is not None:
        return fight.lack <= PER_CARD[power] * count
    if power == "flight":
        run = chase_under_way(mind.view.stack)
        return run is None or run.total + count >= NEEDED
    return True


def react(mind: Mind, act: AimedAct) -> Thought:
    """A card or power that answers a roll, an escape, a Curse or Bad Stuff."""
    stack = mind.view.stack
    cost = face_value(mind, act.card) if isinstance(act, PlayCard) else cheapest(mind, 1)
    curse, bad, roll = curse_answered(stack), bad_stuff_answered(stack), roll_answered(stack)
    if curse is not None:
        return _lift(mind, curse, cost)
    if bad is not None:
        is_own = bad.victim == mind.me
        saved = _harm(mind, bad.card, mind.me) if is_own else 0.0
        return Thought(saved - cost, "saves-itself", card=card_of(act))
    if isinstance(roll, Chase):
        return _at_a_run(mind, act, roll, cost)
    # A tie is not worth it.
    if roll is not None and roll.seat == mind.me and roll.asking_card() >= 0:
        return Thought(_face(mind, act) - cost, "saves-itself", card=card_of(act))
    return Thought(-cost, "keeps-it")


def _harm(mind: Mind, card: int, seat: int) -> float:
    return harm_of(mind.view, mind.cards[card], seat) if card >= 0 else 0.0


def _lift(mind: Mind, curse: Curse, cost: float) -> Thought:
    harm = _harm(mind, curse.card, mind.me) if curse.victim == mind.me else 0.0
    return Thought(harm - cost, "lifts-a-curse", card=curse.card)


def _at_a_run(mind: Mind, act: AimedAct, run: Chase, cost: float) -> Thought:
    """After an escape roll: one's own that failed is mended, a rival's that did not is spoilt."""
    combat = mind.view.combat
    monster = None if combat is None else combat.monster(run.monster)
    harm = _harm(mind, monster.card if monster is not None else -1, run.seat)
    deed = deed_of(mind.cards[act.card]) if isinstance(act, PlayCard) else ""
    if run.succeeds():
        if deed != "run_again" or run.seat == mind.me:
            return Thought(-cost - 50, "keeps-it")
        gain = mind.rivalry(run.seat) * mind.temper.spite * harm * 0.6
        return Thought(gain - cost, "hurts-a-rival", seat=run.seat)
    if run.seat != mind.me or deed == "run_again":
        return Thought(-cost - 50, "keeps-it")
    if isinstance(act, UsePower):
        return _power_at_a_run(mind, act, run, harm)
    if deed == "set_die":
        return Thought(harm - cost + _face(mind, act), "saves-itself", card=card_of(act))
    return Thought(harm - cost, "saves-itself", card=card_of(act))


def _power_at_a_run(mind: Mind, act: UsePower, run: Chase, harm: float) -> Thought:
    power = mind.view.catalogue.powers[act.power].id
    hand = len(mind.view.hands[mind.me])
    if power == "flight":
        short = NEEDED - run.total
        if short > min(hand, MOST):
            return SPARES
        return Thought(harm - cheapest(mind, short), "saves-itself")
    if power == "second-try":
        chance = min(max((2 + run.added) / 6, 0.0), 1.0)
        return Thought(harm * chance - cheapest(mind, 1), "saves-itself")
    return KEEPS


def _face(mind: Mind, act: AimedAct) -> float:
    """The die turned: the higher the better."""
    refs = (*act.on, *act.choose)
    return float(max((r & REF_VALUE for r in refs if r & REF_KIND == REF_NUMBER), default=0))
