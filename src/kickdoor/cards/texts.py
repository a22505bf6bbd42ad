"""A set's words in other languages: `de.toml` beside its card files, one table per card.

A translation has a card's name (with what it becomes in a sentence, where a language wants that),
text, Bad Stuff and rulings, and nothing that is played by: no figure, no effect. So it is no card
file, and a set's digest does not know it: games and records of players who read different languages
are the same games. The words of a set of one's own travel in records with its other files; what is
wrong with them the linter says, and the card's own words stand there instead.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.checked_reading import Finding, Reader, Source, nearest, shown
from kickdoor.cards.loader import (
    LARGEST,
    MOST_FILES,
    Folder,
    language_files,
    parsed,
    read_folder,
    read_tables,
)
from kickdoor.cards.model import CardText
from kickdoor.cards.sets import DATA, built_in, load_set, read_set

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef, Translations

OWN_KEPT: Final = 200  # sets of one's own whose words are kept, each in one language
ENGLISH: Final = "en"  # the language of the card files themselves
_FIELDS: Final = ("name", "plural", "forms", "text", "bad_stuff_text", "epic_text", "rulings")
CASES: Final = 3  # nominative, accusative, dative


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
    translated = set_texts(card, language)
    if card.id in translated and (card.translations or _is_of(card, card.set_id)):
        return translated[card.id]
    return CardText(
        card.name, card.text, card.bad_stuff_text, card.epic_text, card.rulings, card.plural
    )


def set_texts(card: CardDef, language: str) -> dict[str, CardText]:
    """The words of all cards of a card's set, by id: of one of ours, or of somebody's own."""
    own = card.translations
    if own is None or language == ENGLISH:
        return texts(card.set_id, language)
    return _own_texts(own, language)


@lru_cache(OWN_KEPT)
def _own_texts(own: Translations, language: str) -> dict[str, CardText]:
    """What a set of one's own says: cards of ours as we do, its own as far as it is right."""
    found: dict[str, CardText] = {}
    if own.base in built_in():
        base = texts(own.base, language)
        found = {c.id: base[c.id] for c in own.cards if c.id in base and _is_of(c, own.base)}
    file = f"{language}.toml"
    folder = Folder(own.set_id, Path(own.set_id))
    source = parsed(folder, file, own.files.get(file, "").encode("utf-8"))
    cards = {card.id: card for card in own.cards}
    if source:
        _read_cards(folder, source, cards, found)
    return {id: _filled(text, cards[id]) for id, text in found.items()}


def _filled(text: CardText, card: CardDef) -> CardText:
    """The words, with the card's own where something is missing."""
    return CardText(
        text.name or card.name,
        text.text or card.text,
        (text.bad_stuff_text or card.bad_stuff_text) if card.bad_stuff_text else "",
        (text.epic_text or card.epic_text) if card.epic_text else "",
        text.rulings or card.rulings,
        text.plural if text.name else card.plural,
        text.forms,
    )


def _is_of(card: CardDef, set_id: str) -> bool:
    """Whether it is the card of one of our sets, and not somebody's own of the same name."""
    return set_id in built_in() and _ours(set_id).get(card.id) == (card.name, card.text)


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
        _read_cards(folder, source, cards, found)
    return {id: text for id, text in found.items() if id in cards}, folder.findings


def translation_faults(path: Path) -> list[Finding]:
    """What is wrong with all the translations of a folder."""
    names = language_files(path)
    faults = [finding for name in names for finding in read_texts(path, Path(name).stem)[1]]
    taken = read_folder(path, path.name).languages
    if not faults:
        message = (
            f"not taken along: with it the set has more than {LARGEST} bytes or {MOST_FILES} files"
        )
        faults = [
            Finding(f"{path.name}/{name}", 0, "", "", message)
            for name in names
            if name not in taken and (path / name).stat().st_size
        ]
    return faults


def _read_cards(
    folder: Folder,
    source: tuple[Source, dict[str, Any]],
    cards: dict[str, CardDef],
    found: dict[str, CardText],
) -> None:
    for card_id, table in source[1].items():
        _read_card(Reader(source[0], card_id, folder.findings), cards, table, found)


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
            reader.flag(table.get("plural", False), "plural"),
            _forms(reader, table),
        )


def _forms(reader: Reader, table: dict[str, Any]) -> tuple[str, ...]:
    """What the name becomes in a sentence, for each case; nothing, if it stands as it is."""
    forms = reader.words(table.get("forms", []), "forms")
    if forms and (len(forms) != CASES or not all(forms)):
        reader.wrong("forms", f"expected {CASES}, for each case one, got {shown(table['forms'])}")
        return ()
    return forms


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
