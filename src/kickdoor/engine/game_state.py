"""What may be asked of a game as it stands: whose turn it is, what it waits for, who leads a fight.

The answers are numbers, tuples and copies: nobody can change the game by them.
"""

from __future__ import annotations

from typing import cast

from kickdoor.engine.acts.act_kinds import SetOrders
from kickdoor.engine.asking import first_asked, has_offers_due, is_behind, still_to_pass
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.pack import table_numbers
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.frame import PROMPT, WINDOW
from kickdoor.engine.frames.waiting import Window
from kickdoor.engine.queries.strength import Strengths, itemised, munchkins_lead
from kickdoor.engine.queries.under_way import window_on_top
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.history import history_of
from kickdoor.engine.words_of_play import Q_OPENING, QUESTIONS


class GameState:
    """How a game stands.

    Attributes:
        table: The state, every secret included: the engine's own, for nobody else to rely on.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def catalogue(self) -> Catalogue:
        """The cards of the game, by index."""
        return self.table.catalogue

    @property
    def rules(self) -> Rules:
        """The edition and the options that are played."""
        return self.table.rules

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.table.turn

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.table.turns

    @property
    def levels(self) -> tuple[int, ...]:
        """The munchkins' Levels, by seat."""
        return self.table.levels

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The offers that are open, promised hand cards included."""
        return self.table.offers

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.table.winners)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; more than one where a victory is shared."""
        return list(self.table.winners)

    @property
    def stamp(self) -> int:
        """A number that grows whenever anything changed."""
        return self.table.stamp

    def from_left_of(self, seat: int) -> list[int]:
        """The living seats clockwise from the left of a seat, itself last if alive (TABLE-10)."""
        return self.table.from_left_of(seat)

    # What the game waits for.

    @property
    def waiting(self) -> list[tuple[int, str, int]]:
        """Whose answer is due: (seat, kind of question, question id), in asking order.

        Somebody's always is until the game is over. In a window all who have still to pass are
        there.
        """
        t = self.table
        if t.winners:
            return []
        f = t.top
        due: list[tuple[int, str, int]] = []
        if has_offers_due(t):
            due = [(o.to, "offer", o.id) for o in t.offers]
        kind = QUESTIONS[f.asks]
        if f.kind == WINDOW:
            for s in still_to_pass(t, cast(Window, f)):
                due.append((s, kind, f.question))
        else:
            due.append((f.seat, kind, f.question))
        return due

    @property
    def first_asked(self) -> int:
        """The seat whose answer is due first, while the game is not over."""
        return first_asked(self.table)

    @property
    def mover(self) -> int:
        """The seat that has the move and does what it likes; -1: a question or a window is open."""
        f = self.table.top
        return f.seat if f.kind == PROMPT else -1

    @property
    def is_opening(self) -> bool:
        """Whether somebody lays out the first cards of a munchkin, before any turn of his."""
        return self.table.top.asks == Q_OPENING

    @property
    def window(self) -> int:
        """The id of the question in the window that is open; 0: none is."""
        window = window_on_top(self.table.stack)
        return 0 if window is None else window.question

    def has_orders(self, seat: int, orders: SetOrders) -> bool:
        """Whether these standing orders are the seat's already."""
        return self.table.orders[seat] == orders.passes | max(0, orders.unless) << 4

    # The fight at hand.

    @property
    def is_fighting(self) -> bool:
        """Whether there is a combat."""
        return self.table.combat is not None

    @property
    def fighter(self) -> int:
        """Who fights a monster, with a helper or without; -1: nobody does."""
        combat = self.table.combat
        return combat.fighter if combat is not None and combat.monsters else -1

    @property
    def fighters(self) -> list[int]:
        """Who wins or loses the combat: the fighter, and the helper if there is one."""
        combat = self.table.combat
        return [] if combat is None else [s for s in (combat.fighter, combat.helper) if s >= 0]

    @property
    def munchkins_lead(self) -> bool:
        """Whether the munchkins would win the fight as it stands, ties included (COMBAT-3)."""
        return munchkins_lead(self.table)

    def is_behind(self, seat: int) -> bool:
        """Whether a seat loses its own fight as it stands, while everybody may still change it: no
        wait closes over it then (TABLE-3).
        """
        return is_behind(self.table, seat)

    def strengths(self) -> Strengths:
        """Both sides of the fight at hand, itemised."""
        return itemised(self.table)

    # What was told.

    @property
    def events_so_far(self) -> int:
        """How many events everybody was shown, in full or in part; 0: that is not kept."""
        t = self.table
        return t.shown[-1] + t.logged + len(t.events) - t.read[-1] if t.histories else 0

    def history(self, seat: int) -> list[Event]:
        """What a seat was shown, in order; -1: spectators."""
        t = self.table
        if not t.histories:
            return []
        history = history_of(t, seat)
        return history[: t.shown[seat]]

    def farthest_count(self) -> int:
        """The number of the state that is farthest from 0: how far turns, questions, offers or
        anything else has been counted.
        """
        return max([abs(number) for number in table_numbers(self.table)])
