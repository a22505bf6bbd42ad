"""The terms of an offer as a phrase: Treasures and who picks when, Items, promised cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kickdoor.words.naming import Scene, Values, all_called

if TYPE_CHECKING:
    from kickdoor.engine import Offer
    from kickdoor.words.book import Book


def terms_phrase(
    book: Book,
    scene: Scene,
    treasures: int,
    picks: Sequence[int],
    items: Sequence[int],
    cards: Sequence[int],
) -> str:
    """What a helper gets, as the object of a sentence."""
    parts: list[str] = []
    count = max(treasures, len(picks))
    if count > 0:
        order = _order(scene, count, picks)
        listed = book.listed([str(pick) for pick in picks])
        stake = scene.circumstances.treasures_at_stake()
        said: Values = {"count": count, "order": order, "picks": listed, "stake": stake}
        parts.append(book.fill("terms-treasures", said))
    if items:
        parts.append(book.fill("terms-items", all_called(book, scene, "cards", items)))
    if cards:
        parts.append(book.fill("terms-cards", all_called(book, scene, "cards", cards)))
    return book.listed(parts) if parts else book.say("terms-none")


def _order(scene: Scene, count: int, picks: Sequence[int]) -> str:
    """When the helper picks: first, last, in between, or not said."""
    wanted = sorted(picks)
    if not wanted:
        return "none"
    stake = scene.circumstances.treasures_at_stake()
    if count >= stake > 0:
        return "all"
    if wanted == list(range(1, count + 1)):
        return "first"
    if wanted == list(range(stake - count + 1, stake + 1)):
        return "last"
    return "mixed"


def offer_terms(book: Book, scene: Scene, offer: Offer) -> str:
    """What the helper gets by an offer of help."""
    return terms_phrase(
        book, scene, offer.treasures, offer.picks, offer.items, seen_cards(offer.cards)
    )


def seen_cards(cards: Sequence[int]) -> list[int]:
    """Cards of an offer for a sentence: a view's backs are -1 and -2, an event's -2 and -3."""
    return [card if card >= 0 else card - 1 for card in cards]
