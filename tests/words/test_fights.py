"""What is said of a fight: against whom a monster is stronger, and whether anybody can run."""

from __future__ import annotations

import msgspec
import pytest

from kickdoor.engine import STAGE_RUN, FightDeclared, Pass
from kickdoor.engine.game import Game
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.words import Words
from told_games import scene

ANN, BOB, CID = range(3)


def asked(game: Game, seat: int, language: str = "en") -> str:
    section = GameRendering(game).section("asked", seat, language)
    return str(msgspec.json.decode(section.data)["text"])


@pytest.mark.parametrize(
    ("door", "being", "line"),
    [
        ("leperchaun", "elf", "Leprakobold, gegen den Elfen"),
        ("harpies", "wizard", "Harpyien, gegen den Zauberer"),
    ],
)
def test_a_sum_says_against_whom_a_monster_is_stronger(door: str, being: str, line: str) -> None:
    game = scene([{"Ann": "kick"}], doors=(door,), Ann={"play": [being]})
    assert line in [one.text for one in Words("de").strengths(game)]


@pytest.mark.parametrize(
    ("door", "runs"), [("crabs", False), ("leperchaun", True), ("snails-on-speed", True)]
)
def test_nobody_is_told_of_a_die_that_will_not_be_rolled(door: str, runs: bool) -> None:
    held = {"hand": ["curse-chicken-on-your-head", "wishing-ring", "instant-wall"]}
    game = scene([{"Ann": "kick"}, {"Ann": "run"}], doors=(door,), Ann={"level": 1}, Bob=held)
    declared = Words("de").event(FightDeclared(ANN, False), game)
    assert declared.endswith("will fliehen." if runs else "kann nicht fliehen.")
    while game.table.combat is not None and game.table.combat.stage != STAGE_RUN:
        game.apply(game.first_asked, Pass())
    said = asked(game, BOB)
    assert ("first roll" in said) == runs
    assert ("cannot run" in said) == (not runs)
    assert ("die" in Words("en").act(Pass(), game, BOB).split()) == runs


def test_the_strength_of_a_bystander_is_not_that_of_somebody_elses_fight() -> None:
    """The monster lets only Levels count, for those who fight it."""
    ann = {"level": 3, "play": ["leather-armor"]}
    bob = {"level": 3, "play": ["helm-of-courage", "slimy-armor"]}
    game = scene([{"Ann": "kick"}], doors=("ghoulfiends",), Ann=ann, Bob=bob)
    sent = msgspec.json.decode(GameRendering(game).section("munchkins", -1, "en").data)
    assert [one["strength"] for one in sent][:2] == [3, 5]
