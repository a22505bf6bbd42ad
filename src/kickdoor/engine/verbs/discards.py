"""Verbs that take cards from the subject: discarded by choice, by worth, unseen, or taken by
others.
"""

from __future__ import annotations

from kickdoor.cards.model import ONE_HAND, TREASURE, TWO_HANDS
from kickdoor.engine.catalogue import NO_BONUSES
from kickdoor.engine.character import highest_level, in_force, items_of
from kickdoor.engine.equip import can_carry
from kickdoor.engine.events import CardTaken
from kickdoor.engine.frames import Frame
from kickdoor.engine.modifiers import munchkins_in
from kickdoor.engine.moves import discard, emit, hand_over, lose_levels, owner_of, pick_unseen, take
from kickdoor.engine.state import Table
from kickdoor.engine.strength import card_bonus, ignored
from kickdoor.engine.targets import is_bound
from kickdoor.engine.verbs.levels import ALL, amount_of, is_spared
from kickdoor.engine.verbs.step import Step
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    HAND,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_DISCARD,
    W_HAND,
    W_LEVEL,
    W_NOTHING,
)


class Discard(Step):
    """So many cards of a selection, the subject choosing; all, where that leaves no choice."""

    def __init__(self, source: str, count: int, slot: int, tag: str) -> None:
        super().__init__()
        self.source = source
        self.count = count
        self.slot = slot
        self.tag = tag

    def candidates(self, t: Table, seat: int) -> list[int]:
        cards = t.catalogue.cards
        source = self.source
        if source == "hand":
            own = list(t.hands[seat])
        elif source == "hand-treasures":
            own = [c for c in t.hands[seat] if cards[c].deck == TREASURE]
        elif source == "cards":
            own = t.hands[seat] + items_of(t, seat)
        elif source == "any":
            own = t.hands[seat] + t.tables[seat]
        elif source == "equipped":
            own = [c for c in items_of(t, seat) if t.equipped[c]]
        elif source == "big-items":
            own = [c for c in items_of(t, seat) if cards[c].big]
        elif source == "small-items":
            own = [c for c in items_of(t, seat) if not cards[c].big]
        elif source == "hand-items":
            own = [
                c
                for c in items_of(t, seat)
                if t.equipped[c] and cards[c].slot in (ONE_HAND, TWO_HANDS) and not cards[c].laser
            ]
        else:
            own = items_of(t, seat)
        if self.slot:
            own = [c for c in own if cards[c].slot == self.slot]
        if self.tag:
            own = [c for c in own if self.tag in cards[c].tags]
        return own

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return self.candidates(t, seat)

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(self.candidates(t, f.other))

    def run(self, t: Table, f: Frame) -> bool:
        own = self.candidates(t, f.other)
        wanted = len(own) if self.count == ALL else amount_of(t, f, self.count)
        if f.target in own and wanted == 1:  # named by who played the card
            discard(t, f.target)
            return True
        if f.regs:
            own = f.regs
        elif wanted < len(own):
            if wanted < 1:
                return True
            f.state = 1
            push_ask(t, f.other, Q_DISCARD, wanted, wanted)
            return False
        for c in own.copy():
            if owner_of(t, c) == f.other:  # it may have gone with what it hung on
                discard(t, c)
        return True

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return self.candidates(t, f.other)


class DiscardWorth(Step):
    """Items worth at least so much together; all, if they are worth less (and then perhaps a
    Level).
    """

    def __init__(self, gold: int, or_level: bool, short_level: int) -> None:
        super().__init__()
        self.gold = gold
        self.or_level = or_level
        self.short_level = short_level

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return items_of(t, seat)

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(items_of(t, f.other)) or self.or_level

    def run(self, t: Table, f: Frame) -> bool:
        items = items_of(t, f.other)
        gold = sum(t.catalogue.cards[c].gold for c in items)
        if f.state:
            if f.regs == [W_LEVEL]:
                self.lose_level(t, f, 1)
            else:
                for c in f.regs:
                    discard(t, c)
            return True
        if gold < self.gold and self.or_level:
            self.lose_level(t, f, 1)
            return True
        if gold < self.gold:
            for c in items:
                discard(t, c)
            self.lose_level(t, f, self.short_level)
            return True
        f.state = 1
        push_ask(t, f.other, Q_CHOOSE_ITEM, 1, len(items) + 1)
        return False

    def lose_level(self, t: Table, f: Frame, count: int) -> None:
        if count and not is_spared(t):
            lose_levels(t, f.other, count, f.card)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        items = items_of(t, f.other)
        if not self.or_level or ask.regs:
            return items
        return [*items, W_LEVEL]

    def accepts(self, t: Table, f: Frame, ask: Frame, chosen: list[int]) -> bool:
        if W_LEVEL in chosen:
            return len(chosen) == 1
        return sum(t.catalogue.cards[c].gold for c in chosen) >= self.gold


def item_bonus(t: Table, seat: int, c: int) -> int:
    """What an Item gives its owner now: in his combat, less what does not count there."""
    combat = t.combat
    bits = 0
    if combat is not None and seat in munchkins_in(combat):
        bits = ignored(t, combat)
        for curse in t.curses[seat]:
            if in_force(t, seat, curse):
                bits |= t.catalogue.cards[curse].ignores
    return 0 if bits & NO_BONUSES else card_bonus(t, seat, c, bits)


class DiscardBest(Step):
    """The Item that gives the largest bonus now; ties: the subject chooses."""

    def best(self, t: Table, seat: int) -> list[int]:
        items = items_of(t, seat)
        top = max((item_bonus(t, seat, c) for c in items), default=0)
        return [c for c in items if item_bonus(t, seat, c) == top] if top > 0 else []

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return self.best(t, seat)

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(self.best(t, f.other))

    def run(self, t: Table, f: Frame) -> bool:
        best = f.regs or self.best(t, f.other)
        if len(best) > 1:
            f.state = 1
            push_ask(t, f.other, Q_CHOOSE_ITEM)
            return False
        for c in best:
            discard(t, c)
        return True

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return self.best(t, f.other)


class Taken(Step):
    """Others take from the subject, one after the other: a hand card unseen, an Item, a Treasure
    card.
    """

    def __init__(self, by: str, what: str, may: bool, keep: bool) -> None:
        super().__init__()
        self.by = by
        self.what = what
        self.may = may
        self.keep = keep

    def takers(self, t: Table, seat: int) -> list[int]:
        """Who takes, one after the other; what is kept only who may get cards (TURN-7)."""
        named = self.named(t, seat)
        return [s for s in named if t.may_get_cards(s)] if self.keep else named

    def named(self, t: Table, seat: int) -> list[int]:
        others = [s for s in t.from_left_of(seat) if s != seat]
        if not others:
            return []
        if self.by == "left":
            return others[:1]
        if self.by == "right":
            return others[-1:]
        if self.by == "neighbours":
            return others if len(others) == 1 else [others[0], others[-1]]
        if self.by == "others-from-right":
            return others[::-1]
        return highest_level(t, others) if self.by == "highest" else others

    def choices(self, t: Table, seat: int, taker: int) -> list[int]:
        if self.what == "unseen":
            return list(t.hands[seat])
        if self.what == "item":
            return [c for c in items_of(t, seat) if self.can_take(t, taker, c)]
        cards = t.catalogue.cards
        return [
            c for c in t.tables[seat] if cards[c].deck == TREASURE and self.can_take(t, taker, c)
        ]

    def can_take(self, t: Table, taker: int, c: int) -> bool:
        """It stays in play with the taker, so he must be able to carry it (ITEM-7)."""
        if not self.keep:
            return True
        return can_carry(t, taker, [c], []) and not is_bound(t, c)

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return t.hands[seat] if self.what == "unseen" else t.tables[seat]

    def possible(self, t: Table, f: Frame) -> bool:
        return any(self.choices(t, f.other, s) for s in self.takers(t, f.other))

    def run(self, t: Table, f: Frame) -> bool:
        """`regs` alternates: taker, answer. `state` counts the takers done."""
        if f.regs:
            self.settle(t, f)
        takers = self.takers(t, f.other)
        while f.state < len(takers):
            taker = takers[f.state]
            f.state += 1
            if self.what == "unseen":
                if t.hands[f.other]:
                    self.grab(t, f, taker, pick_unseen(t, t.hands[f.other]))
                continue
            if self.open_to(t, f, taker):
                f.regs = [taker]
                push_ask(t, taker, Q_CHOOSE_CARD if self.what == "treasure" else Q_CHOOSE_ITEM)
                return False
        return True

    def open_to(self, t: Table, f: Frame, taker: int) -> bool:
        hand = self.what == "treasure" and any(
            t.catalogue.cards[c].deck == TREASURE for c in t.hands[f.other]
        )
        return bool(self.choices(t, f.other, taker)) or hand

    def settle(self, t: Table, f: Frame) -> None:
        taker, answer = f.regs
        f.regs = []
        if answer == W_HAND:
            hand = [c for c in t.hands[f.other] if t.catalogue.cards[c].deck == TREASURE]
            self.grab(t, f, taker, pick_unseen(t, hand))
        elif answer != W_NOTHING:
            self.grab(t, f, taker, answer)

    def grab(self, t: Table, f: Frame, taker: int, c: int) -> None:
        if not self.keep:
            discard(t, c)
        elif t.place[c] != HAND + f.other:  # SETUP-5: what is in play stays there
            hand_over(t, c, taker)
            emit(t, CardTaken(taker, c, giver=f.other))
        else:
            take(t, c, taker, 1 << taker)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        result = self.choices(t, f.other, ask.seat)
        if self.what == "treasure" and any(
            t.catalogue.cards[c].deck == TREASURE for c in t.hands[f.other]
        ):
            result.append(W_HAND)
        if self.may:
            result.append(W_NOTHING)
        return result


class Tax(Step):
    """The subject discards an Item; all others Items of at least its value, or all and a Level."""

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return items_of(t, seat)

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(items_of(t, f.other))

    def run(self, t: Table, f: Frame) -> bool:
        """`count` is the value to match; `state` 1: the subject chooses, then 2 + how many others
        are done.
        """
        if f.state == 0:
            if not items_of(t, f.other):
                return True
            f.state = 1
            push_ask(t, f.other, Q_DISCARD)
            return False
        if f.state == 1:
            f.count = t.catalogue.cards[f.regs[0]].gold
            f.state = 2
        for c in f.regs:
            discard(t, c)
        f.regs = []
        others = [s for s in t.from_left_of(f.other) if s != f.other]
        while f.state - 2 < len(others):
            payer = others[f.state - 2]
            f.state += 1
            if self.must_choose(t, f, payer):
                push_ask(t, payer, Q_DISCARD, 1, max(1, len(items_of(t, payer))), tag=payer + 1)
                return False
        return True

    def must_choose(self, t: Table, f: Frame, payer: int) -> bool:
        items = items_of(t, payer)
        gold = sum(t.catalogue.cards[c].gold for c in items)
        if gold < f.count:
            for c in items:
                discard(t, c)
            lose_levels(t, payer, 1, f.card)
            return False
        return bool(items)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return items_of(t, ask.seat)

    def accepts(self, t: Table, f: Frame, ask: Frame, chosen: list[int]) -> bool:
        if not ask.extra:
            return True
        return sum(t.catalogue.cards[c].gold for c in chosen) >= f.count
