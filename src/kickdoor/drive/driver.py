"""The driver: who is asked next, what is done unasked, and when the others get a word in.

The seat the table waits for first is asked; where one act is all there is, it is made unasked,
when its turn comes and not earlier, since a pass seen too soon tells of a hand. Seats that are
not waited for are offered their any-time acts at *beats* alone: a turn begins, the door is about
to be kicked, a fight is over, the turn is about to end. Nobody's clock, screen or network is
known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.drive.player import Observer, Player
from kickdoor.drive.rng import Rng
from kickdoor.engine import (
    END,
    KICK,
    SPECTATOR,
    Act,
    Event,
    Game,
    SeatView,
)

TURN_CAP: Final = 1000
# Even a fool who turns his hat round and round comes to the door some day; more acts in a turn
# are a fault.
ACT_CAP: Final = 5000
# Acts that a beat may come before, as bits.
PRECEDED: Final = 1 << KICK | 1 << END


class Asked:
    """What a seat is asked: the question, and the acts it may answer with.

    Attributes:
        seat: Who is asked.
        kind: The kind of question; at a beat the kind somebody else is asked.
        question: Its number.
        legal: The acts to choose from.
        is_beat: Whether nobody waits for this seat: to do nothing is an answer then.
    """

    def __init__(
        self, seat: int, kind: str, question: int, legal: list[Act], is_beat: bool
    ) -> None:
        self.seat = seat
        self.kind = kind  # of question; at a beat the kind somebody else is asked
        self.question = question
        self.legal = legal
        self.is_beat = is_beat  # nobody waits for this seat: to do nothing is an answer


class Outcome:
    """How a driven game came out.

    Attributes:
        winners: The seats that won.
        turns: How many turns there were.
        acts: How many acts, unasked ones included.
        asked: How many times a player was asked.
        decisions: How many acts were chosen among at least two.
        listed: How many acts were listed for them.
        is_capped: Whether it was stopped by the cap of turns.
    """

    def __init__(self, driver: Driver) -> None:
        self.winners = list(driver.game.winners)
        self.turns = driver.game.turns
        self.acts = driver.acts
        self.asked = driver.asked
        self.decisions = driver.decisions
        self.listed = driver.listed
        self.is_capped = driver.is_capped


class Driver:
    """Plays a game with the players it is given; seats without one (None) are left to the caller.

    Stepwise: `advance` plays on until such a seat must decide and says what it is asked, `answer`
    answers it.

    Attributes:
        game: The game that is played.
        players: Who chooses for each seat; None: the caller.
        turn_cap: The number of turns after which it is stopped.
        observer: Is told of every act, if there is one.
        open: What the caller has been asked, or None.
        acts: How many acts were made, asked and unasked.
        asked: How often a seat was asked, at beats too.
        decisions: How many acts were chosen among at least two listed ones.
        listed: How many acts those had to choose among, all together.
        is_capped: Whether the game was stopped by the cap.
        dropped: The kick or end that somebody came before, so that it was not made; None: it has
            been made since.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player | None],
        seed: int | bytes = 0,
        turn_cap: int = TURN_CAP,
        observer: Observer | None = None,
    ) -> None:
        if len(players) != len(game.seats):
            raise ValueError(f"{len(game.seats)} seats, but {len(players)} players")
        self.game = game
        self.players = list(players)
        self.turn_cap = turn_cap
        self.observer = observer
        self.open: Asked | None = None  # what the caller has been asked
        self.acts = 0  # all that were made, asked and unasked
        self.asked = 0  # how often a seat was asked, at beats too
        self.decisions = 0  # acts that were chosen among at least two listed ones
        self.listed = 0  # how many acts those had to choose among, all together
        self.is_capped = False
        self._is_blind = [getattr(player, "is_blind", False) for player in players]
        self._rng = Rng(seed)
        self._stale_view: SeatView | None = None
        self._turn = game.turns
        self._is_fighting = game.is_fighting
        self._most_acts = ACT_CAP  # before the turn must be over
        self._beat: list[int] = []  # seats still to be offered their any-time acts
        self._held: tuple[int, Act] | None = None  # the kick or the end that this beat comes before
        # The kick or end that somebody came before, so that it was not made: whoever chose it is
        # asked again, and may be told why.
        self.dropped: Act | None = None
        self._had = 0  # verbs whose beat this turn has had, as bits
        self._is_disturbed = False  # somebody acted at this beat
        # By seat, what was under its eyes when it was last offered its any-time acts.
        self._looked: list[tuple[int, int]] = [(-1, -1)] * len(players)

    @property
    def is_done(self) -> bool:
        """Whether the game is over or was stopped."""
        return self.is_capped or self.game.is_over

    def play(self) -> Outcome:
        """Plays to the end, or to the cap; every seat needs a player."""
        asked = self.advance()
        if asked is not None:
            raise ValueError(f"seat {asked.seat} has no player to answer {asked.kind!r}")
        return Outcome(self)

    def advance(self) -> Asked | None:
        """Plays on until a seat without a player is asked; None when the game is over or capped."""
        while self.open is None:
            due = self._next()
            if due is None:
                return None
            seat, legal, is_beat = due
            player = self.players[seat]
            if player is None:
                self.open = self._asked(seat, legal, is_beat)
            else:
                options: list[Act | None] = [*legal, None] if is_beat else [*legal]
                view = self._view_for(seat)
                act = player.choose(view, options, self._rng.at(self.asked))
                self._settle(seat, legal, is_beat, act)
        return self.open

    def answer(self, act: Act | None) -> list[Event]:
        """Answers for the seat that `advance` returned; an illegal act raises and leaves it
        asked.
        """
        asked = self.open
        if asked is None:
            raise ValueError("nobody is asked")
        events = self._settle(asked.seat, asked.legal, asked.is_beat, act)
        self.open = None
        return events

    def submit(self, seat: int, act: Act) -> list[Event]:
        """Makes an act of any seat at any moment; whoever was asked is asked anew."""
        events = self._done(seat, act, self.game.apply(seat, act))
        self.open = None
        return events

    def _view_for(self, seat: int) -> SeatView:
        """The seat's view; who does not look gets an old one, since making views takes time."""
        if not self._is_blind[seat]:
            return self.game.view(seat)
        if self._stale_view is None:
            self._stale_view = self.game.view(SPECTATOR)
        return self._stale_view

    def _next(self) -> tuple[int, list[Act], bool] | None:
        """Does what is done unasked, and says who is to be asked then, for which of these acts, and
        whether at a beat.
        """
        game = self.game
        while not self.is_capped and not game.is_over:
            if (self._beat or self._held is not None) and self._is_at_rest():
                if self._beat:
                    seat = self._beat.pop(0)
                    legal = self._offered(seat)
                    if legal:
                        return (seat, legal, True)
                    continue
                if self._release():
                    continue
            seat = game.first_asked
            legal = game.legal(seat)
            if len(legal) > 1:
                return (seat, legal, False)
            if not legal:
                kind = self._asked(seat, legal, is_beat=False).kind
                raise AssertionError(f"seat {seat} is asked {kind!r} and can do nothing")
            act = legal[0]
            if PRECEDED >> act.verb & 1 and self._comes_after_beat(seat, act):
                self._hold(seat, act)
            else:
                self._done(seat, act, game.apply_listed(seat, act))
        return None

    def _is_at_rest(self) -> bool:
        """Whether a seat has the move and nothing lies before it: then the others are heard."""
        game = self.game
        return game.mover >= 0 and not game.is_opening and not game.offers

    def _offered(self, seat: int) -> list[Act]:
        """What a seat may do at a beat, if anything; it is not asked twice about the same table."""
        game = self.game
        moment = (game.turns, game.stamp)
        if seat == game.mover or self._looked[seat] == moment:
            return []
        self._looked[seat] = moment
        return game.legal(seat)

    def _asked(self, seat: int, legal: list[Act], is_beat: bool) -> Asked:
        _, kind, question = self.game.waiting[0]
        return Asked(seat, kind, question, legal, is_beat)

    def _release(self) -> bool:
        """Lets go of the act that a beat came before; if somebody acted there, its player thinks
        again.
        """
        held, self._held = self._held, None
        if held is None:
            return False
        seat, act = held
        if self._is_disturbed or self.game.refusal(seat, act):
            self.dropped = act
            return False
        self._done(seat, act, self.game.apply_listed(seat, act))
        return True

    def _settle(self, seat: int, legal: list[Act], is_beat: bool, act: Act | None) -> list[Event]:
        """Makes the chosen act, or holds it back while a beat comes before it."""
        if act is None:
            if not is_beat:
                kind = self._asked(seat, legal, is_beat).kind
                raise ValueError(f"seat {seat} must answer {kind!r}")
            self.asked += 1
            return []
        game = self.game
        for listed in legal:
            if listed is act:
                break
        else:  # not one that was offered, but one made to be like it, or not
            game.check(seat, act)
        events: list[Event] = []
        if PRECEDED >> act.verb & 1 and not is_beat and self._comes_after_beat(seat, act):
            self._hold(seat, act)
        else:
            events = self._done(seat, act, game.apply_listed(seat, act))
            self._is_disturbed = self._is_disturbed or is_beat
        self.asked += 1
        if len(legal) > 1:
            self.decisions += 1
            self.listed += len(legal)
        return events

    def _comes_after_beat(self, seat: int, act: Act) -> bool:
        """Whether the others get a word in before this kick or end, which is legal: once a turn."""
        if self._had >> act.verb & 1:
            return False
        game = self.game
        # In the opening `end` means that he is done, not that the turn is.
        return game.mover >= 0 and not game.is_opening and seat == game.turn

    def _hold(self, seat: int, act: Act) -> None:
        self._had |= 1 << act.verb
        self._begin_beat(seat)
        self._held = (seat, act)

    def _begin_beat(self, seat: int) -> None:
        self._beat = [other for other in self.game.from_left_of(seat) if other != seat]
        self._held = None
        self._is_disturbed = False

    def _done(self, seat: int, act: Act, events: list[Event]) -> list[Event]:
        """Counts an act that was made, and sees whether a beat begins."""
        game = self.game
        was_fighting, self._is_fighting = self._is_fighting, game.is_fighting
        self.acts += 1
        if self.dropped is not None and act.verb == self.dropped.verb:
            self.dropped = None
        if self.observer is not None:
            self.observer(seat, act, events)
        if game.turns != self._turn:
            self._begin_turn()
        elif was_fighting and not self._is_fighting:
            self._begin_beat(game.turn)
        if self.acts > self._most_acts:
            self.is_capped = True
        return events

    def _begin_turn(self) -> None:
        self._turn = self.game.turns
        self._most_acts = self.acts + ACT_CAP
        self._had = 0
        self._begin_beat(self.game.turn)
        if self._turn > self.turn_cap and not self.game.is_over:
            self.is_capped = True
