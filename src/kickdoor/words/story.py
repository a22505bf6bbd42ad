"""What happened in one act, as lines of the log: what belongs together shares a sentence, and what
is told apart from the card that it comes of says of which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CURSE, MONSTER
from kickdoor.engine import (
    EVENT_KINDS,
    CardDiscarded,
    CardPlayed,
    CardTaken,
    Caught,
    CombatWon,
    CurseEnded,
    CurseStruck,
    DiceRolled,
    Escaped,
    ItemEquipped,
    LevelChanged,
    MonsterKilled,
    PowerUsed,
    SexChanged,
    TurnBegan,
)
from kickdoor.words.event import Teller, has_bad_roll, message_of, of_its_own
from kickdoor.words.naming import Scene, called, definition_of

if TYPE_CHECKING:
    from kickdoor.cards.model import Effect
    from kickdoor.engine import Event
    from kickdoor.words.book import Book

UNTOLD: Final = "mark"  # the verb of an effect that no event tells
_LATER: Final = "uncaught"  # whom an effect is for that waits until all have run

# What is said in place of the usual message, and the card that it speaks of; -1: its own.
Instead = tuple[str, int]


def story(book: Book, scene: Scene, events: Sequence[Event], reader: int) -> list[str]:
    """A run of events in sentences, without those that only repeat what was just said."""
    return [text for _, text in told(book, scene, events, reader)]


def told(
    book: Book, scene: Scene, events: Sequence[Event], reader: int
) -> list[tuple[list[Event], str]]:
    """The same, each sentence with the events it tells."""
    runs = _runs(events)
    instead = _after_all(scene, events, runs) | _bare(scene, events)
    return [(run, _together(book, scene, run, reader, instead.get(id(run[0])))) for run in runs]


def _runs(events: Sequence[Event]) -> list[list[Event]]:
    """The events that share a sentence."""
    runs: list[list[Event]] = []
    is_cleared = False  # a card has just left the table, and what it did is over
    for e in events:
        if runs and _is_said_by(runs[-1][-1], e):
            if isinstance(e, ItemEquipped):
                runs[-1].append(e)
        elif runs and _is_paid_with(e, runs[-1]):
            runs[-1].insert(0, e)
        elif runs and not is_cleared and _goes_on(runs[-1][0], e):
            runs[-1].append(e)
        elif not _goes_without_saying(e):
            runs.append([e])
        is_cleared = _clears(e)
    return runs


def _is_said_by(before: Event, e: Event) -> bool:
    """Whether the sentence before, about the same player and card, says this too."""
    repeats = EVENT_KINDS[e.kind].repeats
    if not repeats or before.seat != e.seat or before.name not in repeats:
        return False
    return e.card_of() in before.all_cards()


def _is_paid_with(e: Event, run: Sequence[Event]) -> bool:
    """Whether a power was paid for with what has just been discarded."""
    if not isinstance(e, PowerUsed) or not isinstance(run[0], CardDiscarded):
        return False
    return run[0].seat == e.seat and 0 < e.count <= len(run)


def _goes_on(first: Event, e: Event) -> bool:
    """Whether the same player does the same once more."""
    same = first.kind == e.kind and first.seats() == e.seats()
    return same and EVENT_KINDS[e.kind].is_merged


def _goes_without_saying(e: Event) -> bool:
    """Whether it is told only of somebody, and is nobody's."""
    return e.seat < 0 and not EVENT_KINDS[e.kind].is_told_of_nobody


def _clears(e: Event) -> bool:
    return isinstance(e, CardDiscarded) and e.seat < 0


# What came to less than it sounds like.


def _bare(scene: Scene, events: Sequence[Event]) -> dict[int, Instead]:
    over = _is_over_without_a_kill(events)
    found = [] if over is None else [(over, "-empty")]
    found += [(e, "-nothing") for e, after in pairwise(events) if _took_nothing(scene, e, after)]
    return {id(e): (message_of(e.kind) + variant, -1) for e, variant in found}


def _is_over_without_a_kill(events: Sequence[Event]) -> Event | None:
    """The event that a fight was won in which no monster was left to be beaten."""
    for before, e in pairwise(events):
        if isinstance(e, CombatWon):
            return None if isinstance(before, MonsterKilled) and e.theirs > 0 else e
    return None


def _took_nothing(scene: Scene, e: Event, after: Event) -> bool:
    """Whether a Curse or Bad Stuff is over as it begins: next the table is cleared, or it is the
    turn of another monster.
    """
    if isinstance(e, CurseStruck):
        steps = definition_of(scene, e.card).effects
        is_over = _clears(after) and after.card_of() == e.card
    elif isinstance(e, Caught):
        steps = definition_of(scene, e.card).bad_stuff
        is_over = _clears(after) or _is_of_another(e, after)
    else:
        return False
    return is_over and bool(steps) and not is_untold(steps) and not any(map(_waits, steps))


def _is_of_another(e: Caught, after: Event) -> bool:
    """Whether the next monster has its turn, or the next player."""
    if isinstance(after, TurnBegan):
        return True
    is_chase = isinstance(after, (Caught, DiceRolled, Escaped, LevelChanged))
    return is_chase and after.card_of() >= 0 and after.card_of() != e.card


def is_untold(steps: Sequence[Effect]) -> bool:
    """Whether some of what a card does is told by no event."""
    return any(step.do == UNTOLD for step in steps)


def _waits(step: Effect) -> bool:
    return bool(step.args.get("who") == _LATER)


# What is told apart from the card that it comes of says of which.


def _after_all(
    scene: Scene, events: Sequence[Event], runs: Sequence[Sequence[Event]]
) -> dict[int, Instead]:
    found: dict[int, Instead] = {}
    named: set[int] = set()
    for run in runs:
        cause = -1
        if isinstance(run[0], CardDiscarded) and run is runs[0]:
            cause = _cleared_after(scene, events, run[-1])
            if _is_charity(events):
                found[id(run[0])] = ("event-charity-given-nobody", -1)
        elif isinstance(run[0], (DiceRolled, LevelChanged, SexChanged)):
            cause = run[0].card
        if cause >= 0 and cause not in named:
            found[id(run[0])] = (_because(scene, run[0], cause, events), cause)
        named.update(card for e in run for card in e.all_cards())
    return found


def _because(scene: Scene, e: Event, cause: int, events: Sequence[Event]) -> str:
    """The message that names the card."""
    message = message_of(e.kind)
    if not isinstance(e, DiceRolled):
        return f"{message}-by"
    if definition_of(scene, cause).kind != MONSTER:
        return f"{message}-for"
    is_flight = not has_bad_roll(scene, cause) or _is_followed_by_its_outcome(e, events)
    return f"{message}-escape" if is_flight else f"{message}-against"


def _is_followed_by_its_outcome(e: DiceRolled, events: Sequence[Event]) -> bool:
    rest = list(_from(events, e))[1:]
    outcome = rest[0] if rest else None
    return isinstance(outcome, (Caught, Escaped)) and outcome.card == e.card


def _is_charity(events: Sequence[Event]) -> bool:
    """Whether cards were discarded for being too many: with that the turn is over."""
    for e in events:
        if not isinstance(e, (CardDiscarded, CurseEnded)):
            return isinstance(e, TurnBegan)
    return False


def _cleared_after(scene: Scene, events: Sequence[Event], last: Event) -> int:
    """The Curse, or the one monster, that leaves the table as soon as somebody has lost cards; -1:
    there is none, or it is not sure which.
    """
    found: list[int] = []
    for e in list(_from(events, last))[1:]:
        if not _clears(e):
            break
        kind = definition_of(scene, e.card_of()).kind
        if kind == CURSE:
            return e.card_of() if not found else -1
        if kind == MONSTER:
            found.append(e.card_of())
    return found[0] if len(found) == 1 else -1


def _from(events: Sequence[Event], one: Event) -> Iterator[Event]:
    is_there = False
    for e in events:
        is_there = is_there or e is one
        if is_there:
            yield e


# The sentences.


def _together(
    book: Book, scene: Scene, run: Sequence[Event], reader: int, instead: Instead | None
) -> str:
    first = run[0]
    teller = Teller(book, scene, first, reader)
    variant, more = of_its_own(teller)
    message, about = message_of(first.kind) + variant, -1
    values = teller.values() | more
    if isinstance(first, PowerUsed) and len(run) > 1:
        message += "-paid"
        values |= teller.all_called("cards", [e.card_of() for e in run[1:]])
    elif isinstance(first, CardPlayed) and len(run) > 1:
        message = "event-card-played-equipped"
    elif isinstance(first, (CardDiscarded, CardTaken)) or len(run) > 1:
        values |= teller.all_called("cards", [e.card_of() for e in run])
    if instead is not None:
        message, about = instead
    if about >= 0:
        values |= called(book, scene, "card", about)
    return book.fill(message, values)
