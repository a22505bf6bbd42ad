"""The one loop that plays games: it asks seats in order and gives the answers to the engine."""

from kickdoor.drive.driver import Asked, Driver, Outcome
from kickdoor.drive.guard import Fault, Guard
from kickdoor.drive.player import Observer, Player
from kickdoor.drive.rng import Rng

__all__ = ["Asked", "Driver", "Fault", "Guard", "Observer", "Outcome", "Player", "Rng"]
