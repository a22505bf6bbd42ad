"""What the verbs on Levels and the character do, each shown by a card that has nothing else."""

from pathlib import Path

import pytest

from scenes import Scene, curse, struck


def test_lose_level_takes_from_the_subject_alone_and_stops_at_level_1(tmp_path: Path) -> None:
    """PRECEDENCE-2."""
    scene = struck(tmp_path, '{ do = "lose_level", count = 3 }', ann={"level": 3}, bob={"level": 3})
    scene.shows(Ann={"level": 1}, Bob={"level": 3}, doors_discard=["bad-day"])
    scene.shows(asks="Ann", question="start")


def test_lose_level_counts_a_roll_but_not_above_its_most(tmp_path: Path) -> None:
    effects = '{ do = "roll" }, { do = "lose_level", count = "rolled", max = 2 }'
    scene = struck(tmp_path, effects, ann={"level": 9}, dice=[5])
    scene.shows(Ann={"level": 7}, log=["DiceRolled", "LevelChanged"], asks="Ann")


def test_lose_level_by_the_margin_of_a_lost_fight(tmp_path: Path) -> None:
    cards = """
[bookkeeper]
kind      = "monster"
name      = "Bookkeeper"
text      = "Takes the difference."
level     = 8
treasures = 1
bad_stuff_text = "Lose as many levels as you were short."
bad_stuff = [{ do = "lose_level", count = "margin" }]
"""
    scene = Scene(tmp_path, cards, ann={"level": 6}, doors=["bookkeeper"], dice=[1])
    scene.does(Ann="kick")
    scene.does(Ann="run")
    scene.shows(Ann={"level": 4}, log=["CombatLost", "Caught", "LevelChanged"])


@pytest.mark.parametrize(("level", "after"), [(5, 6), (8, 9), (9, 9)])
def test_gain_level_never_reaches_the_winning_one(tmp_path: Path, level: int, after: int) -> None:
    """PRECEDENCE-5."""
    scene = struck(tmp_path, '{ do = "gain_level" }', ann={"level": level})
    scene.shows(Ann={"level": after}, Bob={"level": 1}, asks="Ann", question="start")


def test_gain_level_that_wins_reaches_it(tmp_path: Path) -> None:
    """PRECEDENCE-5: a card that says so."""
    effects = '{ each = "plumber", do = [{ do = "gain_level", wins = true }] }'
    scene = struck(tmp_path, effects, ann={"level": 9, "play": ["plumber"]}, cid={"level": 9})
    scene.shows(winner="Ann", Ann={"level": 10}, Cid={"level": 9})


def test_set_level_to_the_lowest_lowers_and_never_raises(tmp_path: Path) -> None:
    effects = '{ do = "set_level", to = "lowest" }'
    scene = struck(tmp_path, effects, ann={"level": 7}, bob={"level": 3}, cid={"level": 5})
    scene.shows(Ann={"level": 3}, Bob={"level": 3}, Cid={"level": 5}, asks="Ann")


def test_set_level_leaves_a_lower_level_alone(tmp_path: Path) -> None:
    scene = struck(tmp_path, '{ do = "set_level", to = 4 }', ann={"level": 2})
    scene.shows(Ann={"level": 2}, doors_discard=["bad-day"], asks="Ann")


STOLEN_YEAR = """
[stolen-year]
kind    = "special_treasure"
name    = "Stolen Year"
text    = "Take a level from another."
timing  = "any-time"
on      = "other"
effects = [{ do = "steal_level" }]
"""


def test_steal_level_moves_one_from_the_other_to_oneself(tmp_path: Path) -> None:
    scene = Scene(
        tmp_path, STOLEN_YEAR, ann={"level": 4, "hand": ["stolen-year"]}, bob={"level": 3}
    )
    scene.does(Ann={"play": "stolen-year", "on": "Bob"})
    scene.shows(Ann={"level": 5}, Bob={"level": 2}, Cid={"level": 1}, asks="Ann")
    scene.shows(treasures_discard=["stolen-year"])


def test_steal_level_is_refused_where_there_is_none_to_take_or_to_have(tmp_path: Path) -> None:
    """PRECEDENCE-5: at the last Level it could bring nothing; from Level 1 nothing can be taken."""
    scene = Scene(
        tmp_path, STOLEN_YEAR, ann={"level": 9, "hand": ["stolen-year"]}, bob={"level": 3}
    )
    scene.refuses("PRECEDENCE-5", Ann={"play": "stolen-year", "on": "Bob"})


def test_steal_level_takes_nothing_from_level_1(tmp_path: Path) -> None:
    scene = Scene(tmp_path, STOLEN_YEAR, ann={"level": 4, "hand": ["stolen-year"]})
    scene.refuses("card:stolen-year", Ann={"play": "stolen-year", "on": "Bob"})


def test_die_leaves_level_class_and_race_and_the_others_loot(tmp_path: Path) -> None:
    """DEATH-1, DEATH-2: the higher Level takes first."""
    scene = struck(
        tmp_path,
        '{ do = "die" }',
        ann={"level": 5, "play": ["plumber", "gnome", "sensible-hat", "rolling-pin"]},
        cid={"level": 4},
    )
    scene.shows(Ann={"dead": True}, asks="Cid", question="loot-body")
    scene.does(Cid={"choose": "rolling-pin"})
    scene.shows(Cid={"hand": ["rolling-pin"]}, Bob={"hand": ["sensible-hat"]})
    scene.shows(
        Ann={"level": 5, "has": ["plumber", "gnome"], "lacks": ["sensible-hat"]}, turn="Bob"
    )


def test_change_sex_changes_nothing_else(tmp_path: Path) -> None:
    """CHARACTER-8."""
    scene = struck(
        tmp_path, '{ do = "change_sex" }', ann={"level": 3, "sex": "female", "play": ["gnome"]}
    )
    scene.shows(
        Ann={"sex": "male", "level": 3, "races": ["gnome"]}, Bob={"sex": "male"}, asks="Ann"
    )


def test_lose_trait_lets_the_owner_of_two_choose_which_goes(tmp_path: Path) -> None:
    effects = '{ do = "lose_trait", of = "class" }'
    scene = struck(tmp_path, effects, ann={"play": ["plumber", "two-hats", "poet", "gnome"]})
    scene.shows(asks="Ann", question="choose-card")
    scene.does(Ann={"choose": "plumber"})
    scene.shows(Ann={"classes": ["poet"], "races": ["gnome"]}, asks="Ann", question="start")


def test_lose_trait_takes_all_or_the_one_it_names(tmp_path: Path) -> None:
    effects = '{ do = "lose_trait", of = "class", count = "all" }'
    scene = struck(tmp_path, effects, ann={"play": ["plumber", "two-hats", "poet"]})
    scene.shows(Ann={"classes": [], "lacks": ["two-hats"]}, asks="Ann", question="start")


def test_lose_trait_by_id_asks_nobody_and_spares_the_others(tmp_path: Path) -> None:
    effects = '{ do = "lose_trait", of = "poet" }'
    scene = struck(tmp_path, effects, ann={"play": ["plumber", "two-hats", "poet"]})
    scene.shows(Ann={"classes": ["plumber"]}, asks="Ann", question="start")


def test_change_trait_takes_the_topmost_of_its_kind_from_the_discards(tmp_path: Path) -> None:
    effects = '{ do = "change_trait", of = "class" }'
    scene = struck(
        tmp_path, effects, ann={"play": ["plumber"]}, discarded_doors=["gnome", "poet", "plumber#2"]
    )
    scene.shows(Ann={"classes": ["poet"], "races": []}, doors_discard=["bad-day", "plumber"])


def test_change_trait_does_nothing_to_who_has_none(tmp_path: Path) -> None:
    """CURSE-5."""
    effects = '{ do = "change_trait", of = "race" }'
    scene = struck(tmp_path, effects, ann={"play": ["plumber"]}, discarded_doors=["gnome"])
    scene.shows(Ann={"classes": ["plumber"], "races": []}, doors_discard=["bad-day", "gnome"])


def test_lose_follower_lets_the_owner_of_two_choose(tmp_path: Path) -> None:
    cards = (
        curse('{ do = "lose_follower" }')
        + """
[agency]
kind    = "class"
name    = "Agency"
text    = "Two followers."
passive = ["two-followers"]
gives   = [{ to = "followers", add = 1, power = "two-followers" }]
"""
    )
    scene = Scene(
        tmp_path,
        cards,
        "star",
        ann={"play": ["agency", "errand-boy", "night-porter"]},
        bob={"hand": ["bad-day"], "play": ["wardrobe"]},
    )
    scene.does(Bob={"play": "bad-day", "on": "Ann"})
    scene.shows(asks="Ann", question="choose-card")
    scene.does(Ann={"choose": "errand-boy"})
    scene.shows(Ann={"has": ["night-porter"], "lacks": ["errand-boy"]}, asks="Ann")


def test_lose_follower_of_somebody_chosen(tmp_path: Path) -> None:
    """ITEM-11: whose follower goes is named by who plays the card."""
    cards = """
[farewell-party]
kind    = "level_up"
name    = "Farewell Party"
text    = "Go up a level; somebody's Errand Boy leaves."
on      = "follower-owner"
when    = { in_play = "errand-boy" }
effects = [{ do = "lose_follower", whose = "chosen" }, { do = "gain_level" }]
"""
    scene = Scene(tmp_path, cards, ann={"hand": ["farewell-party"]}, bob={"play": ["errand-boy"]})
    scene.does(Ann={"play": "farewell-party", "choose": "Bob"})
    scene.shows(Ann={"level": 2}, Bob={"level": 1, "lacks": ["errand-boy"]}, asks="Ann")


def test_mark_keeps_helpers_from_the_next_combat_and_only_from_that(tmp_path: Path) -> None:
    effects = '{ do = "mark", what = "no-help-next-combat" }'
    doors = ["drain-rat", *["short-sermon"] * 4, "damp-ogre"]
    scene = struck(tmp_path, effects, doors=doors, ann={"level": 3})
    scene.does(Ann="kick")
    scene.refuses("card:bad-day", Ann={"ask": "Bob"})
    scene.refuses("card:bad-day", Bob={"ask": "Ann"})
    scene.does(Ann="fight")
    for somebody in ("Bob", "Cid"):
        scene.does(**{somebody: "kick"})
        scene.does(**{somebody: "loot"})
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Bob"})
    scene.shows(offers=[{"from": "Ann", "to": "Bob"}], combat={"fighter": "Ann"})


MORTAL = (
    curse('{ do = "die" }')
    + """
[spare-self]
kind    = "race"
name    = "Spare Self"
text    = "Killed? Lose 2 levels instead, if you like."

[[spare-self.powers]]
id      = "second-life"
timing  = "killed"
effects = [{ do = "reboot", levels = 2 }]
"""
)
CURSER = {"hand": ["bad-day"]}


def test_reboot_costs_levels_in_place_of_life(tmp_path: Path) -> None:
    ann = {"level": 5, "play": ["spare-self", "rolling-pin"]}
    scene = Scene(tmp_path, MORTAL, ann=ann, bob=CURSER)
    scene.does(Bob={"play": "bad-day", "on": "Ann"})
    scene.shows(asks="Ann", question="yes-no")
    scene.does(Ann={"choose": "yes"})
    scene.shows(Ann={"dead": False, "level": 3, "equipped": ["rolling-pin"]}, turn="Ann")


def test_reboot_is_a_choice(tmp_path: Path) -> None:
    scene = Scene(tmp_path, MORTAL, ann={"level": 5, "play": ["spare-self"]}, bob=CURSER)
    scene.does(Bob={"play": "bad-day", "on": "Ann"})
    scene.does(Ann={"choose": "no"})
    scene.shows(log=["Died", "NewCharacter"], Ann={"level": 5, "races": ["spare-self"]}, turn="Bob")
