"""A scenario as read: a table as it lies, what the players do, what must be true. Plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

Phase = Literal["start", "after-door", "charity", "opening", "deal"]
PHASES: Final[tuple[Phase, ...]] = ("start", "after-door", "charity", "opening", "deal")


@dataclass
class InPlay:
    """A card in play, and the card it is attached to or that carries it."""

    card: str
    host: str = ""


@dataclass
class PlayerSetup:
    """One munchkin as the scenario finds it."""

    name: str
    level: int = 1
    sex: str = "male"
    play: list[InPlay] = field(default_factory=list)
    carry: list[InPlay] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    curses: list[str] = field(default_factory=list)
    dead: bool = False
    badges: dict[str, int] = field(default_factory=dict)  # by key; the others are as they begin


@dataclass
class ActStep:
    """A player does something, or somebody does it for him (TABLE-7)."""

    player: str
    act: object
    text: str
    by: str = ""  # who submits it: "" himself, else for instance "bot"


@dataclass
class IllegalStep:
    """A player tries something that must be refused, citing one of the rules (none: any)."""

    player: str
    act: object
    rules: list[str]
    text: str
    by: str = ""


@dataclass
class ExpectStep:
    """What must be true: the expectations as written, those of players apart."""

    table: dict[str, object]
    players: dict[str, dict[str, object]]
    text: str


Step = ActStep | IllegalStep | ExpectStep


@dataclass
class Scenario:
    """One scenario of a file."""

    file: Path
    name: str
    edition: str = "munchkin"
    sets: list[str] = field(default_factory=list)  # empty: the edition's own
    rules: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    doors: list[str] = field(default_factory=list)
    treasures: list[str] = field(default_factory=list)
    doors_bottom: list[str] = field(default_factory=list)
    treasures_bottom: list[str] = field(default_factory=list)
    discarded_doors: list[str] = field(default_factory=list)
    discarded_treasures: list[str] = field(default_factory=list)
    rest: bool = True
    dice: list[int] = field(default_factory=list)
    random: list[str] = field(default_factory=list)
    seed: int = 1
    turn: str = ""  # empty: the first player's, or rolled for where the scenario begins before it
    phase: Phase = "start"
    players: list[PlayerSetup] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)


@dataclass
class Broken:
    """A scenario that cannot be read, or a whole file of them (then without a name)."""

    file: Path
    name: str
    message: str
