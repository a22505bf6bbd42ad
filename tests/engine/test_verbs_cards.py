"""What the verbs that take and bring cards do, each shown by a card that has nothing else."""

from pathlib import Path

import pytest

from scenes import Scene, struck


def treasure(effects: str, play: str = 'timing = "any-time"') -> str:
    """A Treasure that does this when it is played, at any time unless it says otherwise."""
    return f"""
[good-day]
kind    = "special_treasure"
name    = "Good Day"
text    = "It is one of those, too."
{play}
effects = [{effects}]
"""


LOADED = {"play": ["rolling-pin", "sensible-hat", "wardrobe"], "hand": ["poet", "lint"]}


@pytest.mark.parametrize(
    ("selection", "gone"),
    [
        ('from = "hand", count = "all"', ["lint", "poet"]),
        ('from = "hand-treasures", count = "all"', ["lint"]),
        ('from = "items", count = "all"', ["rolling-pin", "sensible-hat", "wardrobe"]),
        ('from = "equipped", slot = "headgear"', ["sensible-hat"]),
        ('from = "equipped", count = "all"', ["rolling-pin", "sensible-hat", "wardrobe"]),
        ('from = "big-items", count = "all"', ["wardrobe"]),
        ('from = "small-items", count = "all"', ["rolling-pin", "sensible-hat"]),
        ('from = "hand-items", count = "all"', ["rolling-pin"]),
        ('from = "items", tag = "below-waist"', []),
        ('from = "items", slot = "footgear"', []),
    ],
)
def test_discard_takes_its_selection_and_nothing_else(
    tmp_path: Path, selection: str, gone: list[str]
) -> None:
    """CURSE-5: what the victim has not cannot be taken."""
    scene = struck(
        tmp_path, f'{{ do = "discard", {selection} }}', ann=LOADED, cid={"hand": ["lint"]}
    )
    kept = {place: [c for c in cards if c not in gone] for place, cards in LOADED.items()}
    scene.shows(Ann={"equipped": kept["play"], "hand": kept["hand"]}, Cid={"hand": ["lint"]})
    scene.shows(asks="Ann", question="start")


def test_discard_asks_the_victim_which_of_several(tmp_path: Path) -> None:
    """CURSE-4."""
    scene = struck(tmp_path, '{ do = "discard", from = "cards", count = 2 }', ann=LOADED)
    scene.shows(asks="Ann", question="discard")
    scene.does(Ann={"choose": ["wardrobe", "poet"]})
    scene.shows(Ann={"equipped": ["rolling-pin", "sensible-hat"], "hand": ["lint"]}, asks="Ann")


def test_discard_of_as_many_as_were_rolled(tmp_path: Path) -> None:
    effects = '{ do = "roll" }, { do = "discard", from = "hand", count = "rolled" }'
    scene = struck(tmp_path, effects, ann=LOADED, dice=[2])
    scene.shows(Ann={"hand": []}, asks="Ann", question="start")


def test_discard_of_one_named_by_who_plays_the_curse(tmp_path: Path) -> None:
    cards = """
[spite]
kind      = "curse"
name      = "Spite"
text      = "Who plays it names the Item."
on_choice = true
effects   = [{ do = "discard", from = "items" }]
"""
    scene = Scene(tmp_path, cards, ann=LOADED, bob={"hand": ["spite"]})
    scene.does(Bob={"play": "spite", "on": "Ann", "choose": "wardrobe"})
    scene.shows(Ann={"equipped": ["rolling-pin", "sensible-hat"]}, asks="Ann", question="start")


def test_discard_worth_is_paid_in_items_of_the_victims_choice(tmp_path: Path) -> None:
    scene = struck(tmp_path, '{ do = "discard_worth", gold = 500 }', ann=LOADED)
    scene.shows(asks="Ann", question="choose-item")
    scene.does(Ann={"choose": "rolling-pin"})
    scene.refuses("TABLE-2", Ann={"choose": "done"})
    scene.does(Ann={"choose": "sensible-hat"})
    scene.does(Ann={"choose": "done"})
    scene.shows(Ann={"equipped": ["wardrobe"], "level": 1}, asks="Ann", question="start")


def test_discard_worth_takes_all_and_a_level_from_who_has_less(tmp_path: Path) -> None:
    effects = '{ do = "discard_worth", gold = 5000, short_level = 1 }'
    scene = struck(tmp_path, effects, ann={**LOADED, "level": 3})
    scene.shows(Ann={"equipped": [], "level": 2, "hand_size": 2}, asks="Ann", question="start")


def test_discard_worth_may_be_a_level_instead(tmp_path: Path) -> None:
    effects = '{ do = "discard_worth", gold = 400, or_level = true }'
    scene = struck(tmp_path, effects, ann={**LOADED, "level": 3})
    scene.does(Ann={"choose": "level"})
    scene.shows(Ann={"equipped": LOADED["play"], "level": 2}, asks="Ann", question="start")


def test_discard_worth_is_a_level_for_who_cannot_pay(tmp_path: Path) -> None:
    effects = '{ do = "discard_worth", gold = 400, or_level = true }'
    scene = struck(tmp_path, effects, ann={"level": 3, "play": ["sensible-hat"]})
    scene.shows(Ann={"equipped": ["sensible-hat"], "level": 2}, asks="Ann", question="start")


def test_discard_best_takes_the_largest_bonus_that_counts_now(tmp_path: Path) -> None:
    ann = {"play": ["rolling-pin", "sensible-hat"], "carry": ["wardrobe"]}
    scene = struck(tmp_path, '{ do = "discard_best" }', ann=ann)
    scene.shows(Ann={"equipped": ["sensible-hat"], "carried": ["wardrobe"]}, asks="Ann")


def test_discard_best_lets_the_victim_choose_among_equals(tmp_path: Path) -> None:
    cards = """
[other-pin]
kind    = "item"
name    = "Other Pin"
text    = "For the other hand."
bonus   = 2
gold    = 100
slot    = "1-hand"
"""
    ann = {"play": ["rolling-pin", "other-pin", "sensible-hat"]}
    scene = struck(tmp_path, '{ do = "discard_best" }', cards, ann=ann)
    scene.shows(asks="Ann", question="choose-item")
    scene.refuses("TABLE-2", Ann={"choose": "sensible-hat"})
    scene.does(Ann={"choose": "other-pin"})
    scene.shows(Ann={"equipped": ["rolling-pin", "sensible-hat"]}, asks="Ann", question="start")


def test_discard_best_finds_nothing_where_nothing_gives_a_bonus(tmp_path: Path) -> None:
    scene = struck(tmp_path, '{ do = "discard_best" }', ann={"carry": ["wardrobe"]})
    scene.shows(Ann={"carried": ["wardrobe"]}, doors_discard=["bad-day"], asks="Ann")


def test_taken_unseen_and_not_kept_is_discarded_by_chance(tmp_path: Path) -> None:
    """TABLE-8."""
    effects = '{ do = "taken", by = "left", what = "unseen", keep = false }'
    scene = struck(tmp_path, effects, ann=LOADED, random=["lint"])
    scene.shows(Ann={"hand": ["poet"], "equipped": LOADED["play"]}, treasures_discard=["lint"])


def test_taken_from_an_empty_hand_is_nothing(tmp_path: Path) -> None:
    effects = '{ do = "taken", by = "others", what = "unseen", keep = false }'
    scene = struck(tmp_path, effects, ann={"play": LOADED["play"], "hand": ["poet"]})
    scene.shows(Ann={"hand": [], "equipped": LOADED["play"]}, asks="Ann", question="start")


def test_taken_unseen_goes_into_the_hand_of_the_neighbour(tmp_path: Path) -> None:
    effects = '{ do = "taken", by = "left", what = "unseen" }'
    scene = struck(tmp_path, effects, ann=LOADED, random=["poet"])
    scene.shows(Ann={"hand": ["lint"]}, Bob={"hand": ["poet"]}, Cid={"hand": []}, asks="Ann")


def test_taken_items_stay_in_play_with_each_taker_in_order(tmp_path: Path) -> None:
    """SETUP-5, TABLE-10: from the right, where the card says so."""
    effects = '{ do = "taken", by = "others-from-right", what = "item" }'
    scene = struck(tmp_path, effects, ann=LOADED)
    scene.shows(asks="Cid", question="choose-item")
    scene.does(Cid={"choose": "wardrobe"})
    scene.does(Bob={"choose": "rolling-pin"})
    scene.shows(Ann={"equipped": ["sensible-hat"]}, Cid={"has": ["wardrobe"]})
    scene.shows(Bob={"has": ["rolling-pin"], "hand": []}, asks="Ann", question="start")


def test_taken_by_the_highest_with_leave_to_take_nothing(tmp_path: Path) -> None:
    effects = '{ do = "taken", by = "highest", what = "treasure", may = true }'
    scene = struck(tmp_path, effects, ann=LOADED, bob={"level": 2}, cid={"level": 3})
    scene.shows(asks="Cid", question="choose-card")
    scene.does(Cid={"choose": "nothing"})
    scene.shows(Ann={"equipped": LOADED["play"], "hand_size": 2}, asks="Ann", question="start")


def test_taken_treasure_may_come_unseen_from_the_hand(tmp_path: Path) -> None:
    effects = '{ do = "taken", by = "right", what = "treasure" }'
    scene = struck(tmp_path, effects, ann=LOADED)
    scene.does(Cid={"choose": "hand"})
    scene.shows(Ann={"hand": ["poet"]}, Cid={"hand": ["lint"]}, Bob={"hand": []}, asks="Ann")


def test_taken_and_not_kept_is_discarded(tmp_path: Path) -> None:
    effects = '{ do = "taken", by = "neighbours", what = "item", keep = false }'
    scene = struck(tmp_path, effects, ann=LOADED)
    scene.does(Bob={"choose": "rolling-pin"})
    scene.does(Cid={"choose": "wardrobe"})
    scene.shows(Ann={"equipped": ["sensible-hat"]}, treasures_discard=["wardrobe", "rolling-pin"])
    scene.shows(Bob={"lacks": ["rolling-pin"]}, asks="Ann", question="start")


def test_taken_leaves_what_the_taker_cannot_carry(tmp_path: Path) -> None:
    """ITEM-7: Bob has a Big Item already."""
    cards = """
[anvil]
kind    = "item"
name    = "Anvil"
text    = "Big."
gold    = 100
big     = true
"""
    effects = '{ do = "taken", by = "left", what = "item" }'
    scene = struck(tmp_path, effects, cards, ann={"play": ["wardrobe"]}, bob={"play": ["anvil"]})
    scene.shows(Ann={"equipped": ["wardrobe"]}, Bob={"has": ["anvil"]}, asks="Ann")


def test_tax_is_matched_by_all_and_costs_the_poor_everything(tmp_path: Path) -> None:
    scene = struck(
        tmp_path,
        '{ do = "tax" }',
        ann={"play": ["rolling-pin"]},
        bob={"play": ["wardrobe", "wet-match"]},
        cid={"level": 2, "play": ["sensible-hat"]},
    )
    scene.does(Bob={"discard": ["wardrobe"]})
    scene.shows(Ann={"equipped": [], "level": 1}, Bob={"has": ["wet-match"], "level": 1})
    scene.shows(Cid={"equipped": [], "level": 1}, asks="Ann", question="start")


def test_tax_on_nothing_taxes_nobody(tmp_path: Path) -> None:
    """CURSE-5."""
    scene = struck(tmp_path, '{ do = "tax" }', bob={"play": ["wardrobe"]}, cid={"level": 2})
    scene.shows(Bob={"has": ["wardrobe"]}, Cid={"level": 2}, asks="Ann", question="start")


BISCUIT = """
[last-biscuit]
kind    = "item"
name    = "Last Biscuit"
text    = "Eat it: draw a Treasure."
gold    = 100

[[last-biscuit.powers]]
id      = "eat"
timing  = "out-of-combat"
effects = [{ do = "discard_self" }, { do = "draw", deck = "treasure" }]
"""


def test_discard_self_takes_the_card_whose_power_it_is(tmp_path: Path) -> None:
    ann = {"play": ["last-biscuit", "sensible-hat"]}
    scene = Scene(tmp_path, BISCUIT, ann=ann, treasures=["lint"])
    scene.does(Ann={"use": "eat"})
    scene.shows(Ann={"equipped": ["sensible-hat"], "hand": ["lint"]})
    scene.shows(treasures_discard=["last-biscuit"], asks="Ann", question="start")
    scene.refuses("CHARACTER-2", Ann={"use": "eat"})


def test_discard_self_puts_the_card_below_the_other_discards(tmp_path: Path) -> None:
    scene = Scene(
        tmp_path,
        treasure('{ do = "discard_self", bottom = true }'),
        ann={"hand": ["good-day"]},
        discarded_treasures=["lint", "wet-match"],
    )
    scene.does(Ann={"play": "good-day"})
    scene.shows(treasures_discard=["lint", "wet-match", "good-day"], asks="Ann", question="start")


def test_draw_face_down_is_the_drawers_secret(tmp_path: Path) -> None:
    cards = treasure('{ do = "draw", deck = "door", count = 2 }')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, doors=["poet", "troll"])
    scene.does(Ann={"play": "good-day"})
    scene.shows(Ann={"hand": ["poet", "troll"]}, Bob={"hand": []}, asks="Ann", question="start")
    assert scene.card("poet") not in scene.game.view(1).hand


def test_draw_face_up_is_seen_by_all(tmp_path: Path) -> None:
    cards = treasure('{ do = "draw", deck = "treasure", face = "up" }')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, treasures=["wardrobe"])
    scene.does(Ann={"play": "good-day"})
    scene.shows(Ann={"hand": ["wardrobe"]}, Bob={"knows": ["wardrobe"]}, asks="Ann")


def test_draw_as_many_as_were_paid_from_their_deck(tmp_path: Path) -> None:
    cards = """
[recycler]
kind    = "class"
name    = "Recycler"
text    = "Two cards of one deck for one new of it."

[[recycler.powers]]
id      = "recycle"
timing  = "out-of-combat"
pay     = { cards = [2, 2], from = "same-deck" }
effects = [{ do = "draw", deck = "paid", count = "paid" }]
"""
    ann = {"play": ["recycler"], "hand": ["poet", "troll", "lint"]}
    scene = Scene(tmp_path, cards, ann=ann, doors=["gnome", "damp-ogre"])
    scene.refuses("CHARACTER-7", Ann={"use": "recycle", "discarding": ["poet", "lint"]})
    scene.does(Ann={"use": "recycle", "discarding": ["poet", "troll"]})
    scene.shows(Ann={"hand": ["lint", "gnome", "damp-ogre"]}, asks="Ann", question="start")


def test_draw_to_keep_some_turns_up_several_and_discards_the_rest(tmp_path: Path) -> None:
    cards = treasure('{ do = "draw", deck = "treasure", count = 3, face = "up", keep = 2 }')
    treasures = ["wardrobe", "lint", "wet-match"]
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, treasures=treasures)
    scene.does(Ann={"play": "good-day"})
    scene.shows(asks="Ann", question="choose-card")
    scene.does(Ann={"choose": ["wardrobe", "wet-match"]})
    scene.shows(Ann={"hand": ["wardrobe", "wet-match"]}, Bob={"knows": ["wardrobe", "wet-match"]})
    scene.shows(treasures_discard=["good-day", "lint"], asks="Ann", question="start")


def test_draw_to_keep_some_keeps_all_of_a_deck_that_runs_out(tmp_path: Path) -> None:
    """SETUP-3: what cannot be drawn is skipped."""
    cards = treasure('{ do = "draw", deck = "treasure", count = 3, face = "up", keep = 2 }')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, treasures=["lint"], rest=False)
    scene.does(Ann={"play": "good-day"})
    scene.shows(Ann={"hand": ["lint"]}, asks="Ann", question="start")


@pytest.mark.parametrize(
    ("effect", "named", "got"),
    [
        ('pile = "door"', {}, "poet"),
        ('pile = "treasure"', {}, "lint"),
        ('pile = "treasure", kind = "item"', {}, "wardrobe"),
        ('pile = "treasure", kind = "one_shot"', {}, "wet-match"),
        ('pile = "any", how = "chosen"', {"choose": "troll"}, "troll"),
    ],
)
def test_take_discard_finds_the_topmost_that_fits_or_the_one_chosen(
    tmp_path: Path, effect: str, named: dict[str, str], got: str
) -> None:
    on = 'timing = "any-time"' + ('\non = "pile"' if named else "")
    scene = Scene(
        tmp_path,
        treasure(f'{{ do = "take_discard", {effect} }}', on),
        ann={"hand": ["good-day"]},
        discarded_doors=["poet", "troll"],
        discarded_treasures=["lint", "wardrobe", "wet-match"],
    )
    scene.does(Ann={"play": "good-day", **named})
    scene.shows(Ann={"hand": [got]}, Bob={"knows": [got]}, asks="Ann", question="start")


def test_take_discard_is_refused_where_nothing_fits(tmp_path: Path) -> None:
    cards = treasure('{ do = "take_discard", pile = "door", kind = "follower" }')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, discarded_doors=["poet"])
    scene.refuses("card:good-day", Ann={"play": "good-day"})


def test_take_discard_of_a_follower_comes_into_play_if_one_likes(tmp_path: Path) -> None:
    effect = '{ do = "take_discard", pile = "door", kind = "follower", to = "play-or-hand" }'
    scene = Scene(
        tmp_path,
        treasure(effect),
        "star",
        ann={"hand": ["good-day"]},
        discarded_doors=["errand-boy"],
    )
    scene.does(Ann={"play": "good-day"})
    scene.shows(asks="Ann", question="choose-word")
    scene.does(Ann={"choose": "play"})
    scene.shows(Ann={"has": ["errand-boy"], "hand": []}, asks="Ann", question="start")


def test_take_discard_of_a_follower_too_many_goes_into_the_hand(tmp_path: Path) -> None:
    """FOLLOWER-2."""
    effect = '{ do = "take_discard", pile = "door", kind = "follower", to = "play-or-hand" }'
    ann = {"hand": ["good-day"], "play": ["night-porter"]}
    scene = Scene(tmp_path, treasure(effect), "star", ann=ann, discarded_doors=["errand-boy"])
    scene.does(Ann={"play": "good-day"})
    scene.shows(Ann={"has": ["night-porter"], "hand": ["errand-boy"]}, asks="Ann")


def test_take_discard_not_dearer_than_what_was_paid(tmp_path: Path) -> None:
    cards = treasure(
        '{ do = "take_discard", pile = "treasure", kind = "item", how = "topmost-not-dearer" }',
        'timing = "any-time"\npay = { from = "items" }',
    )
    ann = {"hand": ["good-day"], "play": ["rolling-pin"]}
    scene = Scene(
        tmp_path, cards, ann=ann, discarded_treasures=["wardrobe", "sensible-hat", "wet-match"]
    )
    scene.does(Ann={"play": "good-day", "discarding": ["rolling-pin"]})
    scene.shows(Ann={"hand": ["sensible-hat"], "equipped": []}, asks="Ann", question="start")


def test_peek_shows_the_top_of_a_deck_to_one_and_leaves_it_there(tmp_path: Path) -> None:
    cards = treasure('{ do = "peek", deck = "door", count = 2 }')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, doors=["poet", "troll", "gnome"])
    scene.does(Ann={"play": "good-day"})
    scene.shows(Ann={"knows": ["poet", "troll"], "hand": []}, asks="Ann", question="start")
    known = scene.game.table.known
    assert not known[scene.card("gnome")]
    assert known[scene.card("poet")] == known[scene.card("troll")] == 1


def test_peek_at_the_deck_that_is_named(tmp_path: Path) -> None:
    cards = treasure('{ do = "peek", deck = "chosen" }', 'timing = "any-time"\non = "deck"')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, treasures=["wardrobe"])
    scene.does(Ann={"play": "good-day", "choose": "treasures"})
    scene.shows(Ann={"knows": ["wardrobe"]}, asks="Ann", question="start")


def test_peek_at_a_deck_that_is_gone_shows_nothing(tmp_path: Path) -> None:
    """SETUP-3."""
    cards = treasure('{ do = "peek", deck = "door" }')
    scene = Scene(tmp_path, cards, ann={"hand": ["good-day"]}, rest=False)
    scene.does(Ann={"play": "good-day"})
    scene.shows(doors_left=0, treasures_discard=["good-day"], asks="Ann", question="start")
