"""An act built step by step: for envs, the web and the terminal, which offer one thing at a time.

`options(game, seat, chosen)` takes what was chosen so far and says what comes next:

    options(game, seat)             argument "verb", values: numbers of verbs
    options(game, seat, [PLAY])     argument "card", values: cards
    options(game, seat, [PLAY, 17]) argument "on", values: references, ...

and so on until the choice `is_whole`: its `act` is the act to apply. What a value counts hangs on
the argument: a verb, a card, a seat (`ask`, `trade`, `from`, `to`), a power, a reference (`on`,
`choose`), a side, a number, or 0 and 1. DONE closes an argument that takes several values or may be
left out; LATER leaves a cost or a set to a question that follows. Arguments with nothing to choose
are passed over. A choice that is not whole has at least one value, and each of them leads on to an
act that is accepted. Only what the seat knows is used: a view does as well as a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.composing.agreements import (
    Passes,
    Picks,
    Shown,
    Spectators,
    Terms,
    TradeSide,
    Treasures,
    Unless,
)
from kickdoor.engine.acts.composing.chosen_sets import (
    Answers,
    Charity,
    Discards,
    ForCharity,
    Goods,
    Payment,
)
from kickdoor.engine.acts.composing.walk import (
    DONE,
    LATER,
    Argument,
    Companions,
    Narrowed,
    Scalar,
    Verb,
    Walk,
    settle_aim,
)
from kickdoor.engine.views.determinize import determinize
from kickdoor.engine.views.view import SeatView
from kickdoor.engine.words_of_play import (
    ACCEPT,
    ASK,
    CHOOSE,
    DECLINE,
    DISCARD,
    EQUIP,
    GIVE,
    ORDERS,
    PLAY,
    RUN,
    SACRIFICE,
    SELL,
    SHOW,
    TRADE,
    TROUBLE,
    UNEQUIP,
    USE,
    VERBS,
    WITHDRAW,
)
from kickdoor.errors import ActError

if TYPE_CHECKING:
    from kickdoor.engine.game import Game


class Choice:
    """What comes next: the name of an argument and the values it may take; the act so far."""

    def __init__(self, argument: str, values: list[int], act: Act) -> None:
        self.argument = argument  # "": nothing, the act is whole
        self.values = values
        self.act = act

    @property
    def is_whole(self) -> bool:
        return not self.argument

    def __repr__(self) -> str:
        return f"Choice({self.argument}, {self.values})"


def _arguments() -> list[list[Argument]]:
    """The arguments of every verb, in the order they are chosen."""
    found: list[list[Argument]] = [[] for _ in VERBS]
    card = Scalar("card", "card")
    aim = [Scalar("side", "side", 0), Narrowed("on", "on"), Narrowed("choose", "choose")]
    along = Companions("with", "with_cards")
    payment = Payment("discarding", "discarding")
    found[TROUBLE] = [card, along]
    found[PLAY] = [card, Scalar("carried", "carried"), *aim, along, payment]
    found[EQUIP] = [card, Narrowed("with", "with_cards")]
    found[UNEQUIP] = [card]
    found[DISCARD] = [ForCharity("charity", "asks"), Discards("cards", "cards")]
    found[SELL] = [
        Scalar("card", "with_card"),
        Narrowed("double", "double"),
        Goods("cards", "cards"),
    ]
    found[USE] = [
        Scalar("power", "power"), Scalar("of", "of"), *aim, Scalar("count", "count"), payment,
    ]  # fmt: skip
    found[TRADE] = [
        Scalar("trade", "to"), TradeSide("give", "give", False),
        TradeSide("want", "want", True),
    ]  # fmt: skip
    found[ASK] = [
        Scalar("ask", "to"), Treasures("treasures", "treasures"), Picks("picks", "picks"),
        Terms("items", "items"), Terms("cards", "hand_cards"),
    ]  # fmt: skip
    for verb in (ACCEPT, DECLINE):
        found[verb] = [Scalar("from", "from_seat"), Scalar("offer", "offer", 0)]
    found[WITHDRAW] = [Scalar("from", "to")]
    found[RUN] = [Narrowed("from", "from_monsters")]
    found[SACRIFICE] = [card, Scalar("helper", "saves_helper")]
    found[GIVE] = [Charity("give", "cards")]
    found[SHOW] = [Shown("cards", "cards"), Spectators("to", "to")]
    found[CHOOSE] = [Answers("choose", "answers")]
    found[ORDERS] = [Passes("pass", "passes"), Unless("unless", "unless")]
    return found


ARGUMENTS: Final = _arguments()
VERB: Final = Verb("verb", "verb", -1)


class _Guide:
    """Says which value to take at each step; None: that is where the walk stops."""

    def value(self, argument: Argument, w: Walk, values: list[int]) -> int | None:
        raise AssertionError("a guide that does not guide")


class _Along(_Guide):
    """Follows what was chosen."""

    def __init__(self, chosen: Sequence[int]) -> None:
        self.chosen = chosen
        self.at = 0

    def value(self, argument: Argument, w: Walk, values: list[int]) -> int | None:
        if self.at >= len(self.chosen):
            return None
        value = self.chosen[self.at]
        self.at += 1
        if value not in values:
            raise ActError(f"{argument.label(w)}: {value} is not to be chosen here")
        return value


class _Towards(_Guide):
    """Leads to a given act, and notes the way."""

    def __init__(self, act: Act) -> None:
        self.act = act
        self.path: list[int] = []

    def value(self, argument: Argument, w: Walk, values: list[int]) -> int | None:
        value = argument.wanted(w, self.act)
        if value == DONE and DONE not in values and LATER in values:
            value = LATER
        if value not in values:
            raise ActError(f"{argument.label(w)}: {value} is not to be chosen here")
        self.path.append(value)
        return value


class _First:
    """Chance without surprises: for a seat's choices any fitting table will do."""

    def randrange(self, stop: int, /) -> int:
        return 0


def options(source: Game | SeatView, seat: int, chosen: Sequence[int] = ()) -> Choice:
    """What the seat may choose next after this; ActError if something was not on offer."""
    guide = _Along(chosen)
    choice = _walk(_game_of(source, seat), seat, guide)
    if guide.at < len(chosen):
        raise ActError(f"nothing is left to choose after {list(chosen[: guide.at])}")
    return choice


def path_to(source: Game | SeatView, seat: int, act: Act) -> list[int]:
    """What to choose, one after the other, to compose this act; ActError if that cannot be."""
    guide = _Towards(act)
    _walk(_game_of(source, seat), seat, guide)
    return guide.path


def open_way(source: Game | SeatView, seat: int, act: Act) -> list[int]:
    """What to choose to come to where this act leaves a cost or a set to a question that follows:
    whoever is there can still go back. ActError if that cannot be.
    """
    path = path_to(source, seat, act)
    return path[: path.index(LATER)] if LATER in path else path


def _game_of(source: Game | SeatView, seat: int) -> Game:
    if not isinstance(source, SeatView):
        return source
    if source.seat != seat:
        raise ActError(f"this is the view of seat {source.seat}, not of seat {seat}")
    return determinize(source, _First())


def _walk(game: Game, seat: int, guide: _Guide) -> Choice:
    w = Walk(game, seat)
    choice = _settle(VERB, w, guide)
    if choice is not None:
        return choice
    for argument in ARGUMENTS[w.act.verb]:
        choice = _settle(argument, w, guide)
        if choice is not None:
            return choice
    settle_aim(w)
    return Choice("", [], w.act.act())


def _settle(argument: Argument, w: Walk, guide: _Guide) -> Choice | None:
    """Let the guide settle an argument; the choice at which it stops, if it does."""
    while True:
        values = argument.values(w)
        if not values or values == [DONE]:
            argument.close(w)
            return None
        value = guide.value(argument, w, values)
        if value is None:
            return Choice(argument.label(w), values, w.act.act())
        if value == DONE:
            argument.close(w)
            return None
        if argument.take(w, value):
            return None
