"""A table as everybody sees it, kept beside the true one: for sentences about what lies open.

It tells what a spectator's view tells, and is made to be asked again and again while a game goes
on: what is open it shares with the true table, what is hidden it holds as backs.
"""

from __future__ import annotations

from kickdoor.engine.state.knowledge import SPECTATOR
from kickdoor.engine.state.state_fields import share_public
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.seat_view import UNKNOWN, OpenTable
from kickdoor.engine.views.view import (
    deck_backs,
    hides,
    seen_hands,
    seen_limbo,
    seen_offer,
    seen_offers,
    seen_stack,
)


class PublicView(OpenTable):
    """To be looked at, never played on: its lists are the true table's own, and `look` brings it up
    to date whenever that has gone on. The true table itself cannot be had from it.

    Attributes:
        hides: Whether what is under way holds something that not everybody may see: a card, or how
            many answers a question allows.
    """

    __slots__ = ("hides",)

    def __init__(self, t: Table) -> None:
        super().__init__(t.catalogue, t.rules, b"", t.seats)
        self.stamp = -1  # of no table: everything is still to be looked at
        self.look(t)

    def look(self, t: Table) -> None:
        """See everything as it is now, on the table that this was made from."""
        # Without a stamp no card moves; one in limbo may be turned up where it lies.
        if self.stamp != t.stamp or t.limbo or self.limbo:
            self._see_cards(t)
        share_public(self, t)
        self.offers = seen_offers(t, SPECTATOR) if t.offers else ()
        self._see_stack(t)
        self._see_fight(t)
        # These hang on open cards alone, so what one has found serves both.
        self.summaries, self.cache_stamp = t.summaries, t.cache_stamp
        self.cache_ours, self.cache_theirs = t.cache_ours, t.cache_theirs

    def _see_cards(self, t: Table) -> None:
        """Where the cards are that lie open; of all others the backs."""
        place = t.place.copy()
        self.decks = deck_backs(t)
        self.hands = tuple([tuple(hand) for hand in seen_hands(t, SPECTATOR)])
        self.limbo = seen_limbo(t, SPECTATOR)
        for zones in (t.decks, t.hands):
            for zone in zones:
                for card in zone:
                    place[card] = UNKNOWN
        for i, card in enumerate(t.limbo):
            if self.limbo[i] < 0:
                place[card] = UNKNOWN
        self.place = place
        self.listed = [None] * t.seats
        self.stamp = t.stamp

    def _see_stack(self, t: Table) -> None:
        """As long as nothing is hidden its frames are the table's own."""
        self.hides = hides(t.catalogue, self.place, SPECTATOR, t.stack)
        if self.hides:
            self.stack = seen_stack(t.catalogue, self.place, SPECTATOR, t.stack)
        else:
            self.stack = t.stack.copy()

    def _see_fight(self, t: Table) -> None:
        combat = t.combat
        if combat is not None and combat.deal is not None:
            deal = seen_offer(t, combat.deal, SPECTATOR)
            if deal is not combat.deal:
                combat = combat.copy()
                combat.deal = deal
        self.combat = combat
