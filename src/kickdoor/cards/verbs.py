"""The verbs of effects, each declared once: what it does and takes, what that is if nothing is
said, what it needs around it, and what it is to whom it happens to.

Loader, linter, schema, sentences, reference, bots and the engine's builder follow the declaration;
how a verb does it is a step of `engine.effects`, in the `STEPS` of its family's module.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.verb import GOOD, HARM, NEITHER, Argument, Verb

ROLLED: Final = (
    "own-roll", "own-escape-roll", "own-failed", "any-failed", "any-escape", "bad-stuff",
)  # fmt: skip
PLAYERS: Final = ("player", "other", "fighting", "non-fighter")
MONSTERS: Final = ("monster", "side-or-monster")
ITEMS: Final = ("item-of", "small-item-of", "idle-item-of")

_DECLARED: Final = (
    # Levels and the character.
    Verb(
        "lose_level",
        (
            "Levels go: so many, as many as were `rolled`, or the `margin` by which the fight "
            "was lost; `max` at most"
        ),
        Argument("count", "int|rolled|margin", 1),
        Argument("max", "int", 0),
        example='{ do = "lose_level", count = 2 }',
        tone=HARM,
        takes_levels=True,
    ),
    Verb(
        "gain_level",
        "Levels come; with `wins` the last one too",
        Argument("count", "int", 1),
        Argument("wins", "bool", False),
        example='{ do = "gain_level", wins = true }',
        tone=GOOD,
    ),
    Verb(
        "set_level",
        "to this Level, or to the `lowest` of anybody's",
        Argument("to", "int|lowest"),
        example='{ do = "set_level", to = "lowest" }',
        tone=HARM,
        takes_levels=True,
    ),
    Verb(
        "steal_level",
        "one Level from the player it is aimed at",
        example='{ do = "steal_level" }',
        tone=HARM,
        aimed_at=PLAYERS,
    ),
    Verb(
        "die",
        "the subject dies (DEATH-1)",
        example='{ do = "die" }',
        tone=HARM,
        takes_levels=True,
        is_certain=True,
    ),
    Verb(
        "change_sex",
        "the subject is of the other sex",
        example='{ do = "change_sex" }',
        tone=HARM,
        is_certain=True,
    ),
    Verb(
        "lose_trait",
        "Classes (`class`) or Races (`race`) go, or the one of this id; which, their owner says",
        Argument("of", "trait|class|race"),
        Argument("count", "int|all", 1),
        example='{ do = "lose_trait", of = "class", count = "all" }',
        tone=HARM,
    ),
    Verb(
        "change_trait",
        "the topmost Class or Race of the discards replaces all one has",
        Argument("of", ("class", "race")),
        example='{ do = "change_trait", of = "race" }',
        tone=HARM,
    ),
    Verb(
        "lose_follower",
        "followers go, one's own or that of the player it is aimed at (`chosen`)",
        Argument("count", "int|all", 1),
        Argument("whose", ("own", "chosen"), "own"),
        example='{ do = "lose_follower", count = "all" }',
        tone=NEITHER,
        aimed_if=("whose", "chosen", ("follower-owner",)),
    ),
    Verb(
        "mark",
        "something that waits for the next combat without a card to show it",
        Argument("what", ("no-help-next-combat",)),
        example='{ do = "mark", what = "no-help-next-combat" }',
        tone=HARM,
    ),
    # Cards that go.
    Verb(
        "discard",
        (
            "cards go, the subject choosing: of the `hand`, `items` in play, those "
            "`equipped`, `cards` (Items in play and the hand), `any` (all one has, in hand "
            "and in play), `hand-treasures`, `big-items`, `small-items`, `hand-items` "
            "(equipped in the Hands, no lasers); of a `slot`, with a `tag`"
        ),
        Argument(
            "from",
            (
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
        ),
        Argument("count", "int|all|rolled", 1),
        Argument("slot", ("headgear", "armor", "footgear"), "none"),
        Argument("tag", "str", "none"),
        example='{ do = "discard", from = "equipped", slot = "headgear" }',
        tone=HARM,
    ),
    Verb(
        "discard_worth",
        (
            "Items worth so much together; with `or_level` a Level instead, if he likes; "
            "`short_level` are Levels lost besides if he owns less"
        ),
        Argument("gold", "int", low=0, high=5000),
        Argument("or_level", "bool", False),
        Argument("short_level", "int", 0),
        example='{ do = "discard_worth", gold = 1000 }',
        tone=HARM,
    ),
    Verb(
        "discard_best",
        "the Item that gives the biggest bonus now",
        example='{ do = "discard_best" }',
        tone=HARM,
    ),
    Verb(
        "taken",
        (
            "others take from the subject, one after the other: `unseen` from the hand, an "
            "`item`, a `treasure` (in play, or unseen from the hand). They `may` leave it; "
            "what they do not `keep` is discarded"
        ),
        Argument("by", ("left", "right", "others", "others-from-right", "highest", "neighbours")),
        Argument("what", ("unseen", "item", "treasure")),
        Argument("may", "bool", False),
        Argument("keep", "bool", True),
        example='{ do = "taken", by = "neighbours", what = "item", keep = false }',
        tone=HARM,
    ),
    Verb(
        "tax",
        "an Item of the subject; everyone else matches its value",
        example='{ do = "tax" }',
        tone=HARM,
    ),
    # Control.
    Verb(
        "first_possible",
        "the first of these effects that would do anything; written short, as in the example",
        Argument("of", "effects"),
        example='{ first_possible = [{ do = "lose_follower" }, { do = "lose_level" }] }',
        tone=NEITHER,
    ),
    Verb(
        "choose_one",
        (
            "the subject chooses by word; what is impossible is not offered; written short, "
            "as in the example"
        ),
        Argument("of", "choices"),
        example=(
            '{ choose_one = { levels = [{ do = "lose_level" }], hand = [{ do = "discard", '
            'from = "hand" }] } }'
        ),
        tone=NEITHER,
    ),
    Verb(
        "roll",
        "the die of the subject; later effects of the list count it",
        example='{ do = "roll" }',
        tone=NEITHER,
        is_certain=True,
    ),
    Verb(
        "each",
        (
            "each of these players is the subject in turn: `others`, `neighbours`, "
            "`uncaught`, or a Class or Race by id; this is its only form"
        ),
        Argument("who", "trait|others|neighbours|uncaught"),
        Argument("do", "effects"),
        example='{ each = "cleric", do = [{ do = "gain_level" }] }',
        tone=NEITHER,
    ),
    # Cards that come.
    Verb(
        "draw",
        (
            "cards into the hand, of a deck or of that of what was `paid`; so many, or one "
            "for each card `paid`; `as-got`: as this card was drawn (that moment is its own, "
            "in a fight too). With `keep` they are turned up, so many are kept, and the rest "
            "is discarded"
        ),
        Argument("deck", ("door", "treasure", "paid")),
        Argument("count", "int|paid", 1),
        Argument("face", ("down", "up", "as-got"), "down"),
        Argument("keep", "int", 0),
        example='{ do = "draw", deck = "treasure", count = 4, face = "up", keep = 2 }',
        tone=GOOD,
    ),
    Verb(
        "take_discard",
        (
            "a card from the discards: the `topmost` that fits, one `chosen`, or the topmost "
            "that is not dearer than what was paid"
        ),
        Argument("pile", ("door", "treasure", "any")),
        Argument("kind", ("any", "one_shot", "follower", "item"), "any"),
        Argument("how", ("topmost", "chosen", "topmost-not-dearer"), "topmost"),
        Argument("to", ("hand", "play-or-hand"), "hand"),
        example='{ do = "take_discard", pile = "any", how = "chosen" }',
        tone=GOOD,
        aims="pile",
        aims_if=("how", "chosen"),
    ),
    Verb(
        "peek",
        "a look at the top of a deck, this one or the `chosen`",
        Argument("deck", ("door", "treasure", "chosen")),
        Argument("count", "int", 1),
        example='{ do = "peek", deck = "door", count = 1 }',
        tone=NEITHER,
        aims="deck",
        aims_if=("deck", "chosen"),
    ),
    # Combat.
    Verb(
        "boost",
        'a bonus for a side; with `per = "paid"` for each card paid',
        Argument("amount", "int", low=-20),
        Argument("side", ("munchkins", "monsters"), "munchkins"),
        Argument("per", ("once", "paid"), "once"),
        example='{ do = "boost", amount = 3, side = "munchkins", per = "paid" }',
        tone=NEITHER,
        in_combat=True,
    ),
    Verb(
        "weaken",
        "a penalty on the munchkin it is aimed at",
        Argument("amount", "int", low=-20),
        example='{ do = "weaken", amount = 2 }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=PLAYERS,
    ),
    Verb(
        "remove_monster",
        (
            "the monster it is aimed at leaves, with no kill; its Treasure is left or not, as "
            "the `edition` says, or `if-last`: if it was the only one"
        ),
        Argument("treasure", ("yes", "no", "edition", "if-last"), "edition"),
        example='{ do = "remove_monster", treasure = "yes" }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=MONSTERS,
        ends=True,
    ),
    Verb(
        "kill_monster",
        "the monster it is aimed at is killed",
        example='{ do = "kill_monster" }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=MONSTERS,
        ends=True,
    ),
    Verb(
        "remove_all",
        (
            "every monster leaves; so many Treasures come instead, and with `loot` the room "
            "may be looted"
        ),
        Argument("treasures", "int", 0),
        Argument("loot", "bool", False),
        example='{ do = "remove_all", treasures = 2 }',
        tone=NEITHER,
        in_combat=True,
        ends=True,
    ),
    Verb(
        "reward",
        (
            "cards when the combat is over and not fled: the fighter's own, face down, or "
            "`shared` like the monsters' Treasures"
        ),
        Argument("deck", ("door", "treasure")),
        Argument("count", "int", 1),
        Argument("shared", "bool", False),
        example='{ do = "reward", deck = "door", count = 1 }',
        tone=NEITHER,
        in_combat=True,
    ),
    Verb(
        "add_monster",
        "one from the hand joins, or comes `instead` of the monster it is aimed at",
        Argument("instead", "bool", False),
        example='{ do = "add_monster", instead = true }',
        tone=NEITHER,
        aimed_if=("instead", True, MONSTERS),
        in_combat=True,
    ),
    Verb(
        "clone_monster",
        "another of the monster it is aimed at",
        example='{ do = "clone_monster" }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=MONSTERS,
    ),
    Verb(
        "tame_monster",
        "all but its Level and enhancers is forgotten",
        example='{ do = "tame_monster" }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=MONSTERS,
    ),
    Verb(
        "double_fighter",
        "one more of a fighter who stands alone, and stays alone",
        example='{ do = "double_fighter" }',
        tone=NEITHER,
        in_combat=True,
    ),
    Verb(
        "transfer_combat",
        "to the player it is aimed at (COMBAT-18)",
        example='{ do = "transfer_combat" }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=PLAYERS,
    ),
    Verb(
        "force_help",
        (
            "the player it is aimed at must help, and has that `pick` of the Treasures; "
            "without `wins` such help never brings the fighter to the winning Level"
        ),
        Argument("pick", "int", 0),
        Argument("wins", "bool", True),
        example='{ do = "force_help", pick = 1 }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=PLAYERS,
        ends=True,
    ),
    Verb(
        "take_to_win",
        "an Item of another, if it turns the fight",
        example='{ do = "take_to_win" }',
        tone=NEITHER,
        in_combat=True,
        aimed_at=ITEMS,
    ),
    # Escape and what answers a roll, a Curse, Bad Stuff.
    Verb(
        "escape",
        (
            "away without a roll: who uses it, those named (`targets`), or all who run "
            "(`runners`); from all monsters or from one"
        ),
        Argument("who", ("self", "targets", "runners"), "self"),
        Argument("monsters", ("all", "one"), "all"),
        example='{ do = "escape", who = "self", monsters = "one" }',
        tone=GOOD,
        in_combat=True,
    ),
    Verb(
        "hold",
        "the monsters or the runners, by the side named",
        example='{ do = "hold" }',
        tone=HARM,
        in_combat=True,
        aims="side",
    ),
    Verb(
        "run_again",
        "an escape becomes a roll",
        example='{ do = "run_again" }',
        tone=HARM,
        answers=("any-escape",),
        aimed_at=("escaped",),
    ),
    Verb(
        "escape_after_all",
        "the escape at hand succeeds, whatever was rolled",
        example='{ do = "escape_after_all" }',
        tone=GOOD,
        answers=ROLLED,
    ),
    Verb(
        "set_die",
        "the roll at hand shows the face named",
        example='{ do = "set_die" }',
        tone=NEITHER,
        answers=ROLLED,
        aims="face",
    ),
    Verb(
        "add_to_roll",
        "so much for each card paid",
        Argument("amount", "int", low=-20),
        example='{ do = "add_to_roll", amount = 1 }',
        tone=NEITHER,
        answers=ROLLED,
    ),
    Verb(
        "roll_again",
        "the roll at hand is made again",
        example='{ do = "roll_again" }',
        tone=NEITHER,
        answers=ROLLED,
    ),
    Verb(
        "avert",
        "Bad Stuff takes no Levels, and what kills costs one instead",
        example='{ do = "avert" }',
        tone=GOOD,
        answers=("bad-stuff",),
    ),
    Verb(
        "cancel_curse",
        "the Curse that strikes does nothing, or one that lasts is lifted (CURSE-6)",
        example='{ do = "cancel_curse" }',
        tone=GOOD,
        answers=("curse",),
        aimed_at=("curse",),
    ),
    # Items.
    Verb(
        "steal_item",
        "a roll of so much takes the Item it is aimed at; `otherwise` happens to the thief",
        Argument("needs", "int"),
        Argument("otherwise", "effects", []),
        example='{ do = "steal_item", needs = 4, otherwise = [{ do = "lose_level" }] }',
        tone=HARM,
        aimed_at=ITEMS,
    ),
    Verb(
        "take_item",
        "the Item it is aimed at comes into play with the taker",
        example='{ do = "take_item" }',
        tone=HARM,
        aimed_at=ITEMS,
    ),
    Verb(
        "attach",
        "this card to an Item, which is then free of every limit",
        example='{ do = "attach" }',
        tone=NEITHER,
        aimed_at=("own-item",),
    ),
    # the card whose power it is, or the card itself
    Verb(
        "discard_self",
        "the card whose power or effect it is; to the `bottom` of its discards",
        Argument("bottom", "bool", False),
        example='{ do = "discard_self" }',
        tone=NEITHER,
        ends=True,
    ),
    Verb(
        "reboot",
        "so many Levels instead of dying",
        Argument("levels", "int", 1),
        example='{ do = "reboot", levels = 2 }',
        tone=NEITHER,
        answers=("killed",),
    ),
    Verb(
        "resurrect",
        "a face-up draw comes from the discards",
        example='{ do = "resurrect" }',
        tone=NEITHER,
        answers=("face-up-draw",),
    ),
)
VERBS: Final[dict[str, Verb]] = {verb.name: verb for verb in _DECLARED}
