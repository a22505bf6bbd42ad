"""Death where nobody is running: whoever had the move has it no more."""

from pathlib import Path

import pytest

from scenes import Scene

STROKE = """
[stroke-of-bad-luck]
kind    = "curse"
name    = "Stroke of Bad Luck"
text    = "You are dead."
effects = [{ do = "die" }]
"""
CURSER = {"hand": ["stroke-of-bad-luck"]}
KILL = {"play": "stroke-of-bad-luck", "on": "Ann"}


def test_a_turn_passes_when_its_player_dies_before_the_door(tmp_path: Path) -> None:
    """TURN-8, DEATH-3, DEATH-4: he appears anew as the next turn begins."""
    scene = Scene(tmp_path, STROKE, ann={"level": 4, "hand": ["lint"]}, bob=CURSER)
    scene.does(Bob=KILL)
    scene.shows(asks="Bob", question="start", turn="Bob", log=["Died", "TurnBegan", "NewCharacter"])
    scene.shows(Ann={"dead": False, "level": 4, "hand_size": 0})


def test_a_turn_passes_when_its_player_dies_after_the_door(tmp_path: Path) -> None:
    """TURN-8: no Charity."""
    ann = {"hand": ["short-sermon"] * 6}
    scene = Scene(tmp_path, STROKE, ann=ann, bob=CURSER, phase="charity")
    scene.does(Bob=KILL)
    scene.shows(log=["Died", "BodyLooted", "BodyLooted"], Bob={"hand_size": 1}, turn="Bob")


def test_a_fighter_who_dies_before_he_declares_has_lost(tmp_path: Path) -> None:
    """DEATH-3, ESCAPE-6: he rolls no more, and wins nothing, though he was ahead."""
    scene = Scene(tmp_path, STROKE, ann={"level": 9}, bob=CURSER, doors=["drain-rat"])
    scene.does(Ann="kick")
    scene.does(Bob=KILL)
    scene.shows(log=["Died", "CombatLost"], combat=False, turn="Bob", asks="Bob")
    scene.shows(Ann={"level": 9}, doors_discard=["drain-rat", "stroke-of-bad-luck"])


def test_the_helper_of_a_fighter_who_dies_still_runs(tmp_path: Path) -> None:
    """ESCAPE-6."""
    scene = Scene(tmp_path, STROKE, bob=CURSER, cid={"level": 3}, doors=["drain-rat"], dice=[1])
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Cid"})
    scene.does(Cid="accept")
    scene.does(Bob=KILL)
    scene.shows(log=["Died", "CombatLost", "DiceRolled", "Caught"], combat=False, turn="Bob")
    scene.shows(Ann={"level": 1}, Cid={"level": 1})


def test_a_helper_who_dies_helps_no_more(tmp_path: Path) -> None:
    """DEATH-3, HELP-7: another may be asked."""
    scene = Scene(tmp_path, STROKE, ann=CURSER, cid={"level": 5}, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Cid"})
    scene.does(Cid="accept")
    scene.shows(combat={"munchkins": 6, "helper": "Cid"})
    scene.does(Ann={"play": "stroke-of-bad-luck", "on": "Cid"})
    scene.shows(log=["Died", "HelperLeft"], combat={"munchkins": 1, "monsters": 6, "helper": False})
    scene.does(Ann={"ask": "Bob"})


ANYTHING = [
    "kick",
    {"play": "lint"},
    {"equip": "sensible-hat"},
    {"discard": "plumber"},
    {"sell": ["sensible-hat"]},
    {"trade": "Bob", "give": ["sensible-hat"]},
    {"ask": "Bob"},
    {"accept": True, "from": "Bob"},
    {"decline": True, "from": "Bob"},
    {"show": ["lint"]},
    {"give": {"Bob": ["lint"]}},
    {"sacrifice": "errand-boy"},
    {"use": "epitaph"},
    "pass",
    {"choose": "yes"},
]


@pytest.mark.parametrize("act", ANYTHING, ids=str)
def test_the_dead_do_nothing(tmp_path: Path, act: object) -> None:
    """DEATH-3: while others loot her."""
    cards = (
        STROKE
        + """
[mourner]
kind    = "class"
name    = "Mourner"
text    = "Says something."

[[mourner.powers]]
id      = "epitaph"
timing  = "any-time"
effects = [{ do = "gain_level" }]
"""
    )
    ann = {"play": ["mourner", "sensible-hat", "rolling-pin"], "hand": ["lint"]}
    scene = Scene(tmp_path, cards, ann=ann, bob=CURSER)
    scene.does(Bob=KILL)
    scene.shows(question="loot-body", Ann={"dead": True})
    scene.refuses("DEATH-3", Ann=act)


def test_the_offer_of_the_dead_lapses(tmp_path: Path) -> None:
    """TABLE-5, DEATH-3."""
    scene = Scene(tmp_path, STROKE, ann={"play": ["sensible-hat"]}, bob=CURSER, cid={"level": 2})
    scene.does(Cid={"trade": "Ann", "want": ["sensible-hat"]})
    scene.shows(offers=[{"from": "Cid", "to": "Ann"}])
    scene.does(Bob={"play": "stroke-of-bad-luck", "on": "Cid"})
    scene.shows(offers=[], Cid={"dead": True}, asks="Ann", question="start")
    scene.refuses("TABLE-5", Ann="accept")


def test_the_dead_have_their_standing_orders(tmp_path: Path) -> None:
    """TABLE-3: how a seat passes is no act of the munchkin."""
    scene = Scene(tmp_path, STROKE, ann={"play": ["sensible-hat", "wardrobe"]}, bob=CURSER)
    scene.does(Bob=KILL)
    scene.does(Ann={"orders": {"pass": "always"}})
    scene.shows(Ann={"dead": True}, question="loot-body")
