"""What a mutant is: one change to one rule or card, named by where it is and what is done there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from kickdoor.engine.refusals import CODES
from kickdoor.engine.rules import Rules

REFUSALS: Final = "refusals"


@dataclass(frozen=True)
class Mutant(ABC):
    """A change; `key` names it for good, across versions of the suite."""

    @property
    @abstractmethod
    def where(self) -> str: ...

    @property
    @abstractmethod
    def what(self) -> str: ...

    @property
    def key(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass(frozen=True)
class MutedRefusal(Mutant):
    """A refusal that is not made: the act goes ahead where this code would have stopped it.

    It is the code that arises first that counts: what the family of acts would have checked after
    it is not asked any more, so that this act is checked by nobody.
    """

    code: int

    @property
    def where(self) -> str:
        return REFUSALS

    @property
    def what(self) -> str:
        return f"{CODES[self.code][0]} switched off"

    def applied(self, rules: Rules) -> Rules:
        return rules.changed("muted", (self.code,))


@dataclass(frozen=True)
class FlippedField(Mutant):
    """A field of an edition's rules with another value: a switch turned, a number moved by one."""

    edition: str
    field: str
    is_switch: bool

    @property
    def where(self) -> str:
        return f"rules:{self.edition}"

    @property
    def what(self) -> str:
        return f"{self.field} {'negated' if self.is_switch else '+1'}"

    def applied(self, rules: Rules) -> Rules:
        value = getattr(rules, self.field)
        return rules.changed(self.field, not value if self.is_switch else value + 1)


@dataclass(frozen=True)
class ChangedCard(Mutant):
    """A card with one thing in its table dropped, moved by one or negated."""

    set_id: str
    card: str
    path: tuple[str | int, ...]
    change: str  # "dropped", "+1", "-1", "negated"

    @property
    def where(self) -> str:
        return f"{self.set_id}:{self.card}"

    @property
    def what(self) -> str:
        shown = ""
        for step in self.path:
            shown += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if shown else step
        return f"{shown} {self.change}"
