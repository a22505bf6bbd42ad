"""The moves of cards that not everybody sees: drawn, taken, given, shown, laid into a deck.

One mask says who knows a card and who is told of it. A seat that did not see a card leave a hand
no longer knows any card of it that could have been that one.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_kinds import CardDrawn, CardTaken
from kickdoor.engine.state.moves import (
    changed,
    emit_secret,
    everyone,
    lose_attachments,
    owner_of,
    put,
    refill,
)
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import DECK, HAND, IN_PLAY, LIMBO, POOL


def forget(t: Table, card: int, seen_by: int) -> None:
    """Those not in the mask saw an unknown card leave a hand: it may have been any of that hand
    and deck.
    """
    seat = owner_of(t, card)
    deck = t.catalogue.cards[card].deck
    keep = seen_by | 1 << seat
    for c in t.hands[seat]:
        if t.catalogue.cards[c].deck == deck:
            t.known[c] &= keep


def give_to_hand(t: Table, card: int, seat: int, seen_by: int) -> None:
    """A card reaches a hand; the mask and its new owner know which. It counts as just received
    (WORD-5).
    """
    was = t.place[card]
    from_hand = HAND <= was < IN_PLAY
    openly = was != DECK or seen_by == everyone(t)
    if from_hand:
        forget(t, card, seen_by | 1 << seat)
    was_known = 0 if from_hand else t.known[card]
    put(t, card, HAND + seat)
    t.known[card] = was_known | seen_by | 1 << seat
    t.received += (card,)
    if t.catalogue.cards[card].must_play:
        t.forced += (card, seat, 1 if openly else 0)
    elif openly and t.catalogue.cards[card].asks_face:
        t.got += (card << 1 | (was in (DECK, POOL, LIMBO)),)


def came_openly(t: Table, card: int) -> bool:
    """Whether a card of a hand that asks for it came there otherwise than face down from a deck."""
    return any(how >> 1 == card for how in t.got)


def give_and_tell(t: Table, cards: tuple[int, ...], seat: int, seen_by: int, event: Event) -> None:
    """Cards reach a hand: the mask and their new owner know which, and are told by the event."""
    mask = seen_by | 1 << seat
    for card in cards:
        give_to_hand(t, card, seat, mask)
    emit_secret(t, event, mask)


def take(t: Table, card: int, seat: int, seen_by: int) -> None:
    """A player takes a card into his hand from a hand, a table, a pile, a pool or a body."""
    robbed = owner_of(t, card)
    lose_attachments(t, card)
    mask = seen_by if robbed < 0 else seen_by | 1 << robbed
    give_and_tell(t, (card,), seat, mask, CardTaken(seat, card, giver=robbed))


def draw_top(t: Table, deck: int) -> int:
    """The top card, lifted into limbo unseen; -1: there is none."""
    if not refill(t, deck):
        return -1
    card = t.decks[deck][-1]
    known = t.known[card]
    put(t, card, LIMBO)
    t.known[card] = known
    return card


def turn_up(t: Table, deck: int) -> int:
    """The top card, lifted into limbo face up; -1: there is none."""
    card = draw_top(t, deck)
    if card >= 0:
        t.known[card] = everyone(t)
    return card


def draw(t: Table, seat: int, deck: int, face_up: bool = False) -> int:
    """A player draws a card into his hand; -1: none is left, or none is for him (TURN-7)."""
    if not t.may_get_cards(seat) or not refill(t, deck):
        return -1
    card = t.decks[deck][-1]
    seen_by = everyone(t) if face_up else 1 << seat
    give_and_tell(t, (card,), seat, seen_by, CardDrawn(seat, card, deck=deck))
    return card


def look(t: Table, cards: Sequence[int], seen_by: int) -> None:
    """These are seen where they lie: the mask knows where they are."""
    for card in cards:
        t.known[card] |= seen_by
    changed(t)


def show(t: Table, cards: tuple[int, ...], seen_by: int, event: Event) -> None:
    """Cards are shown and stay where they are: the mask knows them, and is told by the event."""
    look(t, cards, seen_by)
    emit_secret(t, event, seen_by)
