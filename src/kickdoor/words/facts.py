"""A card in figures: "monster · Level 8 · 2 Treasures"; and its words, for whoever looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cards.model import ENHANCER, MONSTER, NO_SLOT, SLOTS
from kickdoor.cards.texts import set_texts
from kickdoor.words.naming import BARE, CASES, inflected, money_of

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.words.book import Book


def facts(book: Book, card: CardDef, with_figure: bool = True) -> list[str]:
    """What the card is, most telling first; its `figure` may be left to stand elsewhere."""
    parts = [book.say(f"kind-{card.kind_word}")]
    if with_figure and card.kind == MONSTER:
        parts.append(book.say("fact-level", count=card.level))
    elif with_figure and card.bonus:
        parts.append(signed(card.bonus))
    parts += _monster(book, card) if card.kind == MONSTER else _thing(book, card)
    if "undead" in card.tags:
        parts.append(book.say("fact-undead"))
    return parts


def figure(card: CardDef) -> str:
    """The one number worth a summary: a monster's Level, a bonus; empty where there is none."""
    if card.kind == MONSTER:
        return str(card.level)
    return signed(card.bonus) if card.bonus else ""


def signed(number: int) -> str:
    """A number with its sign; the minus is a proper one."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def _monster(book: Book, card: CardDef) -> list[str]:
    parts = [book.say("fact-treasures", count=card.treasures)]
    if card.levels != 1:
        parts.append(book.say("fact-levels", count=card.levels))
    return parts


def _thing(book: Book, card: CardDef) -> list[str]:
    parts: list[str] = []
    if card.kind == ENHANCER and card.treasures_mod:
        parts.append(
            f"{signed(card.treasures_mod)[0]}"
            + book.say("fact-treasures", count=abs(card.treasures_mod))
        )
    if card.slot != NO_SLOT:
        parts.append(book.say(f"slot-{SLOTS[card.slot]}"))
    if card.big:
        parts.append(book.say("fact-big"))
    if card.complex:
        parts.append(book.say("fact-complex"))
    parts += _who_may(book, card)
    if card.gold >= 0:
        parts.append(book.say("fact-gold", count=card.gold, money=money_of(card.set_id)))
    return parts


def only(book: Book, card: CardDef) -> str:
    """Who may use the card, or may not; empty where all may."""
    return " · ".join(_who_may(book, card))


def _who_may(book: Book, card: CardDef) -> list[str]:
    sides = (("fact-only", card.usable_by), ("fact-not", card.not_usable_by))
    return [book.say(says, who=who_of(book, card, traits)) for says, traits in sides if traits]


def who_of(book: Book, card: CardDef, traits: tuple[str, ...]) -> str:
    """These Classes, Races and sexes in words."""
    return book.listed([trait_name(book, card, trait) for trait in traits])


def trait_name(book: Book, card: CardDef, trait: str, case: int = BARE) -> str:
    """What a Class or Race is called: as its card in the same set is, if that is translated."""
    if book.has(f"fact-{trait}"):
        return book.say(f"fact-{trait}", case=CASES[case])
    called = set_texts(card, book.language).get(trait)
    if called is None:
        return trait.replace("-", " ").capitalize()
    return inflected(book, called, case) if called.forms else called.name
