"""What a seat may do, as it was last listed: most of it stands while offers come and go.

Every act that changes more than offers, passes and orders asks its question anew, and every frame
that waits brings a question of its own (`waits`). So as long as the question on top is the same,
and none was asked since, neither has what may be played, used, changed, dropped, sold or offered.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act


class LegalActs:
    """The acts of one seat under one question; never changed once made."""

    __slots__ = ("acts", "latest", "question", "terms")

    def __init__(self, question: int, latest: int, acts: list[Act], terms: list[Act]) -> None:
        self.question = question  # that on top
        self.latest = latest  # that asked last, on top or not
        self.acts = acts  # all but what has to do with offers
        self.terms = terms  # help to be asked for, or trades: those already offered included


NOTHING: Final = LegalActs(-1, -1, [], [])
