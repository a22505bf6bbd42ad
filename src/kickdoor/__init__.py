"""kickdoor: the Munchkin card game, refereed.

The names of the face are imported when they are first used: whoever only lists cards need not wait
for the engine.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kickdoor._compiled import StaleEngineError, refuse_stale
from kickdoor.errors import IllegalAct, KickdoorError

if TYPE_CHECKING:
    from kickdoor.engine import Act, Game, Record, Seat, determinize

__version__ = "0.1.0"

try:
    refuse_stale()
except StaleEngineError as error:
    # A command answers in a line; `python -m` has not yet put the command's name there.
    if sys.argv[:1] == ["-m"] or sys.argv[0].endswith(("/kickdoor", "\\kickdoor.exe")):
        raise SystemExit(f"kickdoor: {error}") from None
    raise

__all__ = [
    "Act",
    "Game",
    "IllegalAct",
    "KickdoorError",
    "Record",
    "Seat",
    "__version__",
    "determinize",
]
_OF_THE_ENGINE = {"Act", "Game", "Record", "Seat", "determinize"}


def __getattr__(name: str) -> Any:
    if name not in _OF_THE_ENGINE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module("kickdoor.engine"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
