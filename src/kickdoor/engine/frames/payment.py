"""A card or power with its price, which is paid before its effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.model import Power, Price
from kickdoor.engine.catalogue.moments import (
    L_COMBAT,
    L_MONSTER,
    L_OWN_TURN,
    L_ROLL,
    L_TURN,
    L_VICTIM,
    T_FACE_UP_DRAW,
)
from kickdoor.engine.codec.as_numbers import Numbered, Reader, put as put_numbers
from kickdoor.engine.events.event_kinds import PowerUsed
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.frame import PAYMENT, Exchange, Frame
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.price import at_once, besides, payers
from kickdoor.engine.queries.timing import most_cards
from kickdoor.engine.queries.under_way import cards_named, monster_of, roll_under_way
from kickdoor.engine.state.moves import discard, emit, owner_of
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    CURSED,
    IN_PLAY,
    LIMBO,
    Q_DISCARD,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
)

# The steps of a payment.
STEPS: Final = Numbered("the step of a payment")
ASK_PRICE: Final[int] = STEPS.number(0)
PAY: Final[int] = STEPS.number(1)
EFFECT: Final[int] = STEPS.number(2)
AFTER: Final[int] = STEPS.number(3)


@mypyc_attr(native_class=True, acyclic=True)
class Payment(Frame):
    """A power or a card with its price, then its effect. All but the first few of its fields go
    along into the effect.
    """

    def __init__(
        self,
        player: int,
        card: int,
        subject: int,
        step: int = ASK_PRICE,
        power: int = -1,
        paid: list[int] | None = None,
        target: int = -1,
        number: int = 0,
        also: int = -1,
        side: int = 0,
        face_up: bool = False,
    ) -> None:
        super().__init__(PAYMENT)
        self.player = player  # the seat that pays
        self.card = card  # the card that is played, or whose power is used
        self.subject = subject  # the seat that it happens to
        self.step = step
        self.power = power  # the number of the power; -1: the card itself is played
        self.paid: list[int] = [] if paid is None else paid  # the cards it is paid with
        self.target = target  # what it is aimed at, as a reference; -1: nothing
        self.number = number  # a number chosen with it: if any, so many cards are its price
        self.also = also  # what is named beside the target: a card, or a reference; -1: nothing
        self.side = side  # the side of the fight that is named; 0: none
        self.face_up = face_up  # whether the card came for all to see

    def run(self, t: Table) -> None:
        if self.step == ASK_PRICE:
            self.step = PAY
            self.ask_price(t)
        elif self.step == PAY:
            self.step = EFFECT
            for c in self.paid:
                discard(t, c)
        elif self.step == EFFECT:
            self.step = AFTER
            self.take_effect(t)
        else:
            t.stack.pop()
            if self.power < 0 and t.place[self.card] == LIMBO:
                lay_aside(t, self.card)

    def ask_price(self, t: Table) -> None:
        price = self.price(t)
        assert price is not None
        if self.number > 0:
            push_ask(t, self.player, Q_DISCARD, self.number, self.number)
            return
        push_ask(t, self.player, Q_DISCARD, price.low, self.affordable(t, price))

    def affordable(self, t: Table, price: Price) -> int:
        """How many cards he can pay at most."""
        high = price.high
        if self.power >= 0:
            high = min(high, most_cards(t, self.player, t.catalogue.powers[self.power]))
        return min(high, at_once(t, self.payable(t)))

    def at_most(self, t: Table, ask: Ask) -> int:
        price = self.price(t)
        return ask.low if price is None or self.number > 0 else self.affordable(t, price)

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        self.paid = chosen

    def price(self, t: Table) -> Price | None:
        """The price of what is paid for."""
        if self.power >= 0:
            return t.catalogue.powers[self.power].price
        return t.catalogue.cards[self.card].price

    def payable(self, t: Table) -> list[int]:
        """All that it could be paid with."""
        price = self.price(t)
        return [] if price is None else payers(t, self.player, price, self.card)

    def take_effect(self, t: Table) -> None:
        program = t.catalogue.cards[self.card].effects
        paid = len(self.paid)
        if self.power >= 0:
            power = t.catalogue.powers[self.power]
            program = power.program
            self.note_use(t, power)
            if power.timing != T_FACE_UP_DRAW:  # paid after it was used, and told then
                emit(t, PowerUsed(self.player, self.card, self.power, self.whom(t), count=paid))
        if program < 0:
            return
        subject = self.subject
        if self.target >= 0 and self.target & REF_KIND == REF_SEAT:
            subject = self.target & REF_VALUE
        number = self.number if self.number > 0 else paid
        effect = RunningEffect(
            program, self.player, self.card, subject, self.target, number, self.also, self.side,
            self.face_up,
        )  # fmt: skip
        price = self.price(t)
        if price is not None and price.same_deck and self.paid:
            effect.deck = t.catalogue.cards[self.paid[0]].deck
        t.stack.append(effect)

    def whom(self, t: Table) -> int:
        """To whom it happens: where it is aimed at an Item in play, to whose that is."""
        is_card = self.target >= 0 and self.target & REF_KIND == 0
        if is_card and IN_PLAY <= t.place[self.target] < CURSED:
            return owner_of(t, self.target)
        return self.subject

    def note_use(self, t: Table, power: Power) -> None:
        """Book a use against the power's limit."""
        entry = self.player << 12 | self.power
        units = max(1, len(self.paid))
        combat = t.combat
        roll = roll_under_way(t.stack)
        if power.limit == L_COMBAT and combat is not None:
            combat.used += (entry,) * units
        elif power.limit in (L_TURN, L_OWN_TURN):
            t.used += (entry,)
        elif power.limit == L_ROLL:
            if roll is not None:
                roll.powers.extend([self.power] * units)
        elif combat is not None:
            mark = self.power << 16 | self.player << 8
            if power.limit == L_VICTIM and self.target >= 0:
                combat.used_on += (mark | self.target & REF_VALUE,)
            elif power.limit == L_MONSTER and roll is not None and monster_of(roll) >= 0:
                combat.used_on += (mark | monster_of(roll),)

    def options(self, t: Table, ask: Ask) -> list[int]:
        """What may still be paid; of one deck only, where the price says so, and of one that
        suffices.
        """
        own = besides(t, self.payable(t), ask.chosen)
        wanted = ask.low - len(ask.chosen)
        return [c for c in own if 1 + at_once(t, self.beside(t, own, [*ask.chosen, c])) >= wanted]

    def beside(self, t: Table, own: list[int], paid: list[int]) -> list[int]:
        """What may be paid besides; none of another deck, where the price says so."""
        price = self.price(t)
        rest = besides(t, own, paid)
        if price is None or not price.same_deck:
            return rest
        cards = t.catalogue.cards
        return [c for c in rest if cards[c].deck == cards[paid[0]].deck]

    def accepts(self, t: Table, ask: Ask, chosen: list[int]) -> bool:
        """Whether these go together."""
        own = self.payable(t)
        for c in chosen:
            others = [x for x in chosen if x != c]
            if others and c not in self.beside(t, own, others):
                return False
        return True

    def asking_card(self) -> int:
        return self.card

    def asked_about(self) -> int:
        return self.subject

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.player, self.card)
        self.paid = by.cards(self.player, self.paid)
        self.target = by.card(self.player, self.target)
        self.also = by.card(self.player, self.also)

    def copy(self) -> Payment:
        return Payment(
            self.player, self.card, self.subject, self.step, self.power, self.paid.copy(),
            self.target, self.number, self.also, self.side, self.face_up,
        )  # fmt: skip

    def write(self, out: list[int]) -> None:
        out += [
            self.player, self.card, self.subject, self.step, self.power, self.target, self.number,
            self.also, self.side, int(self.face_up),
        ]  # fmt: skip
        put_numbers(out, self.paid)

    @staticmethod
    def read(r: Reader) -> Payment:
        player, card, subject = r.seat("who pays"), r.card("what is paid for"), r.seat("on whom")
        step = r.numbered(STEPS)
        payment = Payment(player, card, subject, step, r.one("a power", -1, r.powers - 1))
        payment.target = r.ref("what is aimed at")
        payment.number = r.count("a number chosen")
        payment.also = r.ref("what else is named")
        payment.side = r.one("a side", 0, 2)
        payment.face_up = r.flag("whether a card came face up")
        payment.paid = r.refs("what is paid")
        return payment


def lay_aside(t: Table, card: int) -> None:
    """Discard a card that has taken effect. One that had to be played (TIMING-9) while another was
    waits for that: discarded earlier, the two could draw each other for ever.
    """
    cards = t.catalogue.cards
    if cards[card].must_play:
        for x in t.stack:
            if isinstance(x, Payment) and x.power < 0 and cards[x.card].must_play:
                return
        busy = cards_named(t.stack)
        for c in t.limbo.copy():
            if cards[c].must_play and c != card and c not in busy:
                discard(t, c)
    discard(t, card)
