"""The easy bot: a plain, sensible player that finishes its games.

It wears the best it has, fights what it can beat, asks for help when that would win, runs
otherwise, takes every free Level, and sells what it does not need when it buys one. It is harmless:
it curses nobody and stays out of others' fights unless it is asked in. It gives every act it may
make a score and makes the best one; chance decides among equals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots.easy import easy_fight
from kickdoor.bots.easy.easy_answer import answers_own, choose_score
from kickdoor.bots.easy.easy_fight import NEVER, UNWISE
from kickdoor.bots.shared.appraise import (
    better_than,
    has_kind,
    improves,
    is_crowded,
    loss,
    strength_of,
    worth,
)
from kickdoor.bots.shared.bot_info import BotInfo
from kickdoor.cards.model import (
    CLASS,
    CURSE,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    ONE_SHOT,
    RACE,
    SPECIAL_TREASURE,
)
from kickdoor.drive import Rng
from kickdoor.engine import (
    ASK as ASK_HELP,
    DECLINE,
    END,
    FIGHT,
    HELP_OFFER,
    KEEP,
    KICK,
    LEVEL_PRICE,
    LOOT,
    ON_ESCAPED,
    PASS,
    Q_WAIT,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
    RUN,
    SACRIFICE,
    SELL,
    STAGE_WAIT,
    AcceptOffer,
    Act,
    AimedAct,
    Ask,
    AskForHelp,
    ChooseAnswer,
    DiscardCards,
    EquipItem,
    GiveCards,
    LookForTrouble,
    PlayCard,
    SeatView,
    UnequipItem,
    UsePower,
    Window,
)

TERRIBLE: Final = 8  # the Level of a monster that is worth a follower
_FIXED: Final = {KICK: 50, LOOT: 40, END: 5, PASS: 10, DECLINE: 10, KEEP: 20}


class EasyBot:
    """Scores every act and makes the best. What derives from it may score some acts otherwise."""

    at_ease = 6  # it wants to be stronger by more than that before it looks for trouble

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        best = -(1 << 30)
        choices: list[Act | None] = []
        for act in legal:
            value = 0 if act is None else self.score(view, act)
            if value > best:
                best, choices = value, [act]
            elif value == best:
                choices.append(act)
        return choices[int(rng.random() * len(choices))]

    def score(self, view: SeatView, act: Act) -> int:
        """How good an act looks; at a beat nothing at all is worth 0."""
        if isinstance(act, LookForTrouble):
            return _trouble_score(view, act, self.at_ease)
        return _score(view, act)


def _score(view: SeatView, act: Act) -> int:
    verb = act.verb
    if verb in _FIXED:
        return _FIXED[verb]
    if isinstance(act, ChooseAnswer):
        return choose_score(view, act)
    if isinstance(act, AimedAct):
        return _play_or_use(view, act)
    if isinstance(act, EquipItem | UnequipItem):
        return _turn_score(view, act)
    if verb in (FIGHT, RUN, SACRIFICE, ASK_HELP):
        return _combat_score(view, act)
    if isinstance(act, AcceptOffer):
        return _accept_score(view, act)
    if verb == SELL:
        return _sell_score(view)
    if isinstance(act, DiscardCards | GiveCards):
        return _parting_score(view, act)
    return UNWISE  # trade, show, withdraw, orders: it has nothing to say


def _play_or_use(view: SeatView, act: AimedAct) -> int:
    top = view.top
    if isinstance(top, Ask) or (isinstance(top, Window) and top.asks != Q_WAIT):
        return _answer_score(view, act)
    combat = view.combat
    if combat is not None and combat.stage <= STAGE_WAIT:
        if isinstance(act, UsePower):
            return easy_fight.use_score(view, combat, act)
        assert isinstance(act, PlayCard)
        if view.catalogue.cards[act.card].kind not in (CLASS, RACE, FOLLOWER, LEVEL_UP):
            return easy_fight.play_score(view, combat, act)
    return _play_score(view, act) if isinstance(act, PlayCard) else UNWISE


def _answer_score(view: SeatView, act: AimedAct) -> int:
    """Cards and powers that answer a roll, a Curse, Bad Stuff, or a card turned up at the door."""
    if isinstance(view.top, Ask):
        return _play_score(view, act) if isinstance(act, PlayCard) else UNWISE
    if isinstance(act, PlayCard) and view.catalogue.cards[act.card].on == ON_ESCAPED:
        return NEVER  # it got away: why should it run again?
    return 30 if answers_own(view) else UNWISE


def _play_score(view: SeatView, act: PlayCard) -> int:
    """A card laid down in one's own time."""
    card = view.catalogue.cards[act.card]
    target = act.on[0] & REF_VALUE if act.on and act.on[0] & REF_KIND == REF_SEAT else view.seat
    if card.kind == LEVEL_UP:
        return 90 if target == view.seat else NEVER
    if card.kind == CURSE:
        return NEVER if target == view.seat else UNWISE
    if card.kind in (CLASS, RACE):
        return NEVER if has_kind(view, card.kind) and not card.super else 80
    if card.kind == FOLLOWER or card.super or card.half:
        weaker = all(view.catalogue.cards[c].bonus < card.bonus for c in act.discarding)
        return 80 if weaker else UNWISE
    if card.kind == ITEM:
        is_better = improves(view, act.card) and act.carried < 1
        # The better of two first: what was taken off for it must not go back on instead.
        return 65 + min(card.bonus, 9) if is_better else 7 if is_crowded(view) else UNWISE
    if card.kind == ONE_SHOT:
        return 6 if is_crowded(view) else UNWISE
    is_aimed = bool(act.on) and act.on[0] & REF_KIND == REF_SEAT
    if is_aimed and card.tone and (card.tone > 0) != (target == view.seat):
        return NEVER  # good for another, or bad for itself
    if card.tone < 0:
        return UNWISE  # it harms somebody, or takes what is his
    return 60 if card.kind == SPECIAL_TREASURE or card.attaches else UNWISE


def _turn_score(view: SeatView, act: EquipItem | UnequipItem) -> int:
    """Items are put on where the rules have room for them, and taken off for something better."""
    if isinstance(act, EquipItem):
        return 65 + min(view.catalogue.cards[act.card].bonus, 9)
    return 79 if better_than(view, act.card) >= 0 else UNWISE


def _combat_score(view: SeatView, act: Act) -> int:
    combat = view.combat
    if combat is None:
        return UNWISE
    if isinstance(act, AskForHelp):
        return easy_fight.ask_score(view, combat, act)
    if act.verb == SACRIFICE:
        levels = [view.catalogue.cards[m.card].level for m in combat.monsters]
        return 35 if max(levels, default=0) >= TERRIBLE else 5
    if combat.stage > STAGE_WAIT:
        return 30
    is_winning = easy_fight.missing(view, combat) <= 0
    return 50 if is_winning == (act.verb == FIGHT) else 0


def _accept_score(view: SeatView, act: AcceptOffer) -> int:
    for offer in view.offers:
        if offer.to != view.seat or (act.from_seat >= 0 and offer.maker != act.from_seat):
            continue
        if offer.kind == HELP_OFFER:
            if view.combat is None:
                return UNWISE
            gain = len(offer.items) + len(offer.cards)
            return easy_fight.accept_score(view, view.combat, offer.treasures, gain)
        given = sum(worth(view, c) for c in offer.cards)  # more each time: no trade comes back
        return 20 if sum(worth(view, c) for c in offer.items) > given else UNWISE
    return UNWISE


def _trouble_score(view: SeatView, act: LookForTrouble, at_ease: int) -> int:
    """Looks for trouble that is none."""
    level = view.catalogue.cards[act.card].level
    return 45 if not act.with_cards and level + at_ease < strength_of(view, view.seat) else UNWISE


def _sell_score(view: SeatView) -> int:
    """Sells when what lies idle buys a Level."""
    cards = view.catalogue.cards
    own = [*view.in_play[view.seat], *view.hands[view.seat]]
    idle = [c for c in own if cards[c].is_item and not view.equipped[c] and not improves(view, c)]
    return 70 if sum(cards[c].gold for c in idle) >= LEVEL_PRICE else UNWISE


def _parting_score(view: SeatView, act: DiscardCards | GiveCards) -> int:
    """Discards and gifts where they are demanded; a Class or Race is not dropped for fun."""
    is_demanded = isinstance(view.top, Ask) or isinstance(act, GiveCards) or act.asks
    if not is_demanded and all(c in view.in_play[view.seat] for c in act.cards):
        return UNWISE
    return 3 - sum(loss(view, c) for c in act.cards) // 100


BOT: Final = BotInfo(
    "easy",
    EasyBot,
    "Wears the best, fights what it can beat, asks for help; harms nobody.",
    rung=10,
)
