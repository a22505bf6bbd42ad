"""Acts changed at random: what a confused client, a bad bot or a cheat might send.

A refused one must leave the table as it was, and say why in an orderly way. An accepted one is a
legal act that nobody listed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act, Row
from kickdoor.engine.acts.act_fields import COLUMNS
from kickdoor.engine.acts.compose import options, path_to
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.game import Game
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_WORD,
    VERBS,
    WORDS,
)
from kickdoor.errors import ActError, IllegalAct
from kickdoor.lab.in_short import said
from qa.properties import PropertyBroken, demand

_WILD: Final = (-7, -2, 4096, 1 << 19, 1 << 30)


# The columns of an act's key, by name.
KEY: Final = ("verb", *[column.name for column in COLUMNS])


def mutated(act: Act, t: Table, rng: Rng) -> Act:
    """The act with one to three of its fields changed; or it says the same with another verb."""
    values: dict[str, Any] = dict(zip(KEY, act.key(), strict=True))
    own = ["verb", *[field.column for field in act.fields()]]
    count = 1 + int(rng.random() * rng.random() * 3)
    for name in rng.sample(own, min(count, len(own))):
        values[name] = _CHANGES[name](values[name], t, rng)
    if not 0 <= values["verb"] < len(VERBS):
        return Act()
    return act_of_row(cast(Row, tuple(values.values())))


def _some_card(value: object, t: Table, rng: Rng) -> int:
    """Mostly a card that somebody has, sometimes any, sometimes none that exists."""
    chance = rng.random()
    if chance < 0.1:
        return rng.choice(_WILD)
    near = [
        c for zones in (t.hands, t.in_play, t.curses, t.discards) for zone in zones for c in zone
    ]
    if chance < 0.9 and near:
        return rng.choice(near)
    return rng.randrange(-1, len(t.place))


def _some_cards(value: object, t: Table, rng: Rng) -> tuple[int, ...]:
    """One more, one less, one twice, or others."""
    cards = list(value) if isinstance(value, tuple) else []
    chance = rng.random()
    if chance < 0.4:
        cards.insert(rng.randrange(len(cards) + 1), _some_card(value, t, rng))
    elif chance < 0.6 and cards:
        cards.pop(rng.randrange(len(cards)))
    elif chance < 0.7 and cards:
        cards.append(cards[0])
    elif chance < 0.8:
        rng.shuffle(cards)
    else:
        cards = [_some_card(value, t, rng) for _ in range(rng.randrange(4))]
    return tuple(cards)


def _some_ref(t: Table, rng: Rng) -> int:
    kind = rng.randrange(6)
    if kind == 0:
        return REF_SEAT | rng.randrange(t.seats + 1)
    if kind == 1:
        return REF_MONSTER | rng.randrange(4)
    if kind == 2:
        return REF_NUMBER | rng.randrange(8)
    if kind == 3:
        return REF_WORD | rng.randrange(len(WORDS) + 1)
    return _some_card(None, t, rng)


def _some_refs(value: object, t: Table, rng: Rng) -> tuple[int, ...]:
    refs = list(value) if isinstance(value, tuple) else []
    if refs and rng.random() < 0.5:
        refs[rng.randrange(len(refs))] = _some_ref(t, rng)
        return tuple(refs)
    return tuple(_some_ref(t, rng) for _ in range(rng.randrange(3)))


def _some_positions(value: object, t: Table, rng: Rng) -> tuple[int, ...]:
    return tuple(rng.randrange(-1, 7) for _ in range(rng.randrange(4)))


def some_question(t: Table, rng: Rng) -> int:
    """Whatever is open, an old one, one that will come, or nonsense."""
    return rng.choice(
        (0, t.next_question, t.next_question - 1, t.next_question + 1, 1, -1, 1 << 30)
    )


def _some_offer(value: object, t: Table, rng: Rng) -> int:
    """Whichever is open, an old one, one that will come, or nonsense."""
    return rng.choice((0, t.next_offer, t.next_offer - 1, t.next_offer + 1, 1, -1, 1 << 30))


def _one_of(*numbers: int) -> Callable[[object, Table, Rng], int]:
    return lambda value, t, rng: rng.choice(numbers)


_CHANGES: Final[dict[str, Callable[[object, Table, Rng], object]]] = {
    "verb": lambda value, t, rng: rng.randrange(len(VERBS) + 1) if rng.random() < 0.97 else -3,
    "card": _some_card,
    "cards": _some_cards,
    "other": _some_cards,
    "seat": lambda value, t, rng: rng.randrange(-2, t.seats + 2),
    "on": _some_refs,
    "choose": _some_refs,
    "side": _one_of(0, 1, 2, 3, -1),
    "power": lambda value, t, rng: rng.randrange(-2, len(t.catalogue.powers) + 2),
    "of": _some_card,
    "count": _one_of(-2, -1, 0, 1, 2, 3, 9, 1 << 30),
    "picks": _some_positions,
    "pay": _some_cards,
    "ask": lambda value, t, rng: not value,
    "flag": _one_of(-2, -1, 0, 1, 2, 3),
    "offer": _some_offer,
}


def check_mutant(game: Game, seat: int, act: Act, question: int = 0) -> Game | None:
    """Submits an act that may be nonsense, as an answer to a question that may be; gives the game
    it led to if it was accepted.
    """
    before = game.hash()
    acts_before = game.record_so_far.length
    what = said(seat, act) + (f" in answer to {question}" if question else "")
    refused = is_refused(game, seat, act, question)
    target = game if refused else game.clone()  # refused, it is tried on the game itself
    try:
        target.apply(seat, act, question)
    except (ActError, IllegalAct) as error:
        demand(refused, "mutant", f"{what} is not refused, but not applied either: {error}")
    else:
        demand(not refused, "mutant", f"{what} is refused, but applied")
    demand(game.hash() == before, "mutant", f"{what} left a trace")
    demand(game.record_so_far.length == acts_before, "mutant", f"{what} was recorded")
    return None if refused else target


def check_reached(game: Game, seat: int, act: Act, after: Game) -> None:
    """Where an accepted act led, a listed act leads too, or one composed step by step."""
    wanted = after.hash()
    for listed in game.legal(seat):
        if _hash_after(game, seat, listed) == wanted:
            return
    what = said(seat, act)
    view = game.view(seat)
    try:
        path = path_to(view, seat, act)
        choice = options(view, seat, path)
    except ActError as error:
        raise PropertyBroken("compose", f"{what} is accepted, not composed: {error}") from error
    demand(choice.is_whole, "compose", f"{what} is composed by {path} to {choice!r} only")
    is_same = _hash_after(game, seat, choice.act) == wanted
    other = said(seat, choice.act)
    demand(is_same, "compose", f"{what} leads elsewhere than {other}, composed by {path}")


def _hash_after(game: Game, seat: int, act: Act) -> str:
    twin = game.clone()
    twin.apply(seat, act)
    return twin.hash()


def is_refused(game: Game, seat: int, act: Act, question: int = 0) -> bool:
    """Whether an act is refused, in an orderly way."""
    try:
        return game.why_not(seat, act, question) is not None
    except ActError:
        return True
