"""How much one connection, address or table may ask for: buckets that fill up with time."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Final

FORGOTTEN: Final = 10_000  # addresses remembered at most


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = 0.0

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether there is room for so much more; if so, it is taken."""
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def owe(self, amount: float) -> None:
        """So much more was taken, there or not; nobody owes more than a bucket full."""
        self._left = max(-self.burst, self._left - amount)

    def wait(self, now: float) -> float:
        """Seconds until nothing is owed."""
        self.take(now, 0.0)
        if self._left >= 0.0:
            return 0.0
        return -self._left / self.rate if self.rate else math.inf

    def is_empty(self, now: float) -> bool:
        return self._left + (now - self._at) * self.rate < 1.0


class Buckets:
    """One bucket for each address; those not heard of for the longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.new()
            if len(self._buckets) > FORGOTTEN:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def new(self) -> Bucket:
        """One that is nobody else's."""
        return Bucket(self.rate, self.burst)

    def take(self, key: str, now: float, amount: float = 1.0) -> bool:
        return self.of(key).take(now, amount)
