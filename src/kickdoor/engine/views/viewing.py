"""What whoever shows a game asks of it after every act: what everybody sees, what one seat sees
besides, what was told; and, so that nothing is made twice, whether anything is another than before.
"""

from __future__ import annotations

from kickdoor.engine.events.event import Event
from kickdoor.engine.game import Game
from kickdoor.engine.queries.under_way import answered_so_far, question_on_top, who_has_passed
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.state.state_fields import badged
from kickdoor.engine.views.history import all_histories
from kickdoor.engine.views.public_view import PublicView
from kickdoor.engine.views.view import Own, known_to_others, seen_offers
from kickdoor.engine.words_of_play import OUT


def moment_key(game: Game) -> tuple[object, ...]:
    """Another one whenever more has happened than a pass, and when what was told has been put away.
    To be compared, not shown: it tells of orders too.
    """
    t = game.table
    fight = None if t.combat is None else (t.combat.stage, t.combat.fighter, t.combat.helper)
    offers = tuple([offer.id for offer in t.offers])
    return (
        t.stamp, t.logged, t.turns, t.turn, t.phase, fight, offers, len(t.winners), t.orders,
        badged(t),
    )  # fmt: skip


def answer_key(game: Game) -> tuple[int, tuple[int, ...]]:
    """The question that the game waits in, 0 if in none, and what of an answer in several parts is
    there. To be compared, not shown: the cards may be another's.
    """
    stack = game.table.stack
    return (question_on_top(stack), answered_so_far(stack))


def seats_passed(game: Game) -> list[int]:
    """Who has passed in the window that is open, by orders or by hand."""
    mask = who_has_passed(game.table.stack)
    return [seat for seat in range(game.table.seats) if mask >> seat & 1]


def has_every_card(game: Game) -> bool:
    """Whether all cards of the catalogue are in the game: of one that was laid, some may be out."""
    return OUT not in game.table.place


def public_view(game: Game, last: PublicView | None = None) -> PublicView:
    """What everybody sees now; one that was made of this game before is brought up to date. It is
    to be looked at, never written on: what lies open in it are the game's own lists.
    """
    if last is None:
        return PublicView(game.table)
    last.look(game.table)
    return last


class OwnViews:
    """What seats see and others do not, at one moment: one look serves all of them."""

    def __init__(self, game: Game) -> None:
        self._table = game.table
        self._known = known_to_others(game.table)

    def of(self, seat: int) -> Own:
        """What is the seat's own."""
        return Own(self._table, seat, self._known)


def offers_seen(game: Game, seat: int) -> tuple[Offer, ...]:
    """The open offers, as the seat may know them; -1: a spectator."""
    return seen_offers(game.table, seat)


def histories_shown(game: Game) -> tuple[tuple[list[Event], ...], tuple[int, ...]]:
    """What every seat was shown, spectators last, and how much of each list is this game's: copies
    of a game share them.
    """
    histories = tuple(all_histories(game.table))
    return histories, game.table.shown
