"""Games kept in files: the record, and who sat where, so that a game can be gone on with."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from kickdoor.bots import is_ours
from kickdoor.engine import Record
from kickdoor.errors import RecordError
from kickdoor.lab import interrupts
from kickdoor.lab.private_folder import private_folder
from kickdoor.protocol.fairness import fairness_in
from kickdoor.protocol.records import in_our_words, read_record
from kickdoor.protocol.table_messages import Fairness

YOU: Final = "you"  # the seat of whoever sits at the keyboard


class Kept:
    """A game as a file holds it."""

    def __init__(
        self, record: Record, seats: list[str], seed: int = 0, begun: list[int] | None = None
    ) -> None:
        self.record = record
        self.seats = seats  # "you", or the name of a bot; empty: the file did not say
        self.seed = seed  # of the bots
        self.begun = begun or []  # after how many acts it was gone on with
        self.fairness: Fairness | None = None  # what was promised of the shuffle
        self.text: str | None = None  # the file's, if it was read from one
        # Seats whose bots a file names and the game does not bring; "": none. They are code, and
        # whoever sends a file does not choose what runs here.
        self.strangers = ""

    def seat(self, names: list[str]) -> None:
        """Those sit there whom the user names himself: whatever bot that is, it may be run."""
        self.seats, self.strangers = names, ""

    def to_json(self) -> str:
        data: dict[str, Any] = {"seats": self.seats, "seed": self.seed}
        if self.begun:
            data["begun"] = self.begun
        data["record"] = json.loads(self.record.to_json())
        return json.dumps(data, separators=(",", ":")) + "\n"


def _strangers(seats: Sequence[str]) -> str:
    """The seats whose bots do not come with the game, for a sentence."""
    return " and ".join(
        f"seat {number}'s bot {name!r}"
        for number, name in enumerate(seats, 1)
        if name != YOU and not is_ours(name)
    )


def default_file() -> Path:
    """Where a game is kept if nobody says where."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder / "kickdoor" / "games" / f"{stamp}.json"


def keep(kept: Kept, file: Path) -> None:
    """Writes the file whole or not at all; raises OSError where that fails."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(kept.to_json(), encoding="utf-8")
        part.replace(file)
    except OSError:
        if part.is_file():
            part.unlink()
        raise


class Keeper:
    """Keeps one game, and takes no other's place: where its file is there already and does not
    hold what is known of it, the game is kept beside it.
    """

    def __init__(self, file: Path, known: str | None = None) -> None:
        self.file = self.wanted = file
        self._known = known  # what our file holds; None: there is none yet
        self._failed: OSError | None = None  # why the file is not the one that was wanted

    def keep(self, kept: Kept) -> OSError | None:
        """Keeps the game in `file`, or in a temporary folder if that failed, and says why it did;
        raises OSError where no place will have it. Ctrl-C waits until it is done.
        """
        with interrupts.unheard("SIGTERM", "SIGHUP"):
            try:
                self._keep(kept)
            except OSError as error:
                try:
                    self.file, self._known = private_folder() / self.file.name, None
                    self._keep(kept)
                except OSError:
                    raise error from None
                self._failed = error
        return self._failed

    def _keep(self, kept: Kept) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file = self._claimed()
        try:
            keep(kept, file)
        except OSError:
            if not file.stat().st_size:
                file.unlink()
            raise
        self._known = kept.to_json()

    def _claimed(self) -> Path:
        """The file itself, or the first with a number after its name that is nobody's."""
        file, number = self.file, 1
        while not self._is_ours(file):
            number += 1
            file = self.file.with_name(f"{self.file.stem}-{number}{self.file.suffix}")
        return file

    def _is_ours(self, file: Path) -> bool:
        """Whether the file is as we left it, or was not there and now is."""
        try:
            file.open("x").close()
        except FileExistsError:
            if not file.is_file():
                raise
            return self._known is not None and file.read_text(encoding="utf-8") == self._known
        return True


def read_kept(file: Path) -> Kept:
    """The game in a file, kept by us or a bare record; RecordError says what is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"cannot read {str(file)!r}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{file}: this is no text, so it is no record") from None
    kept = _parse(text, file)
    kept.text = text
    return kept


def _parse(text: str, file: Path) -> Kept:
    seats: list[str] = []
    seed = 0
    begun: list[int] = []
    told: Fairness | None = None
    try:
        with in_our_words():
            data: Any = json.loads(text)
        if isinstance(data, dict) and "record" in data:
            if "fairness" in data:
                told = fairness_in(data["fairness"])
            else:
                seats, seed, begun = _frame(data)
            with in_our_words():
                text = json.dumps(data["record"])
        kept = Kept(read_record(text), seats, seed, begun)
        _check_frame(kept)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    kept.fairness = told
    kept.strangers = _strangers(seats)
    return kept


def _frame(data: dict[str, Any]) -> tuple[list[str], int, list[int]]:
    seats, seed, begun = data.get("seats"), data.get("seed"), data.get("begun", [])
    if not isinstance(seats, list) or not all(isinstance(one, str) for one in seats):
        raise RecordError(f"seats: expected a list of names, got {seats!r}")
    if not isinstance(seed, int):
        raise RecordError(f"seed: expected a number, got {seed!r}")
    if not isinstance(begun, list) or not all(isinstance(one, int) for one in begun):
        raise RecordError(f"begun: expected a list of numbers, got {begun!r}")
    return seats, seed, begun


def _check_frame(kept: Kept) -> None:
    """What is said around a record must fit it."""
    players, acts = len(kept.record.seats), kept.record.length
    if len(kept.seats) not in (0, players):
        raise RecordError(f"seats: {len(kept.seats)} names for {players} players")
    if not all(0 <= one <= acts for one in kept.begun):
        raise RecordError(f"begun: expected numbers of acts, 0 to {acts}, got {kept.begun!r}")
