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
    from kickdoor.engine.acts.act import Act
    from kickdoor.engine.codec.record import Record
    from kickdoor.engine.game import Game, Seat
    from kickdoor.engine.views.determinize import determinize

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
_HOMES = {
    "Act": "kickdoor.engine.acts.act",
    "Game": "kickdoor.engine.game",
    "Record": "kickdoor.engine.codec.record",
    "Seat": "kickdoor.engine.game",
    "determinize": "kickdoor.engine.views.determinize",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
