"""Closes what is shared by all games of a process, so that nobody who gets it can change it.

Python, not compiled: lists and dicts that refuse to be written to are subclasses of Python's own,
which read as fast as those, in compiled modules too.
"""

from __future__ import annotations

from types import FunctionType, GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final, NoReturn, TypeVar

from kickdoor.sealed import Sealed

_SCALARS: Final = frozenset((int, str, bool, bytes, type(None)))

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
    _Sealer().closed(thing)


def fields_of(thing: object) -> list[str]:
    """The names of the fields of a thing, compiled or not; properties may be among them."""
    return sorted({*_fields_of_class(type(thing)), *getattr(thing, "__dict__", ())})


def _fields_of_class(cls: type) -> list[str]:
    found: dict[str, None] = {}
    for part in cls.__mro__:
        for name, value in vars(part).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType):
                found[name] = None
    return [name for name in found if not name.startswith("__")]


class _Sealer:
    """Goes through all that hangs on one thing."""

    def __init__(self) -> None:
        self.seen: set[int] = set()
        self.fields: dict[type, list[str]] = {}  # by class

    def closed(self, value: Any) -> Any:
        """The value, or what is to stand in its place: the same, and not to be changed."""
        if type(value) in _SCALARS:
            return value
        if isinstance(value, Sealed):
            if not value.is_sealed and id(value) not in self.seen:
                self.seen.add(id(value))
                self._seal(value)
            return value
        if isinstance(value, list):
            return SealedList([self.closed(one) for one in value])
        if isinstance(value, dict):
            return SealedDict({key: self.closed(one) for key, one in value.items()})
        if isinstance(value, tuple) and any(isinstance(one, Sealed | list | dict) for one in value):
            return tuple(self.closed(one) for one in value)
        return value

    def _seal(self, thing: Sealed) -> None:
        cls = type(thing)
        if cls not in self.fields:
            self.fields[cls] = _fields_of_class(cls)
        for name in (*self.fields[cls], *getattr(thing, "__dict__", ())):
            value = getattr(thing, name)
            if type(value) not in _SCALARS:  # as most of them are
                closed = self.closed(value)
                if closed is not value:
                    setattr(thing, name, closed)
        thing.seal()


def read_only(*classes: type) -> None:
    """What `Final` fields are when compiled, in plain Python too: set when a thing is made, and
    never again. To read them costs nothing.
    """
    for cls in classes:
        if isinstance(vars(cls).get("__init__"), FunctionType):  # not compiled
            if _only_stores(cls):
                cls.__init__ = _storing(cls)  # type: ignore[misc]
            else:
                _flip(cls)
            _close(cls)


def _close(cls: Any) -> None:
    def refuse(self: object, name: str, value: object = None) -> NoReturn:
        raise AttributeError(f"{cls.__name__}.{name} cannot be changed")

    cls.__setattr__ = cls.__delattr__ = refuse


def _only_stores(cls: Any) -> bool:
    """Whether a thing is made by putting each argument into the slot of its name, some of them by
    the class that it derives from.
    """
    code = cls.__init__.__code__
    arguments = {*code.co_varnames[1 : code.co_argcount]}
    own = {*vars(cls).get("__slots__", ())}
    slots = {name for part in cls.__mro__ for name in vars(part).get("__slots__", ())}
    return arguments == slots and {*code.co_names} - {"super", "__init__"} == own


def _storing(cls: Any) -> Any:
    """The same, written straight into the slots: many such things are made."""
    names = cls.__init__.__code__.co_varnames[1 : cls.__init__.__code__.co_argcount]
    lines = [f"    {name}_(self, {name})" for name in names]
    setters = {f"{name}_": getattr(cls, name).__set__ for name in names}
    # Of names that are a class's own; as dataclasses are made.
    exec(f"def __init__(self, {', '.join(names)}):\n" + "\n".join(lines), setters)  # noqa: S102
    made: Any = setters["__init__"]
    made.__defaults__ = cls.__init__.__defaults__
    return made


def _flip(cls: Any) -> None:
    """Have things made of an open class that becomes theirs when they are complete."""
    make = cls.__init__

    def complete(self: Any, *arguments: Any, **more: Any) -> None:
        make(self, *arguments, **more)
        self.__class__ = cls

    slots = {"__slots__": (), "__init__": complete}
    opened = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    being_made = type(cls.__name__, (cls,), slots | opened)

    def begin(asked: type, *arguments: Any, **more: Any) -> Any:
        return object.__new__(being_made if asked is cls else asked)

    cls.__new__ = begin
