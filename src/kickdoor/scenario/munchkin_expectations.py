"""What must be true of one player: Level, cards, knowledge, and what he can and cannot do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kickdoor.cards.model import CURSE, ONE_SHOT
from kickdoor.engine.codec.act_writing import act_from_data, question_of
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_fields import EVENT_KINDS
from kickdoor.engine.game import Game
from kickdoor.engine.queries.character import classes_of, gold_of, races_of
from kickdoor.engine.queries.strength import munchkin_strength
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.fields import BADGES, FLAG, Badge
from kickdoor.engine.state.knowledge import bit_of
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import DECK, HAND, IN_PLAY, SEXES
from kickdoor.errors import ActError, ScenarioError
from kickdoor.scenario import matching
from kickdoor.scenario.checked_values import shown

Fact = Callable[[Game, int], object]
Zone = Callable[[Table, int], list[int]]


def check_player(
    game: Game, events: list[Event], name: str, expected: dict[str, object]
) -> list[str]:
    """What is wrong with one player, a line each; the events are those since the last
    expectation.
    """
    seat = game.names.index(name)
    faults: list[str] = []
    for key, value in expected.items():
        if key in ("told", "told_not"):
            fault = _told(game, events, seat, key, cast("list[str]", value))
        else:
            fault = _check(game, seat, key, value)
        if fault:
            faults.append(f"{name}: {key}: {fault}")
    return faults


def _check(game: Game, seat: int, key: str, value: object) -> str:
    """Why one expectation does not hold; empty: it does."""
    if key in FACTS:
        got = FACTS[key](game, seat)
        return "" if got == value else f"expected {shown(value)}, got {shown(got)}"
    if key in EXACT:
        return _exactly(game, key, cast("list[str]", value), EXACT[key](game.table, seat))
    if key in AMONG:
        zone, is_there = AMONG[key]
        return _among(game, key, cast("list[str]", value), zone(game.table, seat), is_there)
    if key == "attached":
        return _attached(game, seat, cast("dict[str, list[str]]", value))
    if key in ("knows", "knows_not"):
        return _knows(game, seat, key, cast("list[str]", value))
    return _able(game, seat, key, cast("list[object]", value))


def _exactly(game: Game, key: str, names: list[str], cards: list[int]) -> str:
    missing, left = matching.unmatched(game.catalogue, key, names, cards)
    if not missing and not left:
        return ""
    return f"expected {shown(names)}, got {shown(matching.called(game.catalogue, cards))}"


def _among(game: Game, key: str, names: list[str], cards: list[int], is_there: bool) -> str:
    """Names that must all be among the cards, or none of them."""
    missing, _ = matching.unmatched(game.catalogue, key, names, cards)
    wrong = missing if is_there else [name for name in names if name not in missing]
    if not wrong:
        return ""
    what = "missing" if is_there else "found"
    return f"{what} {shown(wrong)} in {shown(matching.called(game.catalogue, cards))}"


def _attached(game: Game, seat: int, expected: dict[str, list[str]]) -> str:
    table = game.table
    for name, hosts in expected.items():
        group = matching.copies(game.catalogue, "attached", name)
        items = [c for c in table.in_play[seat] if c in group]
        if not items:
            return f"{name!r} is not in play"
        bonds = [bonds_of(table, seat, item) for item in items]
        held = any(not matching.unmatched(game.catalogue, name, hosts, b)[0] for b in bonds)
        if not held or (not hosts and all(bonds)):
            return f"{name}: expected {shown(hosts)}, got {shown(bonds)}"
    return ""


def bonds_of(table: Table, seat: int, item: int) -> list[int]:
    """What lies on an Item, and who carries it."""
    found = [c for c in table.in_play[seat] if table.host[c] == item]
    return found if table.host[item] < 0 else [*found, table.host[item]]


def _knows(game: Game, seat: int, key: str, names: list[str]) -> str:
    """Hidden cards whose place the seat knows, or does not: in other hands and in decks."""
    table = game.table
    known = [
        c
        for c, place in enumerate(table.place)
        if table.known[c] >> seat & 1
        and (place == DECK or (HAND <= place < IN_PLAY and place != HAND + seat))
    ]
    return _among(game, key, names, known, key == "knows")


def _told(game: Game, events: list[Event], seat: int, key: str, names: list[str]) -> str:
    """Cards that events which may hide them have named to the seat, or not."""
    told = [
        card
        for event in events
        if any(field.is_hidden for field in EVENT_KINDS[event.kind].fields)
        if event.seen_by < 0 or event.seen_by & bit_of(seat)
        for card in event.all_cards()
    ]
    return _among(game, key, names, told, key == "told")


def _able(game: Game, seat: int, key: str, acts: list[object]) -> str:
    """Acts that must all be open to the seat now, or none of them."""
    for data in acts:
        try:
            legal = game.legal(seat)
            act = act_from_data(game.names, game.catalogue, game.table, seat, data, legal)
        except ActError as error:
            raise ScenarioError(f"{game.names[seat]}: {key}: {error}") from None
        refusal = game.why_not(seat, act, question_of(data))
        if key == "can" and refusal is not None:
            return f"{shown(data)} is refused by {refusal.rule} ({refusal.code})"
        if key == "cannot" and refusal is None:
            return f"{shown(data)} is legal"
    return ""


def strength_of(game: Game, seat: int) -> int:
    """What a player counts for in the fight at hand; outside of one, in a fight of his own."""
    table = game.table
    combat = table.combat
    if combat is None or not combat.has(seat):
        return munchkin_strength(table, combat or Combat(seat), seat)
    return sum(line.amount for line in game.strengths().lines if line.seat == seat)


def _is_gear(table: Table, card: int) -> bool:
    linked = table.catalogue.cards[card]
    return linked.is_item or linked.kind == ONE_SHOT


def _equipped(table: Table, seat: int) -> list[int]:
    return [c for c in table.in_play[seat] if table.equipped[c]]


def _carried(table: Table, seat: int) -> list[int]:
    return [c for c in table.in_play[seat] if not table.equipped[c] and _is_gear(table, c)]


def _in_play(table: Table, seat: int) -> list[int]:
    return [*table.in_play[seat], *table.curses[seat]]


def _curses(table: Table, seat: int) -> list[int]:
    return [c for c in table.curses[seat] if table.catalogue.cards[c].kind == CURSE]


def _hand(table: Table, seat: int) -> list[int]:
    return list(table.hands[seat])


def _badge(name: str, badge: Badge) -> Fact:
    """What a badge is worth, in the shape in which it is expected."""
    shape = bool if badge.shows == FLAG else int
    return lambda game, seat: shape(getattr(game.table, name)[seat])


FACTS: Final[dict[str, Fact]] = {
    "level": lambda game, seat: game.table.levels[seat],
    "sex": lambda game, seat: SEXES[game.table.sexes[seat]],
    "dead": lambda game, seat: bool(game.table.dead[seat]),
    "hand_size": lambda game, seat: len(game.table.hands[seat]),
    "gold": lambda game, seat: gold_of(game.table, seat),
    "strength": strength_of,
    **{badge.key: _badge(name, badge) for name, badge in BADGES},
}
EXACT: Final[dict[str, Zone]] = {
    "hand": _hand,
    "equipped": _equipped,
    "carried": _carried,
    "classes": classes_of,
    "races": races_of,
    "curses": _curses,
}
AMONG: Final[dict[str, tuple[Zone, bool]]] = {
    "holds": (_hand, True),
    "lacks_in_hand": (_hand, False),
    "has": (_in_play, True),
    "lacks": (_in_play, False),
}
