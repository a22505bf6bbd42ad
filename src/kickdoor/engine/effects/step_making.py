"""How a step is made of the arguments of an effect: what the tables of the families share.

Each module of verbs ends with its `STEPS`: for every verb of the family, what makes its step. It is
handed the linker, for programs and traits, and every argument, as written or its default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.model import DECKS
from kickdoor.engine.effects.step import Step

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker

Args = dict[str, Any]
Steps = dict[str, Callable[["Linker", Args], Step]]

# Counts that are words.
ROLLED: Final = -1
PAID: Final = -1
MARGIN: Final = -2
ALL: Final = -3
_COUNTS: Final = {"rolled": ROLLED, "paid": PAID, "margin": MARGIN, "all": ALL}


def number(value: int | str) -> int:
    """A count as written, or the code of its word."""
    return value if isinstance(value, int) else _COUNTS[value]


def deck_of(word: str) -> int:
    """A deck, or -1 for one that is named in play."""
    return DECKS.index(word) if word in DECKS else -1
