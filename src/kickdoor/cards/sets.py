"""Card sets by name: those that come with the game, and folders of one's own.

A set is a folder of card files. Its `set.toml` names it; with `based_on` it is a deck list over
another set's cards (`copies`), to which it may add cards of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from kickdoor.cards.checked_reading import Finding, Reader, Source, listed, nearest
from kickdoor.cards.loader import SET_FILE, Folder, cards_anew, is_id, read_files, read_folder
from kickdoor.cards.model import CardDef, CardSet, Translations
from kickdoor.cards.set_identity import identity
from kickdoor.errors import SetupError

DATA: Final = Path(__file__).parent / "data"
_HEAD_FIELDS: Final = ("name", "text", "based_on", "copies")


@cache
def built_in() -> tuple[str, ...]:
    """The names of the sets that come with the game."""
    return tuple(sorted(head.parent.name for head in DATA.glob(f"*/{SET_FILE}")))


def is_deck_list(name: str) -> bool:
    """Whether a set that comes with the game is chosen from the cards of another."""
    return name in built_in() and "based_on" in _folder_of(name).head


def load_sets(names: Sequence[str], base: Path | None = None) -> list[CardSet]:
    """Loads sets by name, or by the path of a folder (relative to `base`)."""
    sets: list[CardSet] = []
    for name in names:
        loaded = load_set(name, base)
        if any(loaded.id == other.id for other in sets):
            raise SetupError(f"the card set {loaded.id!r} is named twice")
        sets.append(loaded)
    return sets


def load_set(name: str, base: Path | None = None) -> CardSet:
    """Loads one set; raises SetupError if there is none, CardFileError at its first fault."""
    if name in built_in():
        return _load_built_in(name)
    path = find_folder(name, base)
    loaded, folder = read_set(path)
    return _with_files(_whole(loaded, folder), folder)


def find_folder(name: str, base: Path | None = None) -> Path:
    """The folder a name means: a built-in set's, else the path itself."""
    if name in built_in():
        return DATA / name
    path = (base or Path()) / name
    if name and path.is_dir() and any(path.glob("*.toml")):
        return path.resolve()
    hint = nearest(name, built_in())
    what = "holds no card file (*.toml)" if name and path.is_dir() else "is no folder either"
    raise SetupError(
        f"unknown card set {name!r}{hint or ';'} the sets that come with the game:"
        f" {listed(built_in())}; as a path {name!r} {what}"
    )


def read_set(path: Path) -> tuple[CardSet, Folder]:
    """Reads a folder as a set, based on another or not; the faults are the folder's findings."""
    folder = read_folder(path, path.name)
    return _as_set(folder), folder


def restore_set(set_id: str, files: Mapping[str, str]) -> CardSet:
    """The set of these files, as a record holds them; CardFileError at its first fault."""
    folder = read_files(files, set_id)
    return _with_files(_whole(_as_set(folder), folder), folder)


def _with_files(loaded: CardSet, folder: Folder) -> CardSet:
    """The set with its files, translations too: not everybody has them, so records take them
    along.
    """
    base = folder.head.get("based_on", "")
    words = Translations(loaded.id, folder.languages, str(base))
    words.cards = loaded.cards
    for card in loaded.cards:
        card.translations = words
    loaded.files = {**folder.texts, **folder.languages}
    loaded.words = sha256(repr(folder.languages).encode("utf-8")).hexdigest()
    return loaded


def _as_set(folder: Folder) -> CardSet:
    head_text = folder.texts.get(SET_FILE, "")
    reader = Reader(Source(f"{folder.id}/{SET_FILE}", head_text), "", folder.findings)
    if not is_id(folder.id):
        reader.wrong("", "a set's folder is named by a-z, 0-9 and single hyphens")
    reader.only(folder.head, _HEAD_FIELDS, "", "field")
    name = reader.text(folder.head.get("name", folder.id), "name")
    if "text" in folder.head:
        reader.text(folder.head["text"], "text")
    return CardSet(folder.id, name, _with_base(folder, reader), _digest(folder))


def _digest(folder: Folder) -> str:
    """What records cite of a set, and what they cite of its base. Own sets are their files: who
    changes a word there has another.
    """
    digest = folder.bytes.copy()
    base = folder.head.get("based_on")
    if base in built_in():
        digest.update(bytes.fromhex(_digest(_folder_of(str(base)))))
    is_ours = folder.path.parent == DATA
    return identity(folder.tables, digest.hexdigest()) if is_ours else digest.hexdigest()


def _with_base(folder: Folder, reader: Reader) -> list[CardDef]:
    """The cards of the base set in the numbers listed, then the folder's own."""
    if "based_on" not in folder.head:
        if "copies" in folder.head:
            reader.wrong("copies", 'a deck list says what it is based on (based_on = "munchkin")')
        return folder.cards
    if not reader.known(folder.head["based_on"], built_in(), "based_on"):
        return folder.cards
    base = _folder_of(str(folder.head["based_on"]))
    copies = reader.table(folder.head.get("copies", {}), "copies")
    known = tuple(card.id for card in base.cards)
    reader.only(copies, known, "copies", f"card of {folder.head['based_on']!r}:")
    chosen = cards_anew(base, folder.id, [card for card in known if card in copies])
    for card in chosen:
        card.copies = reader.figure(copies[card.id], f"copies.{card.id}", "copies")
    own = {card.id for card in folder.cards}
    for card in chosen:
        if card.id in own:
            reader.wrong(f"copies.{card.id}", "the set has a card of its own with this id")
    return chosen + folder.cards


@cache
def _load_built_in(name: str) -> CardSet:
    folder = _folder_of(name)
    return _whole(_as_set(folder), folder)


@cache
def _folder_of(name: str) -> Folder:
    """What was read of a built-in set: the set itself and deck lists over it share it."""
    return read_folder(DATA / name, name)


def _whole(card_set: CardSet, folder: Folder) -> CardSet:
    if folder.findings:
        raise folder.findings[0].error(more=len(folder.findings) - 1)
    if not card_set.cards:
        raise Finding(folder.id, 0, "", "", "the set has no cards").error()
    return card_set
