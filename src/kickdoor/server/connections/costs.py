"""What everything that can be asked for costs, and who pays: prices, and purses that fill up with
time.

The unit is an act at a table of four, about a third of a millisecond of the processor; what is
cheaper costs as much. Every message is paid by its connection and by its address, and what is asked
of a table besides acts by the table too: its players and its gallery pay from purses of their own,
so that nobody who only looks can keep a player from playing.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Final

from kickdoor.protocol import deal_messages as d, messages as m

# A whole view for every seat of a connection is what makes hello, sync and language dear; what an
# act would come to is tried on a table invented for it; of deals every candidate is reckoned.
COSTS: Final[dict[type, float]] = {
    m.Ping: 1.0,
    m.Hello: 5.0,
    m.SetLanguage: 5.0,
    m.Sync: 5.0,
    m.Mute: 1.0,
    m.Pause: 5.0,
    m.Hold: 2.0,
    m.SetAsking: 2.0,
    m.LetPlay: 5.0,
    m.SetPace: 5.0,
    m.Say: 2.0,
    m.Emote: 2.0,
    m.DoAct: 1.0,
    m.Why: 2.0,
    m.WhyBot: 2.0,
    m.Compose: 4.0,
    m.Look: 8.0,
    d.AskQuotes: 4.0,
    d.DraftDeal: 2.0,
    d.MakeItWork: 8.0,
    d.PriceSale: 4.0,
}
TOLD_TO_ALL: Final = (m.Hello, m.Pause, m.Hold, m.LetPlay, m.SetPace, m.Say, m.Emote, m.DoAct)
LISTENERS: Final = 16  # so many that hear of it cost as much as the thing itself
BYTES: Final = 1024  # of a message that come with its price
MORE_BYTES: Final = 4.0  # for as many more
MORE_EYES: Final = 4.0  # for every further seat of a connection that wants a whole view
BAD_MESSAGE: Final = 3.0  # something nobody can read
BAD_ACT: Final = 8.0  # a name that is nobody's: the nearest one is looked for
ARRIVAL: Final = 2.0  # of a connection
OF_ADDRESS: Final = 8  # an address may do as much as so many connections that do all they may
READING_S: Final = 0.0005  # of the processor, to read what comes, for every message one may send

# HTTP, by the last word of the path; whatever is not named costs one.
REQUESTS: Final[dict[str, float]] = {
    "log": 10.0, "record": 60.0, "proof": 60.0, "mine": 5.0, "import": 40.0, "tables": 5.0,
    "cards": 4.0, "start": 10.0, "rematch": 10.0, "schema": 10.0,
}  # fmt: skip
RECORD_BYTES: Final = 5_000  # of a record that is imported, for the price of one
LOG_EVENTS: Final = 60  # that are told, for the price of one
FORGOTTEN: Final = 10_000  # addresses remembered at most


def of_message(kind: type, listeners: int) -> float:
    """The price of a message at a table with so many connections."""
    cost = COSTS[kind]
    if listeners > 4 and kind in TOLD_TO_ALL:
        cost += listeners / LISTENERS
    return cost


def of_request(path: str) -> float:
    return REQUESTS.get(path.rstrip("/").rpartition("/")[2], 1.0)


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
