"""What happened, as sentences. The reader is "you"; hidden cards show their backs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

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
    Caught,
    CharityGiven,
    CombatLost,
    CombatWon,
    CurseStruck,
    DeckReshuffled,
    DiceRolled,
    FightDeclared,
    HelpAsked,
    HelpOffered,
    ItemEquipped,
    ItemsSold,
    LevelChanged,
    MonsterKilled,
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
    money,
    power_name,
    seat_name,
    yes_no,
)
from kickdoor.words.offer_terms import terms_phrase

if TYPE_CHECKING:
    from kickdoor.cards.model import Effect
    from kickdoor.engine import Event
    from kickdoor.words.book import Book

Told = tuple[str, Values]
UNTOLD: Final = "mark"  # the verb of an effect that no event tells


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
    variant, more = _more(teller)
    return book.fill(message_of(e.kind) + variant, values | more)


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
            if isinstance(e, ItemEquipped):
                runs[-1].append(e)
        elif runs and _goes_on(runs[-1][-1], e):
            runs[-1].append(e)
        elif not _goes_without_saying(e):
            runs.append([e])
    bare = {id(e): variant for e, variant in _bare(scene, events)}
    return [(run, _together(book, scene, run, reader, bare.get(id(run[0]), ""))) for run in runs]


def _bare(scene: Scene, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """The events that came to less than they sound like, each with the variant that says so."""
    over = _is_over_without_a_kill(events)
    found = [] if over is None else [(over, "-empty")]
    found += [(e, "-nothing") for e, after in pairwise(events) if _took_nothing(scene, e, after)]
    return found


def is_untold(steps: Sequence[Effect]) -> bool:
    """Whether some of what a card does is told by no event."""
    return any(step.do == UNTOLD for step in steps)


def _took_nothing(scene: Scene, e: Event, after: Event) -> bool:
    """Whether a Curse or Bad Stuff is over as it begins: next its card goes, or the die is rolled
    for another monster.
    """
    if not isinstance(e, (CurseStruck, Caught)):
        return False
    definition = scene.table.catalogue.cards[e.card].definition
    steps = definition.effects if isinstance(e, CurseStruck) else definition.bad_stuff
    if not steps or is_untold(steps):
        return False
    if isinstance(after, DiceRolled):
        return isinstance(e, Caught) and after.card != e.card
    return isinstance(after, CardDiscarded) and after.seat < 0 and after.card == e.card


def _is_over_without_a_kill(events: Sequence[Event]) -> Event | None:
    """The event that a fight was won in which no monster was left to be beaten."""
    for before, e in pairwise(events):
        if isinstance(e, CombatWon):
            return None if isinstance(before, MonsterKilled) and e.theirs > 0 else e
    return None


def _goes_without_saying(e: Event) -> bool:
    """Whether it is told only of somebody, and is nobody's."""
    return e.seat < 0 and not EVENT_KINDS[e.kind].is_told_of_nobody


def _is_said_by(before: Event, e: Event) -> bool:
    """Whether the sentence before, about the same player and card, says this too."""
    repeats = EVENT_KINDS[e.kind].repeats
    if not repeats or before.seat != e.seat or before.name not in repeats:
        return False
    return e.card_of() in before.all_cards()


def _goes_on(before: Event, e: Event) -> bool:
    """Whether the same player does the same once more."""
    same = before.kind == e.kind and before.seats() == e.seats()
    return same and EVENT_KINDS[e.kind].is_merged


def _together(book: Book, scene: Scene, run: list[Event], reader: int, bare: str = "") -> str:
    first = run[0]
    if bare:
        return book.fill(message_of(first.kind) + bare, Teller(book, scene, first, reader).values())
    if len(run) == 1:
        return event(book, scene, first, reader)
    teller = Teller(book, scene, first, reader)
    if isinstance(first, CardPlayed):
        return book.fill("event-card-played-equipped", teller.values())
    variant = "-from" if isinstance(first, CardTaken) and first.giver >= 0 else ""
    values = teller.values() | teller.all_called("cards", [e.card_of() for e in run])
    return book.fill(message_of(first.kind) + variant, values)


# What single kinds need besides: a variant of the message, and what no field of theirs says.


def _more(t: Teller) -> Told:
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
        return "", {"fight": yes_no(e.fights)}
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
    variant = "-escape" if e.card >= 0 and _is_monster(t, e.card) else ""
    return variant, {"changed": yes_no(e.face != e.total)}


def _is_monster(t: Teller, card: int) -> bool:
    return t.scene.table.catalogue.cards[card].level > 0
