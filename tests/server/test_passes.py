"""Windows at a live table: passes take effect together, hold on, what is done for people who have
nothing to decide. On a clock that jumps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kickdoor.engine import (
    DeclareFight,
    KeepCard,
    KickDoor,
    Pass,
    PlayCard,
    RunAway,
    SetOrders,
    words_of_play as w,
)
from kickdoor.protocol.table_messages import TableSetup
from kickdoor.protocol.view_messages import Asked, View
from kickdoor.server.tables.meta import TableMeta
from kickdoor.server.tables.pace import automatic
from simulated import Eyes, SimulatedTable, people_and_bots, simulate

FIGHT = """
edition = "munchkin"
doors = ["{monster}"]
turn = "P{turn}"
[players.P0]
level = {level}
hand = [{first}]
[players.P1]
level = 5
hand = [{second}]
[players.P2]
"""
MISSILE = '"magic-missile"'
GROWTH = '"humongous"'
PATIENCE = 0.2  # more than the beat between a window's end and its frames


def fight(
    people: int,
    first: str = "",
    second: str = "",
    monster: str = "potted-plant",
    turn: int = 0,
    level: int = 5,
    **setup: Any,
) -> TableSetup:
    """A table at which somebody is about to fight."""
    scene = FIGHT.format(first=first, second=second, monster=monster, turn=turn, level=level)
    return people_and_bots(people, 3 - people, bot="easy", prepared=scene, **setup)


Scene = Callable[[SimulatedTable], Awaitable[None]]


def played(setup: TableSetup, scene: Scene, watchers: int = 0, **settings: Any) -> None:
    async def whole() -> None:
        table = SimulatedTable(setup, seed=1, watchers=watchers, **settings)
        table.live.begin()
        await asyncio.sleep(0.5)
        try:
            await scene(table)
        finally:
            table.stop()

    simulate(whole())


def view(eyes: Eyes) -> View:
    assert eyes.tracker.view is not None
    return eyes.tracker.view


def is_automatic(table: SimulatedTable, seat: int) -> bool:
    asked = view(table.eyes[seat]).asked
    assert asked is not None
    return asked.automatic


async def until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    """Waits until something is so; one who waits for too long fails."""
    for _ in range(round(seconds / 0.05)):
        if is_so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("that never came")


def won(eyes: Eyes) -> list[float]:
    return [at for at, frame in eyes.frames() for line in frame.log if line.kind == "CombatWon"]


async def declare(table: SimulatedTable) -> float:
    table.act(0, KickDoor())
    table.act(0, DeclareFight())
    await asyncio.sleep(0.01)
    return table.live.registry.now()


def test_while_a_window_closes_nobody_is_asked_for_a_moment() -> None:
    """Its passes are made one after the other; whoever is still to come does not hear of it."""

    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        await until(lambda: bool(won(table.eyes[1])))
        for seat in (1, 2):
            asked = [
                frame.changed.asked
                for _, frame in table.eyes[seat].frames()
                if isinstance(frame.changed.asked, Asked)
            ]
            assert asked
            assert all(one.automatic for one in asked if one.kind == "wait"), seat

    played(fight(3), scene)


def test_passes_take_effect_together_and_are_shown_then() -> None:
    async def scene(table: SimulatedTable) -> None:
        opened = await declare(table)
        eyes = table.eyes[2]
        heard = len(eyes.heard)
        await asyncio.sleep(1.0)
        at_rest = len(eyes.heard)
        assert at_rest - heard <= 2  # the frame of the fight, and what may be done at rest
        table.act(1, Pass())
        await asyncio.sleep(1.0)
        assert len(eyes.heard) == at_rest  # nobody else hears of a pass
        assert is_automatic(table, 1)
        for one in table.eyes.values():
            assert view(one).waiting.passed == []
            assert [one.seat for one in view(one).waiting.seats] == [1, 2, 0]
        clock = view(eyes).clock
        assert clock is not None
        assert (clock.kind, clock.seats) == ("window", [0, 1, 2])
        await asyncio.sleep(6.5)
        assert won(eyes)
        assert 5.0 <= won(eyes)[0] - opened <= 7.6
        assert abs(won(eyes)[0] - opened - clock.whole / 1000) < PATIENCE

    played(fight(3, second=MISSILE), scene)


def test_who_has_passed_may_still_play_something() -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        table.act(1, Pass())
        await asyncio.sleep(1.0)
        game = table.live.game
        assert game is not None
        before = game.window
        missile = next(act for act in game.legal(1) if isinstance(act, PlayCard))
        table.act(1, missile)
        await asyncio.sleep(0.1)
        assert game.window not in (0, before)  # opened anew
        assert is_automatic(table, 1)  # nothing is left to be played
        await asyncio.sleep(7.7)
        assert not game.is_fighting

    played(fight(3, second=MISSILE), scene)


@pytest.mark.parametrize(("clock", "low", "high"), [("brisk", 2.6, 2.8), ("none", 5.0, 7.7)])
def test_a_window_lasts_its_whole_time_though_all_have_passed(
    clock: str, low: float, high: float
) -> None:
    async def scene(table: SimulatedTable) -> None:
        opened = await declare(table)
        for seat in (1, 2, 0):
            table.act(seat, Pass())
        await asyncio.sleep(9.0)
        assert low <= won(table.eyes[2])[0] - opened <= high

    played(fight(3, clock=clock), scene)


def test_one_person_among_bots_ends_a_window_with_his_pass() -> None:
    async def scene(table: SimulatedTable) -> None:
        game = table.live.game
        assert game is not None
        await until(lambda: game.window != 0)  # the bot kicks the door and fights
        await asyncio.sleep(100.0)
        assert game.window
        assert not is_automatic(table, 0)
        table.act(0, Pass())
        await asyncio.sleep(PATIENCE)
        assert won(table.eyes[0])

    played(fight(1, first=MISSILE, turn=1), scene)


def test_one_person_who_has_nothing_to_play_is_not_asked() -> None:
    async def scene(table: SimulatedTable) -> None:
        game = table.live.game
        assert game is not None
        await until(lambda: game.window != 0)
        opened = table.live.registry.now()
        assert is_automatic(table, 0)
        await asyncio.sleep(3.0)
        assert 0.2 < won(table.eyes[0])[0] - opened < 2.5

    played(fight(1, turn=1), scene)


def test_somebody_who_watches_makes_it_company() -> None:
    async def scene(table: SimulatedTable) -> None:
        opened = await declare(table)
        table.act(0, Pass())
        await asyncio.sleep(8.5)
        assert 5.0 <= won(table.watchers[0])[0] - opened <= 7.7

    played(fight(1), scene, watchers=1)


@pytest.mark.parametrize("clock", ["none", "days"])
def test_without_a_pace_and_at_a_table_of_days_passes_count_at_once(clock: str) -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        assert not is_automatic(table, 0)
        if clock == "none":
            table.act(1, Pass())
            await asyncio.sleep(0.01)
            assert view(table.eyes[2]).waiting.passed == [1]
        else:  # a seat of such a table has orders to pass
            assert [one.seat for one in view(table.eyes[2]).waiting.seats] == [0]

    played(fight(3, clock=clock), scene, pace=0.0 if clock == "none" else 1.0)


# Hold on.


async def long_hold(table: SimulatedTable) -> float:
    """When the window closes over somebody who only ever says hold on; counted from its opening."""
    opened = await declare(table)
    await asyncio.sleep(1.0)
    table.live.passes.hold(2, True)
    await asyncio.sleep(20.0)
    table.live.passes.hold(2, False)
    table.live.passes.hold(2, True)
    for one in table.eyes.values():
        assert view(one).holding == [2]
    assert not is_automatic(table, 2)
    await asyncio.sleep(60.0)
    assert view(table.eyes[0]).holding == []
    return won(table.eyes[0])[0] - opened


@pytest.mark.parametrize(("clock", "least", "most"), [("none", 60.9, 61.2), ("brisk", 39.9, 40.2)])
def test_hold_on_is_heard_as_long_as_is_decent(clock: str, least: float, most: float) -> None:
    async def scene(table: SimulatedTable) -> None:
        assert least <= await long_hold(table) <= most

    played(fight(3, clock=clock), scene)


@pytest.mark.parametrize("passes_then", [True, False])
def test_who_holds_on_may_pass_or_let_go(passes_then: bool) -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        table.live.passes.hold(2, True)
        await asyncio.sleep(15.0)
        assert not won(table.eyes[0])
        if passes_then:
            table.act(2, Pass())
        else:
            table.live.passes.hold(2, False)
        await asyncio.sleep(PATIENCE)
        assert won(table.eyes[0])
        assert view(table.eyes[0]).holding == []

    played(fight(3), scene)


def test_one_person_among_bots_holds_on_as_long_as_he_likes() -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        table.live.passes.hold(0, True)
        await asyncio.sleep(500.0)
        assert not is_automatic(table, 0)
        table.live.passes.hold(0, False)
        await asyncio.sleep(2.0)
        assert won(table.eyes[0])

    played(fight(1), scene)


# When one is asked.


@pytest.mark.parametrize(
    ("when", "level", "is_asked"),
    [
        ("always", 5, (True, True)), ("fitting", 5, (True, False)),
        ("near-win", 5, (False, False)), ("near-win", 8, (True, False)),
        ("not-this-fight", 8, (False, False)), ("not-this-turn", 8, (False, False)),
    ],
)  # fmt: skip
def test_standing_orders(when: str, level: int, is_asked: tuple[bool, bool]) -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        for seat in (1, 2):
            table.live.automatic.set_asking(seat, when)
        await asyncio.sleep(0.01)
        assert (not is_automatic(table, 1), not is_automatic(table, 2)) == is_asked
        own = view(table.eyes[1]).you
        assert own is not None
        assert own.asking == when
        kept = TableMeta.from_json(table.live.meta.to_json())
        assert kept.seats[1].asking == when
        await asyncio.sleep(8.0)
        is_over = when == "not-this-fight"
        assert table.live.automatic.asking(1) == ("fitting" if is_over else when)

    played(fight(3, second=MISSILE, level=level), scene)


def test_who_would_have_to_be_looked_at_for_too_long_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(automatic, "LOOKING_S", -1.0)

    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        assert not is_automatic(table, 2)

    played(fight(3), scene)


def test_orders_of_the_rules_are_not_shown_before_the_window_ends() -> None:
    async def scene(table: SimulatedTable) -> None:
        table.act(2, SetOrders(w.PASS_ALWAYS))
        await declare(table)
        for one in (table.eyes[0], table.eyes[1]):
            assert sorted(one.seat for one in view(one).waiting.seats) == [0, 1, 2]
            assert view(one).waiting.passed == []
        clock = view(table.eyes[0]).clock
        assert clock is not None
        assert clock.seats == [0, 1, 2]
        await asyncio.sleep(8.5)
        assert won(table.eyes[0])

    played(fight(3), scene)


def test_a_level_for_oneself_does_not_fit_another_fight() -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        assert is_automatic(table, 1)

    played(fight(3, second='"invoke-obscure-rules"'), scene)


def test_who_declares_a_fight_he_wins_is_asked_again_when_somebody_has_played() -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)
        assert is_automatic(table, 0)  # though he holds something
        game = table.live.game
        assert game is not None
        table.act(1, next(act for act in game.legal(1) if isinstance(act, PlayCard)))
        await asyncio.sleep(0.01)
        assert not is_automatic(table, 0)

    played(fight(3, first=MISSILE, second=GROWTH), scene)


def test_nothing_closes_over_a_fighter_who_is_behind() -> None:
    async def scene(table: SimulatedTable) -> None:
        await declare(table)  # a fight that is lost
        assert not is_automatic(table, 0)
        await asyncio.sleep(60.0)
        game = table.live.game
        assert game is not None
        assert view(table.eyes[2]).waiting.passed == [1, 2]
        assert [seat for seat, _, _ in game.waiting] == [0]
        table.act(0, Pass())
        assert [seat for seat, _, _ in game.waiting] != [0] or game.window == 0

    played(fight(3, monster="plutonium-dragon"), scene)


def test_one_run_from_one_monster_is_one_click() -> None:
    async def scene(table: SimulatedTable) -> None:
        game = table.live.game
        assert game is not None
        table.act(0, KickDoor())
        table.act(0, RunAway())
        await asyncio.sleep(0.01)
        kinds: set[str] = set()

        def is_over() -> bool:
            asked = view(table.eyes[0]).asked
            if asked is not None and not asked.automatic:
                kinds.add(asked.kind)
            return not game.is_fighting

        await until(is_over)
        assert not game.is_fighting
        assert kinds <= {"end", "charity"}

    played(fight(1, monster="lame-goblin", level=1), scene)


def test_a_room_is_looted_by_itself_where_there_is_no_monster_to_fight() -> None:
    async def scene(table: SimulatedTable) -> None:
        game = table.live.game
        assert game is not None
        table.act(0, KickDoor())
        table.act(0, KeepCard())
        await until(lambda: game.waiting[0][1] == "trouble-or-loot")
        await asyncio.sleep(0.01)
        began = table.live.registry.now()
        assert is_automatic(table, 0)
        await until(lambda: game.waiting[0][1] != "trouble-or-loot")
        assert 1.5 < table.live.registry.now() - began < 5
        assert table.eyes[0].told("answered") == [
            "There was one answer, so it was given for you: “Loot the room”. You got Wizard."
        ]
        assert table.eyes[1].told("answered") == []

    played(fight(3, monster="wizard", level=2), scene)


def test_verbs_that_people_want_to_do_themselves_are_never_automatic() -> None:
    async def scene(table: SimulatedTable) -> None:
        game = table.live.game
        assert game is not None
        assert game.legal(0) == [KickDoor()]
        await asyncio.sleep(60.0)
        assert view(table.eyes[0]).asked is not None
        assert not is_automatic(table, 0)
        assert game.legal(0)[0].verb == w.KICK

    played(fight(1), scene)
