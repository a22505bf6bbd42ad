"""Nothing on the wire tells what a seat may not know.

Two tables that are equal to one seat's eyes and differ elsewhere are driven by the same acts. Every
view, frame, refusal, preview and choice sent to that seat is equal byte for byte, until the
difference is legally shown. The short form plays a few games, the long one three hundred.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from kickdoor.engine.acts.act import Act
from kickdoor.engine.game import Game
from kickdoor.engine.views.determinize import determinize
from kickdoor.errors import ActError
from kickdoor.protocol.table_messages import TableSetup
from kickdoor.server.connections.connection import Connection
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables import keys
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import PERSON, PLAYING, SeatMeta, TableMeta
from kickdoor.server.talk import Talk
from lines import Line

NAMES = ["Ann", "Bob", "Cid"]
EDITIONS = ("munchkin", "star", "lite")
LIMITLESS = Settings(messages_per_second=1e9, message_burst=1e9, acts_per_second=1e9)


class Prompt:
    """A writer whose disk is infinitely fast."""

    is_stuck = False

    def put(
        self,
        rows: list[Any],
        done: Callable[[bool], None] = lambda ok: None,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        done(True)


class Store:
    writer = Prompt()


class NoBots:
    chosen = None


class TableRegistry:
    """As much of a registry as one table needs."""

    robots = NoBots()

    settings = LIMITLESS
    store = Store()
    is_stopping = False

    def now(self) -> float:
        return 0.0

    def count(self, what: str, by: int = 1) -> None:
        pass

    async def id_of(self, name: str, address: str, tokens: Sequence[str] = ()) -> str:
        return name

    async def find(self, name: str) -> LiveTable:
        return self.table

    table: LiveTable


class Seen:
    """A game at a live table, and everything one connection is sent there."""

    def __init__(self, game: Game, seat: int) -> None:
        registry = TableRegistry()
        seats = [SeatMeta(PERSON, name) for name in NAMES]
        meta = TableMeta(TableSetup(clock="none"), seats, "", state=PLAYING)
        self.game = game
        self.seat = seat
        self.table = LiveTable(registry, "id", "code", b"", meta)  # type: ignore[arg-type]
        self.table.clock.draw_from(random.Random(1))  # chance is the same at both
        self.table.game = game
        self.table.keys = {seat: keys.hashed("key")} if seat >= 0 else {}
        registry.table = self.table
        self.sent: list[bytes] = []
        self.connection = Connection("here", LIMITLESS, Line(self.sent.append))
        self.talk = Talk(registry, self.connection)  # type: ignore[arg-type]

    async def say(self, **message: Any) -> None:
        await self.talk.hear(msgspec.json.encode(message))

    async def hello(self) -> None:
        await self.say(type="hello", table="id", tokens=["key"])

    def eyes(self) -> bytes:
        return self.game.view(self.seat).key()


def probes(game: Game, seat: int, rng: random.Random) -> list[dict[str, Any]]:
    """What a curious player might ask: acts with any card, offers, previews, choices."""
    names = game.catalogue.names
    some = [rng.choice(names) for _ in range(3)]
    others = [name for i, name in enumerate(NAMES) if i != seat]
    acts: list[Any] = [{"play": name} for name in some]
    acts += [{"play": some[0], "on": rng.choice(others)}, {"equip": some[1]}, "fight", "run"]
    acts += [{"trade": others[0], "give": [some[0]], "want": [some[1]]}, {"show": [some[2]]}]
    acts += [{"ask": others[0], "treasures": 1, "cards": [some[0]]}, {"discard": [some[0]]}]
    asked = [
        {"type": kind, "id": f"{kind}{i}", "seat": seat, "act": act}
        for i, act in enumerate(acts)
        for kind in ("why", "preview")
    ]
    chosen: list[int] = []
    asked.append({"type": "compose", "id": "c", "seat": seat, "chosen": chosen})
    return asked + bargains(game, seat, rng)


def bargains(game: Game, seat: int, rng: random.Random) -> list[dict[str, Any]]:
    """What he might ask about deals and sales, with any card."""
    some = [rng.randrange(len(game.catalogue.cards)) for _ in range(2)]
    to = rng.choice([i for i in range(len(NAMES)) if i != seat])
    asked: list[dict[str, Any]] = [{"type": "quotes"}, {"type": "sale", "cards": some[:1]}]
    for kind, parts in (("help", {"picks": [1]}), ("help", {"cards": some}), ("trade", {})):
        terms = {"kind": kind, "to": to, **parts}
        asked += [{"type": "draft", "terms": terms}, {"type": "make_it_work", "terms": terms}]
    return [{**one, "id": f"b{i}", "seat": seat} for i, one in enumerate(asked)]


async def twins_agree(game: Game, seat: int, rng: random.Random, steps: int) -> int:
    """Drives a game and a twin of it; how many acts the seat could not tell them apart."""
    one = Seen(game.clone(), seat)
    two = Seen(determinize(game.view(seat), rng, NAMES), seat)
    assert one.eyes() == two.eyes()
    await one.hello()
    await two.hello()
    for step in range(steps):
        if seat >= 0:
            await ask_both(one, two, seat, rng)
        compare(one, two)
        if one.game.is_over or not act_on_both(one, two, rng):
            return step
        if one.eyes() != two.eyes():  # the difference was legally shown
            return step + 1
    return steps


async def ask_both(one: Seen, two: Seen, seat: int, rng: random.Random) -> None:
    for probe in rng.sample(probes(one.game, seat, rng), 10):
        await one.say(**probe)
        await two.say(**probe)


def compare(one: Seen, two: Seen) -> None:
    for mine, theirs in zip(one.sent, two.sent, strict=True):
        if b'"commitment"' not in mine:  # every table has a secret of its own
            assert mine == theirs
    one.sent.clear()
    two.sent.clear()


def act_on_both(one: Seen, two: Seen, rng: random.Random) -> bool:
    """Makes the same act at both tables; False if it would show the difference."""
    who, _, _ = rng.choice(one.game.waiting)
    act: Act = rng.choice(one.game.legal(who))
    try:
        if two.game.why_not(who, act) is not None:
            return False
    except ActError:
        return False
    rests = rng.random() < 0.5
    for seen in (one, two):
        seen.table.make(who, act, "")
        if rests:
            seen.table.audience.rest()
    return True


async def spy(games: int, seed: int, moments: int, steps: int) -> int:
    """Plays games at random and spies at some of their moments; how many acts were compared."""
    rng = random.Random(seed)
    compared = 0
    for number in range(games):
        edition = EDITIONS[number % len(EDITIONS)]
        game = Game.new(NAMES, edition=edition, seed=rng.randrange(1 << 30))
        at = {rng.randrange(400) for _ in range(moments)}
        for step in range(400):
            if game.is_over:
                break
            if step in at:
                seat = rng.choice((-1, 0, 1, 2))
                compared += await twins_agree(game, seat, rng, steps)
            who, _, _ = game.waiting[0]
            game.apply(who, rng.choice(game.legal(who)))
    return compared


def test_a_seat_cannot_tell_two_tables_apart_that_look_the_same_to_it() -> None:
    assert asyncio.run(spy(games=6, seed=1, moments=5, steps=8)) > 60


@pytest.mark.soak
def test_a_seat_cannot_tell_them_apart_in_three_hundred_games() -> None:
    assert asyncio.run(spy(games=300, seed=2, moments=12, steps=20)) > 10_000


def test_the_spy_notices_a_leak() -> None:
    """A table whose frames told the next card would be found out."""
    game = Game.new(NAMES, seed=5)
    one = Seen(game, 0)
    two = Seen(determinize(game.view(0), random.Random(1), NAMES), 0)
    for seen in (one, two):
        seen.sent.append(str(seen.game.table.decks[0][-5:]).encode())
    with pytest.raises(AssertionError):
        compare(one, two)
