"""Whether what a seat could play in a window would change how the fight at hand ends: a card alone,
or all of them together. It is tried on a table invented from the seat's own view, so that nothing
comes of it that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import Pass, PlayCard, UsePower
from kickdoor.engine.catalogue.moments import M_COMBAT, M_REST, TIMING_MOMENTS
from kickdoor.engine.events.event_facts import is_by_chance
from kickdoor.engine.frames.escape import Chase, needed_face
from kickdoor.engine.queries.character import has_passive
from kickdoor.engine.queries.modifiers import munchkins_in
from kickdoor.engine.queries.strength import (
    TIES,
    game_winners,
    munchkins_lead,
    refresh,
)
from kickdoor.engine.queries.timing import has_to_run, is_failed
from kickdoor.engine.queries.under_way import roll_answered
from kickdoor.engine.state.combat import STAGE_RUN, STAGE_WAIT, Combat
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.determinize import Chooser, game_of, invent
from kickdoor.engine.views.view import SeatView
from kickdoor.engine.words_of_play import PLAY, Q_WAIT, SACRIFICE, USE

if TYPE_CHECKING:
    from kickdoor.engine.game import Game

_PLAYED: Final = 1 << PLAY | 1 << USE | 1 << SACRIFICE
_MOST_ANSWERS: Final = 40  # until what was played is done with
_MOST_CHOICES: Final = 12  # of an answer that somebody in the fight would choose for himself


@mypyc_attr(native_class=True)
class Standing:
    """What would come of a fight as it stands."""

    def __init__(self, t: Table) -> None:
        combat = t.combat
        self.lead = 0
        self.is_won = False
        self.who: list[int] = []
        self.runs: list[tuple[int, int, int]] = []
        if combat is None:
            return
        refresh(t)
        self.lead = t.cache_ours - t.cache_theirs
        self.is_won = munchkins_lead(t)
        # Who fights, with whom, and at what point: another fight is another end.
        self.who = [combat.fighter, combat.helper, combat.stage]
        self.runs = _runs(t, combat)


def _runs(t: Table, combat: Combat) -> list[tuple[int, int, int]]:
    """What everybody concerned would have to roll, by monster."""
    found: list[tuple[int, int, int]] = []
    is_lost = combat.stage == STAGE_RUN
    for seat in combat.losers if is_lost else munchkins_in(combat):
        if is_lost and not has_to_run(t, seat):
            continue
        found += [(seat, one.id, needed_face(t, one, seat)) for one in combat.monsters]
    return found


class Prospects:
    """What the cards of one seat could make of the window that is open, on a table of its own."""

    def __init__(self, view: SeatView, rng: Chooser) -> None:
        self.seat = view.seat
        self.game: Game = game_of(invent(view, rng), None)
        self.table = self.game.table
        self.now = Standing(self.table)

    def could_change(
        self, legal: Sequence[Act], is_late: Callable[[], bool], is_keen: bool = False
    ) -> bool:
        """Whether one of the acts, or all of them, would change what comes of it; also if that is
        not found out in time. To whoever is keen, as everybody is who could hinder a winner of the
        game, too little is something too: others may add to it.
        """
        t, combat, seat = self.table, self.table.combat, self.seat
        acts = [act for act in legal if _PLAYED >> act.verb & 1]
        if t.top.asks != Q_WAIT or combat is None:
            return bool(acts) and not self._is_safe()
        if combat.stage == STAGE_WAIT and self.now.is_won and combat.has(seat):
            return False
        best: dict[int, tuple[int, Act]] = {}
        for act in acts:
            if is_late():
                return True
            after, is_open = self._tried(self.game, act)
            if is_open or self._is_other(after):
                return True
            gain = after.lead - self.now.lead
            wanted = -gain if self.now.is_won else gain
            source = _source(act)
            if wanted > 0 and (source not in best or best[source][0] < wanted):
                best[source] = (wanted, act)
        if combat.stage != STAGE_WAIT or not best:
            return False
        if self.now.is_won and (is_keen or game_winners(t)):
            return True
        return self._turns([gain for gain, _ in best.values()]) or (
            len(best) > 1 and self._turns_in_a_row([act for _, act in best.values()])
        )

    def _is_safe(self) -> bool:
        """Whether the roll that is answered is one's own, and an escape already."""
        roll = roll_answered(self.table.stack)
        return isinstance(roll, Chase) and roll.seat == self.seat and not is_failed(self.table)

    def _is_other(self, after: Standing) -> bool:
        """Whether an act alone makes another end of it."""
        now = self.now
        if after.who != now.who:
            return True
        if after.is_won != now.is_won and now.who[2] == STAGE_WAIT:
            return True
        return after.runs != now.runs and not after.is_won

    def _turns(self, gains: list[int]) -> bool:
        """Whether so much together would turn the fight."""
        lead = self.now.lead + (-sum(gains) if self.now.is_won else sum(gains))
        combat = self.table.combat
        ties = combat is not None and any(
            has_passive(self.table, seat, TIES) for seat in munchkins_in(combat)
        )
        return (lead > 0 or (lead == 0 and ties)) != self.now.is_won

    def _turns_in_a_row(self, acts: list[Act]) -> bool:
        """Whether they would, one after the other: what doubles a monster doubles what is on it."""
        for row in (acts, acts[::-1]):
            game = self.game.clone()
            for act in row:
                if not game.refusal(self.seat, act):
                    game.apply_listed(self.seat, act)
                    _settled(game)
            if game.is_fighting and munchkins_lead(game.table) != self.now.is_won:
                return True
        return False

    def _tried(self, game: Game, act: Act) -> tuple[Standing, bool]:
        """What would come of it after an act; and whether chance has a say that matters."""
        copy = game.clone()
        events = list(copy.apply_listed(self.seat, act))
        if is_by_chance(events) and self._is_for_fights(act):
            return self.now, True
        after, is_open = self._answered(copy)
        # A power for any time whose price is still to be chosen leaves the fight as it is.
        return after, is_open and (isinstance(act, PlayCard) or self._is_for_fights(act))

    def _answered(self, game: Game) -> tuple[Standing, bool]:
        """The same when all that is asked has been answered: who is in the fight chooses what is
        best for him.
        """
        asked = _settled(game)
        if asked < 0:
            return Standing(game.table), False
        legal = game.legal(asked)
        combat = game.table.combat
        if combat is None or len(legal) > _MOST_CHOICES:
            return Standing(game.table), combat is not None
        found: Standing | None = None
        for answer in legal:
            copy = game.clone()
            copy.apply_listed(asked, answer)
            if _settled(copy) >= 0:
                continue
            one = Standing(copy.table)
            if found is None or (one.is_won, one.lead) > (found.is_won, found.lead):
                found = one
        return (self.now, True) if found is None else (found, False)

    def _is_for_fights(self, act: Act) -> bool:
        """Whether a card or power is for fights, and not for any time."""
        known = self.table.catalogue
        if isinstance(act, PlayCard):
            timing = known.cards[act.card].timing
        elif isinstance(act, UsePower):
            timing = known.powers[act.power].timing
        else:
            return True
        moments = TIMING_MOMENTS[timing]
        return bool(moments & M_COMBAT) and moments & M_REST != M_REST


def _settled(game: Game) -> int:
    """Everybody passes until the fight waits again: who has to choose something first; -1: nobody
    has.
    """
    for _ in range(_MOST_ANSWERS):
        if game.is_over or not game.is_fighting or game.table.top.asks == Q_WAIT:
            return -1
        seat = game.first_asked
        if not game.window:
            return -1 if game.mover >= 0 else seat
        game.apply_listed(seat, Pass())
    return -1


def _source(act: Act) -> int:
    """The card or power that an act is made with: one of each counts once."""
    if isinstance(act, PlayCard):
        return act.card
    return -1 - act.power if isinstance(act, UsePower) else -1


__all__ = ["Prospects"]
