"""What lies before a munchkin, at a glance: kept until `moves` touches it, then looked up anew.

Most questions about a munchkin's cards are answered "nothing of the kind"; a summary answers them
without walking the cards.
"""

from __future__ import annotations


class SeatSummary:
    """A seat's cards in play, sorted by what is asked of them; never changed once made."""

    def __init__(self) -> None:
        self.items: list[int] = []  # one-shots included, in order of play
        self.idle: list[int] = []  # Items that are not in use
        self.gear: list[int] = []  # of these, what could be: one-shots left out
        self.free: list[int] = []  # Items that may change hands
        self.shots: list[int] = []  # one-shots that lie ready
        self.cheated: list[int] = []  # Items under a Cheat!
        self.powered: list[int] = []  # cards with powers
        self.droppable: list[int] = []  # Classes, Races, followers
        self.traits = 0  # what the munchkin is
        self.passives = 0  # what his cards might do by themselves
        self.queries = 0  # the sums to which they, or his Curses, might add
        self.moments = 0  # when a one-shot could be played
        self.power_moments = 0  # when a power could be used
        self.open = 0  # when anything of this could be done that is listed out of combat

    def key(self) -> tuple[object, ...]:
        """Equal for two summaries that show the same."""
        return (
            self.items, self.idle, self.gear, self.free, self.shots, self.cheated, self.powered,
            self.droppable, self.traits, self.passives, self.queries, self.moments,
            self.power_moments, self.open,
        )  # fmt: skip
