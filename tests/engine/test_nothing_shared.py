"""Whatever a game hands out a stranger may scribble on: neither that game nor another notices."""

import random
from array import array
from contextlib import suppress
from typing import Any

import pytest

from kickdoor.engine.acts.act_fields import ACT_KINDS
from kickdoor.engine.acts.act_kinds import PLAIN, AskForHelp, KickDoor
from kickdoor.engine.game import Game
from kickdoor.engine.views.viewing import (
    OwnViews,
    answer_key,
    histories_shown,
    moment_key,
    offers_seen,
    seats_passed,
)
from kickdoor.sealing import fields_of

NAMES = ["Ann", "Bob", "Cid", "Dan"]
REFUSED = (AttributeError, TypeError, ValueError, NotImplementedError)


class Scribbler:
    """Sets every field and empties every container that can be reached from what it is given."""

    def __init__(self) -> None:
        self.seen: dict[int, object] = {}  # kept, so that no number is used twice
        self.classes: set[str] = set()
        self.tried = 0

    def spoil(self, thing: Any) -> None:
        if id(thing) in self.seen:
            return
        self.seen[id(thing)] = thing
        if isinstance(thing, dict):
            for part in [*thing, *thing.values()]:
                self.spoil(part)
            self._try(lambda: thing.__setitem__("scribble", 1), thing.clear)
        elif isinstance(thing, list | array | bytearray):
            for part in [*thing]:
                self.spoil(part)
            self._try(lambda: thing.append(1), lambda: thing.__setitem__(0, 1), thing.reverse)
            self._try(lambda: thing.__delitem__(slice(None)), lambda: thing.extend([1, 2]))
        elif isinstance(thing, set):
            self._try(lambda: thing.add(1), thing.clear)
        elif isinstance(thing, tuple | frozenset):
            for part in thing:
                self.spoil(part)
        elif type(thing).__module__.startswith("kickdoor."):
            self._spoil_fields(thing)

    def _spoil_fields(self, thing: Any) -> None:
        self.classes.add(type(thing).__name__)
        for name in fields_of(thing):
            with suppress(*REFUSED, IndexError):  # a property, of what is spoilt by now
                value = getattr(thing, name)
                self.spoil(value)
                self._try(lambda n=name, v=value: setattr(thing, n, _another(v)))
                self._try(lambda n=name: delattr(thing, n))

    def _try(self, *changes: Any) -> None:
        for change in changes:
            self.tried += 1
            with suppress(*REFUSED):
                change()


def _another(value: Any) -> Any:
    """Another value of the same type, so that no type is in the way."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, tuple | list | bytes | bytearray | dict):
        return type(value)()
    return None


def begun(edition: str, seed: int, acts: int) -> Game:
    """A game in which a few things have happened."""
    game = Game.new(NAMES, edition, seed=seed)
    play(game, acts, seed)
    return game


def play(game: Game, acts: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(acts):
        if game.is_over:
            break
        seat = rng.choice(game.waiting)[0]
        game.apply(seat, rng.choice(game.legal(seat)))


def picture(game: Game) -> list[object]:
    """All that can be seen of a game, and where it goes from there."""
    seats = range(len(NAMES))
    on = game.clone()
    play(on, 60, 3)
    return [
        game.hash(),
        game.waiting,
        game.first_asked,
        (game.mover, game.window, game.is_opening, game.munchkins_lead, game.stamp),
        game.names,
        game.levels,
        [offer.id for offer in game.offers],
        [game.from_left_of(seat) for seat in seats],
        game.events_so_far,
        [[e.row() for e in game.history(seat)] for seat in range(-1, len(NAMES))],
        game.pack(),
        game.farthest_count(),
        game.record.to_json(),
        game.record_from_here().to_json(),
        [[act.key() for act in game.legal(seat)] for seat in seats],
        [game.view(seat).key() for seat in range(-1, len(NAMES))],
        [[(e.row(), e.begins) for e in game.view(seat).history] for seat in seats],
        [(card.id, card.level, card.powers, card.tags) for card in game.catalogue.cards],
        [game.catalogue.name_of(card) for card in range(len(game.catalogue.cards))],
        on.hash(),
        on.record.to_json(),
    ]


def handed_out(game: Game) -> list[object]:
    """Whatever a stranger gets from a game; some of it by going on with a copy."""
    seats = range(len(NAMES))
    views = [game.view(seat) for seat in range(-1, len(NAMES))]
    copy = game.clone()
    seat = copy.waiting[0][0]
    out: list[object] = [
        [game.legal(seat) for seat in seats],
        views,
        [view.history for view in views],
        [view.strengths() for view in views if view.combat is not None],
        [view.open_table() for view in views],
        [game.history(seat) for seat in range(-1, len(NAMES))],
        game.waiting,
        game.names,
        game.seats,
        game.winners,
        game.rules,
        game.levels,
        game.offers,
        [game.from_left_of(seat) for seat in seats],
        game.pack(),
        game.record_from_here(),
        game.act_from_data(seat, "pass"),
        [game.act_to_data(act, seat) for act in game.legal(seat)],
        [OwnViews(game).of(seat) for seat in seats],
        [offers_seen(game, seat) for seat in seats],
        [moment_key(game), answer_key(game), seats_passed(game), histories_shown(game)],
        game.record,
        game.record.acts,
        game.catalogue,
        game.why_not(0, AskForHelp(1)),
        game.why_not(1, KickDoor()),
        copy.apply(seat, copy.legal(seat)[0]),
    ]
    if game.table.combat is not None:
        out.append(game.strengths())
    return out


@pytest.mark.parametrize("edition", ["munchkin", "star"])
@pytest.mark.parametrize("acts", [0, 25, 90])
def test_a_stranger_scribbles_on_everything_and_nobody_notices(edition: str, acts: int) -> None:
    other = "lite" if edition == "munchkin" else "munchkin"
    games = [begun(edition, 5, acts), begun(edition, 6, 40), begun(other, 7, 40)]
    games.append(games[0].clone())
    before = [picture(game) for game in games]
    scribbler = Scribbler()

    for thing in handed_out(games[0]):
        scribbler.spoil(thing)

    assert [picture(game) for game in games] == before
    wanted = {"SeatView", "Catalogue", "Card", "CardDef", "Rules", "Record", "Seat"}
    assert wanted <= scribbler.classes  # so it has been where it should be
    assert scribbler.classes & {kind.name for kind in ACT_KINDS}
    assert scribbler.tried > 10_000


def test_an_act_cannot_be_changed() -> None:
    game = Game.new(NAMES, seed=1)
    act: Any = game.legal(game.waiting[0][0])[0]
    for name in ("verb", "card", "question", "scribble"):
        with pytest.raises(AttributeError):
            setattr(act, name, 7)


@pytest.mark.parametrize("act", PLAIN, ids=repr)
def test_no_field_of_any_act_can_be_changed(act: Any) -> None:
    for name in ("verb", *[field.name for field in act.fields()]):
        with pytest.raises(AttributeError):
            setattr(act, name, getattr(act, name))
        with pytest.raises(AttributeError):
            delattr(act, name)


def test_what_is_shared_says_so() -> None:
    game = Game.new(NAMES, seed=1)
    card: Any = game.catalogue.cards[0]
    with pytest.raises(AttributeError, match="cannot be changed"):
        card.level = 3
    with pytest.raises(TypeError, match="cannot be changed"):
        game.catalogue.cards.append(card)
    with pytest.raises(TypeError, match="cannot be changed"):
        game.catalogue.by_name["scribble"] = 1
