"""Closes what is shared by all games of a process, so that nobody who gets it can change it.

Python, not compiled: lists and dicts that refuse to be written to are subclasses of Python's own,
which read as fast as those, in compiled modules too.
"""

from __future__ import annotations

from types import FunctionType, GetSetDescriptorType, MemberDescriptorType
from typing import Any, NoReturn, TypeVar

from kickdoor.sealed import Sealed

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


def _refuse(self: object, *arguments: object, **more: object) -> NoReturn:
    raise TypeError(f"this {type(self).__name__} cannot be changed: it is shared")


class SealedList(list[T]):
    """A list that is only read; a copy of it is a list like any other."""

    __slots__ = ()
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse
    __delitem__ = __iadd__ = __imul__ = __setitem__ = _refuse

    def __reduce_ex__(self, protocol: Any) -> tuple[type, tuple[list[T]]]:
        return (list, ([*self],))


class SealedDict(dict[K, V]):
    """A dict that is only read; a copy of it is a dict like any other."""

    __slots__ = ()
    clear = pop = popitem = setdefault = update = _refuse
    __delitem__ = __ior__ = __setitem__ = _refuse

    def __reduce_ex__(self, protocol: Any) -> tuple[type, tuple[dict[K, V]]]:
        return (dict, ({**self},))


def seal_all(thing: Sealed) -> None:
    """Seal a thing and everything that hangs on it; its lists and dicts are closed too."""
    _closed(thing, set())


def fields_of(thing: object) -> list[str]:
    """The names of the fields of a thing, compiled or not; properties may be among them."""
    found = {*getattr(thing, "__dict__", ())}
    for cls in type(thing).__mro__:
        for name, value in vars(cls).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType):
                found.add(name)
    return sorted(name for name in found if not name.startswith("__"))


def _closed(value: Any, seen: set[int]) -> Any:
    """The value, or what is to stand in its place: the same, and not to be changed."""
    if isinstance(value, Sealed):
        if not value.is_sealed and id(value) not in seen:
            seen.add(id(value))
            _seal(value, seen)
        return value
    if isinstance(value, list):
        return SealedList([_closed(one, seen) for one in value])
    if isinstance(value, dict):
        return SealedDict({key: _closed(one, seen) for key, one in value.items()})
    if isinstance(value, tuple) and any(isinstance(one, Sealed | list | dict) for one in value):
        return tuple(_closed(one, seen) for one in value)
    return value


def _seal(thing: Sealed, seen: set[int]) -> None:
    for name in fields_of(thing):
        value = getattr(thing, name)
        closed = _closed(value, seen)
        if closed is not value:
            setattr(thing, name, closed)
    thing.seal()


def read_only(*classes: type) -> None:
    """What `Final` fields are when compiled, in plain Python too: set when a thing is made, and
    never again. Things are made of an open class that becomes theirs when they are complete, so
    that to read them costs nothing.
    """
    for cls in classes:
        if isinstance(vars(cls).get("__init__"), FunctionType):  # not compiled
            _close(cls)


def _close(cls: Any) -> None:
    make = cls.__init__

    def complete(self: Any, *arguments: Any, **more: Any) -> None:
        make(self, *arguments, **more)
        self.__class__ = cls

    slots = {"__slots__": (), "__init__": complete}
    opened = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    being_made = type(cls.__name__, (cls,), slots | opened)

    def begin(asked: type, *arguments: Any, **more: Any) -> Any:
        return object.__new__(being_made if asked is cls else asked)

    def refuse(self: object, name: str, value: object = None) -> NoReturn:
        raise AttributeError(f"{cls.__name__}.{name} cannot be changed")

    cls.__new__ = begin
    cls.__setattr__ = cls.__delattr__ = refuse
