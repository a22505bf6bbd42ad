"""kickdoor: the Munchkin card game, refereed."""

from kickdoor._compiled import refuse_stale

__version__ = "0.1.0"

refuse_stale()
