"""What the server does for a person who has nothing to decide: passes in windows in which he has
nothing to play, and answers to questions that have one answer.

This is for his own eyes alone. When it is done does not hang on it: in company his pass waits for
the end of the window like everybody's, and an answer for a time that is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from kickdoor.engine import (
    PASSING,
    Act,
    Game,
    OpenTable,
    Prospects,
    helper_levels_at_stake,
    levels_at_stake,
    words_of_play as w,
)
from kickdoor.protocol.messages import (
    ALWAYS,
    NEAR_WIN,
    NOT_THIS_FIGHT,
    NOT_THIS_TURN,
)
from kickdoor.server.tables.pace.open_window import NOBODY

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable

LOOKING_S: Final = 0.05  # who would have to be looked at for longer is asked
_FITTING: Final = 1 << w.PLAY | 1 << w.USE | 1 << w.SACRIFICE
_OFFER: Final = w.QUESTIONS[w.Q_OFFER]
_WAIT: Final = w.QUESTIONS[w.Q_WAIT]
# The moves that everybody wants to make himself.
_OWN: Final = {w.QUESTIONS[kind] for kind in (w.Q_START, w.Q_FIGHT, w.Q_END)}
# Where other things may be done as well, and are no answer: what is one.
_BESIDE: Final = {
    w.QUESTIONS[w.Q_RUN_ORDER]: (w.RUN,),
    w.QUESTIONS[w.Q_TROUBLE_OR_LOOT]: (w.LOOT, w.TROUBLE),
}


class Automatic:
    """What is done by itself for the people of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._looked: dict[int, tuple[tuple[object, ...], Act | None]] = {}

    def act(self, seat: int, kind: str, question: int) -> Act | None:
        """What the server will do for a person who is asked this; None: he is asked."""
        table, window = self.table, self.table.clock.window
        game = table.game
        assert game is not None
        if table.players.company() == NOBODY or kind == _OFFER:
            return None
        if (seat, question) in table.passes.holding:
            return None
        if question != game.window:
            return self._kept(seat, (question, game.stamp), kind)
        if seat in window.passing:
            return PASSING
        if not window.keeps or any(one[:2] == (seat, _OFFER) for one in game.waiting):
            return None
        if seat in window.kept or window.declared == seat:
            return PASSING
        return self._kept(seat, (question, game.stamp, self.asking(seat)), kind)

    def _kept(self, seat: int, key: tuple[object, ...], kind: str) -> Act | None:
        """What was found out before, as long as nothing has changed."""
        kept = self._looked.get(seat)
        if kept is None or kept[0] != key:
            game = self.table.game
            assert game is not None
            if key[0] != game.window:
                found = _only_answer(game, seat, kind)
            else:
                found = PASSING if self._passes(game, seat, kind) else None
            kept = self._looked[seat] = (key, found)
        return kept[1]

    # Windows.

    def _passes(self, game: Game, seat: int, kind: str) -> bool:
        """Whether he has nothing to play here, or does not want to be asked. Who is about to lose
        his own fight passes himself (TABLE-3), unless there is nothing else that he could do.
        """
        asking = self.asking(seat)
        if asking == ALWAYS:
            return False
        if game.circumstances.thrower() == seat:
            return True  # one does not stop what one has just thrown
        if kind == _WAIT and game.is_behind(seat):
            return _only_answer(game, seat, kind) is not None
        if asking in (NOT_THIS_FIGHT, NOT_THIS_TURN):
            return True
        legal = _listed(game, seat)
        if legal is None:
            return False
        if asking == NEAR_WIN and not _is_near_win(self.table.open_view()):
            return True
        if not any(_FITTING >> act.verb & 1 for act in legal):
            return True
        window = self.table.clock.window
        if window.turned_by == seat and game.munchkins_lead == window.is_won:
            return True
        return not _fits(game, seat, legal, is_keen=asking == NEAR_WIN)

    def asking(self, seat: int) -> str:
        """In which windows the seat wants to be asked now: orders for a fight or a turn end."""
        game, who = self.table.game, self.table.meta.seats[seat]
        if who.asking not in (NOT_THIS_FIGHT, NOT_THIS_TURN) or game is None:
            return who.asking
        is_so = game.turns == who.asking_in
        if who.asking == NOT_THIS_FIGHT:
            is_so = is_so and game.is_fighting
        if not is_so:
            who.asking = who.asking_after
        return who.asking

    def set_asking(self, seat: int, when: str) -> None:
        """The seat wants to be asked otherwise from now on."""
        table, was = self.table, self.asking(seat)
        if when == was:
            return
        who = table.meta.seats[seat]
        is_for_now = when in (NOT_THIS_FIGHT, NOT_THIS_TURN)
        if is_for_now and was not in (NOT_THIS_FIGHT, NOT_THIS_TURN):
            who.asking_after = was
        who.asking = when
        who.asking_in = 0 if table.game is None else table.game.turns
        table.save()
        table.around_changed(seat)


def _only_answer(game: Game, seat: int, kind: str) -> Act | None:
    """The answer to a question that has but one, and is no move that people want to make."""
    if kind in _OWN:
        return None
    legal = _listed(game, seat)
    if not legal:
        return None
    if kind in _BESIDE:
        legal = [act for act in legal if act.verb in _BESIDE[kind]]
    return legal[0] if len(legal) == 1 else None


def _listed(game: Game, seat: int) -> Sequence[Act] | None:
    """What the seat may do; None: that took too long to find out."""
    started = perf_counter()
    legal = game.legal(seat)
    return legal if perf_counter() - started <= LOOKING_S else None


def _fits(game: Game, seat: int, legal: Sequence[Act], is_keen: bool) -> bool:
    """Whether something that the seat could play would change how this ends; also if that takes too
    long to find out. What is tried knows what the seat knows, and no more.
    """
    until = perf_counter() + LOOKING_S
    prospects = Prospects(game.view(seat), _First())
    return prospects.could_change(legal, lambda: perf_counter() > until, is_keen)


class _First:
    """Chance without surprises."""

    def randrange(self, stop: int, /) -> int:
        return 0


def _is_near_win(seen: OpenTable) -> bool:
    """Whether the fight would bring somebody to the last Level, or the one before."""
    combat = seen.combat
    if combat is None:
        return False
    last = seen.rules.win_level - 1
    if seen.levels[combat.fighter] + levels_at_stake(seen, combat) >= last:
        return True
    helper = combat.helper
    return helper >= 0 and seen.levels[helper] + helper_levels_at_stake(seen, combat) >= last
