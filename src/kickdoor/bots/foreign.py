"""Bots of one's own: `mymodule:MyBot`, or `path/to/file.py:MyBot`.

A module is looked for in the working folder as well, as `python -m` does. The name after the colon
is a class or a function that makes a player, or a player.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from kickdoor.drive import Player
from kickdoor.errors import SetupError


def is_foreign(name: str) -> bool:
    """Whether a name says where to find a bot, instead of being one of ours."""
    return ":" in name


def foreign_bot(name: str) -> Player:
    """The bot that a name leads to; SetupError says where the way ends."""
    where, _, attribute = name.rpartition(":")
    found = getattr(_module(name, where), attribute, None)
    if found is None:
        raise SetupError(f"bot {name!r}: {where} has no {attribute!r}")
    if isinstance(found, type) or not hasattr(found, "choose"):
        found = _made(name, found)
    if not callable(getattr(found, "choose", None)):
        raise SetupError(f"bot {name!r}: {attribute} has no choose(view, legal, rng)")
    return cast("Player", found)


def _made(name: str, make: Any) -> object:
    try:
        return make()
    except (Exception, SystemExit) as error:  # a stranger's constructor may raise anything
        raise SetupError(f"bot {name!r}: cannot be made: {_told(error)}") from error


def source_of(name: str) -> bytes:
    """The text of the file that a bot is in, so that a changed bot can be told from the old one."""
    module = _module(name, name.rpartition(":")[0])
    file = getattr(module, "__file__", None)
    return Path(file).read_bytes() if file else b""


def _module(name: str, where: str) -> ModuleType:
    try:
        if where.endswith(".py"):
            return _module_in(name, Path(where))
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.insert(0, here)
        return importlib.import_module(where)
    except SetupError:
        raise
    except (Exception, SystemExit) as error:  # a stranger's module may raise anything
        raise SetupError(f"bot {name!r}: cannot import {where!r}: {_told(error)}") from error


def _module_in(name: str, file: Path) -> ModuleType:
    if not file.is_file():
        raise SetupError(f"bot {name!r}: there is no file {str(file)!r}")
    key = f"kickdoor_bot_{file.resolve()}"
    if key in sys.modules:
        return sys.modules[key]
    spec = importlib.util.spec_from_file_location(key, file)
    if spec is None or spec.loader is None:
        raise SetupError(f"bot {name!r}: {str(file)!r} is no module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[key]
        raise
    return module


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
