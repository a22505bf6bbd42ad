"""The sections of a view that are one seat's own: hand, question, offers, log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine.combat import HELP_OFFER
from kickdoor.engine.combat import Offer as EngineOffer
from kickdoor.engine.events import Event
from kickdoor.engine.words_of_play import PASSES, UNLESS
from kickdoor.wire.scene import Scene
from kickdoor.wire.view import (
    Asked,
    KnownHand,
    LogLine,
    Offer,
    Orders,
    You,
)
from kickdoor.words import Words
from kickdoor.words.table import trade_line
from kickdoor.words.terms import offer_terms, seen_cards

_OFFER_KINDS: Final = ("help", "trade")


def you(scene: Scene, words: Words) -> You | None:
    """What only the seat sees; a spectator is nobody."""
    v = scene.view
    if v.seat < 0:
        return None
    known = [
        KnownHand(seat, scene.cards([card for card in hand if card >= 0]))
        for seat, hand in enumerate(v.hands)
        if seat != v.seat and any(card >= 0 for card in hand)
    ]
    orders = v.orders[v.seat]
    combat = v.combat
    return You(
        hand=scene.cards(v.hands[v.seat]),
        known=known,
        open_cards=scene.cards(v.limbo),
        orders=Orders(
            PASSES[orders & 15], [w for i, w in enumerate(UNLESS) if orders >> 4 + i & 1]
        ),
        deal=_offer(scene, combat.deal, words) if combat and combat.deal else None,
    )


def offers(scene: Scene, words: Words) -> list[Offer]:
    return [_offer(scene, offer, words) for offer in scene.view.offers]


def _offer(scene: Scene, o: EngineOffer, words: Words) -> Offer:
    if o.kind == HELP_OFFER:
        text = offer_terms(words.book, scene, o)
    else:
        given = [words.card(scene, card) for card in seen_cards(o.items)]
        taken = [words.card(scene, card) for card in seen_cards(o.cards)]
        text = trade_line(words.language, words.book.listed(given), words.book.listed(taken))
    return Offer(
        o.id, _OFFER_KINDS[o.kind], o.maker, o.to, o.treasures, list(o.picks),
        scene.cards(o.items), scene.cards(o.cards), text,
    )  # fmt: skip


def asked(scene: Scene, seat: int, question: tuple[int, str, int], words: Words) -> Asked:
    """A question that the seat is asked."""
    _, kind, number = question
    text = words.question(kind, scene, seat, number)
    return Asked(kind, number, text, words.progress(scene, seat))


def log_lines(scene: Scene, events: Sequence[Event], words: Words, reader: int) -> list[LogLine]:
    """What happened, as whoever reads it is told."""
    lines: list[LogLine] = []
    for run, text in words.told(events, scene, reader):
        first = run[0]
        shown = [card for e in run for card in (e.card, *e.cards)]
        cards = scene.event_cards(list(dict.fromkeys(shown)) if len(run) > 1 else shown)
        lines.append(LogLine(first.name, text, first.seat, cards, [first.a, first.b]))
    return lines
