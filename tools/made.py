"""Makes every file that follows from what is declared elsewhere: classes, the engine's face, types
of the wire, tables of the pages, packed formats. With `--check` it says which are not current and
writes nothing.

A tool is a process of its own: what one writes, the next ones import. So the first that cannot do
its work is the last that is run, and the file that is at fault is named: what was made before it
stays, and is made again with the rest.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from made_files import ROOT, VERB, shown

# The modules first, and those that import nothing before them: the pages are made by a package that
# has them.
TOOLS: Final = (
    "frame_kinds",
    "state_fields",
    "act_classes",
    "event_classes",
    "engine_face",
    "rule_ids",
    "protocol_types",
    "rules_page",
    "reference_pages",
    "packed_formats",
)
SUPPORT: Final = ROOT / "tests" / "support"  # what some tools have in common with tests
PLACE: Final = re.compile(r'^  File "([^"]+)", line (\d+)', re.MULTILINE)


def run(tool: str, *asked: str) -> subprocess.CompletedProcess[str]:
    """One tool's work, and what it said."""
    command = [sys.executable, str(Path(__file__).parent / f"{tool}.py"), *asked]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([*_path(), str(SUPPORT)])}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def _path() -> list[str]:
    return [one for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]


def fault(said: str) -> str:
    """What a tool died of, in a line that begins with the file of ours where that was."""
    last = said.strip().splitlines()[-1]
    places = [(Path(file), line) for file, line in PLACE.findall(said)]
    ours = [(file, line) for file, line in places if file.is_relative_to(ROOT)]
    # A tool only takes what is declared; what it was made of is in the package, if it is anywhere.
    in_package = [one for one in ours if (ROOT / "src") in one[0].parents]
    for file, line in (in_package or ours)[-1:]:
        return f"{shown(file)}:{line}: {last}"
    return said.strip()


def main() -> int:
    asked = sys.argv[1:]
    code = 0
    for tool in TOOLS:
        done = run(tool, *asked)
        print(done.stdout, end="")
        if done.stderr.strip():
            print(fault(done.stderr), file=sys.stderr)
            print(
                f"{tool} and what comes after it is not made: run `{VERB}` again", file=sys.stderr
            )
            return done.returncode or 1
        code = code or done.returncode
    return code


if __name__ == "__main__":
    sys.exit(main())
