"""What happened, as sentences. The reader is "you"; hidden cards show their backs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import MONSTER
from kickdoor.engine import (
    EVENT_KINDS,
    EVENTS,
    SEXES,
    SIDES,
    BodyLooted,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardsShown,
    CardTaken,
    CharityGiven,
    CombatLost,
    CombatWon,
    DeckReshuffled,
    DiceRolled,
    FightDeclared,
    HelpAsked,
    HelpOffered,
    ItemsSold,
    LevelChanged,
    PowerUsed,
    SexChanged,
    Traded,
    TradeOffered,
)
from kickdoor.words.naming import (
    Scene,
    Values,
    all_called,
    called,
    deck_word,
    definition_of,
    money,
    power_name,
    seat_name,
    yes_no,
)
from kickdoor.words.offer_terms import terms_phrase
from kickdoor.words.variant import is_hopeless

if TYPE_CHECKING:
    from kickdoor.engine import Event
    from kickdoor.words.book import Book

Told = tuple[str, Values]


def message_of(kind: int) -> str:
    """The message for a kind of event: `CardDrawn` is told by `event-card-drawn`."""
    return _MESSAGES[kind]


_MESSAGES: Final = tuple(
    "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in EVENTS
)


# The fields of a kind that say what every event does, under a name of their own: seats and the card
# it is about; and those that say something else.
_COMMON: Final = {"seat": "who", "other": "other", "card": "card"}  # by column
_KNOWN: Final[tuple[tuple[tuple[str, str], ...], ...]] = tuple(
    [
        tuple([(f.name, _COMMON[f.column]) for f in kind.fields if f.column in _COMMON])
        for kind in EVENT_KINDS
    ]
)
_SAID: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([f.name for f in kind.fields if f.column not in _COMMON]) for kind in EVENT_KINDS]
)


class Teller:
    """One event about to be told: the book, the table, the event and who reads."""

    def __init__(self, book: Book, scene: Scene, e: Event, reader: int) -> None:
        self.book = book
        self.scene = scene
        self.e = e
        self.reader = reader

    def values(self) -> Values:
        """What every message may use: who reads it, and every field of the event by its name."""
        e, book, scene = self.e, self.book, self.scene
        seat, other = e.seats()
        values: Values = {
            "you": "nobody" if seat < 0 else yes_no(seat == self.reader),
            "who": seat_name(book, scene, seat),
            "them": yes_no(other >= 0 and other == self.reader),
            "other": seat_name(book, scene, other),
        }
        values |= called(book, scene, "card", e.card_of())
        for name, known in _KNOWN[e.kind]:
            values[name] = values[known]
        for name in _SAID[e.kind]:
            value: object = getattr(e, name)
            if isinstance(value, bool):
                values[name] = yes_no(value)
            elif isinstance(value, int):
                values[name] = value
            else:
                assert isinstance(value, tuple)
                values |= self.all_called(name, value)
        return values

    def all_called(self, name: str, cards: Sequence[int]) -> Values:
        return all_called(self.book, self.scene, name, cards)


def event(book: Book, scene: Scene, e: Event, reader: int) -> str:
    """The event as its reader is told it; reader -1 is a spectator."""
    teller = Teller(book, scene, e, reader)
    values = teller.values()
    variant, more = of_its_own(teller)
    return book.fill(message_of(e.kind) + variant, values | more)


# What single kinds need besides: a variant of the message, and what no field of theirs says.


def of_its_own(t: Teller) -> Told:
    """Asked by `isinstance`, which compiles to a comparison; `match` does not."""
    told = _of_cards(t)
    if told is None:
        told = _of_fights(t)
    return ("", {}) if told is None else told


def _of_cards(t: Teller) -> Told | None:
    e = t.e
    if isinstance(e, (CardDrawn, CardDiscarded)):
        return "", t.all_called("cards", [e.card])
    if isinstance(e, CardPlayed):
        return _played(t, e)
    if isinstance(e, CardTaken):
        return "-from" if e.giver >= 0 else "", t.all_called("cards", [e.card])
    if isinstance(e, CardsShown):
        return "-to" if e.to >= 0 else "", {}
    if isinstance(e, CharityGiven):
        return "" if e.receiver >= 0 else "-nobody", {}
    if isinstance(e, BodyLooted):
        return "" if e.card != -1 and e.dead >= 0 else "-bare", {}
    if isinstance(e, (TradeOffered, Traded)):
        return _swap(e.given, e.taken), {}
    if isinstance(e, DeckReshuffled):
        return "", {"deck": deck_word(e.deck)}
    if isinstance(e, ItemsSold):
        return "", {"money": money(t.scene)}
    if isinstance(e, PowerUsed):
        return _used(t, e)
    return None


def _of_fights(t: Teller) -> Told | None:
    e = t.e
    if isinstance(e, (CombatWon, CombatLost)):
        return "-together" if e.helper >= 0 else "", {}
    if isinstance(e, (HelpAsked, HelpOffered)):
        promised = (-1,) * e.hand_cards  # from the hand, which is nobody else's business
        return "", {"terms": terms_phrase(t.book, t.scene, e.treasures, (), e.items, promised)}
    if isinstance(e, FightDeclared):
        is_lost = not e.fights and is_hopeless(t.scene, [e.seat])
        return "", {"fight": "lost" if is_lost else yes_no(e.fights)}
    if isinstance(e, DiceRolled):
        return _rolled(t, e)
    if isinstance(e, LevelChanged):
        return "", {"up": yes_no(e.new > e.old)}
    if isinstance(e, SexChanged):
        return "", {"sex": SEXES[e.sex]}
    return None


def _swap(given: Sequence[int], taken: Sequence[int]) -> str:
    """Whether something is given for something, for nothing, or nothing for something."""
    if not taken:
        return "-gift"
    return "" if given else "-beg"


def _played(t: Teller, e: CardPlayed) -> Told:
    """On somebody else, with further cards, or just so."""
    if e.target >= 0 and e.target != e.seat:
        return "-at", {"target": seat_name(t.book, t.scene, e.target)}
    if e.with_cards:
        return "-with", t.all_called("cards", e.with_cards)
    if e.side:
        return "-side", {"side": SIDES[e.side]}
    return "", {}


def _used(t: Teller, e: PowerUsed) -> Told:
    """On somebody else, or just so."""
    said: Values = {"power": power_name(t.book, t.scene, e.power)}
    if e.target < 0 or e.target == e.seat:
        return "", said
    return "-at", said | {"whom": seat_name(t.book, t.scene, e.target)}


def _rolled(t: Teller, e: DiceRolled) -> Told:
    return _roll_variant(t, e), {"changed": yes_no(e.face != e.total)}


def _roll_variant(t: Teller, e: DiceRolled) -> str:
    """For who comes first, for a card, to get away; or either that or for Bad Stuff."""
    if e.card == -1:
        return "-first"
    if e.card < 0 or definition_of(t.scene, e.card).kind != MONSTER:
        return ""
    return "-against" if has_bad_roll(t.scene, e.card) else "-escape"


def has_bad_roll(scene: Scene, card: int) -> bool:
    """Whether the Bad Stuff of a monster rolls a die, too."""
    return any(step.do == "roll" for step in definition_of(scene, card).bad_stuff)
