"""A whole table invented from a view alone: its seat could not tell it from the true one.

Unknown cards are dealt at random into the unknown slots, Doors into Doors' and Treasures into
Treasures'. Chance gets a fresh seed, other seats have no standing orders and know their own hands
only: of what cannot be known, the plainest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mypy_extensions import mypyc_attr

from kickdoor.cards.model import DOOR, TREASURE
from kickdoor.engine.frames.frame import Exchange
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.state.knowledge import bit_of, is_hidden
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.state_fields import believe_public
from kickdoor.engine.state.table import PHASE_OPENING, Table, with_one
from kickdoor.engine.views.history import keep_histories
from kickdoor.engine.views.view import DOOR_BACK, FRAME_DOOR, UNKNOWN, SeatView
from kickdoor.engine.words_of_play import DECK, HAND, IN_PLAY, LIMBO, REF_SEAT, SEXES

if TYPE_CHECKING:
    from kickdoor.engine.game import Game


class Chooser(Protocol):
    """What is asked of a source of randomness; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...


def determinize(view: SeatView, rng: Chooser, names: list[str] | None = None) -> Game:
    """A whole game that fits a view: to its seat it looks and plays like the game the view is of.

    What the seat cannot know is invented: hidden cards are dealt at random, chance begins anew, and
    others have no standing orders. So it can be played on to look ahead, and gives nothing away.

    Args:
        view: What the seat sees.
        rng: Where the invented cards and the new seed come from; `random.Random` will do.
        names: What the players are called; `Seat 1` and so on if None.
    """
    return game_of(invent(view, rng), names)


def game_of(table: Table, names: list[str] | None) -> Game:
    """The game at an invented table."""
    from kickdoor.engine.game import Game, Seat

    seats = [
        Seat(
            f"Seat {i + 1}" if names is None else names[i],
            sex=SEXES[table.sexes[i]],
            colour=i,
        )
        for i in range(table.seats)
    ]
    return Game.from_table(table, seats)


def invent(view: SeatView, rng: Chooser) -> Table:
    """The table of such a game."""
    t = Table(view.catalogue, view.rules, _seed(rng), view.seats)
    believe_public(t, view)
    t.place = view.place.copy()
    t.orders = view.orders
    t.forced = view.forced
    t.got = view.got
    _deal(t, view, rng)
    _mark_knowledge(t, view)
    if view.combat is not None:
        t.combat = view.combat.copy()
        if t.combat.deal is not None:
            t.combat.deal = _offer(t, view, t.combat.deal, rng)
    t.offers = tuple([_offer(t, view, offer, rng) for offer in view.offers])
    t.declined = tuple([_offer(t, view, offer, rng) for offer in view.declined])
    t.stack = [frame.copy() for frame in view.stack]
    filled = Filled(t, view, rng)
    for frame in t.stack:
        frame.exchange(filled)
    ask = ask_on_top(t.stack)
    if ask is not None and not ask.high:
        ask.high = max(ask.low, t.stack[-2].at_most(t, ask), len(ask.chosen) + 1)
    _copy_history(t, view)
    return t


def _seed(rng: Chooser) -> bytes:
    return b"".join([rng.randrange(1 << 32).to_bytes(4, "little") for _ in range(8)])


def _deal(t: Table, view: SeatView, rng: Chooser) -> None:
    """Fills every back in the view with a card the seat has not seen."""
    unseen = [_unseen(view, DOOR, rng), _unseen(view, TREASURE, rng)]
    kept_back = [_kept_back(view, cards) for cards in unseen]
    for seat in _fighter_first(view):
        promised = _promised(view, seat)
        hand = [_taken(card, unseen, kept_back, promised) for card in view.hands[seat]]
        for card in hand:
            t.place[card] = HAND + seat
        hand.sort()
        t.hands = with_one(t.hands, seat, tuple(hand))
        t.received += tuple(_received(view, seat, hand))
    for deck in range(2):
        unseen[deck] += kept_back[deck]
        _shuffle(unseen[deck], rng)
    t.limbo = [_taken(card, unseen, unseen, []) for card in view.limbo]
    for card in t.limbo:
        t.place[card] = LIMBO
    t.decks = [[_taken(card, unseen, unseen, []) for card in deck] for deck in view.decks]
    for cards in t.decks:
        for card in cards:
            t.place[card] = DECK


def _unseen(view: SeatView, deck: int, rng: Chooser) -> list[int]:
    """The cards of a deck whose place the seat does not know, shuffled."""
    cards = [
        card
        for card, place in enumerate(view.place)
        if place == UNKNOWN and view.catalogue.cards[card].deck == deck
    ]
    _shuffle(cards, rng)
    return cards


def _kept_back(view: SeatView, unseen: list[int]) -> list[int]:
    """Takes out the cards that nobody can have in his hand: they are played when got (TIMING-9)."""
    if view.phase == PHASE_OPENING:
        return []
    kept = [card for card in unseen if view.catalogue.cards[card].must_play]
    for card in kept:
        unseen.remove(card)
    return kept


def _shuffle(cards: list[int], rng: Chooser) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.randrange(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _fighter_first(view: SeatView) -> list[int]:
    """All seats; the fighter may have promised cards that nobody else must get."""
    first = 0 if view.combat is None else view.combat.fighter
    return [first, *[seat for seat in range(view.seats) if seat != first]]


def _promised(view: SeatView, seat: int) -> list[int]:
    """Cards that this seat has promised to ours: unseen, they are in its hand (HELP-2)."""
    if view.combat is None or view.combat.fighter != seat:
        return []
    deals = list(view.offers)
    if view.combat.deal is not None:
        deals.append(view.combat.deal)
    return [
        card
        for offer in deals
        if offer.kind == HELP_OFFER
        for card in offer.cards
        if card >= 0 and view.place[card] == UNKNOWN
    ]


def _taken(card: int, unseen: list[list[int]], last: list[list[int]], wanted: list[int]) -> int:
    """The card itself, or for a back an unseen one: a wanted one first, the kept ones last."""
    if card >= 0:
        return card
    deck = DOOR_BACK - card
    rest = unseen[deck] or last[deck]
    for better in wanted:
        if better in rest:
            rest.remove(better)
            return better
    return rest.pop()


def _received(view: SeatView, seat: int, hand: list[int]) -> list[int]:
    """The cards just received (WORD-5), of others' any that fit the backs."""
    known = [card for card in view.received[seat] if card >= 0]
    rest = [card for card in hand if card not in known and view.place[card] == UNKNOWN]
    return [_next_with_back(view, back, rest) for back in view.received[seat]]


def _next_with_back(view: SeatView, back: int, cards: list[int]) -> int:
    """The first card that shows this back, taken from the list; a card stands for itself."""
    if back >= 0:
        return back
    for card in cards:
        if DOOR_BACK - view.catalogue.cards[card].deck == back:
            cards.remove(card)
            return card
    raise AssertionError("a view that shows more backs than there are cards")


def _mark_knowledge(t: Table, view: SeatView) -> None:
    """Everyone knows what lies open and his own hand; ours also what the view knows."""
    full = (1 << t.seats) - 1
    bit = bit_of(view.seat)
    for card, place in enumerate(t.place):
        own = bit if view.place[card] != UNKNOWN else 0
        if HAND <= place < IN_PLAY:
            t.known[card] = own | 1 << place - HAND
        elif place == DECK:
            t.known[card] = own
        elif place == LIMBO and view.place[card] == UNKNOWN:
            t.known[card] = full & ~bit if bit else 0
        else:
            t.known[card] = full


def _offer(t: Table, view: SeatView, offer: Offer, rng: Chooser) -> Offer:
    """The offer with cards of the fighter's hand for the backs of what is promised."""
    if not offer.cards or min(offer.cards) >= 0:
        return offer
    owner = t.combat.fighter if t.combat is not None else offer.maker
    cards = tuple(_from_hand(t, view, owner, [DOOR_BACK - back for back in offer.cards], rng))
    return Offer(
        offer.id, offer.kind, offer.maker, offer.to, offer.treasures, offer.picks, offer.items,
        cards, offer.round,
    )  # fmt: skip


def _from_hand(t: Table, view: SeatView, seat: int, decks: list[int], rng: Chooser) -> list[int]:
    """Different cards of a hand, one of each of these decks."""
    hand = t.hands[seat]
    # What was promised may have left the hand since (HELP-6): then any that the view does not see,
    # and where it sees them all, any other.
    unseen = [c for c, place in enumerate(view.place) if place == UNKNOWN and c not in hand]
    seen = [c for c, place in enumerate(view.place) if place != UNKNOWN and c not in hand]
    seen.sort(key=lambda c: not is_hidden(t, c))  # what lies open is shown, whoever means it
    found: list[int] = []
    for deck in decks:
        for cards in (hand, unseen, seen):
            fitting = [c for c in cards if t.catalogue.cards[c].deck == deck and c not in found]
            if fitting:
                found.append(fitting[rng.randrange(len(fitting))])
                break
    return found


@mypyc_attr(native_class=True)
class Filled(Exchange):
    """Cards in place of the backs that a view has in its frames."""

    def __init__(self, t: Table, view: SeatView, rng: Chooser) -> None:
        self.t = t
        self.view = view
        self.rng = rng

    def one(self, seat: int, privy: int, card: int) -> int:
        if card <= FRAME_DOOR:
            deck = FRAME_DOOR - card
            card = _hidden_card(self.t, self.view, seat, deck)
            if card < 0 <= seat:
                card = _from_hand(self.t, self.view, seat, [deck], self.rng)[0]
        self.mark(privy, card)
        return card

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        backs = [i for i, card in enumerate(cards) if card <= FRAME_DOOR]
        whole = cards.copy()
        if backs:
            decks = [FRAME_DOOR - cards[i] for i in backs]
            found = _from_hand(self.t, self.view, seat, decks, self.rng)
            for i, card in zip(backs, found, strict=True):
                whole[i] = card
        for card in whole:
            self.mark(privy, card)
        return whole

    def mark(self, privy: int, card: int) -> None:
        """Who knows that a card is the one that is meant knows where it is."""
        if 0 <= card < REF_SEAT:
            self.t.known[card] |= privy & ~bit_of(self.view.seat)


def _hidden_card(t: Table, view: SeatView, seat: int, deck: int) -> int:
    """A card the view does not see: being turned up, just received, else in the hand."""
    hand = t.hands[seat] if seat >= 0 else []
    for cards in (t.limbo, t.received_by(seat), hand):
        for card in reversed(cards):
            if view.place[card] == UNKNOWN and t.catalogue.cards[card].deck == deck:
                return card
    return -1


def _copy_history(t: Table, view: SeatView) -> None:
    if not view.has_log:
        return
    keep_histories(t)
    t.histories[view.seat] = view.log
    shown = [0] * len(t.shown)
    shown[view.seat] = view.shown
    t.shown = tuple(shown)


__all__ = ["Chooser", "determinize", "game_of", "invent"]
