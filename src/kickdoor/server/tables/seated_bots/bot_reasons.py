"""Why a bot did what it did, for whoever asks: of each seat the last act that all have seen.

What is told holds by what lies open: a verb that everybody saw, the card that was played, who is
ahead. What a bot knows besides is its seat's, and so are its passes, which nobody is told of.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import Act, PlayCard, UsePower, words_of_play as w
from kickdoor.words import Reason, Scene, Words

# What may be said of a card that was played or a power that was used: that it did what all saw.
OPEN_REASONS: Final = frozenset(
    (
        "stops-the-leader", "hurts-a-rival", "free-level", "better-character", "better-gear",
        "for-trade", "free-cards", "does-me-good", "lifts-a-curse", "saves-itself", "way-out",
        "more-loot", "steals", "steals-a-level", "makes-room",
    )
)  # fmt: skip
UNSEEN: Final = frozenset((w.PASS, w.ORDERS))
# What is asked about stands in the log under these; after a sale the end of the turn is no reason.
SPOKEN: Final = frozenset(
    (
        w.KICK, w.PLAY, w.USE, w.ASK, w.ACCEPT, w.DECLINE, w.TRADE, w.FIGHT, w.RUN, w.SELL,
        w.EQUIP, w.UNEQUIP, w.GIVE,
    )
)  # fmt: skip


class Because:
    """One act and what the bot thought of it, if it is one that thinks."""

    def __init__(self, act: Act, thought: Reason | None) -> None:
        self.verb = w.VERBS[act.verb]
        self.thought = thought if thought is not None and _is_open(act, thought) else None

    def told(self, words: Words, scene: Scene) -> str:
        """A sentence in the bot's own words."""
        if self.thought is not None:
            return words.why(self.thought, scene)
        return words.because(self.verb)


def _is_open(act: Act, thought: Reason) -> bool:
    if not isinstance(act, (PlayCard, UsePower)) or thought.reason not in OPEN_REASONS:
        return False
    played = act.card if isinstance(act, PlayCard) else act.of
    return thought.card in (-1, played)


class Reasons:
    """What the bots of one table last did before all eyes."""

    def __init__(self) -> None:
        self._last: dict[int, Because] = {}

    def note(self, seat: int, act: Act, by: str, chosen: Chosen | None) -> None:
        """An act was made: by a person, who need not say why, or for the seat; if a bot has just
        chosen it, with what it thought.
        """
        if by and act.verb not in SPOKEN:
            return
        if not by:
            self._last.pop(seat, None)
        elif chosen is not None and chosen.seat == seat and chosen.act is act:
            self._last[seat] = Because(act, chosen.thought)
        else:
            self._last[seat] = Because(act, None)

    def told(self, seat: int, words: Words, scene: Scene) -> str:
        """What the bot at a seat says; that it has nothing to say, where all that was done there is
        a person's or too long ago.
        """
        last = self._last.get(seat)
        return words.because("nothing") if last is None else last.told(words, scene)


class Chosen:
    """What a bot has just chosen, and what it thought of it."""

    def __init__(self, seat: int, act: Act | None, thought: Reason | None) -> None:
        self.seat = seat
        self.act = act
        self.thought = thought
