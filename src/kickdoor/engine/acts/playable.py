"""Whether a card may be played: where it lies, when, on what, at what price, kind by kind. Of those
that are laid down it is asked in `laid_down`.
"""

from __future__ import annotations

from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    RACE,
)
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.acts.laid_down import (
    attachment_refusal,
    follower_refusal,
    is_laid_down,
    is_own_turn_or_received,
    item_refusal,
    trait_refusal,
)
from kickdoor.engine.catalogue.model import (
    BIG_LIMIT,
    COMPLEX_LIMIT,
    ON_NOTHING,
    ON_OWN_ITEM,
    ON_PLAYER,
    Card,
)
from kickdoor.engine.catalogue.moments import M_COMBAT, M_OPENING, T_NEVER
from kickdoor.engine.effects.allowed import card_refusal, self_curse_refusal
from kickdoor.engine.frames.excess import BIG, excess, mending
from kickdoor.engine.queries.modifiers import has_undead, holds
from kickdoor.engine.queries.price import is_promised, pay_refusal
from kickdoor.engine.queries.targets import hand_monsters, target_refusal
from kickdoor.engine.queries.timing import any_time_refusal, moment, timing_refusal
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.refusals import (
    CARD_NOT_NOW,
    CARD_WRONG_TARGET,
    EQUIPMENT_FIXED,
    LEVEL_NOT_FREE,
    LEVEL_UNPAID,
    NO_MONSTER_FROM_HAND,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_PAID,
    OPENING_ONLY,
    OTHERS_DRESS,
    OWN_TURN_ONLY,
    PROMISED,
    TARGET_DEAD,
    WRONGLY_PAID,
    about,
    code_of,
)
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    HAND,
    IN_PLAY,
    LIMBO,
    Q_DOOR_CARD,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
)


def is_door_card(t: Table, seat: int, card: int) -> bool:
    """Whether this is the face-up card that its finder may play or keep."""
    ask = ask_on_top(t.stack)
    if ask is None or ask.asks != Q_DOOR_CARD:
        return False
    return ask.seat == seat and ask.card == card


def may_be_played(t: Table, seat: int, card: int) -> int:
    """Whether a card lies where it can be played from."""
    p = t.place[card]
    ready = p == IN_PLAY + seat and t.catalogue.cards[card].kind == ONE_SHOT
    if p != HAND + seat and not ready and not (p == LIMBO and is_door_card(t, seat, card)):
        return about(NOT_IN_HAND, card)
    return about(PROMISED, card) if t.combat is not None and is_promised(t, seat, card) else 0


def is_mending(t: Table, seat: int) -> bool:
    """Whether a seat is asked about Items too many, Big or Complex, that a card could allow."""
    return mending(t, seat) >= 0


def could_mend(t: Table, seat: int, act: PlayCard) -> bool:
    """Whether a card is one that may end the excess at hand (ITEM-7)."""
    card = t.catalogue.cards[act.card]
    what = mending(t, seat)
    if card.attaches:
        return len(act.on) == 1 and act.on[0] in excess(t, seat, what)
    if what == BIG and card.carries > 0:
        return True
    limit = BIG_LIMIT if what == BIG else COMPLEX_LIMIT
    return any(m.query == limit for m in card.modifiers)


def says_too_much(card: Card, act: PlayCard) -> bool:
    """Whether an act has arguments that a card of this kind does not take."""
    kind = card.kind
    gear = kind == ITEM or (kind == ONE_SHOT and act.carried == 1)
    if act.carried >= 0 and kind not in (ITEM, ONE_SHOT):
        return True
    if gear or kind == MONSTER or is_laid_down(card):
        named = act.with_cards and kind != MONSTER
        aimed = act.on or act.choose or act.side or act.from_seat >= 0
        paid = act.discarding and kind != FOLLOWER
        return bool(named or aimed or paid or act.asks)
    if act.with_cards and not card.brings:
        return True
    if kind == CURSE:
        chosen = act.choose and not card.names_item
        return bool(chosen or act.side or act.from_seat >= 0 or act.discarding or act.asks)
    return False


def play_refusal(t: Table, seat: int, act: PlayCard, is_listed: bool = False) -> int:
    """Why a card may not be played so; 0: it may. What is listed says no more than it should."""
    refused = may_be_played(t, seat, act.card)
    if refused:
        return refused
    if is_mending(t, seat) and not could_mend(t, seat, act):
        return NOT_NOW
    card = t.catalogue.cards[act.card]
    kind = card.kind
    if not is_listed and says_too_much(card, act):
        return about(CARD_WRONG_TARGET, act.card)
    if kind == MONSTER:
        return monster_refusal(t, seat, act)
    if kind in (CLASS, RACE):
        return trait_refusal(t, seat, act.card)
    if card.super or card.half:
        return attachment_refusal(t, seat, act.card)
    if kind == FOLLOWER:
        return follower_refusal(t, seat, act)
    if kind == ITEM or (kind == ONE_SHOT and act.carried == 1):
        return item_refusal(t, seat, act.card)
    if kind == CURSE:
        return curse_refusal(t, seat, act)
    if is_laid_down(card):  # a title
        if card.timing == T_NEVER:
            return about(CARD_NOT_NOW, act.card)
        return time_refusal(t, seat, act.card, card)
    return effect_refusal(t, seat, act)


def monster_refusal(t: Table, seat: int, act: PlayCard) -> int:
    """From a hand into a combat only an Undead beside Undead, or with a card that makes it one
    (COMBAT-10).
    """
    if not moment(t) & M_COMBAT:
        return about(NO_MONSTER_FROM_HAND, act.card)
    cards = t.catalogue.cards
    undead = cards[act.card].undead
    for c in act.with_cards:
        if t.place[c] != HAND + seat or cards[c].kind != ENHANCER or not cards[c].undead:
            return about(NO_MONSTER_FROM_HAND, act.card)
        undead = True
    allowed = t.rules.undead_join and undead and has_undead(t)
    return 0 if allowed else about(NO_MONSTER_FROM_HAND, act.card)


def curse_refusal(t: Table, seat: int, act: PlayCard) -> int:
    refused = any_time_refusal(t, seat)
    if refused:
        return refused
    if len(act.on) != 1 or act.on[0] & REF_KIND != REF_SEAT:
        return about(CARD_WRONG_TARGET, act.card)
    victim = act.on[0] & REF_VALUE
    if t.dead[victim]:
        return TARGET_DEAD
    card = t.catalogue.cards[act.card]
    if card.names_item:
        items = [c for c in t.in_play[victim] if t.catalogue.cards[c].is_item]
        named = len(act.choose) == 1 and act.choose[0] in items
        if (items and not named) or (act.choose and not items):
            return about(CARD_WRONG_TARGET, act.card)
    return self_curse_refusal(t, seat, card, act.choose) if victim == seat else 0


def time_refusal(t: Table, seat: int, c: int, card: Card) -> int:
    if card.kind == LEVEL_UP:
        return any_time_refusal(t, seat)
    m = moment(t)
    if m == M_OPENING:
        if not card.attaches:
            return OPENING_ONLY
        return 0 if t.top.seat == seat else OTHERS_DRESS
    return timing_refusal(t, seat, card.timing, c)


def effect_refusal(t: Table, seat: int, act: PlayCard) -> int:
    """Everything that is played for its effect: enhancers, one-shots, Go Up a Level, the special
    cards.
    """
    c = act.card
    card = t.catalogue.cards[c]
    refused = time_refusal(t, seat, c, card)
    if refused:
        return refused
    if card.kind == LEVEL_UP:
        if not act.on:  # on nobody is on oneself
            act = PlayCard(
                c, (REF_SEAT | seat,), act.with_cards, act.from_seat, act.side, act.discarding,
                act.asks, act.choose,
            )  # fmt: skip
        refused = level_up_refusal(t, seat, act, card)
    else:
        if not holds(t, card.when, seat):
            return about(CARD_NOT_NOW, c)
        refused = target_refusal(t, seat, card.on, c, act, card.when)
    return refused or particular_refusal(t, seat, act, card)


def particular_refusal(t: Table, seat: int, act: PlayCard, card: Card) -> int:
    """What may still stand in the way when time and target are right."""
    c = act.card
    if card.brings and (
        len(act.with_cards) != 1 or act.with_cards[0] not in hand_monsters(t, seat)
    ):
        return about(NO_MONSTER_FROM_HAND, c)
    if card.on == ON_OWN_ITEM and card.attaches:
        refused = cheat_refusal(t, seat, act.on[0])
        if refused:
            return refused
    refused = card_refusal(t, seat, act, card)
    if refused:
        return refused
    refused = pay_refusal(t, seat, card.price, act.discarding, act.asks, c, 99)
    if card.kind == LEVEL_UP and code_of(refused) in (NOT_PAID, WRONGLY_PAID):
        return about(LEVEL_UNPAID, c)  # CHARACTER-7 is about powers
    return refused


def cheat_refusal(t: Table, seat: int, item: int) -> int:
    """Cheat! on an Item in hand plays that Item, so that must be possible just then (TIMING-8)."""
    if t.in_combat(seat):
        return about(EQUIPMENT_FIXED, item)
    if t.place[item] != HAND + seat or moment(t) == M_OPENING:
        return 0
    return 0 if is_own_turn_or_received(t, seat, item) else about(OWN_TURN_ONLY, item)


def level_up_refusal(t: Table, seat: int, act: PlayCard, card: Card) -> int:
    """ITEM-11: on any living player, never to the winning Level."""
    who = level_up_target(seat, act)
    if who < 0:
        return about(CARD_WRONG_TARGET, act.card)
    if t.dead[who]:
        return TARGET_DEAD
    if t.levels[who] >= t.rules.last_free_level:
        return about(LEVEL_NOT_FREE, act.card)
    if not holds(t, card.when, seat):
        return about(CARD_NOT_NOW, act.card)
    if card.on not in (ON_NOTHING, ON_PLAYER):
        return target_refusal(t, seat, card.on, act.card, act, card.when)
    too_much = act.choose or act.side or act.from_seat >= 0
    return about(CARD_WRONG_TARGET, act.card) if too_much else 0


def level_up_target(seat: int, act: PlayCard) -> int:
    if not act.on:
        return seat
    if len(act.on) != 1 or act.on[0] & REF_KIND != REF_SEAT:
        return -1
    return act.on[0] & REF_VALUE
