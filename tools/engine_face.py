"""Writes where the names of the engine's face are at home, `engine/face_homes.py`, from what
`engine/__init__.py` imports for type checkers.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ENGINE: Final = Path(__file__).resolve().parent.parent / "src" / "kickdoor" / "engine"
FACE: Final = ENGINE / "__init__.py"
MADE: Final = ENGINE / "face_homes.py"


def written(face: str) -> str:
    """The module for a face."""
    imports = [
        (alias.name, node.module or "")
        for node in ast.walk(ast.parse(face))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kickdoor.engine")
        for alias in node.names
        if alias.asname == alias.name
    ]
    rows = "".join(f'    "{name}": "{home}",\n' for name, home in sorted(imports))
    return f'''"""In which module each name of the engine's face is at home.

Made from engine/__init__.py by tools/engine_face.py.
"""

from __future__ import annotations

from typing import Final

HOMES: Final = {{
{rows}}}
'''


if __name__ == "__main__":
    MADE.write_text(written(FACE.read_text(encoding="utf-8")), encoding="utf-8")
