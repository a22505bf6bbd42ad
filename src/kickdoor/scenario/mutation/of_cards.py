"""The mutants of the cards: every effect, modifier, power, passive and condition dropped, every
figure moved by one, every flag negated, as the card's table in its file has them.

What the table leaves to a default is written out first where it is a printed figure: one Level for
a kill, one card discarded, one use in a turn. A change that the reader of cards refuses (a verb
without what it needs, a figure out of range) is no card, and so no mutant; nor is one that leaves
the card what it was.
"""

from __future__ import annotations

import copy
import pathlib
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from kickdoor.cards.card_fields import read_card
from kickdoor.cards.checked_reading import Finding, Reader, Source
from kickdoor.cards.loader import SET_FILE, read_folder
from kickdoor.cards.model import CardDef
from kickdoor.cards.sets import built_in, find_folder
from kickdoor.cards.verbs import VERBS
from kickdoor.scenario.mutation.likeness import is_same
from kickdoor.scenario.mutation.mutant import ChangedCard

Path = tuple[str | int, ...]

DROPPED: Final = "dropped"
NEGATED: Final = "negated"
UP: Final = "+1"
DOWN: Final = "-1"

# What names a thing and what is only read by people; a number of copies is the deck's, no rule.
NAMES: Final = (
    "kind", "name", "plural", "text", "bad_stuff_text", "epic_text", "art", "rulings", "copies",
    "id", "do", "to", "power",
)  # fmt: skip
CONDITIONS: Final = ("when", "pursues", "will_not_fight", "unless", "or", "nobody")
# Below these a number is a bound: it is moved both ways, since each side of it is a claim.
BOUNDS: Final = (*CONDITIONS, "pay", "limit", "needs")


@cache
def tables_of(set_id: str) -> dict[str, dict[str, Any]]:
    """The cards of a set as written, by id, in the order of the files."""
    path = find_folder(set_id)
    found: dict[str, dict[str, Any]] = {}
    for card, source in read_folder(path, set_id).files.items():
        found[card] = _tables_in(path / source.file.rpartition("/")[2])[card]
    return found


@cache
def _tables_in(file: pathlib.Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def sets_with_cards() -> list[str]:
    """The built-in sets that have cards of their own: a deck list over another has none."""
    return [name for name in built_in() if tables_of(name)]


@cache
def decks_over(set_id: str) -> tuple[str, ...]:
    """The built-in sets in which the cards of a set are: itself, and deck lists over it."""
    heads = {name: find_folder(name) / SET_FILE for name in built_in()}
    based = {
        name: tomllib.loads(head.read_text(encoding="utf-8")).get("based_on", name)
        for name, head in heads.items()
    }
    return tuple(name for name in built_in() if set_id in (name, based[name]))


def changed_cards(set_id: str, card: str) -> list[ChangedCard]:
    """All mutants of one card that are cards."""
    written = tables_of(set_id)[card]
    table = written_out(written)
    found = [
        ChangedCard(set_id, card, path, change)
        for path, change in changes(table, ())
        if change != DROPPED or _is_written(written, path)
    ]
    original = _read(set_id, card, table)
    return [mutant for mutant in found if _is_another(changed(mutant, set_id), original)]


def _is_another(card: CardDef | None, original: CardDef | None) -> bool:
    return card is not None and original is not None and not is_same(card, original)


def changes(node: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """Every change below a part of a table."""
    if isinstance(node, bool):
        yield path, NEGATED
    elif isinstance(node, int):
        yield path, UP
        if any(part in BOUNDS for part in path):
            yield path, DOWN
    elif isinstance(node, dict | list):
        keys = list(node) if isinstance(node, dict) else range(len(node))
        for key in keys:
            if key in NAMES and not _is_list_of_effects(key, node[key]):
                continue
            if key not in NAMES and (len(node) > 1 or not path) and _can_go(node[key], path):
                yield (*path, key), DROPPED
            yield from changes(node[key], (*path, key))


def _is_list_of_effects(key: str | int, value: Any) -> bool:
    return key == "do" and isinstance(value, list)


def _can_go(value: Any, path: Path) -> bool:
    """Figures and flags are changed, not dropped, unless they are a condition; so is a lowest and
    highest number.
    """
    is_span = isinstance(value, list) and all(isinstance(one, int) for one in value)
    return bool(path and path[-1] in CONDITIONS) or not (isinstance(value, int) or is_span)


def written_out(table: dict[str, Any]) -> dict[str, Any]:
    """A copy of a card's table with the figures that its defaults stand for."""
    full = copy.deepcopy(table)
    if full["kind"] == "monster":
        full.setdefault("levels", 1)
    if full["kind"] == "level_up":
        full.setdefault("effects", [{"do": "gain_level"}])
    _write_counts(full)
    return full


def _write_counts(node: Any) -> None:
    if isinstance(node, dict):
        verb = node.get("do")
        if isinstance(verb, str) and verb in VERBS and "count" in VERBS[verb].arguments:
            node.setdefault("count", 1)
        for key, value in node.items():
            if key == "limit":
                value.setdefault("count", 1)
            if key == "pay":
                value.setdefault("cards", [1, 1])
            _write_counts(value)
    elif isinstance(node, list):
        for value in node:
            _write_counts(value)


def _is_written(table: Any, path: Path) -> bool:
    for step in path:
        if isinstance(table, dict) and step not in table:
            return False
        table = table[step]
    return True


def changed(mutant: ChangedCard, set_id: str) -> CardDef | None:
    """The card of a mutant as a set has it; None if it is no card that a file could hold."""
    table = written_out(tables_of(mutant.set_id)[mutant.card])
    *way, last = mutant.path
    node: Any = table
    for step in way:
        node = node[step]
    if mutant.change == DROPPED:
        del node[last]
    elif mutant.change == NEGATED:
        node[last] = not node[last]
    else:
        node[last] += 1 if mutant.change == UP else -1
    return _read(set_id, mutant.card, table)


def _read(set_id: str, card_id: str, table: dict[str, Any]) -> CardDef | None:
    findings: list[Finding] = []
    card = read_card(Reader(Source(set_id, ""), card_id, findings), set_id, card_id, table)
    return None if findings else card
