"""A record: set-up, seed and acts, every secret included. Replayed, it leads to the same state.

As JSON it is one object. Acts are lists `[seat, question, act, link, by]`: the act is `Act.key()`
without the offer, which goes as the question, and without defaults at its end; the link is the
start of a hash over the set-up and all acts so far, so that a change is found where it was made.
The `seal` closes the chain over the draws and the hash of the last state: nothing can be cut off.
Draws are lists `[stream, index, n, result]`, which `check_draws` derives anew from the seed without
the engine. `own` holds the card files of sets that do not come with the game: set, file name, text.
"""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.acts.act import Act
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec import pack
from kickdoor.engine.codec.event_log import FRESH, ActLog, Made
from kickdoor.engine.state.chance import DOORS, STREAMS, TREASURES, draw
from kickdoor.errors import RecordError

FORMAT: Final = 1
LINK_SIZE: Final = 8
# The defaults of an act, in the order of its key; the verb has none, the offer is kept apart.
DEFAULTS: Final[tuple[object, ...]] = (None, *Act().key()[1:-1])


@mypyc_attr(native_class=True, acyclic=True)
class Entry:
    """One act of a record, with its seat and, if anyone said, its question and who submitted it."""

    def __init__(self, seat: int, act: Act, question: int = 0, by: str = "") -> None:
        self.seat = seat
        self.act = act
        self.question = question  # that it answers, or the offer; 0: whichever was open
        self.by = by  # "", or for instance "clock", "bot"


class Record:
    """A game as it was set up and played so far, every secret included.

    Attributes:
        engine: The version of kickdoor that made it.
        edition: By whose rules it was played.
        options: What was switched on.
        sets: The sets of cards, each with its id and digest.
        seats: The players, each with name, sex and colour.
        seed: What all chance followed from.
        own: The card files of sets that do not come with the game: by set, name and text.
        dice: Rolls that were given beforehand, for a game begun by a deal.
        picks: Unseen picks that were given likewise.
        start: The packed table, for a game that was not begun by a deal.
        draws: Every use of chance worked out so far: stream, index, number of outcomes, outcome.
        hash: The digest of the state after the last act.
        state: The format of packed tables by which that was digested.
        made: Older acts, as the engine keeps them: read `acts`.
        logged: How many of `made` are this record's.
        fresh: The latest acts, likewise.
        noted: Uses of chance that are not worked out yet.
        notes: How much of `noted` is this record's.
    """

    def __init__(
        self,
        engine: str,
        edition: str,
        options: tuple[str, ...],
        sets: list[tuple[str, str]],
        seats: list[tuple[str, str, int]],
        seed: bytes,
        like: Record | None = None,
    ) -> None:
        """A record without acts, or one that is as another is."""
        self.engine = engine  # the version that made it
        self.edition = edition
        self.options = options
        self.sets = sets  # id and digest
        self.seats = seats  # name, sex, colour
        self.seed = seed
        if like is None:
            self.own: dict[str, dict[str, str]] = {}  # card files of sets not of the game
            self.dice: list[int] = []  # scripted, for a game begun by a deal
            self.picks: list[int] = []
            self.start = b""  # the packed table, for a game that was not begun by a deal
            self.made = ActLog()  # shared by copies
            self.logged = 0  # how much of it is this record's
            self.fresh: list[Made] = []  # what came after
            self.draws: list[tuple[str, int, int, int]] = []  # stream, index, n, result: shared
            # Draws not worked out yet, three numbers each: the stream's number, index and n.
            self.noted: list[int] = []  # shared likewise
            self.notes = 0  # how much of it is this record's
            self.hash = ""  # of the state after the last act
            self.state = pack.FORMAT  # the format of the packed table that the hash is of
        else:  # acts and the set-up never change, and are shared
            self.own, self.start = like.own, like.start
            self.dice, self.picks = like.dice, like.picks
            self.made, self.logged, self.fresh = like.made, like.logged, like.fresh.copy()
            self.draws, self.noted, self.notes = like.draws, like.noted, like.notes
            self.hash, self.state = like.hash, like.state

    def add(self, seat: int, act: Act, question: int = 0, by: str = "") -> None:
        """One more act."""
        self.fresh.append((seat, act, question, by))
        if len(self.fresh) == FRESH:
            self.put_in_log()

    def put_in_log(self) -> None:
        """Put the latest acts into the log."""
        if not self.fresh:
            return
        self.made = self.made.longer(self.logged, self.fresh)
        self.logged = self.made.length
        self.fresh = []

    @property
    def length(self) -> int:
        """How many acts there are."""
        return self.logged + len(self.fresh)

    @property
    def acts(self) -> list[Entry]:
        """The acts so far, in order."""
        self.put_in_log()
        return [_entry(made) for made in self.made.some(0, self.logged)]

    def entry(self, number: int) -> Entry:
        """One act, counted from 0."""
        self.put_in_log()
        return _entry(self.made.some(number, number + 1)[0])

    def forget(self) -> None:
        """Drop the acts and draws: somebody else keeps them."""
        self.made, self.logged, self.fresh = ActLog(), 0, []
        self.draws, self.noted, self.notes = [], [], 0

    def copy(self) -> Record:
        """A record of its own."""
        return Record(
            self.engine, self.edition, self.options, self.sets, self.seats, self.seed, self
        )

    def apart(self) -> Record:
        """A copy that shares nothing with this one that could be changed: for strangers."""
        twin = self.copy()
        twin.sets, twin.seats = self.sets.copy(), self.seats.copy()
        twin.own = {name: files.copy() for name, files in self.own.items()}
        twin.dice, twin.picks = self.dice.copy(), self.picks.copy()
        twin.made = self.made.apart(self.logged)
        twin.draws, twin.noted = self.draws.copy(), self.noted[: self.notes]
        return twin

    def note(self, chances: tuple[int, ...]) -> None:
        """Note uses of chance.

        Of a deck the index is the number of the shuffle, n how many cards were shuffled. Results
        follow from the seed, and are worked out when somebody reads the record.
        """
        if len(self.noted) != self.notes:
            self.noted = self.noted[: self.notes]
        self.noted.extend(chances)
        self.notes = len(self.noted)

    def work_out(self) -> None:
        """Turn what was noted into draws with their results."""
        draws = self.draws.copy()
        for i in range(0, self.notes, 3):
            stream, index, n = self.noted[i : i + 3]
            name = STREAMS[stream]
            if stream in (DOORS, TREASURES):
                draws.extend(shuffle_draws(self.seed, f"{name}/{index}", n))
            else:
                draws.append((name, index, n, draw(self.seed, name, index, n)))
        self.draws = draws
        self.noted = []
        self.notes = 0

    def to_json(self) -> str:
        """The record as one JSON object, sealed."""
        self.work_out()
        data = self.setup()
        link = hashed("", data)
        acts: list[list[Any]] = []
        for entry in self.acts:
            link = hashed(link, entry_data(entry))
            line = [entry.seat, entry.question, act_data(entry.act), link[:LINK_SIZE]]
            acts.append([*line, entry.by] if entry.by else line)
        draws = [list(one) for one in self.draws]
        data.update(acts=acts, draws=draws, hash=self.hash)
        if self.state != pack.OLDER:
            data["state"] = self.state
        data["seal"] = seal_of(link, draws, self.hash, self.state)
        return _json(data)

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """The record in this text; RecordError says what is wrong and where."""
        from kickdoor.engine.codec.record_reading import read_record

        return read_record(text)

    def setup(self) -> dict[str, Any]:
        """What the game was set up with, as its record's JSON begins."""
        data: dict[str, Any] = {
            "kickdoor": FORMAT,
            "engine": self.engine,
            "edition": self.edition,
            "options": list(self.options),
            "sets": [list(one) for one in self.sets],
            "seats": [list(one) for one in self.seats],
            "seed": self.seed.hex(),
        }
        if self.own:
            data["own"] = self.own
        if self.dice:
            data["dice"] = self.dice
        if self.picks:
            data["picks"] = self.picks
        if self.start:
            data["start"] = base64.b64encode(self.start).decode()
        return data


def _entry(made: Made) -> Entry:
    seat, act, question, by = made
    return Entry(seat, act, question or act.offer_meant(), by)


def entry_data(entry: Entry) -> list[Any]:
    """What the chain is made over."""
    return [entry.seat, entry.question, act_data(entry.act), entry.by]


def act_data(act: Act) -> list[Any]:
    """An act as a list: its key without the offer, less the defaults at its end."""
    key: tuple[object, ...] = act.key()
    end = len(DEFAULTS)
    while end > 1 and key[end - 1] == DEFAULTS[end - 1]:
        end -= 1
    return [list(value) if isinstance(value, tuple) else value for value in key[:end]]


def seal_of(link: str, draws: list[Any], digest: str, state: int) -> str:
    """What closes the chain; version 0.1.0 knew one format of packed tables, and did not say it."""
    return hashed(link, [draws, digest] if state == pack.OLDER else [draws, digest, state])


def check_draws(record: Record) -> int:
    """Derives every draw anew from the seed: how many there were, or RecordError at a wrong one."""
    record.work_out()
    following: dict[str, int] = {}
    for i, (stream, index, n, result) in enumerate(record.draws):
        expected_index = following.get(stream, index if record.start else 0)
        if index != expected_index:
            raise RecordError(
                f"record: draws[{i}]: {stream}: index {index}, expected {expected_index}"
            )
        following[stream] = index + 1
        expected = draw(record.seed, stream, index, n)
        if result != expected:
            raise RecordError(
                f"record: draws[{i}]: {stream}/{index} of {n}: {result}, the seed gives {expected}"
            )
    return len(record.draws)


def shuffle_draws(seed: bytes, stream: str, cards: int) -> list[tuple[str, int, int, int]]:
    """The draws that `chance.shuffled` makes for so many cards."""
    return [(stream, i, cards - i, draw(seed, stream, i, cards - i)) for i in range(cards - 1)]


def check_sets(record: Record, catalogue: Catalogue) -> None:
    """Refuses a record made with other cards than these."""
    ours = list(zip(catalogue.sets, catalogue.digests, strict=True))
    if [name for name, _ in record.sets] != catalogue.sets:
        theirs = ", ".join(name for name, _ in record.sets)
        raise RecordError(f"record: sets: {theirs}, expected {', '.join(catalogue.sets)}")
    for (name, digest), (_, expected) in zip(record.sets, ours, strict=True):
        if digest != expected:
            raise RecordError(
                f"record: set {name}: made with other cards ({digest[:12]}, not {expected[:12]})"
            )


def check_acts(acts: list[Entry], catalogue: Catalogue) -> None:
    """Refuses acts that name what these cards have not."""
    cards, powers = len(catalogue.cards), len(catalogue.powers)
    for i, entry in enumerate(acts):
        _, card, several, other, _, _, _, _, power, of, _, _, pay, _, _, _ = entry.act.key()
        highest = max(card, of)
        for c in several + other + pay:
            highest = max(highest, c)
        if highest >= cards:
            raise RecordError(f"record: acts[{i}]: there is no card {highest}")
        if power >= powers:
            raise RecordError(f"record: acts[{i}]: there is no power {power}")


_PLAIN: Final = json.JSONEncoder(separators=(",", ":"))
_SORTED: Final = json.JSONEncoder(separators=(",", ":"), sort_keys=True)


def _json(data: object) -> str:
    return _PLAIN.encode(data)


def hashed(link: str, data: object) -> str:
    """The next link of the chain."""
    text = _SORTED.encode(data)
    return sha256(f"{link}{text}".encode()).hexdigest()
