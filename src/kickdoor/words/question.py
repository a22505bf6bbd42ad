"""What a seat is asked, as one line: what is expected of it, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kickdoor.engine import (
    HELP_OFFER,
    REF_KIND,
    REF_MONSTER,
    REF_SEAT,
    STAGE_RUN,
    Offer,
    Table,
    words_of_play as w,
)
from kickdoor.words.naming import (
    Scene,
    Values,
    all_called,
    all_monsters,
    all_referred,
    called,
    money,
    power_name,
    references,
    seat_name,
    yes_no,
)
from kickdoor.words.offer_terms import offer_terms, seen_cards
from kickdoor.words.variant import is_hopeless

if TYPE_CHECKING:
    from kickdoor.words.book import Book

# Kinds that several seats are asked at once.
_WINDOWS: Final = frozenset(kind.id for kind in w.QUESTION_KINDS if kind.put == w.BY_WINDOW)


def question(book: Book, scene: Scene, kind: str, seat: int, id: int = 0) -> str:
    """The line for a kind of question that this seat is asked now; `id` tells offers apart."""
    asked = scene.circumstances
    values = _usual(book, scene, seat)
    more = _MORE.get(kind)
    if more is not None:
        values |= more(book, scene, seat, id)
    own = f"question-{kind}-{asked.asker_id()}"  # what lies under it may make another of it
    return book.fill(own if book.has(own) else f"question-{kind}", values)


def _usual(book: Book, scene: Scene, seat: int) -> Values:
    """What every question's sentence may speak of: the card that asks, how many answers are wanted,
    and whom it is about.
    """
    asked = scene.circumstances
    card, ask, about = asked.asking_card(), asked.ask(), asked.asked_about(seat)
    return called(book, scene, "card", card) | {
        "named": yes_no(card >= 0),
        "low": 1 if ask is None else ask.low,
        "high": 1 if ask is None else ask.high,
        "mine": yes_no(about == seat),
        "who": seat_name(book, scene, about),
        "money": money(scene),
    }


def addressed(scene: Scene, kind: str, seat: int) -> int:
    """Who reads the line as this seat does: the seat itself, or -1 for all whom it is not about,
    where several are asked at once.
    """
    asked = scene.circumstances
    is_shared = kind in _WINDOWS and asked.asked_about(seat) != seat
    return -1 if is_shared and seat not in asked.game_winners() else seat


def progress(book: Book, scene: Scene, seat: int) -> str:
    """What an answer in several parts has so far, and how much of it is wanted; often nothing."""
    ask = scene.circumstances.ask()
    if ask is None or ask.seat != seat:
        return ""
    parts: list[str] = []
    low, high = ask.low, ask.high
    if low == high and high > 1:
        parts.append(book.say("how-many-exactly", count=high))
    elif high > 1:
        parts.append(book.say("how-many", low=low, high=high))
    if ask.chosen:
        parts.append(book.say("so-far", cards=references(book, scene, ask.chosen, seat)))
        gold = scene.circumstances.sale_so_far()
        if gold is None and scene.circumstances.worth_wanted():
            cards = scene.table.catalogue.cards
            gold = sum(cards[card].gold for card in ask.chosen if card < len(cards))
        if gold is not None:
            parts.append(book.say("so-far-gold", gold=gold, money=money(scene)))
    return " ".join(parts)


def open_offer(t: Table, seat: int, id: int = 0, maker: int = -1) -> Offer | None:
    """The offer that the seat is asked about: by its id, by who made it, or the first."""
    for offer in t.offers:
        if offer.to == seat and id in (0, offer.id) and maker in (-1, offer.maker):
            return offer
    return None


def _charity(book: Book, scene: Scene, seat: int, id: int) -> Values:
    held, limit = len(scene.table.hands[seat]), scene.circumstances.hand_limit(seat)
    return {"held": held, "limit": limit}


def _end(book: Book, scene: Scene, seat: int, id: int) -> Values:
    return {"charity": yes_no(scene.circumstances.excess(seat) > 0)}


def _worth(book: Book, scene: Scene, seat: int, id: int) -> Values:
    """What has to be reached together."""
    return {"worth": scene.circumstances.worth_wanted()}


def _discard(book: Book, scene: Scene, seat: int, id: int) -> Values:
    values = _worth(book, scene, seat, id)
    paid = scene.circumstances.paid_for()
    if paid is None:
        return values
    about, kind = "none", paid.target & REF_KIND if paid.target >= 0 else -1
    owner = paid.whom(scene.table)
    if kind in (REF_SEAT, REF_MONSTER):
        about = "aimed"
    elif kind == 0 and scene.table.place[paid.target] >= w.IN_PLAY:
        about = "aimed" if owner == seat else "owned"
    power = power_name(book, scene, paid.power) if paid.power >= 0 else ""
    values |= {"power": power, "by": "power" if power else "card", "about": about}
    values["owner"] = seat_name(book, scene, owner)
    return values | all_referred(book, scene, "aim", [paid.target], seat)


def _yes_no(book: Book, scene: Scene, seat: int, id: int) -> Values:
    count, cards = scene.circumstances.raised()
    return {"count": count} | all_called(book, scene, "cards", cards)


def _offer(book: Book, scene: Scene, seat: int, id: int) -> Values:
    t = scene.table
    offer = open_offer(t, seat, id)
    if offer is None:
        return {"help": "none"}
    given, taken = seen_cards(offer.items), seen_cards(offer.cards)
    values: Values = {"help": "trade", "who": seat_name(book, scene, offer.maker), "terms": ""}
    values |= all_called(book, scene, "given", given) | all_called(book, scene, "taken", taken)
    if offer.kind == HELP_OFFER:
        fights = t.combat is not None and t.combat.fighter == seat
        values["help"] = "offered" if fights else "asked"
        values["terms"] = offer_terms(book, scene, offer)
    elif not (given and taken):
        values["help"] = "gift" if given else "beg"
    return values


def _roll(book: Book, scene: Scene, seat: int, id: int) -> Values:
    roll = scene.circumstances.roll()
    face, more = (roll.face, roll.added) if roll is not None else (0, 0)
    rolled = "no"
    if roll is not None and roll.is_open():
        rolled = "changed" if more else "plain"
    return {"rolled": rolled, "face": face, "total": face + more}


def _wait(book: Book, scene: Scene, seat: int, id: int) -> Values:
    combat, sums = scene.table.combat, scene.strengths()
    runs = combat is not None and combat.stage == STAGE_RUN
    is_lost = combat is not None and runs and is_hopeless(scene, combat.losers)
    winners = [] if runs else scene.circumstances.game_winners()
    stage = "win" if winners else "fight"
    return {
        "stage": "caught" if is_lost else "run" if runs else stage,
        "ours": sums.ours,
        "theirs": sums.theirs,
        "winner": book.listed([seat_name(book, scene, one) for one in winners if one != seat]),
        "count": len(winners) if winners else 1,
        "wins": "yes" if seat in winners else "no",
    }


def _fight(book: Book, scene: Scene, seat: int, id: int) -> Values:
    sums = scene.strengths()
    return all_monsters(book, scene) | {
        "ahead": yes_no(scene.circumstances.munchkins_lead()),
        "ours": sums.ours,
        "theirs": sums.theirs,
    }


def _body(book: Book, scene: Scene, seat: int, id: int) -> Values:
    dead = [one for one, is_dead in enumerate(scene.table.dead) if is_dead and one != seat]
    return {"names": book.listed([seat_name(book, scene, one) for one in dead]), "count": len(dead)}


# What the sentences of some kinds speak of beside the usual.
_MORE: Final[dict[str, Callable[[Book, Scene, int, int], Values]]] = {
    "charity": _charity,
    "discard": _discard,
    "choose-item": _worth,
    "end": _end,
    "yes-no": _yes_no,
    "offer": _offer,
    "answer-roll": _roll,
    "wait": _wait,
    "fight": _fight,
    "loot-body": _body,
}
