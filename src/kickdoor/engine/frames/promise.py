"""A card that a deal has promised to play on the helper (HELP-2, HELP-6)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import CURSE, LEVEL_UP
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.model import ON_CURSE, ON_FOLLOWER_OWNER, Card
from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.effects.allowed import card_refusal
from kickdoor.engine.events.event_kinds import CardPlayed
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.frame import PROMISE, Exchange, Frame
from kickdoor.engine.frames.payment import ASK_PRICE, EFFECT, Payment
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import items_of
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.queries.price import can_be_promised, least, pay_refusal
from kickdoor.engine.queries.targets import targets
from kickdoor.engine.state.moves import emit, put
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    HAND,
    LIMBO,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_CHOOSE_PLAYER,
    REF_SEAT,
)


@mypyc_attr(native_class=True, acyclic=True)
class Promise(Frame):
    """HELP-2: a promised card is played on the helper, as far as that is legal now."""

    def __init__(self, player: int, card: int, helper: int, named: int = -1) -> None:
        super().__init__(PROMISE)
        self.player = player  # the seat that has promised it
        self.card = card  # what was promised
        self.helper = helper  # the seat that it is played on
        self.named = named  # what he names besides the helper, as a reference; -1: nothing yet

    def run(self, t: Table) -> None:
        if t.place[self.card] != HAND + self.player or not self.may_keep(t):
            t.stack.pop()
            return
        if self.named < 0:
            unsaid = self.unsaid(t)
            if len(unsaid) > 1:
                push_ask(t, self.player, _question(t.catalogue.cards[self.card]))
                return
            if unsaid:
                self.named = unsaid[0]
        t.stack.pop()
        self.play(t)

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        self.named = chosen[0]

    def play(self, t: Table) -> None:
        card = t.catalogue.cards[self.card]
        emit(t, CardPlayed(self.player, self.card, target=self.helper))
        put(t, self.card, LIMBO)
        if card.kind == CURSE:
            t.stack.append(Curse(self.player, self.card, self.helper, self.named))
            return
        is_free = card.price is None or not least(t, self.player, card.price)
        payment = Payment(
            self.player, self.card, self.helper, EFFECT if is_free else ASK_PRICE, also=self.named
        )
        payment.target = self.named if card.on == ON_CURSE else REF_SEAT | self.helper
        t.stack.append(payment)

    def unsaid(self, t: Table) -> list[int]:
        """What its player must name besides the helper: an Item, which Curse, whose follower."""
        card = t.catalogue.cards[self.card]
        if card.kind == CURSE:
            return items_of(t, self.helper) if card.names_item else []
        if card.on == ON_CURSE:
            return list(t.curses[self.helper])
        if card.on != ON_FOLLOWER_OWNER:
            return []
        aims = targets(t, self.player, card.on, self.card, card.when)
        return [aim.choose[0] for aim in aims if aim.on == (REF_SEAT | self.helper,)]

    def may_keep(self, t: Table) -> bool:
        """Whether it may be played on the helper now; else it is not owed (HELP-6)."""
        card = t.catalogue.cards[self.card]
        who = self.helper
        if t.dead[who] or not can_be_promised(card):  # of an imagined hand it may be any card
            return False
        if card.kind == CURSE:
            return True
        if card.kind == LEVEL_UP and t.levels[who] >= t.rules.last_free_level:
            return False
        if card.on == ON_CURSE and not t.curses[who]:
            return False
        ask = card.price is not None and least(t, self.player, card.price) > 0
        if pay_refusal(t, self.player, card.price, (), ask, self.card, 99):
            return False
        if card_refusal(t, self.player, PlayCard(self.card, on=(REF_SEAT | who,)), card):
            return False
        return holds(t, card.when, self.player)

    def options(self, t: Table, ask: Ask) -> list[int]:
        return self.unsaid(t)

    def asking_card(self) -> int:
        return self.card

    def exchange(self, by: Exchange) -> None:
        both = 1 << self.player | 1 << self.helper  # HELP-2: what was promised is between the two
        self.card = by.one(self.player, both, self.card)
        self.named = by.card(self.player, self.named)

    def copy(self) -> Promise:
        return Promise(self.player, self.card, self.helper, self.named)

    def write(self, out: list[int]) -> None:
        out += [self.player, self.card, self.helper, self.named]

    @staticmethod
    def read(r: Reader) -> Promise:
        player, card, helper = r.seat("who promised"), r.card("a promise"), r.seat("to whom")
        return Promise(player, card, helper, r.ref("what is named with it"))


def _question(card: Card) -> int:
    if card.kind == CURSE:
        return Q_CHOOSE_ITEM
    return Q_CHOOSE_CARD if card.on == ON_CURSE else Q_CHOOSE_PLAYER
