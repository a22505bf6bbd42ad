"""What the verbs do that choose, repeat and roll, that answer a roll, an escape, a Curse or Bad
Stuff, and that move Items; each shown by a card that has nothing else.
"""

from pathlib import Path
from typing import Any

import pytest

from scenes import Scene, curse, one_shot, struck


def lost(folder: Path, cards: str, **keys: Any) -> Scene:
    """Ann runs from the Ogre, who would take a Level of her five."""
    ann = {"level": 5, **keys.pop("ann", {})}
    scene = Scene(folder, cards, ann=ann, doors=["damp-ogre"], **keys)
    scene.does(Ann="kick")
    scene.does(Ann="run")
    return scene


JAR = {"hand": ["odd-jar"]}


@pytest.mark.parametrize(
    ("play", "level", "equipped"),
    [(["sensible-hat"], 3, []), (["rolling-pin"], 2, ["rolling-pin"])],
)
def test_first_possible_does_the_first_that_would_do_anything(
    tmp_path: Path, play: list[str], level: int, equipped: list[str]
) -> None:
    effects = """{ first_possible = [
  { do = "discard", from = "equipped", slot = "headgear" },
  { do = "lose_level" },
] }"""
    scene = struck(tmp_path, effects, ann={"level": 3, "play": play})
    scene.shows(Ann={"level": level, "equipped": equipped}, asks="Ann", question="start")


def test_first_possible_of_nothing_possible_does_nothing(tmp_path: Path) -> None:
    """CURSE-5."""
    effects = '{ first_possible = [{ do = "lose_follower" }, { do = "discard", from = "hand" }] }'
    scene = struck(tmp_path, effects, ann={"level": 3}, cid={"hand": ["lint"]})
    scene.shows(Ann={"level": 3}, Cid={"hand": ["lint"]}, asks="Ann", question="start")


@pytest.mark.parametrize(
    ("effect", "ann", "level"),
    [
        ('{ each = "cleric", do = [{ do = "lose_level" }] }', {}, 4),
        ('{ each = "cleric", do = [{ do = "lose_level" }] }', {"hand": ["lint"]}, 4),
        ('{ each = "neighbours", do = [{ do = "lose_follower" }] }', {}, 4),
        ('{ choose_one = { level = [{ do = "lose_follower" }] } }', {}, 4),
        ('{ choose_one = { hand = [{ do = "discard", from = "hand" }] } }', {}, 4),
        (
            '{ choose_one = { hand = [{ do = "discard", from = "hand" }] } }',
            {"hand": ["lint"]},
            5,
        ),
        ('{ each = "neighbours", do = [{ do = "lose_level" }] }', {}, 5),
    ],
)
def test_what_chooses_or_repeats_can_do_what_is_in_it(
    tmp_path: Path, effect: str, ann: dict[str, Any], level: int
) -> None:
    """CURSE-5: nobody to do it to, and nothing to choose among, is nothing done."""
    instead = f'{{ first_possible = [{effect}, {{ do = "lose_level" }}] }}'
    scene = struck(tmp_path, instead, ann={"level": 5, **ann}, bob={"level": 5})
    scene.shows(Ann={"level": level})


CHOICE = (
    '{ choose_one = { hand = [{ do = "discard", from = "hand", count = "all" }],'
    ' levels = [{ do = "lose_level", count = 2 }] } }'
)


@pytest.mark.parametrize(("word", "level", "hand"), [("hand", 5, []), ("levels", 3, ["lint"])])
def test_choose_one_is_the_subjects_choice(
    tmp_path: Path, word: str, level: int, hand: list[str]
) -> None:
    scene = struck(tmp_path, CHOICE, ann={"level": 5, "hand": ["lint"]})
    scene.shows(asks="Ann", question="choose-word")
    scene.does(Ann={"choose": word})
    scene.shows(Ann={"level": level, "hand": hand}, asks="Ann", question="start")


def test_choose_one_does_not_offer_what_is_impossible(tmp_path: Path) -> None:
    scene = struck(tmp_path, CHOICE, ann={"level": 5})
    scene.shows(Ann={"level": 3}, asks="Ann", question="start")


def test_choose_one_of_nothing_possible_is_not_asked(tmp_path: Path) -> None:
    """CURSE-5."""
    effects = (
        '{ choose_one = { hand = [{ do = "discard", from = "hand" }],'
        ' level = [{ do = "lose_follower" }] } }'
    )
    scene = struck(tmp_path, effects, ann={"level": 5})
    scene.shows(Ann={"level": 5}, log=["CurseStruck"], asks="Ann", question="start")


def test_roll_is_counted_by_what_follows(tmp_path: Path) -> None:
    effects = '{ do = "roll" }, { do = "lose_level", when = { rolled_max = 2 } }'
    scene = struck(tmp_path, effects, ann={"level": 5}, dice=[2])
    scene.shows(log=["DiceRolled", "LevelChanged"], Ann={"level": 4}, asks="Ann")


def test_roll_above_what_follows_asks_for_is_harmless(tmp_path: Path) -> None:
    effects = '{ do = "roll" }, { do = "lose_level", when = { rolled_max = 2 } }'
    scene = struck(tmp_path, effects, ann={"level": 5}, dice=[3])
    scene.shows(log=["DiceRolled"], Ann={"level": 5}, asks="Ann")


@pytest.mark.parametrize(
    ("who", "levels"),
    [("others", [3, 2, 2, 2]), ("neighbours", [3, 2, 3, 2]), ("gnome", [2, 3, 2, 3])],
)
def test_each_happens_to_those_it_names(tmp_path: Path, who: str, levels: list[int]) -> None:
    """WORD-1: neighbours sit left and right of the subject."""
    effects = f'{{ each = "{who}", do = [{{ do = "lose_level" }}] }}'
    gnome = {"level": 3, "play": ["gnome"]}
    plain = {"level": 3}
    scene = struck(tmp_path, effects, ann=gnome, bob=plain, cid=gnome, dan=plain)
    for name, level in zip(("Ann", "Bob", "Cid", "Dan"), levels, strict=True):
        scene.shows(**{name: {"level": level}})
    scene.shows(asks="Ann", question="start")


def test_each_who_was_not_caught(tmp_path: Path) -> None:
    """The helper gets away, and the bystander was never chased: both are paid by who was caught."""
    cards = """
[sore-winner]
kind      = "monster"
name      = "Sore Winner"
text      = "Catches one, and treats the rest."
level     = 12
treasures = 1
bad_stuff_text = "Everyone it did not catch draws a Treasure."
bad_stuff = [{ each = "uncaught", do = [{ do = "draw", deck = "treasure" }] }]
"""
    scene = Scene(tmp_path, cards, doors=["sore-winner"], dice=[1, 6])
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Bob"})
    scene.does(Bob="accept")
    scene.does(Ann="run")
    scene.shows(Ann={"hand_size": 0}, Bob={"hand_size": 1}, Cid={"hand_size": 1}, combat=False)


@pytest.mark.parametrize(("who", "rolls"), [("self", ["Bob"]), ("runners", [])])
def test_escape_is_a_way_past_without_a_roll(tmp_path: Path, who: str, rolls: list[str]) -> None:
    """ESCAPE-3: Ann played it; Bob helps and rolls a one unless it is for all."""
    cards = one_shot(f'{{ do = "escape", who = "{who}" }}', 'timing = "runner-first"')
    scene = Scene(
        tmp_path, cards, ann={"level": 3, **JAR}, bob={"level": 3}, doors=["damp-ogre"], dice=[1]
    )
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Bob"})
    scene.does(Bob="accept")
    scene.does(Ann="run")
    scene.does(Ann={"play": "odd-jar"})
    scene.shows(Ann={"level": 3}, Bob={"level": 2 if rolls else 3}, combat=False)


def test_escape_of_those_who_are_named(tmp_path: Path) -> None:
    cards = one_shot('{ do = "escape", who = "targets" }', 'timing = "first-roll"\non = "runners"')
    scene = lost(tmp_path, cards, cid=JAR, dice=[1])
    scene.does(Cid={"play": "odd-jar", "on": "Ann"})
    scene.shows(Ann={"level": 5}, log=["Escaped"], combat=False)


def test_escape_from_one_monster_leaves_the_other(tmp_path: Path) -> None:
    cards = """
[cheese]
kind    = "item"
name    = "Cheese"
text    = "Throw it to one monster as you run."
gold    = 100

[[cheese.powers]]
id      = "escape"
timing  = "runner"
on      = "monster"
pay     = { from = "self" }
effects = [{ do = "escape", monsters = "one" }]

[crowd]
kind    = "special_door"
name    = "Crowd"
text    = "Another monster joins."
timing  = "combat"
effects = [{ do = "add_monster" }]
"""
    scene = Scene(
        tmp_path,
        cards,
        ann={"level": 5, "play": ["cheese"]},
        bob={"hand": ["crowd", "drain-rat"]},
        doors=["damp-ogre"],
        dice=[1],
    )
    scene.does(Ann="kick")
    scene.does(Bob={"play": "crowd", "with": "drain-rat"})
    scene.does(Ann="run")
    scene.does(Ann={"use": "escape", "on": "drain-rat"})
    scene.shows(log=["Escaped", "DiceRolled", "Caught"], Ann={"level": 4, "lacks": ["cheese"]})


HOLD = one_shot('{ do = "hold" }', 'timing = "first-roll"\non = "side"')


@pytest.mark.parametrize(("side", "level"), [("monsters", 5), ("munchkins", 4)])
def test_hold_stops_one_side(tmp_path: Path, side: str, level: int) -> None:
    scene = lost(tmp_path, HOLD, bob=JAR, dice=[6 if side == "munchkins" else 1])
    scene.does(Bob={"play": "odd-jar", "side": side})
    scene.shows(Ann={"level": level}, combat=False, treasures_discard=["odd-jar"])


def test_hold_of_the_monsters_is_no_use_against_one_that_cannot_be_fled(tmp_path: Path) -> None:
    """ESCAPE-3: automatic escapes fail against it alone."""
    cards = (
        HOLD
        + """
[glue-man]
kind      = "monster"
name      = "Glue Man"
text      = "Cannot be fled."
level     = 9
treasures = 1
cannot_flee = true
bad_stuff_text = "Lose a level."
bad_stuff = [{ do = "lose_level" }]
"""
    )
    scene = Scene(tmp_path, cards, ann={"level": 5}, bob=JAR, doors=["glue-man"])
    scene.does(Ann="kick")
    scene.does(Ann="run")
    scene.does(Bob={"play": "odd-jar", "side": "monsters"})
    scene.shows(log=["Caught"], Ann={"level": 4}, combat=False)


def test_run_again_makes_an_escape_a_roll(tmp_path: Path) -> None:
    cards = one_shot('{ do = "run_again" }', 'timing = "any-escape"\non = "escaped"')
    scene = lost(tmp_path, cards, bob=JAR, dice=[6, 1])
    scene.does(Bob={"play": "odd-jar", "on": "Ann", "choose": "damp-ogre"})
    scene.shows(log=["DiceRolled", "DiceRolled", "Caught"], Ann={"level": 4}, combat=False)


def test_escape_after_all_undoes_a_failed_roll(tmp_path: Path) -> None:
    cards = one_shot('{ do = "escape_after_all" }', 'timing = "own-failed"')
    scene = lost(tmp_path, cards, ann=JAR, dice=[1])
    scene.does(Ann={"play": "odd-jar"})
    scene.shows(log=["DiceRolled", "Escaped"], Ann={"level": 5}, combat=False)


def test_escape_after_all_lets_go_who_was_caught(tmp_path: Path) -> None:
    """TIMING-7: what acts on that Bad Stuff."""
    cards = """
[ticket-man]
kind      = "monster"
name      = "Ticket Man"
text      = "Takes a card instead."
level     = 9
treasures = 1
bad_stuff_text = "Lose a level."
bad_stuff = [{ do = "lose_level" }]

[[ticket-man.powers]]
id      = "escape"
timing  = "bad-stuff"
pay     = { cards = [1, 1], from = "any" }
effects = [{ do = "escape_after_all" }]
"""
    ann = {"level": 5, "hand": ["lint", "poet"]}
    scene = Scene(tmp_path, cards, ann=ann, doors=["ticket-man"], dice=[1])
    scene.does(Ann="kick")
    scene.does(Ann="run")
    scene.does(Ann={"run": True, "from": "ticket-man"})
    scene.shows(wait=True, question="answer-bad-stuff")
    scene.does(Ann={"use": "escape", "discarding": ["lint"]})
    scene.shows(Ann={"level": 5, "hand": ["poet"]}, combat=False)


def test_set_die_shows_the_face_named(tmp_path: Path) -> None:
    cards = one_shot('{ do = "set_die" }', 'timing = "own-roll"\non = "face"')
    scene = lost(tmp_path, cards, ann=JAR, dice=[1])
    scene.does(Ann={"play": "odd-jar", "choose": 5})
    scene.shows(log=["DiceRolled", "DiceRolled", "Escaped"], Ann={"level": 5}, combat=False)


def test_set_die_short_of_five_is_caught(tmp_path: Path) -> None:
    cards = one_shot('{ do = "set_die" }', 'timing = "own-roll"\non = "face"')
    scene = lost(tmp_path, cards, ann=JAR, dice=[1])
    scene.does(Ann={"play": "odd-jar", "choose": 4})
    scene.shows(log=["Caught"], Ann={"level": 4}, combat=False)


RUNNER = """
[runner]
kind    = "class"
name    = "Runner"
text    = "Runs."

[[runner.powers]]
id      = "{id}"
timing  = "own-failed"
pay     = {{ cards = [1, 3] }}
limit   = {{ per = "{per}", count = {count} }}
effects = [{{ {effect} }}]
"""


@pytest.mark.parametrize(("rolled", "level"), [(3, 5), (2, 4)])
def test_add_to_roll_adds_for_each_card_paid(tmp_path: Path, rolled: int, level: int) -> None:
    cards = RUNNER.format(id="flight", per="roll", count=3, effect='do = "add_to_roll", amount = 1')
    ann = {"play": ["runner"], "hand": ["lint", "poet"]}
    scene = lost(tmp_path, cards, ann=ann, dice=[rolled])
    scene.does(Ann={"use": "flight", "discarding": ["lint", "poet"]})
    scene.shows(Ann={"level": level, "hand": []}, combat=False)


def test_roll_again_is_a_second_die_and_no_third(tmp_path: Path) -> None:
    cards = RUNNER.format(id="second-try", per="monster", count=1, effect='do = "roll_again"')
    ann = {"play": ["runner"], "hand": ["lint", "poet"]}
    scene = lost(tmp_path, cards, ann=ann, dice=[1, 2])
    scene.does(Ann={"use": "second-try", "discarding": ["lint"]})
    scene.refuses("card:runner", Ann={"use": "second-try", "discarding": ["poet"]})
    scene.shows(log=["DiceRolled", "DiceRolled", "Caught"], Ann={"level": 4, "hand": ["poet"]})


def test_a_limit_per_roll_starts_anew_with_a_new_roll(tmp_path: Path) -> None:
    cards = RUNNER.format(id="second-try", per="roll", count=1, effect='do = "roll_again"')
    ann = {"play": ["runner"], "hand": ["lint", "poet"]}
    scene = lost(tmp_path, cards, ann=ann, dice=[1, 2, 6])
    scene.does(Ann={"use": "second-try", "discarding": ["lint"]})
    scene.does(Ann={"use": "second-try", "discarding": ["poet"]})
    scene.shows(log=["DiceRolled", "DiceRolled", "DiceRolled", "Escaped"], Ann={"level": 5})


AVERT = one_shot('{ do = "avert" }', 'timing = "bad-stuff"')


def test_avert_spares_the_levels(tmp_path: Path) -> None:
    scene = lost(tmp_path, AVERT, ann=JAR, dice=[1])
    scene.does(Ann={"play": "odd-jar"})
    scene.shows(log=["Caught"], Ann={"level": 5, "dead": False}, combat=False)


def test_avert_makes_of_death_a_level(tmp_path: Path) -> None:
    cards = (
        AVERT
        + """
[reaper]
kind      = "monster"
name      = "Reaper"
text      = "In a hurry."
level     = 19
treasures = 1
bad_stuff_text = "You are dead."
bad_stuff = [{ do = "die" }]
"""
    )
    scene = Scene(tmp_path, cards, ann={"level": 5, **JAR}, doors=["reaper"], dice=[1])
    scene.does(Ann="kick")
    scene.does(Ann="run")
    scene.does(Ann={"play": "odd-jar"})
    scene.shows(Ann={"level": 4, "dead": False}, turn="Ann", combat=False)


def test_avert_is_no_use_against_what_takes_no_levels(tmp_path: Path) -> None:
    cards = (
        AVERT
        + """
[hatter]
kind      = "monster"
name      = "Hatter"
text      = "Collects."
level     = 19
treasures = 1
bad_stuff_text = "Lose your Headgear."
bad_stuff = [{ do = "discard", from = "equipped", slot = "headgear" }]
"""
    )
    ann = {"play": ["sensible-hat"], **JAR}
    scene = Scene(tmp_path, cards, ann=ann, doors=["hatter"], dice=[1])
    scene.does(Ann="kick")
    scene.does(Ann="run")
    scene.does(Ann={"run": True, "from": "hatter"})
    scene.shows(wait=True, question="answer-bad-stuff")
    scene.refuses("card:odd-jar", Ann={"play": "odd-jar"})
    scene.shows(Ann={"equipped": [], "hand": ["odd-jar"]}, combat=False)


CANCEL = one_shot('{ do = "cancel_curse" }', 'timing = "curse"\non = "curse"')


def test_cancel_curse_as_it_strikes(tmp_path: Path) -> None:
    """CURSE-6: by anyone."""
    scene = Scene(
        tmp_path,
        CANCEL + curse('{ do = "lose_level" }'),
        ann={"level": 3},
        bob={"hand": ["bad-day"]},
        cid=JAR,
    )
    scene.does(Bob={"play": "bad-day", "on": "Ann"})
    scene.shows(wait=True, question="answer-curse")
    scene.does(Cid={"play": "odd-jar", "on": "bad-day"})
    scene.shows(Ann={"level": 3}, log=["CurseCancelled"], doors_discard=["bad-day"], asks="Ann")


def test_cancel_curse_lifts_one_that_lasts(tmp_path: Path) -> None:
    """CURSE-6."""
    cards = (
        CANCEL
        + """
[drizzle]
kind    = "curse"
name    = "Drizzle"
text    = "-2 for as long as it lasts."
gives   = [{ to = "strength", add = -2 }]
lasts   = "lasting"
"""
    )
    scene = Scene(tmp_path, cards, ann={"level": 5, "curses": ["drizzle"]}, bob=JAR)
    scene.shows(Ann={"strength": 3, "curses": ["drizzle"]})
    scene.does(Bob={"play": "odd-jar", "on": "drizzle"})
    scene.shows(Ann={"strength": 5, "curses": []}, doors_discard=["drizzle"], asks="Ann")


PICKPOCKET = """
[pickpocket]
kind    = "class"
name    = "Pickpocket"
text    = "A card and a four for a small Item, or a level lost."

[[pickpocket.powers]]
id      = "steal"
timing  = "out-of-combat"
on      = "small-item-of"
pay     = { cards = [1, 1] }
effects = [{ do = "steal_item", needs = 4, otherwise = [{ do = "lose_level" }] }]
"""


@pytest.mark.parametrize(("die", "stolen"), [(4, True), (3, False)])
def test_steal_item_hangs_on_the_die(tmp_path: Path, die: int, stolen: bool) -> None:
    ann = {"level": 3, "play": ["pickpocket"], "hand": ["lint"]}
    bob = {"play": ["sensible-hat", "wardrobe"]}
    scene = Scene(tmp_path, PICKPOCKET, ann=ann, bob=bob, dice=[die])
    stealing = {"use": "steal", "on": "sensible-hat", "from": "Bob", "discarding": ["lint"]}
    scene.does(Ann=stealing)
    scene.shows(log=["DiceRolled", "ItemStolen" if stolen else "TheftFailed"])
    owner, other = ("Ann", "Bob") if stolen else ("Bob", "Ann")
    scene.shows(**{owner: {"has": ["sensible-hat"]}, other: {"lacks": ["sensible-hat"]}})
    scene.shows(Ann={"level": 3 if stolen else 2, "hand": []}, asks="Ann", question="start")


BAILIFF = """
[bailiff]
kind    = "special_door"
name    = "Bailiff"
text    = "Take an Item of another."
timing  = "own-turn"
on      = "item-of"
effects = [{ do = "take_item" }]
"""


def test_take_item_brings_it_into_play(tmp_path: Path) -> None:
    """SETUP-5."""
    scene = Scene(tmp_path, BAILIFF, ann={"hand": ["bailiff"]}, bob={"play": ["wardrobe"]})
    scene.does(Ann={"play": "bailiff", "on": "wardrobe", "from": "Bob"})
    scene.shows(Ann={"has": ["wardrobe"], "hand": []}, Bob={"lacks": ["wardrobe"]}, asks="Ann")


def test_take_item_of_a_second_big_one_is_refused(tmp_path: Path) -> None:
    """ITEM-7."""
    cards = (
        BAILIFF
        + """
[anvil]
kind    = "item"
name    = "Anvil"
text    = "Big."
gold    = 100
big     = true
"""
    )
    ann = {"hand": ["bailiff"], "play": ["anvil"]}
    scene = Scene(tmp_path, cards, ann=ann, bob={"play": ["wardrobe"]})
    scene.refuses("ITEM-7", Ann={"play": "bailiff", "on": "wardrobe", "from": "Bob"})


def test_attach_frees_an_item_of_every_limit(tmp_path: Path) -> None:
    """ITEM-3: a second Headgear, with leave."""
    cards = """
[loophole]
kind    = "special_door"
name    = "Loophole"
text    = "Use an Item whatever the rules say."
timing  = "equip"
on      = "own-item"
effects = [{ do = "attach" }]

[second-hat]
kind    = "item"
name    = "Second Hat"
text    = "On top."
bonus   = 3
gold    = 100
slot    = "headgear"
"""
    ann = {"play": ["sensible-hat"], "carry": ["second-hat"], "hand": ["loophole"]}
    scene = Scene(tmp_path, cards, ann=ann)
    scene.refuses("ITEM-3", Ann={"equip": "second-hat"})
    scene.does(Ann={"play": "loophole", "on": "second-hat"})
    scene.shows(Ann={"equipped": ["sensible-hat", "second-hat"], "strength": 5, "hand": []})
    scene.shows(Ann={"attached": {"second-hat": "loophole"}}, asks="Ann", question="start")


def test_resurrect_draws_from_the_discards(tmp_path: Path) -> None:
    """TURN-2: what is taken in place of the draw counts as drawn."""
    cards = """
[medium]
kind    = "class"
name    = "Medium"
text    = "A hand card for the top of the discards, in place of a face-up draw."

[[medium.powers]]
id      = "call-back"
timing  = "face-up-draw"
pay     = { cards = [1, 99], from = "hand" }
effects = [{ do = "resurrect" }]
"""
    ann = {"play": ["medium"], "hand": ["lint"]}
    scene = Scene(tmp_path, cards, ann=ann, discarded_doors=["drain-rat"], doors=["damp-ogre"])
    scene.does(Ann={"use": "call-back", "discarding": ["lint"]})
    scene.shows(combat={"with": ["drain-rat"]}, Ann={"hand": []}, asks="Ann", question="fight")


@pytest.mark.parametrize(
    "effect",
    [
        '{ do = "escape_after_all" }',
        '{ do = "set_die" }',
        '{ do = "add_to_roll", amount = 1 }',
        '{ do = "roll_again" }',
        '{ do = "avert" }',
        '{ do = "reboot", levels = 1 }',
    ],
)
def test_an_answer_where_nothing_was_asked_changes_nothing(tmp_path: Path, effect: str) -> None:
    """CURSE-5: what is not there cannot be changed; the linter would have said so."""
    scene = struck(tmp_path, effect, ann={"level": 3, "hand": ["lint"], "play": ["sensible-hat"]})
    scene.shows(Ann={"level": 3, "hand": ["lint"], "equipped": ["sensible-hat"]}, combat=False)
    scene.shows(Bob={"hand": []}, doors_discard=["bad-day"], asks="Ann", question="start")
