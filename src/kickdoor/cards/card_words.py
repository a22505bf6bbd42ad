"""The words card files may use where a word is called for, and how far their numbers may go.

The verbs are in `verbs`, the conditions in `vocabulary`; here are the smaller lists (timings,
targets, queries, passive ids, ...) and which fields a card of each kind takes. The engine has a
meaning for each word at the same place of its own lists; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.vocabulary import (
    CHARACTER_FIELDS,
    COMMON_FIELDS,
    CURSE_FIELDS,
    ENHANCER_FIELDS,
    FOLLOWER_FIELDS,
    ITEM_FIELDS,
    MONSTER_FIELDS,
    PLAY_FIELDS,
)

# What a modifier adds to, and what it may be counted by.
QUERIES: Final = (
    "strength", "run-away", "hands", "hand-limit", "big", "complex", "followers", "floor", "die",
    "extra-levels", "extra-treasures", "sale", "grip", "doors",
)  # fmt: skip
PERS: Final = ("", "other-undead", "gold-1000", "elves", "munchkin")

# What does not count while a monster, or a lasting Curse, has its way.
IGNORES: Final = (
    "levels", "bonuses", "items", "followers", "reversed-lasers",
)  # fmt: skip
SORTS: Final = ("none", "headgear", "armor", "footgear", "1-hand", "2-hands", "laser")  # of Items

PASSIVES: Final = (
    "ties", "big-items", "hand-size", "run-away", "helper-level", "two-classes", "two-races",
    "no-drawbacks", "bounty", "many-complex", "solo", "two-followers", "extra-part", "level-floor",
    "carry-one", "encore", "shrug-off", "extra-hand", "bound", "unforced", "follower-bonus",
    "die-loss", "laser", "will-not-fight", "double-sale",
    "headgear-lost-lifts", "roll-escape-lifts",
)  # fmt: skip

TIMINGS: Final = (
    "never", "any-time", "combat", "in-combat", "own-combat", "as-item", "own-turn",
    "out-of-combat", "before-kick", "first-roll", "runner-first", "runner", "own-roll",
    "own-escape-roll", "own-failed", "any-failed", "any-escape", "curse", "bad-stuff",
    "own-turn-combat", "face-up-draw", "killed", "helper", "class", "equip",
)  # fmt: skip
TARGETS: Final = (
    "", "player", "other", "fighting", "monster", "own-item", "item-of", "curse", "runners",
    "escaped", "pile", "side-or-monster", "small-item-of", "idle-item-of",
    "deck", "face", "follower-owner", "side", "non-fighter",
)  # fmt: skip
LIMITS: Final = ("", "combat", "turn", "own-turn", "roll", "victim", "monster")

# Where a price may come from. "whole-hand": all of it, and at least the low number; "self": the
# card whose power it is, which may then lie sideways.
SOURCES: Final = (
    "any", "hand", "items", "treasures", "followers", "same-deck", "whole-hand", "self",
)  # fmt: skip

# By what a subject names his choice.
CHOICES: Final = (
    "yes", "no", "hand", "levels", "level", "nothing", "play", "doors", "treasures", "munchkins",
    "monsters",
)  # fmt: skip

DURATIONS: Final = ("lasting", "next-combat", "next-turn")
SIDES: Final = ("either", "munchkins")

# Traits that need no card.
INBORN: Final = ("human", "male", "female")

# Tags some card asks for; any other word may be a tag, it is just not asked for.
TAGS: Final = ("undead", "fire", "potion", "wand", "pole", "staff", "below-waist")

_FIELDS_OF_USE: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "monster": (MONSTER_FIELDS,),
    "monster_enhancer": (ENHANCER_FIELDS, PLAY_FIELDS),
    "curse": (CURSE_FIELDS,),
    "trap": (CURSE_FIELDS,),
    "class": (CHARACTER_FIELDS,),
    "race": (CHARACTER_FIELDS,),
    "special_door": (PLAY_FIELDS,),
    "sidekick": (FOLLOWER_FIELDS,),
    "hireling": (FOLLOWER_FIELDS,),
    "item": (ITEM_FIELDS,),
    "one_shot": (ITEM_FIELDS, PLAY_FIELDS),
    "level_up": (tuple(field for field in PLAY_FIELDS if field != "timing"),),  # TIMING-1
    "special_treasure": (PLAY_FIELDS, ("bonus",)),
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    kind: COMMON_FIELDS + tuple(word for words in lists for word in words)
    for kind, lists in _FIELDS_OF_USE.items()
}

# What a card of the kind cannot do without.
NEEDED_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "monster": ("level", "treasures"),
    "item": ("gold",),
    "one_shot": ("gold",),
}

# Lowest and highest of every figure.
FIGURES: Final[dict[str, tuple[int, int]]] = {
    "copies": (1, 20),
    "level": (1, 30),
    "treasures": (0, 10),
    "levels": (0, 5),
    "bonus": (-20, 20),
    "gold": (0, 5000),
    "treasures_mod": (-5, 5),
    "run_away": (-5, 5),
    "flee_penalty": (0, 5),
    "leaves_treasures": (-1, 10),
    "carries": (0, 5),
    "add": (-20, 1000),
}

# How far a set may go: what nobody would write, and what would keep the table waiting.
DEEPEST: Final = 4  # effects within effects
MOST_PARTS: Final = 200  # effects, powers and modifiers of one card
MOST_CARDS: Final = 1000  # cards of one set
MOST_DOTS: Final = 60  # in one line: a key of a thousand parts is read for ever
MOST_FINDINGS: Final = 200  # noted for one set
