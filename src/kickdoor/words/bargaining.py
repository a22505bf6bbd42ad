"""What is said about deals before they are made: who would help for how much, what was answered so
far, what would make an offer work.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kickdoor.words.naming import Scene, all_called, yes_no
from kickdoor.words.offer_terms import terms_phrase

if TYPE_CHECKING:
    from kickdoor.words.book import Book


def verdict(book: Book, margin: int, lack: int) -> str:
    """What the sums come to, in two words."""
    if lack > 0:
        return book.say("verdict-short", lack=lack)
    return book.say("verdict-win", margin=margin)


def wants(book: Book, count: int, stake: int, levels: int, is_elf: bool = False) -> str:
    """What a helper usually wants; less than nothing: more than there is."""
    if count < 0:
        return book.say("wants-more")
    if not count:
        return book.say("wants-nothing", levels=levels, elf=yes_no(is_elf))
    return book.say("wants-treasures", all=yes_no(count >= stake), count=count, stake=stake)


def bears(book: Book, count: int, stake: int) -> str:
    """What a fighter would give for help."""
    if count < 0:
        return book.say("bears-none")
    return book.say("bears-treasures", count=count, stake=stake)


def terms_of(
    book: Book, scene: Scene, picks: Sequence[int], items: Sequence[int], cards: Sequence[int]
) -> str:
    """What the helper gets, as a phrase."""
    return terms_phrase(book, scene, len(picks), picks, items, cards)


def counted(book: Book, scene: Scene, treasures: int, items: Sequence[int]) -> str:
    """The same of what was only counted: nobody said who picks when."""
    return terms_phrase(book, scene, treasures, (), items, ())


def swap(
    book: Book, scene: Scene, message: str, given: Sequence[int], taken: Sequence[int], other: str
) -> str:
    """What is given for what, as a message has it."""
    values = all_called(book, scene, "given", given) | all_called(book, scene, "taken", taken)
    return book.fill(message, values | {"other": other})
