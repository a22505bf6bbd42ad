"""Both sides of a fight line by line, each number with where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.engine import MONSTERS
from kickdoor.words.facts import trait_name
from kickdoor.words.naming import (
    ACCUSATIVE,
    Scene,
    card_name,
    definition_of,
    monster_name,
    yes_no,
)

if TYPE_CHECKING:
    from kickdoor.engine import Line
    from kickdoor.words.book import Book


class Item:
    """One line of a sum in words: whose it is (a seat, or a monster's id), how much, and why."""

    def __init__(self, side: int, seat: int, monster: int, amount: int, text: str) -> None:
        self.side = side
        self.seat = seat
        self.monster = monster
        self.amount = amount
        self.text = text


def strength_lines(book: Book, scene: Scene) -> list[Item]:
    """The sums of the fight at hand, in the order they are added up."""
    return [
        Item(line.side, line.seat, line.monster, line.amount, strength_text(book, scene, line))
        for line in scene.strengths().lines
    ]


def strength_text(book: Book, scene: Scene, line: Line) -> str:
    """Where the number of a line comes from."""
    theirs = line.side == MONSTERS
    if line.source == "level":
        if theirs:
            name = monster_name(book, scene, line.monster)
            return book.say("strength-monster-level", card=name)
        return book.say("strength-level")
    card = card_name(book, scene, line.card)
    message = f"strength-{line.source}"
    if theirs and line.source == "power" and _is_its_own(scene, line):
        if line.traits:
            return book.say("strength-against", card=card, whom=_against(book, scene, line))
        message = "strength-monster-power"
    return book.say(message, card=card, less=yes_no(line.amount < 0))


def _against(book: Book, scene: Scene, line: Line) -> str:
    """The Classes, Races and sexes that a monster's number counts against."""
    traits = scene.table.catalogue.traits
    return book.listed([
        trait_name(book, definition_of(scene, line.card), id, ACCUSATIVE)
        for id, trait in traits.items()
        if trait & line.traits
    ])  # fmt: skip


def _is_its_own(scene: Scene, line: Line) -> bool:
    combat = scene.table.combat
    monster = combat.monster(line.monster) if combat is not None else None
    return monster is not None and monster.card == line.card
