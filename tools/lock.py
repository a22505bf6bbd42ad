"""Writes constraints.txt: the newest versions that pyproject.toml allows, resolved in an
environment of their own, build/lock-venv. What builds the package and the page is locked as well.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from web import WHEEL

ROOT: Final = Path(__file__).parent.parent
VENV: Final = ROOT / "build" / "lock-venv"
TARGET: Final = ROOT / "constraints.txt"
BUILDERS: Final = ("hatchling>=1.27", "editables", WHEEL)
NOT_LOCKED: Final = ("kickdoor", "pip")
HEAD: Final = """\
# The versions that kickdoor is built, proved and played with from a checkout: the Makefile
# installs no others. What a package may be installed with is in pyproject.toml. `make lock`
# writes this file.
"""


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    wanted = [*BUILDERS, "--editable", ".[dev,server]"]
    subprocess.run([*pip, "-qq", "install", *wanted], cwd=ROOT, check=True)
    listed = subprocess.run(
        [*pip, "list", "--format=freeze"], capture_output=True, text=True, check=True
    )
    pins = [pin for pin in listed.stdout.split() if pin.partition("==")[0] not in NOT_LOCKED]
    TARGET.write_text(HEAD + "\n".join(sorted(pins, key=str.lower)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
