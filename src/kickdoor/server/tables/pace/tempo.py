"""The pace of a table with people: how long what bots do takes to arrive, so that one can follow.

It hangs on what everybody has just seen, and on chance. Nothing here looks at a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine import (
    A_CARD,
    A_CHANGE,
    A_CURSE,
    A_FIGHT,
    A_LINE,
    EVENT_KINDS,
    NOTHING,
    Event,
)
from kickdoor.protocol.table_messages import PACES

Span = tuple[float, float]  # seconds, drawn between them


class Tempo:
    """One of the paces that a table can be set to."""

    def __init__(self, factor: float, window_s: Span) -> None:
        self.factor = factor  # of all that bots take their time for
        self.window_s = window_s  # how long a window lasts where no clock says it


TEMPOS: Final = {
    "relaxed": Tempo(1.0, (5.0, 7.5)),
    "brisk": Tempo(0.5, (3.0, 4.5)),
    "at-once": Tempo(0.0, (2.5, 3.5)),
}
assert tuple(TEMPOS) == PACES

# What comes after something was seen, at the earliest: it is read, with its card, before the next.
AFTER_FIGHT_S: Final[Span] = (2.3, 2.8)
AFTER_CURSE_S: Final[Span] = (2.3, 2.8)
AFTER_CARD_S: Final[Span] = (1.4, 1.7)
AFTER_WORDS_S: Final[Span] = (0.7, 1.1)
AFTER_DRESSING_S: Final[Span] = (0.2, 0.4)
AT_ONCE_S: Final[Span] = (0.0, 0.0)
# Several dress at the beginning: each act of a bot takes so long, all of them three seconds.
OPENING_S: Final[Span] = (0.03, 0.1)

# What a person need not decide is done for him: alone among bots after a beat, in which he sees
# what came before, else after a time that others cannot tell from thought.
OWN_PASS_S: Final[Span] = (0.35, 0.7)
OWN_BEAT_S: Final[Span] = (1.2, 1.6)
OWN_THOUGHT_S: Final[Span] = (1.8, 4.2)

# What there is to read is declared with each kind of event; the most of it counts.
SPANS: Final = {
    A_FIGHT: AFTER_FIGHT_S,
    A_CURSE: AFTER_CURSE_S,
    A_CARD: AFTER_CARD_S,
    A_LINE: AFTER_WORDS_S,
    A_CHANGE: AFTER_DRESSING_S,
    NOTHING: AT_ONCE_S,
}


def span_after(events: Sequence[Event], is_fight_turned: bool) -> Span:
    """How long bots leave people to look at what came of an act, by what everybody saw of it, and
    by whether a fight has begun or ended with it.
    """
    told = {EVENT_KINDS[event.kind].to_read for event in events}
    if is_fight_turned:
        told.add(A_FIGHT)
    return next((span for read, span in SPANS.items() if read in told), AT_ONCE_S)
