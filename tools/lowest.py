"""Proves the lower bounds of pyproject.toml: installs the lowest version of everything that
kickdoor names, into build/lowest-venv, and runs the tests that meet the libraries most.

What those in turn need is the newest that they allow, as it is for whoever installs kickdoor.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
VENV: Final = ROOT / "build" / "lowest-venv"
EXTRAS: Final = ("server", "lab")
TOOLS: Final = ("pytest", "pytest-xdist", "hypothesis")
TESTS: Final = (
    "tests/cli/test_cli.py", "tests/lab/test_replay.py", "tests/lab/test_lab.py",
    "tests/words/test_words.py",
    "tests/server/test_a_game.py", "tests/server/test_durability.py",
    "tests/server/test_running.py", "tests/server/test_fairness.py",
)  # fmt: skip
_BOUND: Final = re.compile(r"([\w.-]+)(\[[\w,]+\])?\s*(?:>=|~=)\s*([\w.]+)")


def requirements(extras: tuple[str, ...] = EXTRAS) -> list[str]:
    """What pyproject.toml asks for, tools of development aside."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project["optional-dependencies"]
    return [*project["dependencies"], *(one for extra in extras for one in optional[extra])]


def lowest(requirement: str) -> tuple[str, str]:
    """The name of what is required, and the lowest version that will do."""
    found = _BOUND.match(requirement)
    if found is None:
        raise SystemExit(f"{requirement}: there is no lower bound")
    return found[1], found[3]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    pins = [f"{name}=={version}" for name, version in map(lowest, requirements())]
    tools = [one for one in requirements(("dev",)) if re.split(r"[~>\[]", one)[0] in TOOLS]
    python = str(VENV / "bin" / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    subprocess.run(
        [*pip, *pins, *tools, "--editable", f".[{','.join(EXTRAS)}]"], cwd=ROOT, check=True
    )
    print(f"the lowest versions: {', '.join(pins)}")
    return subprocess.run([python, "-m", "pytest", "-q", *TESTS], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
