"""What a seat cannot know must not show: not in its view, its legal acts, nor in a refusal.

Two other tables are held against the true one: the one `determinize` invents from the view, and
the true one with the hidden cards exchanged among themselves, which owes nothing to the engine's
own idea of hiding. That finds whatever tells of a card as a card. What tells of one as a number, a
mask or a wait, `check_unnoticed` finds: the same happens in both games, and looks the same.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from random import Random

from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.codec.as_numbers import put_offers
from kickdoor.engine.codec.combat_codec import put_combat
from kickdoor.engine.events.event import Event
from kickdoor.engine.game import Game
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.state.fields import COMBAT, FIELDS, OFFERS, SECRET, as_packed
from kickdoor.engine.state.knowledge import hidden_cards
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.determinize import determinize
from kickdoor.engine.views.exchanged import exchange_of, exchanged, relabelled
from kickdoor.engine.views.view import SeatView
from kickdoor.engine.words_of_play import Q_DOOR_CARD
from kickdoor.errors import ActError, IllegalAct
from kickdoor.lab.in_short import said
from qa.properties import demand


def check_secrets(game: Game, seat: int, tried: Sequence[Act], rng: Rng) -> None:
    """The seat cannot tell the true table from one that differs in what it does not know."""
    _check_most(game.table)
    view = game.view(seat)
    invented = determinize(view, rng, game.names)
    _compare(game, invented, seat, tried, "determinize")
    _compare(game, exchanged(game, seat, rng), seat, tried, "secrets")


def _check_most(t: Table) -> None:
    """Who asks for several answers says how many: where that is hidden it is worked out anew."""
    ask = ask_on_top(t.stack)
    if ask is not None and not ask.chosen and ask.asks != Q_DOOR_CARD:
        most = max(ask.low, t.stack[-2].at_most(t, ask))
        demand(most == ask.high, "most", f"{t.stack[-2]!r} asks for up to {ask.high}, not {most}")


def check_unnoticed(
    game: Game,
    seat: int,
    happens: Callable[[Game], None],
    rng: Rng,
    kept: Container[int] = (),
) -> bool:
    """What happens looks to the seat as it would with other cards in the places it cannot see,
    unless one of these comes to light. Those are kept that are named by what happens.

    Returns:
        Whether there was anything to compare.
    """
    # Much is shuffled here, and Random's own numbers come five times faster than a player's.
    shuffler = Random(rng.getrandbits(64))
    swap = exchange_of(game.table, seat, shuffler, kept)
    ours, theirs = game.clone(), relabelled(game, swap)
    for one in (ours, theirs):
        one.keep_histories()
    told = len(ours.view(seat).history)
    # What is drawn from a hand is the same card in both, though hands are sorted otherwise.
    picks = [card for hand in ours.table.hands for card in hand]
    shuffler.shuffle(picks)
    ours.table.picks = tuple(picks)
    theirs.table.picks = tuple(swap[card] for card in picks)
    try:
        happens(ours)
        happens(theirs)
    except IllegalAct:
        return False  # he may do it with the cards that he has, and could not with others
    moved = {card for card, other in enumerate(swap) if card != other}
    for played in (ours, theirs):
        shown = {c for event in played.view(seat).history[told:] for c in event.all_cards()}
        if moved & shown or not moved.issubset(hidden_cards(played.table, seat)):
            return False
    _compare(ours, theirs, seat, (), "noticed")
    return True


def check_act(
    game: Game, seat: int, mover: int, act: Act, rng: Rng, question: int | None = None
) -> bool:
    """That for an act that another is about to make."""
    return check_unnoticed(
        game,
        seat,
        lambda one: _apply(one, mover, act, question),
        rng,
        frozenset(_numbers(act.key())),
    )


def _apply(game: Game, seat: int, act: Act, question: int | None) -> None:
    game.apply(seat, act, question)


def _numbers(columns: Iterable[int | Iterable[int]]) -> Iterator[int]:
    """All that stands in an act: what it names is among it."""
    for column in columns:
        yield from (column,) if isinstance(column, int) else column


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
        if name == "history":
            one, two = _apart(ours.history, theirs.history)
        if one != two:
            found.append(f"{name}: {one} and {two}")
    return "; ".join(found)


def _apart(ours: list[Event], theirs: list[Event]) -> tuple[str, str]:
    """Two histories from where they part."""
    same = 0
    while same < min(len(ours), len(theirs)) and ours[same].row() == theirs[same].row():
        same += 1
    return repr(ours[same:]), repr(theirs[same:])


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
