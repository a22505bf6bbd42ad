"""A sale on the counter: what could be sold, what it brings, and how it could be cheaper."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kickdoor.engine import (
    LEVEL_PRICE,
    Combat,
    Game,
    Line,
    SellItems,
    can_double,
    munchkin_strength,
    worth,
)
from kickdoor.errors import ActError
from kickdoor.protocol.deal_messages import Good, Priced, PriceSale
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.words import Words
from kickdoor.words.naming import money_of

_NO_FIGHT: Final = Combat(-1)
LOOKED_AT: Final = 8  # Items of a sale, of which every smaller sale is tried


class Counter:
    """What one seat could sell at one moment."""

    def __init__(self, game: Game, scene: SeatScene, words: Words) -> None:
        self.game = game
        self.scene = scene
        self.words = words
        self.view = scene.view
        self.seat = scene.view.seat
        self.cards = scene.view.catalogue.cards
        own = [*self.view.in_play[self.seat], *self.view.hands[self.seat]]
        self.own = [card for card in own if self.cards[card].is_item]
        self.helpers = [card for card in own if self.cards[card].sale_bonus]

    def priced(self, message: PriceSale) -> Priced:
        """The sale with its bill; ActError where something is not this seat's to sell."""
        self._check(message)
        t, level = self.scene.seen, self.view.levels[self.seat]
        act = self._act(message.cards, message)
        total = worth(t, message.cards, self._double(message), message.with_card)
        levels = total // LEVEL_PRICE
        last = self.view.rules.last_free_level
        after = min(level + levels, max(last, level)) if levels else level
        refused = self.game.why_not(self.seat, act)
        return Priced(
            id=message.id,
            goods=[self._good(card) for card in self.own],
            helpers=self.scene.cards(self.helpers),
            money=money_of(self.view.rules.default_set),
            total=total,
            level_price=LEVEL_PRICE,
            levels=after - level,
            waste=total - (after - level) * LEVEL_PRICE,
            level=level,
            level_after=after,
            last_level=last,
            act=self.game.act_to_data(act, self.seat),
            label=self.words.act(act, self.scene, self.seat) if message.cards else "",
            rule=refused.rule if refused is not None else "",
            text=self.words.refusal(refused, self.scene) if refused is not None else "",
            cheaper=[] if refused is not None else self._cheaper(message, after - level),
        )

    def _check(self, message: PriceSale) -> None:
        named = [*message.cards, *([message.double] if message.double >= 0 else [])]
        is_twice = len({*message.cards}) != len(message.cards)
        if is_twice or any(card not in self.own for card in named):
            raise ActError("cards: expected Items of this seat, each but once")
        if message.with_card >= 0 and message.with_card not in self.helpers:
            raise ActError("with_card: expected a card that is played with a sale")

    def _double(self, message: PriceSale) -> int:
        return message.double if message.double in message.cards else -1

    def _act(self, cards: list[int], message: PriceSale) -> SellItems:
        double = self._double(message)
        other = (double,) if double in cards else ()
        return SellItems(tuple(cards), double=other, with_card=message.with_card)

    def _good(self, card: int) -> Good:
        view = self.view
        is_worn = card in view.in_play[self.seat] and bool(view.equipped[card])
        return Good(
            self.scene.card(card),
            max(self.cards[card].gold, 0),
            is_worn,
            self._loss(card) if is_worn else 0,
            card in view.hands[self.seat],
            can_double(self.scene.seen, self.seat),
        )

    def _loss(self, card: int) -> int:
        """The strength that goes with an Item that is worn."""
        lines: list[Line] = []
        t = self.scene.seen
        munchkin_strength(t, t.combat or _NO_FIGHT, self.seat, lines)
        return sum(line.amount for line in lines if line.card == card)

    def _cheaper(self, message: PriceSale, levels: int) -> list[int]:
        """Fewer of these Items that buy as many Levels, with the least lost over."""
        cards = message.cards[:LOOKED_AT]
        rest = message.cards[LOOKED_AT:]
        least = worth(self.scene.seen, message.cards, self._double(message), message.with_card)
        best: list[int] = []
        for count in range(1, len(cards)):
            for some in combinations(cards, count):
                kept = [*some, *rest]
                double = message.double if message.double in kept else -1
                gold = worth(self.scene.seen, kept, double, message.with_card)
                if levels * LEVEL_PRICE <= gold < least:
                    least, best = gold, kept
        return best
