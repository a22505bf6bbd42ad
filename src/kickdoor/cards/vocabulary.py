"""The closed vocabulary of card files: fields and conditions, and what each takes; the verbs are in
`verbs`, the smaller lists in `terms`.

The shapes stand here, so that loader, linter, schema and documentation agree; what they do is the
engine's. An effect always happens to somebody, the *subject*: the victim of Bad Stuff or a Curse,
the player a card is played on, otherwise whoever plays the card or uses the power.
"""

from __future__ import annotations

from typing import Final

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
    "plural",
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
