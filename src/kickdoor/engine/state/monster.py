"""A monster in a combat."""

from __future__ import annotations


class Monster:
    """A monster in a combat. A Mate or Clone is one of its own; `body` lies there for it."""

    def __init__(self, id: int, card: int, body: int, group: int) -> None:
        self.id = id
        self.card = card  # the card whose figures it has
        self.body = body  # the card that is discarded with it
        self.group = group  # it shares enhancers with its twins: the id of the first of them
        self.enhancers: tuple[int, ...] = ()
        self.tamed = 0  # 1: its printed powers are switched off for this combat

    def copy(self) -> Monster:
        twin = Monster(self.id, self.card, self.body, self.group)
        twin.enhancers = self.enhancers
        twin.tamed = self.tamed
        return twin
