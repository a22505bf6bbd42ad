"""What happened, as sentences. The reader is "you"; hidden cards show their backs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kickdoor.engine import words_of_play as w
from kickdoor.words.naming import (
    Scene,
    card_name,
    card_names,
    deck_word,
    power_name,
    seat_name,
    yes_no,
)
from kickdoor.words.terms import terms_phrase

if TYPE_CHECKING:
    from kickdoor.engine.events import Event
    from kickdoor.words.book import Book, Value

Values = dict[str, "Value"]
Told = tuple[str, Values]


def message_of(kind: int) -> str:
    """The message for a kind of event: `CardDrawn` is told by `event-card-drawn`."""
    return _MESSAGES[kind]


_MESSAGES: Final = tuple(
    "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in w.EVENTS
)


class Teller:
    """One event about to be told: the book, the table, the event and who reads."""

    def __init__(self, book: Book, scene: Scene, e: Event, reader: int) -> None:
        self.book = book
        self.scene = scene
        self.e = e
        self.reader = reader

    def values(self) -> Values:
        """What nearly every message may use."""
        e, book, scene = self.e, self.book, self.scene
        return {
            "you": "nobody" if e.seat < 0 else yes_no(e.seat == self.reader),
            "who": seat_name(book, scene, e.seat),
            "them": yes_no(e.other >= 0 and e.other == self.reader),
            "other": seat_name(book, scene, e.other),
            "card": card_name(book, scene, e.card),
        }

    def cards(self, cards: Sequence[int]) -> str:
        return card_names(self.book, self.scene, cards)


def event(book: Book, scene: Scene, e: Event, reader: int) -> str:
    """The event as its reader is told it; reader -1 is a spectator."""
    teller = Teller(book, scene, e, reader)
    values = teller.values()
    more = _MORE.get(e.kind)
    message = message_of(e.kind)
    if more is not None:
        variant, extra = more(teller)
        message += variant
        values |= extra
    return book.fill(message, values)


def story(book: Book, scene: Scene, events: Sequence[Event], reader: int) -> list[str]:
    """A run of events in sentences, without those that only repeat what was just said."""
    return [text for _, text in told(book, scene, events, reader)]


def told(
    book: Book, scene: Scene, events: Sequence[Event], reader: int
) -> list[tuple[list[Event], str]]:
    """The same, each sentence with the events it tells."""
    runs: list[list[Event]] = []
    for e in events:
        if runs and _is_said_by(runs[-1][-1], e):
            if e.kind == w.ITEM_EQUIPPED:
                runs[-1].append(e)
        elif runs and _goes_on(runs[-1][-1], e):
            runs[-1].append(e)
        elif not _goes_without_saying(e):
            runs.append([e])
    return [(run, _together(book, scene, run, reader)) for run in runs]


# Two events of one card and player, of which the second is no news.
_REPEATS: Final = frozenset((
    (w.DOOR_KICKED, w.COMBAT_STARTED),
    (w.CARD_PLAYED, w.ITEM_EQUIPPED),
    (w.CARD_DRAWN, w.CARD_TAKEN),
    (w.FOLLOWER_SACRIFICED, w.CARD_DISCARDED),
))  # fmt: skip
_MERGED: Final = frozenset((w.CARD_DRAWN, w.CARD_DISCARDED, w.CARD_TAKEN))


def _goes_without_saying(e: Event) -> bool:
    """What lay in a fight or has just been played is cleared away: nobody needs to be told."""
    return e.kind == w.CARD_DISCARDED and e.seat < 0


def _is_said_by(before: Event, e: Event) -> bool:
    """Whether the sentence before says this too."""
    if e.kind == w.CARD_DISCARDED and before.kind == w.ITEMS_SOLD:
        return e.card in before.cards
    same = before.card == e.card and before.seat == e.seat
    return same and (before.kind, e.kind) in _REPEATS


def _goes_on(before: Event, e: Event) -> bool:
    """Whether the same player does the same once more."""
    same = (before.kind, before.seat, before.other) == (e.kind, e.seat, e.other)
    return same and e.kind in _MERGED


def _together(book: Book, scene: Scene, run: list[Event], reader: int) -> str:
    first = run[0]
    if len(run) == 1:
        return event(book, scene, first, reader)
    teller = Teller(book, scene, first, reader)
    if first.kind == w.CARD_PLAYED:
        return book.fill("event-card-played-equipped", teller.values())
    variant = "-from" if first.kind == w.CARD_TAKEN and first.other >= 0 else ""
    values = teller.values() | {"cards": teller.cards([e.card for e in run])}
    return book.fill(message_of(first.kind) + variant, values)


# What single kinds need besides: a variant of the message, and more variables.


def _one_card(t: Teller) -> Told:
    return "", {"cards": t.cards([t.e.card])}


def _played(t: Teller) -> Told:
    """On somebody else, with further cards, or just so."""
    e = t.e
    if e.other >= 0 and e.other != e.seat:
        return "-at", {"target": seat_name(t.book, t.scene, e.other)}
    if e.cards:
        return "-with", {"cards": t.cards(e.cards)}
    return "", {}


def _taken(t: Teller) -> Told:
    return "-from" if t.e.other >= 0 else "", {"cards": t.cards([t.e.card])}


def _deck(t: Teller) -> Told:
    return "", {"deck": deck_word(t.e.a)}


def _sums(t: Teller) -> Told:
    return "-together" if t.e.other >= 0 else "", {"ours": t.e.a, "theirs": t.e.b}


def _help(t: Teller) -> Told:
    promised = (-1,) * t.e.b  # cards from the hand, which are nobody else's business
    terms = terms_phrase(t.book, t.scene, t.e.a, (), t.e.cards, promised)
    return "", {"terms": terms}


def _declared(t: Teller) -> Told:
    return "", {"fight": yes_no(t.e.a == 1)}


def _rolled(t: Teller) -> Told:
    e = t.e
    variant = "-escape" if e.card >= 0 and _is_monster(t, e.card) else ""
    return variant, {"face": e.a, "total": e.b, "changed": yes_no(e.a != e.b)}


def _is_monster(t: Teller, card: int) -> bool:
    return t.scene.table.catalogue.cards[card].level > 0


def _level(t: Teller) -> Told:
    return "", {"up": yes_no(t.e.b > t.e.a), "new": t.e.b}


def _sex(t: Teller) -> Told:
    return "", {"sex": w.SEXES[t.e.a]}


def _looted(t: Teller) -> Told:
    return "" if t.e.card != -1 and t.e.other >= 0 else "-bare", {}


def _sold(t: Teller) -> Told:
    return "", {"cards": t.cards(t.e.cards), "gold": t.e.a, "levels": t.e.b}


def _traded(t: Teller) -> Told:
    e = t.e
    return "", {"given": t.cards(e.cards[: e.a]), "taken": t.cards(e.cards[e.a :])}


def _power(t: Teller) -> Told:
    return "", {"power": power_name(t.book, t.scene, t.e.a)}


def _charity(t: Teller) -> Told:
    return "" if t.e.other >= 0 else "-nobody", {"cards": t.cards(t.e.cards)}


def _shown(t: Teller) -> Told:
    return "-to" if t.e.other >= 0 else "", {"cards": t.cards(t.e.cards)}


_MORE: Final[dict[int, Callable[[Teller], Told]]] = {
    w.CARD_DRAWN: _one_card,
    w.CARD_PLAYED: _played,
    w.CARD_DISCARDED: _one_card,
    w.DECK_RESHUFFLED: _deck,
    w.HELP_ASKED: _help,
    w.HELP_OFFERED: _help,
    w.FIGHT_DECLARED: _declared,
    w.COMBAT_WON: _sums,
    w.COMBAT_LOST: _sums,
    w.DICE_ROLLED: _rolled,
    w.LEVEL_CHANGED: _level,
    w.SEX_CHANGED: _sex,
    w.BODY_LOOTED: _looted,
    w.ITEMS_SOLD: _sold,
    w.TRADED: _traded,
    w.POWER_USED: _power,
    w.CHARITY_GIVEN: _charity,
    w.CARD_TAKEN: _taken,
    w.CARDS_SHOWN: _shown,
    w.TRADE_OFFERED: _traded,
}
