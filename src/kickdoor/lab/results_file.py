"""Results kept in a file while a simulation runs, a line for each game, so that it can be stopped
at any moment and gone on with.

The first line says which job the games are of. A last line that was cut off is dropped.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from kickdoor.errors import RecordError, SetupError
from kickdoor.lab.one_game import GameResult, Job


def default_store(job: Job) -> Path:
    """Where the games of a job are kept if nobody says where."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "kickdoor" / "simulations" / f"{job.key()}.jsonl"


class Store:
    """The results of a job in a file."""

    def __init__(self, file: Path, job: Job, resume: bool = False) -> None:
        self.file = file
        self.aside: Path | None = None  # where games went that were there and not gone on with
        self._head = msgspec.json.encode({"kickdoor": "simulation", "job": job.key()}) + b"\n"
        file.parent.mkdir(parents=True, exist_ok=True)
        self._out: IO[bytes] = file.open("ab")
        try:
            self._begin(resume)
        except BaseException:
            self.close()
            raise

    def add(self, result: GameResult) -> None:
        """Keeps a result; it is in the file when this returns."""
        self._out.write(msgspec.json.encode(result) + b"\n")
        self._out.flush()

    def __iter__(self) -> Iterator[GameResult]:
        """The results in the order they came in."""
        decoder = msgspec.json.Decoder(GameResult)
        with self.file.open("rb") as lines:
            next(lines)
            for number, line in enumerate(lines, 2):
                try:
                    yield decoder.decode(line)
                except msgspec.DecodeError as error:
                    raise RecordError(f"{self.file}:{number}: no result: {error}") from None

    def close(self) -> None:
        self._out.close()

    def remove(self) -> None:
        self.close()
        self.file.unlink(missing_ok=True)

    def _begin(self, resume: bool) -> None:
        """Empties the file, what it held is laid aside; or finds where its last whole line ends."""
        if not _is_ours_alone(self._out):
            raise SetupError(f"{self.file}: this simulation is being played already")
        end = 0
        if resume:
            with self.file.open("rb") as lines:
                head = next(lines, b"")
                if head not in (b"", self._head):
                    raise RecordError(f"{self.file}: these are no games of this simulation")
                # A line that was being written when the power went has no end.
                end = len(head) + sum(len(line) for line in lines if line.endswith(b"\n"))
        elif self.file.stat().st_size > len(self._head):
            self.aside = _copied(self.file)
        self._out.truncate(end)
        if not end:
            self._out.write(self._head)
            self._out.flush()


def _copied(file: Path) -> Path:
    """A copy beside the file, under the first name with a number that is nobody's."""
    number = 2
    while (copy := file.with_name(f"{file.stem}-{number}{file.suffix}")).exists():
        number += 1
    shutil.copyfile(file, copy)
    return copy


def _is_ours_alone(file: IO[bytes]) -> bool:
    """Locks a file until it is closed, where there are locks; False if another has it."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
