"""A record: set-up, seed and acts, every secret included. Replayed, it leads to the same state.

As JSON it is one object. Acts are lists `[seat, question, act, link, by]`: the act is `Act.key()`
without the question and without defaults at its end; the link is the start of a hash over the
set-up and all acts so far, so that a change is found where it was made. The `seal` closes the chain
over the draws and the hash of the last state: nothing can be cut off. Draws are lists
`[stream, index, n, result]`, which `check_draws` derives anew from the seed without the engine.
"""

from __future__ import annotations

import base64
import binascii
import json
from hashlib import sha256
from typing import Any, Final

from kickdoor.engine.act import Act
from kickdoor.engine.catalogue import Catalogue
from kickdoor.engine.chance import draw
from kickdoor.engine.words_of_play import REF_KIND, REF_VALUE, SEXES, VERBS
from kickdoor.errors import RecordError

FORMAT: Final = 1
_LINK: Final = 8
_FIELDS: Final = (
    "kickdoor", "engine", "edition", "options", "sets", "seats", "seed", "dice", "picks", "start",
    "acts", "draws", "hash", "seal",
)  # fmt: skip
_HIGHEST: Final = REF_KIND | REF_VALUE
# The defaults of an act, in the order of its key; the verb has none, the question is kept apart.
_DEFAULTS: Final[tuple[object, ...]] = (
    None, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1,
)  # fmt: skip
_ASK_AT: Final = 13


class Entry:
    """One act of a record, with its seat and, if anyone said, who submitted it."""

    def __init__(self, seat: int, act: Act, by: str = "") -> None:
        self.seat = seat
        self.act = act
        self.by = by  # "", or for instance "clock", "bot"

    def data(self) -> list[Any]:
        """What the chain is made over."""
        return [self.seat, self.act.question, act_data(self.act), self.by]


class Record:
    """A game as it was set up and played so far."""

    def __init__(
        self,
        engine: str,
        edition: str,
        options: tuple[str, ...],
        sets: list[tuple[str, str]],
        seats: list[tuple[str, str, int]],
        seed: bytes,
    ) -> None:
        self.engine = engine  # the version that made it
        self.edition = edition
        self.options = options
        self.sets = sets  # id and digest
        self.seats = seats  # name, sex, colour
        self.seed = seed
        self.dice: list[int] = []  # scripted, for a game begun by a deal
        self.picks: list[int] = []
        self.start = b""  # the packed table, for a game that was not begun by a deal
        self.acts: list[Entry] = []
        self.draws: list[tuple[str, int, int, int]] = []  # stream, index, n, result
        self.hash = ""  # of the state after the last act

    def add(self, seat: int, act: Act, by: str = "") -> None:
        self.acts.append(Entry(seat, act, by))

    def copy(self) -> Record:
        """A record of its own; entries and the set-up never change and are shared."""
        twin = Record(self.engine, self.edition, self.options, self.sets, self.seats, self.seed)
        twin.dice, twin.picks, twin.start = self.dice, self.picks, self.start
        twin.acts = self.acts.copy()
        twin.draws = self.draws.copy()
        twin.hash = self.hash
        return twin

    def to_json(self) -> str:
        data = self._setup()
        link = _hashed("", data)
        acts: list[list[Any]] = []
        for entry in self.acts:
            link = _hashed(link, entry.data())
            line = [entry.seat, entry.act.question, act_data(entry.act), link[:_LINK]]
            acts.append([*line, entry.by] if entry.by else line)
        draws = [list(one) for one in self.draws]
        data.update(acts=acts, draws=draws, hash=self.hash, seal=_hashed(link, [draws, self.hash]))
        return _json(data)

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """The record in this text; RecordError says what is wrong and where."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"record: this is no JSON: {error}") from None
        return _read(data)

    def _setup(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "kickdoor": FORMAT,
            "engine": self.engine,
            "edition": self.edition,
            "options": list(self.options),
            "sets": [list(one) for one in self.sets],
            "seats": [list(one) for one in self.seats],
            "seed": self.seed.hex(),
        }
        if self.dice:
            data["dice"] = self.dice
        if self.picks:
            data["picks"] = self.picks
        if self.start:
            data["start"] = base64.b64encode(self.start).decode()
        return data


def act_data(act: Act) -> list[Any]:
    """An act as a list: its key without the question, less the defaults at its end."""
    key = act.key()
    end = len(_DEFAULTS)
    while end > 1 and key[end - 1] == _DEFAULTS[end - 1]:
        end -= 1
    return [list(value) if isinstance(value, tuple) else value for value in key[:end]]


def act_of(data: object, question: int = 0, where: str = "act") -> Act:
    """The act that `act_data` made this list of."""
    if not isinstance(data, list) or not 1 <= len(data) <= len(_DEFAULTS):
        raise _bad(where, f"a list of 1 to {len(_DEFAULTS)} values", data)
    verb = _int(data[0], f"{where}: verb", 0, len(VERBS) - 1)
    key: list[Any] = [verb]
    for i in range(1, len(_DEFAULTS)):
        default = _DEFAULTS[i]
        value = data[i] if i < len(data) else default
        place = f"{where}[{i}]"
        if isinstance(default, tuple):
            key.append(tuple(_ints(list(value) if value == () else value, place)))
        elif i == _ASK_AT:
            if not isinstance(value, bool):
                raise _bad(place, "true or false", value)
            key.append(value)
        else:
            key.append(_int(value, place, -1, _HIGHEST))
    key.append(question)
    return Act(*key)


def check_draws(record: Record) -> int:
    """Derives every draw anew from the seed: how many there were, or RecordError at a wrong one."""
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


def check_cards(record: Record, catalogue: Catalogue) -> None:
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
    cards, powers = len(catalogue.cards), len(catalogue.powers)
    for i, entry in enumerate(record.acts):
        act = entry.act
        for card in (act.card, act.of, *act.cards, *act.other, *act.pay):
            if card >= cards:
                raise RecordError(f"record: acts[{i}]: there is no card {card}")
        if act.power >= powers:
            raise RecordError(f"record: acts[{i}]: there is no power {act.power}")


# Reading.


def _read(data: object) -> Record:
    if not isinstance(data, dict):
        raise _bad("record", "an object", data)
    if data.get("kickdoor") != FORMAT:
        raise _bad("record: kickdoor", f"format {FORMAT}", data.get("kickdoor"))
    for name in data:
        if name not in _FIELDS:
            raise RecordError(f"record: {name}: no field of a record")
    for name in _FIELDS:
        if name not in data and name not in ("dice", "picks", "start"):
            raise RecordError(f"record: {name} is missing")
    record = _read_setup(data)
    link = _read_acts(record, data["acts"])
    for i, line in enumerate(_list(data["draws"], "record: draws")):
        record.draws.append(_read_draw(line, f"record: draws[{i}]"))
    record.hash = _text(data["hash"], "record: hash")
    seal = _hashed(link, [data["draws"], record.hash])
    if data["seal"] != seal:
        raise RecordError(
            f"record: seal: {data['seal']!r}, expected {seal!r}: draws or hash were changed, or "
            f"something was cut off after {len(record.acts)} acts"
        )
    return record


def _read_setup(data: dict[str, Any]) -> Record:
    options = [
        _text(o, f"record: options[{i}]")
        for i, o in enumerate(_list(data["options"], "record: options"))
    ]
    sets: list[tuple[str, str]] = []
    for i, one in enumerate(_list(data["sets"], "record: sets")):
        pair = _list(one, f"record: sets[{i}]", 2)
        sets.append(
            (_text(pair[0], f"record: sets[{i}]: id"), _text(pair[1], f"record: sets[{i}]: digest"))
        )
    seats = [
        _read_seat(s, f"record: seats[{i}]")
        for i, s in enumerate(_list(data["seats"], "record: seats"))
    ]
    record = Record(
        _text(data["engine"], "record: engine"),
        _text(data["edition"], "record: edition"),
        tuple(options),
        sets,
        seats,
        _seed(data["seed"]),
    )
    record.dice = _ints(data.get("dice", []), "record: dice")
    record.picks = _ints(data.get("picks", []), "record: picks")
    record.start = _start(data.get("start", ""))
    return record


def _read_seat(data: object, where: str) -> tuple[str, str, int]:
    name, sex, colour = _list(data, where, 3)
    if sex not in SEXES:
        raise _bad(f"{where}: sex", " or ".join(SEXES), sex)
    return _text(name, f"{where}: name"), sex, _int(colour, f"{where}: colour", 0, _HIGHEST)


def _read_acts(record: Record, data: object) -> str:
    """Reads the acts along their chain; its last link."""
    link = _hashed("", record._setup())
    for i, line in enumerate(_list(data, "record: acts")):
        where = f"record: acts[{i}]"
        if not isinstance(line, list) or not 4 <= len(line) <= 5:
            raise _bad(where, "[seat, question, act, link] and perhaps by whom", line)
        seat = _int(line[0], f"{where}: seat", 0, len(record.seats) - 1)
        question = _int(line[1], f"{where}: question", 0, 1 << 31)
        entry = Entry(seat, act_of(line[2], question, f"{where}: act"))
        entry.by = _text(line[4], f"{where}: by") if len(line) > 4 else ""
        link = _hashed(link, entry.data())
        if line[3] != link[:_LINK]:
            raise RecordError(
                f"{where}: link {line[3]!r}, expected {link[:_LINK]!r}: "
                "this act, one before it or the set-up was changed"
            )
        record.acts.append(entry)
    return link


def _read_draw(data: object, where: str) -> tuple[str, int, int, int]:
    stream, index, n, result = _list(data, where, 4)
    n = _int(n, f"{where}: n", 1, 1 << 31)
    return (
        _text(stream, f"{where}: stream"),
        _int(index, f"{where}: index", 0, 1 << 31),
        n,
        _int(result, f"{where}: result", 0, n - 1),
    )


def _seed(value: object) -> bytes:
    try:
        seed = bytes.fromhex(_text(value, "record: seed"))
    except ValueError:
        raise _bad("record: seed", "hexadecimal digits", value) from None
    if len(seed) > 255:
        raise RecordError(f"record: seed: {len(seed)} bytes, expected 32")
    return seed


def _start(value: object) -> bytes:
    try:
        return base64.b64decode(_text(value, "record: start"), validate=True)
    except (binascii.Error, ValueError):
        raise RecordError("record: start: expected base64") from None


def _bad(where: str, expected: str, value: object) -> RecordError:
    found = repr(value)
    return RecordError(
        f"{where}: expected {expected}, got {found if len(found) < 60 else found[:57] + '...'}"
    )


def _int(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad(where, f"a number from {low} to {high}", value)
    return value


def _ints(value: object, where: str) -> list[int]:
    return [_int(one, f"{where}[{i}]", -1, _HIGHEST) for i, one in enumerate(_list(value, where))]


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise _bad(where, "a string", value)
    return value


def _list(value: object, where: str, size: int = -1) -> list[Any]:
    if not isinstance(value, list):
        raise _bad(where, "a list", value)
    if size >= 0 and len(value) != size:
        raise _bad(where, f"{size} values", value)
    return value


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def _hashed(link: str, data: object) -> str:
    """The next link of the chain."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return sha256(f"{link}{text}".encode()).hexdigest()
