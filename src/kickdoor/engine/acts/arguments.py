"""The arguments of an act given as data: values read with care, each fault named with its place."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.engine.codec.lookup import Lookup, nearest
from kickdoor.errors import ActError


def listed(value: object) -> list[object]:
    """A value or a list of them, as a list; None is none."""
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


class Arguments:
    """The table an act is given as, and how its values are read."""

    def __init__(self, lookup: Lookup, verb: str, data: dict[str, object]) -> None:
        self.lookup = lookup
        self.verb = verb
        self.data = data

    def where(self, argument: str) -> str:
        return f"{self.verb}: {argument}" if argument else self.verb

    def get(self, argument: str) -> object:
        return self.data.get(argument)

    def has(self, argument: str) -> bool:
        return argument in self.data

    def card(self, argument: str, value: object, places: list[int]) -> int:
        return self.lookup.card(self.where(argument), value, places)

    def cards(
        self, argument: str, value: object, places: list[int], taken: Iterable[int] = ()
    ) -> tuple[int, ...]:
        """Cards by name; a name said twice means two copies."""
        found: list[int] = []
        for name in listed(value):
            gone = [*found, *taken]
            found.append(self.lookup.card(self.where(argument), name, places, gone))
        return tuple(found)

    def payment(
        self, argument: str, value: object, places: list[int], spared: list[int]
    ) -> tuple[int, ...]:
        """Cards by name; what is played or used cannot pay if there is another copy at hand."""
        look = self.lookup
        found: list[int] = []
        for name in listed(value):
            gone = [*found, *spared]
            copies = look.copies(name) if isinstance(name, str) else []
            if not any(look.table.place[c] in places and c not in gone for c in copies):
                gone = found
            found.append(look.card(self.where(argument), name, places, gone))
        return tuple(found)

    def refs(
        self, argument: str, value: object, kinds: tuple[int, ...], places: list[int]
    ) -> tuple[int, ...]:
        found: list[int] = []
        for name in listed(value):
            found.append(self.lookup.ref(self.where(argument), name, kinds, places, found))
        return tuple(found)

    def player(self, argument: str) -> int:
        if argument not in self.data:
            return -1
        return self.lookup.player(self.where(argument), self.data[argument])

    def number(self, argument: str, default: int) -> int:
        if argument not in self.data:
            return default
        return whole(self.where(argument), self.data[argument])

    def numbers(self, argument: str) -> tuple[int, ...]:
        return tuple([whole(self.where(argument), v) for v in listed(self.data.get(argument))])

    def flag(self, argument: str) -> int:
        """1, 0, or -1 if it is not said."""
        value = self.data.get(argument)
        if value is None:
            return -1
        if not isinstance(value, bool):
            raise ActError(f"{self.where(argument)}: expected true or false, got {value!r}")
        return 1 if value else 0


def whole(where: str, value: object) -> int:
    """A number from 0 up."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 16:
        raise ActError(f"{where}: expected a number, got {value!r}")
    return value


def word(where: str, value: object, words: tuple[str, ...]) -> int:
    """The position of a word in a closed list."""
    if not isinstance(value, str) or value not in words:
        hint = nearest(str(value), words)
        raise ActError(f"{where}: expected one of {', '.join(words)}, got {value!r}{hint}")
    return words.index(value)
