"""Whether a window asks: what a seat holds fits if it could change how the fight ends, alone or
with all else that the seat could play there. On a clock that jumps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from kickdoor.engine import REF_SEAT, DeclareFight, Game, KickDoor, PlayCard, RunAway, UsePower
from kickdoor.server.tables.pace import automatic
from simulated import SimulatedTable, people_and_bots, simulate

SCENE = """
edition = "munchkin"
doors = ["{monster}"]
turn = "P0"
[players.P0]
level = {level}
[players.P1]
hand = [{held}]
[players.P2]
level = 3
"""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes too long to find out asks: on a busy machine that is any look."""
    monkeypatch.setattr(automatic, "LOOKING_S", 60.0)


def is_asked_after(
    scene: str, seat: int, done: Callable[[SimulatedTable, Game], Awaitable[None]]
) -> bool:
    """Whether a seat is asked when this has been done at a table that was prepared so."""
    asked: list[bool] = []

    async def whole() -> None:
        table = SimulatedTable(people_and_bots(3, prepared=scene), seed=1)
        table.live.begin()
        await asyncio.sleep(0.5)
        assert table.live.game is not None
        await done(table, table.live.game)
        await asyncio.sleep(0.1)
        view = table.eyes[seat].tracker.view
        assert view is not None
        asked.append(view.asked is not None and not view.asked.automatic)
        table.stop()

    simulate(whole())
    return asked[0]


def card_played(game: Game, seat: int, name: str) -> PlayCard:
    acts = [act for act in game.legal(seat) if isinstance(act, PlayCard)]
    return next(act for act in acts if game.catalogue.names[act.card].startswith(name))


def is_asked(
    held: str, monster: str = "potted-plant", level: int = 5, runs: bool = False, plays: str = ""
) -> bool:
    """Whether who holds these cards is asked about somebody else's fight, or run."""

    async def done(table: SimulatedTable, game: Game) -> None:
        table.act(0, KickDoor())
        table.act(0, RunAway() if runs else DeclareFight())
        if plays:
            await asyncio.sleep(0.1)
            table.act(1, card_played(game, 1, plays))

    return is_asked_after(SCENE.format(monster=monster, level=level, held=held), 1, done)


@pytest.mark.parametrize(
    ("held", "monster", "level", "fits"),
    [
        ('"magic-missile"', "potted-plant", 5, True),  # 5 to 6
        ('"magic-missile"', "potted-plant", 7, False),  # 7 to 6
        ('"magic-missile", "enraged"', "potted-plant", 8, True),  # together 8 to 11
        ('"magic-missile"', "potted-plant", 9, True),  # 9 to 6, but it wins the game
        (
            '"curse-income-tax"',
            "potted-plant",
            9,
            False,
        ),  # it takes what he does not have
        ('"magic-missile"', "plutonium-dragon", 1, False),  # lost either way
        ('"curse-lose-the-footgear"', "plutonium-dragon", 1, False),
        ('"curse-lose-the-footgear"', "potted-plant", 1, False),
        ('"leather-armor", "elf", "invoke-obscure-rules"', "potted-plant", 5, False),
    ],
)
def test_what_could_change_how_a_fight_ends_fits(
    held: str, monster: str, level: int, fits: bool
) -> None:
    assert is_asked(held, monster, level) == fits


def test_before_a_roll_only_what_bears_on_the_run_fits() -> None:
    idle = '"curse-lose-the-footgear", "leather-armor", "invoke-obscure-rules"'
    assert not is_asked(idle, "plutonium-dragon", 6, runs=True)
    assert is_asked('"curse-chicken-on-your-head"', "plutonium-dragon", 6, runs=True)


def test_who_has_turned_a_fight_is_not_asked_to_do_it_again() -> None:
    held = '"humongous", "magic-missile"'
    assert is_asked(held, level=5)
    assert not is_asked(held, level=5, plays="humongous")


def test_who_has_turned_nothing_yet_is_asked_for_the_rest_of_it() -> None:
    held = '"magic-missile", "enraged"'
    assert is_asked(held, level=8, plays="enraged")
    assert not is_asked('"magic-missile"', level=8)


def is_asked_in_orbit(held: str, being: str) -> bool:
    """The same of somebody else's fight that he cannot turn, in the space edition."""

    async def done(table: SimulatedTable, game: Game) -> None:
        table.act(0, KickDoor())
        table.act(0, DeclareFight())
        await asyncio.sleep(0.1)
        assert any(isinstance(act, UsePower) for act in game.legal(1))

    scene = SCENE.replace("munchkin", "star").format(monster="fuzzball", level=5, held=held)
    return is_asked_after(
        scene.replace(f"hand = [{held}]", f"hand = [{held}]\nplay = [{being}]"), 1, done
    )


def test_a_power_for_any_time_is_nothing_for_somebody_elses_fight() -> None:
    assert not is_asked_in_orbit('"laser", "energy-armor"', '"mutant"')


@pytest.mark.parametrize(("when", "is_asked"), [("fitting", False), ("always", True)])
def test_whoever_throws_a_curse_is_not_asked_to_stop_it(when: str, is_asked: bool) -> None:
    """Though he holds what could; he is, if he wants to be asked every time."""
    scene = """
edition = "munchkin"
turn = "P0"
[players.P0]
level = 3
hand = ["curse-lose-a-level", "wishing-ring"]
[players.P1]
level = 5
[players.P2]
level = 3
"""

    async def done(table: SimulatedTable, game: Game) -> None:
        table.live.automatic.set_asking(0, when)
        curses = [act for act in game.legal(0) if isinstance(act, PlayCard)]
        names = game.catalogue.names
        thrown = next(a for a in curses if "level" in names[a.card] and a.on == (REF_SEAT | 1,))
        table.act(0, thrown)

    assert is_asked_after(scene, 0, done) == is_asked
