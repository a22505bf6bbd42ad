"""Frames as version 0.1.0 packed them: twelve numbers whose meaning hung on the kind, read as the
frames of today. Only for tables that were kept then.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.catalogue.model import Card, Catalogue
from kickdoor.engine.effects.control import Each
from kickdoor.engine.effects.discards import Taken, Tax
from kickdoor.engine.effects.draws import CHOOSING, TURNED_UP, Draw, DrawAndKeep
from kickdoor.engine.effects.items import FAILED
from kickdoor.engine.effects.step import BEGUN
from kickdoor.engine.effects.step_making import PAID
from kickdoor.engine.frames import frame as kinds
from kickdoor.engine.frames.bad_stuff import BadStuff
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.death import LOOT, Death
from kickdoor.engine.frames.door import Door
from kickdoor.engine.frames.draw import FaceUpDraw
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.epic import EpicDoors
from kickdoor.engine.frames.escape import AGAIN, AWAY, DONE, ROLLED, SET_OFF, TAKEN, Chase, Escapes
from kickdoor.engine.frames.excess import Excess
from kickdoor.engine.frames.fight import Fight
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.newcomer import Newcomer
from kickdoor.engine.frames.opening import Setup
from kickdoor.engine.frames.payment import Payment
from kickdoor.engine.frames.promise import Promise
from kickdoor.engine.frames.reward import SHARE, SURVIVORS, TREASURES, Rewards
from kickdoor.engine.frames.roll import DieRoll, Tie
from kickdoor.engine.frames.sale import Sale
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask, Prompt, Window
from kickdoor.engine.words_of_play import Q_DOOR_CARD, REF_SEAT, REF_VALUE
from kickdoor.errors import RecordError

_CHASE_STEPS: Final = {0: SET_OFF, 2: ROLLED, 3: AWAY, 4: TAKEN, 5: DONE, 6: AGAIN}
_PROMISED: Final = 5  # the state of a payment that was a promise
_FIELDS: Final = 11


class Old:
    """A frame of then. What a number was for is said where it is read."""

    def __init__(self, n: list[int]) -> None:
        self.kind, self.seat, self.card, self.other, self.target, self.count = n[:6]
        self.program, self.state, self.pc, self.question, self.extra = n[6:_FIELDS]
        self.regs = n[_FIELDS:]


def stack_of(old: list[list[int]], catalogue: Catalogue) -> list[Frame]:
    """The stack that those numbers were of; RecordError if they are of none."""
    stack: list[Frame] = []
    for i, numbers in enumerate(old):
        if len(numbers) < _FIELDS or not 0 <= numbers[0] <= kinds.TIE:
            raise RecordError(f"packed table: frame {i} is none")
        try:
            stack.append(_frame_of(Old(numbers), catalogue))
        except (IndexError, KeyError):
            raise RecordError(f"packed table: frame {i} cannot be") from None
    return stack


def _frame_of(o: Old, catalogue: Catalogue) -> Frame:
    if o.kind <= kinds.PROMPT:
        return _waiting(o)
    if o.kind == kinds.EFFECT:
        return _effect(o, catalogue)
    if o.kind == kinds.PAYMENT:
        return _payment(o, catalogue)
    if o.kind in (kinds.CHASE, kinds.DIE_ROLL, kinds.ESCAPES, kinds.TIE, kinds.BAD_STUFF):
        return _of_escapes(o)
    if o.kind in (kinds.SETUP, kinds.TURN, kinds.NEWCOMER, kinds.CHARITY, kinds.SALE, kinds.EXCESS):
        return _of_turn(o)
    return _of_cards(o)


def _waiting(o: Old) -> Frame:
    if o.kind == kinds.ASK:
        card = o.extra if o.target == Q_DOOR_CARD else -1
        return Ask(o.seat, o.target, o.state, o.count, card, o.pc, o.question, o.regs)
    if o.kind == kinds.WINDOW:
        return Window(o.seat, o.other, o.target, o.pc, o.question, o.regs[0])
    return Prompt(o.seat, o.target, o.pc, o.question)


def _of_turn(o: Old) -> Frame:
    if o.kind == kinds.SETUP:
        return Setup(o.extra == 1, o.state, o.count)
    if o.kind == kinds.TURN:
        return Turn(o.state)
    if o.kind == kinds.NEWCOMER:
        return Newcomer(o.seat, o.state)
    if o.kind == kinds.CHARITY:  # the cards, then who gets them
        return Charity(o.seat, o.regs[: o.count], [r & REF_VALUE for r in o.regs[o.count :]])
    if o.kind == kinds.SALE:
        return Sale(o.seat, o.card, o.extra)
    return Excess(o.seat, o.target, o.regs[0] if o.regs else -1)


def _of_escapes(o: Old) -> Frame:
    added = o.other if o.count else 0
    if o.kind == kinds.CHASE:
        return Chase(o.seat, o.target, _CHASE_STEPS[o.state], o.count, added, o.regs)
    if o.kind == kinds.DIE_ROLL:
        return DieRoll(o.seat, o.card, o.count, added, o.regs)
    if o.kind == kinds.ESCAPES:
        return Escapes(o.state - 1, o.seat, o.count, o.regs, o.extra)
    if o.kind == kinds.TIE:  # the seats, then what they have rolled
        return Tie(o.regs[: o.target], o.regs[o.target :])
    return BadStuff(o.seat, o.card, o.target, o.state, o.count == 1)


def _of_cards(o: Old) -> Frame:
    if o.kind == kinds.DOOR:
        return Door(o.seat, o.card, o.state)
    if o.kind == kinds.EPIC_DOORS:
        return EpicDoors(o.seat, o.regs, o.card)
    if o.kind == kinds.FIGHT:
        return Fight(o.card, o.regs, o.state)
    if o.kind == kinds.DEATH:
        return Death(o.seat, o.state, o.regs if o.state == LOOT else [])
    if o.kind == kinds.CURSE:
        return Curse(o.seat, o.card, o.other, o.target, o.extra == 1, o.state)
    if o.kind == kinds.FACE_UP_DRAW:
        return FaceUpDraw(o.seat, o.target, o.count, o.state, max(0, o.extra))
    left = o.count if o.state <= TREASURES else 0
    picked = len(o.regs) if o.state == SHARE else 0
    return Rewards(o.state, left, picked, o.regs if o.state == SURVIVORS else [])


def _payment(o: Old, catalogue: Catalogue) -> Frame:
    if o.state == _PROMISED:
        return Promise(o.seat, o.card, o.other, o.regs[0] if o.regs else -1)
    payment = Payment(o.seat, o.card, o.other, o.state, o.pc, o.regs, o.target, o.count)
    card = catalogue.cards[o.card]
    if not _pays_deck(card, catalogue):
        payment.also, payment.side, payment.face_up = _extra(o.extra, card)
    return payment


def _extra(extra: int, card: Card) -> tuple[int, int, bool]:
    """What one number said: what else was named, which side, or that the card came face up."""
    if extra < 0:
        return -1, 0, False
    if card.must_play or (card.asks_face and extra == 1):
        return -1, 0, extra == 1
    if extra >= REF_SEAT or card.brings or extra > 2:
        return extra, 0, False
    return -1, extra, False


def _pays_deck(card: Card, catalogue: Catalogue) -> bool:
    """Whether the number said of which deck the price was paid."""
    prices = [card.price, *[catalogue.powers[n].price for n in card.powers]]
    return any(price is not None and price.same_deck for price in prices)


def _effect(o: Old, catalogue: Catalogue) -> Frame:
    card = catalogue.cards[o.card]
    effect = RunningEffect(o.program, o.seat, o.card, o.other, o.target, o.count)
    if _pays_deck(card, catalogue):
        effect.deck = o.extra
    else:
        effect.also, effect.side, effect.face_up = _extra(o.extra, card)
    effect.step = o.pc
    if o.state and o.pc < len(catalogue.programs[o.program]):
        _remember(effect, o, catalogue)
    return effect


def _remember(effect: RunningEffect, o: Old, catalogue: Catalogue) -> None:
    """What the step that runs has to remember."""
    step = catalogue.programs[o.program][o.pc]
    effect.stage = BEGUN
    if isinstance(step, Each):
        effect.seats = o.regs
    elif isinstance(step, Taken):
        effect.done = o.state
    elif isinstance(step, Tax):
        effect.done = max(0, o.state - 2)
    elif isinstance(step, DrawAndKeep):
        effect.stage = TURNED_UP if o.state == 1 else CHOOSING
        effect.chosen = o.regs
    elif isinstance(step, Draw) and o.regs:  # how many are left, and of which deck
        effect.done = (o.count if step.count == PAID else step.count) - o.regs[0]
    elif isinstance(step, Draw):
        effect.stage = TURNED_UP
    elif o.state == 2 and not o.regs:
        effect.stage = FAILED
