"""Whether a card may be played that does its work by lying there: Items, Classes and Races, what
attaches to them, followers.
"""

from __future__ import annotations

from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    MONSTER,
    ONE_SHOT,
    RACE,
)
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.catalogue.moments import M_OPENING, M_REST, T_CLASS
from kickdoor.engine.queries.character import (
    attachment_of,
    cards_of_kind,
    classes_of,
    is_own_hireling,
    is_sidekick,
    races_of,
    sidekicks_of,
)
from kickdoor.engine.queries.equipment import carry_refusal
from kickdoor.engine.queries.modifiers import follower_limit
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.queries.timing import any_time_refusal, moment, timing_refusal, wrong_moment
from kickdoor.engine.refusals import (
    ALREADY_HAVE_ONE,
    FOLLOWER_STAYS,
    NO_ITEM_IN_COMBAT,
    NOT_IN_HAND,
    NOTHING_TO_ATTACH_TO,
    ONE_FOLLOWER,
    OTHERS_DRESS,
    OWN_TURN_ONLY,
    PROMISED,
    SAME_AGAIN,
    about,
)
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import IN_PLAY


def is_laid_down(card: Card) -> bool:
    """Whether a card is played by lying there: Classes, Races, what attaches to them, followers,
    and what is no Item and has no effect to be played for (a title).
    """
    if card.kind in (CLASS, RACE, FOLLOWER) or card.super or card.half:
        return True
    return card.effects < 0 and card.kind not in (MONSTER, ITEM, ENHANCER, ONE_SHOT, CURSE)


def is_own_turn_or_received(t: Table, seat: int, c: int) -> bool:
    return t.turn == seat or c in t.received


def item_refusal(t: Table, seat: int, c: int) -> int:
    """An Item: own turn or just received, out of combat (TIMING-3, TIMING-5)."""
    m = moment(t)
    if m != M_OPENING:
        if not m & M_REST:
            return wrong_moment(t, c)
        if t.in_combat(seat):
            return about(NO_ITEM_IN_COMBAT, c)
        if not is_own_turn_or_received(t, seat, c):
            return about(OWN_TURN_ONLY, c)
    elif t.top.seat != seat:
        return OTHERS_DRESS
    if t.place[c] == IN_PLAY + seat:
        return about(NOT_IN_HAND, c)
    return carry_refusal(t, seat, c)


def trait_time_refusal(t: Table, seat: int, c: int) -> int:
    """When a Class, a Race or what attaches to them may be played (TIMING-3)."""
    if moment(t) != M_OPENING:
        return timing_refusal(t, seat, T_CLASS, c)
    return 0 if t.top.seat == seat else OTHERS_DRESS


def trait_refusal(t: Table, seat: int, c: int) -> int:
    """A Class or Race (CHARACTER-4); a second one needs its attachment."""
    refused = trait_time_refusal(t, seat, c)
    if refused:
        return refused
    card = t.catalogue.cards[c]
    own = cards_of_kind(t, seat, card.kind)
    if any(t.catalogue.cards[o].trait == card.trait for o in own):
        return about(SAME_AGAIN, c)
    limit = 2 if attachment_of(t, seat, card.kind) >= 0 else 1
    return about(ALREADY_HAVE_ONE, c) if len(own) >= limit else 0


def attachment_refusal(t: Table, seat: int, c: int) -> int:
    """Super Munchkin and Half-Breed (CHARACTER-5)."""
    refused = trait_time_refusal(t, seat, c)
    if refused:
        return refused
    is_super = t.catalogue.cards[c].super
    under = classes_of(t, seat) if is_super else races_of(t, seat)
    if not under:
        return about(NOTHING_TO_ATTACH_TO, c)
    if attachment_of(t, seat, CLASS if is_super else RACE) >= 0:
        return about(ALREADY_HAVE_ONE, c)
    return 0


def follower_refusal(t: Table, seat: int, act: PlayCard) -> int:
    """FOLLOWER-2: within the limit, or in the place of one that goes in the same act."""
    if moment(t) == M_OPENING:
        if t.top.seat != seat:
            return OTHERS_DRESS
    else:
        refused = any_time_refusal(t, seat)
        if refused:
            return refused
    own = sidekicks_of(t, seat)
    counts = is_sidekick(t, act.card)
    for c in act.discarding:
        if not counts or c not in own or is_own_hireling(t, c) or len(act.discarding) > 1:
            return about(FOLLOWER_STAYS, c)
        if is_promised(t, seat, c):
            return about(PROMISED, c)
    full = counts and len(own) - len(act.discarding) >= follower_limit(t, seat)
    return about(ONE_FOLLOWER, act.card) if full else 0
