"""A thinking bot's answers: what to give up, take, pay or sell, whom to name; and what to throw in
when a roll, a Curse or Bad Stuff is at hand.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.appraise import MOST, PER_CARD
from kickdoor.bots.goods import face_value
from kickdoor.bots.harm import harm_of
from kickdoor.bots.means import cheapest, deed_of
from kickdoor.bots.mind import Mind
from kickdoor.bots.questions import GAINS, buys_level, is_refusal
from kickdoor.bots.thought import KEEPS, SPARES, Thought
from kickdoor.bots.values import LEVEL
from kickdoor.cards.model import CLASS, RACE
from kickdoor.engine.act import Act
from kickdoor.engine.frames import BAD_STUFF, CHARITY, CURSE, PAYMENT, ROLL, RUN, SALE, Frame
from kickdoor.engine.timing import NEEDED, run_succeeds
from kickdoor.engine.words_of_play import (
    PLAY,
    Q_CHOOSE_MONSTER,
    REF_KIND,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    REF_WORD,
    W_DONE,
    W_HAND,
    W_LEVEL,
    W_LEVELS,
)

IN_FORCE: Final = 40.0  # what a Class or Race is worth that one has
SETTLED: Final = 5000.0  # above all else: that is enough


def answer(mind: Mind, act: Act) -> Thought:
    """How good an answer is; of several parts the mean counts."""
    view = mind.view
    ask = view.stack[-1]
    below = view.stack[-2] if len(view.stack) > 1 else ask
    if not act.choose:
        return Thought(0, "must-answer")
    if below.kind == SALE:
        return _sold(mind, ask, act.choose[0])
    if below.kind == PAYMENT:
        return _paid(mind, ask, below, act.choose[0])
    points = sum(_part(mind, ask, below, ref) for ref in act.choose) / len(act.choose)
    reason = "takes-the-best" if ask.target in GAINS else "gives-the-least"
    return Thought(points, reason)


def _part(mind: Mind, ask: Frame, below: Frame, ref: int) -> float:
    kind = ref & REF_KIND
    if kind == REF_WORD:
        return _word(mind, ask, ref)
    if kind == REF_SEAT:
        seat = ref & REF_VALUE
        if seat == mind.me:
            return -1000.0
        # Charity goes to who can do least with it, harm to who is nearest to the end.
        return -mind.dangers[seat] if below.kind == CHARITY else 10 * mind.dangers[seat]
    if kind == REF_NUMBER:
        return float(ref & REF_VALUE)
    if ask.target == Q_CHOOSE_MONSTER or kind:
        return 0.0
    if ask.target in GAINS:
        return kept_value(mind, ref)
    return -kept_value(mind, ref)


def kept_value(mind: Mind, card: int) -> float:
    """What it would hurt this seat to lose a card, or please it to get one."""
    is_character = card >= 0 and mind.cards[card].kind in (CLASS, RACE)
    if is_character and card in mind.view.tables[mind.me]:
        return IN_FORCE
    return face_value(mind, card)


def _word(mind: Mind, ask: Frame, ref: int) -> float:
    if ref in (W_LEVEL, W_LEVELS):
        return -LEVEL * (1.0 if ref == W_LEVEL else 2.0) if mind.levels[mind.me] > 1 else 0.0
    if ref == W_HAND:
        return -sum(face_value(mind, c) for c in mind.view.hands[mind.me])
    return -500.0 if is_refusal(ask, ref) else 0.0


def _sold(mind: Mind, ask: Frame, ref: int) -> Thought:
    """Sells what is least missed until it buys a Level, and no more."""
    if ref == W_DONE:
        return Thought(SETTLED if buys_level(mind.view, ask) else -SETTLED, "sells")
    points = mind.cards[ref].gold / 10 - kept_value(mind, ref) if not ref & REF_KIND else 0.0
    return Thought(points, "sells", card=ref)


def _paid(mind: Mind, ask: Frame, below: Frame, ref: int) -> Thought:
    """Pays with what is least missed, and no more than is needed."""
    if ref == W_DONE:
        return Thought(SETTLED if _is_paid(mind, ask, below) else -SETTLED, "gives-the-least")
    return Thought(0.0 if ref & REF_KIND else -kept_value(mind, ref), "gives-the-least")


def _is_paid(mind: Mind, ask: Frame, below: Frame) -> bool:
    count = len(ask.regs)
    power = mind.view.catalogue.powers[below.pc].id if below.pc >= 0 else ""
    fight = mind.fight
    if power in PER_CARD and fight is not None:
        return fight.lack <= PER_CARD[power] * count
    if power == "flight":
        run = _run_frame(mind)
        return run is None or run.count + run.other + count >= NEEDED
    return True


def _run_frame(mind: Mind) -> Frame | None:
    for frame in reversed(mind.view.stack):
        if frame.kind == RUN:
            return frame
    return None


def react(mind: Mind, act: Act) -> Thought:
    """A card or power that answers a roll, an escape, a Curse or Bad Stuff."""
    stack = mind.view.stack
    below = stack[-2] if len(stack) > 1 else stack[-1]
    is_card = act.verb == PLAY
    cost = face_value(mind, act.card) if is_card else cheapest(mind, 1)
    if below.kind == CURSE:
        return _lift(mind, below, cost)
    if below.kind == BAD_STUFF:
        is_own = below.seat == mind.me
        saved = _harm(mind, below.card, mind.me) if is_own else 0.0
        return Thought(saved - cost, "saves-itself", card=act.card)
    if below.kind == RUN:
        return _at_a_run(mind, act, below, cost)
    if below.kind == ROLL and below.seat == mind.me and below.card >= 0:  # a tie is not worth it
        return Thought(_face(mind, act) - cost, "saves-itself", card=act.card)
    return Thought(-cost, "keeps-it")


def _harm(mind: Mind, card: int, seat: int) -> float:
    return harm_of(mind.view, mind.cards[card], seat) if card >= 0 else 0.0


def _lift(mind: Mind, curse: Frame, cost: float) -> Thought:
    harm = _harm(mind, curse.card, mind.me) if curse.other == mind.me else 0.0
    return Thought(harm - cost, "lifts-a-curse", card=curse.card)


def _at_a_run(mind: Mind, act: Act, run: Frame, cost: float) -> Thought:
    """After an escape roll: one's own that failed is mended, a rival's that did not is spoilt."""
    combat = mind.view.combat
    monster = None if combat is None else combat.monster(run.target)
    harm = _harm(mind, monster.card if monster is not None else -1, run.seat)
    deed = deed_of(mind.cards[act.card]) if act.verb == PLAY else ""
    if run_succeeds(run):
        if deed != "run_again" or run.seat == mind.me:
            return Thought(-cost - 50, "keeps-it")
        gain = mind.rivalry(run.seat) * mind.temper.spite * harm * 0.6
        return Thought(gain - cost, "hurts-a-rival", seat=run.seat)
    if run.seat != mind.me or deed == "run_again":
        return Thought(-cost - 50, "keeps-it")
    if act.verb != PLAY:
        return _power_at_a_run(mind, act, run, harm)
    if deed == "set_die":
        return Thought(harm - cost + _face(mind, act), "saves-itself", card=act.card)
    return Thought(harm - cost, "saves-itself", card=act.card)


def _power_at_a_run(mind: Mind, act: Act, run: Frame, harm: float) -> Thought:
    power = mind.view.catalogue.powers[act.power].id
    hand = len(mind.view.hands[mind.me])
    if power == "flight":
        short = NEEDED - run.count - run.other
        if short > min(hand, MOST):
            return SPARES
        return Thought(harm - cheapest(mind, short), "saves-itself")
    if power == "second-try":
        chance = min(max((2 + run.other) / 6, 0.0), 1.0)
        return Thought(harm * chance - cheapest(mind, 1), "saves-itself")
    return KEEPS


def _face(mind: Mind, act: Act) -> float:
    """The die turned: the higher the better."""
    refs = (*act.on, *act.choose)
    return float(max((r & REF_VALUE for r in refs if r & REF_KIND == REF_NUMBER), default=0))
