"""Effects under way, and what must be paid before them."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, LEVEL_UP
from kickdoor.engine import frames
from kickdoor.engine.act import Act
from kickdoor.engine.catalogue import ON_CURSE, ON_FOLLOWER_OWNER, Card
from kickdoor.engine.character import items_of
from kickdoor.engine.events import CardPlayed, PowerUsed
from kickdoor.engine.flow.curse import fly_off, perched_on
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.modifiers import holds
from kickdoor.engine.moments import (
    L_COMBAT,
    L_MONSTER,
    L_OWN_TURN,
    L_ROLL,
    L_TURN,
    L_VICTIM,
    T_FACE_UP_DRAW,
)
from kickdoor.engine.moves import discard, emit, put
from kickdoor.engine.pay import at_once, besides, least, pay_refusal, payable, price_of
from kickdoor.engine.state import Table
from kickdoor.engine.targets import targets
from kickdoor.engine.timing import most_cards
from kickdoor.engine.verbs.allowed import card_refusal
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    HAND,
    LIMBO,
    PLAY,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_CHOOSE_PLAYER,
    Q_DISCARD,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
)


class EffectFlow(Flow):
    """A program of the card language: `program` and `pc` say which step runs next."""

    def run(self, t: Table, f: Frame) -> None:
        steps = t.catalogue.programs[f.program]
        while f.pc < len(steps):
            step = steps[f.pc]
            if f.state or holds(t, step.when, f.other, f.count):
                t.steps.append(f.program << 8 | f.pc)
                perched = perched_on(t, f.card)
                is_done = step.run(t, f)
                fly_off(t, perched)
                if not is_done:
                    return
            f.pc += 1
            f.state = 0
            f.regs = []
            if t.winners or t.stack[-1] is not f:
                return
        t.stack.pop()

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return t.catalogue.programs[f.program][f.pc].options(t, f, ask)

    def accepts(self, t: Table, f: Frame, ask: Frame, chosen: list[int]) -> bool:
        return t.catalogue.programs[f.program][f.pc].accepts(t, f, ask, chosen)


# States of PAYMENT.
ASK_PRICE: Final = 0
PAY: Final = 1
EFFECT: Final = 2
AFTER: Final = 3
PROMISED: Final = 5  # a card that a deal promised to play on the helper


class PaymentFlow(Flow):
    """A power (`pc` is its number, -1: a card is played) or card with its price, then its effect.

    `regs` are the cards paid; `count` a number chosen; `extra` a second card.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == ASK_PRICE:
            f.state = PAY
            price = price_of(t, f)
            assert price is not None
            high = price.high
            if f.pc >= 0:
                high = min(high, most_cards(t, f.seat, t.catalogue.powers[f.pc]))
            if f.count > 0:
                push_ask(t, f.seat, Q_DISCARD, f.count, f.count)
            else:
                high = min(high, at_once(t, payable(t, f.seat, f)))
                push_ask(t, f.seat, Q_DISCARD, price.low, high)
        elif f.state == PAY:
            f.state = EFFECT
            for c in f.regs:
                discard(t, c)
        elif f.state == EFFECT:
            f.state = AFTER
            self.take_effect(t, f)
        elif f.state == PROMISED:
            self.keep_word(t, f)
        else:
            t.stack.pop()
            if f.pc < 0 and t.place[f.card] == LIMBO:
                lay_aside(t, f.card)

    def take_effect(self, t: Table, f: Frame) -> None:
        program = t.catalogue.cards[f.card].effects
        paid = len(f.regs)
        if f.pc >= 0:
            power = t.catalogue.powers[f.pc]
            program = power.program
            note_use(t, f, paid)
            if power.timing != T_FACE_UP_DRAW:  # paid after it was used, and told then
                emit(t, PowerUsed(f.seat, f.card, power=f.pc, target=f.other, count=paid))
        if program < 0:
            return
        subject = f.other
        if f.target >= 0 and f.target & REF_KIND == REF_SEAT:
            subject = f.target & REF_VALUE
        count = f.count if f.count > 0 else paid
        price = price_of(t, f)
        if price is not None and price.same_deck and f.regs:
            f.extra = t.catalogue.cards[f.regs[0]].deck  # a draw from the deck of what was paid
        t.stack.append(
            Frame(
                frames.EFFECT, f.seat, f.card, subject, f.target, count, program, extra=f.extra,
            )
        )  # fmt: skip

    def keep_word(self, t: Table, f: Frame) -> None:
        """HELP-2: a promised card is played on the helper, as far as that is legal now."""
        if t.place[f.card] != HAND + f.seat or not _may_keep(t, f):
            t.stack.pop()
            return
        card = t.catalogue.cards[f.card]
        named = unsaid(t, f)
        if named and not f.regs:
            f.regs = named[:1]
            if len(named) > 1:
                f.regs = []
                push_ask(t, f.seat, _question(card))
                return
        t.stack.pop()
        said = f.regs[0] if f.regs else -1
        emit(t, CardPlayed(f.seat, f.card, target=f.other))
        put(t, f.card, LIMBO)
        if card.kind == CURSE:
            t.stack.append(Frame(frames.CURSE, f.seat, f.card, f.other, said))
            return
        is_free = card.price is None or not least(t, f.seat, card.price)
        state = EFFECT if is_free else ASK_PRICE
        to = said if card.on == ON_CURSE else REF_SEAT | f.other
        t.stack.append(
            Frame(frames.PAYMENT, f.seat, f.card, f.other, to, pc=-1, state=state, extra=said)
        )

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        """What may still be paid; of one deck only, where the price says so, and of one that
        suffices.
        """
        if f.state == PROMISED:
            return unsaid(t, f)
        own = besides(t, payable(t, f.seat, f), ask.regs)
        wanted = ask.state - len(ask.regs)
        return [c for c in own if 1 + at_once(t, self.beside(t, f, own, [*ask.regs, c])) >= wanted]

    def beside(self, t: Table, f: Frame, own: list[int], paid: list[int]) -> list[int]:
        """What may be paid besides; none of another deck, where the price says so."""
        price = price_of(t, f)
        rest = besides(t, own, paid)
        if price is None or not price.same_deck:
            return rest
        cards = t.catalogue.cards
        return [c for c in rest if cards[c].deck == cards[paid[0]].deck]

    def accepts(self, t: Table, f: Frame, ask: Frame, chosen: list[int]) -> bool:
        """Whether these go together."""
        if f.state == PROMISED:
            return True
        own = payable(t, f.seat, f)
        for c in chosen:
            others = [x for x in chosen if x != c]
            if others and c not in self.beside(t, f, own, others):
                return False
        return True


def lay_aside(t: Table, card: int) -> None:
    """Discard a card that has taken effect. One that had to be played (TIMING-9) while another was
    waits for that: discarded earlier, the two could draw each other for ever.
    """
    cards = t.catalogue.cards
    if cards[card].must_play:
        if any(x.kind == frames.PAYMENT and x.pc < 0 and cards[x.card].must_play for x in t.stack):
            return
        busy = [c for x in t.stack for c in (x.card, *x.regs)]
        for c in t.limbo.copy():
            if cards[c].must_play and c != card and c not in busy:
                discard(t, c)
    discard(t, card)


def unsaid(t: Table, f: Frame) -> list[int]:
    """What the player of a promised card must name besides the helper: an Item, which Curse, whose
    follower.
    """
    card = t.catalogue.cards[f.card]
    if card.kind == CURSE:
        return items_of(t, f.other) if card.names_item else []
    if card.on == ON_CURSE:
        return list(t.curses[f.other])
    if card.on != ON_FOLLOWER_OWNER:
        return []
    aims = targets(t, f.seat, card.on, f.card, card.when)
    return [aim.choose[0] for aim in aims if aim.on == (REF_SEAT | f.other,)]


def _question(card: Card) -> int:
    if card.kind == CURSE:
        return Q_CHOOSE_ITEM
    return Q_CHOOSE_CARD if card.on == ON_CURSE else Q_CHOOSE_PLAYER


def _may_keep(t: Table, f: Frame) -> bool:
    """Whether a promised card may be played on the helper now; else it is not owed (HELP-6)."""
    card = t.catalogue.cards[f.card]
    who = f.other
    if t.dead[who] or card.kind == CURSE:
        return not t.dead[who]
    if card.kind == LEVEL_UP and t.levels[who] >= t.rules.last_free_level:
        return False
    if card.on == ON_CURSE and not t.curses[who]:
        return False
    ask = card.price is not None and least(t, f.seat, card.price) > 0
    if pay_refusal(t, f.seat, card.price, (), ask, f.card, 99):
        return False
    if card_refusal(t, f.seat, Act(PLAY, f.card, on=(REF_SEAT | who,)), card):
        return False
    return holds(t, card.when, f.seat)


def note_use(t: Table, f: Frame, paid: int) -> None:
    """Book a use against the power's limit."""
    power = t.catalogue.powers[f.pc]
    entry = f.seat << 12 | f.pc
    units = paid if paid > 0 else 1
    combat = t.combat
    if power.limit == L_COMBAT and combat is not None:
        combat.used.extend([entry] * units)
    elif power.limit in (L_TURN, L_OWN_TURN):
        t.used += (entry,)
    elif power.limit == L_ROLL:
        run = _run_below(t)
        if run is not None:
            run.regs.extend([f.pc] * units)
    elif combat is not None:
        run = _run_below(t)
        if power.limit == L_VICTIM and f.target >= 0:
            combat.used_on.append(f.pc << 16 | f.seat << 8 | f.target & REF_VALUE)
        elif power.limit == L_MONSTER and run is not None and run.target >= 0:
            combat.used_on.append(f.pc << 16 | f.seat << 8 | run.target)


def _run_below(t: Table) -> Frame | None:
    for i in range(len(t.stack) - 1, -1, -1):
        if t.stack[i].kind in (frames.RUN, frames.ROLL):
            return t.stack[i]
    return None
