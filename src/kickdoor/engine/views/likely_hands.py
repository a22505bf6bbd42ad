"""Invented tables with hands as players keep them.

`determinize` deals what is unseen with no thought of who holds it. But what can be laid down is
laid down at once, and what is of use later is kept: so some of the unseen cards in hands are
exchanged for others of their deck that are unseen too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from mypy_extensions import mypyc_attr

from kickdoor.engine.queries.under_way import cards_named
from kickdoor.engine.state.moves import changed
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.views.determinize import game_of, invent
from kickdoor.engine.views.seat_view import SeatView

if TYPE_CHECKING:
    from kickdoor.engine.game import Game


class Chance(Protocol):
    """What is asked of a source of randomness; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...

    def random(self) -> float: ...


@mypyc_attr(native_class=True)
class Habits:
    """What players do with the cards that they get.

    Attributes:
        spent: By kind of card, how likely it is that one dealt to somebody would have been laid
            down or thrown.
        kept: The kinds that are held for a better moment.
    """

    def __init__(self, spent: dict[int, float], kept: tuple[int, ...]) -> None:
        self.spent: Final = spent
        self.kept: Final = kept


def imagine(view: SeatView, rng: Chance, habits: Habits, names: list[str] | None = None) -> Game:
    """A game that fits a view, as `determinize` makes one, with likely hands at the other seats."""
    t = invent(view, rng)
    spare = [_spare(t, view, deck, habits) for deck in t.decks]
    fixed = _told(t)
    for seat in range(t.seats):
        if seat != view.seat:
            _exchange_unlikely(t, view, seat, spare, fixed, habits, rng)
    changed(t)
    t.look_again()
    return game_of(t, names)


def _spare(t: Table, view: SeatView, deck: list[int], habits: Habits) -> list[int]:
    """Where in a deck lies what players would keep; what is known to lie there stays."""
    cards = t.catalogue.cards
    return [
        i
        for i, c in enumerate(deck)
        if not view.knows(c) and cards[c].kind in habits.kept and not cards[c].must_play
    ]


def _told(t: Table) -> set[int]:
    """Cards that somebody has promised, or that a question under way is about."""
    offers = [*t.offers, *t.declined]
    if t.combat is not None and t.combat.deal is not None:
        offers.append(t.combat.deal)
    promised = {c for offer in offers for c in offer.cards}
    return promised | cards_named(t.stack)


def _exchange_unlikely(
    t: Table,
    view: SeatView,
    seat: int,
    spare: list[list[int]],
    fixed: set[int],
    habits: Habits,
    rng: Chance,
) -> None:
    """Exchanges what this seat would hardly hold."""
    cards = t.catalogue.cards
    hand = list(t.hands[seat])
    for i, card in enumerate(hand):
        number = cards[card].deck
        is_fixed = view.knows(card) or card in fixed or card in t.received
        if is_fixed or not spare[number]:
            continue
        if rng.random() >= habits.spent.get(cards[card].kind, 0.0):
            continue
        place = spare[number].pop(int(rng.random() * len(spare[number])))
        other = t.decks[number][place]
        t.decks[number][place], hand[i] = card, other
        t.place[card], t.place[other] = t.place[other], t.place[card]
        t.known[card], t.known[other] = t.known[other], t.known[card]
    t.hands = with_one(t.hands, seat, tuple(sorted(hand)))


__all__ = ["Chance", "Habits", "imagine"]
