"""What the verbs of combat do, each shown by a card that has nothing else."""

from pathlib import Path

import pytest

from scenes import Scene, one_shot


def power(effects: str, rest: str) -> str:
    """A Class with a power that does this."""
    return f"""
[expert]
kind    = "class"
name    = "Expert"
text    = "Knows one thing."

[[expert.powers]]
id      = "expertise"
{rest}
effects = [{effects}]
"""


ON_MONSTER = 'timing = "combat"\non = "monster"'
JAR = {"hand": ["odd-jar"]}


def test_boost_adds_for_each_card_paid_to_its_buyer(tmp_path: Path) -> None:
    """CHARACTER-7."""
    rest = 'timing = "in-combat"\npay = { cards = [1, 3] }\nlimit = { per = "combat", count = 3 }'
    cards = power('{ do = "boost", amount = 2, per = "paid" }', rest)
    ann = {"play": ["expert"], "hand": ["lint", "poet", "gnome", "troll"]}
    scene = Scene(tmp_path, cards, ann=ann, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Ann={"use": "expertise", "discarding": ["lint", "poet"]})
    scene.shows(combat={"munchkins": 5, "monsters": 6}, Ann={"hand": ["gnome", "troll"]})
    scene.refuses("CHARACTER-7", Ann={"use": "expertise", "discarding": ["gnome", "troll"]})
    scene.shows(asks="Ann", question="fight")


def test_boost_of_the_monsters_stays_with_the_monster_fed(tmp_path: Path) -> None:
    cards = """
[hungry-ghost]
kind      = "monster"
name      = "Hungry Ghost"
text      = "Anyone may feed it: +3 for each card."
level     = 4
treasures = 1

[[hungry-ghost.powers]]
id      = "feed"
timing  = "combat"
pay     = { cards = [1, 99] }
effects = [{ do = "boost", amount = 3, side = "monsters", per = "paid" }]
"""
    scene = Scene(tmp_path, cards, doors=["hungry-ghost"], cid={"hand": ["lint", "poet"]})
    scene.does(Ann="kick")
    scene.does(Cid={"use": "feed", "discarding": ["lint", "poet"]})
    scene.shows(combat={"munchkins": 1, "monsters": 10, "each": {"hungry-ghost": 10}})
    scene.shows(Cid={"hand": []}, asks="Ann", question="fight")


def test_weaken_takes_from_the_munchkin_it_is_aimed_at(tmp_path: Path) -> None:
    rest = 'timing = "combat"\non = "fighting"\npay = { cards = [1, 1] }'
    cards = power('{ do = "weaken", amount = 3 }', rest)
    bob = {"play": ["expert"], "hand": ["lint"]}
    scene = Scene(tmp_path, cards, ann={"level": 5}, bob=bob, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Bob={"use": "expertise", "on": "Ann", "discarding": ["lint"]})
    scene.shows(combat={"munchkins": 2, "monsters": 6}, Ann={"level": 5}, asks="Ann")


@pytest.mark.parametrize(
    ("edition", "treasure", "hand"),
    [
        ("munchkin", "yes", 2),
        ("munchkin", "no", 0),
        ("munchkin", "if-last", 2),
        ("munchkin", "edition", 0),
        ("star-2010", "edition", 2),
    ],
)
def test_remove_monster_is_no_kill_and_its_treasure_is_as_written(
    tmp_path: Path, edition: str, treasure: str, hand: int
) -> None:
    """COMBAT-5."""
    cards = one_shot(f'{{ do = "remove_monster", treasure = "{treasure}" }}', ON_MONSTER)
    scene = Scene(tmp_path, cards, edition, ann=JAR, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Ann={"play": "odd-jar", "on": "damp-ogre"})
    scene.shows(log=["MonsterRemoved", "CombatWon"], combat=False, turn="Ann", asks="Ann")
    scene.shows(Ann={"level": 1, "hand_size": hand})


def test_kill_monster_is_worth_its_level_and_treasure(tmp_path: Path) -> None:
    """COMBAT-6: a kill, whoever threw the jar."""
    cards = one_shot('{ do = "kill_monster" }', ON_MONSTER)
    scene = Scene(tmp_path, cards, bob=JAR, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Bob={"play": "odd-jar", "on": "damp-ogre"})
    scene.shows(log=["MonsterKilled", "CombatWon"], combat=False, Bob={"level": 1, "hand": []})
    scene.shows(Ann={"level": 2, "hand_size": 2}, asks="Ann", question="end")


def test_remove_all_leaves_its_own_treasures_and_the_room(tmp_path: Path) -> None:
    """TURN-6: a card gives the looting back."""
    cards = one_shot('{ do = "remove_all", treasures = 1, loot = true }')
    scene = Scene(tmp_path, cards, ann=JAR, doors=["damp-ogre", "poet"])
    scene.does(Ann="kick")
    scene.does(Ann={"play": "odd-jar"})
    scene.shows(Ann={"level": 1, "hand_size": 1}, combat=False, question="trouble-or-loot")
    scene.does(Ann="loot")
    scene.shows(Ann={"hand_size": 2, "holds": ["poet"]})


SENTRY = """
[sentry]
kind      = "monster"
name      = "Sentry"
text      = "Lets anyone by, and tips him a {deck}."
level     = 9
treasures = 3

[[sentry.powers]]
id      = "walk-past"
timing  = "own-combat"
effects = [{{ do = "remove_monster", treasure = "no" }}, {{ do = "reward", deck = "{deck}" }}]
"""


@pytest.mark.parametrize(("deck", "got"), [("door", "poet"), ("treasure", "lint")])
def test_reward_is_drawn_in_place_of_a_fight(tmp_path: Path, deck: str, got: str) -> None:
    doors = ["sentry", "poet"]
    scene = Scene(tmp_path, SENTRY.format(deck=deck), doors=doors, treasures=["lint"])
    scene.does(Ann="kick")
    scene.does(Ann={"use": "walk-past"})
    scene.shows(Ann={"level": 1, "hand": [got]}, combat=False, asks="Ann", question="end")


@pytest.mark.parametrize(("shared", "seen"), [("true", "knows"), ("false", "knows_not")])
def test_a_reward_is_the_fighters_own_unless_it_is_shared(
    tmp_path: Path, shared: str, seen: str
) -> None:
    reward = f'do = "reward", shared = {shared}'
    cards = SENTRY.format(deck="treasure").replace('do = "reward"', reward)
    scene = Scene(tmp_path, cards, doors=["sentry"], treasures=["lint"])
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Bob"})
    scene.does(Bob="accept")
    scene.does(Ann={"use": "walk-past"})
    scene.shows(Ann={"hand": ["lint"]}, Bob={seen: ["lint"]}, combat=False)


def test_add_monster_instead_puts_one_from_the_hand_in_its_place(tmp_path: Path) -> None:
    cards = one_shot('{ do = "add_monster", instead = true }', ON_MONSTER)
    bob = {"hand": ["odd-jar", "drain-rat"]}
    scene = Scene(tmp_path, cards, bob=bob, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Bob={"play": "odd-jar", "on": "damp-ogre", "with": "drain-rat"})
    scene.shows(combat={"with": ["drain-rat"], "monsters": 2, "treasures": 1}, Bob={"hand": []})
    scene.shows(doors_discard=["damp-ogre"], asks="Ann", question="fight")


def test_add_monster_brings_one_from_the_hand(tmp_path: Path) -> None:
    """COMBAT-10."""
    cards = one_shot('{ do = "add_monster" }')
    bob = {"hand": ["odd-jar", "drain-rat", "poet"]}
    scene = Scene(tmp_path, cards, bob=bob, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.refuses("COMBAT-10", Bob={"play": "odd-jar", "with": "poet"})
    scene.does(Bob={"play": "odd-jar", "with": "drain-rat"})
    scene.shows(combat={"with": ["damp-ogre", "drain-rat"], "monsters": 8, "treasures": 3})


TWIN = """
[echo]
kind    = "special_door"
name    = "Echo"
text    = "There are two of them."
timing  = "combat"
on      = "monster"
effects = [{ do = "clone_monster" }]

[grudge]
kind    = "monster_enhancer"
name    = "Grudge"
text    = "+3."
bonus   = 3
"""


def test_clone_monster_is_a_second_with_the_same_enhancers(tmp_path: Path) -> None:
    """COMBAT-9: those played before and after."""
    bob = {"hand": ["echo", "grudge"]}
    scene = Scene(tmp_path, TWIN, bob=bob, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Bob={"play": "echo", "on": "damp-ogre"})
    scene.does(Bob={"play": "grudge", "on": "damp-ogre"})
    scene.shows(combat={"each": {"damp-ogre": 9, "damp-ogre~2": 9}, "treasures": 4, "levels": 2})


SNOB = """
[snob]
kind      = "monster"
name      = "Snob"
text      = "+5 against Plumbers. Cannot be fled."
level     = 3
treasures = 1
strength  = [{ add = 5, when = { has = "plumber" } }]
cannot_flee = true
"""


def test_tame_monster_forgets_all_but_its_level(tmp_path: Path) -> None:
    cards = SNOB + one_shot('{ do = "tame_monster" }', ON_MONSTER)
    scene = Scene(tmp_path, cards, ann={"play": ["plumber"], **JAR}, doors=["snob"], dice=[6])
    scene.does(Ann="kick")
    scene.shows(combat={"monsters": 8})
    scene.does(Ann={"play": "odd-jar", "on": "snob"})
    scene.shows(combat={"monsters": 3, "munchkins": 1}, asks="Ann", question="fight")
    scene.does(Ann="run")
    scene.shows(log=["DiceRolled", "Escaped"], combat=False)


def test_double_fighter_counts_the_lone_fighter_twice(tmp_path: Path) -> None:
    cards = one_shot('{ do = "double_fighter" }')
    ann = {"level": 2, "play": ["rolling-pin"], **JAR}
    scene = Scene(tmp_path, cards, ann=ann, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Ann={"play": "odd-jar"})
    scene.shows(combat={"munchkins": 8, "monsters": 6}, asks="Ann", question="fight")
    scene.refuses("card:odd-jar", Ann={"ask": "Bob"})


def test_double_fighter_is_not_for_who_has_help(tmp_path: Path) -> None:
    cards = one_shot('{ do = "double_fighter" }')
    scene = Scene(tmp_path, cards, ann=JAR, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Bob"})
    scene.does(Bob="accept")
    scene.refuses("card:odd-jar", Ann={"play": "odd-jar"})


def test_transfer_combat_makes_another_the_fighter(tmp_path: Path) -> None:
    """COMBAT-18: the old helper and his deal are out."""
    cards = one_shot('{ do = "transfer_combat" }', 'timing = "combat"\non = "player"')
    scene = Scene(tmp_path, cards, ann=JAR, bob={"level": 7}, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.refuses("card:odd-jar", Ann={"play": "odd-jar", "on": "Ann"})
    scene.does(Ann={"ask": "Cid"})
    scene.does(Cid="accept")
    scene.does(Ann={"play": "odd-jar", "on": "Bob"})
    scene.shows(combat={"fighter": "Bob", "helper": False, "munchkins": 7}, turn="Ann")
    scene.does(Bob="fight")
    scene.shows(Bob={"level": 8, "hand_size": 2}, Ann={"level": 1}, asks="Ann", combat=False)


COMPELLED = power('{ do = "force_help", pick = 1 }', 'timing = "own-combat"\non = "other"')


def test_force_help_asks_nobody_and_pays_the_pick_it_names(tmp_path: Path) -> None:
    scene = Scene(
        tmp_path,
        COMPELLED,
        ann={"play": ["expert"]},
        bob={"level": 8},
        doors=["damp-ogre"],
        treasures=["wardrobe", "lint"],
    )
    scene.does(Ann="kick")
    scene.does(Ann={"use": "expertise", "on": "Bob"})
    scene.shows(combat={"helper": "Bob", "munchkins": 9}, asks="Ann", question="fight")
    scene.does(Ann="fight")
    scene.does(Bob={"choose": "wardrobe"})
    scene.shows(Ann={"hand": ["lint"], "level": 2}, Bob={"hand": ["wardrobe"], "level": 8})


def test_force_help_is_refused_for_the_win(tmp_path: Path) -> None:
    """HELP-4."""
    ann = {"level": 9, "play": ["expert"]}
    scene = Scene(tmp_path, COMPELLED, ann=ann, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.refuses("HELP-4", Ann={"use": "expertise", "on": "Bob"})


def test_force_help_is_refused_where_there_is_help(tmp_path: Path) -> None:
    """HELP-1."""
    scene = Scene(tmp_path, COMPELLED, ann={"play": ["expert"]}, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.does(Ann={"ask": "Cid"})
    scene.does(Cid="accept")
    scene.refuses("HELP-1", Ann={"use": "expertise", "on": "Bob"})


def test_force_help_does_not_reach_who_cannot_be_forced(tmp_path: Path) -> None:
    cards = (
        COMPELLED
        + """
[earplugs]
kind    = "item"
name    = "Earplugs"
text    = "You did not hear that."
gold    = 100
passive = ["unforced"]
"""
    )
    ann = {"play": ["expert"]}
    scene = Scene(tmp_path, cards, ann=ann, bob={"play": ["earplugs"]}, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.refuses("card:earplugs", Ann={"use": "expertise", "on": "Bob"})


LENT = one_shot('{ do = "take_to_win" }', 'timing = "combat"\non = "item-of"')


def test_take_to_win_turns_the_fight_with_anothers_item(tmp_path: Path) -> None:
    ann = {"level": 4, **JAR}
    bob = {"play": ["wardrobe", "sensible-hat"]}
    scene = Scene(tmp_path, LENT, ann=ann, bob=bob, doors=["damp-ogre"])
    scene.does(Ann="kick")
    scene.refuses("card:odd-jar", Ann={"play": "odd-jar", "on": "sensible-hat", "from": "Bob"})
    scene.does(Ann={"play": "odd-jar", "on": "wardrobe", "from": "Bob"})
    scene.shows(combat={"munchkins": 7, "monsters": 6}, Bob={"equipped": ["sensible-hat"]})
    scene.shows(Ann={"equipped": ["wardrobe"]}, asks="Ann", question="fight")


def test_take_to_win_is_refused_to_who_is_ahead(tmp_path: Path) -> None:
    scene = Scene(
        tmp_path, LENT, ann={"level": 7, **JAR}, bob={"play": ["wardrobe"]}, doors=["damp-ogre"]
    )
    scene.does(Ann="kick")
    scene.refuses("card:odd-jar", Ann={"play": "odd-jar", "on": "wardrobe", "from": "Bob"})


def test_take_to_win_of_a_one_shot_is_used_at_once(tmp_path: Path) -> None:
    scene = Scene(
        tmp_path, LENT, ann={"level": 5, **JAR}, bob={"play": ["wet-match"]}, doors=["damp-ogre"]
    )
    scene.does(Ann="kick")
    scene.does(Ann={"play": "odd-jar", "on": "wet-match", "from": "Bob"})
    scene.shows(combat={"munchkins": 7, "monsters": 6}, Bob={"lacks": ["wet-match"]})
