"""The closed vocabulary of card files: fields, verbs, conditions, timings, targets, and what each
takes.

The shapes stand here, so that loader, linter, schema and documentation agree; what they do is the
engine's. An effect always happens to somebody, the *subject*: the victim of Bad Stuff or a Curse,
the player a card is played on, otherwise whoever plays the card or uses the power.
"""

from __future__ import annotations

from typing import Final

# A shape is "int", "str", "bool", "effects" (a list of effects), "choices" (word -> effects), or a
# tuple of the words allowed; "int|word|..." allows a number or one of the words.
VERBS: Final[dict[str, dict[str, str | tuple[str, ...]]]] = {
    # Levels and the character.
    "lose_level": {"count": "int|rolled|margin", "max": "int"},
    "gain_level": {"count": "int", "wins": "bool"},
    "set_level": {"to": "int|lowest"},
    "steal_level": {},
    "die": {},
    "change_sex": {},
    "lose_trait": {"of": "str", "count": "int|all"},  # of: class, race, or one of them by id
    "change_trait": {"of": ("class", "race")},
    "lose_follower": {"count": "int|all", "whose": ("own", "chosen")},
    "mark": {"what": ("no-help-next-combat",)},
    # Cards that go.
    "discard": {
        "from": (
            "hand",
            "items",
            "equipped",
            "cards",
            "any",
            "hand-treasures",
            "big-items",
            "small-items",
            "hand-items",
        ),
        "count": "int|all|rolled",
        "slot": ("headgear", "armor", "footgear"),
        "tag": "str",
    },
    "discard_worth": {"gold": "int", "or_level": "bool", "short_level": "int"},
    "discard_best": {},
    "taken": {
        "by": ("left", "right", "others", "others-from-right", "highest", "neighbours"),
        "what": ("unseen", "item", "treasure"),
        "may": "bool",
        "keep": "bool",
    },
    "tax": {},
    # Control.
    "first_possible": {"of": "effects"},
    "choose_one": {"of": "choices"},
    "roll": {},
    "each": {
        "who": "str",
        "do": "effects",
    },  # others, neighbours, uncaught, or a Class or Race by id
    # Cards that come.
    "draw": {
        "deck": ("door", "treasure", "paid"),
        "count": "int|paid",
        "face": ("down", "up", "as-got"),
        "keep": "int",
    },
    "take_discard": {
        "pile": ("door", "treasure", "any"),
        "kind": ("any", "one_shot", "follower", "item"),
        "how": ("topmost", "chosen", "topmost-not-dearer"),
        "to": ("hand", "play-or-hand"),
    },
    "peek": {"deck": ("door", "treasure", "chosen"), "count": "int"},
    # Combat.
    "boost": {"amount": "int", "side": ("munchkins", "monsters"), "per": ("once", "paid")},
    "weaken": {"amount": "int"},
    "remove_monster": {"treasure": ("yes", "no", "edition", "if-last")},
    "kill_monster": {},
    "remove_all": {"treasures": "int", "loot": "bool"},
    "reward": {"deck": ("door", "treasure"), "count": "int", "shared": "bool"},
    "add_monster": {"instead": "bool"},
    "clone_monster": {},
    "tame_monster": {},
    "double_fighter": {},
    "transfer_combat": {},
    "force_help": {"pick": "int", "wins": "bool"},
    "take_to_win": {},
    # Escape and what answers a roll, a Curse, Bad Stuff.
    "escape": {"who": ("self", "targets", "runners"), "monsters": ("all", "one")},
    "hold": {},
    "run_again": {},
    "escape_after_all": {},
    "set_die": {},
    "add_to_roll": {"amount": "int"},
    "roll_again": {},
    "avert": {},
    "cancel_curse": {},
    # Items.
    "steal_item": {"needs": "int", "otherwise": "effects"},
    "take_item": {},
    "attach": {},
    "discard_self": {"bottom": "bool"},  # the card whose power it is, or the card itself
    "reboot": {"levels": "int"},
    "resurrect": {},
}

CONDITIONS: Final[dict[str, str]] = {
    "has": "traits",  # the subject has one of these: a Class or Race by id, human, male, female
    "suffers": "traits",  # likewise, and is not spared its drawbacks
    "lacks": "traits",
    "or": "condition",  # or this holds, whatever the other keys say
    "min_level": "int",
    "max_level": "int",
    "alone": "bool",  # no helper in the combat
    "helping": "bool",
    "fighting": "bool",  # is the fighter
    "fire": "bool",  # fire was used on the munchkin side
    "plain": "bool",  # nothing but Levels counts for the munchkins, and nobody helps
    "undead": "bool",  # an Undead is in the combat
    "behind": "bool",  # the munchkins are not winning
    "for_win": "bool",  # the kills at hand would win the game
    "own_turn": "bool",
    "highest": "bool",  # nobody is of a higher Level
    "epic": "bool",  # he is Epic (OPTION-4)
    "house": "bool",  # the game is played with the house powers
    "just_fought": "bool",  # right after a combat
    "follower_lost": "bool",  # right after a follower was discarded
    "in_play": "str",  # a card of this id lies before anybody
    "rolled_max": "int",  # the roll at hand is at most this
    "rolled_min": "int",
    "nobody": "condition",  # it holds for nobody of the munchkin side
    # About what a card or power is aimed at; not asked where it is aimed at nothing.
    "target_higher": "bool",  # he, or the Item's owner, is of a higher Level
    "target_max_level": "int",  # the monster's printed Level
    "target_is": "str",  # the monster's card, by id
}

# The fields of a card by kind of use; the loader refuses any other, and names the nearest.
COMMON_FIELDS: Final = (
    "kind",
    "name",
    "text",
    "copies",
    "tags",
    "art",
    "passive",
    "powers",
    "gives",
    "rulings",
)
MONSTER_FIELDS: Final = (
    "level", "treasures", "levels", "strength", "run_away", "cannot_flee", "auto_escape",
    "no_helpers", "flee_penalty", "pursues", "will_not_fight", "leaves_treasures", "ignores",
    "of_items", "extra_levels", "extra_treasures", "before", "bad_stuff", "bad_stuff_text",
)  # fmt: skip
PLAY_FIELDS: Final = ("timing", "on", "when", "pay", "effects", "must_play")
ITEM_FIELDS: Final = (
    "bonus",
    "gold",
    "slot",
    "big",
    "complex",
    "laser",
    "usable_by",
    "not_usable_by",
    "side",
)
ENHANCER_FIELDS: Final = ("bonus", "treasures_mod")
CURSE_FIELDS: Final = ("effects", "lasts", "ignores", "of_items", "on_choice")
FOLLOWER_FIELDS: Final = ("bonus", "carries")
CHARACTER_FIELDS: Final = ("epic_text",)
