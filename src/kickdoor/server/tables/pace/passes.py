"""Passes that are kept until a window ends, and who said hold on.

A pass takes effect when the window ends, and who passed is shown then: nobody sees from it who had
to think. One person among bots whom nobody watches ends it himself; the bots that have not
spoken yet are heard at that moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.engine import PASSING, Act, Game, words_of_play as w
from kickdoor.protocol.rendering.around import Around
from kickdoor.server.tables.pace.clock import OFFER_KIND, OWN_KIND, Deadline
from kickdoor.server.tables.pace.done_for import ANSWERED, TIME_OVER, Told
from kickdoor.server.tables.pace.open_window import HOLD_S, NOBODY, SOLO, TOGETHER, KeptPass
from kickdoor.server.tables.sent import Sent

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable

BY_CLOCK: Final = "clock"
# Making frames takes longer for a full hand: when a window closes, nobody hears of it before a
# fixed moment.
SLACK_S: Final = 0.04
_DECLARES: Final = 1 << w.FIGHT | 1 << w.RUN
_WAIT: Final = w.QUESTIONS[w.Q_WAIT]
# Questions with one answer that are part of what one has just said, or of no consequence.
_NO_NEWS: Final = (w.QUESTIONS[w.Q_RUN_ORDER],)


class Passes:
    """The passes of one table that wait for the end of a window."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._was_won = False  # the fight, before the last act

    @property
    def holding(self) -> dict[tuple[int, int], float]:
        """Who said hold on, about which question."""
        return self.table.clock.holds

    def keeps(self) -> bool:
        """Whether a pass waits for the end of the window that is open."""
        game = self.table.game
        assert game is not None
        self.table.clock.look(game, self.table.registry.now())
        return self.table.clock.window.keeps

    def keep(self, seat: int, by: str, sent: Sent | None = None) -> None:
        """The seat passes: when the window ends, or at once where that is with this pass."""
        clock = self.table.clock
        clock.window.kept[seat] = KeptPass(by, sent)
        was_holding = clock.holds.pop((seat, clock.window.question), None) is not None
        if clock.window.company == SOLO:
            self._hear_all()
        if seat in clock.window.kept and (was_holding or self.table.meta.is_person(seat)):
            self.table.around_changed(-1 if was_holding else seat)

    def close(self, at: float) -> None:
        """The window ends: everybody passes who is not behind in his own fight."""
        table, window = self.table, self.table.clock.window
        game = table.game
        assert game is not None
        table.gate.not_before = at + SLACK_S
        question = window.question
        late = self._late(game, question)
        window.passing = self._passing(game, question)
        window.is_over = True
        try:
            for seat in window.passing:
                if game.window != question or not game.is_asked(seat):
                    break
                kept = window.kept.get(seat) or KeptPass(BY_CLOCK)
                table.players.make(seat, PASSING, kept.by, question, kept.sent)
                if seat in late:
                    table.done_for.tell(seat, late[seat])
        finally:
            table.gate.not_before = 0.0
            window.passing = []
        if game.window == question:
            table.around_changed()

    def _passing(self, game: Game, question: int) -> list[int]:
        """Who passes when the window ends, in the order in which they are asked."""
        kept, automatic = self.table.clock.window.kept, self.table.automatic
        return [
            seat
            for seat, kind, asked in game.waiting
            if asked == question and kind != OFFER_KIND
            and (
                seat in kept or not game.is_behind(seat)
                or automatic.act(seat, kind, asked) is PASSING
            )
        ]  # fmt: skip

    def _late(self, game: Game, question: int) -> dict[int, Told]:
        """The people who were asked and have not answered, and what each is told of it."""
        table, kept = self.table, self.table.clock.window.kept
        return {
            seat: table.done_for.worded(TIME_OVER, seat, PASSING)
            for seat, kind, asked in game.waiting
            if asked == question and kind != OFFER_KIND and seat not in kept
            and table.meta.is_person(seat) and table.automatic.act(seat, kind, asked) is None
        }  # fmt: skip

    def _hear_all(self) -> None:
        """The only person has passed: bots that have not spoken do so now, and if all pass the
        window is over.
        """
        table = self.table
        number, seats = table.sequence, range(len(table.meta.seats))
        if any(self._is_awaited(seat) for seat in table.players.people):
            return
        for seat in seats:
            if self._is_awaited(seat):
                table.players.speak(seat, table.clock.window.question)
                if table.sequence != number:
                    return
        if table.clock.window.keeps and not any(self._is_awaited(seat) for seat in seats):
            self.close(table.registry.now())

    def _is_awaited(self, seat: int) -> bool:
        """Whether the window still waits for a seat, kept passes counted."""
        game, window = self.table.game, self.table.clock.window
        assert game is not None
        if not window.keeps or seat in window.kept:
            return False
        return any(
            who == seat and question == window.question and kind != OFFER_KIND
            for who, kind, question in game.waiting
        )

    def declared(self, game: Game, seat: int, act: Act) -> None:
        """Who declares a fight that he is winning, or runs, has passed with that, until somebody
        has played something since. And whoever has just turned a fight need not do it again.
        """
        window = self.table.clock.window
        was_won, self._was_won = self._was_won, game.munchkins_lead
        if was_won != self._was_won and window.keeps and not _DECLARES >> act.verb & 1:
            window.turned_by, window.is_won = seat, self._was_won
        if _DECLARES >> act.verb & 1 and window.keeps and game.waiting[-1][1] == _WAIT:
            wins = act.verb == w.FIGHT and game.munchkins_lead
            if wins or (act.verb == w.RUN and game.is_behind(seat)):
                window.declared = seat

    # Hold on.

    def hold(self, seat: int, is_wanted: bool) -> None:
        """Somebody says hold on, or lets go. Who is not asked anything has nothing to hold."""
        table, clock = self.table, self.table.clock
        game = table.game
        if game is None or not table.is_playing or table.players.company() == NOBODY:
            return
        now = table.registry.now()
        clock.look(game, now)
        for who, kind, question in game.waiting:
            if who != seat or kind == OFFER_KIND:
                continue
            if is_wanted:
                self._hold(seat, question, now)
            else:
                clock.holds.pop((seat, question), None)
            table.around_changed()
            table.plan()

    def _hold(self, seat: int, question: int, now: float) -> None:
        """For as long as is decent: the time of a turn, or the others' patience."""
        clock = self.table.clock
        if question == clock.window.question:
            clock.window.kept.pop(seat, None)
            if clock.window.held_until == 0.0:
                turn_s = clock.clock.turn_s
                until = clock.window.opened + turn_s if turn_s else now + HOLD_S
                clock.window.held_until = until
        clock.holds[seat, question] = clock.window.held_until

    # What is done by itself.

    def own_deadlines(self, game: Game) -> list[Deadline]:
        """What the server does for people who have nothing to decide, and when. In a window that
        has an end it is done then.
        """
        table = self.table
        if table.players.company() == NOBODY:
            return []
        found: list[Deadline] = []
        for seat, kind, question in game.waiting:
            if not table.meta.is_person(seat) or (seat in table.clock.window.kept):
                continue
            if question == game.window and table.clock.window.company == TOGETHER:
                continue
            if table.automatic.act(seat, kind, question) is not None:
                at = table.clock.own_moment(game, seat, question)
                found.append(Deadline(at, seat, question, OWN_KIND))
        return found

    def do_for(self, game: Game, deadline: Deadline) -> None:
        """A person has nothing to decide: it is done for him."""
        seat, question = deadline.seat, deadline.question
        kind = next((kind for who, kind, one in game.waiting if (who, one) == (seat, question)), "")
        act = self.table.automatic.act(seat, kind, question) if kind else None
        if act is PASSING:
            self.keep(seat, BY_CLOCK)
        elif act is not None:
            told = self.table.done_for.worded(ANSWERED, seat, act)
            before = set(game.view(seat).hands[seat])
            self.table.players.make(seat, act, BY_CLOCK, question)
            if kind == w.QUESTIONS[w.Q_OPENING]:
                self.table.done_for.tell(seat, self.table.done_for.dressed())
            elif kind not in _NO_NEWS:
                got = [card for card in game.view(seat).hands[seat] if card not in before]
                if got:
                    told = self.table.done_for.with_gain(told, seat, got)
                self.table.done_for.tell(seat, told)

    def around(self) -> Around:
        """What is told of it: to each seat its own, and to all who said hold on."""
        table = self.table
        game = table.game
        if game is None or not table.is_playing:
            return Around()
        table.clock.look(game, table.registry.now())
        asking = [table.automatic.asking(seat) for seat in range(len(table.meta.seats))]
        if table.players.company() == NOBODY:
            return Around(asking=asking)
        automatic: dict[int, int] = {}
        for seat, kind, question in game.waiting:
            if seat in automatic or not table.meta.is_person(seat):
                continue
            if table.automatic.act(seat, kind, question) is not None:
                automatic[seat] = table.clock.own_after(game, seat, question)
        holding = sorted({seat for seat, _ in table.clock.holds})
        return Around(table.clock.window.keeps, automatic, asking, holding)
