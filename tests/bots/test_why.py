"""Bots say why: every reason has its sentence, in every language."""

import re
from pathlib import Path

import pytest

import kickdoor.bots
from kickdoor.bots import NormalBot
from kickdoor.bots.normal.thought import REASONS, Thought
from kickdoor.drive import Driver, Rng
from kickdoor.engine.game import Game
from kickdoor.words import LANGUAGES, Words

NAMES = ["Ann", "Bob", "Cid", "Dee"]
SOURCES = Path(kickdoor.bots.__file__).parent.rglob("*.py")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_is_a_sentence(reason: str, language: str) -> None:
    told = Words(language).why(Thought(0, reason, 1, 5, 2), Game.new(NAMES, seed=1))

    assert told.endswith((".", "!"))
    assert "{" not in told


def test_no_other_reason_is_ever_given() -> None:
    texts = [file.read_text(encoding="utf-8") for file in SOURCES]
    named = {word for text in texts for word in re.findall(r'Thought\([^"]*"([a-z-]+)"', text)}

    assert named
    assert named <= set(REASONS)


def test_who_is_meant_is_named() -> None:
    told = Words("en").why(Thought(0, "stops-the-leader", seat=2), Game.new(NAMES, seed=1))

    assert told == "Cid is too close to winning."


def test_a_bot_says_why_at_every_decision() -> None:
    game = Game.new(NAMES, seed=3)
    driver = Driver(game, [None, None, None, None])
    bot = NormalBot()
    words = Words("de")
    for number in range(40):
        asked = driver.advance()
        assert asked is not None
        legal = [*asked.legal, None] if asked.is_beat else asked.legal
        act, thought = bot.think(game.view(asked.seat), legal, Rng(number))
        assert words.why(thought, game)
        driver.answer(act)
