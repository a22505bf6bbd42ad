"""A set's words in other languages: `de.toml` beside its card files, one table per card.

A translation has a card's name, text, Bad Stuff and rulings, and nothing that is played by: no
figure, no effect. So it is no card file, and a set's digest does not know it: games and records of
players who read different languages are the same games.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.loader import LANGUAGE, Folder, read_tables
from kickdoor.cards.reading import Finding, Reader, nearest, shown
from kickdoor.cards.sets import DATA, built_in, load_set, read_set

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef

ENGLISH: Final = "en"  # the language of the card files themselves
_FIELDS: Final = ("name", "text", "bad_stuff_text", "epic_text", "rulings")


class CardText:
    """What a card says in one language."""

    def __init__(
        self,
        name: str,
        text: str,
        bad_stuff_text: str = "",
        epic_text: str = "",
        rulings: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.text = text
        self.bad_stuff_text = bad_stuff_text
        self.epic_text = epic_text
        self.rulings = rulings


@cache
def texts(set_id: str, language: str) -> dict[str, CardText]:
    """The words of a set that comes with the game, by card id; a set based on another has its."""
    if language == ENGLISH or set_id not in built_in():
        return {}
    found, findings = read_texts(DATA / set_id, language)
    if findings:
        raise findings[0].error(more=len(findings) - 1)
    return found


def text_of(card: CardDef, language: str) -> CardText:
    """A card's words in a language; its own where nobody has translated them."""
    translated = texts(card.set_id, language)
    # A folder of somebody's own may be called as a set of ours is.
    if card.id in translated and _ours(card.set_id).get(card.id) == (card.name, card.text):
        return translated[card.id]
    return CardText(card.name, card.text, card.bad_stuff_text, card.epic_text, card.rulings)


@cache
def _ours(set_id: str) -> dict[str, tuple[str, str]]:
    return {card.id: (card.name, card.text) for card in load_set(set_id).cards}


def read_texts(path: Path, language: str) -> tuple[dict[str, CardText], list[Finding]]:
    """The words of a set's folder, after those of the set it is based on; and every fault."""
    card_set, head = read_set(path)
    base = head.head.get("based_on")
    found: dict[str, CardText] = {}
    if base in built_in():
        found |= texts(str(base), language)
    cards = {card.id: card for card in card_set.cards}
    folder = Folder(path.name, path)
    file = path / f"{language}.toml"
    source = read_tables(folder, file) if file.is_file() else None
    if source:
        for card_id, table in source[1].items():
            _read_card(Reader(source[0], card_id, folder.findings), cards, table, found)
    return {id: text for id, text in found.items() if id in cards}, folder.findings


def translation_faults(path: Path) -> list[Finding]:
    """What is wrong with all the translations of a folder."""
    names = sorted(file.stem for file in path.glob("*.toml") if LANGUAGE.fullmatch(file.stem))
    return [finding for name in names for finding in read_texts(path, name)[1]]


def _read_card(
    reader: Reader, cards: dict[str, CardDef], table: object, found: dict[str, CardText]
) -> None:
    card = cards.get(reader.card)
    if not isinstance(table, dict):
        reader.wrong("", f"expected a table [{reader.card}] with words, got {shown(table)}")
    elif card is None:
        reader.wrong("", f"no card of the set has this id{nearest(reader.card, cards)}")
    else:
        reader.only(table, _FIELDS, "", "field")
        found[card.id] = CardText(
            _said(reader, table, "name", card.name),
            _said(reader, table, "text", card.text),
            _said(reader, table, "bad_stuff_text", card.bad_stuff_text),
            _said(reader, table, "epic_text", card.epic_text),
            reader.words(table.get("rulings", []), "rulings"),
        )


def _said(reader: Reader, table: dict[str, Any], field: str, original: str) -> str:
    """A field that the card has must be said in both languages, or in neither."""
    if field not in table:
        if original:
            reader.wrong(field, f"missing: the card says {original!r}")
        return ""
    text = reader.text(table[field], field)
    if not original:
        reader.wrong(field, "the card itself says nothing there")
    elif text == "" and isinstance(table[field], str):
        reader.wrong(field, f"empty: the card says {original!r}")
    return text
