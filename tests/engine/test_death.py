"""Death where nobody is running: whoever had the move has it no more."""

from pathlib import Path

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
