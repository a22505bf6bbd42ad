"""What things are called in a sentence: cards, seats, monsters, references, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from kickdoor.cards.model import DOOR
from kickdoor.cards.texts import ENGLISH, text_of
from kickdoor.engine import REF_KIND, REF_MONSTER, REF_NUMBER, REF_SEAT, REF_VALUE, WORDS

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef, CardText
    from kickdoor.engine import Circumstances, Monster, Strengths, Table
    from kickdoor.words.book import Book, Value

Values = dict[str, "Value"]

HIDDEN_DOOR: Final = -2
HIDDEN_TREASURE: Final = -3
_BACKS: Final = (
    (HIDDEN_DOOR, "hidden-door"),
    (HIDDEN_TREASURE, "hidden-treasure"),
    (-1, "hidden-card"),
)

# What a name becomes in a sentence. Messages ask for it by its variable: `$card` is the bare name,
# as after a colon; `$card-nom`, `$card-acc` and `$card-dat` are the name with its article, in the
# languages that bend it, and with `$card-top` a sentence begins.
BARE, NOMINATIVE, ACCUSATIVE, DATIVE, TOP = range(5)
CASES: Final = ("bare", "nom", "acc", "dat", "top")
IN_SENTENCES: Final = (NOMINATIVE, ACCUSATIVE, DATIVE, TOP)
INFLECTED: Final = ("de",)


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


def definition_of(scene: Scene, card: int) -> CardDef:
    """What the card says, as it was written down."""
    return scene.table.catalogue.cards[card].definition


def card_name(book: Book, scene: Scene, card: int, case: int = BARE) -> str:
    """What the card is called; of a hidden one its back, of none the vaguest word there is."""
    if card >= 0:
        definition = definition_of(scene, card)
        if book.language == ENGLISH:
            return definition.name
        return inflected(book, text_of(definition, book.language), case)
    for back, message in _BACKS:
        if card == back:
            return book.say(message, count=1, case=CASES[case])
    return book.say("hidden-card", count=1, case=CASES[case])


def inflected(book: Book, text: CardText, case: int) -> str:
    """What stands on a card as its name, as a sentence wants it."""
    if case == BARE:
        return text.name
    if text.forms and case == TOP:
        return text.forms[0][:1].upper() + text.forms[0][1:]
    if text.forms:
        return text.forms[case - 1]
    return book.say("title", name=text.name.replace("„", "‚").replace("“", "‘"))


def called(book: Book, scene: Scene, name: str, card: int) -> Values:
    """A card as messages take it: its name, in each case that the language has, and its number."""
    if card >= 0:
        return printed(book, name, definition_of(scene, card))
    values: Values = {name: card_name(book, scene, card)}
    if book.language in INFLECTED:
        for case in IN_SENTENCES:
            values[f"{name}-{CASES[case]}"] = card_name(book, scene, card, case)
    return values


def printed(book: Book, name: str, card: CardDef) -> Values:
    """The same of a card that lies on no table."""
    if book.language == ENGLISH:
        return {name: card.name, f"{name}-many": yes_no(card.plural)}
    text = text_of(card, book.language)
    values: Values = {name: text.name, f"{name}-many": yes_no(text.plural)}
    if book.language in INFLECTED:
        for case in IN_SENTENCES:
            values[f"{name}-{CASES[case]}"] = inflected(book, text, case)
    return values


def all_called(book: Book, scene: Scene, name: str, cards: Sequence[int]) -> Values:
    """Several cards as messages take them, in each case that the language has."""
    values: Values = {name: card_names(book, scene, cards)}
    if book.language in INFLECTED:
        for case in IN_SENTENCES:
            values[f"{name}-{CASES[case]}"] = card_names(book, scene, cards, case)
    return values


def cards_called(book: Book, scene: Scene, name: str, cards: Sequence[int]) -> Values:
    """Cards as the subject of a sentence: the same, and whether its verb is in the plural."""
    if len(cards) == 1:
        return called(book, scene, name, cards[0])
    return all_called(book, scene, name, cards) | {f"{name}-many": yes_no(True)}


def card_names(book: Book, scene: Scene, cards: Sequence[int], case: int = BARE) -> str:
    """Several cards in one phrase; hidden ones are counted by their backs."""
    parts = [card_name(book, scene, card, case) for card in cards if card >= 0]
    for back, message in _BACKS:
        count = sum(card == back for card in cards)
        if count:
            parts.append(book.say(message, count=count, case=CASES[case]))
    return book.listed(parts)


def seat_name(book: Book, scene: Scene, seat: int) -> str:
    names = scene.names
    return names[seat] if 0 <= seat < len(names) else book.say("nobody")


def monster_name(book: Book, scene: Scene, monster: int, case: int = BARE) -> str:
    """A monster of the fight by its id; twins are numbered."""
    combat = scene.table.combat
    found = combat.monster(monster) if combat is not None else None
    if combat is None or found is None:
        return book.say("the-monsters", case=CASES[case])
    name = card_name(book, scene, found.card, case)
    number = _same(combat.monsters, found).index(found) + 1
    return name if number == 1 else book.say("twin", name=name, number=number)


def _same(monsters: list[Monster], one: Monster) -> list[Monster]:
    return [m for m in monsters if m.card == one.card]


def monster_names(book: Book, scene: Scene, case: int = BARE) -> str:
    """All monsters of the fight in one phrase."""
    combat = scene.table.combat
    monsters = combat.monsters if combat is not None else []
    return book.listed([monster_name(book, scene, m.id, case) for m in monsters])


def all_monsters(book: Book, scene: Scene) -> Values:
    """All monsters of the fight as messages take them, in each case that the language has."""
    values: Values = {"monsters": monster_names(book, scene)}
    if book.language in INFLECTED:
        for case in IN_SENTENCES:
            values[f"monsters-{CASES[case]}"] = monster_names(book, scene, case)
    return values


def reference(book: Book, scene: Scene, ref: int, reader: int = -1, case: int = BARE) -> str:
    """What a reference names: a card, a player, a monster, a number or a word."""
    kind, value = ref & REF_KIND, ref & REF_VALUE
    if ref < 0:
        return card_name(book, scene, ref, case)
    if kind == REF_SEAT:
        if value == reader:
            return book.say("you", case=CASES[case])
        return seat_name(book, scene, value)
    if kind == REF_MONSTER:
        return monster_name(book, scene, value, case)
    if kind == REF_NUMBER:
        return str(value)
    if kind == 0:
        return card_name(book, scene, ref, case)
    return book.say(f"word-{WORDS[value]}")


def references(
    book: Book, scene: Scene, refs: Sequence[int], reader: int = -1, case: int = BARE
) -> str:
    return book.listed([reference(book, scene, ref, reader, case) for ref in refs])


def all_referred(
    book: Book, scene: Scene, name: str, refs: Sequence[int], reader: int = -1
) -> Values:
    """What is referred to as messages take it, in each case that the language has."""
    values: Values = {name: references(book, scene, refs, reader)}
    if book.language in INFLECTED:
        for case in IN_SENTENCES:
            values[f"{name}-{CASES[case]}"] = references(book, scene, refs, reader, case)
    return values


def power_name(book: Book, scene: Scene, power: int) -> str:
    """A power by its number; one that no catalogue knows (an own set's) by its id."""
    word = scene.table.catalogue.powers[power].id
    message = f"power-{word}"
    return book.say(message, world=world(scene)) if book.has(message) else word.replace("-", " ")


def money(scene: Scene) -> str:
    """What is paid with at this table: out in space with credits."""
    return money_of(scene.table.rules.default_set)


def money_of(set_id: str) -> str:
    """What the prices on the cards of a set are in, as messages choose by it."""
    return "credits" if set_id == "star" else "gold"


def world(scene: Scene) -> str:
    """Where this table is: out in space a Curse is a Trap."""
    return world_of(scene.table.rules.default_set)


def world_of(set_id: str) -> str:
    """Where the cards of a set are at home, as messages choose by it."""
    return "orbit" if set_id == "star" else "dungeon"


def deck_word(deck: int) -> str:
    return "door" if deck == DOOR else "treasure"


def yes_no(flag: bool) -> str:
    """The word that Fluent's selectors go by."""
    return "yes" if flag else "no"
