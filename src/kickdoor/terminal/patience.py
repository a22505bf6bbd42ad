"""When the player is asked and when he is left alone: nobody wants twelve questions a round.

Quiet, which is how a game begins, asks in a window or at a beat only where a card could be
played or a power used, and at one beat a turn; otherwise at every opportunity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.engine import munchkin_strength, words_of_play as w

if TYPE_CHECKING:
    from kickdoor.drive import Asked
    from kickdoor.engine import Act, Game

_MATTERS: Final = (w.PLAY, w.USE, w.SACRIFICE, w.ACCEPT)


class Patience:
    """What one player wants to be asked."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.is_quiet = True
        self._had_beat = -1  # the turn whose beat he was asked at

    def lets_pass(self, asked: Asked) -> bool:
        """Whether the question may be answered by doing nothing, without asking."""
        if not self.is_quiet or not self.has_idle_answer(asked):
            return False
        matters = any(self._matters(act) for act in asked.legal)
        if not asked.is_beat:
            return not matters
        turn = self.game.turns
        if not matters or self._had_beat == turn:
            return True
        self._had_beat = turn
        return False

    def has_idle_answer(self, asked: Asked) -> bool:
        return asked.is_beat or any(act.verb == w.PASS for act in asked.legal)

    def idle_answer(self, asked: Asked) -> Act | None:
        """To pass, or at a beat nothing at all."""
        return next((act for act in asked.legal if act.verb == w.PASS), None)

    def _matters(self, act: Act) -> bool:
        return self._is_help_wanted() if act.verb == w.ASK else act.verb in _MATTERS

    def _is_help_wanted(self) -> bool:
        """Whether he is losing his own fight, or somebody else one that he could turn."""
        t = self.game.view(self.seat).open_table()
        if t.combat is None or self.game.munchkins_lead:
            return False
        if t.combat.fighter == self.seat:
            return True
        sums = self.game.strengths()
        return sums.ours + munchkin_strength(t, t.combat, self.seat) > sums.theirs
