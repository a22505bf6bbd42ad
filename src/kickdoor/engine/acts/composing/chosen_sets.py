"""Sets that are filled from what a seat has: payments, sales, Charity, answers, discards.

One value after the other, each tried out against the rules, so that no way leads into a corner.
"""

from __future__ import annotations

from kickdoor.cards.model import FOLLOWER
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import DiscardCards, GiveCards
from kickdoor.engine.acts.composing.walk import DONE, LATER, Argument, Walk
from kickdoor.engine.catalogue.model import Price
from kickdoor.engine.frames.charity import excess_of, receivers_of
from kickdoor.engine.frames.sale import goods_of
from kickdoor.engine.queries.character import followers_of
from kickdoor.engine.queries.price import payers, pays_itself
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.refusals import NOT_PAID
from kickdoor.engine.words_of_play import PLAY, W_DONE


class Filled(Argument):
    """A set filled from what the seat has, or left to a question where a skeleton says so."""

    def candidates(self, w: Walk) -> list[int]:
        return []

    def values(self, w: Walk) -> list[int]:
        have = w.act.several(self.field)
        found = [c for c in self.candidates(w) if c not in have]
        if not have and w.may_ask():
            found.append(LATER)
        if not w.code():
            found.append(DONE)
        return found

    def take(self, w: Walk, value: int) -> bool:
        if value == LATER:
            w.act.say("asks", True)
            return True
        return super().take(w, value)

    def wanted(self, w: Walk, act: Act) -> int:
        return LATER if getattr(act, "asks", False) else super().wanted(w, act)


class Payment(Filled):
    """`discarding`: cards that pay the price of a card or power (CHARACTER-7)."""

    def price(self, w: Walk) -> Price | None:
        catalogue = w.table.catalogue
        if w.act.verb == PLAY:
            return catalogue.cards[w.act.number("card")].price
        return catalogue.powers[w.act.number("power")].price

    def values(self, w: Walk) -> list[int]:
        price = self.price(w)
        if price is None:
            return self.replaced(w)
        if pays_itself(price):
            return []
        paid = w.act.several(self.field)
        enough = not w.code()
        is_card = w.act.verb == PLAY
        able = payers(w.table, w.seat, price, w.act.number("card" if is_card else "of"))
        more = max(price.low, -1 if is_card else w.act.number("count")) - len(paid)
        found = [c for c in able if self.leads_on(w, c, able, 1 if paid and enough else more)]
        if found and not paid and w.may_ask():
            found.append(LATER)
        if enough:
            found.append(DONE)
        return found

    def replaced(self, w: Walk) -> list[int]:
        """Followers in whose place one is played, where the edition wants that in one act
        (FOLLOWER-2).
        """
        if w.act.verb != PLAY or w.act.several(self.field):
            return []
        if w.table.catalogue.cards[w.act.number("card")].kind != FOLLOWER:
            return []
        found = [c for c in followers_of(w.table, w.seat) if self.leads_on(w, c, [], 1)]
        return [*found, DONE] if found and not w.code() else found

    def leads_on(self, w: Walk, card: int, able: list[int], more: int) -> bool:
        """Whether paying this card too, and up to so many in all, can be right."""
        paid = w.act.several(self.field)
        if card in paid:
            return False
        w.act.say(self.field, (*paid, card))
        code = w.code()
        found = not code
        if code == NOT_PAID and more > 1:
            found = any(self.leads_on(w, c, able, more - 1) for c in able)
        w.act.say(self.field, paid)
        return found


class Goods(Filled):
    """What is sold (ITEM-9)."""

    def candidates(self, w: Walk) -> list[int]:
        return goods_of(w.table, w.seat)


class Charity(Filled):
    """Who gets what of the excess: a card, then its receiver (TURN-5)."""

    def label(self, w: Walk) -> str:
        return "to" if self.is_to_be_received(w) else "give"

    def is_to_be_received(self, w: Walk) -> bool:
        """Whether a card is named, and not yet who gets it."""
        return len(w.act.several("cards")) > len(w.act.several("receivers"))

    def values(self, w: Walk) -> list[int]:
        given = w.act.several("cards")
        excess = excess_of(w.table, w.seat)
        if self.is_to_be_received(w):
            return self.receivers(w, excess)
        if len(given) == excess:
            return []
        found = [c for c in w.table.hands[w.seat] if c not in given]
        return [*found, LATER] if not given and w.may_ask() else found

    def receivers(self, w: Walk, excess: int) -> list[int]:
        receivers = receivers_of(w.table, w.seat)
        share, odd = divmod(excess, len(receivers))
        given = w.act.several("receivers")
        counts = [given.count(s) for s in receivers]
        full = counts.count(share + 1) >= odd
        return [
            s
            for s, n in zip(receivers, counts, strict=True)
            if n < share or (n == share and not full)
        ]

    def take(self, w: Walk, value: int) -> bool:
        if self.is_to_be_received(w):
            w.act.say("receivers", (*w.act.several("receivers"), value))
            return False
        return super().take(w, value)

    def wanted(self, w: Walk, act: Act) -> int:
        if self.is_to_be_received(w):
            assert isinstance(act, GiveCards)
            return act.receivers[len(w.act.several("receivers"))]
        return super().wanted(w, act)


class Answers(Filled):
    """Answers to the question at hand: one, or several at once."""

    def values(self, w: Walk) -> list[int]:
        have = w.act.several(self.field)
        singles: list[int] = []
        for a in w.matching:
            answer: tuple[int, ...] = getattr(a, self.field)
            singles += [x for x in answer if x not in singles]
        if not have:
            return self.first(w, singles)
        ask = ask_on_top(w.table.stack)
        found = [DONE] if not w.code() else []
        room = 0 if ask is None else ask.high - len(ask.chosen) - len(have)
        for x in singles:
            if room > 0 and x not in have and x != W_DONE:
                w.act.say(self.field, (*have, x))
                if room > 1 or not w.code():
                    found.append(x)
        w.act.say(self.field, have)
        return found

    def first(self, w: Walk, singles: list[int]) -> list[int]:
        return singles

    def take(self, w: Walk, value: int) -> bool:
        return super().take(w, value) or value == W_DONE


class ForCharity(Argument):
    """Whether a discard is the excess of the lowest player (TURN-5), 1, or drops a card in play, 0:
    asked where it may be either.
    """

    def values(self, w: Walk) -> list[int]:
        excess = [a for a in w.matching if self.is_asking(a)]
        return [1, 0] if excess and len(excess) < len(w.matching) else []

    def take(self, w: Walk, value: int) -> bool:
        w.matching = [a for a in w.matching if self.is_asking(a) == (value == 1)]
        return True

    def is_asking(self, act: Act) -> bool:
        assert isinstance(act, DiscardCards)
        return act.asks

    def wanted(self, w: Walk, act: Act) -> int:
        assert isinstance(act, DiscardCards)
        return 1 if act.asks or act.cards[0] in w.table.hands[w.seat] else 0


class Discards(Answers):
    """What is dropped, demanded, or too much at the end of the lowest player's turn (TURN-5)."""

    def first(self, w: Walk, singles: list[int]) -> list[int]:
        if any(isinstance(a, DiscardCards) and a.asks for a in w.matching):
            return [*w.table.hands[w.seat], LATER]
        return singles

    def values(self, w: Walk) -> list[int]:
        have = w.act.several(self.field)
        hand = w.table.hands[w.seat]
        if not have or ask_on_top(w.table.stack) is not None or have[0] not in hand:
            return super().values(w)
        if len(have) < excess_of(w.table, w.seat):
            return [c for c in hand if c not in have]
        return [DONE]
