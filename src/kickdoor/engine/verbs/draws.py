"""Verbs that bring cards: drawn, kept of several, taken from the discards; and looks at a deck."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import DOOR, FOLLOWER, ONE_SHOT, TREASURE
from kickdoor.engine import frames
from kickdoor.engine.act import Act
from kickdoor.engine.catalogue import Card
from kickdoor.engine.character import sidekicks_of
from kickdoor.engine.combat import STAGE_REWARD
from kickdoor.engine.frames import Frame
from kickdoor.engine.modifiers import follower_limit
from kickdoor.engine.moves import discard, draw, everyone, play_down, refill, take
from kickdoor.engine.refusals import CARD_SAYS_NO, NO_CARDS_YET, about
from kickdoor.engine.state import Table
from kickdoor.engine.verbs.step import Step
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    DISCARDS,
    POOL,
    Q_CHOOSE_CARD,
    Q_CHOOSE_WORD,
    W_DOORS,
    W_HAND,
    W_PLAY,
)

DOWN: Final = 0
UP: Final = 1
AS_GOT: Final = 2
PAID: Final = -1


class Brings(Step):
    """Cards come, to whoever may get any (TURN-7)."""

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        return 0 if t.may_get_cards(seat) else about(NO_CARDS_YET, card)


class Draw(Brings):
    """So many cards from a deck into the subject's hand; face up they go through a face-up draw."""

    def __init__(self, deck: int, count: int, face: int) -> None:
        super().__init__()
        self.deck = deck
        self.count = count
        self.face = face

    def run(self, t: Table, f: Frame) -> bool:
        if f.state == 0:
            f.state = 1
            count = f.count if self.count == PAID else self.count
            deck = self.deck if self.deck >= 0 else f.extra
            if self.face == UP or (self.face == AS_GOT and f.extra == 1):
                t.stack.append(Frame(frames.DRAW, f.other, target=deck, count=count))
                return False
            f.regs = [count, deck]
        if not f.regs:
            # A shared pool keeps what was turned up for two; otherwise it is the drawer's.
            shared = (
                t.combat is not None and t.combat.helper >= 0 and t.combat.stage == STAGE_REWARD
            )
            for c in [] if shared else t.pool.copy():
                take(t, c, f.other, everyone(t))
            return True
        while f.regs[0] > 0:
            f.regs[0] -= 1
            draw(t, f.other, f.regs[1])
            if t.forced:
                return False
        return True


class DrawAndKeep(Brings):
    """Several turned up, some kept, the rest discarded."""

    def __init__(self, deck: int, count: int, keep: int) -> None:
        super().__init__()
        self.deck = deck
        self.count = count
        self.keep = keep

    def run(self, t: Table, f: Frame) -> bool:
        if f.state == 0:
            f.state = 1
            t.stack.append(Frame(frames.DRAW, f.other, target=self.deck, count=self.count))
            return False
        if f.state == 1 and len(t.pool) > self.keep:
            f.state = 2
            push_ask(t, f.other, Q_CHOOSE_CARD, self.keep, self.keep)
            return False
        kept = f.regs if f.state == 2 else t.pool.copy()
        for c in kept:
            take(t, c, f.other, everyone(t))
        for c in t.pool.copy():
            discard(t, c)
        return True

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return list(t.pool)


def paid_for(t: Table, f: Frame) -> list[int]:
    """What was discarded for the power or card whose effect this is."""
    for i in range(len(t.stack) - 1, -1, -1):
        if t.stack[i].kind == frames.PAYMENT and t.stack[i].card == f.card:
            return t.stack[i].regs
    return []


TOPMOST: Final = 0
CHOSEN: Final = 1
NOT_DEARER: Final = 2


class TakeDiscard(Brings):
    """A card from the discards: the topmost that fits, or the one chosen."""

    def __init__(self, pile: int, kind: str, how: int, to_play: bool) -> None:
        super().__init__()
        self.pile = pile  # -1: either
        self.kind = kind
        self.how = how
        self.to_play = to_play

    def fits(self, card: Card) -> bool:
        if self.pile >= 0 and card.deck != self.pile:
            return False
        if self.kind == "one_shot":
            return card.kind == ONE_SHOT
        if self.kind == "follower":
            return card.kind == FOLLOWER
        return self.kind != "item" or card.is_item

    def candidates(self, t: Table) -> list[int]:
        cards = t.catalogue.cards
        return [c for pile in t.discards for c in pile[::-1] if self.fits(cards[c])]

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        refused = super().allowed(t, seat, act, card)
        if refused:
            return refused
        cards = t.catalogue.cards
        if act.choose:
            c = act.choose[0]
            there = 0 <= c < len(cards) and t.place[c] == DISCARDS
            if not there or not self.fits(cards[c]):
                return about(CARD_SAYS_NO, card)
        dearest = 1 << 20
        if self.how == NOT_DEARER and act.pay and cards[act.pay[0]].is_item:
            dearest = cards[act.pay[0]].gold
        for pile in t.discards:
            for c in pile:
                if cards[c].gold <= dearest and self.fits(cards[c]):
                    return 0
        return about(CARD_SAYS_NO, card)

    def run(self, t: Table, f: Frame) -> bool:
        if f.state == 1:  # where to
            card = f.target
            if f.regs == [W_PLAY]:
                play_down(t, card, f.seat)
            else:
                take(t, card, f.seat, everyone(t))
            return True
        found = self.candidates(t)
        card = f.target
        if self.how != CHOSEN:
            card = self.topmost(t, f, found)
        if card not in found:
            return True
        if self.to_play and len(sidekicks_of(t, f.seat)) < follower_limit(t, f.seat):
            f.state = 1
            f.target = card
            push_ask(t, f.seat, Q_CHOOSE_WORD)
            return False
        take(t, card, f.seat, everyone(t))
        return True

    def topmost(self, t: Table, f: Frame, found: list[int]) -> int:
        """The topmost that fits, as the pile lay before the payment; -1: none does."""
        cards = t.catalogue.cards
        paid = paid_for(t, f)
        worth = sum(cards[c].gold for c in paid)
        for c in found:
            if c not in paid and (self.how == TOPMOST or cards[c].gold <= worth):
                return c
        return -1

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return [W_PLAY, W_HAND]


class Peek(Step):
    """A look at the top of a deck; the cards stay where they are."""

    def __init__(self, deck: int, count: int) -> None:
        super().__init__()
        self.deck = deck  # -1: as chosen
        self.count = count

    def run(self, t: Table, f: Frame) -> bool:
        deck = self.deck
        if deck < 0:
            deck = DOOR if f.target == W_DOORS else TREASURE
        if refill(t, deck):
            for c in t.decks[deck][-self.count :]:
                t.known[c] |= 1 << f.seat
            t.stamp += 1
        return True


class DiscardSelf(Step):
    """The card itself goes, if need be to the bottom of its discard pile."""

    def __init__(self, bottom: bool) -> None:
        super().__init__()
        self.bottom = bottom

    def run(self, t: Table, f: Frame) -> bool:
        if self.bottom or t.place[f.card] >= POOL:
            discard(t, f.card)
        if self.bottom:
            pile = t.discards[t.catalogue.cards[f.card].deck]
            pile.remove(f.card)
            pile.insert(0, f.card)
        return True
