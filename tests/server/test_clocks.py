"""Clocks: windows that last their whole time, turns that run out, seats whose people are gone."""

from __future__ import annotations

import random
import time

from kickdoor.client import Client
from kickdoor.engine.game import Game
from kickdoor.protocol.table_messages import ClockInfo, TableSetup
from kickdoor.server.tables.pace.clock import BOT_KIND, TURN_KIND, TableClock
from live_servers import Serve, act_once, against_bots, nearly_won, run


def clocked(setup: TableSetup, window_ms: int, turn_s: int) -> TableSetup:
    setup.clock, setup.window_ms, setup.turn_s = "brisk", window_ms, turn_s
    return setup


def test_a_window_lasts_its_whole_time_though_bots_have_passed(serve: Serve) -> None:
    """TABLE-3."""
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, clocked(nearly_won(), 400, 60)) as client:
            await client.start()
            await client.asked()
            await client.act("kick")
            await client.act("fight")
            before = time.monotonic()
            clock = client.view.clock
            assert clock is not None
            assert (clock.kind, clock.whole) == ("window", 400)
            while not client.is_over:
                await client.news(5)
            assert 0.35 < time.monotonic() - before < 10

    run(scene())


def test_a_window_closes_early_when_everyone_has_passed(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, clocked(nearly_won(), 60_000, 60)) as client:
            await client.start()
            await client.asked()
            await client.act("kick")
            await client.act("fight")
            await client.act("pass")
            while not client.is_over:
                await client.news(5)

    run(scene())


def test_a_turn_that_runs_out_is_played_and_the_record_says_by_whom(serve: Serve) -> None:
    """TABLE-4."""
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, clocked(nearly_won(), 200, 1)) as client:
            await client.start()
            while not client.is_over:  # nobody does anything
                await client.news(10)
            acts = await server.acts(client.table)
            assert {(row["seat"], row["by"]) for row in acts if row["seat"] == 0} == {(0, "clock")}

    run(scene())


def test_a_seat_that_is_gone_is_played_by_a_bot_and_can_come_back(serve: Serve) -> None:
    """TABLE-7."""
    server = serve(grace_s=0.2)
    setup = against_bots(people=2)
    setup.seats[1].kind = "open"

    async def scene() -> None:
        ann = await Client.create(server.url, setup)
        assert ann.info is not None
        bob = await Client.join(server.url, ann.info.id, "Bob")
        async with ann:
            async with bob:
                await ann.start()
            while not any(notice.code == "away" for notice in ann.notices):
                if ann.has_view:
                    await act_once(ann, random.Random(1))
                else:
                    await ann.news(10)
            async with Client(server.url, ann.info.id, bob.tokens) as again:
                assert again.seats == [1]
                while not any(notice.code == "back" for notice in ann.notices):
                    await ann.news(10)
                while not again.has_view:
                    await again.news(10)
                assert again.view.you is not None

    run(scene())


def deadlines(clock: TableClock, game: Game, bots: set[int]) -> list[tuple[str, int]]:
    found = clock.deadlines(game, dict.fromkeys(bots, 0.0), 0.0)
    return [(one.kind, one.seat) for one in found]


def test_the_moments_of_bots_do_not_hang_on_what_they_hold() -> None:
    """The same chance gives the same moments, whatever was dealt."""
    moments = []
    for seed in (1, 2):
        game = Game.new(["Ann", "Bob", "Cid"], seed=seed)
        clock = TableClock(ClockInfo("brisk", 2600, 40, 20), 1.0, random.Random(7))
        found = clock.deadlines(game, dict.fromkeys(range(3), 0.0), 100.0)
        moments.append([(one.at, one.kind) for one in found])
    assert moments[0] == moments[1]


def test_without_a_clock_nothing_runs_out() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    clock = TableClock(ClockInfo("none", 0, 0, 300), 1.0, random.Random(7))
    assert deadlines(clock, game, set()) == []
    assert {kind for kind, _ in deadlines(clock, game, {1})} == {BOT_KIND}
    assert clock.shown(game, 0.0) == (None, None)


def test_a_turn_clock_runs_for_whoever_is_asked() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    clock = TableClock(ClockInfo("brisk", 2600, 40, 20), 1.0, random.Random(7))
    assert {kind for kind, _ in deadlines(clock, game, set())} == {TURN_KIND}
    shown, _ = clock.shown(game, 10.0)
    assert shown is not None
    assert (shown.kind, shown.left, shown.whole) == (TURN_KIND, 30_000, 40_000)


def test_a_pause_stops_the_clock() -> None:
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    clock = TableClock(ClockInfo("brisk", 2600, 40, 20), 1.0, random.Random(7))
    clock.look(game, 0.0)
    clock.shift(25.0)
    shown, _ = clock.shown(game, 25.0)
    assert shown is not None
    assert shown.left == 40_000
