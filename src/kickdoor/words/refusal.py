"""Why an act was refused, as a sentence. The rule's number is added by whoever shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.words.exactly import played_on, played_when
from kickdoor.words.facts import who_of
from kickdoor.words.naming import Scene, Values, called, definition_of, world, world_of, yes_no

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.engine import Refusal
    from kickdoor.words.book import Book

OTHERS_DRESS: Final = "others-dress"
WRONG_USER: Final = "wrong-user"
# What a card's own words refuse; a sentence that quotes them; and those words.
_QUOTED: Final = {
    "card-not-now": ("not-now-but", played_when),
    "card-wrong-target": ("not-on-that-but", played_on),
}


def refusal(book: Book, scene: Scene, r: Refusal) -> str:
    """What was tried, why not, and the way out."""
    values = called(book, scene, "card", r.card) | {"world": world(scene)}
    if r.code == OTHERS_DRESS and scene.circumstances.dressing() >= 0:
        values |= {"who": scene.names[scene.circumstances.dressing()], "told": "yes"}
    if r.card < 0:
        return book.fill(f"refusal-{r.code}", values | {"named": "no"})
    return about_card(book, r.code, definition_of(scene, r.card), values)


def about_card(book: Book, code: str, card: CardDef, values: Values) -> str:
    """The sentence of a code about a card. Who may use it, or how it is played, is said where that
    is why.
    """
    values = values | {"world": world_of(card.set_id)}
    if code == WRONG_USER and (card.usable_by or card.not_usable_by):
        is_only = bool(card.usable_by)
        who = who_of(book, card, card.usable_by if is_only else card.not_usable_by)
        return book.fill("not-for-you", values | {"who": who, "only": yes_no(is_only)})
    if code in _QUOTED:
        message, quoted = _QUOTED[code]
        how = quoted(book.language, card)
        if how:
            return book.fill(message, values | {"how": how})
    return book.fill(f"refusal-{code}", values | {"named": "yes"})


def plain_refusal(book: Book, code: str) -> str:
    """The sentence of a code without a table: for the docs, and for those who hold no game."""
    return book.say(f"refusal-{code}", named="no", card="")
