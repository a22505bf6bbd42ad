"""Writes where the names of the engine's face are at home, `engine/face_homes.py`: acts, events,
frames and words of play, as they are declared, and what `engine/__init__.py` imports by name for
type checkers.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from frame_kinds import kinds
from made_files import settle

from kickdoor.engine.acts.act_fields import ACT_KINDS
from kickdoor.engine.events.event_fields import EVENTS

ENGINE: Final = Path(__file__).resolve().parent.parent / "src" / "kickdoor" / "engine"
FACE: Final = ENGINE / "__init__.py"
MADE: Final = ENGINE / "face_homes.py"
WORDS_OF_PLAY: Final = ENGINE / "words_of_play.py"


def homes(face: str) -> dict[str, str]:
    """The names of the face, each with its module."""
    found: dict[str, str] = {}
    for name, home in (*declared(), *listed(face)):
        if found.setdefault(name, home) != home:
            sys.exit(f"{name} of the engine's face is at home in {found[name]} and in {home}")
    return found


def declared() -> Iterator[tuple[str, str]]:
    """What is on the face because it is declared."""
    for act in ACT_KINDS:
        yield act.name, "kickdoor.engine.acts.act_kinds"
    for event in EVENTS:
        yield event, "kickdoor.engine.events.event_kinds"
    for frame in kinds():
        yield frame.name, f"kickdoor.engine.frames.{frame.module}"
    for word in words_of_play():
        yield word, "kickdoor.engine.words_of_play"


def words_of_play() -> Iterator[str]:
    """The names that the module gives, but what it keeps to itself."""
    for node in ast.parse(WORDS_OF_PLAY.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign | ast.Assign):
            named = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (one.id for one in named if isinstance(one, ast.Name) and one.id[0] != "_")


def listed(face: str) -> Iterator[tuple[str, str]]:
    """What the face names itself."""
    for node in ast.walk(ast.parse(face)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kickdoor.engine"):
            for alias in node.names:
                if alias.asname == alias.name:
                    yield alias.name, node.module or ""


def written(face: str) -> str:
    """The module for a face."""
    rows = "".join(f'    "{name}": "{home}",\n' for name, home in sorted(homes(face).items()))
    return f'''"""In which module each name of the engine's face is at home.

Made from engine/__init__.py and what is declared by tools/engine_face.py.
"""

from __future__ import annotations

from typing import Final

HOMES: Final = {{
{rows}}}
'''


def files() -> dict[Path, str]:
    return {MADE: written(FACE.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(settle(files, __doc__))
