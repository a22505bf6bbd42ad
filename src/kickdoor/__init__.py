"""kickdoor: the Munchkin card game, refereed."""

__version__ = "0.1.0"
