"""What a seat cannot know must not show: not in its view, its legal acts, nor in a refusal.

Two other tables are held against the true one: the one `determinize` invents from the view, and
the true one with the hidden cards exchanged among themselves, which owes nothing to the engine's
own idea of hiding.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.codec.as_numbers import put_offers
from kickdoor.engine.codec.combat_codec import put_combat
from kickdoor.engine.game import Game
from kickdoor.engine.state.fields import COMBAT, FIELDS, OFFERS, SECRET, as_packed
from kickdoor.engine.views.determinize import determinize
from kickdoor.engine.views.exchanged import exchanged
from kickdoor.engine.views.view import SeatView
from kickdoor.errors import ActError
from kickdoor.lab.in_short import said
from qa.properties import demand


def check_secrets(game: Game, seat: int, tried: Sequence[Act], rng: Rng) -> None:
    """The seat cannot tell the true table from one that differs in what it does not know."""
    view = game.view(seat)
    invented = determinize(view, rng, game.names)
    _compare(game, invented, seat, tried, "determinize")
    _compare(game, exchanged(game, seat, rng), seat, tried, "secrets")


def _compare(game: Game, other: Game, seat: int, tried: Sequence[Act], rule: str) -> None:
    ours, theirs = game.view(seat), other.view(seat)
    if ours != theirs:
        demand(False, rule, f"the view of seat {seat} differs: {_difference(ours, theirs)}")
    waits = f"the table waits for {game.waiting} and {other.waiting}"
    demand(game.waiting == other.waiting, rule, waits)
    if seat < 0:
        return
    legal = game.legal(seat)
    demand(legal == other.legal(seat), rule, f"the legal acts of seat {seat} differ")
    for act in tried:
        one, two = _refusal(game, seat, act), _refusal(other, seat, act)
        demand(one == two, rule, f"{said(seat, act)} is answered {one} and {two}")


def _refusal(game: Game, seat: int, act: Act) -> tuple[str, str, int]:
    try:
        refusal = game.why_not(seat, act)
    except ActError as error:
        return ("no act", str(error), -1)
    return ("", "", -1) if refusal is None else (refusal.code, refusal.rule, refusal.card)


def _difference(ours: SeatView, theirs: SeatView) -> str:
    """The fields in which two views differ."""
    shown = {field.name: field.shape for field in as_packed(FIELDS) if field.seen != SECRET}
    found = []
    for name, shape in {**shown, "history": ""}.items():
        one, two = _told(ours, name, shape), _told(theirs, name, shape)
        if one != two:
            found.append(f"{name}: {one} and {two}")
    return "; ".join(found)


def _told(view: SeatView, name: str, shape: str) -> str:
    """What a view holds in a field, to be read; combats and offers as they are packed."""
    numbers: list[int] = []
    if shape == COMBAT:
        put_combat(numbers, view.combat)
    elif shape == OFFERS:
        put_offers(numbers, getattr(view, name))
    else:
        return repr(getattr(view, name))
    return repr(numbers)
