"""The verbs of effects, each declared once: what it takes and what that is if nothing is said, what
it needs around it, and what it is to whom it happens to.

Loader, linter, schema, sentences, reference and the engine's builder follow the declaration; what
a verb does is a step of `engine.effects`.
"""

from __future__ import annotations

from typing import Any, Final

Shape = str | tuple[str, ...]

NEEDED: Final = object()  # there is no default: a file has to say it
GOOD: Final = 1
HARM: Final = -1

ROLLED: Final = (
    "own-roll", "own-escape-roll", "own-failed", "any-failed", "any-escape", "bad-stuff",
)  # fmt: skip
PLAYERS: Final = ("player", "other", "fighting", "non-fighter")
MONSTERS: Final = ("monster", "side-or-monster")
ITEMS: Final = ("item-of", "small-item-of", "idle-item-of")


class Argument:
    """What a verb takes under one name.

    A shape is "int", "str", "bool", "effects" (a list of effects), "choices" (word -> effects), or
    a tuple of the words allowed; "int|word|..." allows a number or one of the words.
    """

    def __init__(
        self, name: str, shape: Shape, default: Any = NEEDED, low: int = 1, high: int = 30
    ) -> None:
        self.name = name
        self.shape = shape
        self.default = default  # may be what no file can say: no slot, no Level too many
        self.low = low  # of a number
        self.high = high

    @property
    def is_needed(self) -> bool:
        return self.default is NEEDED

    @property
    def words(self) -> tuple[str, ...]:
        """The words it may be."""
        return self.shape if isinstance(self.shape, tuple) else tuple(self.shape.split("|")[1:])

    @property
    def holds_effects(self) -> bool:
        return self.shape in ("effects", "choices")

    @property
    def has_default_to_write(self) -> bool:
        """Whether a file could say what the default is."""
        if isinstance(self.default, bool):
            return self.shape == "bool"
        if isinstance(self.default, int):
            return self.low <= self.default <= self.high
        return self.default in self.words


class Verb:
    """A verb as it is declared."""

    def __init__(
        self,
        name: str,
        *arguments: Argument,
        in_combat: bool = False,
        answers: tuple[str, ...] = (),
        aimed_at: tuple[str, ...] = (),
        aims: str = "",
        aims_if: tuple[str, str] | None = None,
        tone: int = 0,
        takes_levels: bool = False,
        ends: bool = False,
        is_certain: bool = False,
    ) -> None:
        self.name = name
        self.arguments = {argument.name: argument for argument in arguments}
        self.in_combat = in_combat  # it needs a combat
        self.answers = answers  # the timings at which there is what it answers; none: any
        self.aimed_at = aimed_at  # the targets of which it needs one; none: it needs none
        self.aims = aims  # the target that a card need not name
        self.aims_if = aims_if  # the argument and word with which it does
        self.tone = tone  # what it is to whom it happens to: GOOD, HARM, 0: neither
        self.takes_levels = takes_levels
        self.ends = ends  # once done it cannot be done again at once
        self.is_certain = is_certain  # never impossible

    @property
    def needed(self) -> tuple[str, ...]:
        """The arguments it cannot do without."""
        return tuple(name for name, one in self.arguments.items() if one.is_needed)

    @property
    def holds_effects(self) -> bool:
        return any(argument.holds_effects for argument in self.arguments.values())

    def full(self, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments as written, and the defaults of the others."""
        found = {n: one.default for n, one in self.arguments.items() if not one.is_needed}
        return found | args

    def own_target(self, args: dict[str, Any]) -> str:
        """What an effect of this verb is aimed at where its card says nothing; often nothing."""
        if self.aims_if is not None and args.get(self.aims_if[0]) != self.aims_if[1]:
            return ""
        return self.aims


_DECLARED: Final = (
    # Levels and the character.
    Verb(
        "lose_level",
        Argument("count", "int|rolled|margin", 1),
        Argument("max", "int", 0),
        tone=HARM,
        takes_levels=True,
    ),
    Verb("gain_level", Argument("count", "int", 1), Argument("wins", "bool", False), tone=GOOD),
    Verb("set_level", Argument("to", "int|lowest"), tone=HARM, takes_levels=True),
    Verb("steal_level", aimed_at=PLAYERS, tone=HARM),
    Verb("die", tone=HARM, takes_levels=True, is_certain=True),
    Verb("change_sex", tone=HARM, is_certain=True),
    # of: class, race, or one of them by id
    Verb("lose_trait", Argument("of", "str"), Argument("count", "int|all", 1), tone=HARM),
    Verb("change_trait", Argument("of", ("class", "race")), tone=HARM),
    Verb(
        "lose_follower",
        Argument("count", "int|all", 1),
        Argument("whose", ("own", "chosen"), "own"),
    ),
    Verb("mark", Argument("what", ("no-help-next-combat",)), tone=HARM),
    # Cards that go.
    Verb(
        "discard",
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
        tone=HARM,
    ),
    Verb(
        "discard_worth",
        Argument("gold", "int", low=0, high=5000),
        Argument("or_level", "bool", False),
        Argument("short_level", "int", 0),
        tone=HARM,
    ),
    Verb("discard_best", tone=HARM),
    Verb(
        "taken",
        Argument("by", ("left", "right", "others", "others-from-right", "highest", "neighbours")),
        Argument("what", ("unseen", "item", "treasure")),
        Argument("may", "bool", False),
        Argument("keep", "bool", True),
        tone=HARM,
    ),
    Verb("tax", tone=HARM),
    # Control.
    Verb("first_possible", Argument("of", "effects")),
    Verb("choose_one", Argument("of", "choices")),
    Verb("roll", is_certain=True),
    # who: others, neighbours, uncaught, or a Class or Race by id
    Verb("each", Argument("who", "str"), Argument("do", "effects")),
    # Cards that come.
    Verb(
        "draw",
        Argument("deck", ("door", "treasure", "paid")),
        Argument("count", "int|paid", 1),
        Argument("face", ("down", "up", "as-got"), "down"),
        Argument("keep", "int", 0),
        tone=GOOD,
    ),
    Verb(
        "take_discard",
        Argument("pile", ("door", "treasure", "any")),
        Argument("kind", ("any", "one_shot", "follower", "item"), "any"),
        Argument("how", ("topmost", "chosen", "topmost-not-dearer"), "topmost"),
        Argument("to", ("hand", "play-or-hand"), "hand"),
        tone=GOOD,
        aims="pile",
        aims_if=("how", "chosen"),
    ),
    Verb(
        "peek",
        Argument("deck", ("door", "treasure", "chosen")),
        Argument("count", "int", 1),
        aims="deck",
        aims_if=("deck", "chosen"),
    ),
    # Combat.
    Verb(
        "boost",
        Argument("amount", "int", low=-20),
        Argument("side", ("munchkins", "monsters"), "munchkins"),
        Argument("per", ("once", "paid"), "once"),
        in_combat=True,
    ),
    Verb("weaken", Argument("amount", "int", low=-20), in_combat=True, aimed_at=PLAYERS),
    Verb(
        "remove_monster",
        Argument("treasure", ("yes", "no", "edition", "if-last"), "edition"),
        in_combat=True,
        aimed_at=MONSTERS,
        ends=True,
    ),
    Verb("kill_monster", in_combat=True, aimed_at=MONSTERS, ends=True),
    Verb(
        "remove_all",
        Argument("treasures", "int", 0),
        Argument("loot", "bool", False),
        in_combat=True,
        ends=True,
    ),
    Verb(
        "reward",
        Argument("deck", ("door", "treasure")),
        Argument("count", "int", 1),
        Argument("shared", "bool", False),
        in_combat=True,
    ),
    Verb("add_monster", Argument("instead", "bool", False), in_combat=True),
    Verb("clone_monster", in_combat=True, aimed_at=MONSTERS),
    Verb("tame_monster", in_combat=True, aimed_at=MONSTERS),
    Verb("double_fighter", in_combat=True),
    Verb("transfer_combat", in_combat=True, aimed_at=PLAYERS),
    Verb(
        "force_help",
        Argument("pick", "int", 0),
        Argument("wins", "bool", True),
        in_combat=True,
        aimed_at=PLAYERS,
        ends=True,
    ),
    Verb("take_to_win", in_combat=True, aimed_at=ITEMS),
    # Escape and what answers a roll, a Curse, Bad Stuff.
    Verb(
        "escape",
        Argument("who", ("self", "targets", "runners"), "self"),
        Argument("monsters", ("all", "one"), "all"),
        in_combat=True,
        tone=GOOD,
    ),
    Verb("hold", in_combat=True, tone=HARM, aims="side"),
    Verb("run_again", answers=("any-escape",), aimed_at=("escaped",), tone=HARM),
    Verb("escape_after_all", answers=ROLLED, tone=GOOD),
    Verb("set_die", answers=ROLLED, aims="face"),
    Verb("add_to_roll", Argument("amount", "int", low=-20), answers=ROLLED),
    Verb("roll_again", answers=ROLLED),
    Verb("avert", answers=("bad-stuff",), tone=GOOD),
    Verb("cancel_curse", answers=("curse",), aimed_at=("curse",), tone=GOOD),
    # Items.
    Verb(
        "steal_item",
        Argument("needs", "int"),
        Argument("otherwise", "effects", []),
        aimed_at=ITEMS,
        tone=HARM,
    ),
    Verb("take_item", aimed_at=ITEMS, tone=HARM),
    Verb("attach", aimed_at=("own-item",)),
    # the card whose power it is, or the card itself
    Verb("discard_self", Argument("bottom", "bool", False), ends=True),
    Verb("reboot", Argument("levels", "int", 1), answers=("killed",)),
    Verb("resurrect", answers=("face-up-draw",)),
)
VERBS: Final[dict[str, Verb]] = {verb.name: verb for verb in _DECLARED}
