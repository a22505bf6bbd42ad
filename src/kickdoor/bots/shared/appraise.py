"""What cards and munchkins look worth to a plain player, from what his seat can see. Estimates,
not rules.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    NO_SLOT,
    ONE_HAND,
    ONE_SHOT,
    RACE,
)
from kickdoor.engine import (
    BASE_HAND_LIMIT,
    FEMALE_TRAIT,
    HUMAN,
    MALE_TRAIT,
    SeatView,
    equip_refusal,
)

_PLAIN: Final = {
    LEVEL_UP: 900,
    CLASS: 120,
    RACE: 120,
    FOLLOWER: 250,
    MONSTER: 120,
    CURSE: 70,
    ENHANCER: 50,
}
_UNKNOWN: Final = 200  # a back: something, but who knows what
PER_CARD: Final = {"berserk": 1, "turn": 3, "assist": 1}  # powers bought by the card
MOST: Final = 3  # cards of that kind in a fight


def worth(view: SeatView, card: int) -> int:
    """What a card is worth to have, in gold, roughly: a bonus of 1 is 150."""
    if card < 0:
        return _UNKNOWN
    face = view.catalogue.cards[card]
    if face.kind == ITEM:
        return face.bonus * 150 + max(face.gold, 0) // 2 + 40
    if face.kind == ONE_SHOT:
        return abs(face.bonus) * 60 + max(face.gold, 0) // 2 + 60
    if face.kind == MONSTER:
        return max(_PLAIN[MONSTER] - 10 * face.level, 10)
    return _PLAIN.get(face.kind, 150)


def loss(view: SeatView, card: int) -> int:
    """What it would hurt this seat to lose a card: more if in use than if it lies idle."""
    value = worth(view, card)
    if card < 0:
        return value
    face = view.catalogue.cards[card]
    is_in_play = card in view.in_play[view.seat]
    if face.kind == ITEM and not view.equipped[card]:
        return value if improves(view, card) else value // 2
    if face.kind in (CLASS, RACE) and is_in_play:
        return value + 150
    return value


def strength_of(view: SeatView, seat: int) -> int:
    """Level and bonuses in use, as anybody can count them."""
    cards = view.catalogue.cards
    return view.levels[seat] + sum(
        cards[c].bonus for c in view.in_play[seat] if view.equipped[c] or cards[c].kind == FOLLOWER
    )


def traits_of(view: SeatView, seat: int) -> int:
    """Class, Race (or human) and sex, as the bits that Items ask for."""
    bits = FEMALE_TRAIT if view.sexes[seat] else MALE_TRAIT
    is_human = True
    for c in view.in_play[seat]:
        card = view.catalogue.cards[c]
        if card.is_trait:
            bits |= card.trait
            is_human = is_human and card.kind != RACE
    return bits | HUMAN if is_human else bits


def has_kind(view: SeatView, kind: int) -> bool:
    """Whether this seat has a card of a kind in play."""
    cards = view.catalogue.cards
    return any(cards[c].kind == kind for c in view.in_play[view.seat])


def is_crowded(view: SeatView) -> bool:
    """Whether this seat holds so much that some of it will be given away."""
    return len(view.hands[view.seat]) > BASE_HAND_LIMIT


def may_use(view: SeatView, card: int) -> bool:
    """Whether Class, Race and sex allow this seat an Item (ITEM-4)."""
    face = view.catalogue.cards[card]
    bits = traits_of(view, view.seat)
    return (not face.usable or bool(face.usable & bits)) and not face.forbidden & bits


def improves(view: SeatView, card: int) -> bool:
    """Whether using an Item would be better than using what must come off for it."""
    cards = view.catalogue.cards
    if cards[card].kind != ITEM or not may_use(view, card):
        return False
    return cards[card].bonus > sum(max(cards[c].bonus, 0) for c in displaced(view, card))


def displaced(view: SeatView, card: int, seat: int = -1) -> list[int]:
    """What a seat, this one unless named, would have to take off for an Item, the weakest first."""
    cards = view.catalogue.cards
    face = cards[card]
    used = _used(view, view.seat if seat < 0 else seat)
    off: list[int] = []
    if face.slot != NO_SLOT:
        worn = [c for c in used if slot_of(view, c) == slot_of(view, card)]
        if not (face.laser and any(cards[c].laser for c in worn)):  # lasers combine (ITEM-12)
            off = _weakest(view, worn, 2 - hands_of(view, card))
    if face.complex:
        rivals = [c for c in used if cards[c].complex and c not in off]
        off += rivals if not any(cards[c].complex for c in off) else []
    return off


def better_than(view: SeatView, card: int) -> int:
    """What this seat could use if it took off an Item, and should; -1: nothing.

    Only what comes true: what makes room for an Item in play is listed step by step, for one in
    the hand there is but this step. Otherwise it would be put on and taken off for ever.
    """
    for c in view.in_play[view.seat]:
        off = displaced(view, c) if not view.equipped[c] and improves(view, c) else []
        if card in off and _fits(view, c, off) and not _fits(view, c, []):
            return c
    for c in view.hands[view.seat] if view.turn == view.seat else ():
        is_small = not view.catalogue.cards[c].big
        off = displaced(view, c) if is_small and improves(view, c) else []
        if card in off and _fits(view, c, [card]) and not _fits(view, c, []):
            return c
    return -1


def _fits(view: SeatView, card: int, off: list[int]) -> bool:
    """Whether the rules let this seat use an Item once those are off; `displaced` is a guess."""
    t = view.open_table()
    t.equipped = bytes(0 if c in off else is_used for c, is_used in enumerate(view.equipped))
    return not equip_refusal(t, view.seat, card)


def _used(view: SeatView, seat: int) -> list[int]:
    """The Items a seat uses and could turn: not what hangs on another card."""
    return [c for c in view.in_play[seat] if view.equipped[c] and view.host[c] < 0]


def _weakest(view: SeatView, worn: list[int], room: int) -> list[int]:
    """The weakest of them that must go until the rest takes no more room than that."""
    worn = sorted(worn, key=lambda c: view.catalogue.cards[c].bonus)
    taken = sum(hands_of(view, c) for c in worn)
    off: list[int] = []
    for c in worn:
        if taken <= room:
            break
        off.append(c)
        taken -= hands_of(view, c)
    return off


def slot_of(view: SeatView, card: int) -> int:
    """Hands are one slot, which holds two."""
    return min(view.catalogue.cards[card].slot, ONE_HAND)


def hands_of(view: SeatView, card: int) -> int:
    """How much of a slot an Item fills: one hand is half of it."""
    return 1 if view.catalogue.cards[card].slot == ONE_HAND else 2
