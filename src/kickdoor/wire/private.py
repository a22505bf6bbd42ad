"""The sections of a view that are one seat's own: hand, question, offers, what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from kickdoor.engine import words_of_play as w
from kickdoor.engine.act import Act
from kickdoor.engine.acts.registry import ANSWERS
from kickdoor.engine.events import Event
from kickdoor.engine.frames import WINDOW
from kickdoor.engine.game import Game
from kickdoor.engine.naming import act_to_data
from kickdoor.engine.state import HELP_OFFER
from kickdoor.engine.state import Offer as EngineOffer
from kickdoor.engine.words_of_play import PASSES, UNLESS, VERBS
from kickdoor.wire.preview import Foresight
from kickdoor.wire.scene import Scene, target
from kickdoor.wire.view import (
    Asked,
    KnownHand,
    LegalAct,
    LogLine,
    Offer,
    Orders,
    WaitedFor,
    Waiting,
    You,
)
from kickdoor.words import Words
from kickdoor.words.table import trade_line, waiting_line
from kickdoor.words.terms import offer_terms, seen_cards

_encode: Final = msgspec.json.Encoder().encode
WithSeats = Sequence[tuple[int, str, int]]
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


def asked(scene: Scene, waiting: WithSeats, words: Words) -> Asked | None:
    """The first question that the seat is asked, if it is asked any."""
    seat = scene.view.seat
    for who, kind, question in waiting:
        if who == seat:
            text = words.question(kind, scene, seat, question)
            return Asked(kind, question, text, words.progress(scene, seat))
    return None


def waiting_for(scene: Scene, waiting: WithSeats, words: Words) -> Waiting:
    """Who is thinking, in a list and in a sentence."""
    seat = scene.view.seat
    seats = [who for who, _, _ in waiting]
    others = [name for i, name in enumerate(scene.names) if i in seats and i != seat]
    kind = waiting[0][1] if waiting else ""
    text = waiting_line(words.language, others, seat in seats, kind)
    return Waiting([WaitedFor(who, kind) for who, kind, _ in waiting], _passed(scene), text)


def _passed(scene: Scene) -> list[int]:
    """Who has passed in the window that is open; by orders or by hand, it looks the same."""
    stack = scene.view.stack
    mask = stack[-1].regs[0] if stack and stack[-1].kind == WINDOW else 0
    return [seat for seat in range(scene.view.seats) if mask >> seat & 1]


# Trades make the longest lists, and one is said in the same words as long as the game lasts.
KeptTrades = dict[tuple[str, int, Act], Raw]


def legal_acts(
    game: Game, scene: Scene, legal: Sequence[Act], words: Words, trades: KeptTrades
) -> list[LegalAct | Raw]:
    """What the seat may do, each act with its words and what it would come to."""
    foresight = Foresight(scene, words.language)
    made: list[LegalAct | Raw] = []
    for act in legal:
        if act.verb != w.TRADE:
            made.append(legal_act(game, scene, act, words, foresight))
            continue
        key = (words.language, scene.view.seat, act)
        if key not in trades:
            trades[key] = Raw(_encode(legal_act(game, scene, act, words, foresight)))
        made.append(trades[key])
    return made


def legal_act(game: Game, scene: Scene, act: Act, words: Words, foresight: Foresight) -> LegalAct:
    seat = scene.view.seat
    return LegalAct(
        label=words.act(act, scene, seat),
        verb=VERBS[act.verb],
        # Every copy by its own number: so the same act has the same name all along.
        act=act_to_data(game.names, game.catalogue, game.table, act),
        question=game.table.stack[-1].question if act.verb in ANSWERS else 0,
        cards=_made_with(act),
        targets=[target(ref) for ref in _aimed_at(act)],
        preview=foresight.of(act),
    )


def _made_with(act: Act) -> list[int]:
    """The cards that a page lights up for this act."""
    found = [act.card, act.of if act.verb == w.USE else -1, *act.cards]
    return [card for card in dict.fromkeys(found) if card >= 0]


def _aimed_at(act: Act) -> list[int]:
    refs = [*act.on, *act.choose]
    return [*refs, w.REF_SEAT + act.seat] if act.seat >= 0 else refs


def log_lines(scene: Scene, events: Sequence[Event], words: Words) -> list[LogLine]:
    """What happened, as the seat is told it."""
    lines: list[LogLine] = []
    for run, text in words.told(events, scene, scene.view.seat):
        first = run[0]
        shown = [card for e in run for card in (e.card, *e.cards)]
        cards = scene.event_cards(list(dict.fromkeys(shown)) if len(run) > 1 else shown)
        lines.append(LogLine(first.name, text, first.seat, cards, [first.a, first.b]))
    return lines
