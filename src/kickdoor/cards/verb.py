"""What a verb of the card language is as it is declared: what it takes, what it does, what it needs
around it. The verbs themselves are in `verbs`.
"""

from __future__ import annotations

from typing import Any, Final

Shape = str | tuple[str, ...]

NEEDED: Final = object()  # there is no default: a file has to say it

# What a verb is to whom it happens to.
GOOD: Final = 1
NEITHER: Final = 0
HARM: Final = -1


class Argument:
    """What a verb takes under one name.

    A shape is "int", "str", "bool", "effects" (a list of effects), "choices" (word -> effects), or
    a tuple of the words allowed; "int|word|..." allows a number or one of the words, and
    "trait|word|..." a Class or Race by id or one of them.
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
    def is_trait(self) -> bool:
        """Whether it may be a Class or Race by id."""
        return isinstance(self.shape, str) and self.shape.startswith("trait")

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
        does: str,
        *arguments: Argument,
        example: str,
        tone: int,
        in_combat: bool = False,
        answers: tuple[str, ...] = (),
        aimed_at: tuple[str, ...] = (),
        aims: str = "",
        aimed_if: tuple[str, object, tuple[str, ...]] | None = None,
        aims_if: tuple[str, str] | None = None,
        takes_levels: bool = False,
        ends: bool = False,
        is_certain: bool = False,
    ) -> None:
        self.name = name
        self.does = does  # in a line or two, of whom it happens to
        self.example = example  # an effect as a card file says it
        self.arguments = {argument.name: argument for argument in arguments}
        self.tone = tone  # GOOD, HARM or NEITHER: lists, bots and what is asked twice go by it
        self.in_combat = in_combat  # it needs a combat
        self.answers = answers  # the timings at which there is what it answers; none: any
        self.aimed_at = aimed_at  # the targets of which it needs one; none: it needs none
        self.aimed_if = aimed_if  # the argument and value with which it needs one of others
        self.aims = aims  # the target that a card need not name
        self.aims_if = aims_if  # the argument and word with which it does
        self.takes_levels = takes_levels  # from whom it happens to: as Bad Stuff it costs Levels
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

    def targets(self, args: dict[str, Any]) -> tuple[str, ...]:
        """The targets of which an effect of this verb needs one; none: it needs none."""
        if self.aimed_if is not None and args.get(self.aimed_if[0]) == self.aimed_if[1]:
            return self.aimed_if[2]
        return self.aimed_at

    def own_target(self, args: dict[str, Any]) -> str:
        """What an effect of this verb is aimed at where its card says nothing; often nothing."""
        if self.aims_if is not None and args.get(self.aims_if[0]) != self.aims_if[1]:
            return ""
        return self.aims
