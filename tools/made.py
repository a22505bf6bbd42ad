"""Makes every file that follows from what is declared elsewhere: classes, the engine's face, types
of the wire, tables of the pages. With `--check` it says which are not current and writes nothing.

A tool is a process of its own: what one writes, the next ones import.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

# The modules first: the pages are made by a package that has them.
TOOLS: Final = (
    "state_fields",
    "act_classes",
    "event_classes",
    "engine_face",
    "rule_ids",
    "protocol_types",
    "rules_page",
    "reference_pages",
)


def run(tool: str, *asked: str) -> subprocess.CompletedProcess[str]:
    """One tool's work, and what it said."""
    command = [sys.executable, str(Path(__file__).parent / f"{tool}.py"), *asked]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main() -> int:
    code = 0
    for tool in TOOLS:
        done = run(tool, *sys.argv[1:])
        print(done.stdout + done.stderr, end="")
        code = code or done.returncode
    return code


if __name__ == "__main__":
    sys.exit(main())
