"""Writes the list of all kinds of frames, `engine/frames/frame_kinds.py`: it follows from the
classes in `engine/frames/` that can be read, and the number that each hands to `super().__init__`.

It looks at the sources and imports nothing: a frame that is half written would break all else.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final, NamedTuple

from made_files import formatted, settle

FRAMES: Final = Path(__file__).resolve().parent.parent / "src" / "kickdoor" / "engine" / "frames"
MADE: Final = FRAMES / "frame_kinds.py"
HEAD: Final = '''"""All kinds of frames, by the numbers that packed tables name them by.

Made by tools/frame_kinds.py from the classes in this package. Do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.frames.frame import Frame
'''


class Kind(NamedTuple):
    """A kind of frame as its source declares it."""

    number: int
    constant: str
    name: str
    module: str


def kinds() -> list[Kind]:
    """Every kind, in the order of their numbers, of which none is missing or there twice."""
    shared = numbers(parsed(FRAMES / "frame.py"))
    files = sorted(path for path in FRAMES.glob("*.py") if path != MADE)
    found = sorted(kind for path in files for kind in declared(path, shared))
    for expected, kind in enumerate(found):
        if kind.number != expected:
            sys.exit(
                f"{where(kind.module)}: {kind.constant} = {kind.number}: the kinds of frames are"
                f" numbered one after another, each once, and {expected} is the next"
            )
    return found


def declared(path: Path, shared: dict[str, int]) -> list[Kind]:
    """The kinds of one module: its classes that are read, each with its number, which stands there
    or in `frame.py`.
    """
    tree = parsed(path)
    known = shared | numbers(tree)
    found = []
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        constant = handed_up(node)
        if not has_reader(node):
            if constant.isupper():
                sys.exit(f"{where(path.stem)}: {node.name}: it has no `read`")
            continue
        if constant not in known:
            sys.exit(
                f"{where(path.stem)}: {node.name}: its number is a constant beside it, which it"
                f" hands to `super().__init__` first: `{snake(node.name)}: Final = ...`"
            )
        found.append(Kind(known[constant], constant, node.name, path.stem))
    return found


def parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        sys.exit(f"{where(path.stem)}:{error.lineno}: {error.msg}")


def has_reader(node: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.FunctionDef) and one.name == "read" for one in node.body)


def numbers(tree: ast.Module) -> dict[str, int]:
    """The constants of a module that are numbers."""
    return {
        one.target.id: one.value.value
        for one in tree.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        if isinstance(one.value, ast.Constant) and isinstance(one.value.value, int)
    }


def handed_up(node: ast.ClassDef) -> str:
    """The constant that a class hands to `super().__init__` first; "": none."""
    for call in ast.walk(node):
        match call:
            case ast.Call(
                func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"),
                args=[ast.Name(id=constant), *_],
            ):
                return constant
    return ""


def snake(name: str) -> str:
    """A class's name as that of a constant."""
    return "".join(f"_{c}" if c.isupper() and i else c for i, c in enumerate(name)).upper()


def where(module: str) -> str:
    return f"src/kickdoor/engine/frames/{module}.py"


def written(found: list[Kind]) -> str:
    lines = [
        HEAD.rstrip("\n"),
        *[f"from kickdoor.engine.frames.{kind.module} import {kind.name}" for kind in found],
        "",
        "# What the engine's face takes over.",
        "__all__ = [", *[f'    "{name}",' for name in sorted(kind.name for kind in found)], "]",
        "",
        "# What each is called where one is named, and how it is read; by their numbers.",
        "FRAME_IDS: Final[tuple[str, ...]] = (",
        *[f'    "{kind.constant.lower().replace("_", "-")}",' for kind in found],
        ")",
        "READERS: Final[tuple[Callable[[Reader], Frame], ...]] = (",
        *[f"    {kind.name}.read," for kind in found],
        ")",
        "",
    ]  # fmt: skip
    return formatted("\n".join(lines), MADE)


def files() -> dict[Path, str]:
    return {MADE: written(kinds())}


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
