"""Verbs that take cards from the subject: discarded by choice, by worth, unseen, or taken by
others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import ONE_HAND, SLOTS, TREASURE, TWO_HANDS
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.model import NO_BONUSES
from kickdoor.engine.effects.level_losses import is_at_floor, take_levels
from kickdoor.engine.effects.levels import amount_of
from kickdoor.engine.effects.step import BEGUN, Step
from kickdoor.engine.effects.step_making import ALL, Args, Steps, number
from kickdoor.engine.events.event_kinds import CardTaken
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import highest_level, in_force, items_of
from kickdoor.engine.queries.equipment import can_carry
from kickdoor.engine.queries.modifiers import munchkins_in
from kickdoor.engine.queries.strength import card_bonus, ignored
from kickdoor.engine.queries.targets import is_bound
from kickdoor.engine.state.hidden_moves import take
from kickdoor.engine.state.moves import discard, emit, hand_over, owner_of, pick_unseen
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    HAND,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_DISCARD,
    W_HAND,
    W_LEVEL,
    W_NOTHING,
)

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker

_OF_HANDS: Final = ("hand", "hand-treasures", "cards", "any")


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
            own = [*t.hands[seat], *items_of(t, seat)]
        elif source == "any":
            own = [*t.hands[seat], *t.in_play[seat]]
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

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(self.candidates(t, effect.subject))

    def is_idle(self, t: Table, effect: RunningEffect) -> bool:
        if self.source in _OF_HANDS and t.hands[effect.subject]:
            return False  # what they are is hidden
        return not self.possible(t, effect)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        own = self.candidates(t, effect.subject)
        wanted = len(own) if self.count == ALL else amount_of(t, effect, self.count)
        if effect.target in own and wanted == 1:  # named by who played the card
            discard(t, effect.target)
            return True
        if effect.chosen:
            own = effect.chosen
        elif wanted < len(own):
            if wanted < 1:
                return True
            effect.stage = BEGUN
            push_ask(t, effect.subject, Q_DISCARD, wanted, wanted)
            return False
        for c in own.copy():
            if owner_of(t, c) == effect.subject:  # it may have gone with what it hung on
                discard(t, c)
        return True

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return self.candidates(t, effect.subject)


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

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(items_of(t, effect.subject)) or self.or_level

    def is_idle(self, t: Table, effect: RunningEffect) -> bool:
        return not items_of(t, effect.subject) and is_at_floor(t, effect.subject)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        items = items_of(t, effect.subject)
        gold = sum(t.catalogue.cards[c].gold for c in items)
        if effect.stage == BEGUN:
            return True
        if gold < self.gold and self.or_level:
            self.lose_level(t, effect, 1)
            return True
        if gold < self.gold:
            for c in items:
                discard(t, c)
            self.lose_level(t, effect, self.short_level)
            return True
        effect.stage = BEGUN
        push_ask(t, effect.subject, Q_CHOOSE_ITEM, 1, len(items) + 1)
        return False

    def at_most(self, t: Table, effect: RunningEffect, ask: Ask) -> int:
        return len(items_of(t, effect.subject)) + 1

    def answered(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> None:
        if chosen == [W_LEVEL]:
            self.lose_level(t, effect, 1)
            return
        for c in chosen:
            discard(t, c)

    def lose_level(self, t: Table, effect: RunningEffect, count: int) -> None:
        if count:
            take_levels(t, effect.subject, count, effect.card)

    def worth_wanted(self, effect: RunningEffect, ask: Ask) -> int:
        return self.gold

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        items = items_of(t, effect.subject)
        if not self.or_level or ask.chosen:
            return items
        return [*items, W_LEVEL]

    def accepts(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> bool:
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

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(self.best(t, effect.subject))

    def run(self, t: Table, effect: RunningEffect) -> bool:
        best = effect.chosen or self.best(t, effect.subject)
        if len(best) > 1:
            effect.stage = BEGUN
            push_ask(t, effect.subject, Q_CHOOSE_ITEM)
            return False
        for c in best:
            discard(t, c)
        return True

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return self.best(t, effect.subject)


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
            c for c in t.in_play[seat] if cards[c].deck == TREASURE and self.can_take(t, taker, c)
        ]

    def can_take(self, t: Table, taker: int, c: int) -> bool:
        """It stays in play with the taker, so he must be able to carry it (ITEM-7)."""
        if not self.keep:
            return True
        return can_carry(t, taker, [c], []) and not is_bound(t, c)

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return list(t.hands[seat] if self.what == "unseen" else t.in_play[seat])

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return any(self.choices(t, effect.subject, s) for s in self.takers(t, effect.subject))

    def is_idle(self, t: Table, effect: RunningEffect) -> bool:
        return not t.hands[effect.subject] and not self.possible(t, effect)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        effect.stage = BEGUN
        takers = self.takers(t, effect.subject)
        while effect.done < len(takers):
            taker = takers[effect.done]
            effect.done += 1
            if self.what == "unseen":
                if t.hands[effect.subject]:
                    self.grab(t, effect, taker, pick_unseen(t, list(t.hands[effect.subject])))
                continue
            if self.open_to(t, effect, taker):
                push_ask(t, taker, Q_CHOOSE_CARD if self.what == "treasure" else Q_CHOOSE_ITEM)
                return False
        return True

    def open_to(self, t: Table, effect: RunningEffect, taker: int) -> bool:
        hand = self.what == "treasure" and any(
            t.catalogue.cards[c].deck == TREASURE for c in t.hands[effect.subject]
        )
        return bool(self.choices(t, effect.subject, taker)) or hand

    def answered(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> None:
        """A taker has chosen."""
        if chosen[0] == W_HAND:
            hand = [c for c in t.hands[effect.subject] if t.catalogue.cards[c].deck == TREASURE]
            self.grab(t, effect, ask.seat, pick_unseen(t, hand))
        elif chosen[0] != W_NOTHING:
            self.grab(t, effect, ask.seat, chosen[0])

    def grab(self, t: Table, effect: RunningEffect, taker: int, c: int) -> None:
        if not self.keep:
            discard(t, c)
        elif t.place[c] != HAND + effect.subject:  # SETUP-5: what is in play stays there
            hand_over(t, c, taker)
            emit(t, CardTaken(taker, c, giver=effect.subject))
        else:
            take(t, c, taker, 1 << taker)

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        result = self.choices(t, effect.subject, ask.seat)
        if self.what == "treasure" and any(
            t.catalogue.cards[c].deck == TREASURE for c in t.hands[effect.subject]
        ):
            result.append(W_HAND)
        if self.may:
            result.append(W_NOTHING)
        return result


class Tax(Step):
    """The subject discards an Item; all others Items of at least its value, or all and a Level."""

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return items_of(t, seat)

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(items_of(t, effect.subject))

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage != BEGUN:
            if not items_of(t, effect.subject):
                return True
            effect.stage = BEGUN
            push_ask(t, effect.subject, Q_DISCARD)
            return False
        others = [s for s in t.from_left_of(effect.subject) if s != effect.subject]
        while effect.done < len(others):
            payer = others[effect.done]
            effect.done += 1
            if self.must_choose(t, effect, payer):
                push_ask(t, payer, Q_DISCARD, 1, max(1, len(items_of(t, payer))))
                return False
        return True

    def at_most(self, t: Table, effect: RunningEffect, ask: Ask) -> int:
        return 1 if ask.seat == effect.subject else len(items_of(t, ask.seat))

    def answered(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> None:
        """What the subject gives up has the value that all others have to match: `number`."""
        if ask.seat == effect.subject:
            effect.number = t.catalogue.cards[chosen[0]].gold
        for c in chosen:
            discard(t, c)

    def worth_wanted(self, effect: RunningEffect, ask: Ask) -> int:
        return 0 if ask.seat == effect.subject else effect.number

    def must_choose(self, t: Table, effect: RunningEffect, payer: int) -> bool:
        items = items_of(t, payer)
        gold = sum(t.catalogue.cards[c].gold for c in items)
        if gold < effect.number:
            for c in items:
                discard(t, c)
            take_levels(t, payer, 1, effect.card)
            return False
        return bool(items)

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return items_of(t, ask.seat)

    def accepts(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> bool:
        if ask.seat == effect.subject:
            return True
        return sum(t.catalogue.cards[c].gold for c in chosen) >= effect.number


def _discard(link: Linker, a: Args) -> Step:
    tag = "" if a["tag"] == "none" else a["tag"]
    return Discard(a["from"], number(a["count"]), SLOTS.index(a["slot"]), tag)


STEPS: Final[Steps] = {
    "discard": _discard,
    "discard_worth": lambda link, a: DiscardWorth(a["gold"], a["or_level"], a["short_level"]),
    "discard_best": lambda link, a: DiscardBest(),
    "taken": lambda link, a: Taken(a["by"], a["what"], a["may"], a["keep"]),
    "tax": lambda link, a: Tax(),
}
