"""When a condition holds, and when it just does not: a charm of +10 that counts under it."""

from pathlib import Path
from typing import Any

import pytest

from kickdoor.cards.vocabulary import CONDITIONS
from kickdoor.errors import CardFileError
from scenes import Scene, struck

CHARM = """
[charm]
kind    = "item"
name    = "Charm"
text    = "+10, if."
gold    = 100
gives   = [{{ to = "strength", add = 10, when = {{ {when} }} }}]

[torch]
kind    = "item"
name    = "Torch"
text    = "Fire."
gold    = 100
tags    = ["fire"]
"""


def fought(folder: Path, when: str, door: str = "damp-ogre", **ann: Any) -> Scene:
    """Ann, who has the charm, has met a monster."""
    play = ["charm", *ann.pop("play", [])]
    cards = CHARM.format(when=when)
    scene = Scene(folder, cards, ann={"play": play, **ann}, doors=[door], bob={"level": 4})
    scene.does(Ann="kick")
    return scene


GNOME = {"play": ["gnome"]}
# condition, Ann with whom it holds, Ann with whom it does not
OF_HER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ('has = "gnome"', GNOME, {}),
    ('has = "human"', {}, GNOME),
    ('has = ["gnome", "troll"]', {"play": ["troll"]}, {}),
    ('has = "female"', {"sex": "female"}, {"sex": "male"}),
    ('suffers = "plumber"', {"play": ["plumber"]}, {"play": ["plumber", "two-hats"]}),
    ('lacks = "gnome"', {}, GNOME),
    ('has = "troll", or = { suffers = "gnome" }', GNOME, {}),
    ('nobody = { suffers = "gnome" }', {}, GNOME),
    ("min_level = 3", {"level": 3}, {"level": 2}),
    ("max_level = 3", {"level": 3}, {"level": 4}),
    ("highest = true", {"level": 4}, {"level": 3}),
    ("fire = true", {"play": ["torch"]}, {}),
    ('in_play = "errand-boy"', {"play": ["errand-boy"]}, {}),
]


@pytest.mark.parametrize(("when", "ann", "_not"), OF_HER, ids=[one[0] for one in OF_HER])
def test_it_holds(tmp_path: Path, when: str, ann: dict[str, Any], _not: object) -> None:
    plain = fought(tmp_path, when, **ann)
    level = ann.get("level", 1) + ("errand-boy" in ann.get("play", ()))
    plain.shows(combat={"munchkins": level + 10, "monsters": 6})


@pytest.mark.parametrize(("when", "_yes", "ann"), OF_HER, ids=[one[0] for one in OF_HER])
def test_it_does_not_hold(tmp_path: Path, when: str, _yes: object, ann: dict[str, Any]) -> None:
    scene = fought(tmp_path, when, **ann)
    scene.shows(combat={"munchkins": ann.get("level", 1), "monsters": 6})


@pytest.mark.parametrize(
    ("when", "alone", "helped"), [("alone = true", 11, 5), ("alone = false", 1, 15)]
)
def test_alone_is_without_a_helper(tmp_path: Path, when: str, alone: int, helped: int) -> None:
    scene = fought(tmp_path, when)
    scene.shows(combat={"munchkins": alone})
    scene.does(Ann={"ask": "Bob"})
    scene.does(Bob="accept")
    scene.shows(combat={"munchkins": helped})


@pytest.mark.parametrize(
    ("when", "fighting", "helping"),
    [
        ("fighting = true", 11, 0),
        ("helping = true", 1, 10),
        ("own_turn = true", 11, 0),
        ("own_turn = false", 1, 10),
    ],
)
def test_in_whose_fight_and_turn(tmp_path: Path, when: str, fighting: int, helping: int) -> None:
    """WORD-2, WORD-3: in her own fight, then as the helper in Bob's."""
    scene = fought(tmp_path, when)
    scene.shows(combat={"munchkins": fighting})
    other = tmp_path / "other"
    other.mkdir()
    cards = CHARM.format(when=when)
    ann, bob = {"play": ["charm"]}, {"level": 4}
    scene = Scene(other, cards, ann=ann, bob=bob, doors=["damp-ogre"], turn="Bob")
    scene.does(Bob="kick")
    scene.does(Bob={"ask": "Ann"})
    scene.does(Ann="accept")
    scene.shows(combat={"munchkins": 5 + helping})


@pytest.mark.parametrize(
    ("when", "options", "level", "extra"),
    [
        ("epic = true", ["epic"], 10, 10),
        ("epic = true", ["epic"], 9, 0),
        ("epic = true", ["house-powers"], 9, 0),
        ("house = true", ["house-powers"], 9, 10),
        ("house = true", ["epic"], 10, 0),
    ],
)
def test_epic_is_a_level_and_house_an_option(
    tmp_path: Path, when: str, options: list[str], level: int, extra: int
) -> None:
    """OPTION-4."""
    ann = {"play": ["charm"], "level": level}
    doors = ["damp-ogre", "drain-rat"]
    scene = Scene(tmp_path, CHARM.format(when=when), ann=ann, doors=doors, options=options)
    scene.does(Ann="kick")
    scene.shows(combat={"munchkins": level + extra})


@pytest.mark.parametrize(("door", "munchkins"), [("drain-rat", 11), ("damp-ogre", 1)])
def test_an_undead_is_in_the_combat(tmp_path: Path, door: str, munchkins: int) -> None:
    fought(tmp_path, "undead = true", door).shows(combat={"munchkins": munchkins})


def test_what_asks_for_a_combat_does_not_hold_without_one(tmp_path: Path) -> None:
    scene = Scene(tmp_path, CHARM.format(when="alone = true"), ann={"play": ["charm"]})
    scene.shows(Ann={"strength": 1})


@pytest.mark.parametrize("form", ["{key} = true", "or = {{ {key} = true }}"])
@pytest.mark.parametrize("key", ["behind", "plain", "for_win"])
def test_a_strength_cannot_hang_on_the_strengths(tmp_path: Path, key: str, form: str) -> None:
    with pytest.raises(CardFileError, match="a strength cannot hang on what hangs on it"):
        Scene(tmp_path, CHARM.format(when=form.format(key=key)))


def one_shot(when: str) -> str:
    return f"""
[odd-jar]
kind    = "one_shot"
name    = "Odd Jar"
text    = "Away with it, if."
gold    = 100
timing  = "combat"
on      = "monster"
when    = {{ {when} }}
effects = [{{ do = "remove_monster", treasure = "no" }}]
"""


@pytest.mark.parametrize(
    ("when", "ann", "may"),
    [
        ("behind = true", {"level": 6}, True),
        ("behind = true", {"level": 7}, False),
        ("plain = true", {"level": 6}, True),
        ("plain = true", {"level": 6, "play": ["sensible-hat"]}, False),
        ("for_win = true", {"level": 9}, True),
        ("for_win = true", {"level": 8}, False),
        ("target_max_level = 6", {}, True),
        ("target_max_level = 5", {}, False),
        ('target_is = "damp-ogre"', {}, True),
        ('target_is = "drain-rat"', {}, False),
    ],
)
def test_a_card_is_played_under_its_condition_only(
    tmp_path: Path, when: str, ann: dict[str, Any], may: bool
) -> None:
    cards = one_shot(when)
    scene = Scene(tmp_path, cards, ann={"hand": ["odd-jar"], **ann}, doors=["damp-ogre"])
    scene.does(Ann="kick")
    throw = {"play": "odd-jar", "on": "damp-ogre"}
    if may:
        scene.does(Ann=throw)
        scene.shows(combat=False, log=["MonsterRemoved"])
    else:
        scene.refuses("card:odd-jar", Ann=throw)


ENVY = """
[envy]
kind    = "special_treasure"
name    = "Envy"
text    = "On a player, if."
timing  = "any-time"
on      = "other"
when    = {{ {when} }}
effects = [{{ do = "steal_level" }}]
"""


@pytest.mark.parametrize(
    ("when", "bob", "may"),
    [
        ("target_higher = true", 4, True),
        ("target_higher = true", 3, False),
        ("target_higher = false", 3, True),
        ("target_higher = false", 4, False),
    ],
)
def test_who_is_aimed_at_is_higher_or_not(tmp_path: Path, when: str, bob: int, may: bool) -> None:
    ann = {"hand": ["envy"], "level": 3}
    scene = Scene(tmp_path, ENVY.format(when=when), ann=ann, bob={"level": bob})
    if may:
        scene.does(Ann={"play": "envy", "on": "Bob"})
        scene.shows(Ann={"level": 4}, Bob={"level": bob - 1})
    else:
        scene.refuses("card:envy", Ann={"play": "envy", "on": "Bob"})


@pytest.mark.parametrize(
    ("when", "happens"),
    [("just_fought = true", "a fight"), ("follower_lost = true", "a follower goes")],
)
def test_right_after_ends_with_the_turn(tmp_path: Path, when: str, happens: str) -> None:
    """WORD-7."""
    cards = f"""
[keepsake]
kind    = "level_up"
name    = "Keepsake"
text    = "Right after {happens}."
when    = {{ {when} }}
"""
    ann = {"level": 4, "hand": ["keepsake"], "play": ["errand-boy"]}
    scene = Scene(tmp_path, cards, "star", ann=ann, doors=["drain-rat"])
    scene.refuses("card:keepsake", Ann={"play": "keepsake"})
    scene.does(Ann="kick")
    scene.does(Ann="fight")
    scene.shows(Ann={"level": 5}, question="end")
    if "follower" in when:
        scene.does(Ann={"discard": "errand-boy"})
    scene.shows(Ann={"can": [{"play": "keepsake"}]})
    scene.does(Ann="end")
    scene.refuses("card:keepsake", Ann={"play": "keepsake"})
    scene.shows(asks="Bob", question="start")


def test_every_condition_has_a_test() -> None:
    """`rolled_min` and `rolled_max` are shown where a roll is."""
    source = Path(__file__).read_text(encoding="utf-8")
    shown = {key for key in CONDITIONS if f"{key} =" in source}
    assert set(CONDITIONS) - shown == {"rolled_min", "rolled_max"}


ODD_GOBLIN = """
[odd-goblin]
kind      = "monster"
name      = "Odd Goblin"
text      = "Odd."
level     = 2
treasures = 1
bad_stuff_text = "None."
{more}
"""


def met(folder: Path, more: str, **keys: Any) -> Scene:
    """Ann has met a monster of which this is true besides."""
    scene = Scene(folder, ODD_GOBLIN.format(more=more), doors=["odd-goblin"], **keys)
    scene.does(Ann="kick")
    return scene


@pytest.mark.parametrize(("level", "munchkins"), [(3, 1), (2, 2)])
def test_a_penalty_for_each_munchkin_asks_all_of_its_condition(
    tmp_path: Path, level: int, munchkins: int
) -> None:
    more = 'strength = [{ add = -2, per = "munchkin", when = { has = "gnome", min_level = 3 } }]'
    scene = met(tmp_path, more, ann={"level": level, "play": ["gnome"]})
    scene.shows(combat={"munchkins": munchkins, "monsters": 2})


def test_a_penalty_for_each_munchkin_need_have_no_condition(tmp_path: Path) -> None:
    more = 'strength = [{ add = -2, per = "munchkin" }]'
    scene = met(tmp_path, more, ann={"level": 5}, bob={"level": 4})
    scene.shows(combat={"munchkins": 3})
    scene.does(Ann={"ask": "Bob"})
    scene.does(Bob="accept")
    scene.shows(combat={"munchkins": 5})


@pytest.mark.parametrize(("play", "monsters"), [(["gnome"], 5), ([], 5), (["troll"], 2)])
def test_what_stands_after_or_is_enough_for_a_drawback_too(
    tmp_path: Path, play: list[str], monsters: int
) -> None:
    """CHARACTER-6 is about the trait, and not about what else is asked."""
    more = 'strength = [{ add = 3, when = { has = "gnome", or = { has = "human" } } }]'
    met(tmp_path, more, ann={"play": play}).shows(combat={"monsters": monsters})


@pytest.mark.parametrize(("carried", "treasures"), [([], 1), (["golden-pipe"], 3)])
def test_extra_treasures_are_counted_by_what_they_are_for(
    tmp_path: Path, carried: list[str], treasures: int
) -> None:
    pipe = """
[golden-pipe]
kind = "item"
name = "Golden Pipe"
text = "Dear."
gold = 2000
"""
    more = 'extra_treasures = [{ add = 1, per = "gold-1000" }]' + pipe
    scene = met(tmp_path, more, ann={"level": 5, "carry": carried})
    scene.shows(combat={"treasures": treasures})


@pytest.mark.parametrize(("level", "hand"), [(4, 0), (5, 1)])
def test_the_doors_of_a_monster_ask_about_who_kills_it(
    tmp_path: Path, level: int, hand: int
) -> None:
    more = 'gives = [{ to = "doors", add = 1, when = { min_level = 5 } }]'
    scene = Scene(
        tmp_path, ODD_GOBLIN.format(more=more), ann={"level": level},
        doors=["odd-goblin", "poet"], treasures=["rolling-pin"],
    )  # fmt: skip
    scene.does(Ann="kick")
    scene.does(Ann="fight")
    got = {"hand": ["poet", "rolling-pin"]} if hand else {"hand": ["rolling-pin"]}
    scene.shows(Ann=got)


@pytest.mark.parametrize(("carried", "munchkins"), [([], 5), (["golden-pipe"], 3)])
def test_what_a_curse_gives_is_counted_by_what_it_is_for(
    tmp_path: Path, carried: list[str], munchkins: int
) -> None:
    cards = """
[golden-pipe]
kind = "item"
name = "Golden Pipe"
text = "Dear."
gold = 2000

[heavy-purse]
kind  = "curse"
name  = "Heavy Purse"
text  = "-1 for each 1,000 gold."
lasts = "lasting"
gives = [{ to = "strength", add = -1, per = "gold-1000" }]
"""
    scene = Scene(
        tmp_path, cards, ann={"level": 5, "carry": carried}, bob={"hand": ["heavy-purse"]},
        doors=["damp-ogre"],
    )  # fmt: skip
    scene.does(Bob={"play": "heavy-purse", "on": "Ann"})
    scene.does(Ann="kick")
    scene.shows(combat={"munchkins": munchkins})


@pytest.mark.parametrize(("play", "level"), [(["gnome"], 3), ([], 4)])
def test_the_first_possible_is_one_whose_condition_holds(
    tmp_path: Path, play: list[str], level: int
) -> None:
    effects = (
        '{ first_possible = [{ do = "lose_level", count = 2, when = { has = "gnome" } },'
        ' { do = "lose_level" }] }'
    )
    scene = struck(tmp_path, effects, ann={"level": 5, "play": play})
    scene.shows(Ann={"level": level})
