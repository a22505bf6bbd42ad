"""The catalogue of cards for the page: figures, printed words, and exactly what each card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.cards.model import (
    DECKS,
    ENHANCER,
    MONSTER,
    NO_SLOT,
    ONE_SHOT,
    SLOTS,
    CardDef,
    CardSet,
)
from kickdoor.protocol.table_messages import CardInfo, CardList
from kickdoor.words import Words

# What cards wait for that wait for no fight, by when they are played.
_WAITS_FOR: Final = {
    "curse": "curse", "own-roll": "roll", "first-roll": "roll",
    "any-time": "", "own-turn": "", "out-of-combat": "", "before-kick": "", "equip": "",
}  # fmt: skip


def card_list(sets: Sequence[CardSet], words: Words) -> CardList:
    """All cards of these sets in one language."""
    cards = [card_info(card, words) for one in sets for card in one.cards]
    return CardList(words.language, cards)


def card_info(card: CardDef, words: Words) -> CardInfo:
    printed = words.printed(card)
    is_monster = card.kind == MONSTER
    return CardInfo(
        id=f"{card.set_id}:{card.id}",
        set=card.set_id,
        name=printed.name,
        deck=DECKS[card.deck],
        kind=card.kind_word,
        copies=card.copies,
        text=printed.text,
        bad_stuff=printed.bad_stuff_text,
        epic=words.epic(card),
        facts=words.facts(card),
        figure=words.figure(card),
        exactly=words.exactly(card),
        always=words.exactly(card, ()),
        options=words.options_for(card),
        rulings=list(printed.rulings),
        only=words.only(card),
        art=card.art,
        level=card.level if is_monster else None,
        treasures=card.treasures if is_monster else None,
        levels=card.levels if is_monster else None,
        bonus=card.bonus or None,
        gold=card.gold if card.is_item else None,
        slot=None if card.slot == NO_SLOT else SLOTS[card.slot],
        big=card.big,
        complex=card.complex,
        tags=list(card.tags),
        usable_by=list(card.usable_by),
        not_usable_by=list(card.not_usable_by),
        treasures_mod=card.treasures_mod if card.kind == ENHANCER else None,
        waits_for=_waits_for(card),
    )


def _waits_for(card: CardDef) -> str:
    if card.kind == ONE_SHOT:
        return _WAITS_FOR.get(card.timing, "fight")
    if card.kind == MONSTER:
        return "trouble"
    return "fight" if card.kind == ENHANCER else ""
