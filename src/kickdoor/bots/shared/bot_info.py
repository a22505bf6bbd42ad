"""What a bot declares about itself, in its own file: `BOT = BotInfo(...)`."""

from __future__ import annotations

from collections.abc import Callable

from kickdoor.drive import Player


class BotInfo:
    """A bot as `kickdoor bots`, the ladder and a server's choices list it."""

    def __init__(
        self,
        name: str,
        make: Callable[..., Player],
        description: str,
        rung: int,
        has_temper: bool = False,
        is_quick: bool = True,
        answers_as_quoted: bool = False,
    ) -> None:
        self.name = name
        self.make = make  # a bot with a temper takes one
        self.description = description
        self.rung = rung  # on the ladder: the weakest has the lowest, and is listed first
        self.has_temper = has_temper
        self.is_quick = is_quick  # answers at once; else a server lets it think in another process
        # Whether it takes what a deal sheet says that it would (`qa/quoted.py` measures it).
        self.answers_as_quoted = answers_as_quoted
