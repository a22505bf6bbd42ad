"""Peers beside us: the script `peer_games` run by the Python they are installed for, and ratios."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from kickdoor.errors import SetupError

HOME: Final = Path("build/peers-venv")  # where `make bench-peers` installs them
SECONDS: Final = 3.0  # of the processor, for each peer


def peers_python() -> Path:
    """The Python of the peers' own environment if there is one here, else the one that runs us."""
    for name in ("bin/python", "Scripts/python.exe"):
        if (HOME / name).exists():
            return HOME / name
    return Path(sys.executable)


def measure_peers(python: Path, seconds: float = SECONDS) -> dict[str, dict[str, Any]]:
    """Figures of each peer, or why there are none."""
    with as_file(files("kickdoor.lab").joinpath("peer_games.py")) as script:
        try:
            # Isolated: beside the script lie modules of ours that are called as Python's own are.
            done = subprocess.run(
                [str(python), "-I", str(script), str(seconds)],
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            raise SetupError(f"{python}: {error.strerror or error}") from error
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise SetupError(f"{python}: cannot measure peers: {why}")
    found: dict[str, dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return found


def ratios(engine: dict[str, Any], peers: dict[str, dict[str, Any]]) -> dict[str, dict[str, float]]:
    """How many of our decisions and clones go into the time of one of theirs."""
    return {
        name: {
            what: round(peer[figure] / engine[figure], 2)
            for what, figure in (("decisions", "us_per_decision"), ("clones", "us_per_clone"))
            if peer[figure] is not None and engine[figure]
        }
        for name, peer in peers.items()
        if "error" not in peer
    }
