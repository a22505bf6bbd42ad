"""Turning Items: equip and unequip (ITEM-3 to ITEM-7, TIMING-2)."""

from __future__ import annotations

from kickdoor.cards.model import ONE_HAND, TWO_HANDS
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import EquipItem, UnequipItem
from kickdoor.engine.acts.family import Family
from kickdoor.engine.catalogue.moments import M_OPENING, M_REST
from kickdoor.engine.queries.character import (
    attached_to,
    followers_of,
    is_cheated,
    is_usable,
    items_of,
    serves_anyone,
    summary_of,
)
from kickdoor.engine.queries.equipment import bigs_of, carry_refusal, equip_refusal, is_gear
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.queries.under_way import curse_under_way
from kickdoor.engine.refusals import (
    ALREADY_TURNED,
    EQUIP_NOT_NOW,
    EQUIPMENT_FIXED,
    FOLLOWER_HANDS_OFF,
    NOT_YOUR_ITEM,
    OTHERS_DRESS,
    WRONG_USER,
    about,
)
from kickdoor.engine.state.moves import equip, unequip
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import IN_PLAY


def change_refusal(t: Table, seat: int) -> int:
    """Why a seat may not change its equipment now; 0: it may."""
    m = moment(t)
    if m == M_OPENING:
        return 0 if t.top.seat == seat else OTHERS_DRESS
    curse = curse_under_way(t.stack)
    if t.in_combat(seat) or (curse is not None and curse.victim == seat):  # ITEM-5
        return EQUIPMENT_FIXED
    return 0 if m & M_REST else EQUIP_NOT_NOW


def _is_mine(t: Table, seat: int, c: int) -> bool:
    return t.place[c] == IN_PLAY + seat and is_gear(t, c)


def free_carriers(t: Table, seat: int) -> list[int]:
    """Followers with a hand free."""
    return [
        c
        for c in followers_of(t, seat)
        if len(attached_to(t, seat, c)) < t.catalogue.cards[c].carries
    ]


def carrier_refusal(t: Table, seat: int, item: int, carrier: int) -> int:
    """Why a follower may not use an Item for its owner; 0: it may."""
    if carrier not in free_carriers(t, seat):
        return FOLLOWER_HANDS_OFF
    usable = serves_anyone(t, carrier) or is_usable(t, seat, item)
    return 0 if usable else about(WRONG_USER, item)


def list_relief(t: Table, seat: int, out: list[Act]) -> None:
    """Big Items, worn or not, that a follower could take over where there are too many (ITEM-7)."""
    if not change_refusal(t, seat):
        for k in free_carriers(t, seat):
            for c in bigs_of(t, seat):
                if not carrier_refusal(t, seat, c, k):
                    out.append(EquipItem(c, with_cards=(k,)))


def lay_aside_refusal(t: Table, seat: int, item: int) -> int:
    """What a follower alone may carry is not taken from it: it would have to be given away
    (ITEM-6, ITEM-7).
    """
    if t.host[item] < 0 or is_cheated(t, seat, item):
        return 0
    return carry_refusal(t, seat, item)


def is_in_the_way(t: Table, c: int, other: int) -> bool:
    """Whether an Item in use takes what another needs: the slot, a hand, the Complex allowance."""
    a, b = t.catalogue.cards[c], t.catalogue.cards[other]
    hands = a.slot in (ONE_HAND, TWO_HANDS) and b.slot in (ONE_HAND, TWO_HANDS)
    return (a.slot != 0 and a.slot == b.slot) or hands or (a.complex and b.complex)


class EquipFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, EquipItem)
        if not _is_mine(t, seat, act.card):
            return about(NOT_YOUR_ITEM, act.card)
        refused = change_refusal(t, seat)
        if refused == EQUIPMENT_FIXED and act.with_cards and self.carrier(t, seat, act) >= 0:
            return FOLLOWER_HANDS_OFF  # FOLLOWER-3
        if refused:
            return refused
        if (
            act.with_cards and self.carrier(t, seat, act) >= 0
        ):  # what is worn may be handed over too
            return carrier_refusal(t, seat, act.card, act.with_cards[0])
        if t.equipped[act.card]:
            return about(ALREADY_TURNED, act.card)
        if not act.with_cards:
            return equip_refusal(t, seat, act.card)
        # Named with its Cheat!: the Cheat! must be this Item's.
        cheat = act.with_cards[0]
        if t.place[cheat] == IN_PLAY + seat and t.host[cheat] == act.card:
            return 0
        return about(NOT_YOUR_ITEM, act.card)

    def carrier(self, t: Table, seat: int, act: EquipItem) -> int:
        c = act.with_cards[0]
        return c if c in followers_of(t, seat) else -1

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        if change_refusal(t, seat):
            return
        gear = (t.summaries[seat] or summary_of(t, seat)).gear
        carriers = free_carriers(t, seat) if gear else []
        for c in gear:
            if not equip_refusal(t, seat, c):
                out.append(EquipItem(c))
            for k in carriers:
                if not carrier_refusal(t, seat, c, k):
                    out.append(EquipItem(c, with_cards=(k,)))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, EquipItem)
        host = self.carrier(t, seat, act) if act.with_cards else -1
        equip(t, act.card, seat, host)


class UnequipFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, UnequipItem)
        if not _is_mine(t, seat, act.card):
            return about(NOT_YOUR_ITEM, act.card)
        refused = change_refusal(t, seat)
        if refused:
            return refused
        if not t.equipped[act.card]:
            return about(ALREADY_TURNED, act.card)
        return lay_aside_refusal(t, seat, act.card)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        """What makes room for another Item; anything else may be turned too, but is not listed."""
        summary = t.summaries[seat] or summary_of(t, seat)
        if len(summary.items) == len(summary.idle) or change_refusal(t, seat):
            return
        blocked = [c for c in summary.gear if is_usable(t, seat, c) and equip_refusal(t, seat, c)]
        if blocked:
            out.extend(
                UnequipItem(c)
                for c in items_of(t, seat)
                if t.equipped[c]
                and any(is_in_the_way(t, c, b) for b in blocked)
                and not lay_aside_refusal(t, seat, c)
            )

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, UnequipItem)
        unequip(t, act.card, seat)
