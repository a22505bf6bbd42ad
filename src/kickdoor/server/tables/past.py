"""How much had happened by when, as far back as spectators are behind: for who asks over HTTP."""

from __future__ import annotations

from collections import deque

from kickdoor.engine import Game


class Past:
    """Of every second in which something happened, how many events there were at its end."""

    def __init__(self) -> None:
        self._marks: deque[tuple[float, int]] = deque()

    def begin(self, at: float, game: Game) -> None:
        """What happened before anything was noted is no younger than this."""
        if not self._marks:
            self._marks.append((at, game.events_so_far))

    def note(self, at: float, game: Game, delay: int) -> None:
        marks = self._marks
        if len(marks) > 1 and int(marks[-1][0]) == int(at):
            marks.pop()
        marks.append((at, game.events_so_far))
        while len(marks) > 1 and marks[1][0] <= at - delay:
            marks.popleft()

    def by(self, then: float, touched: float, game: Game, shown: int) -> int:
        """How many of the events shown by now there were then; none where nobody knows."""
        told = -1
        for at, count in self._marks or [(touched, game.events_so_far)]:
            if at <= then:
                told = count
        return shown - (game.events_so_far - told) if told >= 0 else 0
