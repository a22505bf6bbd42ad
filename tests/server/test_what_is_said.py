"""What is said to a seat at a live table beside its cards: what a fight would end, what saves a
runner, what a power costs, who comes first.
"""

from __future__ import annotations

import asyncio

from kickdoor.engine import Act, DeclareFight, KickDoor
from kickdoor.protocol.view_messages import LegalAct, View
from simulated import SimulatedTable, people_and_bots, simulate

HEAD = """
edition = "munchkin"
turn = "P0"
"""


def seen(scene: str, *acts: Act, seat: int = 0) -> View:
    """What a seat sees when the fighter has made these acts."""
    found: list[View] = []

    async def whole() -> None:
        table = SimulatedTable(people_and_bots(3, prepared=HEAD + scene), seed=1)
        table.live.begin()
        await asyncio.sleep(0.5)
        for act in acts:
            table.act(0, act)
            await asyncio.sleep(0.5)
        view = table.eyes[seat].tracker.view
        assert view is not None
        found.append(view)
        table.stop()

    simulate(whole())
    return found[0]


def only(view: View, verb: str) -> LegalAct:
    return next(act for act in view.acts if act.verb == verb)


def question(view: View) -> str:
    assert view.asked is not None
    return view.asked.text


def test_a_fight_that_would_end_the_game_says_so() -> None:
    scene = """
doors = ["potted-plant"]
[players.P0]
level = {level}
[players.P1]
hand = ["magic-missile"]
[players.P2]
"""
    last = seen(scene.format(level=9), KickDoor(), DeclareFight(), seat=1)
    assert question(last) == "P0 wins the game with this, 9 to 1. Stop it, or let it stand?"
    mine = seen(scene.format(level=9), KickDoor(), DeclareFight(), seat=0)
    assert mine.fight is not None
    assert mine.fight.winners == [0]
    usual = seen(scene.format(level=5), KickDoor(), DeclareFight(), seat=1)
    assert question(usual) == "P0 stands at 5 to 1. Meddle, or let it stand?"


def test_fighting_on_and_running_say_what_happens() -> None:
    view = seen(
        """
doors = ["lawyers"]
[players.P0]
play = ["wizard"]
hand = ["dwarf", "elf", "halfling"]
[players.P1]
[players.P2]
""",
        KickDoor(),
    )
    assert only(view, "fight").label == "Fight it out: 1 to 6 loses"
    assert only(view, "run").label == "Run away: 5 or 6 saves you"
    assert only(view, "use").label == "Wizard: charm Lawyers, for your whole hand"


def test_who_cannot_be_caught_is_told_so() -> None:
    view = seen(
        'doors = ["plutonium-dragon"]\n[players.P0]\n[players.P1]\n[players.P2]', KickDoor()
    )
    assert only(view, "run").label == "Run away: it lets you go"


def test_trouble_that_can_be_driven_off_is_no_loss() -> None:
    scene = """
phase = "after-door"
[players.P0]
play = [{played}]
hand = ["wannabe-vampire"]
[players.P1]
[players.P2]
"""
    cleric = only(seen(scene.format(played='"cleric"')), "trouble").preview
    assert cleric is not None
    assert (cleric.kind, cleric.text) == ("gone", "Then drive it off: no Level, 3 Treasures.")
    nobody = only(seen(scene.format(played="")), "trouble").preview
    assert nobody is not None
    assert nobody.kind == "sums"


def test_a_curse_is_aimed_at_the_leader_first() -> None:
    view = seen("""
[players.P0]
hand = ["curse-lose-the-footgear"]
[players.P1]
level = 2
[players.P2]
level = 7
""")
    aims = [act.targets[0].value for act in view.acts if act.verb == "play"]
    assert aims == [2, 1, 0]
