"""An act in the making: what it says so far, by the names of its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN

# How an act of each verb is made, and what it says where nothing is said.
_MAKERS: Final[list[Callable[..., Act]]] = [type(act) for act in PLAIN]
_UNSAID: Final[list[dict[str, Any]]] = [
    {field.name: value for field, value in zip(act.fields(), act.said(), strict=True)}
    for act in PLAIN
]


class Draft:
    """A verb, and values for the fields of its act."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.values: dict[str, Any] = {**_UNSAID[verb]}

    def number(self, field: str) -> int:
        value: int = self.values[field]
        return value

    def several(self, field: str) -> tuple[int, ...]:
        value: tuple[int, ...] = self.values[field]
        return value

    def say(self, field: str, value: object) -> None:
        if field not in self.values:
            raise AssertionError(f"{PLAIN[self.verb]!r} has no {field}")
        self.values[field] = value

    def act(self) -> Act:
        """The act as it is now."""
        return _MAKERS[self.verb](**self.values)
