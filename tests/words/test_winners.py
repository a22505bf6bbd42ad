"""Who would win the game by a fight: its fighter, its helper, or both."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kickdoor.engine.game import Game
from kickdoor.protocol.rendering.game_rendering import GameRendering
from told_games import scene

ANN, BOB, CID = range(3)


def helped(ann: int, bob: dict[str, Any], options: tuple[str, ...] = ()) -> Game:
    """Ann fights on, with Bob beside her; Cid could still do something."""
    return scene(
        [
            {"Ann": "kick"},
            {"Ann": {"ask": "Bob"}},
            {"Bob": "accept"},
            {"Ann": "fight"},
        ],
        options=options,
        Ann={"level": ann, "hand": ["magic-missile"]},
        Bob=bob | {"hand": ["flaming-poison-potion"]},
        Cid={"hand": ["potion-of-idiotic-bravery"]},
    )


def said(game: Game, seat: int) -> tuple[list[int], str]:
    rendering = GameRendering(game)
    fight = msgspec.json.decode(rendering.section("fight", seat, "en").data)
    asked = msgspec.json.decode(rendering.section("asked", seat, "en").data)
    return fight["winners"], asked["text"].partition(",")[0]


@pytest.mark.parametrize(
    ("ann", "bob", "options", "winners", "read"),
    [
        (9, {}, (), [ANN], ("You win", "Ann wins", "Ann wins")),
        (5, {"level": 9, "play": ["elf"]}, (), [BOB], ("Bob wins", "You win", "Bob wins")),
        (9, {}, ("shared-victory",), [ANN, BOB], ("You win", "You win", "Ann and Bob win")),
    ],
)
def test_a_fight_says_whose_game_it_would_be(
    ann: int, bob: dict[str, Any], options: tuple[str, ...], winners: list[int], read: list[str]
) -> None:
    game = helped(ann, bob, options)
    for seat in (ANN, BOB, CID):
        assert said(game, seat) == (winners, f"{read[seat]} the game with this")
