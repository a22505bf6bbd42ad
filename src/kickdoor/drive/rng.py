"""Chance for players: a function of a seed and the number of the decision, nothing else.

It has the whole face of `random.Random`, so a bot may shuffle or sample as it is used to, but no
state outlives a decision: the same seed and number give the same numbers on any platform, whoever
was asked before. The game's own chance is `engine.chance`, and no player can reach it.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

# The generator is wyrand: a Weyl sequence whose terms are multiplied with a twin of themselves.
_STEP = 0xA0761D6478BD642F
_TWIN = 0xE7037ED1A0B428DB
_MASK = (1 << 64) - 1
_LEAP = 0xD1342543DE82EF95  # from one decision to the next: no walk of a few steps leads there
_FRACTION = 2.0**-53
_FRACTION_MASK = (1 << 53) - 1


class Rng(Random):
    """A generator that is put at a decision in a microsecond; seeding Random itself takes ten."""

    __slots__ = ("_root", "_state", "gauss_next")  # looked up in a dict they take a fifth longer

    def __init__(self, seed: int | bytes = 0) -> None:
        self._root = 0
        self._state = 0
        super().__init__(0)
        text = seed if isinstance(seed, bytes) else b"%d" % seed
        self._root = int.from_bytes(sha256(b"kickdoor players/" + text).digest()[:8], "big")
        self.at(0)

    def at(self, number: int) -> Rng:
        """Stands at the beginning of the numbers of one decision."""
        self._state = self._root + number * _LEAP & _MASK
        self.gauss_next = None
        return self

    def seed(self, a: object = None, version: int = 2) -> None:
        """Begins at a number, as a decision does; without one at the first."""
        self.at(a if isinstance(a, int) else 0)

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for _ in range(0, k, 64):
            self._state = x = self._state + _STEP & _MASK
            product = x * (x ^ _TWIN)
            bits = bits << 64 | (product ^ product >> 64) & _MASK
        return bits >> (-k % 64)

    def random(self) -> float:
        self._state = x = self._state + _STEP & _MASK
        product = x * (x ^ _TWIN)
        return ((product ^ product >> 64) & _FRACTION_MASK) * _FRACTION
