"""Writes where the names of the engine's face are at home, `engine/face_homes.py`: the acts and the
events, as they are declared, and what `engine/__init__.py` imports by name for type checkers.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

from made_files import settle

from kickdoor.engine.acts.act_fields import ACT_KINDS
from kickdoor.engine.events.event_fields import EVENTS

ENGINE: Final = Path(__file__).resolve().parent.parent / "src" / "kickdoor" / "engine"
FACE: Final = ENGINE / "__init__.py"
MADE: Final = ENGINE / "face_homes.py"
DECLARED: Final = {
    "kickdoor.engine.acts.act_kinds": tuple(kind.name for kind in ACT_KINDS),
    "kickdoor.engine.events.event_kinds": EVENTS,
}


def homes(face: str) -> dict[str, str]:
    """The names of the face, each with its module."""
    found = {
        alias.name: node.module or ""
        for node in ast.walk(ast.parse(face))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kickdoor.engine")
        for alias in node.names
        if alias.asname == alias.name
    }
    for home, names in DECLARED.items():
        found |= dict.fromkeys(names, home)
    return found


def written(face: str) -> str:
    """The module for a face."""
    rows = "".join(f'    "{name}": "{home}",\n' for name, home in sorted(homes(face).items()))
    return f'''"""In which module each name of the engine's face is at home.

Made from engine/__init__.py and the declared acts and events by tools/engine_face.py.
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
