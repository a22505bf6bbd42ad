"""How long a window lasts does not hang on hands: a two-sample test.

Two kinds of tables, alike but for what is in one seat's hand: cards that could be played into the
fight, or none. Windows of 100 ms are timed at both, by when another seat hears that they closed;
the test of Kolmogorov and Smirnov must not tell the samples apart.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from kickdoor.engine.acts.act_kinds import DeclareFight, KickDoor
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.connections.connection import Connection
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.table_registry import TableRegistry
from lines import Line
from two_samples import are_alike, distance

PLAIN = """
edition = "munchkin"
doors = ["potted-plant"]
turn = "P0"
[players.P0]
level = 5
hand = ["kneepads-of-allure"]
[players.P1]
hand = [{cards}]
[players.P2]
"""
NOTHING = ""
MUCH = '"magic-missile", "freezing-explosive-potion", "nasty-tasting-sports-drink"'


async def window_length(registry: TableRegistry, hand: str) -> float:
    """How long the wait lasts after a fight is declared, when nobody answers by hand."""
    seats = [SeatSetup("here", name=f"P{i}") for i in range(3)]
    setup = TableSetup(seats=seats, clock="brisk", window_ms=100, prepared=PLAIN.format(cards=hand))
    made = await Seating(registry).create(setup)
    table = registry.live[made.table.id]
    lines = [Line() for _ in made.keys]
    connections = [Connection("here", registry.settings, line) for line in lines]
    for connection, key in zip(connections, made.keys, strict=True):
        table.audience.attach(connection, [key.token])
    table.begin()
    heard: list[float] = []
    lines[2].take = lambda data: heard.append(registry.now())
    assert table.game is not None
    table.make(0, KickDoor(), "")
    started = registry.now()
    table.make(0, DeclareFight(), "")
    table.plan()
    while len(heard) < 5:  # the kick, the fight, and three passes by the clock
        await asyncio.sleep(0.002)
    for connection in connections:
        table.audience.detach(connection)
    registry.unload(table)
    return heard[4] - started


async def measured(folder: Path, windows: int, at_once: int) -> tuple[list[float], list[float]]:
    registry = TableRegistry(Settings(db=f"sqlite:///{folder}/w.db", allow_prepared=True))
    await registry.open()
    samples: tuple[list[float], list[float]] = ([], [])
    rng = random.Random(1)
    try:
        while len(samples[1]) < windows // 2:
            hands = [NOTHING, MUCH] * (at_once // 2)
            rng.shuffle(hands)  # who comes first in a round waits less for the others
            lengths = await asyncio.gather(*[window_length(registry, hand) for hand in hands])
            for hand, length in zip(hands, lengths, strict=True):
                samples[hand == MUCH].append(length)
    finally:
        await registry.close()
    return samples


def check(samples: tuple[list[float], list[float]]) -> None:
    one, two = samples
    assert are_alike(one, two)
    assert min(one + two) >= 0.1  # the whole time


def test_the_length_of_windows_does_not_hang_on_hands(tmp_path: Path) -> None:
    check(asyncio.run(measured(tmp_path, windows=120, at_once=8)))


@pytest.mark.soak
def test_two_thousand_windows_do_not_hang_on_hands(tmp_path: Path) -> None:
    check(asyncio.run(measured(tmp_path, windows=2000, at_once=8)))


def test_the_test_would_notice() -> None:
    assert distance([0.1] * 50, [0.12] * 50) == 1.0
    assert distance([1.0, 2.0, 3.0], [1.0, 2.0, 3.0]) == 0.0
