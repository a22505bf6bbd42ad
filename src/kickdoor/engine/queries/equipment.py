"""What a munchkin may carry and use: slots, hands, Big and Complex (ITEM-2 to ITEM-7, ITEM-12)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import ARMOR, FOOTGEAR, HEADGEAR, ITEM, ONE_HAND, TWO_HANDS
from kickdoor.engine.queries.character import has_passive, is_exempt, is_usable, summary_of
from kickdoor.engine.queries.modifiers import big_limit, complex_limit, hands_for_two, hands_of
from kickdoor.engine.refusals import SLOT_FULL, TOO_BIG, TOO_COMPLEX, WRONG_USER, about
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import IN_PLAY

EXTRA_PART: Final = 1 << PASSIVES.index("extra-part")


class Load:
    """What a munchkin's equipped Items take, those free of limits left out."""

    def __init__(self) -> None:
        self.heads = 0
        self.armors = 0
        self.feet = 0
        self.hands = 0
        self.two_hands = 0  # Items that want both, the lasers together being one
        self.complex = 0
        self.lasers = 0
        self.complex_lasers = 0


def load_of(t: Table, seat: int, extra: int = -1) -> Load:
    """The load of a seat, with one more Item if asked."""
    load = Load()
    summary = t.summaries[seat] or summary_of(t, seat)
    for c in summary.items:
        if (t.equipped[c] or c == extra) and t.host[c] < 0 and c not in summary.cheated:
            _add(t, load, c)
    if extra >= 0 and t.place[extra] != IN_PLAY + seat:
        _add(t, load, extra)
    if load.lasers:
        load.two_hands += 1  # ITEM-12: they combine into one 2-Hands weapon
    if load.two_hands:
        load.hands += load.two_hands * hands_for_two(t, seat)
    if load.complex_lasers:
        once = t.rules.combined_lasers_count_once
        load.complex += 1 if once else load.complex_lasers
    return load


def _add(t: Table, load: Load, c: int) -> None:
    card = t.catalogue.cards[c]
    if card.slot == HEADGEAR:
        load.heads += 1
    elif card.slot == ARMOR:
        load.armors += 1
    elif card.slot == FOOTGEAR:
        load.feet += 1
    elif card.laser:
        load.lasers += 1
    elif card.slot == ONE_HAND:
        load.hands += 1
    elif card.slot == TWO_HANDS:
        load.two_hands += 1
    if card.complex:
        if card.laser:
            load.complex_lasers += 1
        else:
            load.complex += 1


def over_slots(t: Table, seat: int, load: Load) -> bool:
    """Whether a load breaks ITEM-3. A Mutant's extra part is one head, foot or hand."""
    if load.armors > 1:
        return True
    over = 0
    if load.heads > 1:
        over += load.heads - 1
    if load.feet > 1:
        over += load.feet - 1
    if load.hands:
        over += max(0, load.hands - hands_of(t, seat))
    return over > 0 and over > (1 if has_passive(t, seat, EXTRA_PART) else 0)


def bigs_of(t: Table, seat: int) -> list[int]:
    """Big Items that count to the limit."""
    cards = t.catalogue.cards
    return [
        c
        for c in (t.summaries[seat] or summary_of(t, seat)).items
        if cards[c].big and not is_exempt(t, seat, c)
    ]


def can_carry(t: Table, seat: int, items: list[int], without: list[int]) -> bool:
    """Whether a seat may carry these besides its own, less those it gives away (ITEM-7)."""
    cards = t.catalogue.cards
    more = [c for c in items if cards[c].big]
    if not more:
        return True
    own = [c for c in bigs_of(t, seat) if c not in without]
    return len(own) + len(more) <= big_limit(t, seat)


def equip_refusal(t: Table, seat: int, c: int, exempt: bool = False) -> int:
    """Why a seat may not use an Item, by user, slot and complexity; 0: it may. Timing is asked
    elsewhere.
    """
    if exempt or is_exempt(t, seat, c):
        return 0
    if not is_usable(t, seat, c):
        return about(WRONG_USER, c)
    load = load_of(t, seat, c)
    if t.catalogue.cards[c].complex and load.complex > complex_limit(t, seat):
        return about(TOO_COMPLEX, c)
    # An Item is refused for the slot it takes, not for what was over the limit before it.
    if over_slots(t, seat, load) and _takes_slot(t, c):
        return about(SLOT_FULL, c)
    return 0


def _takes_slot(t: Table, c: int) -> bool:
    return t.catalogue.cards[c].slot != 0


def carry_refusal(t: Table, seat: int, c: int) -> int:
    """Why a seat may not take an Item into play at all (Big); 0: it may."""
    card = t.catalogue.cards[c]
    if card.big and len(bigs_of(t, seat)) >= big_limit(t, seat):
        return about(TOO_BIG, c)
    return 0


def is_gear(t: Table, c: int) -> bool:
    """An Item that is equipped or lies sideways; one-shots lie ready instead."""
    card = t.catalogue.cards[c]
    return card.kind == ITEM and card.is_item
