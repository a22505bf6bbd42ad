"""What must be true of a table: every key of an `expect`, compared with the game as it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, cast

from kickdoor.engine.codec.lookup import Lookup
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.waiting import Prompt, Window
from kickdoor.engine.game import Game
from kickdoor.engine.queries.strength import (
    levels_at_stake,
    monster_strength,
    munchkins_lead,
    treasures_at_stake,
)
from kickdoor.engine.queries.under_way import escapes_under_way
from kickdoor.engine.state.combat import STAGE_RUN, STAGES, Combat
from kickdoor.engine.state.table import PHASE_OVER, PHASES
from kickdoor.engine.words_of_play import Q_OFFER, QUESTIONS, SIDES
from kickdoor.scenario import matching
from kickdoor.scenario.checked_values import shown
from kickdoor.scenario.munchkin_expectations import check_player
from kickdoor.scenario.scenario import ExpectStep

OFFER: Final = QUESTIONS[Q_OFFER]
Check = Callable[["Expectations", str, object], None]


class Expectations:
    """The expectations of one step; `faults` are those that do not hold."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.faults: list[str] = []

    def check(self, step: ExpectStep) -> list[str]:
        """Compare everything; returns what is wrong, a line each."""
        for key, value in step.table.items():
            CHECKS[key](self, key, value)
        for name, expected in step.players.items():
            self.faults += check_player(self.game, self.events, name, expected)
        return self.faults

    def equal(self, key: str, expected: object, got: object) -> None:
        if expected != got:
            self.fault(key, expected, got)

    def fault(self, key: str, expected: object, got: object) -> None:
        self.faults.append(f"{key}: expected {shown(expected)}, got {shown(got)}")

    def names(self, seats: Iterable[int]) -> list[str]:
        return [self.game.names[seat] for seat in seats]

    def same_names(self, key: str, expected: object, seats: Iterable[int]) -> None:
        """Players in any order; a name alone is a list of one."""
        wanted = [expected] if isinstance(expected, str) else cast("list[str]", expected)
        got = self.names(seats)
        if sorted(wanted) != sorted(got):
            self.fault(key, expected, got)


def asked(game: Game) -> list[tuple[int, str]]:
    """The seats whose answer is due, with the kind of question; offers alone over a mere move."""
    waiting = [(seat, kind) for seat, kind, _ in game.waiting]
    offers = [one for one in waiting if one[1] == OFFER]
    if offers and isinstance(game.table.top, Prompt):
        return offers
    return waiting


def _turn(e: Expectations, key: str, value: object) -> None:
    e.equal(key, value, e.game.names[e.game.table.turn])


def _phase(e: Expectations, key: str, value: object) -> None:
    """Where the turn stands; a game that is over is that, wherever its last turn stood."""
    is_over = value == PHASES[PHASE_OVER] and e.game.is_over
    e.equal(key, value, value if is_over else PHASES[e.game.table.phase])


def _winner(e: Expectations, key: str, value: object) -> None:
    e.same_names(key, value, e.game.winners)


def _asks(e: Expectations, key: str, value: object) -> None:
    e.same_names(key, value, sorted({seat for seat, _ in asked(e.game)}))


def _question(e: Expectations, key: str, value: object) -> None:
    kinds = sorted({kind for _, kind, _ in e.game.waiting})
    wanted = cast("list[str]", value)
    if not any(kind in kinds for kind in wanted):
        e.fault(key, wanted[0] if len(wanted) == 1 else wanted, kinds)


def _wait(e: Expectations, key: str, value: object) -> None:
    is_open = not e.game.is_over and isinstance(e.game.table.top, Window)
    e.equal(key, value, is_open)


def _offers(e: Expectations, key: str, value: object) -> None:
    names = e.game.names
    got = [{"from": names[o.maker], "to": names[o.to]} for o in e.game.table.offers]
    wanted = cast("list[dict[str, str]]", value)
    if sorted(map(str, wanted)) != sorted(map(str, got)):
        e.fault(key, wanted, got)


def _log(e: Expectations, key: str, value: object) -> None:
    """Kinds of events in order, others between them allowed."""
    kinds = [event.name for event in e.events]
    rest = iter(kinds)
    if not all(any(kind == got for got in rest) for kind in cast("list[str]", value)):
        e.fault(key, value, kinds)


def _log_lacks(e: Expectations, key: str, value: object) -> None:
    """Kinds of events that did not come."""
    came = {event.name for event in e.events}
    if not came.isdisjoint(cast("list[str]", value)):
        e.fault(key, value, [event.name for event in e.events])


def _pile(deck: int) -> Check:
    def check(e: Expectations, key: str, value: object) -> None:
        cards = list(e.game.table.discards[deck][::-1])
        names = cast("list[str]", value)
        if not matching.begins(e.game.catalogue, key, names, cards):
            got = matching.called(e.game.catalogue, cards[: len(names) + 1])
            e.fault(f"{key} (from the top)", names, got)

    return check


def _bottom(deck: int) -> Check:
    def check(e: Expectations, key: str, value: object) -> None:
        cards = e.game.table.decks[deck]
        names = cast("list[str]", value)
        if not matching.begins(e.game.catalogue, key, names, cards):
            got = matching.called(e.game.catalogue, cards[: len(names) + 1])
            e.fault(f"{key} (from the bottom)", names, got)

    return check


def _left(deck: int) -> Check:
    def check(e: Expectations, key: str, value: object) -> None:
        e.equal(key, value, len(e.game.table.decks[deck]))

    return check


def _combat(e: Expectations, key: str, value: object) -> None:
    combat = e.game.table.combat
    if isinstance(value, bool) or combat is None:
        e.equal(key, value, combat is not None)
        return
    expected = cast("dict[str, object]", value)
    for name, wanted in expected.items():
        _combat_key(e, combat, name, wanted)


def _combat_key(e: Expectations, combat: Combat, name: str, wanted: object) -> None:
    key = f"combat: {name}"
    if name in ("helper", "running"):
        seats = running(e.game, combat) if name == "running" else [combat.helper]
        e.same_names(key, wanted, [seat for seat in seats if seat >= 0])
    elif name == "with":
        _with(e, key, cast("list[str]", wanted))
    elif name == "each":
        _each(e, combat, key, cast("dict[str, int]", wanted))
    else:
        e.equal(key, wanted, combat_facts(e.game, combat)[name])


def combat_facts(game: Game, combat: Combat) -> dict[str, object]:
    """The plain facts of a combat, by the words of `expect`."""
    table = game.table
    sums = game.strengths()
    return {
        "munchkins": sums.ours,
        "monsters": sums.theirs,
        "winning": SIDES[1 if munchkins_lead(table) else 2],
        "fighter": game.names[combat.fighter],
        "treasures": treasures_at_stake(table, combat),
        "levels": levels_at_stake(table, combat),
        "stage": STAGES[combat.stage],
    }


def running(game: Game, combat: Combat) -> list[int]:
    """Those who run or have still to run."""
    escapes = escapes_under_way(game.table.stack)
    if combat.stage != STAGE_RUN or escapes is None:
        return []
    return [seat for seat in combat.losers[max(0, escapes.turn) :] if not game.table.dead[seat]]


def _with(e: Expectations, key: str, wanted: list[str]) -> None:
    look = Lookup(e.game.names, e.game.table, -1)
    left = list(look.monsters())
    missing = []
    for name in sorted(wanted, key=lambda n: "~" not in n and "#" not in n):
        found = _find(look, key, name, [m.id for m in left])
        left = [m for m in left if m.id != found]
        missing += [name] if found < 0 else []
    if missing or left:
        e.fault(key, wanted, [look.monster_name(m) for m in look.monsters()])


def _find(look: Lookup, key: str, name: str, among: list[int]) -> int:
    """The id of a monster that a name fits; -1: none of these."""
    base, mark, _ = name.partition("~")
    group = matching.copies(look.catalogue, key, base)
    if mark:
        monster = look.monster(name)
        return monster.id if monster is not None and monster.id in among else -1
    fitting = [m.id for m in look.monsters() if m.card in group and m.id in among]
    return fitting[0] if fitting else -1


def _each(e: Expectations, combat: Combat, key: str, wanted: dict[str, int]) -> None:
    look = Lookup(e.game.names, e.game.table, -1)
    for name, strength in wanted.items():
        found = combat.monster(_find(look, key, name, [m.id for m in combat.monsters]))
        if found is None:
            e.fault(f"{key}: {name}", strength, "no such monster")
        else:
            e.equal(f"{key}: {name}", strength, monster_strength(e.game.table, combat, found))


CHECKS: Final[dict[str, Check]] = {
    "turn": _turn,
    "phase": _phase,
    "winner": _winner,
    "asks": _asks,
    "question": _question,
    "wait": _wait,
    "combat": _combat,
    "offers": _offers,
    "log": _log,
    "log_lacks": _log_lacks,
    "doors_discard": _pile(0),
    "treasures_discard": _pile(1),
    "doors_left": _left(0),
    "treasures_left": _left(1),
    "doors_bottom": _bottom(0),
    "treasures_bottom": _bottom(1),
}
