"""kickdoor: the Munchkin card game, refereed."""

from kickdoor._compiled import refuse_stale

__version__ = "0.1.0"

refuse_stale()

from kickdoor.engine.act import Act  # noqa: E402  (a stale engine is refused before it is imported)
from kickdoor.engine.determinize import determinize  # noqa: E402
from kickdoor.engine.game import Game, Seat  # noqa: E402
from kickdoor.engine.record import Record  # noqa: E402
from kickdoor.errors import IllegalAct, KickdoorError  # noqa: E402

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
