"""The pace of a table: what bots do arrives in beats, and who is asked has time. On a clock that
jumps, but for what is said over a socket.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from kickdoor.client import Client
from kickdoor.engine import (
    EVENT_KINDS,
    CardDiscarded,
    CardPlayed,
    CombatWon,
    CurseStruck,
    DeclareFight,
    DeclineOffer,
    ItemEquipped,
    KickDoor,
    TurnBegan,
)
from kickdoor.protocol import messages as m
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.protocol.view_messages import Clock
from kickdoor.server.tables.pace import players
from kickdoor.server.tables.pace.tempo import (
    AFTER_CARD_S,
    AFTER_CURSE_S,
    AFTER_DRESSING_S,
    AFTER_FIGHT_S,
    AFTER_WORDS_S,
    AT_ONCE_S,
    OPENING_S,
    SPANS,
    span_after,
)
from kickdoor.server.tables.seated_bots.bot_offers import OFFER_S
from live_servers import Serve, run
from simulated import Eyes, SimulatedTable, people_and_bots, simulate

# A bot that needs help, which the person alone could give.
IN_NEED = """
edition = "munchkin"
doors = ["bullrog"]
turn = "P1"
[players.P0]
level = 8
play = ["bow-with-ribbons", "mithril-armor"]
[players.P1]
level = 5
play = ["broad-sword", "pantyhose-of-giant-strength"]
[players.P2]
"""


async def asked_for_help(table: SimulatedTable) -> float:
    """A bot has asked the person for help; when."""
    game = table.live.game
    assert game is not None
    for _ in range(600):
        await asyncio.sleep(0.05)
        if any(offer.to == 0 for offer in game.offers):
            return table.live.registry.now()
    raise AssertionError("nobody asks")


def clock_of(eyes: Eyes) -> Clock | None:
    assert eyes.tracker.view is not None
    return eyes.tracker.view.clock


def in_need(watchers: int = 0, **settings: Any) -> SimulatedTable:
    table = SimulatedTable(people_and_bots(1, 2, prepared=IN_NEED), 1, watchers, **settings)
    table.live.begin()
    return table


def test_a_bot_waits_for_an_answer_and_then_says_that_it_gave_up() -> None:
    async def scene() -> None:
        table = in_need(watchers=1)
        eyes, game = table.eyes[0], table.live.game
        assert game is not None
        began, made = await asked_for_help(table), table.live.sequence
        assert eyes.tracker.view is not None
        clock = eyes.tracker.view.clock
        assert clock is not None
        assert (clock.kind, clock.whole, clock.seats) == ("offer", 20_000, [0])
        await asyncio.sleep(OFFER_S - 1)
        assert [offer.to for offer in game.offers] == [0]
        assert table.live.sequence == made
        await asyncio.sleep(3.0)
        given_up = [at for at, one in eyes.heard if isinstance(one, m.Notice)]
        assert eyes.notices() == ["gave-up"]
        assert abs(given_up[0] - began - OFFER_S) < 0.2
        told = [(line.kind, line.text) for line in eyes.tracker.log]
        late = ("gave-up", f"You did not answer {game.names[1]}'s offer in time.")
        back = ("OfferWithdrawn", f"{game.names[1]} takes back the offer to you.")
        assert (late, back) in itertools.pairwise(told)
        for _ in range(200):  # it asks nobody again who gave no answer
            await asyncio.sleep(0.1)
            assert not any(o.to == 0 and o.maker == 1 for o in game.offers) or game.turn != 1
        table.stop()

    simulate(scene())


def test_a_bot_waits_for_its_only_person_until_somebody_else_waits_too() -> None:
    async def scene() -> None:
        table = in_need()
        eyes, game = table.eyes[0], table.live.game
        assert game is not None
        await asked_for_help(table)
        made = table.live.sequence
        await asyncio.sleep(600.0)
        assert clock_of(eyes) is None
        assert table.live.sequence == made
        table.watchers.append(Eyes(table.live, []))
        await asyncio.sleep(OFFER_S - 1)
        clock = clock_of(eyes)
        assert clock is not None
        assert (clock.kind, eyes.notices()) == ("offer", [])
        await asyncio.sleep(3.0)
        assert eyes.notices() == ["gave-up"]
        table.stop()

    simulate(scene())


def test_in_the_guided_game_an_offer_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "is_guided", lambda setup: True)

    async def scene() -> None:
        table = in_need(watchers=1)
        await asked_for_help(table)
        await asyncio.sleep(600.0)
        game, view = table.live.game, table.eyes[0].tracker.view
        assert game is not None
        assert [offer.to for offer in game.offers] == [0]
        assert view is not None
        assert view.clock is None
        made = table.live.sequence
        table.act(0, DeclineOffer())
        await asyncio.sleep(3.0)
        assert table.live.sequence > made + 1
        table.stop()

    simulate(scene())


def test_a_bot_goes_on_when_it_is_answered() -> None:
    async def scene() -> None:
        table = in_need()
        await asked_for_help(table)
        made = table.live.sequence
        table.act(0, DeclineOffer())
        await asyncio.sleep(3.0)
        assert table.live.sequence > made + 1
        assert table.eyes[0].notices() == []
        table.stop()

    simulate(scene())


def gaps(table: SimulatedTable) -> list[float]:
    """The pauses before what bots did, as the person saw it."""
    seen = [(at, frame) for at, frame in table.eyes[0].frames() if frame.log]
    return [after[0] - before[0] for before, after in itertools.pairwise(seen)]


async def first_turns(pace: str, seconds: float) -> SimulatedTable:
    """A bot begins, and the person only looks on."""
    scene = 'edition = "munchkin"\nturn = "P1"\n[players.P0]\n[players.P1]\n[players.P2]\n'
    table = SimulatedTable(people_and_bots(1, 2, prepared=scene, pace=pace), seed=3)
    table.live.begin()
    await asyncio.sleep(seconds)
    table.stop()
    return table


@pytest.mark.parametrize(("pace", "least", "most"), [("relaxed", 0.75, 2.6), ("brisk", 0.35, 1.4)])
def test_what_bots_do_arrives_in_beats(pace: str, least: float, most: float) -> None:
    async def scene() -> None:
        table = await first_turns(pace, 12.0)
        found = [gap for gap in gaps(table) if gap > 0.1]  # what is one act comes as one
        assert len(found) >= 4
        assert least <= sum(found) / len(found) <= most

    simulate(scene())


def test_at_once_is_at_once() -> None:
    async def scene() -> None:
        table = await first_turns("at-once", 1.0)
        game = table.meta.turns
        assert game >= 2

    simulate(scene())


@pytest.mark.parametrize("seed", range(4))
def test_bots_dress_together_within_three_seconds(seed: int) -> None:
    async def scene() -> None:
        table = SimulatedTable(people_and_bots(1, 5), seed=seed)
        table.live.begin()
        game = table.live.game
        assert game is not None
        dressing = 0.0
        while game.is_opening:
            if game.mover == 0:  # the person is done at once
                table.live.make(0, game.legal(0)[-1], "")
                table.live.plan()
            await asyncio.sleep(0.01)
            dressing += 0.01
        assert dressing < 3.0
        assert OPENING_S[1] < 3.0
        table.stop()

    simulate(scene())


def test_a_pause_stops_offers_and_windows_too() -> None:
    async def scene() -> None:
        table = in_need(watchers=1)
        await asked_for_help(table)
        table.live.pause(True)
        await asyncio.sleep(100.0)
        table.live.pause(False)
        await asyncio.sleep(OFFER_S - 2)
        assert "gave-up" not in table.eyes[0].notices()
        await asyncio.sleep(3.0)
        assert "gave-up" in table.eyes[0].notices()
        table.stop()

    simulate(scene())


def test_the_host_or_the_only_person_sets_the_pace(serve: Serve) -> None:
    server = serve()
    seats = [SeatSetup("here", name="Ann"), SeatSetup("open"), SeatSetup("bot", "easy")]

    async def scene() -> None:
        async with await Client.create(server.url, TableSetup(seats=seats, pace="brisk")) as ann:
            assert ann.info is not None
            assert ann.info.pace == "brisk"
            async with await Client.join(server.url, ann.info.id, "Bob") as bob:
                await bob.send(m.SetPace("at-once"))
                await bob.news()
                assert await trouble(bob) == "not-host"
                await ann.send(m.SetPace("at-once"))
                while bob.info is None or bob.info.pace != "at-once":
                    await bob.news()
                await ann.send(m.SetPace("never"))
                assert await trouble(ann) == "bad-message"

    run(scene())


async def trouble(client: Client) -> str:
    """The code of the error that comes."""
    while client._trouble is None:
        await client.news()
    return client._trouble.code


def test_what_is_said_about_windows_is_said_over_the_socket(serve: Serve) -> None:
    server = serve(pace=1.0)
    seats = [SeatSetup("here", name="P0"), SeatSetup("here", name="P1"), SeatSetup("bot", "easy")]
    scene_of = 'edition = "munchkin"\ndoors = ["potted-plant"]\nturn = "P0"\n'
    scene_of += "[players.P0]\nlevel = 5\n[players.P1]\n[players.P2]\n"
    setup = TableSetup(seats=seats, clock="none", prepared=scene_of)

    async def scene() -> None:
        async with await Client.create(server.url, setup) as both:
            await both.start()
            await both.send(m.SetAsking(1, "always"))
            await both.act("kick", seat=0)
            await both.act("fight", seat=0)
            asked = await both.asked(1)
            assert asked is not None
            assert not asked.automatic
            await both.hold(seat=1)
            while both.view.holding != [1]:
                await both.news()
            await both.act("pass", seat=1)
            await both.send(m.SetAsking(1, "sometimes"))
            assert await trouble(both) == "bad-message"
            while not any(line.kind == "CombatWon" for line in both.log):
                await both.news()
            assert both.view.holding == []

    run(scene())


def test_a_fight_is_won_by_one_click_after_the_kick() -> None:
    async def scene() -> None:
        scene_of = 'edition = "munchkin"\ndoors = ["potted-plant"]\nturn = "P0"\n'
        scene_of += "[players.P0]\nlevel = 5\n[players.P1]\n[players.P2]\n"
        table = SimulatedTable(people_and_bots(1, 2, prepared=scene_of))
        table.live.begin()
        table.act(0, KickDoor())
        table.act(0, DeclareFight())
        await asyncio.sleep(2.0)
        game = table.live.game
        assert game is not None
        assert not game.is_fighting
        assert game.levels[0] == 6
        table.stop()

    simulate(scene())


def test_what_takes_longest_to_read_says_how_long_bots_wait() -> None:
    played, worn, laid = CardPlayed(0, 5), ItemEquipped(0, 5), CardDiscarded(0, 5)
    won = CombatWon(0, ours=2, theirs=1)

    assert span_after([], is_fight_turned=False) == AT_ONCE_S
    assert span_after([TurnBegan(0, 2)], is_fight_turned=False) == AT_ONCE_S
    assert span_after([worn], is_fight_turned=False) == AFTER_DRESSING_S
    assert span_after([worn, laid], is_fight_turned=False) == AFTER_WORDS_S
    assert span_after([laid, played, worn], is_fight_turned=False) == AFTER_CARD_S
    assert span_after([played, CurseStruck(0, 5)], is_fight_turned=False) == AFTER_CURSE_S
    assert span_after([played, won], is_fight_turned=False) == AFTER_FIGHT_S
    assert span_after([laid], is_fight_turned=True) == AFTER_FIGHT_S


def test_there_is_a_time_for_whatever_an_event_has_to_read() -> None:
    assert {kind.to_read for kind in EVENT_KINDS} == set(SPANS)
