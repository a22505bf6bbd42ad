"""Sets of one's own in a record: their card files travel along, as text, and are read from there.

What a record brings is checked as a file on the disk is, and never looked for on the disk: it names
no paths, and holds nothing that runs.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.loader import LARGEST, MOST_FILES, is_id
from kickdoor.cards.model import CardSet
from kickdoor.cards.sets import built_in, load_set, restore_set
from kickdoor.errors import CardFileError, RecordError

_LONGEST_NAME: Final = 255  # of a file: no disk takes more
_SUFFIX: Final = ".toml"


def restore_sets(names: list[str], own: dict[str, dict[str, str]]) -> list[CardSet]:
    """The sets of these names: from the files that came along, else those of the game."""
    sets: list[CardSet] = []
    for name in names:
        if names.count(name) > 1:
            raise RecordError(f"record: sets: {name!r} is named twice")
        if name in own:
            try:
                sets.append(restore_set(name, own[name]))
            except CardFileError as error:
                raise RecordError(f"record: own: {error}") from None
        elif name in built_in():
            sets.append(load_set(name))
        else:
            raise RecordError(
                f"record: sets: {name!r} does not come with the game, and its cards are not in own"
            )
    return sets


def own_files(data: object, sets: list[tuple[str, str]]) -> dict[str, dict[str, str]]:
    """The card files of a record by set and name; RecordError if they are anything else."""
    if not isinstance(data, dict):
        raise RecordError("record: own: expected an object of sets and their files")
    named = [name for name, _ in sets]
    own: dict[str, dict[str, str]] = {}
    for set_id, files in data.items():
        where = f"record: own: {set_id[:_LONGEST_NAME]!r}"
        if not is_id(set_id) or set_id not in named:
            raise RecordError(f"{where}: no set of this record")
        if not isinstance(files, dict) or not 1 <= len(files) <= MOST_FILES:
            raise RecordError(f"{where}: expected 1 to {MOST_FILES} files by name")
        own[set_id] = _files(files, where)
    return own


def _files(data: dict[object, object], where: str) -> dict[str, str]:
    files: dict[str, str] = {}
    size = 0
    for name, text in data.items():
        if not isinstance(name, str) or not _is_file_name(name):
            raise RecordError(f"{where}: {str(name)[:_LONGEST_NAME]!r}: no name of a card file")
        if not isinstance(text, str):
            raise RecordError(f"{where}: {name}: expected the text of a file")
        try:
            size += len(text.encode("utf-8"))
        except UnicodeEncodeError:
            raise RecordError(f"{where}: {name}: not a UTF-8 text") from None
        files[name] = text
    if size > LARGEST:
        raise RecordError(f"{where}: {size} bytes of card files, expected {LARGEST} at most")
    return files


def _is_file_name(name: str) -> bool:
    """Whether a folder could have listed it: a name, not a way to somewhere."""
    return (
        name.endswith(_SUFFIX)
        and len(name) <= _LONGEST_NAME
        and not any(sign in name for sign in ("/", "\\", "\0"))
    )
