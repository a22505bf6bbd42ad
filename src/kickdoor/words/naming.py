"""What things are called in a sentence: cards, seats, monsters, references, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from kickdoor.cards.model import DOOR
from kickdoor.cards.texts import ENGLISH, text_of
from kickdoor.engine import REF_KIND, REF_MONSTER, REF_NUMBER, REF_SEAT, REF_VALUE, WORDS

if TYPE_CHECKING:
    from kickdoor.engine import Circumstances, Monster, Strengths, Table
    from kickdoor.words.book import Book

HIDDEN_DOOR: Final = -2
HIDDEN_TREASURE: Final = -3
_BACKS: Final = (
    (HIDDEN_DOOR, "hidden-door"),
    (HIDDEN_TREASURE, "hidden-treasure"),
    (-1, "hidden-card"),
)


class Scene(Protocol):
    """What sentences are about: a table, the names of those who sit at it, and what the rules make
    of it. A `Game` is one.
    """

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def table(self) -> Table: ...

    @property
    def circumstances(self) -> Circumstances: ...

    def strengths(self) -> Strengths: ...


def badge_text(book: Book, id: str, count: int) -> str:
    """A badge beside a munchkin, which everybody sees and no card shows."""
    return book.say(f"badge-{id}", count=count)


def card_name(book: Book, scene: Scene, card: int) -> str:
    """What the card is called; of a hidden one its back, of none the vaguest word there is."""
    if card >= 0:
        definition = scene.table.catalogue.cards[card].definition
        if book.language == ENGLISH:
            return definition.name
        return text_of(definition, book.language).name
    if card == HIDDEN_DOOR:
        return book.say("hidden-door", count=1)
    if card == HIDDEN_TREASURE:
        return book.say("hidden-treasure", count=1)
    return book.say("hidden-card", count=1)


def card_names(book: Book, scene: Scene, cards: Sequence[int]) -> str:
    """Several cards in one phrase; hidden ones are counted by their backs."""
    parts = [card_name(book, scene, card) for card in cards if card >= 0]
    for back, message in _BACKS:
        count = sum(card == back for card in cards)
        if count:
            parts.append(book.say(message, count=count))
    return book.listed(parts)


def seat_name(book: Book, scene: Scene, seat: int) -> str:
    names = scene.names
    return names[seat] if 0 <= seat < len(names) else book.say("nobody")


def monster_name(book: Book, scene: Scene, monster: int) -> str:
    """A monster of the fight by its id; twins are numbered."""
    combat = scene.table.combat
    found = combat.monster(monster) if combat is not None else None
    if combat is None or found is None:
        return book.say("the-monsters")
    name = card_name(book, scene, found.card)
    number = _same(combat.monsters, found).index(found) + 1
    return name if number == 1 else book.say("twin", name=name, number=number)


def _same(monsters: list[Monster], one: Monster) -> list[Monster]:
    return [m for m in monsters if m.card == one.card]


def monster_names(book: Book, scene: Scene) -> str:
    """All monsters of the fight in one phrase."""
    combat = scene.table.combat
    monsters = combat.monsters if combat is not None else []
    return book.listed([monster_name(book, scene, m.id) for m in monsters])


def reference(book: Book, scene: Scene, ref: int, reader: int = -1) -> str:
    """What a reference names: a card, a player, a monster, a number or a word."""
    kind, value = ref & REF_KIND, ref & REF_VALUE
    if ref < 0:
        return card_name(book, scene, ref)
    if kind == REF_SEAT:
        return book.say("you-object") if value == reader else seat_name(book, scene, value)
    if kind == REF_MONSTER:
        return monster_name(book, scene, value)
    if kind == REF_NUMBER:
        return str(value)
    if kind == 0:
        return card_name(book, scene, ref)
    return book.say(f"word-{WORDS[value]}")


def references(book: Book, scene: Scene, refs: Sequence[int], reader: int = -1) -> str:
    return book.listed([reference(book, scene, ref, reader) for ref in refs])


def power_name(book: Book, scene: Scene, power: int) -> str:
    """A power by its number; one that no catalogue knows (an own set's) by its id."""
    word = scene.table.catalogue.powers[power].id
    message = f"power-{word}"
    return book.say(message) if book.has(message) else word.replace("-", " ")


def money(scene: Scene) -> str:
    """What is paid with at this table: out in space with credits."""
    return money_of(scene.table.rules.default_set)


def money_of(set_id: str) -> str:
    """What the prices on the cards of a set are in, as messages choose by it."""
    return "credits" if set_id == "star" else "gold"


def deck_word(deck: int) -> str:
    return "door" if deck == DOOR else "treasure"


def yes_no(flag: bool) -> str:
    """The word that Fluent's selectors go by."""
    return "yes" if flag else "no"
