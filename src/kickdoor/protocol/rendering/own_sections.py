"""The sections of a view that are one seat's own: hand, question, offers, log; and who is waited
for, which whoever is asked reads otherwise than the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Raw

from kickdoor.engine import HELP_OFFER, PASSES, UNLESS, Event, Offer as EngineOffer, Own
from kickdoor.protocol.raw_messages import RawWaiting, encode
from kickdoor.protocol.rendering.around import NOT_AUTOMATIC
from kickdoor.protocol.rendering.game_moment import GameMoment
from kickdoor.protocol.rendering.scene import Scene
from kickdoor.protocol.view_messages import Asked, KnownHand, LogLine, Offer, Orders, You
from kickdoor.words.bargaining import swap
from kickdoor.words.book import Book
from kickdoor.words.offer_terms import offer_terms, seen_cards
from kickdoor.words.question import progress, question as question_text
from kickdoor.words.story import told
from kickdoor.words.table_talk import waiting_line

WAITS_KEPT: Final = 256
_OFFER_KINDS: Final = ("help", "trade")

# Language, whether who reads is among them, and by kind of question who else is, as a mask.
WaitKey = tuple[str, bool, tuple[tuple[str, int], ...]]


def you(own: Own, scene: Scene, book: Book, asking: str) -> You:
    """What only the seat sees, said in words by what all see."""
    orders = own.orders
    return You(
        hand=scene.cards(own.hand),
        known=[KnownHand(who, scene.cards(cards)) for who, cards in own.known.items()],
        open_cards=scene.cards(own.limbo),
        orders=Orders(
            PASSES[orders & 15], [w for i, w in enumerate(UNLESS) if orders >> 4 + i & 1]
        ),
        deal=_offer(scene, own.deal, book) if own.deal is not None else None,
        asking=asking,
    )


def offers(scene: Scene, seen: Sequence[EngineOffer], book: Book) -> list[Offer]:
    """The open offers, as the seat may know them."""
    return [_offer(scene, offer, book) for offer in seen]


def _offer(scene: Scene, o: EngineOffer, book: Book) -> Offer:
    if o.kind == HELP_OFFER:
        text = offer_terms(book, scene, o)
    else:
        text = swap(book, scene, "offer-trade", seen_cards(o.items), seen_cards(o.cards), "")
    return Offer(
        o.id, _OFFER_KINDS[o.kind], o.maker, o.to, o.treasures, list(o.picks),
        scene.cards(o.items), scene.cards(o.cards), text,
    )  # fmt: skip


def asked(
    scene: Scene, seat: int, question: tuple[int, str, int], book: Book, automatic: int
) -> Asked:
    """A question that the seat is asked, or that is answered by itself after so many ms."""
    _, kind, number = question
    facts = scene.circumstances
    card, ask, about = facts.asking_card(), facts.ask(), facts.asked_about(seat)
    made = Asked(
        kind, number, question_text(book, scene, kind, seat, number), progress(book, scene, seat),
        automatic != NOT_AUTOMATIC, max(0, automatic),
        scene.card(card) if card >= 0 else None, about == seat, about,
    )  # fmt: skip
    if ask is not None and ask.seat == seat:
        made.least, made.most, made.chosen = ask.low, ask.high, len(ask.chosen)
    return made


class Waits:
    """The sentences about waiting of one table. Every pass changes who is waited for, so what is
    sent of it is put together from sentences that were made before.
    """

    def __init__(self) -> None:
        self._texts: dict[WaitKey, Raw] = {}

    def data(self, at: GameMoment, seat: int, language: str) -> Raw:
        """Whom the table waits for, as one of them reads it; -1: anybody else."""
        text = self._text(at, seat, language)
        return Raw(encode(RawWaiting(at.awaited(), at.passed(), text)))

    def _text(self, at: GameMoment, seat: int, language: str) -> Raw:
        is_mine = False
        told = 0  # as a mask: who is waited for twice is named once
        by_kind: dict[str, int] = {}
        for who, kind, _ in at.shown_waits():
            if who == seat:
                is_mine = True
            elif not told >> who & 1:
                told |= 1 << who
                by_kind[kind] = by_kind.get(kind, 0) | 1 << who
        key = (language, is_mine, tuple(by_kind.items()))
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= WAITS_KEPT:
                self._texts.clear()
            text = self._texts[key] = Raw(encode(waiting_text(key, at.names, at.world)))
        return text


def waiting_text(key: WaitKey, names: Sequence[str], world: str) -> str:
    """The sentence that is kept by this key."""
    language, is_mine, by_kind = key
    waits = [
        (kind, [name for who, name in enumerate(names) if others >> who & 1])
        for kind, others in by_kind
    ]
    return waiting_line(language, waits, is_mine, world)


def log_lines(scene: Scene, events: Sequence[Event], book: Book, reader: int) -> list[LogLine]:
    """What happened, as whoever reads it is told: act by act, so that it is told later as it was
    at the time.
    """
    begun = [i for i, e in enumerate(events) if e.begins and i]
    lines: list[LogLine] = []
    for begin, end in zip([0, *begun], [*begun, len(events)], strict=True):
        for run, text in told(book, scene, events[begin:end], reader):
            lines.append(_line(scene, run, text))
    return lines


def acts_in(events: Sequence[Event], size: int) -> Iterator[Sequence[Event]]:
    """Whole acts, so many events or a few more at a time: told apart they read as told together."""
    begin = 0
    for i, event in enumerate(events):
        if event.begins and i - begin >= size:
            yield events[begin:i]
            begin = i
    yield events[begin:]


def _line(scene: Scene, run: list[Event], text: str) -> LogLine:
    first = run[0]
    shown = [card for e in run for card in e.all_cards()]
    cards = scene.event_cards(list(dict.fromkeys(shown)) if len(run) > 1 else shown)
    _, seat, _, _, a, b, _ = first.row()
    return LogLine(first.name, text, seat, cards, [a, b])
