"""The pace of a table with people: how long what bots do takes to arrive, so that one can follow.

It hangs on what everybody has just seen, and on chance. Nothing here looks at a hand.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import words_of_play as w
from kickdoor.protocol.table_messages import PACES

Span = tuple[float, float]  # seconds, drawn between them


class Tempo:
    """One of the paces that a table can be set to."""

    def __init__(self, factor: float, window_s: Span) -> None:
        self.factor = factor  # of all that bots take their time for
        self.window_s = window_s  # how long a window lasts where no clock says it


TEMPOS: Final = {
    "relaxed": Tempo(1.0, (3.5, 6.0)),
    "brisk": Tempo(0.5, (3.0, 4.5)),
    "at-once": Tempo(0.0, (2.5, 3.5)),
}
assert tuple(TEMPOS) == PACES

# What comes after something was seen, at the earliest.
AFTER_FIGHT_S: Final[Span] = (1.5, 2.2)
AFTER_CARD_S: Final[Span] = (0.8, 1.2)
AFTER_DRESSING_S: Final[Span] = (0.2, 0.4)
AFTER_WORDS_S: Final[Span] = (0.3, 0.6)
AT_ONCE_S: Final[Span] = (0.0, 0.0)
# Several dress at the beginning: each act of a bot takes so long, all of them three seconds.
OPENING_S: Final[Span] = (0.03, 0.1)

# What a person need not decide is done for him: alone among bots after a beat, else after a time
# that others cannot tell from thought.
OWN_PASS_S: Final[Span] = (0.35, 0.7)
OWN_BEAT_S: Final[Span] = (0.6, 1.0)
OWN_THOUGHT_S: Final[Span] = (1.8, 4.2)

_CARDS: Final = (
    1 << w.PLAY | 1 << w.USE | 1 << w.KICK | 1 << w.TROUBLE | 1 << w.LOOT | 1 << w.RUN
    | 1 << w.FIGHT | 1 << w.SACRIFICE | 1 << w.CHOOSE | 1 << w.DISCARD | 1 << w.SELL | 1 << w.ACCEPT
)  # fmt: skip
_DRESSING: Final = 1 << w.EQUIP | 1 << w.UNEQUIP
_QUIET: Final = 1 << w.PASS | 1 << w.ORDERS | 1 << w.SHOW


def span_after(verb: int, has_fight_ended: bool, is_opening: bool) -> Span:
    """How long bots leave people to look at an act of this verb."""
    if is_opening or (_QUIET >> verb & 1 and not has_fight_ended):
        return AT_ONCE_S
    if has_fight_ended:
        return AFTER_FIGHT_S
    if _DRESSING >> verb & 1:
        return AFTER_DRESSING_S
    return AFTER_CARD_S if _CARDS >> verb & 1 else AFTER_WORDS_S
