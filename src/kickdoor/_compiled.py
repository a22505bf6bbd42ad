"""Whether the engine runs compiled, and whether that compiled engine is the one in the sources.

A compiled module hides the Python file beside it: edit the file and nothing changes, which is a
fine way to lose an afternoon. So the compiler leaves a stamp of what it compiled, and the import
of ``kickdoor`` compares. Without a stamp, that is without compiled modules, it costs one failed
``open``. The compiling itself is in ``tools/compile.py``.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES

PACKAGE = os.path.dirname(__file__)
STAMP = os.path.join(PACKAGE, "_compiled.stamp")


class StaleEngineError(ImportError):
    """The compiled engine was made from other sources than those beside it."""

    def __init__(self, source: str, change: str) -> None:
        super().__init__(
            f"the compiled engine is stale: {source} {change}; "
            "'make compile' compiles it again, 'make pure' goes without"
        )
        self.source = source


def is_compiled() -> bool:
    """Says whether the engine runs compiled in this interpreter."""
    return bool(_stamped())


def refuse_stale() -> None:
    """Raises StaleEngineError if a compiled source was edited or removed since."""
    for digest, size, mtime, source in _stamped():
        path = os.path.join(PACKAGE, source)
        try:
            seen = os.stat(path)
        except FileNotFoundError:
            raise StaleEngineError(source, "is gone") from None
        # Same size and time: the same file. Otherwise a checkout may have touched it: read it.
        if (str(seen.st_size), str(seen.st_mtime_ns)) != (size, mtime) and _digest(path) != digest:
            raise StaleEngineError(source, "has changed")


def stamp_line(path: str, source: str) -> str:
    """One line of the stamp: digest, size, time and name of a source."""
    seen = os.stat(path)
    return f"{_digest(path)} {seen.st_size} {seen.st_mtime_ns} {source}\n"


def _stamped() -> list[tuple[str, str, str, str]]:
    """The sources the compiled engine was made from; none if this interpreter would not load it."""
    try:
        with open(STAMP, encoding="utf-8") as stamp:
            suffix, *lines = stamp.read().splitlines() or [""]
    except FileNotFoundError:
        return []
    if suffix != EXTENSION_SUFFIXES[0]:
        return []
    rows = []
    for line in lines:
        digest, size, mtime, source = line.split(" ", 3)
        rows.append((digest, size, mtime, source))
    return rows


def _digest(path: str) -> str:
    import hashlib

    with open(path, "rb") as source:
        return hashlib.sha256(source.read()).hexdigest()
