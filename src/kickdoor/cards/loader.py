"""Reads card files into cards: a folder of TOML files, one table per card.

`read_folder` finds every fault of a folder and raises nothing; `sets` decides what to do about it.
`read_files` does the same for files whose text is at hand, as in a record.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from kickdoor.cards.card_fields import read_card
from kickdoor.cards.card_words import MOST_CARDS, MOST_DOTS
from kickdoor.cards.checked_reading import Finding, Reader, Source, shown
from kickdoor.cards.model import CardDef

SET_FILE: Final = "set.toml"
LARGEST: Final = 1 << 20  # bytes of a set's files together: a record must be able to hold them
MOST_FILES: Final = 100
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LANGUAGE: Final = re.compile(r"[a-z]{2}")  # de.toml holds words in that language, no cards
_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Folder:
    """What was read of a folder: the set's own table, the cards, the faults, the bytes' digest."""

    def __init__(self, set_id: str, path: Path) -> None:
        self.id = set_id
        self.path = path
        self.head: dict[str, Any] = {}
        self.cards: list[CardDef] = []
        self.files: dict[str, Source] = {}  # card id -> where it stands
        self.tables: dict[str, dict[str, Any]] = {}  # card id -> as it stands there
        self.texts: dict[str, str] = {}  # file name -> what stands in it, in order of reading
        self.languages: dict[str, str] = {}  # the same of translations, as far as there is room
        self.findings: list[Finding] = []
        self.bytes = sha256()


def read_folder(path: Path, set_id: str) -> Folder:
    """Reads set.toml, then every card file in order of name."""
    folder = Folder(set_id, path)
    names = _in_order(file.name for file in path.glob("*.toml"))
    if _is_bearable(folder, [_size_of(path / name) for name in names]):
        for name in names:
            source = read_tables(folder, path / name)
            if source:
                _take(folder, name, *source)
        for name in language_files(path):
            _take_language(folder, name, _content(path / name))
    return folder


def read_files(files: Mapping[str, str], set_id: str) -> Folder:
    """Reads the same from texts by file name; nothing on the disk is looked at."""
    folder = Folder(set_id, Path(set_id))
    contents = {name: files[name].encode("utf-8") for name in _in_order(files)}
    if _is_bearable(folder, [len(content) for content in contents.values()]):
        for name, content in contents.items():
            source = parsed(folder, name, content)
            if source:
                _take(folder, name, *source)
        for name in sorted(set(files) - set(contents)):
            _take_language(folder, name, files[name].encode("utf-8"))
    return folder


def cards_anew(folder: Folder, set_id: str, ids: Iterable[str]) -> list[CardDef]:
    """Cards of a folder once more, as another set's own; what was parsed is not parsed again."""
    cards = (
        read_card(Reader(folder.files[id], id, []), set_id, id, folder.tables[id]) for id in ids
    )
    return [card for card in cards if card is not None]


def _in_order(names: Iterable[str]) -> list[str]:
    """The set's own file first, then the card files; translations hold no cards."""
    cards = [name for name in names if not LANGUAGE.fullmatch(name.removesuffix(".toml"))]
    return sorted(cards, key=lambda name: (name != SET_FILE, name))


def language_files(path: Path) -> list[str]:
    """The names of a folder's translations."""
    names = sorted(file.name for file in path.glob("*.toml"))
    return [name for name in names if LANGUAGE.fullmatch(name.removesuffix(".toml"))]


def _content(path: Path) -> bytes:
    """What stands in a translation; nothing where it cannot be read, which is the linter's."""
    try:
        return path.read_bytes() if 0 < _size_of(path) <= LARGEST else b""
    except OSError:
        return b""


def _take_language(folder: Folder, name: str, content: bytes) -> None:
    """Takes a translation along, if a record can hold it beside the cards. Whatever is wrong with
    it keeps nobody from playing.
    """
    taken = [*folder.texts.values(), *folder.languages.values()]
    size = sum(len(text.encode("utf-8")) for text in taken) + len(content)
    if content and size <= LARGEST and len(taken) < MOST_FILES:
        with suppress(UnicodeDecodeError):
            folder.languages[name] = content.decode("utf-8")


def _take(folder: Folder, name: str, source: Source, tables: dict[str, Any]) -> None:
    if name == SET_FILE:
        folder.head = tables
    else:
        _read_cards(folder, source, tables)


def _is_bearable(folder: Folder, sizes: list[int]) -> bool:
    """Whether files of these sizes are read at all: what is too large is not even looked into."""
    if sum(sizes) > LARGEST:
        message = f"{sum(sizes)} bytes of card files, expected {LARGEST} at most"
        folder.findings.append(Finding(folder.id, 0, "", "", message))
    if len(sizes) > MOST_FILES:
        message = f"{len(sizes)} card files, expected {MOST_FILES} at most"
        folder.findings.append(Finding(folder.id, 0, "", "", message))
    return not folder.findings


def _size_of(path: Path) -> int:
    """A file's size; 0 where there is none to be told, which is found out in reading."""
    return path.stat().st_size if path.is_file() else 0


def is_id(word: str) -> bool:
    """Whether a word is kebab-case, as ids of cards and sets are."""
    return bool(_ID.fullmatch(word))


def read_tables(folder: Folder, path: Path) -> tuple[Source, dict[str, Any]] | None:
    """A file's tables, and its lines to find faults by; None once its fault is noted."""
    name = f"{folder.id}/{path.name}"
    if not path.is_file() or _size_of(path) > LARGEST:  # a pipe or a device has no end
        message = f"cannot be read: no plain file of {LARGEST} bytes at most"
        folder.findings.append(Finding(name, 0, "", "", message))
        return None
    try:
        content = path.read_bytes()
    except OSError as error:
        folder.findings.append(Finding(name, 0, "", "", f"cannot be read: {error.strerror}"))
        return None
    return parsed(folder, path.name, content)


def parsed(folder: Folder, file: str, content: bytes) -> tuple[Source, dict[str, Any]] | None:
    """The tables of a file's content, and its lines; None once its fault is noted."""
    name = f"{folder.id}/{file}"
    folder.bytes.update(content)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        folder.findings.append(Finding(name, line, "", "", "not a UTF-8 text"))
        return None
    folder.texts[file] = text
    for line, written in enumerate(text.splitlines(), 1):
        if written.count(".") > MOST_DOTS:
            message = f"a line with more than {MOST_DOTS} dots: nested too deep for us"
            folder.findings.append(Finding(name, line, "", "", message))
            return None
    try:
        return Source(name, text), tomllib.loads(text)
    except ValueError as error:  # bad TOML, or a number of thousands of digits
        folder.findings.append(_not_toml(name, text, str(error)))
    except RecursionError:
        folder.findings.append(Finding(name, 0, "", "", "not TOML for us: nested too deep"))
    return None


def _not_toml(file: str, text: str, message: str) -> Finding:
    """What tomllib says, with its line in the place of the line."""
    found = _LINE.search(message)
    line = int(found[1]) if found and found[1] else text.count("\n") + 1
    what = message[: found.start()] if found else message
    return Finding(file, line, "", "", f"not TOML: {what[:1].lower()}{what[1:]}")


def _read_cards(folder: Folder, source: Source, tables: dict[str, Any]) -> None:
    for card_id, table in tables.items():
        reader = Reader(source, card_id, folder.findings)
        if not isinstance(table, dict):
            reader.wrong("", f"expected a table [{card_id}] with a card, got {shown(table)}")
        elif not is_id(card_id):
            reader.wrong("", "a card's id is made of a-z, 0-9 and single hyphens")
        elif card_id in folder.files:
            reader.wrong("", f"a card of this id stands in {folder.files[card_id].file} already")
        elif len(folder.files) == MOST_CARDS:
            reader.wrong("", f"the set has more than {MOST_CARDS} cards")
            return
        else:
            card = read_card(reader, folder.id, card_id, table)
            folder.files[card_id] = source
            folder.tables[card_id] = table
            if card is not None:
                folder.cards.append(card)
