"""What must hold at any moment of any game. Each check raises `PropertyBroken`, or says nothing.

They are used by the tests, on a few hundred games, and by `tools/fuzz.py`, on as many as one
likes. They look at the engine from outside: through the face of `Game`, and at the numbers of its
`Table`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from kickdoor.drive import Rng
from kickdoor.engine import strength
from kickdoor.engine.act import Act
from kickdoor.engine.game import Game
from kickdoor.engine.pack import pack, unpack
from kickdoor.engine.record import Record, check_draws
from kickdoor.engine.state import Table
from kickdoor.engine.words_of_play import (
    BODY,
    COMBAT,
    CURSED,
    DECK,
    DISCARDS,
    HAND,
    IN_PLAY,
    LIMBO,
    MONSTERS,
    MUNCHKINS,
    OUT,
    POOL,
    VERBS,
)
from kickdoor.errors import IllegalAct

# The arguments of an act, in the order of its constructor.
FIELDS: Final = (
    "verb", "card", "cards", "other", "seat", "on", "choose", "side", "power", "of", "count",
    "picks", "pay", "ask", "flag", "question",
)  # fmt: skip


class PropertyBroken(Exception):
    """Something that must hold does not; `rule` names it, the text says what was found."""

    def __init__(self, rule: str, found: str) -> None:
        super().__init__(f"{rule}: {found}")
        self.rule = rule
        self.found = found

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return (PropertyBroken, (self.rule, self.found))


def demand(holds: bool, rule: str, found: str) -> None:
    if not holds:
        raise PropertyBroken(rule, found)


def said(seat: int, act: Act) -> str:
    """An act in short: its seat, its verb, and what it says besides."""
    verb = VERBS[act.verb] if 0 <= act.verb < len(VERBS) else str(act.verb)
    plain = Act(act.verb)
    changed = [f"{f}={getattr(act, f)}" for f in FIELDS if getattr(act, f) != getattr(plain, f)]
    return f"seat {seat}: {' '.join([verb, *changed])}"


def _zones(t: Table) -> list[tuple[str, int, list[int]]]:
    """Every zone with its name and the place its cards must have."""
    zones = [("pool", POOL, t.pool), ("body", BODY, t.body), ("limbo", LIMBO, t.limbo)]
    for deck in range(2):
        zones.append((f"deck {deck}", DECK, t.decks[deck]))
        zones.append((f"discards {deck}", DISCARDS, t.discards[deck]))
    for seat in range(t.seats):
        zones.append((f"hand of {seat}", HAND + seat, t.hands[seat]))
        zones.append((f"table of {seat}", IN_PLAY + seat, t.tables[seat]))
        zones.append((f"curses of {seat}", CURSED + seat, t.curses[seat]))
    if t.combat is not None:
        zones.append(("combat", COMBAT, t.combat.cards))
    return zones


def check_cards(t: Table, cards_in_game: int) -> None:
    """Cards are conserved: each lies in one zone, and its place says which."""
    rule = "cards"
    found = [-1] * len(t.place)
    for name, place, zone in _zones(t):
        for c in zone:
            demand(
                found[c] < 0, rule, f"card {c} ({t.catalogue.names[c]}) lies in two zones, {name}"
            )
            demand(t.place[c] == place, rule, f"card {c} in the {name} has place {t.place[c]}")
            found[c] = place
    for c, place in enumerate(t.place):
        demand(
            place == OUT or found[c] == place, rule, f"card {c} is in no zone, its place is {place}"
        )
    count = sum(place != OUT for place in t.place)
    demand(
        count == cards_in_game, rule, f"{count} cards in the game, it began with {cards_in_game}"
    )
    _check_order(t)


def _check_order(t: Table) -> None:
    """What goes with the zones: sorted hands, decks of one back, marks and hosts of cards in play
    only.
    """
    rule = "zones"
    cards = t.catalogue.cards
    for seat, hand in enumerate(t.hands):
        demand(hand == sorted(hand), rule, f"the hand of {seat} is not sorted: {hand}")
        strays = [c for c in t.received[seat] if c not in hand]
        demand(not strays, rule, f"{strays} just received by {seat}, but not in his hand")
    for deck in range(2):
        strays = [c for c in (*t.decks[deck], *t.discards[deck]) if cards[c].deck != deck]
        demand(not strays, rule, f"{strays} lie among cards with another back")
    for c, place in enumerate(t.place):
        if IN_PLAY <= place < CURSED:
            host = t.host[c]
            demand(
                host < 0 or t.place[host] == place,
                rule,
                f"card {c} hangs on {host}, not before him",
            )
        else:
            demand(not t.equipped[c], rule, f"card {c} is equipped, its place is {place}")
            demand(t.host[c] < 0, rule, f"card {c} hangs on {t.host[c]}, its place is {place}")
    if t.combat is not None:
        _check_monsters(t)


def _check_monsters(t: Table) -> None:
    combat = t.combat
    assert combat is not None
    rule = "combat"
    demand(len(combat.cards) == len(combat.sides), rule, "cards and sides differ in number")
    for m in combat.monsters:
        strays = [c for c in (m.body, *m.enhancers) if c not in combat.cards]
        demand(not strays, rule, f"monster {m.id}: {strays} are not in the combat")


def check_munchkins(t: Table) -> None:
    """Levels keep their bounds, and the dead have nothing (DEATH-1, PRECEDENCE-2, -6)."""
    for seat, level in enumerate(t.levels):
        demand(1 <= level <= t.rules.win_level, "levels", f"seat {seat} is of Level {level}")
    demand(bool(t.living()), "levels", "everybody is dead")


def check_listed(game: Game, seat: int) -> list[Act]:
    """Every act listed for a seat may be made; gives the list."""
    acts = game.legal(seat)
    twice = [act for i, act in enumerate(acts) if act in acts[:i]]
    demand(not twice, "listed", f"{said(seat, twice[0]) if twice else ''} is listed twice")
    for act in acts:
        refusal = game.why_not(seat, act)
        demand(refusal is None, "listed", f"{said(seat, act)} is listed, but refused: {refusal!r}")
        try:
            game.clone().apply(seat, act)
        except IllegalAct as error:
            raise PropertyBroken("listed", f"{said(seat, act)} is not applied: {error}") from error
    return acts


def check_waiting(game: Game) -> None:
    """A game that is not over waits for somebody who can act; one that is over for nobody."""
    waiting = game.waiting
    if game.is_over:
        demand(not waiting, "waiting", f"the game is over and waits for {waiting}")
        return
    demand(bool(waiting), "waiting", f"nobody is asked; the stack is {game.table.stack}")
    for seat, kind, _ in waiting:
        demand(
            bool(game.legal(seat)), "waiting", f"seat {seat} is asked {kind!r} and can do nothing"
        )


def check_clone(game: Game, rng: Rng) -> None:
    """A clone is equal, and what is done to it does not show here."""
    before = game.hash()
    twin = game.clone()
    demand(twin.hash() == before, "clone", "a clone has another hash")
    demand(deepcopy(game).hash() == before, "clone", "a deep copy has another hash")
    acts_before = len(game.record_so_far.acts)
    for _ in range(3):
        if twin.is_over:
            break
        seat = twin.waiting[0][0]
        acts = twin.legal(seat)
        twin.apply(seat, acts[int(rng.random() * len(acts))])
        demand(game.hash() == before, "clone", "an act on a clone changed the original")
        demand(
            len(game.record_so_far.acts) == acts_before,
            "clone",
            "an act on a clone was recorded here",
        )


def check_saved(game: Game) -> None:
    """Saved and loaded, recorded and replayed, it is the same game."""
    t = game.table
    data = pack(t)
    loaded = unpack(data, t.catalogue, t.rules)
    demand(pack(loaded) == data, "pack", "a table packed, unpacked and packed again differs")
    text = game.record.to_json()
    record = Record.from_json(text)
    check_draws(record)
    again = Game.replay(record)
    demand(again.hash() == game.hash(), "replay", "a replayed game has another hash")
    demand(again.record.to_json() == text, "replay", "a replayed game has another record")
    for seat in range(t.seats):
        demand(again.legal(seat) == game.legal(seat), "replay", f"seat {seat} may do other things")


def check_strengths(game: Game) -> None:
    """Cached strengths are those that a fresh count gives, and the lines add up to them."""
    t = game.table
    if t.combat is None:
        return
    sums = game.strengths()
    ours = sum(line.amount for line in sums.lines if line.side == MUNCHKINS)
    theirs = sum(line.amount for line in sums.lines if line.side == MONSTERS)
    demand((ours, theirs) == (sums.ours, sums.theirs), "strengths", "the lines do not add up")
    strength.refresh(t)
    cached = (t.cache_ours, t.cache_theirs)
    demand(cached == (ours, theirs), "strengths", f"cached {cached}, counted {(ours, theirs)}")
