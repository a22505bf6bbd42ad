"""What is quoted is what bots answer: they go by what all can see, as the estimate does."""

from pathlib import Path

from kickdoor.bots import NormalBot
from kickdoor.cards.sets import load_sets
from kickdoor.drive import Rng
from kickdoor.engine import MONSTERS, AskForHelp, KickDoor, PlayCard, catalogue_of
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from qa.quoted import KINDS, measured

WRONG = 0.05


def shares(bot: str, games: int) -> dict[tuple[str, bool], float]:
    """How often a bot answered otherwise than was foretold."""
    found = measured(bot, games)
    wrong: dict[tuple[str, bool], float] = {}
    for kind in KINDS:
        for is_taken in (True, False):
            said = {answer: found[kind, is_taken, answer] for answer in ("yes", "counter", "no")}
            total = sum(said.values())
            if total >= 20:
                errors = total - said["yes"] if is_taken else said["yes"]
                wrong[kind, is_taken] = errors / total
    return wrong


def test_who_is_asked_for_help_or_for_a_trade_answers_as_was_foretold() -> None:
    wrong = shares("normal", 3)
    wrong = {key: share for key, share in wrong.items() if key[0] != "offer"}
    assert len(wrong) == 4
    assert max(wrong.values()) < WRONG, wrong


def test_who_wins_alone_takes_no_help() -> None:
    found = measured("normal", 3)
    assert found["offer", False, "no"] > 10
    assert found["offer", False, "yes"] == 0


def test_who_has_just_made_a_fight_worse_is_not_asked_to_help_in_it() -> None:
    data: dict[str, object] = {
        "edition": "munchkin",
        "turn": "Ann",
        "doors": ["platycore"],
        "players": {
            "Ann": {"level": 3},
            "Bob": {"level": 8, "hand": ["flaming-poison-potion"]},
            "Cid": {"level": 1},
        },
    }
    scenario = read_scenario(Path("asked.toml"), "asked", data)
    game = Runner(scenario, catalogue_of(load_sets(["munchkin"]))).game
    game.apply(0, KickDoor())
    asked = NormalBot().choose(game.view(0), game.legal(0), Rng(1))
    assert isinstance(asked, AskForHelp)
    assert asked.to == 1
    potion = game.catalogue.by_name["flaming-poison-potion"]
    poisons = [act for act in game.legal(1) if isinstance(act, PlayCard) and act.card == potion]
    against = next(act for act in poisons if act.side == MONSTERS)
    game.apply(1, against)
    then = NormalBot().choose(game.view(0), game.legal(0), Rng(1))
    assert not (isinstance(then, AskForHelp) and then.to == 1)
