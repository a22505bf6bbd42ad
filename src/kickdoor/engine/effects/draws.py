"""Verbs that bring cards: drawn, kept of several, taken from the discards; and looks at a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import DECKS, DOOR, FOLLOWER, ONE_SHOT, TREASURE
from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.effects.step import BEGUN, NOT_BEGUN, Done, Step
from kickdoor.engine.effects.step_making import PAID, Args, Steps, deck_of, number
from kickdoor.engine.frames.draw import FaceUpDraw
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.payment import Payment
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import sidekicks_of
from kickdoor.engine.queries.modifiers import follower_limit
from kickdoor.engine.refusals import CARD_SAYS_NO, NO_CARDS_YET, about
from kickdoor.engine.state.combat import STAGE_REWARD
from kickdoor.engine.state.hidden_moves import draw, look, take
from kickdoor.engine.state.moves import discard, everyone, play_down, put_under, refill
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    DISCARDS,
    POOL,
    Q_CHOOSE_CARD,
    Q_CHOOSE_WORD,
    W_DOORS,
    W_HAND,
    W_PLAY,
)

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker

DOWN: Final = 0
UP: Final = 1
AS_GOT: Final = 2
_FACES: Final = ("down", "up", "as-got")

# Stages: cards are being turned up; of those that were, some are being chosen.
TURNED_UP: Final = 2
CHOOSING: Final = 3


class Brings(Step):
    """Cards come, to whoever may get any (TURN-7)."""

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        return 0 if t.may_get_cards(seat) else about(NO_CARDS_YET, card)


class Draw(Brings):
    """So many cards from a deck into the subject's hand; face up they go through a face-up draw."""

    def __init__(self, deck: int, count: int, face: int) -> None:
        super().__init__()
        self.deck = deck
        self.count = count
        self.face = face

    def run(self, t: Table, effect: RunningEffect) -> bool:
        count = effect.number if self.count == PAID else self.count
        deck = self.deck if self.deck >= 0 else effect.deck
        if effect.stage == NOT_BEGUN:
            effect.stage = BEGUN
            if self.face == UP or (self.face == AS_GOT and effect.face_up):
                effect.stage = TURNED_UP
                t.stack.append(FaceUpDraw(effect.subject, deck, count))
                return False
        if effect.stage == TURNED_UP:
            # A shared pool keeps what was turned up for two; otherwise it is the drawer's.
            shared = (
                t.combat is not None and t.combat.helper >= 0 and t.combat.stage == STAGE_REWARD
            )
            for c in () if shared else t.pool:
                take(t, c, effect.subject, everyone(t))
            return True
        while effect.done < count:
            effect.done += 1
            draw(t, effect.subject, deck)
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

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == NOT_BEGUN:
            effect.stage = TURNED_UP
            t.stack.append(FaceUpDraw(effect.subject, self.deck, self.count))
            return False
        if effect.stage == TURNED_UP and len(t.pool) > self.keep:
            effect.stage = CHOOSING
            push_ask(t, effect.subject, Q_CHOOSE_CARD, self.keep, self.keep)
            return False
        kept = effect.chosen if effect.stage == CHOOSING else list(t.pool)
        for c in kept:
            take(t, c, effect.subject, everyone(t))
        for c in t.pool:
            discard(t, c)
        return True

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return list(t.pool)


def paid_for(t: Table, effect: RunningEffect) -> list[int]:
    """What was discarded for the power or card whose effect this is."""
    for i in range(len(t.stack) - 1, -1, -1):
        payment = t.stack[i]
        if isinstance(payment, Payment) and payment.card == effect.card:
            return payment.paid
    return []


TOPMOST: Final = 0
CHOSEN: Final = 1
NOT_DEARER: Final = 2
_HOW: Final = ("topmost", "chosen", "topmost-not-dearer")


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

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
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
        if self.how == NOT_DEARER and act.discarding and cards[act.discarding[0]].is_item:
            dearest = cards[act.discarding[0]].gold
        for pile in t.discards:
            for c in pile:
                if cards[c].gold <= dearest and self.fits(cards[c]):
                    return 0
        return about(CARD_SAYS_NO, card)

    def found(self, t: Table, effect: RunningEffect) -> int:
        """The card that it takes; -1: there is none."""
        candidates = self.candidates(t)
        card = effect.target if self.how == CHOSEN else self.topmost(t, effect, candidates)
        return card if card in candidates else -1

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return self.found(t, effect) >= 0

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == BEGUN:
            return True
        card = self.found(t, effect)
        if card < 0:
            return True
        if self.to_play and len(sidekicks_of(t, effect.player)) < follower_limit(t, effect.player):
            effect.stage = BEGUN
            effect.target = card
            push_ask(t, effect.player, Q_CHOOSE_WORD)
            return False
        take(t, card, effect.player, everyone(t))
        return True

    def answered(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> None:
        """The taker has said where to."""
        if chosen == [W_PLAY]:
            play_down(t, effect.target, effect.player)
        else:
            take(t, effect.target, effect.player, everyone(t))

    def topmost(self, t: Table, effect: RunningEffect, found: list[int]) -> int:
        """The topmost that fits, as the pile lay before the payment; -1: none does."""
        cards = t.catalogue.cards
        paid = paid_for(t, effect)
        worth = sum(cards[c].gold for c in paid)
        for c in found:
            if c not in paid and (self.how == TOPMOST or cards[c].gold <= worth):
                return c
        return -1

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return [W_PLAY, W_HAND]


class Peek(Step):
    """A look at the top of a deck; the cards stay where they are."""

    def __init__(self, deck: int, count: int) -> None:
        super().__init__()
        self.deck = deck  # -1: as chosen
        self.count = count

    def run(self, t: Table, effect: RunningEffect) -> bool:
        deck = self.deck
        if deck < 0:
            deck = DOOR if effect.target == W_DOORS else TREASURE
        if refill(t, deck):
            look(t, t.decks[deck][-self.count :], 1 << effect.player)
        return True


class DiscardSelf(Step):
    """The card itself goes, if need be to the bottom of its discard pile."""

    def __init__(self, bottom: bool) -> None:
        super().__init__()
        self.bottom = bottom

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if self.bottom or t.place[effect.card] >= POOL:
            discard(t, effect.card)
        if self.bottom:
            put_under(t, effect.card)
        return True


def _draw(link: Linker, a: Args) -> Step:
    if a["keep"]:
        return DrawAndKeep(DECKS.index(a["deck"]), a["count"], a["keep"])
    return Draw(deck_of(a["deck"]), number(a["count"]), _FACES.index(a["face"]))


def _take_discard(link: Linker, a: Args) -> Step:
    to_play = a["to"] == "play-or-hand"
    return TakeDiscard(deck_of(a["pile"]), a["kind"], _HOW.index(a["how"]), to_play)


STEPS: Final[Steps] = {
    "draw": _draw,
    "take_discard": _take_discard,
    "peek": lambda link, a: Peek(deck_of(a["deck"]), a["count"]),
    "discard_self": lambda link, a: DiscardSelf(a["bottom"]),
    "resurrect": lambda link, a: Done(),
}
