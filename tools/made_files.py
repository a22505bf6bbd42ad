"""What every tool has in common that makes files from what is declared elsewhere: it writes those
that are not current, or with `--check` says which they are, exits with 1 and writes nothing.

`made.py` runs them all, which is `make made`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VERB: Final = "make made"


def settle(files: Callable[[], dict[Path, str]], told: str | None) -> int:
    """A tool's work; what it makes, by where that belongs, and what it says of itself."""
    parser = argparse.ArgumentParser(description=told)
    parser.add_argument("--check", action="store_true", help="write nothing, say what is stale")
    is_check = parser.parse_args().check
    stale = {path: text for path, text in files().items() if not is_current(path, text)}
    for path, text in stale.items():
        if is_check:
            print(f"{shown(path)} is not what it is made from: run `{VERB}`")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"made {shown(path)}")
    return 1 if is_check and stale else 0


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def shown(path: Path) -> str:
    """A file as people name it: from the root of the repository."""
    return path.resolve().relative_to(ROOT).as_posix()


def formatted(text: str, path: Path) -> str:
    """A module as our formatter has it, imports in their order."""
    ruff, piped = [sys.executable, "-m", "ruff"], ["--stdin-filename", str(path), "-"]
    for verb in (["check", "--select", "I", "--fix", "--quiet"], ["format"]):
        made = subprocess.run(
            [*ruff, *verb, *piped], input=text, stdout=subprocess.PIPE, text=True, check=True
        )
        text = made.stdout
    return text
