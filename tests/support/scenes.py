"""Scenes for tests: a table of Ann, Bob and Cid (and Dan, if he is given) with cards of one's own.

It is Ann's turn. `does` and `shows` let windows pass as a scenario would; `game` is the table.
"""

from pathlib import Path
from typing import Any

from kickdoor.cards.sets import load_sets
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.scenario.scenario import Step

NAMES = ("Ann", "Bob", "Cid", "Dan")

# What most scenes need: something to fight, to wear, to sell, to be, and somebody to come along.
BASEMENT = """
[damp-ogre]
kind      = "monster"
name      = "Damp Ogre"
text      = "Drips."
level     = 6
treasures = 2
bad_stuff_text = "Lose a level, and a sock."
bad_stuff = [{ do = "lose_level" }]

[drain-rat]
kind      = "monster"
name      = "Drain Rat"
text      = "Has been dead for a while, and smells of it."
level     = 2
treasures = 1
tags      = ["undead"]
bad_stuff_text = "Lose 2 levels."
bad_stuff = [{ do = "lose_level", count = 2 }]

[rolling-pin]
kind    = "item"
name    = "Rolling Pin"
text    = "For flat enemies."
bonus   = 2
gold    = 400
slot    = "1-hand"

[sensible-hat]
kind    = "item"
name    = "Sensible Hat"
text    = "Keeps the rain off."
bonus   = 1
gold    = 200
slot    = "headgear"

[wardrobe]
kind    = "item"
name    = "Wardrobe"
text    = "Worn on the back, with effort."
bonus   = 3
gold    = 600
slot    = "armor"
big     = true

[plumber]
kind    = "class"
name    = "Plumber"
text    = "Knows where it goes."
copies  = 2

[poet]
kind    = "class"
name    = "Poet"
text    = "Knows where it rhymes."

[gnome]
kind    = "race"
name    = "Gnome"
text    = "Short, and tired of hearing it."
copies  = 2

[troll]
kind    = "race"
name    = "Troll"
text    = "Lives under the comments."

[two-hats]
kind    = "special_door"
name    = "Two Hats"
text    = "Have two Classes."
passive = ["two-classes"]
timing  = "class"

[errand-boy]
kind    = "sidekick"
name    = "Errand Boy"
text    = "+1 for you."
bonus   = 1

[night-porter]
kind    = "sidekick"
name    = "Night Porter"
text    = "+2 for you."
bonus   = 2

[wet-match]
kind    = "one_shot"
name    = "Wet Match"
text    = "+2 for either side."
bonus   = 2
gold    = 100
side    = "either"

[short-sermon]
kind    = "special_door"
name    = "Short Sermon"
text    = "Nothing happens, at length."
timing  = "never"
copies  = 12

[lint]
kind    = "special_treasure"
name    = "Lint"
text    = "From the pocket of somebody famous."
timing  = "never"
copies  = 12
"""


def curse(effects: str) -> str:
    """A Curse that does this."""
    return f"""
[bad-day]
kind    = "curse"
name    = "Bad Day"
text    = "It is one of those."
effects = [{effects}]
"""


def one_shot(effects: str, play: str = 'timing = "combat"') -> str:
    """A one-shot that does this, in a combat unless it says otherwise."""
    return f"""
[odd-jar]
kind    = "one_shot"
name    = "Odd Jar"
text    = "What it does is written inside."
gold    = 100
{play}
effects = [{effects}]
"""


class Scene:
    """A table laid as in a scenario; its cards are those of the basement and `cards`."""

    def __init__(
        self, folder: Path, cards: str = "", edition: str = "munchkin", **keys: object
    ) -> None:
        self.folder = folder
        own = folder / "basement"
        own.mkdir()
        (own / "set.toml").write_text('name = "Basement"\n', encoding="utf-8")
        (own / "cards.toml").write_text(BASEMENT + cards, encoding="utf-8")
        here = NAMES if "dan" in keys else NAMES[:3]
        players = {name: keys.pop(name.lower(), {}) for name in here}
        self.laid = {"edition": edition, "turn": "Ann", "players": players, **keys}
        catalogue = catalogue_of(load_sets(["basement"], folder))
        scenario = read_scenario(folder / "scene.toml", "scene", self.laid)
        self.runner = Runner(scenario, catalogue)

    @property
    def game(self) -> Game:
        return self.runner.game

    def card(self, name: str) -> int:
        return self.game.catalogue.by_name[name]

    def does(self, **act: object) -> None:
        """Somebody does something: `does(Ann="kick")`."""
        self.runner.take(self._step(act))

    def refuses(self, rule: str, **act: object) -> None:
        """Somebody tries something that this rule forbids, and nothing has changed."""
        self.runner.take(self._step({"illegal": {**act, "rule": rule}}))

    def shows(self, **expected: object) -> None:
        """So the table lies, and this it waits for."""
        self.runner.take(self._step({"expect": expected}))

    def _step(self, step: dict[str, object]) -> Step:
        data = {**self.laid, "steps": [step]}
        return read_scenario(self.folder / "scene.toml", "scene", data).steps[0]


def struck(folder: Path, effects: str, more: str = "", **keys: Any) -> Scene:
    """Bob has played a Curse that does this on Ann."""
    bob = keys.pop("bob", {})
    bob = {**bob, "hand": ["bad-day", *bob.get("hand", [])]}
    scene = Scene(folder, curse(effects) + more, bob=bob, **keys)
    scene.does(Bob={"play": "bad-day", "on": "Ann"})
    return scene
