"""The events: what follows from their declaration is up to date, and everything they say survives
being stored, sent and kept from those who may not know it.
"""

from __future__ import annotations

import pickle
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kickdoor.cards.model import DOOR, TREASURE
from kickdoor.engine.codec.event_log import LOOSE, EventLog
from kickdoor.engine.codec.event_rows import event_of
from kickdoor.engine.events import event_kinds as events
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_facts import is_by_chance, receiver_of, victim_of
from kickdoor.engine.events.event_fields import (
    A_CARD,
    A_CHANGE,
    A_CURSE,
    A_FIGHT,
    A_LINE,
    ALWAYS,
    BOOL,
    BY_A_BACKSTAB,
    BY_A_CURSE,
    CARD,
    EVENT_KINDS,
    EVENTS,
    NOBODY,
    NOTHING,
    OTHER,
    SEAT,
    TUPLE,
    EventField,
    EventKind,
)
from kickdoor.engine.game import Game
from kickdoor.engine.state.knowledge import SPECTATOR

ROOT = Path(__file__).parent.parent.parent
every_kind = pytest.mark.parametrize("kind", EVENT_KINDS, ids=EVENTS)


def class_of(kind: EventKind) -> Any:
    return getattr(events, kind.name)


def values_of(kind: EventKind, first: int = 3) -> dict[str, Any]:
    """A value for each field, all of them different."""
    found: dict[str, Any] = {}
    for number, field in enumerate(kind.fields, start=first):
        found[field.name] = {BOOL: True, TUPLE: (number, 90 + number)}.get(field.shape, number)
    return found


def test_no_two_kinds_have_one_name_and_each_has_a_class() -> None:
    assert len(set(EVENTS)) == len(EVENTS)
    assert {one.__name__ for one in Event.__subclasses__()} == set(EVENTS)


def test_stored_rows_mean_for_ever_what_they_meant() -> None:
    """The list of what stands in which column grows at its end, and is never changed."""
    tool = runpy.run_path(str(ROOT / "tools" / "event_classes.py"))
    stored, lines = tool["stored"], tool["STORED"].read_text(encoding="utf-8").splitlines()

    assert len(lines) == len(EVENTS)
    assert stored(lines[:-1]).splitlines() == lines
    for wrong in (
        lines[1:],
        [*lines, "Gone seat=seat"],
        [lines[0].replace("a=", "b="), *lines[1:]],
    ):
        with pytest.raises(SystemExit, match="no kind changes its place, no field its column"):
            stored(wrong)


@every_kind
def test_a_kind_says_what_it_is_and_has_one_field_to_a_column(kind: EventKind) -> None:
    columns = [field.column for field in kind.fields]
    assert len(set(columns)) == len(columns)
    assert kind.told.endswith(".")
    assert all(field.told and not field.told.endswith(".") for field in kind.fields)


def test_a_fact_that_nobody_would_miss_must_be_said() -> None:
    seat, card, other = (EventField(column, column, "Something") for column in (SEAT, CARD, OTHER))
    assert EventKind("Slept", "Zzz.", (seat,), is_chance=False, to_read=A_LINE).got_by == NOBODY
    with pytest.raises(AssertionError, match=r"Lent names cards: say who gets them, by got_by, or"):
        EventKind("Lent", "A loan.", (seat, card), is_chance=False, to_read=A_LINE)
    with pytest.raises(AssertionError, match=r"Lent names cards: say whether its seat had them, b"):
        EventKind("Lent", "A loan.", (seat, card), is_chance=False, to_read=A_LINE, got_by="seat")
    with pytest.raises(AssertionError, match=r"Bitten names two players: say whom it harms, by"):
        EventKind("Bitten", "Ouch.", (seat, other), is_chance=False, to_read=A_LINE)
    with pytest.raises(AssertionError, match=r"Barked sounds like 'woof': expected one of"):
        EventKind("Barked", "Woof.", (seat,), is_chance=False, to_read=A_LINE, sound="woof")


@every_kind
def test_facts_are_about_fields_and_kinds_that_there_are(kind: EventKind) -> None:
    seats = {field.name for field in kind.fields if field.column in (SEAT, OTHER)} | {""}
    assert {kind.got_by, kind.harms} <= seats
    assert kind.harms_if in (ALWAYS, BY_A_CURSE, BY_A_BACKSTAB)
    assert kind.to_read in (A_FIGHT, A_CURSE, A_CARD, A_LINE, A_CHANGE, NOTHING)
    assert set(kind.repeats) <= set(EVENTS)


@every_kind
def test_every_field_holds_what_it_was_given(kind: EventKind) -> None:
    values = values_of(kind)
    event = class_of(kind)(**values)
    assert {name: getattr(event, name) for name in values} == values
    assert event.name == kind.name == type(event).__name__
    said = ", ".join(f"{name}={value}" for name, value in values.items())
    assert repr(event) == f"{kind.name}({said})"


@every_kind
def test_everything_survives_being_pickled_and_made_a_row(kind: EventKind) -> None:
    event: Event = class_of(kind)(**values_of(kind))
    for back in (pickle.loads(pickle.dumps(event)), event_of(event.row())):
        assert type(back) is type(event)
        assert back.said() == event.said()
        assert back == event
        assert hash(back) == hash(event)


@every_kind
def test_events_that_differ_in_one_field_are_different(kind: EventKind) -> None:
    values, others = values_of(kind), values_of(kind, first=30)
    event = class_of(kind)(**values)
    for name in values:
        changed = False if values[name] is True else others[name]
        assert class_of(kind)(**values | {name: changed}) != event


@every_kind
@pytest.mark.parametrize("seen_by", [-1, 0, 5])
@pytest.mark.parametrize("begins", [True, False])
def test_everything_survives_the_log(kind: EventKind, seen_by: int, begins: bool) -> None:
    log = EventLog()
    for number in range(LOOSE):
        event: Event = class_of(kind)(**values_of(kind, first=number % 7))
        log.extend([event.marked(seen_by, begins)])
    assert log.pages
    for number, event in enumerate(log.some(0, LOOSE)):
        assert event.said() == tuple(values_of(kind, first=number % 7).values())
        assert (event.name, event.seen_by, event.begins) == (kind.name, seen_by, begins)


@every_kind
def test_a_mask_hides_the_hidden_cards_and_nothing_else(kind: EventKind) -> None:
    faces = Game.new(["Ann", "Bob", "Cid"], seed=1).catalogue.cards
    values = values_of(kind)
    event: Event = class_of(kind)(**values)
    if not any(field.is_hidden for field in kind.fields):
        with pytest.raises(AssertionError, match="hides nothing"):
            event.masked(faces)
        return
    masked = event.masked(faces)
    for field in kind.fields:
        value = values[field.name]
        if field.is_hidden:
            cards = value if isinstance(value, tuple) else (value,)
            backs = tuple(-2 - faces[card].deck for card in cards)
            value = backs if isinstance(value, tuple) else backs[0]
        assert getattr(masked, field.name) == value


def test_a_mask_does_not_tell_the_order_of_the_cards() -> None:
    """Cards lie set by set: a Door after a Treasure would tell that it is of the later one."""
    faces = Game.new(["Ann", "Bob", "Cid"], sets=["munchkin", "star"], seed=1).catalogue.cards
    doors = [i for i, card in enumerate(faces) if card.deck == DOOR]
    treasures = [i for i, card in enumerate(faces) if card.deck == TREASURE]
    given = events.CharityGiven(0, 1, cards=(doors[0], treasures[0], doors[-1], treasures[-1]))
    assert treasures[0] < doors[-1]
    assert given.masked(faces) == events.CharityGiven(0, 1, cards=(-2, -2, -3, -3))


def test_who_is_harmed_hangs_on_the_card_or_the_power() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    catalogue = game.catalogue
    curse = catalogue.by_id["curse-duck-of-doom"][0]
    hat = catalogue.by_id["leather-armor"][0]
    powers = [power.id for power in catalogue.powers]
    stab = powers.index("backstab")
    other = next(n for n, id in enumerate(powers) if id != "backstab")
    harming = [
        events.CardPlayed(0, curse, target=1),
        events.PowerUsed(0, hat, stab, target=1),
        events.ItemStolen(0, hat, 1),
    ]
    harmless = [
        events.CardPlayed(0, curse, target=0),
        events.CardPlayed(0, hat, target=1),
        events.PowerUsed(0, hat, other, target=1),
        events.TheftFailed(0, hat, 1),
        events.Died(0),
    ]
    assert {victim_of(event, catalogue) for event in harming} == {1}
    assert {victim_of(event, catalogue) for event in harmless} == {-1}


def test_who_gets_cards_and_whether_chance_had_a_say_is_told() -> None:
    assert receiver_of(events.CharityGiven(0, 2, (5, 6))) == 2
    assert receiver_of(events.CardDrawn(1, 5, 0)) == 1
    assert receiver_of(events.BodyLooted(1, 5, 0)) == 1
    assert receiver_of(events.ItemStolen(1, 5, 0)) == -1
    assert is_by_chance([events.Died(0), events.DiceRolled(0, 3, 3)])
    assert not is_by_chance([events.Died(0), events.CardPlayed(0, 3)])


def test_only_what_is_declared_hidden_is_told_as_a_secret() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    rng = Random(1)
    for _ in range(300):
        seat = game.waiting[0][0]
        game.apply(seat, rng.choice(game.legal(seat)))
    game.view(SPECTATOR)
    told = game.table.log.some(0, game.table.logged)
    secret = {event.kind for event in told if event.seen_by != -1}
    hidden = {n for n, kind in enumerate(EVENT_KINDS) if any(f.is_hidden for f in kind.fields)}
    assert secret
    assert secret <= hidden


@pytest.mark.pure
def test_the_reference_explains_every_field_of_every_class() -> None:
    page = (ROOT / "docs" / "reference" / "events.md").read_text(encoding="utf-8")
    assert "<!-- classes: kickdoor.engine.events.event.Event -->" in page
    for kind in EVENT_KINDS:
        told = class_of(kind).__doc__ or ""
        assert told.startswith(kind.told[:60])
        for field in kind.fields:
            assert f"\n        {field.name}: {field.told[:60]}" in told
