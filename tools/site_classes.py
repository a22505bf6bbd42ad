"""A hook of mkdocs: `<!-- classes: package.module.Class -->` in a page becomes a directive of
mkdocstrings for that class and for every class that is one, so that a page of acts shows all acts
there are.
"""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from typing import Any, Final

import kickdoor.engine

MARK: Final = re.compile(r"^<!-- classes: ([\w.]+)\.(\w+) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_: Any) -> str:
    return MARK.sub(lambda mark: directives(mark[1], mark[2]), markdown)


def directives(module: str, name: str) -> str:
    """A directive for a class of the engine and for each that derives from it, by name."""
    for found in pkgutil.walk_packages(kickdoor.engine.__path__, "kickdoor.engine."):
        import_module(found.name)
    base: type[object] = getattr(import_module(module), name)
    return "\n\n".join(f"::: {one.__module__}.{one.__qualname__}" for one in [base, *_kinds(base)])


def _kinds(base: type[object]) -> list[type[object]]:
    """The classes that derive from one, each once, in the order of their names."""
    found: set[type[object]] = set()
    for direct in base.__subclasses__():
        found |= {direct, *_kinds(direct)}
    return sorted(found, key=lambda one: one.__qualname__)
