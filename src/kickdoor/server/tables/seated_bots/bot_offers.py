"""Offers that bots made to people: a person who is asked has time. Until he has answered, or let it
pass, the bot does nothing else; then it takes the offer back, says so, and asks somebody else.

Whoever is alone with bots, at no clock, has all the time there is: nobody else waits. Where others
sit or look on, an offer lasts as long whatever is done with it.
"""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from typing import Final

from kickdoor.engine import Act, AskForHelp, Game, OfferTrade

OFFER_S: Final = 20.0
_OFFERED: Final = "offer"  # the question that an open offer is
AGAIN_S: Final = 1.0  # an offer that cannot be taken back now


class Patience:
    """What the bots of one table wait for."""

    def __init__(self) -> None:
        self.lasts = inf  # how long an offer lasts: without end where nobody else waits for it
        self._since: dict[int, float] = {}  # by the number of the offer
        self._makers: dict[int, tuple[int, int]] = {}  # by whom, to whom, if it can be answered
        self._looked_at = 0.0
        self._given_up: set[tuple[int, int]] = set()
        self._turn = -1

    def look(
        self, game: Game, bots: Collection[int], people: Collection[int], lasts: float, now: float
    ) -> None:
        """Notes which offers are open since when; where one lasted without end, it has all its time
        from the moment that somebody else waits for it.
        """
        if self.lasts == inf != lasts:
            self._since = dict.fromkeys(self._since, now)
        self.lasts = lasts
        if game.turns != self._turn:
            self._turn = game.turns
            self._given_up.clear()
        passed, self._looked_at = now - self._looked_at, now
        if not game.offers and not self._since:
            return
        before = self._since
        due = {number for _, kind, number in game.waiting if kind == _OFFERED}
        self._since, self._makers = {}, {}
        for o in game.offers:
            if o.maker in bots and o.to in people:
                # While something else must be answered first, nobody is asked, and no time passes.
                since = before.get(o.id, now) + (
                    passed if o.id not in due and o.id in before else 0
                )
                self._since[o.id] = since
                if o.id in due:
                    self._makers[o.id] = (o.maker, o.to)

    def shift(self, seconds: float) -> None:
        self._since = {number: at + seconds for number, at in self._since.items()}
        self._looked_at += seconds

    @property
    def open(self) -> list[tuple[float, int, int, int]]:
        """The offers that are waited for: until when, which, by whom and to whom."""
        return [
            (self._since[number] + self.lasts, number, *who) for number, who in self._makers.items()
        ]

    def until(self, seat: int) -> float:
        """How long the bot at a seat waits for somebody."""
        return max([at for at, _, maker, _ in self.open if maker == seat], default=0.0)

    def give_up(self, number: int) -> tuple[int, int]:
        """An offer's time is over: by whom and to whom it was made."""
        self._given_up.add(self._makers[number])
        return self._makers[number]

    def again(self, number: int) -> None:
        """It cannot be taken back at this moment."""
        self._since[number] += AGAIN_S

    def left(self, seat: int, legal: list[Act | None]) -> list[Act | None]:
        """What a bot may still want to do: it does not ask again who gave no answer this turn."""
        if not self._given_up:
            return legal
        return [
            act
            for act in legal
            if not isinstance(act, AskForHelp | OfferTrade) or (seat, act.to) not in self._given_up
        ]
