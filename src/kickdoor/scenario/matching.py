"""Names of cards in expectations against cards on the table: a bare id matches any copy."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.lookup import nearest
from kickdoor.errors import ScenarioError


def copies(catalogue: Catalogue, key: str, name: str) -> list[int]:
    """The cards that a name may mean; a name that means none is a mistake, not an expectation."""
    base, mark, number = name.partition("#")
    group = catalogue.by_id.get(base, [])
    found = [c for c in group if not mark or number_of(catalogue, c) == number]
    if not found:
        hint = nearest(name, catalogue.by_id)
        raise ScenarioError(f"{key}: there is no card {name!r} in this game{hint}")
    return found


def number_of(catalogue: Catalogue, card: int) -> str:
    return catalogue.names[card].partition("#")[2] or "1"


def unmatched(
    catalogue: Catalogue, key: str, names: Iterable[str], cards: Iterable[int]
) -> tuple[list[str], list[int]]:
    """The names that no card is left for, and the cards that no name is left for."""
    left = list(cards)
    missing: list[str] = []
    # The narrowest name chooses first, so that a bare id does not take what a number needs.
    for name in sorted(names, key=lambda n: len(copies(catalogue, key, n))):
        group = copies(catalogue, key, name)
        found = next((c for c in left if c in group), None)
        if found is None:
            missing.append(name)
        else:
            left.remove(found)
    return missing, left


def same(catalogue: Catalogue, key: str, names: Iterable[str], cards: Iterable[int]) -> bool:
    """Whether these are the cards, in any order."""
    missing, left = unmatched(catalogue, key, names, cards)
    return not missing and not left


def begins(catalogue: Catalogue, key: str, names: list[str], cards: list[int]) -> bool:
    """Whether the cards begin with those named, in that order."""
    groups = [copies(catalogue, key, name) for name in names]
    if len(groups) > len(cards):
        return False
    return all(card in group for group, card in zip(groups, cards, strict=False))


def called(catalogue: Catalogue, cards: Iterable[int]) -> list[str]:
    """The names of cards, for a message."""
    return [catalogue.names[c] for c in cards]
