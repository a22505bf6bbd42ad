"""Whether a changed card still is the card it was: a default that was written out and dropped, the
name of a passive power that one of its modifiers has too.

Cards are compared as the engine has linked them, so that what counts is what they do.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from kickdoor.cards.model import CardDef
from kickdoor.cards.sets import load_set
from kickdoor.engine.catalogue.build import Linker

_AS_PRINTED: Final = "definition"


def is_same(one: CardDef, other: CardDef) -> bool:
    """Whether two versions of a card do the same."""
    return bool(_linked(one) == _linked(other))


def _linked(card: CardDef) -> Any:
    """The card linked into its set, as plain values, with the powers and programs it makes."""
    linker = _linker(card.set_id)
    catalogue = linker.catalogue
    programs, powers = len(catalogue.programs), len(catalogue.powers)
    made = linker.link(card)
    form = [plain(made), plain(catalogue.programs[programs:]), plain(catalogue.powers[powers:])]
    del catalogue.programs[programs:], catalogue.powers[powers:]
    return form


@cache
def _linker(set_id: str) -> Linker:
    return Linker([load_set(set_id)])


def plain(value: Any) -> Any:
    """An object as its fields, as deep as they go; compiled or not."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    fields = {
        name: getattr(value, name)
        for name in dir(value)
        if not name.startswith("_") and name != _AS_PRINTED
    }
    kept = {name: plain(one) for name, one in fields.items() if not callable(one)}
    return [type(value).__name__, kept]
