"""Games told in the words of scenarios: a table, what is done, and the game after that."""

from __future__ import annotations

from pathlib import Path

from kickdoor.cards.sets import load_sets
from kickdoor.engine.catalogue.build import build_catalogue
from kickdoor.engine.game import Game
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner

CATALOGUE = build_catalogue(load_sets(["munchkin"]))


def scene(
    steps: list[object],
    doors: tuple[str, ...] = ("lame-goblin",),
    phase: str = "start",
    dice: tuple[int, ...] = (),
    options: tuple[str, ...] = (),
    **players: object,
) -> Game:
    """The game after these steps; it is Ann's turn, and a Lame Goblin is behind the door."""
    data: dict[str, object] = {
        "edition": "munchkin",
        "turn": "Ann",
        "phase": phase,
        "doors": list(doors),
        "dice": list(dice),
        "options": list(options),
        "steps": steps,
        "players": {"Ann": {}, "Bob": {}, "Cid": {}} | players,
    }
    runner = Runner(read_scenario(Path("here.toml"), "here", data), CATALOGUE)
    for step in runner.scenario.steps:
        runner.take(step)
    return runner.game
